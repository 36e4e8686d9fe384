/** Round shares of a whole to percentages that sum to 100, by the largest remainder. */
export function percents(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (!all) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / all);
  const found = exact.map(Math.floor);
  const byRest = exact.map((share, i) => ({ i, rest: share - found[i]! })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  const left = 100 - found.reduce((sum, share) => sum + share, 0);
  for (const { i } of byRest.slice(0, Math.round(left))) found[i]! += 1;
  return found;
}
