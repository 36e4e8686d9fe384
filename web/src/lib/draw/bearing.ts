/** Where one ship lies as seen from another, in a lookout's words: "two hexes off the port bow". */
import { hexDistance, turnBetween } from './geometry';
import type { Measure, Piece, Sayable } from '../net/wire';

/** The eight sectors about a ship, by the angle off its bow. */
export function sector(angle: number): string {
  const off = Math.abs(angle);
  if (off <= 22.5) return 'ahead';
  if (off > 157.5) return 'astern';
  const side = angle > 0 ? 'starboard' : 'port';
  return `${side}-${off <= 67.5 ? 'bow' : off <= 112.5 ? 'beam' : 'quarter'}`;
}

/** A message `bearing-hexes` or `bearing-units`: how far, in the unit players measure in, and where. */
export function bearing(from: Piece, to: Piece, measure?: Measure | null): Sayable {
  const angle = (Math.atan2(to.pose.y - from.pose.y, to.pose.x - from.pose.x) * 180) / Math.PI;
  const where = sector(turnBetween(from.pose.h, angle));
  if (from.cells.length && to.cells.length) {
    const distance = Math.min(...from.cells.flatMap((a) => to.cells.map((b) => hexDistance(a, b))));
    return { key: 'bearing-hexes', args: { distance, where } };
  }
  const far = Math.hypot(to.pose.x - from.pose.x, to.pose.y - from.pose.y) / (measure?.size ?? 1);
  return { key: 'bearing-units', args: { distance: Math.round(far), where, unit: measure?.unit ?? 'none' } };
}
