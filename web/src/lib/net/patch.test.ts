import { expect, test } from 'vitest';
import { patched } from './patch';
import type { Piece, Scene, SceneChange } from './wire';

const piece = (id: string, x: number, ...record: string[]) =>
  ({ id, pose: { x, y: 0, h: 0 }, record, sheet: [] }) as unknown as Piece;
const scene = (acting: string, ...pieces: Piece[]) =>
  ({ pieces, acting, sides: [], groups: [], where: [], wind: { h: 90 } }) as unknown as Scene;
const change = (what: object) => what as SceneChange;

test('a piece that did not change is the very same; of one that did the rest is', () => {
  const [a, b, c] = [piece('a', 1), piece('b', 2, 'hull'), piece('c', 3)];
  const before = scene('a', a, b, c);
  const found = patched(before, change({ acting: 'b', pieces: [{ id: 'b', pose: { x: 9, y: 0, h: 0 } }] }));
  expect(found.pieces).toEqual([a, piece('b', 9, 'hull'), c]);
  expect(found.pieces[0]).toBe(a);
  expect(found.pieces[1]!.record).toBe(b.record);
  expect(found.acting).toBe('b');
  expect(found.wind).toBe(before.wind);
});

test('rows of a sheet come by their places; it becomes longer, or ends', () => {
  const before = scene('a', piece('a', 1, 'hull', 'rig'), piece('b', 2, 'rig'), piece('c', 3, 'hull', 'rig', 'men'));
  const news = [
    { id: 'a', record: { 1: 'harm' } },
    { id: 'b', record: { 0: 'hull', 1: 'harm' } },
    { id: 'c', record: { 0: 'harm', 2: null } },
  ];
  const [a, b, c] = patched(before, change({ pieces: news })).pieces;
  expect(a).toEqual(piece('a', 1, 'hull', 'harm'));
  expect(b).toEqual(piece('b', 2, 'hull', 'harm'));
  expect(c).toEqual(piece('c', 3, 'harm', 'rig'));
});

test('where some have come or gone, the names of all are told in their order', () => {
  const before = scene('a', piece('a', 1), piece('b', 2));
  const found = patched(before, change({ order: { pieces: ['c', 'b'] }, pieces: [piece('c', 3)] }));
  expect(found.pieces).toEqual([piece('c', 3), piece('b', 2)]);
  expect(found).not.toHaveProperty('order');
});

test('groups and sides are mended the same way, and what is not mentioned stays', () => {
  const sides = [
    { seat: 'r', gauges: [1] },
    { seat: 'b', gauges: [2] },
  ] as unknown as Scene['sides'];
  const before = { ...scene('a'), sides, groups: [{ id: 'g', done: false }] } as unknown as Scene;
  const found = patched(before, change({ sides: [{ seat: 'b', gauges: [] }], wind: null }));
  expect(found.sides[0]).toBe(sides[0]);
  expect(found.sides[1]!.gauges).toEqual([]);
  expect(found.groups).toBe(before.groups);
  expect(found.wind).toBeNull();
});
