/** Place a note beside a point: right, left, above or below, wherever it hides least. */
import type { Point } from './geometry';
import { shared, type Rect } from './labels';

interface Size {
  w: number;
  h: number;
}

/** A note that stands: its place, and its size when it was put there. */
export interface Stood extends Point, Size {}

/** Where a note stays whose words have changed: its foot is where it was, as the buttons there may be under a finger; else nothing. */
export function keptTip(stood: Stood, tip: Size, room: Size, top = 0): Point | null {
  const at = { x: stood.x, y: stood.y + stood.h - tip.h };
  return at.y >= EDGE + top && at.x + tip.w <= room.w - EDGE ? at : null;
}

const EDGE = 8;
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(high, low));

export function placeTip(
  spot: Point,
  gap: number,
  tip: Size,
  room: Size,
  avoid: readonly Point[],
  /** The note keeps below this. */
  top = 0,
  /** Area that the note is about: not even a part of it is hidden, if it can be helped. */
  keep: readonly Rect[] = [],
): Point {
  const tries: Point[] = [
    { x: spot.x + gap, y: spot.y - tip.h / 2 },
    { x: spot.x - gap - tip.w, y: spot.y - tip.h / 2 },
    { x: spot.x - tip.w / 2, y: spot.y - gap - tip.h },
    { x: spot.x - tip.w / 2, y: spot.y + gap },
    { x: spot.x + gap, y: spot.y - gap - tip.h },
    { x: spot.x + gap, y: spot.y + gap },
    { x: spot.x - gap - tip.w, y: spot.y - gap - tip.h },
    { x: spot.x - gap - tip.w, y: spot.y + gap },
  ];
  let best: Point = { x: EDGE, y: EDGE };
  let least = Infinity;
  tries.forEach((wanted, i) => {
    const at = {
      x: clamp(wanted.x, EDGE, room.w - tip.w - EDGE),
      y: clamp(wanted.y, EDGE + top, room.h - tip.h - EDGE),
    };
    const inside = (p: Point, margin: number) =>
      p.x > at.x - margin && p.x < at.x + tip.w + margin && p.y > at.y - margin && p.y < at.y + tip.h + margin;
    const hidden = avoid.filter((p) => inside(p, 14)).length;
    const box = { l: at.x, t: at.y, r: at.x + tip.w, b: at.y + tip.h };
    const over = keep.reduce((sum, one) => sum + shared(box, one) / ((one.r - one.l) * (one.b - one.t) || 1), 0);
    // its own place counts most; of two that hide alike, the first tried
    const cost = 10 * Number(inside(spot, 4)) + 12 * over + hidden + i / 100;
    if (cost < least) [least, best] = [cost, at];
  });
  return best;
}
