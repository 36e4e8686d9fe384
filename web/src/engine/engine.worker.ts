/** Worker with the engine: the matches of this browser. */
import { boot } from './boot';
import { lockedBy } from './leases';
import { Programs } from './programs';
import type { FromEngine, Start, TakeOver, ToEngine } from './protocol';
import { Store } from './store';
import { Tabs, type Engine, type Locks } from './tabs';

/** The engine in Python. */
interface PythonEngine {
  open(): Promise<void>;
  call(id: number, method: string, address: string, body: string): void;
  dial(line: string, match: string, protocols: string[]): void;
  hear(line: string, text: string): void;
  hang_up(line: string): void;
}
/** Milliseconds for the first question after the start. */
const CALM = 1000;
const tell = (message: FromEngine) => postMessage(message);

/** Numbers calls and names lines of all tabs for the engine in Python; what is asked before it is ready waits. */
class SharedEngine implements Engine {
  private early: [string, ToEngine][] = [];
  private engine: PythonEngine | null = null;
  private calls = new Map<number, { tab: string; id: number }>();
  private lines = new Map<string, { tab: string; line: string }>();
  private next = 1;

  constructor(
    start: Start,
    private tabs: () => Tabs,
  ) {
    this.open(start).catch((error: unknown) => tell({ t: 'broken', why: String(error) }));
  }

  hear(tab: string, message: ToEngine): void {
    if (!this.engine) return void this.early.push([tab, message]);
    if (message.t === 'call') {
      const id = this.next++;
      this.calls.set(id, { tab, id: message.id });
      return this.engine.call(id, message.method, message.address, message.body);
    }
    const line = `${tab}/${message.line}`;
    if (message.t === 'say') return this.engine.hear(line, message.text);
    if (message.t === 'hang-up') return this.engine.hang_up(line);
    this.lines.set(line, { tab, line: message.line });
    this.engine.dial(line, message.match, message.protocols);
  }

  left(tab: string): void {
    this.early = this.early.filter(([one]) => one !== tab);
    for (const [line, of] of this.lines) if (of.tab === tab) this.engine?.hang_up(line);
  }

  private async open(start: Start): Promise<void> {
    const store = new Store((kept) => this.tabs().news({ t: 'keeping', kept }));
    const stored = store.open();
    const programs = new Programs(start);
    programs.prepare();
    const python = await boot(start, (done) => tell({ t: 'progress', done: Math.min(done, 0.99) }));
    const host = {
      reply: (number: number, status: number, media: string, name: string, body: string) => {
        const { tab, id } = this.calls.get(number)!;
        this.calls.delete(number);
        this.tabs().answer(tab, { t: 'reply', id, status, media, name, body });
      },
      send: (name: string, text: string) => {
        const { tab, line } = this.lines.get(name)!;
        this.tabs().answer(tab, { t: 'heard', line, text });
      },
      closed: (name: string, code: number) => {
        const { tab, line } = this.lines.get(name)!;
        this.lines.delete(name);
        this.tabs().answer(tab, { t: 'closed', line, code });
      },
      keep: (match: string, head: string, first: number, lines: string) => store.keep(match, head, first, lines),
      perform: async (task: { toJs(): Uint8Array }) => python.toPy(await programs.perform(task.toJs())) as unknown,
    };
    const { kept, alive } = await stored;
    const make = python.runPython('from naumachia.browser.engine import Engine\nEngine') as (
      ...given: unknown[]
    ) => PythonEngine;
    const engine = make(host, JSON.stringify(kept), alive);
    await engine.open();
    this.engine = engine;
    for (const [tab, message] of this.early.splice(0)) this.hear(tab, message);
    tell({ t: 'progress', done: 1 });
    setTimeout(() => programs.open(), CALM); // before it is needed, but not in the way of the first question
  }
}

/** Locks between tabs; where the browser has none, leases. */
const locks = (): Locks =>
  (navigator.locks as LockManager | undefined) ??
  lockedBy(new Worker(new URL('./leases.worker.ts', import.meta.url), { type: 'module', name: 'leases' }));

let tabs: Tabs | null = null;

onmessage = ({ data }: MessageEvent<Start | ToEngine | TakeOver>) => {
  if (data.t === 'start') {
    const found: Tabs = new Tabs(tell, () => new SharedEngine(data, () => found), locks());
    tabs = found;
    found.start();
  } else if (data.t === 'take-over') tabs?.start(true);
  else tabs?.send(data);
};
