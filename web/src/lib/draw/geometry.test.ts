import { describe, expect, it } from 'vitest';
import {
  along,
  centresOf,
  coast,
  ellipseAround,
  fit,
  hexDistance,
  hexPath,
  hull,
  nearest,
  outline,
  playground,
  relief,
  smooth,
  turnBetween,
} from './geometry';
import type { Board, Cell } from '../net/wire';

const cell = (q: number, r: number, ground = 'sea'): Cell => ({
  q,
  r,
  x: 20 * Math.sqrt(3) * (q + r / 2),
  y: 30 * r,
  ground,
  label: '',
});
const board = (cells: Cell[]): Board => ({
  measure: null,
  kind: 'hexes',
  bounds: [-100, -100, 100, 100],
  size: 20,
  flat: false,
  cells,
});

describe('along', () => {
  it('turns the short way across north', () => {
    const pose = along(
      [
        { x: 0, y: 0, h: 350 },
        { x: 10, y: 0, h: 10 },
      ],
      0.5,
    );
    expect(pose.x).toBe(5);
    expect((pose.h + 360) % 360).toBe(0);
  });
  it('stays at the end', () =>
    expect(
      along(
        [
          { x: 0, y: 0, h: 0 },
          { x: 4, y: 2, h: 90 },
        ],
        9,
      ).x,
    ).toBe(4));
  it('stands still on a path of one pose', () =>
    expect(along([{ x: 3, y: 1, h: 30 }], 0.4)).toEqual({ x: 3, y: 1, h: 30 }));
});

it('turns to starboard are positive', () => {
  expect(turnBetween(0, 60)).toBe(60);
  expect(turnBetween(350, 10)).toBe(20);
  expect(turnBetween(10, 350)).toBe(-20);
});

describe('hexes', () => {
  it('draws each hex once in one path', () =>
    expect(hexPath([cell(0, 0), cell(1, 0)], board([])).split('Z').length - 1).toBe(2));
  it('counts steps', () => {
    expect(hexDistance([0, 0], [2, -1])).toBe(2);
    expect(hexDistance([-4, -1], [4, 1])).toBe(10);
  });
  it('goes round two hexes with ten edges', () => {
    const loops = outline([cell(0, 0), cell(1, 0)], board([]));
    expect(loops.length).toBe(1);
    expect(loops[0]!.length).toBe(10);
  });
  it('finds the hole in a ring', () => {
    const ring = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ].map(([q, r]) => cell(q!, r!));
    expect(
      outline(ring, board([]))
        .map((loop) => loop.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });
  it('rounds corners without losing the way', () =>
    expect(smooth(outline([cell(0, 0)], board([]))[0]!, [0.25]).length).toBe(12));
  it('leaves the quay out of the part that is played on', () => {
    const box = playground(board([cell(0, 0), cell(5, 0, 'quay')]));
    expect(box.right).toBe(26);
    expect(playground(board([cell(0, 0)])).right).toBe(100);
  });
});

it('wraps points in their hull', () => {
  const points = [
    [0, 0],
    [4, 0],
    [4, 3],
    [0, 3],
    [2, 1],
    [1, 2],
  ].map(([x, y]) => ({ x: x!, y: y! }));
  expect(hull(points).length).toBe(4);
});

it('fits a box into a window', () => {
  const { k, x, y } = fit({ left: 0, top: 0, right: 100, bottom: 50 }, 224, 224);
  expect(k).toBe(2);
  expect([x, y]).toEqual([12, 62]);
});

it('holds all points in the ellipse', () => {
  const points = [
    { x: -10, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 5 },
    { x: 0, y: -5 },
    { x: 9, y: 4 },
  ];
  const { cx, cy, rx, ry } = ellipseAround(points);
  for (const p of points) expect(Math.hypot((p.x - cx) / rx, (p.y - cy) / ry)).toBeLessThanOrEqual(1.000001);
});

describe('coast', () => {
  const map = [cell(0, 0), cell(1, 0, 'land'), cell(0, 1), cell(1, 1, 'land')];
  const land = map.filter((one) => one.ground === 'land');
  it('goes on beyond the edge of the map, and is always the same', () => {
    const path = coast(land, board(map));
    const xs = [...path.matchAll(/[ML](-?[\d.]+) /g)].map((found) => Number(found[1]));
    expect(Math.max(...xs)).toBeGreaterThan(Math.max(...land.map((one) => one.x)) + 20);
    expect(coast(land, board(map))).toBe(path);
  });
  it('has hills on dry ground only', () => {
    const wide = Array.from({ length: 100 }, (_, i) => cell(i % 10, Math.floor(i / 10), 'land'));
    const places = new Set(wide.map((one) => `${one.x},${one.y}`));
    const found = relief(wide, board(wide));
    expect(found.length).toBeGreaterThan(5);
    expect(found.every((one) => places.has(`${one.x},${one.y}`))).toBe(true);
    expect(relief([cell(0, 0, 'land')], board([cell(0, 0, 'land'), cell(1, 0)]))).toEqual([]);
  });
});

describe('links', () => {
  it('go between the nearest hexes of two pieces', () => {
    const cells = new Map([cell(0, 0), cell(1, 0), cell(3, 0)].map((one) => [`${one.q},${one.r}`, one]));
    const a = centresOf(
      {
        pose: { x: 0, y: 0, h: 0 },
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
      cells,
    );
    const b = centresOf({ pose: { x: 0, y: 0, h: 0 }, cells: [[3, 0]] }, cells);
    expect(nearest(a, b).map((point) => point.x)).toEqual([cells.get('1,0')!.x, cells.get('3,0')!.x]);
  });
  it('on the plane go from middle to middle', () =>
    expect(centresOf({ pose: { x: 7, y: 8, h: 0 }, cells: [] }, new Map())).toEqual([{ x: 7, y: 8, h: 0 }]));
});
