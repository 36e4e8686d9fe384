/** The rose of the wind: which of its named parts a heading lies in. */
import type { Bearing, Wind } from '../../lib/net/wire';

/** The angle of a heading off the eye of the wind, clockwise from -180. */
export const offEye = (wind: Wind, heading: number): number => ((((heading - wind.h) % 360) + 360) % 360) - 180;

/** Where a line belongs to two parts, it belongs to the one told first. */
export function partAt(wind: Wind, heading: number): Bearing | null {
  const off = offEye(wind, heading);
  const inside = ({ arc }: Bearing) => [off, off + 360].some((angle) => arc[0] <= angle && angle <= arc[1]);
  return (wind.parts ?? []).find(inside) ?? null;
}
