import { expect, it } from 'vitest';
import { digits } from './digits';
import type { Option } from './wire';

const option = (answer: string): Option => ({ answer, key: 'k', rule: 'R' });

it('a number answers to itself, the rest to what is left', () => {
  const found = digits(['0', '1 forward', '2 forward', '2 backing', 'same'].map(option));
  expect([...found]).toEqual([
    ['0', '0'],
    ['1 forward', '1'],
    ['2 forward', '2'],
    ['2 backing', '3'],
    ['same', '4'],
  ]);
});
it('nobody has a key twice, and there are no more than there are', () => {
  const found = digits(Array.from({ length: 14 }, (_, i) => option('s' + i)));
  expect(found.size).toBe(9);
  expect(new Set(found.values()).size).toBe(9);
  expect(digits([option('12 forward')]).get('12 forward')).toBe('1');
});
