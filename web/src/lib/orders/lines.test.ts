import { describe, expect, it } from 'vitest';
import {
  complete,
  extended,
  first,
  names,
  numbers,
  room,
  shared,
  shortened,
  walk,
  writeNames,
  writeNumbers,
} from './lines';
import { plan } from './plots';
import type { Pick, Plot, Several, Split } from '../net/wire';

const pick: Pick = { kind: 'pick', id: 'R1', key: 'line', answers: ['stay', 'row'] };
const plot: Plot = {
  kind: 'plot',
  id: 'R2',
  key: 'line',
  nodes: [[true, { A: 1, L: 2 }], [true, { A: 3 }], [false, { A: 3 }], [true]],
};
const split: Split = {
  kind: 'split',
  id: 'R3',
  key: 'line',
  parts: ['Y1', 'Y2', 'Y3'],
  most: 4,
  least: 3,
  caps: [2, 4, 1],
};
const several: Several = { kind: 'several', id: 'R4', key: 'line', among: ['Y1', 'Y2', 'Y3'], most: 2, least: 1 };

describe('lines of an order sheet', () => {
  it('begin with what changes nothing', () => {
    expect([pick, plot, split, several].map(first)).toEqual(['stay', '', 'Y1 2, Y2 1', 'Y1']);
    expect(first({ ...plot, nodes: [[false, { A: 1 }], [true]] })).toBe('A');
  });
  it('are walked token by token', () => {
    expect(walk(plot, '')).toEqual({ next: ['A', 'L'], ends: true });
    expect(walk(plot, 'L')).toEqual({ next: ['A'], ends: false });
    expect(walk(plot, 'L L')).toBeNull();
    expect(extended('A', 'A')).toBe('A A');
    expect(shortened('A A')).toBe('A');
    expect(complete(plot, 'L')).toBe(false);
    expect(complete(plot, 'L A')).toBe(true);
  });
  it('split numbers within the sum and the largest of each part', () => {
    expect(numbers('Y1 2, Y2 1')).toEqual({ Y1: 2, Y2: 1 });
    expect(writeNumbers(split, { Y3: 1, Y1: 2, Y2: 0 })).toBe('Y1 2, Y3 1');
    expect(room(split, { Y1: 2 }, 'Y2')).toBe(2);
    expect(room(split, {}, 'Y3')).toBe(1);
    expect(complete(split, 'Y1 2')).toBe(false);
    expect(complete(split, 'Y1 2, Y2 2')).toBe(true);
  });
  it('begin with what is usual, and have words in common', () => {
    expect(first({ ...pick, usual: 'row' })).toBe('row');
    const tired: Pick = { ...pick, id: 'R9', answers: ['stay', 'drift'] };
    expect(shared([pick, { ...pick, id: 'R8' }, tired])).toEqual(['stay', 'row']);
    expect(shared([pick])).toEqual([]);
  });
  it('name several in the order of the set', () => {
    expect(names('Y1, Y3')).toEqual(['Y1', 'Y3']);
    expect(writeNames(several, ['Y3', 'Y1'])).toBe('Y1, Y3');
    expect(complete(several, '')).toBe(false);
    expect(complete(several, 'Y1, Y2')).toBe(true);
  });
});

describe('a plot on the board', () => {
  const shifts: Plot['shifts'] = [
    ['A', 10, 0, 0],
    ['L', 5, -5, -90],
  ];
  it('leads from pose to pose and says what may follow', () => {
    const found = plan({ ...plot, start: [0, 0, 0], shifts }, 'L A');
    expect(found?.poses.map(({ x, y, h }) => [Math.round(x), Math.round(y), h])).toEqual([
      [0, 0, 0],
      [5, -5, -90],
      [5, -15, -90],
    ]);
    expect(plan({ ...plot, start: [0, 0, 0], shifts }, '')?.next.map((one) => one.token)).toEqual(['A', 'L']);
  });
  it('is nothing where the moves may not follow one another', () => {
    expect(plan({ ...plot, shifts }, 'R')).toBeNull();
    expect(plan(plot, 'A')).toBeNull();
  });
});
