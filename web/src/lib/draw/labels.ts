/** Labels beside ships: below, above or beside, wherever they cover neither a ship nor another label. */
import type { Pose } from '../net/wire';

export interface Label {
  id: string;
  /** Size of the label in world units. */
  w: number;
  h: number;
}
export interface Hull {
  id: string;
  pose: Pose;
  length: number;
  beam: number;
}
export interface Rect {
  l: number;
  t: number;
  r: number;
  b: number;
}

/** How much of two boxes is the same. */
export const shared = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.r, b.r) - Math.max(a.l, b.l)) * Math.max(0, Math.min(a.b, b.b) - Math.max(a.t, b.t));

/** The upright box about a hull. */
export function around({ pose, length, beam }: Hull): Rect {
  const [cos, sin] = [Math.abs(Math.cos((pose.h * Math.PI) / 180)), Math.abs(Math.sin((pose.h * Math.PI) / 180))];
  const [rx, ry] = [(cos * length + sin * beam) / 2, (sin * length + cos * beam) / 2];
  return { l: pose.x - rx, t: pose.y - ry, r: pose.x + rx, b: pose.y + ry };
}

/** For each label, how far its upper middle lies from the middle of its ship; rather below her, or above. */
export function spread(
  labels: readonly Label[],
  hulls: readonly Hull[],
  gap: number,
  up = false,
  /** Where they are to be, if they can. */
  sight: Rect | null = null,
): Map<string, [number, number]> {
  const boxes = new Map(hulls.map((hull) => [hull.id, around(hull)]));
  const placed: Rect[] = [];
  const found = new Map<string, [number, number]>();
  for (const { id, w, h } of labels) {
    const own = boxes.get(id);
    const hull = hulls.find((one) => one.id === id);
    if (!own || !hull) continue;
    const { x, y } = hull.pose;
    const [rx, ry] = [own.r - x, own.b - y];
    const side = rx + gap + w / 2;
    const tries: [number, number][] = [
      [0, ry + gap],
      [0, -ry - gap - h],
      [side, -h / 2],
      [-side, -h / 2],
      [side, ry],
      [-side, ry],
      [side, -ry - h],
      [-side, -ry - h],
      [0, ry + gap + h],
      [0, -ry - gap - 2 * h],
    ];
    if (up) tries.unshift(...tries.splice(1, 1));
    let best = tries[0]!;
    let least = Number.POSITIVE_INFINITY;
    tries.forEach(([dx, dy], i) => {
      const box = { l: x + dx - w / 2, t: y + dy, r: x + dx + w / 2, b: y + dy + h };
      const ships = [...boxes.values()].reduce((sum, other) => sum + shared(box, other), 0);
      const others = placed.reduce((sum, other) => sum + shared(box, other), 0);
      const hidden = sight ? w * h - shared(box, sight) : 0;
      const cost = (ships + 3 * others + 2 * hidden) / (w * h) + i / 50;
      if (cost < least) [least, best] = [cost, [dx, dy]];
    });
    placed.push({ l: x + best[0] - w / 2, t: y + best[1], r: x + best[0] + w / 2, b: y + best[1] + h });
    found.set(id, best);
  }
  return found;
}

/** So much of the smaller of two labels may lie under the other. */
const SLACK = 0.12;
const area = (box: Rect) => (box.r - box.l) * (box.b - box.t);

/**
 * Which labels are drawn where there is no room for all: of two that cover each other the one that matters more. Where they
 * stand does not hang on it, so none jumps when another ship is taken up, and none flickers when the sea is moved.
 */
export function legible(
  labels: readonly Label[],
  hulls: readonly Hull[],
  places: ReadonlyMap<string, [number, number]>,
  /** The smaller, the more it matters. */
  rank: (id: string) => number,
): Set<string> {
  const poses = new Map(hulls.map((hull) => [hull.id, hull.pose]));
  const kept: Rect[] = [];
  const found = new Set<string>();
  const order = labels.map((label) => ({ label, rank: rank(label.id) })).sort((a, b) => a.rank - b.rank);
  for (const { label } of order) {
    const { id, w, h } = label;
    const [pose, place] = [poses.get(id), places.get(id)];
    if (!pose || !place) continue;
    const [x, y] = [pose.x + place[0], pose.y + place[1]];
    const box = { l: x - w / 2, t: y, r: x + w / 2, b: y + h };
    if (kept.some((other) => shared(box, other) > SLACK * Math.min(area(box), area(other)))) continue;
    kept.push(box);
    found.add(id);
  }
  return found;
}
