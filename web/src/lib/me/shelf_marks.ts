/** Marks of finished matches that came from a file: from where, when they ended, how they count. */
import { read, write } from '../app/storage';

const MARKS = 'naumachia.shelf';
interface Mark {
  /** `file`: a record somebody opened; `shelf`: a match of one's own, from a shelf that was exported. */
  from: 'file' | 'shelf';
  /** ISO time at which it ended, where that is known. */
  at?: string;
  /** Id under which it counts among the figures. */
  key?: string;
}

function marks(): Record<string, Mark> {
  try {
    const found: unknown = JSON.parse(read(MARKS) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Mark>) : {};
  } catch {
    return {};
  }
}

export const shelfMark = (match: string): Mark | undefined => marks()[match];
export const markShelved = (match: string, mark: Mark): void =>
  write(MARKS, JSON.stringify({ ...marks(), [match]: mark }));
export function unmarkShelved(match: string): void {
  const { [match]: _, ...rest } = marks();
  write(MARKS, JSON.stringify(rest));
}
