import { expect, test } from 'vitest';
import { headingOf, linesOf, titleOf } from './tables';

test('a part of a table is told row by row', () => {
  expect(linesOf(3, 'x')).toBe('3');
  expect(linesOf([1, 2, 10], 'x')).toBe('1  2  10');
  expect(linesOf(['dead astern', 'ahead'], 'x')).toBe('dead astern · ahead');
  expect(linesOf([true, false], 'x')).toBe('●  ·');
  expect(
    linesOf(
      [
        ['F', '-'],
        ['f', 'F'],
      ],
      'x',
    ),
  ).toBe('F  -\nf  F');
  expect(linesOf({ flank: 0, bow: -1 }, 'x')).toBe('flank 0, bow -1');
  expect(linesOf({ big_ship: { name: { en: 'galley', fr: 'galère' }, speed: 3 }, other: { speed: 2 } }, 'x')).toBe(
    'galley: speed 3\nother: speed 2',
  );
  expect(linesOf({ a: { b: { c: 1 } } }, 'x')).toBe('a: b (c 1)');
  expect(linesOf(null, 'x')).toBe('–');
});

test('without words of a game names of the file are told', () => {
  expect(titleOf('ship_types', 'x')).toBe('ship types');
  expect(headingOf('fire', 'hits_on', 'x')).toBe('hits on');
});
