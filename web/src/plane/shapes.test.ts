import { describe, expect, it } from 'vitest';
import type { Measure, Piece } from '../lib/net/wire';
import { caught, gap, reading, steps } from './ruler/ruler';
import { around, fan, namesOf, outlineOf, roomy } from './shapes';

const piece = (id: string, x: number, y: number, h: number): Piece =>
  ({ id, pose: { x, y, h }, length: 44, beam: 18 }) as unknown as Piece;
const mm: Measure = { unit: 'mm', size: 1, origin: [0, 300], up: true, north: -90 };

describe('measuring', () => {
  it('goes by ones, twos and fives', () => {
    expect([0.3, 1, 1.1, 3, 7, 12, 60].map(steps)).toEqual([0.5, 1, 2, 5, 10, 20, 100]);
  });
  it('finds the ship that is meant by its hull', () => {
    const ships = [piece('A', 0, 0, 0), piece('B', 100, 0, 90)];
    expect(caught({ x: 20, y: 8 }, ships, 2)).toMatchObject({ ship: 'A', x: 0 });
    expect(caught({ x: 108, y: 20 }, ships, 2)).toMatchObject({ ship: 'B', h: 90 });
    expect(caught({ x: 50, y: 0 }, ships, 2)).toMatchObject({ ship: '', h: null });
  });
  it('tells the water between two hulls', () => {
    expect(gap(piece('A', 0, 0, 0), piece('B', 100, 0, 0))).toBeCloseTo(56);
    expect(gap(piece('A', 0, 0, 0), piece('B', 100, 0, 90))).toBeCloseTo(69);
    expect(gap(piece('A', 0, 0, 0), piece('B', 0, 40, 90))).toBeCloseTo(9);
    expect(gap(piece('A', 0, 0, 0), piece('B', 30, 5, 40))).toBe(0);
    expect(gap(piece('A', 0, 0, 0), piece('B', 54, 28, 0))).toBeCloseTo(Math.hypot(10, 10));
  });
  it('tells bearings and keel lines as players do', () => {
    const [a, b] = [piece('A', 0, 0, -90), piece('B', 100, 0, 40)];
    const ends = [a, b].map((one) => ({ ...one.pose, ship: one.id })) as [never, never];
    expect(reading(ends[0], ends[1], mm, [a, b])).toMatchObject({ length: 100, heading: 90, off: 90, keels: 50 });
  });
});

describe('shapes', () => {
  it('are closed paths in world units', () => {
    expect(
      outlineOf({
        kind: 'polygon',
        key: 'a',
        points: [
          [0, 0],
          [4, 0],
          [4, 4],
        ],
      }),
    ).toBe('M0 0L4 0L4 4Z');
    const at = { x: 0, y: 0, h: 0 };
    expect(outlineOf({ kind: 'sector', key: 'a', at, far: 10, arc: [-90, 90] })).toBe('M0 -10A10 10 0 0 1 0 10L0 0Z');
    expect(outlineOf({ kind: 'sector', key: 'a', at, far: 10, near: 5 }).match(/Z/g)).toHaveLength(2);
    expect(around(at, 40, 20, 5)).toContain('M20 -15A5 5 0 0 1 25 -10');
    const arc = { kind: 'sector' as const, key: 'a', at, far: 100, arc: [0, 90] as [number, number] };
    const named = (...ships: Parameters<typeof namesOf>[1][number][]) => namesOf([arc], ships, 1, () => 'arc')[0]!.at;
    expect(named().x).toBeCloseTo(Math.SQRT1_2 * 100);
    // a ship in the way: the name stands elsewhere on the edge
    const ship = { id: 'A', pose: { x: named().x, y: named().y, h: 0 }, length: 40, beam: 16 };
    expect(Math.hypot(named(ship).x - named().x, named(ship).y - named().y)).toBeGreaterThan(30);
    expect(Math.hypot(named(ship).x - at.x, named(ship).y - at.y)).toBeCloseTo(100);
  });
  it('bear their names where there is room', () => {
    const side = {
      kind: 'polygon' as const,
      key: 'a',
      points: [
        [0, 0],
        [44, 0],
        [44, 20],
      ] as [number, number][],
    };
    expect([roomy(side, 1), roomy(side, 3)]).toEqual([false, true]);
  });
  it('show where a leg may end, ahead and astern', () => {
    const path = fan(
      {
        path: [{ x: 0, y: 0, h: 0 }],
        bands: [
          [0, 0, -20, -1],
          [-30, 30, 0, 90],
        ],
      },
      1,
    );
    expect(path.match(/Z/g)).toHaveLength(2);
    expect(path).toContain('M-20');
  });
});
