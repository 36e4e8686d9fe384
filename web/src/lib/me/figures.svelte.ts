/** The reader's own figures: one line for each finished match, by game and level. Only this browser keeps them. */
import { read, write } from '../app/storage';

const FIGURES = 'naumachia.figures';
const RESULTS = ['won', 'drawn', 'lost'] as const;
export type Result = (typeof RESULTS)[number];
/** Level of matches in which a person sat on another side. */
export const PEOPLE = 'people';

export interface Figure {
  game: string;
  /** Level of the program on the other side, or `people`. */
  level: string;
  result: Result;
  /** ISO time at which the match was over. */
  at: string;
}
interface Kept {
  /** Matches by id. */
  matches: Record<string, Figure>;
  /** ISO time before which nothing is counted: then the figures were deleted. */
  since: string;
}
/** A row of the table. */
export interface Row extends Record<Result, number> {
  game: string;
  level: string;
  played: number;
}

const isFigure = (value: unknown): value is Figure => {
  const found = value as Partial<Figure> | null;
  return (
    typeof found === 'object' &&
    found !== null &&
    [found.game, found.level, found.at].every((text) => typeof text === 'string' && text.length < 100) &&
    RESULTS.includes(found.result!)
  );
};

/** Figures from a text; null where it holds none. */
export function readFigures(text: string): Kept | null {
  try {
    const found = JSON.parse(text) as Partial<Kept> | null;
    if (typeof found?.matches !== 'object' || found.matches === null) return null;
    if (!Object.values(found.matches).every(isFigure)) return null;
    return { matches: found.matches, since: typeof found.since === 'string' ? found.since : '' };
  } catch {
    return null;
  }
}

/** The level of a match by the players of its other sides; of several programs the first by name. */
export const levelOf = (players: readonly string[]): string =>
  players.some((player) => ['human', 'open', 'letter'].includes(player)) ? PEOPLE : ([...players].sort()[0] ?? PEOPLE);

class Figures {
  private kept = $state.raw<Kept>(readFigures(read(FIGURES) ?? '') ?? { matches: {}, since: '' });

  get count(): number {
    return Object.keys(this.kept.matches).length;
  }

  /** Played, won, drawn and lost by game and level. */
  get rows(): Row[] {
    const found = new Map<string, Row>();
    for (const { game, level, result } of Object.values(this.kept.matches)) {
      const name = `${game}/${level}`;
      const row = found.get(name) ?? { game, level, played: 0, won: 0, drawn: 0, lost: 0 };
      found.set(name, { ...row, played: row.played + 1, [result]: row[result] + 1 });
    }
    return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || a.level.localeCompare(b.level));
  }

  /** Count a match that is over, once. A result of both sides is nobody's. */
  note(match: string, { result, ...more }: Omit<Figure, 'result'> & { result: string }): void {
    const counted = RESULTS.find((one) => one === result);
    if (!counted || match in this.kept.matches || more.at <= this.kept.since) return;
    this.keep({ ...this.kept, matches: { ...this.kept.matches, [match]: { ...more, result: counted } } });
  }

  /** Delete all; matches that are over by now are not counted again. */
  clear(now = new Date().toISOString()): void {
    this.keep({ matches: {}, since: now });
  }

  export(): string {
    return JSON.stringify(this.kept, null, 1) + '\n';
  }

  /** Add figures of a file; return how many were new, or null where the file holds none. */
  import(text: string): number | null {
    const found = readFigures(text);
    if (!found) return null;
    const before = this.count;
    this.keep({ ...this.kept, matches: { ...found.matches, ...this.kept.matches } });
    return this.count - before;
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    write(FIGURES, JSON.stringify(kept));
  }
}

export const figures = new Figures();
