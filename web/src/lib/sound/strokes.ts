/** The moments in which oars are heard, from the phases of the strokes that the board shows. */

/** Radians of a stroke of the oars, and where in it the blades take the water. */
const STROKE = 2 * Math.PI;
const CATCH = Math.PI / 2;

/** How many ships dip their oars between two moments, by the phases of their strokes. */
export function catches(before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): number {
  const dips = (phase: number) => Math.floor((phase - CATCH) / STROKE);
  return Object.entries(now).filter(([ship, phase]) => dips(phase) > dips(before[ship] ?? 0)).length;
}
