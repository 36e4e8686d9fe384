/** Worker with the engine: the matches of this browser. */
import { boot } from './boot';
import { Programs } from './programs';
import type { FromEngine, Start, ToEngine } from './protocol';
import { Store } from './store';

/** The engine in Python. */
interface Engine {
  open(): Promise<void>;
  call(id: number, method: string, address: string, body: string): void;
  dial(line: string, match: string, protocols: string[]): void;
  hear(line: string, text: string): void;
  hang_up(line: string): void;
}
const tell = (message: FromEngine) => postMessage(message);
const early: ToEngine[] = [];
let engine: Engine | null = null;

async function open(start: Start): Promise<void> {
  const store = new Store((kept) => tell({ t: 'keeping', kept }));
  const stored = store.open();
  const python = await boot(start, (done) => tell({ t: 'progress', done }));
  const programs = new Programs(start);
  const host = {
    reply: (id: number, status: number, media: string, name: string, body: string) =>
      tell({ t: 'reply', id, status, media, name, body }),
    send: (line: string, text: string) => tell({ t: 'heard', line, text }),
    closed: (line: string, code: number) => tell({ t: 'closed', line, code }),
    keep: (match: string, head: string, first: number, lines: string) => store.keep(match, head, first, lines),
    perform: async (task: { toJs(): Uint8Array }) => python.toPy(await programs.perform(task.toJs())) as unknown,
  };
  const { kept, alive } = await stored;
  const make = python.runPython('from naumachia.browser.engine import Engine\nEngine') as (
    ...given: unknown[]
  ) => Engine;
  const found = make(host, JSON.stringify(kept), alive);
  await found.open();
  engine = found;
  for (const message of early.splice(0)) hear(message);
  tell({ t: 'progress', done: 1 });
  programs.open();
}

function hear(message: ToEngine): void {
  if (!engine) return void early.push(message);
  switch (message.t) {
    case 'call':
      return engine.call(message.id, message.method, message.address, message.body);
    case 'dial':
      return engine.dial(message.line, message.match, message.protocols);
    case 'say':
      return engine.hear(message.line, message.text);
    case 'hang-up':
      return engine.hang_up(message.line);
  }
}

onmessage = ({ data }: MessageEvent<Start | ToEngine>) => {
  if (data.t !== 'start') return hear(data);
  open(data).catch((error: unknown) => tell({ t: 'broken', why: String(error) }));
};
