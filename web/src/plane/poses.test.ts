import { describe, expect, it } from 'vitest';
import type { Course, Measure, Region } from '../lib/net/wire';
import {
  aimed,
  closestLeg,
  keyed,
  legEnd,
  nearestLeg,
  nearestSpot,
  nextHeading,
  steppedLeg,
  toUnits,
  toWorld,
  turnedBy,
  type Task,
} from './poses';

const course: Course = {
  path: [{ x: 100, y: 100, h: 0 }],
  bands: [
    [0, 0, -20, -1],
    [-30, -1, 0, 90],
    [1, 30, 0, 90],
    [0, 0, 1, 90],
  ],
};
const last: Course = {
  path: [{ x: 0, y: 0, h: -90 }],
  bands: [
    [0, 0, 25, 50],
    [-30, -1, 25, 25],
    [1, 30, 25, 25],
  ],
  turn_last: true,
};
const mm: Measure = { unit: 'mm', size: 1, origin: [0, 300], up: true, north: -90 };

describe('a leg by hand', () => {
  it('ends where the turn and the way lead, in either order', () => {
    expect(legEnd(course, 1, [10, 30])).toMatchObject({ h: 30 });
    expect(legEnd(course, 1, [10, 30]).y).toBeCloseTo(105);
    expect(legEnd(last, 2, [25, 30])).toMatchObject({ h: -60 });
    expect(legEnd(last, 2, [25, 30]).y).toBeCloseTo(-50);
  });
  it('brings the bow to the hand, or as near as is open', () => {
    expect(nearestLeg(course, 1, 22, { x: 172, y: 100 })).toEqual([50, 0]);
    expect(nearestLeg(course, 1, 22, { x: 172.4, y: 100.3 })).toEqual([50, 0]);
    const bow = (d: number, t: number) => ({
      x: 100 + (d + 22) * Math.cos((t * Math.PI) / 180),
      y: 100 + (d + 22) * Math.sin((t * Math.PI) / 180),
    });
    expect(nearestLeg(course, 1, 22, bow(37, -12))).toEqual([37, -12]);
    expect(nearestLeg(course, 1, 22, bow(0, 20))).toEqual([0, 20]); // a turn on the spot
    expect(nearestLeg(course, 1, 22, bow(200, 12))).toEqual([90, 12]);
    expect(nearestLeg(course, 1, 22, bow(60, 80))[1]).toBe(30);
    expect(nearestLeg(course, 1, 22, { x: 110, y: 100 })).toEqual([-12, 0]); // pulled back
    expect(nearestLeg(course, 1, 22, { x: 122, y: 100 })).toEqual([0, 0]); // put back where it was
    expect(nearestLeg(last, 1, 20, { x: 0, y: -61 })).toEqual([41, 0]);
    expect(nearestLeg(last, 1, 20, { x: 10, y: -25 - 20 * Math.cos(Math.PI / 6) })).toEqual([25, 30]);
    // who may go straight on afterwards and points to one side wants to turn there, however far the hand has gone
    const on = { ...last, onward: 'on' };
    expect(nearestLeg(on, 1, 20, { x: 0, y: -61 })).toEqual([41, 0]);
    expect(nearestLeg(on, 1, 20, { x: 0, y: -200 })).toEqual([50, 0]);
    expect(nearestLeg(on, 1, 20, { x: 60, y: -130 })[1]).toBeGreaterThan(20);
    expect(nearestLeg(on, 1, 20, { x: -60, y: -130 })[1]).toBeLessThan(-20);
  });
  it('grows by one and by ten, over what is not open', () => {
    expect(steppedLeg(course, [0, 0], [1, 0])).toEqual([1, 0]);
    expect(steppedLeg(course, [1, 0], [-1, 0])).toEqual([0, 0]);
    expect(steppedLeg(course, [0, 0], [-1, 0])).toEqual([-1, 0]);
    expect(steppedLeg(course, [85, 0], [10, 0])).toEqual([90, 0]);
    expect(steppedLeg(course, [90, 0], [1, 0])).toEqual([90, 0]);
    expect(steppedLeg(course, [40, 0], [0, 10])).toEqual([40, 10]);
    expect(steppedLeg(course, [40, 30], [0, 1])).toEqual([40, 30]);
    expect(steppedLeg(last, [50, 0], [0, 1])).toEqual([25, 1]);
    expect(steppedLeg(last, [0, 0], [1, 0])).toEqual([25, 0]);
  });
  it('takes typed numbers as near as it can', () => {
    expect(closestLeg(course, [120, 99])).toEqual([90, 30]);
    expect(closestLeg(course, [0, 0])).toEqual([0, 0]);
    expect(closestLeg(last, [10, 0])).toEqual([25, 0]);
    expect(closestLeg({ ...course, bands: [[1, 30, 0, 0]] }, [20, 0])).toEqual([0, 0]); // not turned unasked
    expect(closestLeg({ ...course, bands: [] }, [5, 5])).toEqual([0, 0]);
  });
});

describe('a place by hand', () => {
  const region: Region = {
    areas: [
      [
        [40, 150],
        [200, 120],
        [360, 150],
        [200, 180],
      ],
    ],
    headings: [
      [0, 0],
      [90, 90],
    ],
  };
  const task: Task = { kind: 'place', ship: 'buoy', region, at: [200, 150, 0] };
  it('is the same place both ways', () => {
    expect(toWorld(mm, [10, 20, 90])).toEqual({ x: 10, y: 280, h: 0 });
    expect(toUnits(mm, { x: 10, y: 280 })).toEqual({ x: 10, y: 20 });
  });
  it('stays within, on whole units', () => {
    expect(nearestSpot(region, [200.4, 150.2, 0])).toEqual([200, 150, 0]);
    expect(nearestSpot(region, [200, 10, 10])).toEqual([200, 120, 0]);
    const [x, y] = nearestSpot(region, [100, 100, 80]);
    expect(nearestSpot(region, [x!, y!, 90])).toEqual([x, y, 90]);
    expect(Math.abs(y! - (150 - ((x! - 40) * 30) / 160))).toBeLessThan(2);
  });
  it('goes where the arrow points and turns where it may', () => {
    expect(keyed(task, mm, [200, 150, 0], 'ArrowUp', 10)).toEqual([200, 160, 0]);
    expect(keyed(task, mm, [200, 150, 0], 'ArrowLeft', 1)).toEqual([199, 150, 0]);
    expect(turnedBy(task, [200, 150, 0], 1)).toEqual([200, 150, 90]);
    expect(turnedBy(task, [200, 150, 90], 1)).toEqual([200, 150, 0]);
    expect(nextHeading({ areas: [], headings: [[180, 180]] }, 180, 5)).toBe(180);
    expect(nextHeading({ areas: [] }, 359, 1)).toBe(0);
    expect(aimed(task, mm, [200, 150, 0], { x: 300, y: 150 })).toEqual([200, 150, 90]);
  });
});
