import { describe, expect, it } from 'vitest';
import { boxes, change } from './records';
import type { Track } from './wire';

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
});
