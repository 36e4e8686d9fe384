/**
 * Locks between the tabs of a browser that offers none: on plain `http` addresses `navigator.locks` is missing.
 *
 * A lock is a lease that its holder renews. It passes on when the holder releases it, or when its tab is closed or frozen and the lease
 * runs out. A holder that finds another in
 * its lease has lost it, as with a stolen lock of the browser.
 */
import type { Locks } from './tabs';

/** Milliseconds between two renewals, and between two looks at a lease that another holds. */
export const BEAT = 700;
/** Milliseconds after which a lease that is not renewed is free. */
export const LASTS = 3500;

export interface Lease {
  owner: string;
  until: number;
}

/** Keeps leases by name. A change is atomic between tabs. */
export interface LeaseStore {
  /** Put what `next` makes of a lease in its place; undefined deletes it. Return the new one. */
  change(name: string, next: (now: Lease | undefined) => Lease | undefined): Promise<Lease | undefined>;
}

export class Lost extends Error {}

type Callback = (lock: null) => unknown;

/** Locks of one tab. */
export class LeaseLocks {
  private count = 0;

  constructor(
    private store: LeaseStore,
    private me: string,
    private wait = (time: number) => new Promise((done) => setTimeout(done, time)),
  ) {}

  /** Return a promise for what the callback returns once the lock is held, rejected when it is lost. */
  readonly request = (async (name: string, given: LockOptions | Callback, then?: Callback): Promise<unknown> => {
    const [steal, work] = typeof given === 'function' ? [false, given] : [given.steal ?? false, then!];
    const owner = `${this.me}.${++this.count}`;
    if (!(await this.take(name, owner, steal))) return work(null); // nothing is kept here, and nobody to share it with
    const done = Promise.resolve(work(null));
    const lost = this.hold(name, owner, done);
    try {
      return await Promise.race([done, lost]);
    } finally {
      await this.store.change(name, (now) => (now?.owner === owner ? undefined : now)).catch(() => undefined);
    }
  }) as Locks['request'];

  /** Wait until the lease is taken; false where no lease can be kept. */
  private async take(name: string, owner: string, steal: boolean): Promise<boolean> {
    for (;;) {
      const time = Date.now();
      const free = (now: Lease | undefined) =>
        steal || !now || now.owner === owner || now.until < time || now.until > time + 2 * LASTS; // a clock set back
      try {
        const found = await this.store.change(name, (now) => (free(now) ? { owner, until: time + LASTS } : now));
        if (found?.owner === owner) return true;
      } catch {
        return false;
      }
      await this.wait(BEAT);
    }
  }

  /** Renew a lease until the work is done; rejected when another has it. */
  private async hold(name: string, owner: string, work: Promise<unknown>): Promise<never> {
    let over = false;
    const end = () => void (over = true);
    work.then(end, end);
    for (;;) {
      await this.wait(BEAT);
      if (over) return new Promise<never>(() => undefined);
      const until = Date.now() + LASTS;
      const found = await this.store
        .change(name, (now) => (!now || now.owner === owner ? { owner, until } : now))
        .catch(() => undefined); // no room for a moment: the next time
      if (found && found.owner !== owner) throw new Lost(name);
    }
  }
}

const LEASES = 'leases';

/** Leases in IndexedDB, in a database of their own: that of the matches may be full or of another version. */
export class StoredLeases implements LeaseStore {
  private db: Promise<IDBDatabase> | null = null;

  async change(name: string, next: (now: Lease | undefined) => Lease | undefined): Promise<Lease | undefined> {
    const db = await (this.db ??= open());
    return new Promise((resolve, reject) => {
      const transaction = db.transaction(LEASES, 'readwrite');
      const store = transaction.objectStore(LEASES);
      const read = store.get(name) as IDBRequest<Lease | undefined>;
      let found: Lease | undefined;
      read.onsuccess = () => {
        found = next(read.result);
        if (found === undefined) store.delete(name);
        else if (found !== read.result) store.put(found, name);
      };
      transaction.oncomplete = () => resolve(found);
      transaction.onabort = () => reject(transaction.error ?? new Error('storage'));
    });
  }
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('naumachia-leases', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(LEASES);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('storage'));
  });

/** Messages to the worker that renews leases, and back. */
export type ToLeases = { t: 'request'; id: number; name: string; steal: boolean } | { t: 'release'; id: number };
export type FromLeases = { t: 'held' | 'lost'; id: number };

/** Locks whose leases another worker renews: Python keeps this one busy for seconds. */
export function lockedBy(worker: Pick<Worker, 'postMessage' | 'onmessage'>): Locks {
  const asked = new Map<number, { held: () => void; lost: () => void }>();
  let next = 1;
  worker.onmessage = ({ data }: MessageEvent<FromLeases>) => asked.get(data.id)?.[data.t]();
  const post = (message: ToLeases) => worker.postMessage(message);
  const request = (name: string, given: LockOptions | Callback, then?: Callback) => {
    const [steal, work] = typeof given === 'function' ? [false, given] : [given.steal ?? false, then!];
    return new Promise<unknown>((resolve, reject) => {
      const id = next++;
      const release = () => {
        asked.delete(id);
        post({ t: 'release', id });
      };
      const held = () => void Promise.resolve(work(null)).then(resolve, reject).finally(release);
      const lost = () => {
        asked.delete(id);
        reject(new Lost(name));
      };
      asked.set(id, { held, lost });
      post({ t: 'request', id, name, steal });
    });
  };
  return { request } as Locks;
}
