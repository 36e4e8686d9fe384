/** Files that go to the reader and come from them. */

/** Milliseconds for which the browser may read a file that is being saved. */
const READ = 10_000;

/** Save a file, wherever this browser saves files. */
export function save(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), READ);
}

/** The text of a file; null where it is not UTF-8. */
export async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
