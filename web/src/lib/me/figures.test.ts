import { beforeEach, describe, expect, it } from 'vitest';
import { figures, levelOf, readFigures } from './figures.svelte';

const one = { game: 'corvus', level: 'helmsman', result: 'won', at: '2026-11-19T20:00:00Z' };

describe('figures', () => {
  beforeEach(() => figures.clear('2026-01-01T00:00:00Z'));

  it('count each match once, by game and level', () => {
    figures.note('a', one);
    figures.note('a', { ...one, result: 'lost' });
    figures.note('b', { ...one, result: 'lost' });
    figures.note('c', { ...one, level: 'captain', result: 'drawn' });
    figures.note('d', { ...one, result: 'over' });
    expect(figures.rows).toEqual([
      { game: 'corvus', level: 'captain', played: 1, won: 0, drawn: 1, lost: 0 },
      { game: 'corvus', level: 'helmsman', played: 2, won: 1, drawn: 0, lost: 1 },
    ]);
  });

  it('that were deleted do not come back with matches that are over', () => {
    figures.note('a', one);
    figures.clear('2026-11-20T00:00:00Z');
    figures.note('a', one);
    expect(figures.rows).toEqual([]);
  });

  it('are exported and imported without counting a match twice', () => {
    figures.note('a', one);
    const file = figures.export();
    figures.clear('2026-01-01T00:00:00Z');
    figures.note('b', one);
    expect(figures.import(file)).toBe(1);
    expect(figures.import(file)).toBe(0);
    expect(figures.count).toBe(2);
    expect(figures.import('{"matches":{"a":{"game":1}}}')).toBeNull();
    expect(figures.import('no figures')).toBeNull();
  });

  it('know the level by the other players', () => {
    expect(levelOf(['helmsman'])).toBe('helmsman');
    expect(levelOf(['helmsman', 'letter'])).toBe('people');
    expect(levelOf([])).toBe('people');
  });

  it('are read with care', () => {
    expect(readFigures('[]')).toBeNull();
    expect(readFigures('{"matches":{"a":{"game":"x","level":"y","result":"great","at":""}}}')).toBeNull();
  });
});
