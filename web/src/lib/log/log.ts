/** The log as it is read: a ship that goes on step by step is one line, not seven. */
import type { LogLine } from '../net/wire';

export interface Entry {
  /** The last of the lines it stands for. */
  line: LogLine;
  count: number;
  /** All of them, in their order. */
  lines: readonly LogLine[];
  /** The moment of the first of them. */
  from: number;
}

/** A ship on its way; or one after the other to whom nothing happened. */
const goesOn = (before: LogLine, next: LogLine) =>
  (!!next.ship &&
    before.ship === next.ship &&
    before.key === next.key &&
    (next.path?.length ?? 0) > 1 &&
    !next.dice?.length) ||
  (!!next.idle && !!before.idle && before.key === next.key && before.side === next.side);

export function entries(lines: readonly LogLine[]): Entry[] {
  const found: Entry[] = [];
  for (const line of lines) {
    if (line.chapter === 'step' && line.args?.['rows'] === 0) continue; // a mark of the film: nobody rows
    const last = found.at(-1);
    if (last && goesOn(last.line, line))
      found[found.length - 1] = { line, count: last.count + 1, lines: [...last.lines, line], from: last.from };
    else found.push({ line, count: 1, lines: [line], from: line.turn });
  }
  return found;
}

export interface Subtitle extends Entry {
  /** Until when it stays, in milliseconds of the page's clock. */
  until: number;
}

const ROLLED = 6000;
const MOVED = 1600;
const MOST = 4;

/** The lines over the board: what dice decided stays long enough to be read while others go on. */
export function subtitles(before: readonly Subtitle[], fresh: readonly LogLine[], now: number): Subtitle[] {
  const kept = before.filter((one) => one.until > now);
  const added = entries(fresh).map((entry) => ({ ...entry, until: now + (entry.line.dice?.length ? ROLLED : MOVED) }));
  const merged = [...kept];
  for (const one of added) {
    const last = merged.at(-1);
    if (last && goesOn(last.line, one.line))
      merged[merged.length - 1] = {
        ...one,
        count: last.count + one.count,
        lines: [...last.lines, ...one.lines],
        from: last.from,
      };
    else merged.push(one);
  }
  while (merged.length > MOST) {
    // a move gives way to a roll, and the old to the new
    const move = merged.findIndex((one, i) => !one.line.dice?.length && i < merged.length - 1);
    merged.splice(Math.max(move, 0), 1);
  }
  return merged;
}
