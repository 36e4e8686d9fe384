import { expect, it } from 'vitest';
import { headed } from './option_rows';
import type { Option } from '../net/wire';

const option = (answer: string): Option => ({ answer, key: 'k', rule: 'R' });
const say = (one: Option) => one.answer;

it('a squadron is a row', () => {
  const names = ['Van', 'Centre', 'Rear'];
  const options = [...names.flatMap((name) => [`${name}: cruise`, `${name}\u00a0: maximum`]), 'Done'].map(option);
  const found = headed(options, say)!;
  expect(found.rows.map((row) => row.head)).toEqual(names);
  expect(found.rows[0]!.cells.map((cell) => cell.words)).toEqual(['Cruise', 'Maximum']);
  expect(found.rest.map(say)).toEqual(['Done']);
});
it('a short list, or one without heads, stays a list', () => {
  expect(headed(['A: b', 'A: c', 'B: b', 'B: c'].map(option), say)).toBeNull();
  expect(
    headed(
      Array.from({ length: 9 }, (_, i) => option(`ship ${i}`)),
      say,
    ),
  ).toBeNull();
});
