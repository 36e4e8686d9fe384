import { describe, expect, it } from 'vitest';
import { keptTip, placeTip } from './note_place';

const room = { w: 1000, h: 600 };
const tip = { w: 200, h: 80 };

it('stands to the right when nothing is there', () =>
  expect(placeTip({ x: 300, y: 300 }, 20, tip, room, [])).toEqual({ x: 320, y: 260 }));
it('goes to the other side rather than hide a ship', () =>
  expect(placeTip({ x: 300, y: 300 }, 20, tip, room, [{ x: 400, y: 300 }]).x).toBe(80));
it('stays inside and does not hide its own place', () => {
  const at = placeTip({ x: 990, y: 10 }, 20, tip, room, []);
  expect(at.x + tip.w).toBeLessThanOrEqual(992);
  expect(at.y).toBeGreaterThanOrEqual(8);
  expect(at.x + tip.w <= 990 - 4 || at.y >= 14).toBe(true);
});

describe('a note whose words change', () => {
  const room = { w: 800, h: 600 };
  it('keeps its foot where it was', () => {
    expect(keptTip({ x: 100, y: 300, w: 200, h: 60 }, { w: 210, h: 100 }, room)).toEqual({ x: 100, y: 260 });
    expect(keptTip({ x: 100, y: 260, w: 210, h: 100 }, { w: 200, h: 60 }, room)).toEqual({ x: 100, y: 300 });
  });
  it('is put anew where there is no room for that', () => {
    expect(keptTip({ x: 100, y: 20, w: 200, h: 60 }, { w: 200, h: 100 }, room)).toBeNull();
    expect(keptTip({ x: 100, y: 60, w: 200, h: 60 }, { w: 200, h: 100 }, room, 40)).toBeNull();
    expect(keptTip({ x: 590, y: 300, w: 200, h: 60 }, { w: 260, h: 60 }, room)).toBeNull();
  });
});

describe('a note about two ships', () => {
  const ship = (x: number, y: number) => ({ l: x - 60, t: y - 25, r: x + 60, b: y + 25 });
  it('hides no part of either where there is room', () => {
    const spot = { x: 500, y: 300 };
    const keep = [ship(500, 300), ship(700, 300)];
    expect(placeTip(spot, 70, tip, room, [])).toEqual({ x: 570, y: 260 });
    expect(placeTip(spot, 70, tip, room, [], 0, keep)).toEqual({ x: 230, y: 260 });
  });
});
