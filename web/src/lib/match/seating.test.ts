import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { i18n } from '../app/i18n.svelte';
import { presence, sitter, takers, verdict, type Around } from './seating';
import type { SeatInfo } from '../net/wire';

const now = Date.parse('2026-11-20T12:00:00+00:00');
const around: Around = {
  programs: ['helmsman', 'castaway'],
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
  left: false,
  ...more,
});

it('offers the seat of who is away only when the server would give it', () => {
  const given = (spared: string, online = false) => takers(seat({ spared, online }), around);
  expect(given('')).toEqual([]);
  expect(given('never')).toEqual([]);
  expect(given('2026-11-21T12:00:00+00:00')).toEqual([]);
  expect(given('2026-11-19T12:00:00+00:00')).toEqual(['helmsman', 'castaway']);
  expect(given('2026-11-19T12:00:00+00:00', true)).toEqual([]);
});

it('offers a program’s seat to people where nobody has its key and nothing is hidden', () => {
  const given = (more: Partial<SeatInfo>, here: Partial<Around> = {}) =>
    takers(seat({ player: 'helmsman', kept: false, ...more }), { ...around, ...here });
  expect(given({})).toEqual(['human', 'open', 'castaway']);
  expect(given({}, { pressed: true })).toEqual(['human', 'castaway']);
  expect(given({}, { secret: true })).toEqual(['castaway']);
  expect(given({}, { alone: true })).toEqual(['human', 'castaway']);
  expect(given({}, { theirs: true })).toEqual([]);
  expect(given({ kept: true })).toEqual([]);
  expect(given({ kept: true }, { mine: true })).toEqual(['human', 'castaway']);
  expect(given({ player: 'human' }, { mine: true })).toEqual(['helmsman', 'castaway']);
});

it('says who sits there, who is waited for, and whether they are here', () => {
  i18n.learn('en', readFileSync('../src/naumachia/locales/page.en.ftl', 'utf8'));
  expect(sitter(seat({}))).toBe('Bea');
  expect(sitter(seat({ name: '' }))).toBe('player');
  expect(sitter(seat({ player: 'open' }))).toBe('kept for Bea');
  expect(sitter(seat({ player: 'open', name: '', kept: false }))).toBe('nobody yet');
  expect(sitter(seat({ player: 'helmsman' }))).toBe('helmsman (program) for Bea');
  expect(sitter(seat({ player: 'helmsman', name: '', kept: false }))).toBe('helmsman (program)');
  expect([{ online: true }, {}, { left: true }].map((more) => presence(seat(more)))).toEqual([
    'here',
    'away',
    'has left',
  ]);
});

it('says won or lost to who held one side', () => {
  expect(verdict('red', ['red', 'red'])).toBe('won');
  expect(verdict('red', ['blue'])).toBe('lost');
  expect(verdict(null, ['blue'])).toBe('drawn');
  expect(verdict('red', ['red', 'blue'])).toBe('over');
  expect(verdict('red', [])).toBe('over');
});
