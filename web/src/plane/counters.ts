/** Where the counters of a ship lie: at its side, not on another ship. */
import type { Point } from '../lib/draw/geometry';
import { around, type Hull } from '../lib/draw/labels';

/** The edge of a counter, before it is scaled. */
export const SIZE = 20;

/** From near by a counter is as large as it would lie on the table, from afar as large as can be read. */
export const sizeAt = (k: number) => Math.max(1 / k, 0.42);

/** The middle of a ship's first counter: to starboard, else to port, else ahead or astern, wherever the sea is free. */
export function counterSpot(ship: Hull, hulls: readonly Hull[], size: number): Point {
  const { x, y, h } = ship.pose;
  const [cos, sin] = [Math.cos((h * Math.PI) / 180), Math.sin((h * Math.PI) / 180)];
  const half = (SIZE * size) / 2;
  const [off, far] = [ship.beam / 2 + half + 2, ship.length / 2 + half + 2];
  const tries = [
    { x: x - sin * off, y: y + cos * off },
    { x: x + sin * off, y: y - cos * off },
    { x: x + cos * far, y: y + sin * far },
    { x: x - cos * far, y: y - sin * far },
  ];
  const free = (spot: Point) =>
    hulls.every((hull) => {
      const box = around(hull);
      return (
        hull.id === ship.id ||
        spot.x + half <= box.l ||
        spot.x - half >= box.r ||
        spot.y + half <= box.t ||
        spot.y - half >= box.b
      );
    });
  return tries.find(free) ?? tries[0]!;
}
