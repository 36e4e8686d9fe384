/**
 * Tabs of one browser share one engine. A lock decides which tab has it; the others ask it over a broadcast channel. When that tab closes
 * the lock passes to the next one, which starts an engine from what is kept.
 *
 * Each tab holds a second lock under its own name, so that the engine notices when it is gone. Where the browser has no locks (a page
 * that is not from a secure address) leases take their place (`leases.ts`). In any case the store lets only the last engine write.
 */
import type { Answer, Call, Dial, FromEngine, Keeping, ToEngine } from './protocol';

const NAME = 'naumachia.engine';
const TAB = 'naumachia.tab.';
/** Milliseconds without a word of the tab that has the engine. */
export const SILENT = 8000;
/** The code of a line that broke: pages dial again. */
export const BROKEN = 1006;

type Letter =
  | { t: 'ask'; from: string; message: ToEngine }
  | { t: 'answer'; to: string; message: Answer }
  /** The request has arrived, and will be answered. */
  | { t: 'come'; to: string }
  /** For the pages of all tabs. */
  | { t: 'news'; message: Keeping }
  /** An engine has begun: what was asked before must be asked again. */
  | { t: 'begun' };

/** Something that answers messages of tabs: the engine. */
export interface Engine {
  hear(tab: string, message: ToEngine): void;
  /** A tab has gone. */
  left(tab: string): void;
}

export type Locks = Pick<LockManager, 'request'>;
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;

/** Name that no other tab has. */
export const newName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class Tabs {
  readonly me = newName();
  private engine: Engine | null = null;
  private calls = new Map<number, Call>();
  private lines = new Map<string, Dial>();
  private known = new Set<string>();
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private silent = false;
  private last: Keeping | null = null;

  constructor(
    /** To the page of this tab. */
    private tell: (message: FromEngine) => void,
    /** Begin an engine here. */
    private begin: () => Engine,
    private locks: Locks | undefined = navigator.locks as Locks | undefined,
    private channel: Channel = new BroadcastChannel(NAME),
  ) {
    channel.onmessage = ({ data }: MessageEvent<Letter>) => this.receive(data);
  }

  /** Begin the engine as soon as no other tab has it, or now with `steal`. */
  start(steal = false): void {
    if (!this.locks) return this.lead();
    if (!steal) void this.locks.request(TAB + this.me, forever);
    const hold = () => {
      if (!this.engine) this.lead();
      return forever();
    };
    this.locks.request(NAME, steal ? { steal } : {}, hold).catch(() => {
      if (this.engine) this.tell({ t: 'taken' });
      this.engine = null;
    });
  }

  /** A message of this tab's page. */
  send(message: ToEngine): void {
    if (this.engine) return this.engine.hear(this.me, message);
    if (message.t === 'call') this.calls.set(message.id, message);
    else if (message.t === 'dial') this.lines.set(message.line, message);
    else if (message.t === 'hang-up') this.lines.delete(message.line);
    this.ask(message);
  }

  /** An answer of the engine to the page of a tab. */
  answer(tab: string, message: Answer): void {
    if (tab === this.me) this.tell(message);
    else this.post({ t: 'answer', to: tab, message });
  }

  /** Tell the pages of all tabs whether matches are kept. */
  news(message: Keeping): void {
    this.last = message;
    this.tell(message);
    this.post({ t: 'news', message });
  }

  private lead(): void {
    const early = this.forget();
    this.engine = this.begin();
    this.hush();
    this.post({ t: 'begun' });
    for (const call of early) this.engine.hear(this.me, call);
  }

  private receive(letter: Letter): void {
    if (letter.t === 'ask' && this.engine) {
      this.post({ t: 'come', to: letter.from });
      this.meet(letter.from);
      this.engine.hear(letter.from, letter.message);
    } else if (letter.t === 'answer' && letter.to === this.me) {
      this.hush();
      if (letter.message.t === 'reply') this.calls.delete(letter.message.id);
      if (letter.message.t === 'closed') this.lines.delete(letter.message.line);
      this.tell(letter.message);
    } else if (letter.t === 'come' && letter.to === this.me) {
      this.hush();
    } else if (letter.t === 'news' && !this.engine) {
      this.tell(letter.message);
    } else if (letter.t === 'begun' && !this.engine) {
      this.hush();
      for (const call of this.forget()) this.send(call);
    }
  }

  /** Notice when a tab goes. */
  private meet(tab: string): void {
    if (this.known.has(tab) || !this.locks) return;
    this.known.add(tab);
    if (this.last) this.post({ t: 'news', message: this.last });
    void this.locks.request(TAB + tab, () => {
      this.known.delete(tab);
      this.engine?.left(tab);
    });
  }

  private ask(message: ToEngine): void {
    this.post({ t: 'ask', from: this.me, message });
    if (message.t === 'hang-up') return;
    this.doubt ??= setTimeout(() => {
      this.silent = true;
      this.tell({ t: 'silent', silent: true });
    }, SILENT);
  }

  private hush(): void {
    clearTimeout(this.doubt);
    this.doubt = undefined;
    if (this.silent) this.tell({ t: 'silent', silent: false });
    this.silent = false;
  }

  /** The engine that was asked is gone: its lines are broken. Return the calls without a reply. */
  private forget(): Call[] {
    const calls = [...this.calls.values()];
    const lines = [...this.lines.keys()];
    this.calls.clear();
    this.lines.clear();
    for (const line of lines) this.tell({ t: 'closed', line, code: BROKEN });
    return calls;
  }

  private post(letter: Letter): void {
    this.channel.postMessage(letter);
  }
}

const forever = () => new Promise<never>(() => undefined);
