import { describe, expect, it } from 'vitest';
import { cut, FALL, joined, length, weight } from './shots';
import type { LogLine, Scene } from '../net/wire';

const scene = (name: string) =>
  ({ pieces: [], sides: [], where: [{ key: name }], links: [], groups: [] }) as unknown as Scene;
const at = (x: number) => ({ x, y: 0, h: 0 });
const line = (more: Partial<LogLine>): LogLine => ({ turn: 1, key: 'k', rule: 'R-1', ...more });
const moved = (ship: string, from: number, to: number, more: Partial<LogLine> = {}) =>
  line({ key: 'moved', ship, path: [at(from), at(to)], ...more });
const rammed = line({ key: 'rammed', ship: 'B', dice: [3], blow: { kind: 'ram', by: 'A', on: 'B', loss: { B: 3 } } });

describe('a film', () => {
  it('gives each line its shot and shows the new board with the last', () => {
    const shots = cut([moved('A', 0, 1), rammed], scene('after'), 4);
    expect(shots.map((shot) => shot.scene?.where[0]?.key)).toEqual([undefined, 'after']);
    expect(shots[0]!.voyages).toHaveLength(1);
    expect(shots[1]!.acts).toEqual([rammed]);
  });

  it('has a shot even for what nobody speaks of', () => {
    expect(cut([], scene('after'), 4)).toMatchObject([{ lines: [], hold: 0, turn: 4 }]);
  });

  it('plays lines of one beat together, and only those of one moment', () => {
    const lines = [
      moved('A', 0, 3, { beat: 1 }),
      moved('B', 9, 5, { beat: 1 }),
      moved('C', 2, 3, { beat: 2 }),
      moved('D', 2, 3, { beat: 2, turn: 2 }),
    ];
    expect(cut(lines, scene('after'), 2).map((shot) => shot.voyages.map(({ ship }) => ship))).toEqual([
      ['A', 'B'],
      ['C'],
      ['D'],
    ]);
  });

  it('makes one glide of many small steps', () => {
    const [one] = cut([moved('A', 0, 1)], scene('1'), 1);
    const [two] = cut([moved('A', 1, 2)], scene('2'), 2);
    const glide = joined(one!, two!)!;
    expect(glide.voyages[0]!.path.map(({ x }) => x)).toEqual([0, 1, 2]);
    expect(glide.scene?.where[0]?.key).toBe('2');
    expect(length(glide)).toBeLessThan(length(one!) + length(two!));
  });

  it('does not join another ship, a leap, a blow, or what is mine with what is theirs', () => {
    const [one] = cut([moved('A', 0, 1)], scene('1'), 1);
    for (const [next] of [
      cut([moved('B', 1, 2)], scene('2'), 2),
      cut([moved('A', 5, 6)], scene('2'), 2),
      cut([rammed], scene('2'), 2),
      cut([moved('A', 1, 2)], scene('2'), 2, true),
    ])
      expect(joined(one!, next!)).toBeNull();
  });

  it('makes one glide of a squadron, its ships closely after each other, and none of two sides', () => {
    const sea = {
      ...scene('s'),
      pieces: ['A', 'B', 'C', 'X'].map((id) => ({ id, side: id === 'X' ? 'blue' : 'red', pose: at(0) })),
    } as unknown as Scene;
    const go = (ship: string, more: Partial<LogLine> = {}) => cut([moved(ship, 0, 1, more)], sea, 1)[0]!;
    const word = cut([line({ key: 'announced', ship: 'B' })], sea, 1)[0]!;
    const glide = [go('A'), word, go('B'), go('C')].reduce((before, next) => joined(before, next)!);
    expect(glide.voyages.map(({ ship, from = 0 }) => [ship, from])).toEqual([
      ['A', 0],
      ['B', 0.8],
      ['C', 1.6],
    ]);
    expect(glide.lines).toHaveLength(4);
    expect(joined(word, go('B'))!.voyages).toHaveLength(1);
    expect(joined(go('A'), go('X'))).toBeNull();
    expect(joined(word, go('A'))).toBeNull();
    expect(joined(go('A'), go('B', { dice: [3] }))).toBeNull();
    expect(joined(go('A'), cut([line({ chapter: 'activation' })], sea, 1)[0]!)).toBeNull();
    // a squadron of twenty, five hexes each, is no longer than three seconds
    const far = (ship: string) => ({ ...go('A'), voyages: [{ ship, path: [0, 1, 2, 3, 4, 5].map(at) }] });
    const many = Array.from({ length: 20 }, (_, i) => far('S' + i)).reduce((a, b) => joined(a, b) as typeof a);
    expect(many.voyages).toHaveLength(20);
    expect(length(many)).toBeGreaterThan(2000);
    expect(length(many)).toBeLessThan(3000);
  });

  it('lets who joins a glide that runs set off now, and who rows on wait until now', () => {
    const sea = {
      ...scene('s'),
      pieces: ['A', 'B'].map((id) => ({ id, side: 'red', pose: at(0) })),
    } as unknown as Scene;
    const go = (ship: string, from: number) => cut([moved(ship, from, from + 1)], sea, 1)[0]!;
    expect(joined(go('A', 0), go('B', 0), 3)!.voyages[1]!.from).toBe(3);
    const on = joined(go('A', 0), go('A', 1), 3)!.voyages[0]!;
    expect(on.path.map(({ x }) => x)).toEqual([0, 1, 1, 1, 2]);
  });

  it('shows what a blow has cost with the blow, not after it', () => {
    const fired = line({ key: 'broadside', ship: 'A', dice: [1], blow: { kind: 'broadside', by: 'A', on: 'B' } });
    const lost = (more: Partial<LogLine> = {}) =>
      line({ key: 'damage', ship: 'B', blow: { kind: '', on: 'B', loss: { B: 6 } }, ...more });
    const risk = line({ key: 'risk', ship: 'B', dice: [5] });
    const groups = (...lines: LogLine[]) => cut(lines, scene('s'), 1).map((shot) => shot.lines.map(({ key }) => key));
    expect(groups(fired, lost(), risk, lost())).toEqual([['broadside', 'damage'], ['risk'], ['damage']]);
    expect(groups(fired, line({ key: 'in-the-way', beat: 1 }), lost(), lost())).toEqual([
      ['broadside', 'in-the-way', 'damage', 'damage'],
    ]);
    expect(groups(fired, lost({ turn: 2 }))).toEqual([['broadside'], ['damage']]);
    const missed = { ...fired, blow: { ...fired.blow!, missed: true } };
    expect(groups(missed, lost())).toEqual([['broadside'], ['damage']]);
    expect(groups(moved('A', 0, 1), lost())).toEqual([['moved'], ['damage']]);
  });

  it('goes on over answers nobody speaks of', () => {
    const [one] = cut([moved('A', 0, 1)], scene('1'), 1);
    const [silent] = cut([], scene('2'), 2);
    expect(joined(one!, silent!)).toMatchObject({ lines: one!.lines, scene: { where: [{ key: '2' }] } });
  });

  it('makes one way of what a ship goes in several lines of a beat', () => {
    const lines = [moved('A', 0, 1), moved('A', 1, 2), moved('B', -1, 1)].map((one) => ({ ...one, beat: 1 }));
    const [shot, ...more] = cut(lines, scene('s'), 1);
    expect(more).toEqual([]);
    expect(shot!.voyages.map(({ ship, path }) => [ship, path.map((pose) => pose.x)])).toEqual([
      ['A', [0, 1, 2]],
      ['B', [-1, 1]],
    ]);
  });

  it('holds longer where it hurts', () => {
    const missed = line({ blow: { kind: 'ram', by: 'A', on: 'B', missed: true } });
    const sunk = line({ blow: { kind: 'sink', on: 'B' } });
    const weights = [line({ idle: true }), moved('A', 0, 1), line({}), missed, rammed, sunk].map(weight);
    expect([...weights].sort((a, b) => a - b)).toEqual(weights);
    expect(weight(rammed)).toBeGreaterThanOrEqual(1500);
    expect(weight(line({ dice: [1] }))).toBe(FALL);
  });

  it('takes along what is in tow, as one glide, and lets nobody row across the board', () => {
    const lying = (tow: number, far: number) =>
      ({
        ...scene('s'),
        pieces: [
          { id: 'T', pose: at(tow) },
          { id: 'F', pose: at(far) },
        ],
      }) as unknown as Scene;
    const [one] = cut([moved('A', 20, 40)], lying(20, 0), 1, false, lying(0, 0));
    const [two] = cut([moved('A', 40, 60)], lying(40, 900), 2, false, lying(20, 0));
    expect(one!.voyages.map(({ ship }) => ship)).toEqual(['A', 'T']);
    expect(two!.voyages.map(({ ship }) => ship)).toEqual(['A', 'T']);
    expect(joined(one!, two!)!.voyages[1]!.path.map((pose) => pose.x)).toEqual([0, 20, 40]);
    const still = cut([line({})], lying(20, 0), 1, false, lying(0, 0));
    expect(still.at(-1)!.voyages).toHaveLength(1);
  });
});
