import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Clock, span } from './clock.svelte';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

it('says how much is left as one would', () => {
  expect(span(59.2, 'en')).toBe('1:00');
  expect(span(600, 'en')).toBe('10:00');
  expect(span(3 * 86_400, 'en')).toBe('3 days');
  expect(span(3 * 86_400 - 1, 'en')).toBe('2 days 23 hr');
  expect(span(5 * 3600 + 5, 'en')).toBe('5 hr');
  expect(span(86_400 - 2, 'en')).toBe('23 hr 59 min');
  expect(span(-3, 'en')).toBe('0:00');
});

it('moves the hand of whoever is waited for, and no other', () => {
  const clock = new Clock();
  expect(clock.left('red')).toBeNull();
  const told = { t: 'clocks', per: 'turn', seconds: 60, then: 'shown', left: { red: 60, blue: 30 }, running: ['red'] };
  clock.hear(told as never);
  vi.advanceTimersByTime(5000);
  expect(clock.left('red')).toBeCloseTo(55, 0);
  expect(clock.left('blue')).toBe(30);
  clock.stop();
});

it('says what came of time that has run out', () => {
  const clock = new Clock();
  const seats = [
    { seat: 'red', player: 'human' },
    { seat: 'blue', player: 'helmsman' },
  ];
  const welcome = { seats, programs: ['helmsman'] } as never;
  const told = (then: string, left: number) =>
    clock.hear({
      t: 'clocks',
      per: 'turn',
      seconds: 9,
      then,
      left: { red: left, blue: left },
      running: ['red'],
    } as never);
  told('shown', 3);
  expect(clock.out(welcome, false)).toEqual([]);
  told('shown', -1);
  expect(clock.out(welcome, false)).toEqual([
    { seat: 'red', then: 'shown' },
    { seat: 'blue', then: 'program' },
  ]);
  expect(clock.out({ ...(welcome as object), programs: [] } as never, true)).toEqual([]);
  told('lost', -1);
  expect(clock.out(welcome, true)[0]).toEqual({ seat: 'red', then: 'lost' });
  clock.stop();
});
