import { expect, it } from 'vitest';
import { percents } from './percents';

it('shares sum to 100', () => {
  expect(percents([97, 103])).toEqual([49, 51]); // 48.5 and 51.5
  expect(percents([60, 135, 5])).toEqual([30, 68, 2]);
  expect(percents([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percents([20, 0])).toEqual([100, 0]);
  expect(percents([0, 0])).toEqual([0, 0]);
  for (let a = 0; a < 40; a++)
    for (let b = 0; b < 40; b++) {
      const found = percents([a, b, 7]);
      expect(found.reduce((sum, one) => sum + one, 0)).toBe(100);
      found.forEach((share, i) => expect(Math.abs(share - (100 * [a, b, 7][i]!) / (a + b + 7))).toBeLessThan(1));
    }
});
