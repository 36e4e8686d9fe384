import { describe, expect, it } from 'vitest';
import { columns, counted, rare, rest } from './odds';

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
  it('stand ship by ship, mine last, without what hardly ever happens', () => {
    const of = (piece: string, key: string, p: number) => ({ ...margin([0, 1 - p], [1, p]), piece, key });
    const found = [of('E1', 'hull', 0.8), of('W1', 'fire', 0.05), of('E1', 'crew', 0.3), of('E1', 'rudder', 0.049)];
    const told = (all?: boolean) =>
      columns(found, 'W1', all).map((one) => [one.piece, one.margins.map(({ key }) => key)]);
    expect(told()).toEqual([
      ['E1', ['hull', 'crew']],
      ['W1', ['fire']],
    ]);
    expect(told(true)).toEqual([
      ['E1', ['hull', 'crew', 'rudder']],
      ['W1', ['fire']],
    ]);
    expect(columns([of('W1', 'fire', 0.5), of('E1', 'hull', 0.5)], 'W1').map(({ piece }) => piece)).toEqual([
      'E1',
      'W1',
    ]);
    expect(rare(0.0499)).toBe(true);
    expect(rare(0.05)).toBe(false);
  });
});
