import { expect, test } from 'vitest';
import { patched } from './patch';
import type { Piece, Scene } from './wire';

const piece = (id: string, x: number) => ({ id, pose: { x, y: 0, h: 0 } }) as unknown as Piece;
const scene = (acting: string, ...pieces: Piece[]) => ({ pieces, acting, sides: [], where: [] }) as unknown as Scene;

test('a piece that did not change is the very same; one that did takes its place in the row', () => {
  const [a, b, c] = [piece('a', 1), piece('b', 2), piece('c', 3)];
  const moved = piece('b', 9);
  const found = patched(scene('a', a, b, c), scene('b', moved));
  expect(found.pieces).toEqual([a, moved, c]);
  expect(found.pieces[0]).toBe(a);
  expect(found.acting).toBe('b');
});
