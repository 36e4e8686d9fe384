/** A letter that was pasted or chosen as a file, on its way to the screen that opens it. */
import { router } from '../lib/app/route.svelte';

let text = '';

/** Whether a text is a letter, or a link to one, and not a record. */
export const isLetter = (text: string): boolean =>
  text.includes('letter=') || (/^\s*\{/.test(text) && /"letter":/.test(text.slice(0, 200)));

/** Open a letter on the screen for letters. */
export function openLetter(found: string): void {
  text = found;
  router.show('#/letter');
}

/** Take the letter that is on its way. */
export function taken(): string {
  const found = text;
  text = '';
  return found;
}
