import { expect, it } from 'vitest';
import { placeTip } from './tips';

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
