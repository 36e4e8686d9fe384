/** The worker for programs and odds, started again when it crashes. */
import type { Start } from './protocol';

interface Waiting {
  resolve: (result: Uint8Array) => void;
  reject: (error: Error) => void;
}

export class Programs {
  private worker: Worker | null = null;
  private started = false;
  private waiting = new Map<number, Waiting>();
  private next = 1;

  constructor(
    private start: Start,
    private make: () => Worker = () =>
      new Worker(new URL('./programs.worker.ts', import.meta.url), { type: 'module', name: 'programs' }),
  ) {}

  /** Run an encoded task; rejected when the worker crashes, which is started again for the next one. */
  perform(task: Uint8Array): Promise<Uint8Array> {
    const worker = this.open();
    return new Promise((resolve, reject) => {
      const id = this.next++;
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, task }, [task.buffer]);
    });
  }

  /** Start the worker before it is needed. */
  open(): Worker {
    const worker = this.prepare();
    if (!this.started) worker.postMessage(this.start);
    this.started = true;
    return worker;
  }

  /** Fetch the script of the worker, while there is a network. */
  prepare(): Worker {
    if (this.worker) return this.worker;
    const worker = this.make();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<{ ready: true } | { id: number; result: Uint8Array }>) => {
      if ('ready' in data) return;
      this.waiting.get(data.id)?.resolve(data.result);
      this.waiting.delete(data.id);
    };
    worker.onerror = (event) => {
      event.preventDefault?.();
      this.crashed(event.message);
    };
    worker.addEventListener('messageerror', () => this.crashed('message'));
    return worker;
  }

  close(): void {
    this.worker?.terminate();
    this.worker = null;
    this.started = false;
  }

  private crashed(why: string): void {
    this.close();
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of lost) one.reject(new Error(why));
  }
}
