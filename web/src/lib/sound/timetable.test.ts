import { describe, expect, it } from 'vitest';
import { BLOWS } from './recipes';
import { catches } from './strokes';
import { gainOf, onStrike, onTheWay, together, untilCreak } from './timetable';

const blow = (kind: string, more = {}) => ({ kind, missed: false, far: 0, ...more });
const STROKE = 2 * Math.PI;

describe('a blow', () => {
  it('is heard within a tenth of a second of its number, whatever its kind', () => {
    for (const kind of Object.keys(BLOWS)) {
      const first = Math.min(...onStrike(blow(kind), 1).map(({ at }) => at));
      expect(first, kind).toBeLessThan(0.1);
    }
  });
  it('waits as the film does: half as long at twice the speed', () => {
    const [slow, fast] = [0.5, 2].map((speed) => onTheWay(blow('broadside'), speed).map(({ at }) => at));
    slow!.forEach((at, i) => expect(at).toBeCloseTo(4 * fast![i]!));
  });
  it('that misses is quieter, and shot that misses strikes nothing', () => {
    expect(onStrike(blow('ram', { missed: true }), 1)[0]!.loud).toBeCloseTo(onStrike(blow('ram'), 1)[0]!.loud / 2);
    expect(onStrike(blow('broadside', { missed: true }), 1)).toEqual([]);
    expect(onTheWay(blow('broadside', { missed: true }), 1)).toEqual(onTheWay(blow('broadside'), 1));
  });
  it('of guns is duller and quieter from afar, one of a ram is not', () => {
    const heard = (kind: string, far: number) => [
      ...onTheWay(blow(kind, { far }), 1),
      ...onStrike(blow(kind, { far }), 1),
    ];
    const [near, middle, far, farther] = [0, 3, 8, 30].map((one) => heard('broadside', one)[0]!);
    expect(middle!.loud).toBeLessThan(near!.loud);
    expect(far!.loud).toBeLessThan(middle!.loud);
    expect(far!.from).toBeLessThan(middle!.from);
    expect(far!.long).toBeGreaterThan(middle!.long);
    expect(farther).toEqual(far);
    expect(heard('ram', 8)).toEqual(heard('ram', 0));
  });
  it('nobody knows makes no sound', () => {
    expect(onStrike(blow('spell'), 1)).toEqual([]);
  });
});

describe('oars', () => {
  it('dip once a stroke, when the looms are foremost', () => {
    let heard = 0;
    let before = {};
    for (let phase = 0; phase < 3 * STROKE; phase += 0.05) {
      heard += catches(before, { A: phase });
      before = { A: phase };
    }
    expect(heard).toBe(3);
    expect(catches({ A: 1.5 }, { A: 1.6 })).toBe(1);
    expect(catches({ A: 1.6 }, { A: 4 })).toBe(0);
  });
  it('of many ships are one sound, never a din', () => {
    expect(catches({ A: 1, B: 1 }, { A: 2, B: 2 })).toBe(2);
    expect(together(1)).toBe(1);
    expect(together(2)).toBeGreaterThan(1);
    expect(together(70)).toBe(2);
  });
});

it('creaks now and then, and never at a beat', () => {
  const waits = Array.from({ length: 11 }, (_, count) => untilCreak(count));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15);
  expect(new Set(waits).size).toBe(11);
});

it('knows a volume from nothing to twice and more', () => {
  expect([gainOf(-5), gainOf(0), gainOf(50)]).toEqual([0, 0, 1]);
  expect(gainOf(100)).toBe(gainOf(200));
  expect(gainOf(100)).toBeGreaterThan(2);
});
