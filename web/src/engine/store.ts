/** Matches in IndexedDB: the head of each, and its lines one by one. */
import type { Keeping } from './protocol';
import { newName } from './tabs';

const NAME = 'naumachia';
const VERSION = 1;
const HEADS = 'heads';
const LINES = 'lines';
const META = 'meta';
type Change = { match: string; head: string; first: number; lines: string[] };
export type Kept = [head: string, lines: string[]][];

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(HEADS);
      request.result.createObjectStore(LINES);
      request.result.createObjectStore(META);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
    request.onblocked = () => reject(new Error('storage is blocked'));
  });

const linesOf = (match: string, first = 0) => IDBKeyRange.bound([match, first], [match, Infinity]);

/** Another tab has taken the matches over. */
export class TakenOver extends Error {}

export class Store {
  /** Changes that could not be kept yet, by match. */
  private late = new Map<string, Change[]>();
  private db: IDBDatabase | null = null;
  private owner = newName();
  /** Changes are kept one after the other. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private told: (kept: Keeping['kept']) => void) {}

  /** Become the owner of the matches and read them all. Where storage is forbidden there are none. */
  async open(): Promise<{ kept: Kept; alive: number }> {
    try {
      this.db = await open();
      await this.write((transaction) => transaction.objectStore(META).put(this.owner, 'owner'), false);
      return await this.read(this.db);
    } catch {
      this.db = null;
      this.told('forbidden');
      return { kept: [], alive: 0 };
    }
  }

  private async read(db: IDBDatabase): Promise<{ kept: Kept; alive: number }> {
    const transaction = db.transaction([HEADS, LINES, META]);
    const [names, heads, keys, lines, alive] = await Promise.all([
      done(transaction.objectStore(HEADS).getAllKeys()),
      done(transaction.objectStore(HEADS).getAll() as IDBRequest<string[]>),
      done(transaction.objectStore(LINES).getAllKeys()),
      done(transaction.objectStore(LINES).getAll() as IDBRequest<string[]>),
      done(transaction.objectStore(META).get('alive') as IDBRequest<number | undefined>),
    ]);
    const byMatch = new Map<string, string[]>(names.map((name) => [String(name), []]));
    keys.forEach((key, i) => byMatch.get(String((key as IDBValidKey[])[0]))?.push(lines[i]!));
    return { kept: names.map((name, i) => [heads[i]!, byMatch.get(String(name))!]), alive: alive ?? 0 };
  }

  /** Keep a change for good. Where there is no room it stays in memory, and is tried again with every other change. */
  keep(match: string, head: string, first: number, lines: string): Promise<void> {
    const change = { match, head, first, lines: JSON.parse(lines) as string[] };
    const kept = this.turn.then(() => this.keepNow(change));
    this.turn = kept.catch(() => undefined);
    return kept;
  }

  private async keepNow(change: Change): Promise<void> {
    if (!this.db) return;
    const { match, head } = change;
    // of a match that is deleted, and of a beat, only the last change counts
    const changes = match && head ? [...(this.late.get(match) ?? []), change] : [change];
    if (!(await this.wrote(changes))) {
      this.late.set(match, changes);
      return this.told('full');
    }
    if (!this.late.size) return;
    this.late.delete(match);
    for (const [other, waiting] of this.late) {
      if (!(await this.wrote(waiting))) return;
      this.late.delete(other);
    }
    this.told('yes');
  }

  /** Write changes; false where there is no room. */
  private async wrote(changes: Change[]): Promise<boolean> {
    try {
      await this.write((transaction) => changes.forEach((change) => put(transaction, change)));
      return true;
    } catch (error) {
      if (!(error instanceof TakenOver)) return false;
      this.told('elsewhere');
      throw error;
    }
  }

  /** Write in one transaction, that fails when another tab owns the matches by now. */
  private write(work: (transaction: IDBTransaction) => void, guarded = true): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.db!.transaction([HEADS, LINES, META], 'readwrite', { durability: 'strict' });
      let other = false;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(other ? new TakenOver() : (transaction.error ?? new Error('storage')));
      if (!guarded) return work(transaction);
      const owner = transaction.objectStore(META).get('owner');
      owner.onsuccess = () => {
        other = owner.result !== this.owner;
        if (other) return transaction.abort();
        try {
          work(transaction);
        } catch {
          transaction.abort();
        }
      };
    });
  }
}

function put(transaction: IDBTransaction, { match, head, first, lines }: Change): void {
  if (!match) {
    transaction.objectStore(META).put(Number(head), 'alive');
    return;
  }
  transaction.objectStore(LINES).delete(linesOf(match, first));
  if (!head) {
    transaction.objectStore(HEADS).delete(match);
    return;
  }
  transaction.objectStore(HEADS).put(head, match);
  lines.forEach((line, i) => transaction.objectStore(LINES).put(line, [match, first + i]));
}
