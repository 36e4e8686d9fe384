import { describe, expect, it } from 'vitest';
import { cut, FALL, joined, length, weight } from './reel';
import type { LogLine, Scene } from './wire';

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
