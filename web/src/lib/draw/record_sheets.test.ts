import { describe, expect, it } from 'vitest';
import { boxes, change, news, signed, wide } from './record_sheets';
import type { Piece, Scene, Track } from '../net/wire';

const track = (kind: Track['kind'], count: number, marked: number): Track => ({
  part: { key: 'men' },
  label: { key: 'light' },
  kind,
  boxes: count,
  marked,
});
const drawn = (now: Track, before?: Track) =>
  boxes(now, before)
    .map((box) => (box.marked ? 'x' : 'o') + (box.fresh ? '!' : ''))
    .join(' ');

describe('boxes of a record sheet', () => {
  it('are struck out from the end, and harm fills from the beginning', () => {
    expect(drawn(track('supply', 4, 1))).toBe('o o o x');
    expect(drawn(track('harm', 3, 1))).toBe('x o o');
    expect(boxes(track('scale', 3, 0)).map((box) => box.name)).toEqual([1, 2, 3]);
  });
  it('show what is new', () => {
    expect(drawn(track('supply', 4, 3), track('supply', 4, 1))).toBe('o x! x! x');
    expect(drawn(track('supply', 4, 1), track('supply', 4, 2))).toBe('o o o! x');
    expect(drawn(track('harm', 3, 2), track('harm', 3, 1))).toBe('x x! o');
    expect(change(track('supply', 4, 1), track('supply', 4, 3))).toBe(-2);
    expect(change(track('strip', 5, 3), track('strip', 5, 1))).toBe(0);
    expect(drawn(track('strip', 3, 2))).toBe('o x o');
  });
  it('stop where the ship does, and say where something falls', () => {
    const masts = { ...track('harm', 3, 1), barred: 2, falls: [3] };
    expect(boxes(masts).map((box) => [!!box.falls, !!box.barred])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect(boxes(masts)[0]?.marked).toBe(true);
    expect(wide(masts)).toBe(false);
    expect(wide({ ...masts, barred: 20 })).toBe(true);
  });
  it('of markers are those that lie there, and a new one is seen among its likes', () => {
    const leak = (turn: number) => ({ key: 'leak', args: { turn } });
    const now: Track = { ...track('markers', 0, 0), names: [leak(7), leak(9), leak(9)] };
    const then: Track = { ...now, names: [leak(9), leak(7)] };
    expect(boxes(now, then).map((box) => box.fresh)).toEqual([false, false, true]);
    expect(boxes(now).some((box) => box.fresh)).toBe(false);
    expect(change(now, then)).toBe(1);
    expect(signed(now, 1)).toBe('+1');
  });
  it('are told in words when they change', () => {
    const at = (marked: number) => ({ id: 'A', record: [track('supply', 4, marked)] }) as unknown as Piece;
    const before = { pieces: [at(1)] } as unknown as Scene;
    expect(news(before, at(3), (message) => message.key)).toEqual(['light −2']);
    expect(news(before, at(1), (message) => message.key)).toEqual([]);
  });
});
