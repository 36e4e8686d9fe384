/** The shelf as one file: JSON lines, before each record a line that says whose match it was. */
const FORMAT = 1;

export interface Shelved {
  /** The lines of the record, each with its end. */
  record: string;
  /** Seats of the one who exports. */
  seats: string[];
  /** ISO time at which the match ended. */
  at: string;
  /** Id under which it counts among the figures. */
  key: string;
}
/** A match of a file, and the number of the first line of its record. */
export interface Found extends Omit<Shelved, 'at' | 'key'> {
  line: number;
  at?: string;
  key?: string;
}

/** A line of a file that is none of a shelf. */
export class BadLine extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

export const packed = (matches: readonly Shelved[]): string =>
  [
    JSON.stringify({ shelf: FORMAT, matches: matches.length }) + '\n',
    ...matches.map(({ record, ...match }) => JSON.stringify({ match }) + '\n' + record),
  ].join('');

/** The first line of a record begins so; the number of the form is left out where it is 1. */
const RECORD = /^\{"(?:naumachia|game)":/;

/** The matches of a file: a shelf, or one record. Raises `BadLine`. */
export function unpacked(text: string): Found[] {
  const lines = text.split('\n');
  if (RECORD.test(lines[0] ?? '')) return [{ record: text, seats: [], line: 1 }];
  if ((parsed(lines[0]) as { shelf?: unknown } | null)?.shelf !== FORMAT) throw new BadLine(1);
  const found: Found[] = [];
  lines.slice(1).forEach((line, i) => {
    const number = i + 2;
    const last = found.at(-1);
    if (line.startsWith('{"match":')) {
      const { match } = (parsed(line) ?? {}) as { match?: Record<string, unknown> };
      const seats = match?.['seats'];
      if (!Array.isArray(seats) || !seats.every((seat) => typeof seat === 'string')) throw new BadLine(number);
      const text = (name: string) => (typeof match?.[name] === 'string' ? { [name]: match[name] } : {});
      found.push({ record: '', seats, line: number + 1, ...text('at'), ...text('key') });
    } else if (last && (last.record || RECORD.test(line))) last.record += line && line + '\n';
    else if (line.trim()) throw new BadLine(number);
  });
  const empty = found.find((one) => !one.record);
  if (empty) throw new BadLine(empty.line);
  return found;
}

function parsed(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}

/** A record as it is compared: without the report, which any program may have added. */
export const core = (record: string): string =>
  record
    .split('\n')
    .filter((line) => line && !line.startsWith('{"report":'))
    .join('\n');
