/** The engine in a worker as the page sees it: replies as HTTP has them, and lines to matches as sockets. */
import type { EngineFiles } from '../../engine/files';
import type { Call, FromEngine, Start, TakeOver, ToEngine } from '../../engine/protocol';
import type { Backend } from './backend';
import type { Socket } from './socket';

/** Operations whose answers never change: they are files of the site, written when it was built. */
const LASTING = /^api\/(games|words|glossary)\b/;
/** The code of a line that broke. */
const BROKEN = 1006;
const OPEN = 1;
const CLOSED = 3;

/** A line to a match, with as much of a `WebSocket` as is used. */
class Line implements Socket {
  readyState: Socket['readyState'] = OPEN;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    readonly name: string,
    private post: (message: ToEngine) => void,
  ) {}

  send(text: string): void {
    this.post({ t: 'say', line: this.name, text });
  }

  close(): void {
    if (this.readyState === OPEN) this.post({ t: 'hang-up', line: this.name });
    this.readyState = CLOSED;
  }

  hear(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data: text }));
  }

  end(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }));
  }
}

export class EngineBackend implements Backend {
  readonly alone = true;
  private worker: Worker | null = null;
  private calls = new Map<number, { call: Call; resolve: (reply: Response) => void }>();
  private lines = new Map<string, Line>();
  private nextCall = 1;
  private nextLine = 1;
  private listeners = new Set<(message: FromEngine) => void>();

  /** Start the engine before it is needed. */
  start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('../../engine/engine.worker.ts', import.meta.url), {
      type: 'module',
      name: 'engine',
    });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.receive(data);
    worker.onerror = () => this.tell({ t: 'broken', why: 'worker' });
    const start: Start = {
      t: 'start',
      base: new URL('./', document.baseURI).href,
      files: JSON.parse(import.meta.env['VITE_ENGINE'] as string) as EngineFiles,
    };
    worker.postMessage(start);
    return worker;
  }

  /** End the worker and begin another: what it has not answered is asked again. */
  restart(): void {
    this.worker?.terminate();
    this.worker = null;
    const lines = [...this.lines.values()];
    this.lines.clear();
    for (const { call } of this.calls.values()) this.post(call);
    for (const line of lines) line.end(BROKEN);
  }

  /** Have the engine in this tab, though another one has it. */
  takeOver(): void {
    this.start().postMessage({ t: 'take-over' } satisfies TakeOver);
  }

  /** Hear of the engine's progress and of what it cannot keep; return a function that stops. */
  listen(listener: (message: FromEngine) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async fetch(address: string, init?: RequestInit): Promise<Response> {
    if (LASTING.test(address) && !address.includes('?') && (init?.method ?? 'GET') === 'GET') {
      const reply = await fetch(fileOf(address)).catch(() => null);
      if (reply?.ok) return reply;
    }
    const body = init?.body instanceof Blob ? await init.body.text() : String(init?.body ?? '');
    return new Promise((resolve) => {
      const id = this.nextCall++;
      const method = init?.method ?? 'GET';
      const call: Call = { t: 'call', id, method, address: address.slice('api'.length), body };
      this.calls.set(id, { call, resolve });
      this.post(call);
    });
  }

  dial = (match: string, protocols: string[]): Socket => {
    const line = new Line(`${this.nextLine++}`, (message) => this.post(message));
    this.lines.set(line.name, line);
    this.post({ t: 'dial', line: line.name, match, protocols });
    return line;
  };

  private post(message: ToEngine): void {
    this.start().postMessage(message);
  }

  private receive(message: FromEngine): void {
    switch (message.t) {
      case 'reply': {
        const headers = new Headers({ 'content-type': message.media });
        if (message.name) headers.set('content-disposition', `attachment; filename="${message.name}"`);
        this.calls.get(message.id)?.resolve(new Response(message.body, { status: message.status, headers }));
        this.calls.delete(message.id);
        break;
      }
      case 'heard':
        this.lines.get(message.line)?.hear(message.text);
        break;
      case 'closed':
        this.lines.get(message.line)?.end(message.code);
        this.lines.delete(message.line);
        break;
      case 'taken':
        this.restart();
        break;
    }
    this.tell(message);
  }

  private tell(message: FromEngine): void {
    for (const listener of this.listeners) listener(message);
  }
}

/** The file of the site that answers an operation. */
export function fileOf(address: string): string {
  const path = address.replace(/^api\//, 'data/');
  return path + (/^data\/words\/|\/charts\/form\//.test(path) ? '.ftl' : '.json');
}
