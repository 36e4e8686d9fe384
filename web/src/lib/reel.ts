/** What happened as a film: shots that last as long as they weigh. Many small steps of a ship are one glide. */
import { along } from './geometry';
import type { LogLine, Pose, Scene } from './wire';

export interface Voyage {
  ship: string;
  path: Pose[];
}

export interface Shot {
  lines: LogLine[];
  /** Ships that row, all at once. */
  voyages: Voyage[];
  /** What is seen at its place: blows, losses, dice. */
  acts: LogLine[];
  /** How long it is looked at after everybody has arrived, in milliseconds of the film. */
  hold: number;
  /** The board when it is over; null while more of the same answer is to come. */
  scene: Scene | null;
  /** The moment of the match. */
  turn: number;
  /** It came of the reader's own answer: nobody makes him wait for that. */
  own: boolean;
  /** Told when it begins. */
  begin?: () => void;
}

/** So long a blow takes to fall; the rest of its time it is looked at. */
export const FALL = 700;
/** One hex under oars, and the longest that a whole way may take. */
export const LEG = 150;
export const LONGEST = 900;
const WORD = 120;
/** Blows after which a ship is no more. */
export const LAST: readonly string[] = ['sink', 'burn', 'wreck', 'explode'];
const ENDS = new Set([...LAST, 'capture', 'strike']);

export const ends = (line: LogLine): boolean => ENDS.has(line.blow?.kind ?? '');
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

/** Lines that happened in the same beat stand together. */
function beats(lines: readonly LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1)?.[0];
    if (line.beat && last?.beat === line.beat && last.turn === line.turn) found.at(-1)!.push(line);
    else found.push([line]);
  }
  return found;
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

/** Join a shot to the one before it, if that is the same ships going on, or if there is nothing to see. */
export function joined(before: Shot, next: Shot): Shot | null {
  if (before.own !== next.own) return null;
  if (!next.lines.length) return { ...before, scene: next.scene };
  const quiet = before.voyages.length && !before.acts.length && !next.acts.length;
  if (!quiet || before.voyages.length !== next.voyages.length) return null;
  const voyages: Voyage[] = [];
  for (const { ship, path } of before.voyages) {
    const on = next.voyages.find((one) => one.ship === ship);
    if (!on || !same(path.at(-1)!, on.path[0]!)) return null;
    voyages.push({ ship, path: [...path, ...on.path.slice(1)] });
  }
  return { ...next, lines: [...before.lines, ...next.lines], voyages, turn: next.turn };
}

export const legs = (shot: Shot): number => Math.max(0, ...shot.voyages.map(({ path }) => path.length - 1));
/** How long the ships of a shot take. */
export const rowing = (shot: Shot): number => Math.min(legs(shot) * LEG + (legs(shot) ? 110 : 0), LONGEST);
export const length = (shot: Shot): number => rowing(shot) + shot.hold;
