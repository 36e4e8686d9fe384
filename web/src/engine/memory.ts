/** Memory of a Python that has imported everything, kept by the browser: later visits begin with it. */
import type { Start } from './protocol';

const CACHE = 'naumachia-memory';

/** Memories of other versions are of no use. */
const address = ({ base, files }: Start) => `${base}memory/${files.wasm}-${files.library}-${files.pack}`;

/** The memory of this version, or nothing where none is kept or none may be. */
export async function readMemory(start: Start): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const found = await (await caches.open(CACHE)).match(address(start));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

export async function keepMemory(start: Start, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await forgetMemory(start);
    await (await caches.open(CACHE)).put(address(start), new Response(memory));
  } catch {
    // no room, or not allowed: the next visit begins without
  }
}

/** Forget the memories of this site, of all versions. */
export async function forgetMemory({ base }: Start): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    const ours = (await cache.keys()).filter((one) => one.url.startsWith(`${base}memory/`));
    await Promise.all(ours.map((one) => cache.delete(one)));
  } catch {
    // there is none
  }
}
