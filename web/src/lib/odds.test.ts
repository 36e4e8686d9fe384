import { describe, expect, it } from 'vitest';
import { counted, rest } from './odds';

const margin = (...bars: [number, number][]) => ({
  piece: 'A',
  key: 'structure',
  mean: bars.reduce((sum, [points, p]) => sum + points * p, 0),
  bars: bars.map(([points, p]) => ({ points, p })),
});

describe('margins', () => {
  it('are counted when more than one point may be lost', () => {
    expect(counted(margin([0, 0.5], [1, 0.5]))).toBe(false);
    expect(counted(margin([0, 0.5], [2, 0.5]))).toBe(true);
    expect(counted(margin([0, 0.99], [2, 0.01]))).toBe(false); // a mean of 0.0 says nothing, 1 % does
  });
  it('know the share of nothing', () => {
    expect(rest(margin([0, 0.25], [1, 0.75]))).toBe(0.25);
    expect(rest(margin([1, 1]))).toBe(0);
  });
});
