import { expect, test } from 'vitest';
import { patched } from './patch';
import type { Piece, Scene } from './wire';

const piece = (id: string, x: number, ...record: string[]) =>
  ({ id, pose: { x, y: 0, h: 0 }, record }) as unknown as Piece;
const scene = (acting: string, ...pieces: Piece[]) =>
  ({ pieces, acting, sides: [], groups: [], where: [] }) as unknown as Scene;

test('a piece that did not change is the very same; one that did takes its place in the row', () => {
  const [a, b, c] = [piece('a', 1), piece('b', 2), piece('c', 3)];
  const moved = piece('b', 9);
  const found = patched(scene('a', a, b, c), scene('b', moved));
  expect(found.pieces).toEqual([a, moved, c]);
  expect(found.pieces[0]).toBe(a);
  expect(found.acting).toBe('b');
});

test('a record sheet that is left out is as it was', () => {
  const before = scene('a', piece('a', 1, 'hull'), piece('b', 2, 'rig'));
  const [a, b] = patched(before, scene('a', piece('a', 5), piece('b', 6, 'harm'))).pieces;
  expect(a).toEqual(piece('a', 5, 'hull'));
  expect(b).toEqual(piece('b', 6, 'harm'));
});

test('groups and sides are mended the same way', () => {
  const [one, two] = [
    { seat: 'r', gauges: [1] },
    { seat: 'b', gauges: [2] },
  ] as unknown as Scene['sides'];
  const before = { ...scene('a'), sides: [one!, two!], groups: [{ id: 'g', done: false }] } as unknown as Scene;
  const after = { ...scene('a'), sides: [{ ...two!, gauges: [] }], groups: [] } as unknown as Scene;
  const found = patched(before, after);
  expect(found.sides[0]).toBe(one);
  expect(found.sides[1]!.gauges).toEqual([]);
  expect(found.groups).toBe(before.groups);
});
