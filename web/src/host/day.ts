/** Figures of the last day as lines of a plot. */
import type { Minute } from '../lib/net/wire';

export type Figure = 'matches' | 'sockets' | 'answers' | 'refusals';
export const FIGURES: readonly Figure[] = ['matches', 'sockets', 'answers', 'refusals'];
/** Minutes of a day, and of a step of the plot. */
export const DAY = 1440;
export const STEP = 5;

export interface Line {
  /** Highest value of each step; null where nothing was counted. */
  steps: (number | null)[];
  most: number;
  /** Minute (of the epoch) of the highest value. */
  when: number;
  last: number;
  sum: number;
}

/** The line of a figure in the day that ends with a minute. */
export function lineOf(minutes: readonly Minute[], figure: Figure, end: number): Line {
  const begin = end - DAY + 1;
  const day = minutes.filter(({ minute }) => minute >= begin && minute <= end);
  const steps: (number | null)[] = Array.from({ length: DAY / STEP }, () => null);
  for (const one of day) {
    const step = Math.floor((one.minute - begin) / STEP);
    steps[step] = Math.max(steps[step] ?? 0, one[figure]);
  }
  const highest = day.reduce<Minute | null>((best, one) => (best && best[figure] >= one[figure] ? best : one), null);
  return {
    steps,
    most: highest?.[figure] ?? 0,
    when: highest?.minute ?? end,
    last: day.at(-1)?.[figure] ?? 0,
    sum: day.reduce((sum, one) => sum + one[figure], 0),
  };
}

/** Points of a line in a box, in pieces where nothing was counted between. */
export function pathOf(line: Line, width: number, height: number): string {
  const top = Math.max(1, line.most);
  let drawn = '';
  let pen = false;
  line.steps.forEach((value, i) => {
    if (value === null) pen = false;
    else {
      const x = ((i + 0.5) / line.steps.length) * width;
      const y = height - (value / top) * height;
      // a step of its own is a short stroke
      drawn += `${pen ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}${pen ? '' : 'h0.6'}`;
      pen = true;
    }
  });
  return drawn;
}
