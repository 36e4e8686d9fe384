/** Cut the log into shots with a duration each. Many small steps of a ship are one glide. */
import { along } from '../draw/geometry';
import type { LogLine, Pose, Scene } from '../net/wire';

export interface Voyage {
  ship: string;
  path: Pose[];
  /** After how many legs of the shot the ship sets off; at once where nothing is said. */
  from?: number;
}

export interface Shot {
  lines: LogLine[];
  /** Ships that row, all at once. */
  voyages: Voyage[];
  /** Events shown at their place: blows, losses, dice. */
  acts: LogLine[];
  /** How long it is looked at after everybody has arrived, in milliseconds of the film. */
  hold: number;
  /** The board when it is over; null while more of the same answer is to come. */
  scene: Scene | null;
  /** The moment of the match. */
  turn: number;
  /** It came of the reader's own answer: nobody makes them wait for that. */
  own: boolean;
  /** Side whose ships row in it; empty where none do, or ships of both sides. */
  side?: string;
  /** Told when it begins. */
  begin?: () => void;
}

/** So long a blow takes to fall; the rest of its time it is looked at. */
export const FALL = 700;
/** One hex under oars, and the longest that a whole way may take. */
export const LEG = 150;
export const LONGEST = 900;
/** Time that each further ship of a squadron adds, and the longest that a squadron may take. */
const COMPANY = 160;
const SQUADRON = 2600;
/** So many legs after the ship before it each ship of a squadron sets off. */
const STAGGER = 0.8;
const WORD = 120;
/** Blows after which a ship is no more. */
export const LAST: readonly string[] = ['sink', 'burn', 'wreck', 'explode'];
const ENDS = new Set([...LAST, 'capture', 'strike']);

export const ends = (line: LogLine): boolean => ENDS.has(line.blow?.kind ?? '');
/** A blow falls in it that strikes home. */
export const strikes = (shot: Shot): boolean => shot.acts.some(({ blow }) => blow && !blow.missed);
const seen = (line: LogLine): boolean => !!line.blow || !!line.dice?.length;
const rows = (line: LogLine): boolean => !!line.ship && (line.path?.length ?? 0) > 1;

/** It hurts: longest. It was tried: long. A word: hardly at all. */
export function weight(line: LogLine): number {
  if (ends(line)) return FALL + 1100;
  if (line.blow) return FALL + (line.blow.missed ? 350 : line.blow.kind ? 900 : 300);
  if (line.meeting) return FALL + 900;
  if (line.dice?.length) return FALL;
  if (line.chapter === 'turn') return 900;
  if (line.chapter === 'step' || line.chapter === 'rest') return 0;
  if (line.chapter) return 450;
  return line.idle || rows(line) ? 0 : WORD;
}

/** Only what a blow has cost, told after it. */
const toll = (line: LogLine): boolean => !!line.blow && !line.blow.kind && !line.dice?.length && !rows(line);
const word = (line: LogLine): boolean => !seen(line) && !rows(line) && !line.chapter && !line.meeting;

/** Lines that happened in the same beat stand together, and what a blow has cost with the blow. */
function beats(lines: readonly LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1)?.[0];
    const same = !!line.beat && last?.beat === line.beat && last.turn === line.turn;
    const at = toll(line) && !same ? struckAt(found, line) : -1;
    if (at >= 0) found.splice(at, found.length - at, [...found.slice(at).flat(), line]);
    else if (same) found.at(-1)!.push(line);
    else found.push([line]);
  }
  return found;
}

/** Which group holds the blow that cost this: the last, with a word between them at most. */
function struckAt(groups: readonly LogLine[][], line: LogLine): number {
  let at = groups.length - 1;
  while (at >= 0 && groups[at]!.every((one) => word(one) && one.turn === line.turn)) at -= 1;
  const struck = groups[at]?.some((one) => one.turn === line.turn && one.blow?.kind && !one.blow.missed && !ends(one));
  return struck ? at : -1;
}

/** The ways of one beat; what a ship went in several lines, each where the one before ended, is one way. */
function voyages(group: readonly LogLine[]): Voyage[] {
  const found: Voyage[] = [];
  for (const line of group.filter(rows)) {
    const before = found.find((one) => one.ship === line.ship);
    if (before && same(before.path.at(-1)!, line.path![0]!)) before.path = [...before.path, ...line.path!.slice(1)];
    else found.push({ ship: line.ship!, path: line.path! });
  }
  return found;
}

/** The shots of one answer, at least one: even what nobody speaks of changes the board. */
export function cut(
  lines: readonly LogLine[],
  scene: Scene,
  turn: number,
  own = false,
  before: Scene | null = null,
  size = 20,
): Shot[] {
  const shots = beats(lines).map((group): Shot => ({
    lines: group,
    voyages: voyages(group),
    acts: group.filter(seen),
    hold: Math.max(...group.map(weight)),
    scene: null,
    turn: group[0]!.turn,
    own,
  }));
  if (!shots.length) shots.push({ lines: [], voyages: [], acts: [], hold: 0, scene: null, turn, own });
  shots.at(-1)!.scene = scene;
  if (before) drift(shots, before, scene, size);
  const sides = new Map(scene.pieces.map((piece) => [piece.id, piece.side]));
  for (const shot of shots) {
    const [side, ...more] = new Set(shot.voyages.map(({ ship }) => sides.get(ship)));
    if (side && !more.length) shot.side = side;
  }
  return shots;
}

/** Ships that nobody speaks of and that lie elsewhere now, in tow say, go along with those that row. */
function drift(shots: Shot[], before: Scene, scene: Scene, size: number): void {
  const named = new Set(shots.flatMap((shot) => shot.voyages.map(({ ship }) => ship)));
  const shot = shots.filter((one) => one.voyages.length).at(-1) ?? shots.at(-1)!;
  const way = Math.max(legs(shot), 1);
  const were = new Map(before.pieces.map((piece) => [piece.id, piece]));
  for (const { id, pose, gone } of scene.pieces) {
    const old = were.get(id);
    if (!old || old.gone || gone || named.has(id)) continue;
    const far = Math.hypot(pose.x - old.pose.x, pose.y - old.pose.y);
    // a ship that is put somewhere else on the board does not row there
    if (far < 0.01 || far > size * 2.2 * (way + 1)) continue;
    const path = Array.from({ length: way + 1 }, (_, i) => along([old.pose, pose], i / way));
    shot.voyages.push({ ship: id, path });
  }
}

const same = (a: Pose, b: Pose) => Math.hypot(a.x - b.x, a.y - b.y) < 0.01;

/** Nothing happens in it but that ships row, and perhaps a word about that. */
const quiet = (shot: Shot): boolean =>
  !!shot.lines.length && !shot.acts.length && shot.lines.every((line) => rows(line) || word(line));

/** Whether one movement goes on from a shot to the next: of the same ships, or of ships of one side. */
function goesOn(before: Shot, next: Shot): boolean {
  if (before.own !== next.own || !quiet(before) || !quiet(next)) return false;
  const [old, fresh] = [before, next].map((shot) => new Set(shot.voyages.map(({ ship }) => ship)));
  if (!old!.size) return !!fresh!.size && before.lines.every((line) => fresh!.has(line.ship ?? ''));
  if (!fresh!.size) return true;
  if (old!.size === fresh!.size && [...fresh!].every((ship) => old!.has(ship))) return true;
  return !!before.side && before.side === next.side;
}

/**
 * Join a shot to the one before it, if there is nothing to see, or if one movement goes on: a ship that rows on makes one way of
 * it, and the ships of a squadron follow each other closely. `gone` is how many legs of the first have been rowed.
 */
export function joined(before: Shot, next: Shot, gone = 0): Shot | null {
  if (before.own !== next.own) return null;
  if (!next.lines.length) return { ...before, scene: next.scene };
  if (!goesOn(before, next)) return null;
  const later = Math.max(gone, ...before.voyages.map(({ from = 0 }) => from + STAGGER));
  const voyages: Voyage[] = before.voyages.map((one) => ({ ...one }));
  for (const { ship, path } of next.voyages) {
    const on = voyages.find((one) => one.ship === ship);
    if (!on) {
      voyages.push(later ? { ship, path, from: later } : { ship, path });
      continue;
    }
    const last = on.path.at(-1)!;
    if (!same(last, path[0]!)) return null;
    // a ship that lies still already lay there until now
    const waited = Math.max(0, Math.ceil(gone - (on.from ?? 0)) - (on.path.length - 1));
    on.path = [...on.path, ...Array.from({ length: waited }, () => last), ...path.slice(1)];
  }
  const side = before.voyages.length ? before.side : next.side;
  const hold = Math.max(before.hold, next.hold);
  return { ...next, lines: [...before.lines, ...next.lines], voyages, hold, ...(side ? { side } : {}) };
}

export const legs = (shot: Shot): number =>
  Math.max(0, ...shot.voyages.map(({ path, from = 0 }) => from + path.length - 1));
const longest = (shot: Shot): number => Math.min(LONGEST + COMPANY * Math.max(shot.voyages.length - 1, 0), SQUADRON);
/** How long the ships of a shot take. */
export const rowing = (shot: Shot): number => Math.min(legs(shot) * LEG + (legs(shot) ? 110 : 0), longest(shot));
export const length = (shot: Shot): number => rowing(shot) + shot.hold;
