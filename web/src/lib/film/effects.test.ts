import { describe, expect, it } from 'vitest';
import { arrows, contact, jolts, splinters, tumble, type Body } from './effects';
import type { LogLine } from '../net/wire';

const body = (x: number, y = 0, h = 0): Body => ({ pose: { x, y, h }, length: 40, beam: 10 });
const ram: LogLine = { turn: 1, key: 'rammed', rule: 'R-1', blow: { kind: 'ram', by: 'A', on: 'B', loss: { B: 3 } } };

describe('a blow', () => {
  it('falls at the bow of a ram, else between the hulls', () => {
    const at = contact('ram', body(0), body(40, 0, 90));
    expect(at.x).toBeGreaterThan(19);
    expect(at.x).toBeLessThan(41);
    expect(contact('shot', body(0), body(0, 30)).y).toBeCloseTo(15);
    expect(contact('fire', null, body(7, 8))).toMatchObject({ x: 7, y: 8 });
  });

  it('throws the striker forward and back, and the struck along with it', () => {
    const [by, on] = [body(0), body(40, 0, 90)];
    expect(jolts(ram, by, on, 20, 0)['A']!.x).toBeCloseTo(0);
    expect(jolts(ram, by, on, 20, 0.4)['A']!.x).toBeGreaterThan(8);
    expect(jolts(ram, by, on, 20, 0.7)['B']!.x).toBeGreaterThan(1);
    expect(jolts(ram, by, on, 20, 1)).toEqual({});
    expect(jolts({ ...ram, blow: { kind: 'shot', by: 'A', on: 'B' } }, by, on, 20, 0.4)).toEqual({});
  });

  it('of guns makes the struck ship shudder when the balls strike, harder for what it costs and when raked', () => {
    const [by, on] = [body(0), body(0, 80)];
    const shot: LogLine = { ...ram, blow: { kind: 'broadside', by: 'A', on: 'B' } };
    const far = (share: number, points: number, target = on) =>
      Math.hypot(
        jolts(shot, by, target, 20, share, points)['B']?.x ?? 0,
        jolts(shot, by, target, 20, share, points)['B']?.y ?? 0,
      );
    expect(far(0.39, 6)).toBe(0);
    expect(far(0.41, 6)).toBeGreaterThan(far(0.41, 1));
    expect(far(0.41, 6, body(0, 80, 90))).toBeGreaterThan(far(0.41, 6));
    expect(far(0.95, 6)).toBeLessThan(far(0.41, 6) / 5);
    expect(jolts(shot, by, on, 20, 0.25, 6)['A']!.y).toBeLessThan(0);
    expect(jolts({ ...shot, blow: { ...shot.blow!, missed: true } }, by, on, 20, 0.5)['B']).toBeUndefined();
    expect(jolts(shot, by, on, 20, 1, 6)).toEqual({});
  });

  it('sends arrows home, or into the sea', () => {
    const [from, to] = [body(0), body(100)];
    const home = arrows(from, to, false, 20, 1, 1);
    expect(home.every(({ x, y, landed }) => landed && Math.abs(x - 100) < 20 && Math.abs(y) < 1)).toBe(true);
    expect(arrows(from, to, true, 20, 1, 1).every(({ y }) => Math.abs(y) > 8)).toBe(true);
    expect(arrows(from, to, false, 20, 1, 0.2).some(({ landed }) => landed)).toBe(false);
  });

  it('is the same every time it is seen', () => {
    expect(splinters({ x: 0, y: 0 }, 0, 20, 9, 5, 0.6)).toEqual(splinters({ x: 0, y: 0 }, 0, 20, 9, 5, 0.6));
  });

  it('lets a die come to rest on its face', () => {
    expect(tumble(5, 1, 3, 1)).toMatchObject({ face: 5, lift: 0 });
    expect([1, 2, 3, 4, 5, 6]).toContain(tumble(5, 0, 3, 0.2).face);
  });
});
