/** Search among finished matches: every word must be found, in any of the texts of a match. */

/** A text as it is compared: without accents, in small letters, with plain spaces. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();

/** Shortest word by which a note is quoted. */
const QUOTED = 3;
/** Whether one of the words that were typed stands in a text. */
export const hits = (typed: string, text: string): boolean =>
  folded(typed)
    .split(' ')
    .some((word) => word.length >= QUOTED && folded(text).includes(word));

/** Whether a match with these texts is found by what was typed. */
export function matches(typed: string, texts: readonly string[]): boolean {
  const whole = folded(texts.join('\n'));
  return folded(typed)
    .split(' ')
    .every((word) => whole.includes(word));
}
