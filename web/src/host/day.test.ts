import { describe, expect, it } from 'vitest';
import { DAY, lineOf, pathOf, STEP } from './day';

const minute = (minute: number, answers: number) => ({ minute, matches: 1, sockets: 2, answers, refusals: 0 });

describe('figures of a day', () => {
  it('are the highest of each step, and tell their peak, sum and last value', () => {
    const line = lineOf([minute(9_001, 3), minute(9_002, 8), minute(9_999, 2)], 'answers', 10_000);
    expect([line.most, line.when, line.last, line.sum]).toEqual([8, 9_002, 2, 13]);
    expect(line.steps).toHaveLength(DAY / STEP);
    expect(line.steps.filter((step) => step !== null)).toEqual([8, 2]);
  });
  it('leave out what is older than a day, or later than its end', () => {
    const line = lineOf([minute(10_000 - DAY, 50), minute(10_001, 60), minute(10_000, 1)], 'answers', 10_000);
    expect([line.most, line.sum, line.steps.at(-1)]).toEqual([1, 1, 1]);
  });
  it('are nothing where nothing was counted', () => {
    const line = lineOf([], 'refusals', 10_000);
    expect([line.most, line.last, line.sum, pathOf(line, 100, 10)]).toEqual([0, 0, 0, '']);
  });
  it('are drawn in pieces, from the foot to the top of the box', () => {
    const line = { steps: [0, 4, null, 2], most: 4, when: 0, last: 2, sum: 6 };
    expect(pathOf(line, 40, 10)).toBe('M5.0 10.0h0.6L15.0 0.0M35.0 5.0h0.6');
  });
});
