/** Place the captions over the board where they hide no ship they are about, and as few other ships as possible. */
import { shared, type Rect } from './labels';

/** At the head, at the foot, in the corner at the head, and halfway down at either side. */
export const SPOTS = ['top', 'bottom', 'left', 'west', 'east'] as const;
export type Spot = (typeof SPOTS)[number];

/** Pixels between the edge of the board and what stands at its head or foot. */
const EDGE = 12;
const FOOT = 64;
/** Width at the side, at most. */
export const ASIDE = 300;
/** On a narrower board there is no room at the sides. */
const NARROW = 700;
/** Below a ship stands its number. */
const NAME = 26;
/** So many times worse it is to hide a ship that the sentences are about. */
const ABOUT = 6;
/** So many times as much as at the best spot may be hidden before the captions move. */
const SLACK = 1.25;

interface Size {
  w: number;
  h: number;
}

/** The box of a caption at a spot. */
export function boxAt(spot: Spot, tall: Size, room: Size): Rect {
  if (spot === 'top' || spot === 'bottom') {
    const l = (room.w - tall.w) / 2;
    const t = spot === 'top' ? EDGE : room.h - FOOT - tall.h;
    return { l, t, r: l + tall.w, b: t + tall.h };
  }
  const w = Math.min(tall.w, ASIDE);
  const h = (tall.h * tall.w) / w;
  const l = spot === 'east' ? room.w - EDGE - w : EDGE;
  const t = spot === 'left' ? EDGE : (room.h - h) / 2;
  return { l, t, r: l + w, b: t + h };
}

/**
 * The spot that hides least. The captions stay where they are as long as they hide no ship they are about and no other spot is
 * clearly better. Their size is that at the head of the board.
 */
export function captionSpot(
  now: Spot,
  tall: Size,
  room: Size,
  about: readonly Rect[],
  others: readonly Rect[] = [],
): Spot {
  if (!tall.h) return now;
  const hidden = (spot: Spot, ships: readonly Rect[]) =>
    ships.reduce((sum, ship) => sum + shared(boxAt(spot, tall, room), { ...ship, b: ship.b + NAME }), 0);
  const cost = (spot: Spot) => ABOUT * hidden(spot, about) + hidden(spot, others);
  const open = room.w < NARROW ? SPOTS.slice(0, 2) : SPOTS;
  const best = open.reduce((found, spot) => (cost(spot) < cost(found) ? spot : found));
  const stays = open.includes(now) && !hidden(now, about) && cost(now) <= SLACK * cost(best);
  return stays ? now : best;
}
