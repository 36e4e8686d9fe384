/** Measuring on the plane: with a ruler, with a protractor, between two hulls. */
import { ahead, turnBetween, type Point } from '../../lib/draw/geometry';
import type { Measure, Piece, Pose } from '../../lib/net/wire';

/** The smallest of 1, 2, 5, 10, 20, 50 … that is no less than a number. */
export function steps(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1e-6)));
  const found = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= least * (1 - 1e-9));
  return +(found ?? 10 * power).toPrecision(6);
}

/** One end of a measure: a point of the sea, or a ship that was meant. */
export interface End extends Point {
  ship: string;
  h: number | null;
}

/** A ship whose hull is near enough to be meant: its middle. */
export function caught(at: Point, pieces: readonly Piece[], near: number): End {
  const far = ({ pose, length, beam }: Piece) => {
    const [dx, dy, a] = [at.x - pose.x, at.y - pose.y, (pose.h * Math.PI) / 180];
    const beyond = Math.abs(dx * Math.cos(a) + dy * Math.sin(a)) - length / 2;
    const beside = Math.abs(dy * Math.cos(a) - dx * Math.sin(a)) - beam / 2;
    return Math.max(beyond, beside, 0);
  };
  const best = pieces.reduce<Piece | null>((a, b) => (!a || far(b) < far(a) ? b : a), null);
  if (best && far(best) <= near) return { ...best.pose, ship: best.id };
  return { x: at.x, y: at.y, h: null, ship: '' };
}

function corners(pose: Pose, length: number, beam: number): Point[] {
  const [a, b] = [length / 2, beam / 2];
  return [
    [a, -b],
    [a, b],
    [-a, b],
    [-a, -b],
  ].map(([u = 0, v = 0]) => ahead({ ...ahead(pose, u), h: pose.h + 90 }, v));
}

function toEdge(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.min(Math.max(((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1), 0), 1);
  return Math.hypot(p.x - a.x - share * dx, p.y - a.y - share * dy);
}

/** The water between two hulls; none where they touch. */
export function gap(one: Piece, two: Piece): number {
  const [a, b] = [one, two].map((piece) => corners(piece.pose, piece.length, piece.beam)) as [Point[], Point[]];
  const parted = [a, b].some((box) =>
    box.some((p, i) => {
      const q = box[(i + 1) % 4]!;
      const side = (r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
      const other = box === a ? b : a;
      return other.every((r) => side(r) < 0); // corners go clockwise on the screen: outside is to the left
    }),
  );
  if (!parted) return 0;
  const pairs = (from: Point[], to: Point[]) => from.flatMap((p) => to.map((q, i) => toEdge(p, q, to[(i + 1) % 4]!)));
  return Math.min(...pairs(a, b), ...pairs(b, a));
}

export interface Reading {
  /** Between the two points, in units. */
  length: number;
  /** The way from the first to the second, by the compass of the players. */
  heading: number;
  /** The same off the first ship's bow: to port below zero. */
  off: number | null;
  /** Between the two keel lines. */
  keels: number | null;
  /** Between the two hulls, in units. */
  gap: number | null;
}

export function reading(from: End, to: End, measure: Measure, pieces: readonly Piece[]): Reading {
  const way = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const between = from.h !== null && to.h !== null ? Math.abs(turnBetween(from.h, to.h)) : null;
  const [one, two] = [from, to].map((end) => pieces.find((piece) => piece.id === end.ship));
  return {
    length: Math.hypot(to.x - from.x, to.y - from.y) / measure.size,
    heading: Math.round((way - measure.north + 720) % 360) % 360,
    off: from.h === null ? null : Math.round(turnBetween(from.h, way)),
    keels: between === null ? null : Math.round(Math.min(between, 180 - between)),
    gap: one && two && one !== two ? gap(one, two) / measure.size : null,
  };
}
