import { describe, expect, it } from 'vitest';
import { byShip, optionPlaces, shipOf } from './option_places';
import { look } from '../draw/sides';
import { parse } from '../app/route.svelte';
import type { Board, Option, Scene } from '../net/wire';

const board: Board = {
  measure: null,
  kind: 'hexes',
  bounds: [-50, -50, 50, 50],
  size: 20,
  flat: false,
  cells: [
    { q: 0, r: 0, x: 0, y: 0, ground: 'sea', label: '' },
    { q: 1, r: 0, x: 34.6, y: 0, ground: 'sea', label: '' },
  ],
};
const scene: Scene = {
  pieces: [],
  sides: [],
  where: [],
  acting: 'A',
  links: [],
  groups: [],
  wind: null,
  shapes: [],
  bounds: null,
  queue: null,
  sights: [],
  dark: 0,
};
const move = (answer: string, cell: [number, number], h: number): Option => ({
  answer,
  key: 'k',
  rule: 'R',
  ship: 'A',
  cell,
  path: [{ x: 0, y: 0, h }],
});

describe('options on the board', () => {
  it('alone in a hex may be clicked anywhere in it', () =>
    expect(optionPlaces([move('a', [1, 0], 0)], board, scene)[0]!.hit).toBe('hex'));
  it('sharing a hex point to different edges', () => {
    const found = optionPlaces([move('a', [0, 0], 0), move('b', [0, 0], 60)], board, scene);
    expect(found.map((place) => place.hit)).toEqual(['wedge', 'wedge']);
    expect(Math.hypot(found[0]!.at.x - found[1]!.at.x, found[0]!.at.y - found[1]!.at.y)).toBeGreaterThan(8);
  });
  it('that point alike stand apart', () => {
    const [a, b] = optionPlaces([move('a', [0, 0], 0), move('b', [0, 0], 0)], board, scene);
    expect([a!.hit, b!.hit]).toEqual(['disc', 'disc']);
    expect(Math.abs(a!.at.x - b!.at.x)).toBeGreaterThan(7);
  });
  it('that back water stand astern and point there, not on the ship itself', () => {
    const ship = { id: 'A', length: 60, pose: { x: 20, y: 0, h: 0 } };
    const back: Option = {
      ...move('b', [0, 0], 0),
      path: [
        { x: 20, y: 0, h: 0 },
        { x: -14.6, y: 0, h: 0 },
      ],
    };
    const wide = { ...board, cells: [...board.cells, { q: -1, r: 0, x: -34.6, y: 0, ground: 'sea', label: '' }] };
    const [place] = optionPlaces([back], wide, { ...scene, pieces: [ship] } as unknown as Scene);
    expect(place!.cell!.x).toBe(-34.6);
    expect(place!.heading).toBe(180);
  });
  it('with a path but no hex stand at its end', () => {
    const speed: Option = {
      answer: '2',
      key: 'k',
      rule: 'R',
      ship: 'A',
      path: [
        { x: 0, y: 0, h: 0 },
        { x: 40, y: 0, h: 0 },
      ],
    };
    expect(optionPlaces([speed], board, scene)[0]!.at.x).toBeGreaterThan(40);
  });
});

describe('options on ships', () => {
  const fire: Option = { answer: 'B', key: 'k', rule: 'R', ship: 'A', target: 'B' };
  const hold: Option = { answer: 'hold', key: 'k', rule: 'R', ship: 'A' };
  const activate: Option = { answer: 'C', key: 'k', rule: 'R', ship: 'C' };
  it('are on their target, on the ship they wake, or nowhere', () => {
    expect(shipOf(fire, 'A')).toBe('B');
    expect(shipOf(hold, 'A')).toBe('');
    expect(shipOf(activate, '')).toBe('C');
    expect(shipOf(move('a', [0, 0], 0), '')).toBe('');
  });
  it('are grouped by ship', () =>
    expect(byShip([fire, { ...fire, answer: 'B2' }, hold], 'A').get('B')!.length).toBe(2));
});

it('sides look different, whatever they are called', () => {
  expect(look('red', ['red', 'blue']).colour).not.toBe(look('blue', ['red', 'blue']).colour);
  expect(look('rome', ['rome', 'carthage']).shape).not.toBe(look('carthage', ['rome', 'carthage']).shape);
});

it('reads addresses', () => {
  expect(parse('')).toEqual({ screen: 'home' });
  expect(parse('#/match/abc?token=x%2By')).toEqual({ screen: 'match', id: 'abc', token: 'x+y' });
  expect(parse('#/new/toy/s1')).toMatchObject({ screen: 'new', game: 'toy', scenario: 's1' });
  expect(parse('#/nonsense')).toEqual({ screen: 'home' });
});
