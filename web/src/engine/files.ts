/** Files of the engine: fetched, counted and unpacked. They are compressed by us, so that any web host will do. */

/** Names of the files below `engine/`, as the build wrote them; the sizes are those of the compressed files. */
export interface EngineFiles {
  wasm: string;
  library: string;
  pack: string;
  loader: string;
  script: string;
  sizes: Record<Packed, number>;
}
export type Packed = 'wasm' | 'library' | 'pack';

/** Fetches packed files; `told` hears what share of all their bytes has come. */
export class Files {
  private come = 0;
  private readonly whole: number;

  constructor(
    private base: string,
    private files: EngineFiles,
    private told: (share: number) => void,
  ) {
    this.whole = files.sizes.wasm + files.sizes.library + files.sizes.pack;
  }

  address(name: 'loader' | 'script'): string {
    return `${this.base}engine/${this.files[name]}`;
  }

  /** A file, unpacked while it comes. */
  async open(name: Packed, media = 'application/octet-stream'): Promise<Response> {
    const reply = await lasting(`${this.base}engine/${this.files[name]}`);
    if (!reply.ok || !reply.body) throw new Error(`${this.files[name]}: ${reply.status}`);
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => {
        this.come += chunk.length;
        this.told(Math.min(1, this.come / this.whole));
        out.enqueue(chunk);
      },
    });
    return new Response(unzipped(reply.body.pipeThrough(count)), { headers: { 'content-type': media } });
  }

  async bytes(name: Packed): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await (await this.open(name)).arrayBuffer());
  }
}

/**
 * A file with the hash of its content in its name: what the browser has of it is good, however old the host says it is. So the second worker
 * starts without the network that has just brought the files of the first.
 */
export async function lasting(address: string): Promise<Response> {
  const reply = await fetch(address, { cache: 'force-cache' });
  return reply.ok ? reply : fetch(address, { cache: 'reload' });
}

export const unzipped = (stream: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  stream.pipeThrough(new DecompressionStream('gzip'));

/** The files in a pack, by name. */
export function unpack(pack: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const size = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  let at = 4 + size;
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(4, at))) as [name: string, size: number][];
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [name, length] of index) {
    found.set(name, pack.subarray(at, at + length));
    at += length;
  }
  return found;
}
