/** Worker for programs and odds: runs encoded tasks, one at a time. On a first visit it also makes the memory for later ones. */
import { boot } from './boot';
import type { Start } from './protocol';

type Perform = (task: Uint8Array) => { toJs(): Uint8Array; destroy(): void };
let perform: Promise<Perform> | null = null;

async function open(start: Start): Promise<Perform> {
  const python = await boot(start, undefined, true);
  const found = python.runPython('from naumachia.browser.work import perform\nperform') as Perform;
  postMessage({ ready: true });
  return found;
}

onmessage = async ({ data }: MessageEvent<Start | { id: number; task: Uint8Array }>) => {
  if ('t' in data) {
    perform = open(data);
    return;
  }
  const found = (await perform!)(data.task);
  const result = found.toJs();
  found.destroy();
  postMessage({ id: data.id, result }, { transfer: [result.buffer] });
};
