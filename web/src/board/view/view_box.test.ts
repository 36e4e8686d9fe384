import { describe, expect, it } from 'vitest';
import { between, boxOf, inSight, thickest, within } from './view_box';

describe('the camera', () => {
  const lens = { x: 100, y: 0, k: 2 };
  it('knows what is on the screen, and what only just', () => {
    expect(inSight([{ x: 100, y: 100 }], lens, 800, 600, 50)).toBe(true);
    expect(
      inSight(
        [
          { x: 100, y: 100 },
          { x: 340, y: 100 },
        ],
        lens,
        800,
        600,
        50,
      ),
    ).toBe(false);
    expect(inSight([{ x: 100, y: 40 }], lens, 800, 600, 50)).toBe(true);
    expect(inSight([{ x: 100, y: 40 }], lens, 800, 600, 50, 60)).toBe(false);
    expect(inSight([{ x: 100, y: 290 }], lens, 800, 600, 50)).toBe(false);
  });
  it('finds where most ships lie, and puts them in the middle', () => {
    const ships = [100, 160, 900].map((x) => ({ x, y: 20 }));
    const { left, right, top, bottom } = thickest([...ships, { x: 130, y: 400 }], 50);
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([130, 20]);
    expect([right - left, bottom - top]).toEqual([240, 90]);
  });
  it('takes in all places with room about them', () =>
    expect(
      boxOf(
        [
          { x: 1, y: 5 },
          { x: 3, y: 2 },
        ],
        10,
      ),
    ).toEqual({ left: -9, right: 13, top: -8, bottom: 15 }));
  it('begins where it is and ends where it goes', () => {
    expect(between(lens, { x: 0, y: 0, k: 1 }, 0)).toEqual(lens);
    expect(between(lens, { x: 0, y: 0, k: 1 }, 1)).toEqual({ x: 0, y: 0, k: 1 });
  });
  it('stays over the board where that fills the screen', () => {
    const bounds = { left: 0, right: 1000, top: 0, bottom: 500 };
    expect(within({ x: 300, y: 100, k: 2 }, bounds, 800, 600, 20)).toEqual({ x: 20, y: 20, k: 2 });
    expect(within({ x: -1900, y: -900, k: 2 }, bounds, 800, 600, 20)).toEqual({ x: -1220, y: -420, k: 2 });
    expect(within({ x: 300, y: 100, k: 0.5 }, bounds, 800, 600, 20)).toEqual({ x: 150, y: 175, k: 0.5 });
  });
});
