import { describe, expect, it } from 'vitest';
import { moments, order, still } from '../film/film.svelte';
import { done, movementAt, movements } from './steps';
import type { LogLine, PastScene, Piece, Scene } from '../net/wire';

const line = (turn: number, chapter: LogLine['chapter'] = '', more: Partial<LogLine> = {}): LogLine => ({
  turn,
  key: 'k',
  rule: '',
  chapter,
  ...more,
});
const meeting = { claims: [{ piece: 'R1' }], held: 'Y1' };
const log = [
  line(1, 'turn'),
  line(3, ''),
  line(3, 'step'),
  line(3, 'step'),
  line(3, '', { meeting }),
  line(4, '', { blow: { kind: 'ram', by: 'R1', on: 'Y1' } }),
  line(4, 'step'),
  line(4, 'rest'),
  line(5, 'turn'),
  line(7, 'step'),
];

describe('steps of a movement', () => {
  const all = movements(log);
  it('are found in the log, with what happened in each', () => {
    expect(all.map((one) => one.steps.length)).toEqual([3, 1]);
    expect(all[0]!.steps.map(({ turn, part, met, struck }) => [turn, part, met, struck])).toEqual([
      [3, 0, 0, 0],
      [3, 1, 1, 1],
      [4, 0, 0, 0],
    ]);
    expect(all[0]!.end).toEqual({ turn: 4, part: 1 });
    expect(all[1]!.end).toBeNull();
  });
  it('are behind a moment or before it', () => {
    expect(movementAt(all, null)).toBe(all[1]);
    expect(movementAt(all, { turn: 4, part: null })).toBe(all[0]);
    expect(movementAt(all, { turn: 7, part: 0 })).toBe(all[1]);
    expect(done(all[0]!, { turn: 3, part: 0 })).toBe(0);
    expect(done(all[0]!, { turn: 3, part: null })).toBe(1);
    expect(done(all[0]!, { turn: 4, part: 0 })).toBe(2);
    expect(done(all[0]!, { turn: 4, part: 1 })).toBe(3);
    expect(done(all[0]!, null)).toBe(3);
  });
});

describe('the moments of an answer', () => {
  const piece = (x: number) => ({ id: 'R1', pose: { x, y: 0, h: 0 } }) as Piece;
  const past = {
    t: 'scene',
    turn: 3,
    seat: null,
    scene: { pieces: [piece(3)] } as Scene,
    log: [line(3), line(3, 'step'), line(3, 'step'), line(3, 'rest')],
    parts: [
      { told: 1, change: { pieces: [piece(1)] } },
      { told: 2, change: { pieces: [piece(2)] } },
      { told: 3, change: {} },
    ],
  } as PastScene;
  it('stand in their order', () => {
    expect(moments(past).map((one) => one.part)).toEqual([0, 1, 2, null]);
    expect(order({ turn: 3, part: null }, { turn: 3, part: 2 })).toBeGreaterThan(0);
    expect(order({ turn: 3, part: null }, { turn: 3, part: null })).toBe(0);
  });
  it('have their board and what was told since the one before', () => {
    expect([0, 1, 2, null].map((part) => still(past, part).scene.pieces[0]!.pose.x)).toEqual([1, 2, 3, 3]);
    expect([0, 1, 2, null].map((part) => still(past, part).log.length)).toEqual([1, 1, 1, 1]);
  });
});
