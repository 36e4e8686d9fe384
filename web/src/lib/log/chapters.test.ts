import { describe, expect, it } from 'vitest';
import { account, chapters } from './chapters';
import type { LogLine } from '../net/wire';

const line = (turn: number, more: Partial<LogLine> = {}): LogLine => ({ turn, key: `k${turn}`, rule: 'R-1', ...more });
const log = [
  line(0, { chapter: 'turn' }),
  line(3, { chapter: 'activation', side: 'red' }),
  line(4, { side: 'red', blow: { kind: 'ram', by: 'A', on: 'B', loss: { B: 3 } } }),
  line(5, { side: 'red', blow: { kind: 'ram', by: 'A', on: 'B', missed: true } }),
  line(6, { side: 'blue', blow: { kind: 'sink', on: 'B' } }),
  line(7),
  line(8),
  line(9),
];
const sideOf = (ship: string) => (ship === 'A' ? 'red' : 'blue');

describe('chapters', () => {
  it('offers what is longer than a glance, the shortest first', () => {
    expect(chapters(log, 8)).toEqual([
      { name: 'activation', from: 2, count: 7 },
      { name: 'turn', from: 0, count: 8 },
    ]);
    expect(chapters(log, 3).map(({ name }) => name)).toEqual(['since', 'activation', 'turn']);
    expect(chapters(log.slice(0, 3), 1)).toEqual([]);
  });

  it('counts nothing that was told for the record only', () => {
    expect(
      chapters(
        log.map((one) => ({ ...one, idle: true })),
        3,
      ),
    ).toEqual([]);
  });
});

describe('the account of a turn', () => {
  it('waits for the end of the turn', () => {
    expect(account(log.slice(1), sideOf, ['red', 'blue'])).toBeNull();
  });

  it('says who struck, who lost what, and what was only tried does not count', () => {
    const found = account([...log, line(12, { chapter: 'turn' })], sideOf, ['red', 'blue'])!;
    expect(found).toMatchObject({ began: 0, from: 0, to: 12 });
    expect(found.tallies).toEqual([
      { side: 'red', rammed: 1, hits: 0, raked: 0, taken: 0, sunk: 0, lost: 0 },
      { side: 'blue', rammed: 0, hits: 0, raked: 0, taken: 0, sunk: 1, lost: 3 },
    ]);
  });

  it('names the turn that is over, not the one that begins', () => {
    const blood = line(9, { side: 'red', blow: { kind: 'ram', by: 'r', on: 'b' } });
    const turn = (at: number, args: object) => line(at, { chapter: 'turn', args: { ...args } });
    const over = (...log: LogLine[]) => account(log, sideOf, ['red', 'blue']);
    expect(over(turn(1, { turn: 3 }), blood, turn(12, { turn: 4 }))).toMatchObject({ number: 3, round: false });
    expect(over(turn(1, { turn: 3 }), blood, turn(12, { turn: 3 }))).toMatchObject({ number: 3 }); // nightfall
    expect(over(blood, turn(12, { round: 2 }))).toMatchObject({ number: 1, round: true });
  });

  it('keeps silent about a turn without blood', () => {
    expect(account([line(0, { chapter: 'turn' }), line(2), line(5, { chapter: 'turn' })], sideOf, ['red'])).toBeNull();
  });
});
