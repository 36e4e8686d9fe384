/** Shapes of the plane as paths. */
import { ahead, type Point } from '../lib/draw/geometry';
import { around as boxOf, shared, type Hull, type Rect } from '../lib/draw/labels';
import type { Course, Pose, Shape } from '../lib/net/wire';
import { startOf } from './poses';

const n = (value: number) => +value.toFixed(2);
const at = (point: Point) => `${n(point.x)} ${n(point.y)}`;
const MOST = 359.99;

/** A piece of a ring: between two headings clockwise, between two distances. */
export function ring(middle: Point, from: number, to: number, near: number, far: number): string {
  const end = Math.min(to, from + MOST);
  const on = (h: number, r: number) => ahead({ ...middle, h }, r);
  const large = end - from > 180 ? 1 : 0;
  const whole = to - from >= 360;
  const outer = `M${at(on(from, far))}A${n(far)} ${n(far)} 0 ${large} 1 ${at(on(end, far))}`;
  const inner = near > 0 ? `${at(on(end, near))}A${n(near)} ${n(near)} 0 ${large} 0 ${at(on(from, near))}` : at(middle);
  if (whole) return `${outer}Z${near > 0 ? `M${inner}Z` : ''}`;
  return `${outer}L${inner}Z`;
}

/** Where the middle of a ship may come to lie after a leg. */
export function fan(course: Course, size: number): string {
  const start = startOf(course);
  return course.bands
    .map(([from, to, shortest, longest]) => {
      const back = longest <= 0;
      const [low, high] = back ? [-longest, -shortest] : [Math.max(shortest, 0), longest];
      // each whole degree is half a degree wide to either side, so that bands beside each other meet
      const [a, b] = course.turn_last ? [-0.5, 0.5] : [from - 0.5, to + 0.5];
      const h = start.h + (back ? 180 : 0);
      return ring(start, h + a, h + b, low * size, high * size);
    })
    .join('');
}

/** Where turns come after the way: the headings a ship may take there, as wheels about the ends of its way. */
export function swing(course: Course, size: number, far: number): string {
  const start = startOf(course);
  return course.bands
    .filter(([from, to]) => from !== to || from !== 0)
    .map(([from, to, , longest]) =>
      ring(ahead(start, longest * size), start.h + from - 0.5, start.h + to + 0.5, 0, far),
    )
    .join('');
}

/** A hull with a rim about it: straight along the sides, round at the corners. */
export function around(pose: Pose, length: number, beam: number, far: number): string {
  const [a, b] = [length / 2, beam / 2];
  const point = (u: number, v: number) => {
    const side = { ...ahead(pose, u), h: pose.h + 90 };
    return at(ahead(side, v));
  };
  const arc = (u: number, v: number) => `A${n(far)} ${n(far)} 0 0 1 ${point(u, v)}`;
  return (
    `M${point(a, -b - far)}${arc(a + far, -b)}L${point(a + far, b)}${arc(a, b + far)}` +
    `L${point(-a, b + far)}${arc(-a - far, b)}L${point(-a - far, -b)}${arc(-a, -b - far)}Z`
  );
}

export function outlineOf(shape: Shape): string {
  const pose = shape.at ?? { x: 0, y: 0, h: 0 };
  const [from, to] = shape.arc ?? [-180, 180];
  if (shape.kind === 'sector') return ring(pose, pose.h + from, pose.h + to, shape.near ?? 0, shape.far ?? 0);
  if (shape.kind === 'hull') return around(pose, shape.length ?? 0, shape.beam ?? 0, shape.far ?? 0);
  return `M${(shape.points ?? []).map(([x, y]) => at({ x, y })).join('L')}Z`;
}

/** Whether a shape is large enough on the screen to bear its name; a smaller one still tells it under the pointer. */
export function roomy(shape: Shape, k: number): boolean {
  const points = shape.points ?? [];
  const wide = (axis: 0 | 1) => Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));
  const size = shape.kind === 'polygon' ? Math.max(wide(0), wide(1)) : 2 * (shape.far ?? 0);
  return size * k > NAMED;
}
const NAMED = 110;

/** Pixels a letter and a line of a name take. */
const [LETTER, LINE] = [6.3, 15];
/** Shares of an arc at which a name may stand. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1];
/** A polygon of so many pixels has its name at its upper edge. */
const LARGE = 200;
/** Where the name of a shape may be written, the best first: at the middle of its outer edge, then elsewhere along it. */
function nameSpots(shape: Shape, k: number): Point[] {
  const pose = shape.at ?? { x: 0, y: 0, h: 0 };
  if (shape.kind === 'polygon') {
    const points = shape.points ?? [];
    const [left, right] = [Math.min(...points.map((p) => p[0])), Math.max(...points.map((p) => p[0]))];
    const [top, bottom] = [Math.min(...points.map((p) => p[1])), Math.max(...points.map((p) => p[1]))];
    // in the middle of a large one it would lie among the ships
    if ((bottom - top) * k > LARGE)
      return [0.5, 0.2, 0.8].flatMap((share) =>
        [top + 9 / k, bottom - 9 / k].map((y) => ({ x: left + share * (right - left), y })),
      );
    const sum = points.reduce((a, [x, y]) => ({ x: a.x + x, y: a.y + y }), { x: 0, y: 0 });
    return [{ x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) }];
  }
  const far = shape.far ?? 0;
  if (shape.kind === 'hull') {
    const off = far + Math.min(shape.length ?? 0, shape.beam ?? 0) / 2;
    return [-1, 1].map((side) => ({ x: pose.x, y: pose.y + side * off }));
  }
  const [from, to] = shape.arc ?? [-180, 180];
  if (to - from >= 360) return [-90, 90, -135, 45, -45, 135].map((h) => ahead({ x: pose.x, y: pose.y, h }, far));
  return [far, far + LINE / k, far - LINE / k].flatMap((r) =>
    ALONG.map((share) => ahead({ ...pose, h: pose.h + from + share * (to - from) }, r)),
  );
}

/** Under a ship stands what is told of it. */
const TAG = 18;

/** The names of shapes that are large enough for one, each where it covers neither ships nor another name. */
export function namesOf(
  shapes: readonly Shape[],
  hulls: readonly Hull[],
  k: number,
  say: (shape: Shape) => string,
): { name: string; at: Point }[] {
  const taken: Rect[] = hulls.map((hull) => {
    const box = boxOf(hull);
    return { ...box, b: box.b + TAG / k };
  });
  return shapes
    .filter((shape) => roomy(shape, k))
    .map((shape) => {
      const name = say(shape);
      const [w, h] = [(name.length * LETTER) / k, LINE / k];
      const tries = nameSpots(shape, k).map((at) => {
        const box = { l: at.x - w / 2, t: at.y - h / 2, r: at.x + w / 2, b: at.y + h / 2 };
        return { at, box, cost: taken.reduce((sum, one) => sum + shared(box, one), 0) };
      });
      const best = tries.reduce((a, b) => (b.cost < a.cost ? b : a));
      taken.push(best.box);
      return { name, at: best.at };
    });
}
