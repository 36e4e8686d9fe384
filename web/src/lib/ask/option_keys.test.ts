import { expect, it } from 'vitest';
import { optionKeys } from './option_keys';
import type { Option } from '../net/wire';

const option = (answer: string): Option => ({ answer, key: 'k', rule: 'R' });

it('a number answers to itself, the rest to what is left', () => {
  const found = optionKeys(['0', '1 forward', '2 forward', '2 backing', 'same'].map(option));
  expect([...found]).toEqual([
    ['0', '0'],
    ['1 forward', '1'],
    ['2 forward', '2'],
    ['2 backing', '3'],
    ['same', '4'],
  ]);
});
it('nobody has a key twice, and there are no more than there are', () => {
  const found = optionKeys(Array.from({ length: 50 }, (_, i) => option('s' + i)));
  expect(found.get('s8')).toBe('9');
  expect(found.get('s9')).toBe('a');
  expect(found.size).toBe(31);
  expect(new Set(found.values()).size).toBe(31);
  for (const key of 'mnpo') expect([...found.values()]).not.toContain(key);
  expect(optionKeys([option('12 forward')]).get('12 forward')).toBe('1');
});
