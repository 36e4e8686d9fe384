import { describe, expect, it } from 'vitest';
import { banks, guns, muzzlesOf, sideTowards } from './gunnery';
import type { LogLine } from '../net/wire';

const east = { x: 0, y: 0, h: 0 };
const body = (x: number, y: number, h = 0) => ({ pose: { x, y, h }, length: 74, beam: 38 });
const line = (turn: number, more: Partial<LogLine> = {}): LogLine => ({ turn, key: 'k', rule: 'R', ...more });
const fired = (turn: number) =>
  line(turn, { blow: { kind: 'broadside', by: 'A', on: 'B' }, path: [east], at: { x: 0, y: 90, h: 0 } });

describe('guns', () => {
  it('are on the side the target is on', () => {
    expect(sideTowards(east, { x: 5, y: 40 })).toBe(1);
    expect(sideTowards(east, { x: 5, y: -40 })).toBe(-1);
    expect(sideTowards({ ...east, h: 180 }, { x: 5, y: -40 })).toBe(1);
    expect(muzzlesOf(body(0, 0), 1, 5).every((at) => at.y > 0)).toBe(true);
  });
  it('flash one after the other, and their shot arrives', () => {
    const early = guns(body(0, 0), body(0, 100), { x: 0, y: 100 }, false, 1, 0.1);
    expect(early[0]!.flash).toBeGreaterThan(0);
    expect(early.at(-1)!.flash).toBe(0);
    const late = guns(body(0, 0), body(0, 100), { x: 0, y: 100 }, false, 1, 1);
    expect(late.every((gun) => gun.landed && !gun.flash)).toBe(true);
    expect(late.every((gun) => Math.abs(gun.fell.y - 100) < 12)).toBe(true);
  });
  it('that miss throw their shot beyond', () => {
    const late = guns(body(0, 0), body(0, 100), { x: 0, y: 100 }, true, 1, 1);
    expect(late.every((gun) => gun.fell.y > 105)).toBe(true);
  });
});

describe('smoke', () => {
  it('hangs where it was fired and thins with what comes after', () => {
    const [now] = banks([fired(1)]);
    expect(now).toMatchObject({ pose: east, side: 1, age: 0 });
    const [later] = banks([fired(1), fired(2), line(3, { chapter: 'turn' })]);
    expect(later!.age).toBeGreaterThan(0.3);
    expect(banks([fired(1), ...[2, 3, 4].map((turn) => line(turn, { chapter: 'turn' }))])).toEqual([]);
  });
  it('is not there before it was fired', () => {
    expect(banks([line(1), fired(5)], 4)).toEqual([]);
    expect(banks([fired(3), line(7, { chapter: 'turn' })], 5)[0]!.age).toBe(0);
  });
  it('is not made by blows that do not say where the ship lay', () => {
    expect(banks([line(1, { blow: { kind: 'broadside', by: 'A', on: 'B' } })])).toEqual([]);
  });
});
