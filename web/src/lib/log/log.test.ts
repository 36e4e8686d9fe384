import { describe, expect, it } from 'vitest';
import { entries, subtitles } from './log';
import type { LogLine } from '../net/wire';

const way = [
  { x: 0, y: 0, h: 0 },
  { x: 1, y: 0, h: 0 },
];
const step = (ship: string, turn = 0): LogLine => ({ turn, key: 'moved', rule: 'R', args: {}, ship, path: way });
const roll = (ship: string): LogLine => ({ turn: 0, key: 'rammed', rule: 'R', args: {}, ship, dice: [4, 5] });

describe('the log as it is read', () => {
  it('folds what came to nothing, side by side', () => {
    const stays = (ship: string, side: string): LogLine => ({
      ...step(ship),
      path: [],
      key: 'stays',
      side,
      idle: true,
    });
    const found = entries([stays('A', 'red'), stays('B', 'red'), stays('C', 'blue'), step('D'), stays('E', 'blue')]);
    expect(found.map(({ line, count }) => [line.ship, count])).toEqual([
      ['B', 2],
      ['C', 1],
      ['D', 1],
      ['E', 1],
    ]);
  });
  it('tells a ship that goes on in one line, the last', () => {
    const found = entries([step('A', 1), step('A', 2), step('A', 3), step('B', 4)]);
    expect(found.map((entry) => [entry.line.ship, entry.count, entry.from, entry.line.turn])).toEqual([
      ['A', 3, 1, 3],
      ['B', 1, 4, 4],
    ]);
    expect(found[0]!.lines.map((line) => line.turn)).toEqual([1, 2, 3]); // all of them, for one sentence that tells each
  });
  it('leaves out a step in which nobody rows', () => {
    const mark = (rows: number): LogLine => ({
      turn: 0,
      key: 'step',
      rule: 'R',
      args: { step: 1, rows },
      idle: true,
      chapter: 'step',
    });
    expect(entries([mark(0), mark(2), step('A')]).map(({ line }) => line.args?.['rows'])).toEqual([2, undefined]);
  });
  it('never hides a roll', () => expect(entries([roll('A'), roll('A')]).length).toBe(2));
});

describe('subtitles', () => {
  it('keep a roll in sight while others move on', () => {
    let shown = subtitles([], [roll('A')], 0);
    for (let i = 1; i < 12; i++) shown = subtitles(shown, [step('S' + i)], i * 300);
    expect(shown.some((one) => one.line.key === 'rammed')).toBe(true);
    expect(shown.length).toBeLessThan(5);
    expect(subtitles(shown, [step('Z')], 9000).map((one) => one.line.ship)).toEqual(['Z']);
  });
  it('show the last move even among many rolls', () => {
    const shown = subtitles([], [roll('A'), roll('B'), roll('C'), roll('D'), step('E')], 0);
    expect(shown.map((one) => one.line.ship)).toEqual(['B', 'C', 'D', 'E']);
  });
});
