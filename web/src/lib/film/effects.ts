/** The shapes of a blow: where it falls, how hulls jolt, what flies. All follow from the line and the time, nothing from chance. */
import { ahead, type Point } from '../draw/geometry';
import type { Blow, Board, LogLine, Piece, Pose } from '../net/wire';

/** Unit of distances: a hex, or on a plane, where the grid says nothing of that, half a ship. */
export function stride(board: Board, pieces: readonly Piece[]): number {
  const long = Math.max(...pieces.map((piece) => piece.length));
  return board.measure && Number.isFinite(long) ? long / 2 : board.size;
}

/** At which share of a blow it is felt: the harm is seen then. */
export const STRUCK = 0.4;

export interface Jolt {
  x: number;
  y: number;
  h: number;
}

export interface Body {
  pose: Pose;
  length: number;
  beam: number;
}

/** A number from 0 to 1 that belongs to a place in a row, always the same. */
export function chance(seed: number, i: number): number {
  const s = Math.sin(seed * 12.9898 + i * 78.233) * 43758.5453;
  return s - Math.floor(s);
}

/** A number that belongs to a line. */
export const seedOf = (line: LogLine): number => line.turn + line.key.length * 7 + (line.ship?.length ?? 0);

export const bodyOf = (piece: Piece, pose: Pose): Body => ({ pose, length: piece.length, beam: piece.beam });

const clamp = (value: number) => Math.min(Math.max(value, 0), 1);
/** How far a thing has come that begins and ends at these shares of the whole. */
export const part = (share: number, from: number, to: number): number => clamp((share - from) / (to - from));

/** Points along the middle of a hull. */
const spine = ({ pose, length }: Body): Point[] => [-0.4, -0.2, 0, 0.2, 0.4].map((at) => ahead(pose, at * length));

/** Where two hulls are nearest, half-way between them; where one bow strikes, that is at the bow. */
export function contact(kind: string, by: Body | null, on: Body): Point {
  if (!by) return kind === 'ground' ? ahead(on.pose, on.length * 0.46) : on.pose;
  const reach = kind === 'ram' || kind === 'collision' ? [ahead(by.pose, by.length * 0.5)] : spine(by);
  let best: [Point, Point] = [reach[0]!, on.pose];
  for (const a of reach)
    for (const b of spine(on)) {
      if (Math.hypot(a.x - b.x, a.y - b.y) < Math.hypot(best[0].x - best[1].x, best[0].y - best[1].y)) best = [a, b];
    }
  const share = kind === 'ram' || kind === 'collision' ? 0.3 : 0.5;
  return { x: best[0].x + (best[1].x - best[0].x) * share, y: best[0].y + (best[1].y - best[0].y) * share };
}

/** Shot that strikes a hull: how hard for the points it costs. */
const GUNS: Record<string, number> = { broadside: 1, grape: 0.4, explode: 1 };
const HARD: Record<string, number> = { ram: 1, collision: 0.7, ground: 0.6, rake: 0.35, wreck: 0.3 };

/** Lunge and recoil: how striker and struck are moved from where they lie, at a share of the blow. */
export function jolts(
  line: LogLine,
  by: Body | null,
  on: Body,
  size: number,
  share: number,
  points = 0,
): Record<string, Jolt> {
  const blow = line.blow;
  if (blow && GUNS[blow.kind]) return shaken(blow, by, on, size, share, points);
  const hard = HARD[blow?.kind ?? ''];
  if (!blow || !hard || share >= 1) return {};
  const aim = (by ?? on).pose;
  const lunge = size * 0.55 * hard;
  // forward to the blow at 0.4, back with a little swing
  const out =
    share < 0.4
      ? part(share, 0.05, 0.4) ** 2
      : Math.cos(part(share, 0.4, 1) * Math.PI * 1.5) * (1 - part(share, 0.4, 1));
  const go = ahead({ x: 0, y: 0, h: aim.h }, lunge * out);
  const found: Record<string, Jolt> = {};
  if (blow.by && by) found[blow.by] = { x: go.x, y: go.y, h: 0 };
  if (!by && blow.on) found[blow.on] = { x: go.x, y: go.y, h: 0 };
  if (by && blow.on && !blow.missed && share > 0.4) {
    const swing = Math.sin(part(share, 0.4, 1) * Math.PI * 3) * (1 - part(share, 0.4, 1));
    const push = ahead({ x: 0, y: 0, h: aim.h }, lunge * 0.45 * Math.sin(part(share, 0.4, 1) * Math.PI));
    found[blow.on] = { x: push.x, y: push.y, h: swing * 7 * hard };
  }
  return found;
}

/** Guns: the firing ship rolls back from them; the struck one shudders, harder for what it cost, hardest from end to end. */
function shaken(
  blow: Blow,
  by: Body | null,
  on: Body,
  size: number,
  share: number,
  points: number,
): Record<string, Jolt> {
  if (share >= 1 || !by) return {};
  const found: Record<string, Jolt> = {};
  const h = (Math.atan2(on.pose.y - by.pose.y, on.pose.x - by.pose.x) * 180) / Math.PI;
  const hard = GUNS[blow.kind]!;
  const back = Math.sin(part(share, 0.03, 0.5) * Math.PI) * size * 0.1 * hard;
  if (blow.by) found[blow.by] = { ...ahead({ x: 0, y: 0, h: h + 180 }, back), h: 0 };
  if (!blow.on || blow.missed || share < STRUCK) return found;
  // along the keel: who is raked feels it from bow to stern
  const raked = Math.abs(Math.cos(((h - on.pose.h) * Math.PI) / 180)) > 0.8 ? 1.5 : 1;
  const gone = part(share, STRUCK, 1);
  const far = size * Math.min(0.09 + 0.03 * points, 0.36) * hard * raked * (1 - gone) ** 1.5;
  const push = ahead({ x: 0, y: 0, h }, far * Math.cos(gone * Math.PI * 7));
  found[blow.on] = { x: push.x, y: push.y, h: 2.2 * raked * hard * Math.sin(gone * Math.PI * 6) * (1 - gone) };
  return found;
}

export interface Puff {
  x: number;
  y: number;
  r: number;
  thin: number;
}

/** Smoke over a hull that burns out: it rises, widens and thins. */
export function smoke(on: Body, size: number, seed: number, share: number, count = 9): Puff[] {
  return Array.from({ length: count }, (_, i) => {
    const from = ahead(on.pose, on.length * 0.7 * (chance(seed, i) - 0.5));
    const gone = part(share, 0.06 * i, 0.5 + 0.06 * i);
    return {
      x: from.x + size * 0.5 * (chance(seed + 1, i) - 0.3) * gone,
      y: from.y - size * (0.3 + 1.1 * gone),
      r: size * (0.12 + 0.3 * gone),
      thin: gone <= 0 ? 0 : 0.62 * (1 - 0.6 * gone),
    };
  });
}

export interface Splinter {
  x: number;
  y: number;
  turn: number;
  long: number;
}

/** Splinters thrown from a place, mostly along a heading; at 0 they are all there, at 1 they lie about. */
export function splinters(
  at: Point,
  heading: number,
  size: number,
  count: number,
  seed: number,
  share: number,
): Splinter[] {
  const fly = 1 - (1 - share) ** 2;
  return Array.from({ length: count }, (_, i) => {
    const turn = heading + (chance(seed, i) - 0.5) * 250;
    const far = size * (0.35 + 1.15 * chance(seed + 3, i)) * fly;
    const to = ahead({ x: at.x, y: at.y, h: turn }, far);
    return {
      x: to.x,
      y: to.y,
      turn: turn + 300 * chance(seed + 5, i) * fly,
      long: size * (0.1 + 0.2 * chance(seed + 7, i)),
    };
  });
}

export interface Arrow {
  x: number;
  y: number;
  turn: number;
  landed: boolean;
}

/** A volley on its way from one hull to another; those that miss fall into the sea beyond. */
export function arrows(
  from: Body,
  to: Body,
  missed: boolean,
  size: number,
  seed: number,
  share: number,
  count = 8,
): Arrow[] {
  return Array.from({ length: count }, (_, i) => {
    const start = ahead(from.pose, from.length * 0.6 * (chance(seed, i) - 0.5));
    const spot = ahead(to.pose, to.length * 0.7 * (chance(seed + 1, i) - 0.5));
    const turn = (Math.atan2(spot.y - start.y, spot.x - start.x) * 180) / Math.PI;
    const wide = missed
      ? ahead({ ...spot, h: turn + (i % 2 ? 75 : -75) }, size * (0.55 + 0.5 * chance(seed + 2, i)))
      : spot;
    const gone = part(share, 0.02 * i, 0.45 + 0.04 * i);
    const bow = Math.sin(gone * Math.PI) * size * 0.5;
    return {
      x: start.x + (wide.x - start.x) * gone,
      y: start.y + (wide.y - start.y) * gone - bow,
      turn: turn - Math.cos(gone * Math.PI) * 14,
      landed: gone >= 1,
    };
  });
}

/** The face a die shows while it tumbles, and where and how it lies. */
export function tumble(
  face: number,
  i: number,
  seed: number,
  share: number,
): { face: number; turn: number; lift: number; rolling: boolean } {
  const gone = part(share, 0.08 * i, 0.55 + 0.08 * i);
  if (gone >= 1) return { face, turn: (chance(seed, i) - 0.5) * 24, lift: 0, rolling: false };
  const shown = 1 + Math.floor(6 * chance(seed + 11 * i, Math.floor(gone * 7)));
  return {
    face: shown,
    turn: (1 - gone) * 420 * (i % 2 ? -1 : 1),
    lift: Math.abs(Math.cos(gone * Math.PI * 2.2)) * (1 - gone),
    rolling: true,
  };
}
