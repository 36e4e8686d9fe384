/** Marks of this browser at its matches by letter: the last letter seen as a film, and the last one that was passed on. */
import { read, write } from '../app/storage';

interface Marks {
  seen?: number;
  passed?: number;
}
const NAME = 'naumachia.letters';

function all(): Record<string, Marks> {
  try {
    return JSON.parse(read(NAME) ?? '{}') as Record<string, Marks>;
  } catch {
    return {};
  }
}

export const marks = (match: string): Marks => all()[match] ?? {};

export const mark = (match: string, more: Marks): void =>
  write(NAME, JSON.stringify({ ...all(), [match]: { ...marks(match), ...more } }));
