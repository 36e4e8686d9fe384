/** Place the captions over the board: at its top, unless they would hide a ship they are about. */
import { shared, type Rect } from './labels';

export const SPOTS = ['top', 'bottom', 'left'] as const;
export type Spot = (typeof SPOTS)[number];

/** Pixels between the edge of the board and what stands at its head or foot. */
const EDGE = 12;
const FOOT = 64;
/** How wide it is at the side, at most. */
export const ASIDE = 300;
/** Below a ship stands its number. */
const NAME = 26;

interface Size {
  w: number;
  h: number;
}

/** The box of a caption at a spot. */
export function boxAt(spot: Spot, tall: Size, room: Size): Rect {
  if (spot === 'left') {
    const w = Math.min(tall.w, ASIDE);
    return { l: EDGE, t: EDGE, r: EDGE + w, b: EDGE + (tall.h * tall.w) / w };
  }
  const l = (room.w - tall.w) / 2;
  const t = spot === 'top' ? EDGE : room.h - FOOT - tall.h;
  return { l, t, r: l + tall.w, b: t + tall.h };
}

/** The spot that hides least; where it stands now, as long as it hides nothing there. */
export function captionSpot(now: Spot, tall: Size, room: Size, ships: readonly Rect[]): Spot {
  const hidden = (spot: Spot) =>
    ships.reduce((sum, ship) => sum + shared(boxAt(spot, tall, room), { ...ship, b: ship.b + NAME }), 0);
  if (!tall.h || !hidden(now)) return now;
  return SPOTS.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}
