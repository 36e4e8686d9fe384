/** Legs and places on the plane in whole units, as a hand finds them. Knows no rule but what the request says is open. */
import { ahead, turnBetween, type Point } from '../lib/draw/geometry';
import type { Band, Board, Course, Measure, Pose, Region } from '../lib/net/wire';

/** Pieces that can be moved by hand: a leg is `[distance, turn]`, a place or a station `[x, y, heading]`. */
export type Task =
  | { kind: 'leg'; ship: string; course: Course }
  | { kind: 'place' | 'station'; ship: string; region: Region; at: readonly number[] };
export type Value = readonly number[];

export const PLAIN: Measure = { unit: '', size: 1, origin: [0, 0], up: false, north: 0 };
export const measureOf = (board: Board): Measure => board.measure ?? PLAIN;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const whole = (value: number) => Math.round(value) || 0; // no minus nought

/** A place in the units of the players as a pose of the world. */
export const toWorld = ({ size, origin, up, north }: Measure, [x = 0, y = 0, h = 0]: Value): Pose => ({
  x: origin[0] + x * size,
  y: origin[1] + y * size * (up ? -1 : 1),
  h: h + north,
});

/** A point of the world in the units of the players, not yet whole. */
export const toUnits = ({ size, origin, up }: Measure, at: Point): Point => ({
  x: (at.x - origin[0]) / size,
  y: ((at.y - origin[1]) / size) * (up ? -1 : 1),
});

export const startOf = (course: Course): Pose => course.path[course.path.length - 1]!;

/** Where a leg ends. */
export function legEnd(course: Course, size: number, [distance = 0, turn = 0]: Value): Pose {
  const start = startOf(course);
  const h = start.h + turn;
  const way = course.turn_last ? start : { ...start, h };
  return { ...ahead(way, distance * size), h };
}

const within = (band: Band, [distance = 0, turn = 0]: Value) =>
  band[0] <= turn && turn <= band[1] && band[2] <= distance && distance <= band[3];
export const legalLeg = (course: Course, value: Value) => course.bands.some((band) => within(band, value));

/**
 * The leg that brings the bow as near as it may come to a point; nothing at all is a leg too. Where she may go straight on
 * after it, that counts as well: who points to starboard of the bow wants to turn there.
 */
export function nearestLeg(course: Course, size: number, half: number, bow: Point): Value {
  const start = startOf(course);
  let [best, least]: [Value, number] = [[0, 0], far(ahead(start, half), bow)];
  for (const [from, to, shortest, longest] of course.bands)
    for (let turn = from; turn <= to; turn += 1) {
      const nose = { x: 0, y: 0, h: start.h + turn };
      const tip = ahead(nose, half);
      const way = ahead(course.turn_last ? { ...nose, h: start.h } : nose, 1);
      const made = (bow.x - start.x - tip.x) * way.x + (bow.y - start.y - tip.y) * way.y;
      const value = [clamp(whole(made / size), shortest, longest), turn];
      const end = legEnd(course, size, value);
      const stem = ahead(end, half);
      const away = course.onward ? beside(stem, end.h, bow) + far(stem, bow) / 10 : far(stem, bow);
      if (away < least - 1e-9) [best, least] = [value, away];
    }
  return best;
}

/** How far a point lies off the way straight on. */
function beside(from: Point, h: number, at: Point): number {
  const way = ahead({ x: 0, y: 0, h }, 1);
  const on = (at.x - from.x) * way.x + (at.y - from.y) * way.y;
  return on > 0 ? Math.abs((at.x - from.x) * way.y - (at.y - from.y) * way.x) : far(from, at);
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A leg longer or more turned by a step: what is open next in that direction, the other number kept as far as it may be. */
export function steppedLeg(course: Course, value: Value, by: readonly [number, number]): Value {
  const [distance = 0, turn = 0] = value;
  const wish = [distance + by[0], turn + by[1]] as const;
  const found = [...course.bands, [0, 0, 0, 0] as Band].map(([from, to, shortest, longest]) => [
    clamp(wish[0], shortest, longest),
    clamp(wish[1], from, to),
  ]);
  const onward = found.filter(([d = 0, t = 0]) => (by[0] ? (d - distance) * by[0] > 0 : (t - turn) * by[1] > 0));
  const cost = ([d = 0, t = 0]: Value) => {
    const [own, other] = by[0] ? [d - wish[0], t - wish[1]] : [t - wish[1], d - wish[0]];
    return Math.abs(own) + 1000 * Math.abs(other);
  };
  return onward.reduce<Value | null>((best, one) => (!best || cost(one) < cost(best) ? one : best), null) ?? value;
}

/** The open leg nearest to typed numbers. */
export function closestLeg(course: Course, [distance = 0, turn = 0]: Value): Value {
  const straight = course.bands.some(([from, to]) => from <= turn && turn <= to);
  if (!course.bands.length || (!turn && (!distance || !straight))) return [0, 0];
  const found = course.bands.map(([from, to, shortest, longest]) => [
    clamp(distance, shortest, longest),
    clamp(turn, from, to),
  ]);
  const cost = ([d = 0, t = 0]: Value) => Math.abs(d - distance) + 3 * Math.abs(t - turn);
  return found.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

/** How far one may go on this turn, and how far back; null where it is not open. */
export function roomOf(course: Course, turn: number): [number, number] | null {
  const open = course.bands.filter(([from, to]) => from <= turn && turn <= to);
  if (!open.length) return null;
  return [Math.min(...open.map((band) => band[2])), Math.max(...open.map((band) => band[3]))];
}

/** Whether a point lies within a polygon or on its edge; whole numbers on whole corners are judged exactly. */
export function inside(area: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let found = false;
  for (let i = 0; i < area.length; i += 1) {
    const [ax, ay] = area[i]!;
    const [bx, by] = area[(i + 1) % area.length]!;
    const beside = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (
      beside === 0 &&
      Math.min(ax, bx) <= x &&
      x <= Math.max(ax, bx) &&
      Math.min(ay, by) <= y &&
      y <= Math.max(ay, by)
    )
      return true;
    if (ay > y !== by > y && beside > 0 === by > ay) found = !found;
  }
  return found;
}

const ALL: [number, number][] = [[0, 359]];
export const headingsOf = (region: Region) => region.headings ?? ALL;

/** The heading nearest to a wished one. */
export function nearestHeading(region: Region, wish: number): number {
  const h = ((whole(wish) % 360) + 360) % 360;
  const ends = headingsOf(region).map(([low, high]) => {
    if (low <= h && h <= high) return h;
    return Math.abs(turnBetween(h, low)) <= Math.abs(turnBetween(h, high)) ? low : high;
  });
  return ends.reduce((best, one) => (Math.abs(turnBetween(h, one)) < Math.abs(turnBetween(h, best)) ? one : best));
}

/** The next heading in a direction, round the compass; the same where there is none. */
export function nextHeading(region: Region, h: number, by: number): number {
  const found = nearestHeading(region, h + by);
  if (found !== h) return found;
  const ends = headingsOf(region).flat();
  const off = (end: number) => ((((end - h) * Math.sign(by)) % 360) + 360) % 360;
  const others = ends.filter((end) => off(end) > 0);
  return others.reduce((best, one) => (best === h || off(one) < off(best) ? one : best), h);
}

export const legalSpot = (region: Region, [x = 0, y = 0, h = 0]: Value) =>
  headingsOf(region).some(([low, high]) => low <= h && h <= high) && region.areas.some((area) => inside(area, x, y));

/** The whole place of a region nearest to a wish. */
export function nearestSpot(region: Region, [x = 0, y = 0, h = 0]: Value): Value {
  const heading = nearestHeading(region, h);
  const wish = { x: whole(x), y: whole(y) };
  const open = (p: Point) => region.areas.some((area) => inside(area, p.x, p.y));
  if (open(wish)) return [wish.x, wish.y, heading];
  const found: Point[] = [];
  for (const area of region.areas)
    for (let i = 0; i < area.length; i += 1) {
      const [ax, ay] = area[i]!;
      const [bx, by] = area[(i + 1) % area.length]!;
      const [dx, dy] = [bx - ax, by - ay];
      const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1);
      const edge = { x: ax + share * dx, y: ay + share * dy };
      // a slanting edge has few whole points: those about the nearest one, as far as they lie within
      for (let i = -2; i <= 2; i += 1)
        for (let j = -2; j <= 2; j += 1) found.push({ x: whole(edge.x) + i, y: whole(edge.y) + j });
      found.push({ x: ax, y: ay });
    }
  const best = found
    .filter(open)
    .reduce<Point | null>((a, b) => (!a || far(b, { x, y }) < far(a, { x, y }) ? b : a), null);
  return best ? [best.x, best.y, heading] : [wish.x, wish.y, heading];
}

// Operations of a hand, whatever it holds

export const restOf = (task: Task): Value => (task.kind === 'leg' ? [0, 0] : task.at);
export const poseOf = (task: Task, measure: Measure, value: Value): Pose =>
  task.kind === 'leg' ? legEnd(task.course, measure.size, value) : toWorld(measure, value);
export const legal = (task: Task, value: Value): boolean =>
  task.kind === 'leg' ? legalLeg(task.course, value) : legalSpot(task.region, value);
/** The point of a piece that follows the hand: the bow of one under way, the middle of one that is placed. */
export const heldAt = (task: Task, half: number) => (task.kind === 'leg' ? half : 0);

export function dragged(task: Task, measure: Measure, value: Value, half: number, to: Point): Value {
  if (task.kind === 'leg') return nearestLeg(task.course, measure.size, half, to);
  const at = toUnits(measure, to);
  return nearestSpot(task.region, [at.x, at.y, value[2] ?? 0]);
}

/** The bow is turned towards a point, the piece left where it is as far as it may be. */
export function aimed(task: Task, measure: Measure, value: Value, to: Point): Value {
  const pose = poseOf(task, measure, value);
  const pivot = task.kind === 'leg' && !task.course.turn_last ? startOf(task.course) : pose;
  const wish = (Math.atan2(to.y - pivot.y, to.x - pivot.x) * 180) / Math.PI;
  if (task.kind !== 'leg') return nearestSpot(task.region, [value[0]!, value[1]!, wish - measure.north]);
  const turn = whole(turnBetween(startOf(task.course).h, wish));
  return turn || value[0] ? closestLeg(task.course, [value[0]!, turn]) : [0, 0];
}

export function turnedBy(task: Task, value: Value, by: number): Value {
  if (task.kind === 'leg') return steppedLeg(task.course, value, [0, by]);
  return [value[0]!, value[1]!, nextHeading(task.region, value[2]!, by)];
}

const SCREEN: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const isArrow = (key: string) => key in SCREEN;

/** Arrow keys: a leg is lengthened and turned; a place goes where the arrow points on the screen. */
export function keyed(task: Task, measure: Measure, value: Value, key: string, by: number): Value {
  const [dx, dy] = SCREEN[key]!;
  if (task.kind === 'leg') return steppedLeg(task.course, value, [-dy * by, dx * by]);
  return nearestSpot(task.region, [value[0]! + dx * by, value[1]! + dy * by * (measure.up ? -1 : 1), value[2]!]);
}

/** Numbers as somebody typed them, brought to what is open. */
export const typed = (task: Task, value: Value): Value =>
  task.kind === 'leg' ? closestLeg(task.course, value) : nearestSpot(task.region, value);

/** Whether it may lie otherwise than it does. */
export function turns(task: Task): boolean {
  if (task.kind === 'leg') return task.course.bands.some(([from, to]) => from !== 0 || to !== 0);
  return new Set(headingsOf(task.region).flat()).size > 1;
}

/** The places at the edge of what is open: to be seen by the player who decides. */
export function extent(task: Task, measure: Measure): Point[] {
  if (task.kind !== 'leg') return task.region.areas.flat().map(([x, y]) => toWorld(measure, [x, y]));
  return task.course.bands.flatMap(([from, to, , longest]) =>
    [from, to].map((turn) => legEnd(task.course, measure.size, [longest, turn])),
  );
}

export const textOf = (value: Value): string => value.join(' ');
export const readText = (text: string): Value | null => {
  const parts = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return parts.length === 3 && parts.every(Number.isInteger) ? parts : null;
};
