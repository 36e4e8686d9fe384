/** Where a turn, an activation, the reader's own move began; and what a turn has cost whom. */
import { entries } from './log';
import type { LogLine } from '../net/wire';

export interface Chapter {
  name: 'since' | 'activation' | 'turn';
  /** The moment before its first line. */
  from: number;
  /** How many lines it has as they are read. */
  count: number;
}

/** So many lines can be read off the log; beyond that one wants to see it once more. */
const FEW = 4;

/** Replays that are offered, the shortest first; those that begin at the same moment are offered once. */
export function chapters(log: readonly LogLine[], since: number): Chapter[] {
  const begun = (name: 'activation' | 'turn') =>
    ([...log].reverse().find((line) => line.chapter === name)?.turn ?? Infinity) - 1;
  const found: Chapter[] = [];
  for (const [name, from] of [
    ['since', since],
    ['activation', begun('activation')],
    ['turn', begun('turn')],
  ] as const) {
    const count = entries(log.filter((line) => line.turn > from)).filter(({ line }) => !line.idle).length;
    const longest = Math.max(0, ...found.map((one) => one.count));
    if (count > FEW && count > longest) found.push({ name, from: Math.max(from, 0), count });
  }
  return found;
}

export interface Tally {
  side: string;
  rammed: number;
  /** Shots and boardings that told. */
  hits: number;
  raked: number;
  taken: number;
  /** Ships of this side that went down. */
  sunk: number;
  /** Cost of the blows of a turn, as the game counts. */
  lost: number;
}

export interface Account {
  /** The moment its turn began, the one before that, and the one it was over. */
  began: number;
  from: number;
  to: number;
  /** The number of the turn that is over, and whether the game calls its turns rounds. */
  number: number;
  round: boolean;
  /** The line with which the next turn began. */
  line: LogLine;
  tallies: Tally[];
}

/** The account of the last turn that is over; none before the second has begun, nor of a turn in which nobody was struck. */
export function account(
  log: readonly LogLine[],
  sideOf: (ship: string) => string,
  sides: readonly string[],
): Account | null {
  const ends = log.flatMap((line, at) => (line.chapter === 'turn' ? [at] : []));
  const last = ends.at(-1);
  if (last === undefined) return null;
  const first = ends.at(-2) ?? -1;
  const told = log.slice(Math.max(first, 0), last);
  const tallies = sides.map((side): Tally => {
    const struck = told.filter((line) => line.blow && !line.blow.missed && line.side === side);
    const by = (...kinds: string[]) => struck.filter((line) => kinds.includes(line.blow!.kind)).length;
    const lost = told.flatMap((line) => Object.entries(line.blow?.loss ?? {}));
    return {
      side,
      rammed: by('ram'),
      hits: by('shot', 'flame', 'broadside', 'grape', 'board'),
      raked: by('rake'),
      taken: by('capture'),
      sunk: told.filter(
        (line) => ['sink', 'burn', 'wreck', 'explode'].includes(line.blow?.kind ?? '') && line.side === side,
      ).length,
      lost: lost.filter(([ship]) => sideOf(ship) === side).reduce((sum, [, points]) => sum + points, 0),
    };
  });
  const numbered = (at: number) => Number(log[at]?.args?.turn ?? log[at]?.args?.round ?? 0);
  const number = first < 0 ? numbered(last) - 1 : numbered(first);
  const began = first < 0 ? 0 : log[first]!.turn;
  const bloody = tallies.some((one) => one.rammed + one.hits + one.raked + one.taken + one.sunk + one.lost);
  return bloody
    ? {
        began,
        from: Math.max(began - 1, 0),
        to: log[last]!.turn,
        number,
        round: 'round' in (log[last]!.args ?? {}),
        line: log[last]!,
        tallies,
      }
    : null;
}
