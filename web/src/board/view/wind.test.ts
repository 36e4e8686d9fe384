import { expect, it } from 'vitest';
import type { Wind } from '../../lib/net/wire';
import { offEye, partAt } from './wind';

// it blows towards the east: its eye is in the west
const wind: Wind = {
  h: 0,
  force: { key: 'breeze' },
  points: 12,
  parts: [
    { key: 'reach', arc: [90, 150], tone: 'good' },
    { key: 'reach', arc: [-150, -90], tone: 'good' },
    { key: 'run', arc: [150, 210], tone: 'info' },
    { key: 'irons', arc: [-60, 60], tone: 'bad' },
  ],
};

it('a heading is counted from the eye of the wind', () => {
  expect(offEye(wind, 180)).toBe(0);
  expect(offEye(wind, 270)).toBe(90);
  expect(Math.abs(offEye(wind, 0))).toBe(180);
});

it('a heading lies in a part, and on a line in the one told first', () => {
  expect(partAt(wind, 180)?.key).toBe('irons');
  expect(partAt(wind, 0)?.key).toBe('run');
  expect(partAt(wind, 20)?.key).toBe('run');
  expect(partAt(wind, -20)?.key).toBe('run');
  expect(partAt(wind, 330)?.key).toBe('reach');
  expect(partAt(wind, 255)).toBeNull();
});
