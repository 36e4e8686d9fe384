/** Shapes in world units: poses along a path, hexes, outlines. Knows no facing and no rule. */
import type { Board, Cell, Pose } from '../net/wire';

export interface Point {
  x: number;
  y: number;
}

/** The pose at parameter t (0 to path.length - 1), the heading turned the short way. */
export function along(path: readonly Pose[], t: number): Pose {
  const last = path.length - 1;
  const i = Math.min(Math.max(Math.floor(t), 0), Math.max(last - 1, 0));
  const a = path[i]!;
  const b = path[Math.min(i + 1, last)]!;
  const f = Math.min(Math.max(t - i, 0), 1);
  return { x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f, h: a.h + turnBetween(a.h, b.h) * f };
}

/** The short way from one heading to another, -180 to 180 degrees, positive to starboard. */
export const turnBetween = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180;

export const ahead = (from: Pose, distance: number): Point => ({
  x: from.x + distance * Math.cos((from.h * Math.PI) / 180),
  y: from.y + distance * Math.sin((from.h * Math.PI) / 180),
});

/** The six corners of a hex, clockwise. */
export function corners(at: Point, size: number, flat: boolean): Point[] {
  return Array.from({ length: 6 }, (_, k) => {
    const a = (Math.PI / 3) * k + (flat ? 0 : Math.PI / 6);
    return { x: at.x + size * Math.cos(a), y: at.y + size * Math.sin(a) };
  });
}

const n = (value: number) => +value.toFixed(2);
export const polygon = (points: readonly Point[]) => points.map((p) => `${n(p.x)},${n(p.y)}`).join(' ');
export const pathOf = (points: readonly Point[]) => 'M' + points.map((p) => `${n(p.x)} ${n(p.y)}`).join('L') + 'Z';

/** All hexes as one path: one element however large the map is. */
export const hexPath = (cells: readonly Cell[], board: Board) =>
  cells.map((cell) => pathOf(corners(cell, board.size, board.flat))).join('');

/** The outline of a set of hexes: every edge that belongs to one of them only, joined into closed loops. */
export function outline(cells: readonly Cell[], board: Board): Point[][] {
  const name = (p: Point) => `${Math.round(p.x * 4)},${Math.round(p.y * 4)}`;
  const edges = new Map<string, [Point, Point]>();
  for (const cell of cells) {
    const ring = corners(cell, board.size, board.flat);
    ring.forEach((a, k) => {
      const b = ring[(k + 1) % 6]!;
      // a neighbour walks the shared edge the other way round
      if (!edges.delete(`${name(b)}>${name(a)}`)) edges.set(`${name(a)}>${name(b)}`, [a, b]);
    });
  }
  const from = new Map<string, Point[]>();
  for (const [a, b] of edges.values()) from.set(name(a), [...(from.get(name(a)) ?? []), b]);
  const loops: Point[][] = [];
  for (const [start] of edges.values()) {
    let next = from.get(name(start))?.pop();
    if (!next) continue;
    const loop = [start];
    while (next && name(next) !== name(start)) {
      loop.push(next);
      next = from.get(name(next))?.pop();
    }
    loops.push(loop);
  }
  return loops;
}

/** Round a closed loop off by cutting its corners: a larger share first, then ever finer. */
export function smooth(loop: readonly Point[], shares: readonly number[] = [0.2, 0.25, 0.25]): Point[] {
  let points = [...loop];
  for (const f of shares) {
    points = points.flatMap((a, k) => {
      const b = points[(k + 1) % points.length]!;
      const mix = (t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
      return [mix(f), mix(1 - f)];
    });
  }
  return points;
}

/** A number from 0 to 1 that belongs to a place, always the same. */
const chance = (x: number, y: number) => {
  const s = Math.sin(Math.round(x) * 12.9898 + Math.round(y) * 78.233) * 43758.5453;
  return s - Math.floor(s);
};

/** The coast of some hexes of land as a path: rounded, a little uneven, and beyond the edge of the map the land goes on. */
export function coast(land: readonly Cell[], board: Board): string {
  const known = new Set(board.cells.map((cell) => `${cell.q},${cell.r}`));
  const beyond = new Map<string, Cell>();
  let ring = [...land];
  for (let step = 0; step < 2; step++) {
    const next: Cell[] = [];
    for (const cell of ring)
      for (const [q, r] of [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ] as const) {
        const name = `${cell.q + q},${cell.r + r}`;
        if (known.has(name) || beyond.has(name)) continue;
        const [a, b] = [board.size * 1.5, (board.size * Math.sqrt(3)) / 2];
        const shift = board.flat ? { x: a * q, y: b * (q + 2 * r) } : { x: b * (2 * q + r), y: a * r };
        const more = { ...cell, q: cell.q + q, r: cell.r + r, x: cell.x + shift.x, y: cell.y + shift.y };
        beyond.set(name, more);
        next.push(more);
      }
    ring = next;
  }
  const uneven = (p: Point) => {
    const [a, far] = [2 * Math.PI * chance(p.x, p.y), board.size * 0.2 * chance(p.y, p.x)];
    return { x: p.x + far * Math.cos(a), y: p.y + far * Math.sin(a) };
  };
  /** Each point drawn towards its neighbours: headlands stay, the teeth of the hexes go. */
  const calm = (loop: readonly Point[]) =>
    loop.map((p, k) => {
      const [a, b] = [loop.at(k - 1)!, loop[(k + 1) % loop.length]!];
      return { x: (a.x + 2 * p.x + b.x) / 4, y: (a.y + 2 * p.y + b.y) / 4 };
    });
  return outline([...land, ...beyond.values()], board)
    .map((loop) => pathOf(smooth(calm(calm(loop)).map(uneven), [0.25, 0.25, 0.25])))
    .join('');
}

/** Hills and trees on land that has land all around. */
export function relief(land: readonly Cell[], board: Board): { x: number; y: number; kind: 'hill' | 'tree' }[] {
  const dry = new Set(land.map((cell) => `${cell.q},${cell.r}`));
  const known = new Set(board.cells.map((cell) => `${cell.q},${cell.r}`));
  const inland = (cell: Cell) =>
    [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ].every(([q, r]) => {
      const name = `${cell.q + q!},${cell.r + r!}`;
      return dry.has(name) || !known.has(name);
    });
  return land
    .filter((cell) => inland(cell) && chance(cell.x, cell.y) < 0.34)
    .map((cell) => ({ x: cell.x, y: cell.y, kind: chance(cell.y, cell.x) < 0.45 ? 'hill' : 'tree' }));
}

/** The part of a board that is played on: a basin without its quay, else all of it. */
export function playground(board: Board): Box {
  const [left, top, right, bottom] = board.bounds;
  if (!board.cells.some((cell) => cell.ground === 'quay')) return { left, top, right, bottom };
  const wet = board.cells.filter((cell) => cell.ground !== 'quay');
  const xs = wet.map((cell) => cell.x);
  const ys = wet.map((cell) => cell.y);
  const s = board.size * 1.3;
  return {
    left: Math.min(...xs) - s,
    top: Math.min(...ys) - s,
    right: Math.max(...xs) + s,
    bottom: Math.max(...ys) + s,
  };
}

/** The smallest ellipse about the middle of the board, of the board's proportions, that holds all points. */
export function ellipseAround(points: readonly Point[]): { cx: number; cy: number; rx: number; ry: number } {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const [w, h] = [(right - left) / 2 || 1, (bottom - top) / 2 || 1];
  const k = Math.max(...points.map((p) => Math.hypot((p.x - cx) / w, (p.y - cy) / h)));
  return { cx, cy, rx: w * k, ry: h * k };
}

/** The convex hull of some points, clockwise on the screen. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (line: readonly Point[]) => {
    const found: Point[] = [];
    for (const p of line) {
      while (found.length > 1) {
        const [a, b] = [found.at(-2)!, found.at(-1)!];
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        found.pop();
      }
      found.push(p);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The middles of the hexes a piece fills; on the plane its own. */
export function centresOf(
  piece: { pose: Pose; cells: readonly (readonly number[])[] },
  cells: Map<string, Cell>,
): Point[] {
  const found = piece.cells.flatMap((at) => cells.get(String(at)) ?? []);
  return found.length ? found : [piece.pose];
}

/** The two points, one of each set, that lie nearest to each other. */
export function nearest(one: readonly Point[], two: readonly Point[]): [Point, Point] {
  const pairs = one.flatMap((a) => two.map((b): [Point, Point] => [a, b]));
  const apart = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
  return pairs.reduce((best, pair) => (apart(pair) < apart(best) ? pair : best));
}

/** Steps between two hexes. */
export const hexDistance = (a: readonly number[], b: readonly number[]) => {
  const q = a[0]! - b[0]!;
  const r = a[1]! - b[1]!;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Scale and shift that bring a box into a window, in the middle, with a margin in pixels. */
export function fit(box: Box, width: number, height: number, margin = 12, largest = 6) {
  const w = Math.max(box.right - box.left, 1);
  const h = Math.max(box.bottom - box.top, 1);
  const k = Math.min((width - 2 * margin) / w, (height - 2 * margin) / h, largest);
  const scale = Math.max(k, 0.02);
  return {
    k: scale,
    x: width / 2 - (scale * (box.left + box.right)) / 2,
    y: height / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}
