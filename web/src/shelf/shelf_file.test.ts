import { describe, expect, it } from 'vitest';
import { hits, matches } from './search';
import { BadLine, core, packed, unpacked } from './shelf_file';

const record = '{"game":"x","rules":1}\n{"answer":"1","seat":"red"}\n{"end":{"winner":"red"}}\n{"note":"here"}\n';
const one = { record, seats: ['red'], at: '2026-11-19T20:00:00Z', key: 'abc' };

function bad(text: string): number {
  try {
    unpacked(text);
  } catch (error) {
    if (error instanceof BadLine) return error.line;
  }
  return 0;
}

describe('the file of a shelf', () => {
  it('holds each record as it is, with the seats of its owner', () => {
    const found = unpacked(packed([one, { ...one, seats: ['blue'], key: 'def' }]));
    expect(found).toEqual([
      { ...one, line: 3 },
      { ...one, seats: ['blue'], key: 'def', line: 8 },
    ]);
    expect(unpacked(packed([]))).toEqual([]);
  });
  it('may be one record', () => {
    expect(unpacked(record)).toEqual([{ record, seats: [], line: 1 }]);
  });
  it('names the line that is wrong', () => {
    expect(bad('hello')).toBe(1);
    expect(bad('{"shelf":2}\n')).toBe(1);
    expect(bad('{"shelf":1}\nhello\n')).toBe(2);
    expect(bad('{"shelf":1}\n{"match":{"seats":3}}\n')).toBe(2);
    expect(bad('{"shelf":1}\n{"match":{"seats":[]}}\nhello\n')).toBe(3);
    expect(bad('{"shelf":1}\n{"match":{"seats":[]}}\n')).toBe(3);
  });
  it('is compared without reports', () => {
    expect(core(record.replace('{"note"', '{"report":{}}\n{"note"'))).toBe(core(record));
  });
});

describe('the search', () => {
  it('finds every word in any text, without accents', () => {
    const texts = ['Touché, coulé!', 'Two liburnians', 'helmsman', 'won', '19 November 2026', 'Here I backed water.'];
    expect(matches('touche coule', texts)).toBe(true);
    expect(matches('BACKED liburn', texts)).toBe(true);
    expect(matches('', texts)).toBe(true);
    expect(matches('liburnian corvus', texts)).toBe(false);
    expect(hits('helmsman backed', 'Here I backed water.')).toBe(true);
    expect(hits('helmsman I', 'Here I backed water.')).toBe(false);
  });
});
