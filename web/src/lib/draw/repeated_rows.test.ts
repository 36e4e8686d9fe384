import { expect, it } from 'vitest';
import { repeats } from './repeated_rows';

const gauge = { key: 'factor', value: 2, maximum: 3 };
const row = (label: string, args: Record<string, unknown>) => ({ label: { key: label }, value: { key: 'x', args } });

it('a line that repeats a bar is known by its name and both numbers', () => {
  expect(repeats(row('sheet-factor-label', { value: 2, whole: 3 }), [gauge])).toBe(true);
  expect(repeats(row('sheet-factor-label', { value: 2, whole: 4 }), [gauge])).toBe(false); // another number
  expect(repeats(row('sheet-factor-label', { value: 2, whole: 3, bonus: 1 }), [gauge])).toBe(false); // it says more
  expect(repeats(row('sheet-crew-label', { value: 2, whole: 3 }), [gauge])).toBe(false);
  expect(repeats(row('sheet-factor-label', {}), [gauge])).toBe(false);
});
