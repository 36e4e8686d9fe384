/** Local storage of this browser. Where it is forbidden (private windows) nothing is kept. */

export function read(name: string): string | null {
  try {
    return globalThis.localStorage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

export function write(name: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(name, value);
  } catch {
    /* forgotten */
  }
}
