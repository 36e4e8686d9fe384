import { expect, it } from 'vitest';
import { takers, type Around } from './seating';
import type { SeatInfo } from './wire';

const now = Date.parse('2026-11-20T12:00:00+00:00');
const around: Around = {
  programs: ['greedy', 'random'],
  mine: false,
  secret: false,
  pressed: false,
  theirs: false,
  alone: false,
  now,
};
const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  seat: 'blue',
  side: 'blue',
  label: { key: 'blue' },
  player: 'human',
  online: false,
  name: 'Bea',
  kept: true,
  spared: '',
  ...more,
});

it('offers the seat of who is away only when the server would give it', () => {
  const given = (spared: string, online = false) => takers(seat({ spared, online }), around);
  expect(given('')).toEqual([]);
  expect(given('never')).toEqual([]);
  expect(given('2026-11-21T12:00:00+00:00')).toEqual([]);
  expect(given('2026-11-19T12:00:00+00:00')).toEqual(['greedy', 'random']);
  expect(given('2026-11-19T12:00:00+00:00', true)).toEqual([]);
});

it('offers a program’s seat to people where nobody has its key and nothing is hidden', () => {
  const given = (more: Partial<SeatInfo>, here: Partial<Around> = {}) =>
    takers(seat({ player: 'greedy', kept: false, ...more }), { ...around, ...here });
  expect(given({})).toEqual(['human', 'open', 'random']);
  expect(given({}, { pressed: true })).toEqual(['human', 'random']);
  expect(given({}, { secret: true })).toEqual(['random']);
  expect(given({}, { alone: true })).toEqual(['human', 'random']);
  expect(given({}, { theirs: true })).toEqual([]);
  expect(given({ kept: true })).toEqual([]);
  expect(given({ kept: true }, { mine: true })).toEqual(['human', 'random']);
  expect(given({ player: 'human' }, { mine: true })).toEqual(['greedy', 'random']);
});
