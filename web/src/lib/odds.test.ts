import { describe, expect, it } from 'vitest';
import { counted, rest } from './odds';

const margin = (...bars: [number, number][]) => ({
  piece: 'A',
  key: 'structure',
  mean: 0,
  bars: bars.map(([points, p]) => ({ points, p })),
});

describe('margins', () => {
  it('are counted when more than one point may be lost', () => {
    expect(counted(margin([0, 0.5], [1, 0.5]))).toBe(false);
    expect(counted(margin([0, 0.5], [2, 0.5]))).toBe(true);
  });
  it('know the share of nothing', () => {
    expect(rest(margin([0, 0.25], [1, 0.75]))).toBe(0.25);
    expect(rest(margin([1, 1]))).toBe(0);
  });
});
