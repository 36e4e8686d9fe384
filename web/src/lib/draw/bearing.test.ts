import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { bearing, sector } from './bearing';
import { i18n, t } from '../app/i18n.svelte';
import type { Piece } from '../net/wire';

const ship = (q: number, r: number, h = 0): Piece => ({
  id: `${q},${r}`,
  side: 'red',
  label: { key: 'x' },
  kind: 'galley',
  pose: { x: 34.64 * (q + r / 2), y: 30 * r, h },
  length: 32,
  beam: 10,
  cells: [[q, r]],
  gauges: [],
  badges: [],
  sheet: [],
  marks: [],
  counters: [],
  group: '',
  gone: false,
  standing: [],
  record: [],
});
const say = (from: Piece, to: Piece) => t(bearing(from, to).key, bearing(from, to).args);

beforeAll(() => {
  for (const lang of ['en', 'fr'] as const)
    i18n.learn(lang, readFileSync(`../src/naumachia/locales/page.${lang}.ftl`, 'utf8'));
});

describe('sectors', () => {
  it.each([
    [0, 'ahead'],
    [-45, 'port-bow'],
    [45, 'starboard-bow'],
    [-90, 'port-beam'],
    [90, 'starboard-beam'],
    [-135, 'port-quarter'],
    [135, 'starboard-quarter'],
    [180, 'astern'],
    [-180, 'astern'],
  ])('%d degrees is %s', (angle, name) => expect(sector(angle)).toBe(name));
});

describe('what the lookout says', () => {
  it('in English', () => {
    i18n.lang = 'en';
    expect(say(ship(0, 0), ship(2, -2))).toBe('2 hexes off the port bow');
    expect(say(ship(0, 0), ship(1, 0))).toBe('one hex ahead');
    expect(say(ship(0, 0, 180), ship(1, 0))).toBe('one hex astern');
    expect(say(ship(0, 0), ship(-1, 2))).toBe('2 hexes on the starboard beam');
  });
  it('in French', () => {
    i18n.lang = 'fr';
    expect(say(ship(0, 0), ship(2, -2))).toBe('à 2 hexagones par bâbord avant');
    expect(say(ship(0, 0), ship(1, 0))).toBe('à un hexagone droit devant');
  });
  it('in units where there are no hexes', () => {
    i18n.lang = 'en';
    expect(say({ ...ship(0, 0), cells: [] }, { ...ship(3, 0), cells: [] })).toBe('104 units ahead');
  });
});
