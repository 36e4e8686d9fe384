/** The visible part of the board: its position and scale, and the box that holds some points. */
import type { Box, Point } from '../../lib/draw/geometry';

export interface ViewBox {
  x: number;
  y: number;
  k: number;
}

export function boxOf(points: readonly Point[], room: number): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - room,
    right: Math.max(...xs) + room,
    top: Math.min(...ys) - room,
    bottom: Math.max(...ys) + room,
  };
}

/** A strip of sea, five ships long, where most of them lie. */
export function thickest(points: readonly Point[], longest: number): Box {
  const [w, h] = [longest * 2.4, longest * 0.9];
  const room = longest / 2;
  const held = (at: Point) => points.filter((p) => Math.abs(p.x - at.x) < w - room && Math.abs(p.y - at.y) < h - room);
  const middles = points.flatMap((p) => points.map((q) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 })));
  const most = middles.map(held).reduce((best, found) => (found.length > best.length ? found : best));
  const { left, right, top, bottom } = boxOf(most, 0);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
}

/** Whether all places are on the screen, and not at its very edge; `top` is what stands over its upper part. */
export function inSight(
  points: readonly Point[],
  view: ViewBox,
  width: number,
  height: number,
  margin: number,
  top = 0,
): boolean {
  return points.every((point) => {
    const [x, y] = [point.x * view.k + view.x, point.y * view.k + view.y];
    return x >= margin && y >= margin + top && x <= width - margin && y <= height - margin;
  });
}

/** Part of the way from one view to another. */
export function between(from: ViewBox, to: ViewBox, share: number): ViewBox {
  const f = share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2;
  return { x: from.x + (to.x - from.x) * f, y: from.y + (to.y - from.y) * f, k: from.k + (to.k - from.k) * f };
}

/** No part of the screen is wasted on what lies beyond the edge of the board; what of it fits as a whole stands in the middle. */
export function within(view: ViewBox, bounds: Box, width: number, height: number, rim = 24): ViewBox {
  const hold = (at: number, low: number, high: number, size: number) =>
    (high - low) * view.k + 2 * rim <= size
      ? (size - (low + high) * view.k) / 2
      : Math.min(Math.max(at, size - rim - high * view.k), rim - low * view.k);
  return {
    k: view.k,
    x: hold(view.x, bounds.left, bounds.right, width),
    y: hold(view.y, bounds.top, bounds.bottom, height),
  };
}
