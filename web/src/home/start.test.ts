import { describe, expect, it } from 'vitest';
import { againstFriend, againstProgram, chosenFor, easier, easiest, first, inOrder, next, opponent } from './start';
import type { GameInfo, ScenarioInfo, SeatInfo } from '../lib/net/wire';

const balance = (games: number, wins: Record<string, number>) => ({
  balance: { games, wins, level: 'helmsman' },
});
const seats = [
  { seat: 'west', side: 'w' },
  { seat: 'north', side: 'n' },
  { seat: 'east', side: 'e' },
] as SeatInfo[];
const game = { players: ['castaway', 'deckhand', 'helmsman'] } as unknown as GameInfo;

describe('the easier side', () => {
  it('wins six in ten matches, of twenty at least', () => {
    expect(easier(balance(40, { w: 12, e: 24 }))).toBe('e');
    expect(easier(balance(40, { w: 12, e: 23 }))).toBeUndefined();
    expect(easier(balance(20, { w: 20, e: 0 }))).toBe('w');
    expect(easier(balance(19, { w: 19, e: 0 }))).toBeUndefined();
    expect(easier({ balance: null })).toBeUndefined();
  });
  it('is where the reader sits down', () => {
    const sat = (wins: Record<string, number>) => againstProgram(game, seats, balance(20, wins));
    expect(sat({ w: 4, e: 16 })).toEqual({ west: 'helmsman', north: 'helmsman', east: 'human' });
    expect(sat({ w: 10, e: 10 })).toEqual({ west: 'human', north: 'helmsman', east: 'helmsman' });
    expect(sat({ w: 2, elsewhere: 18 })).toEqual({ west: 'human', north: 'helmsman', east: 'helmsman' });
    expect(againstProgram(game, seats, { balance: null })['west']).toBe('human');
  });
  it('faces the level the scenario names, if the game has it', () => {
    expect(opponent(game, { opponent: 'deckhand' })).toBe('deckhand');
    expect(opponent(game, { opponent: 'captain' })).toBe('castaway');
    expect(opponent(game)).toBe('helmsman');
    expect(againstProgram(game, seats, { balance: null, opponent: 'deckhand' })['east']).toBe('deckhand');
  });
});

describe('battles', () => {
  const of = (name: string, minutes: number, difficulty: number, ships = 2) =>
    ({ name, minutes, difficulty, ships }) as ScenarioInfo;
  const all = [of('long', 120, 1), of('hard', 20, 3), of('easy', 20, 1, 9), of('small', 20, 1, 2)];
  it('are listed by length, then by difficulty and size', () =>
    expect(inOrder(all).map((one) => one.name)).toEqual(['small', 'easy', 'hard', 'long']));
  it('follow each other in that order', () => {
    const games = [{ name: 'g', scenarios: all } as unknown as GameInfo];
    expect(next(games, 'g', 'hard')).toBe('long');
    expect(next(games, 'g', 'long')).toBeUndefined();
    expect(next(games, 'g', 'none')).toBeUndefined();
  });
});

describe('Play now', () => {
  const one = (name: string, minutes: number, welcome = '') =>
    ({
      name,
      welcome,
      scenarios: [
        { name: 'a', minutes, difficulty: 1 },
        { name: 'b', minutes: 60, difficulty: 3 },
      ],
    }) as unknown as GameInfo;
  it('is the choice of the house, not of whichever game is shortest', () => {
    expect(first([one('race', 5), one('house', 20, 'a')]).name).toBe('house');
    expect(first([one('race', 5), one('long', 20)]).name).toBe('race');
  });
  it('begins the scenario that is named for it', () => {
    expect(easiest(one('house', 20, 'b'))?.name).toBe('b');
    expect(easiest(one('house', 20, 'gone'))?.name).toBe('a');
  });
});

describe('seats of a match by letter', () => {
  const players = { west: 'human', north: 'helmsman', east: 'helmsman' };
  it('are the reader’s or the friend’s', () => {
    expect(againstFriend(seats, 'n')).toEqual({ west: 'letter', north: 'human', east: 'letter' });
    expect(againstFriend(seats)['west']).toBe('human');
    expect(chosenFor(players, 'east', 'letter')).toEqual({ west: 'human', north: 'letter', east: 'letter' });
    expect(chosenFor(players, 'west', 'letter')).toEqual({ west: 'letter', north: 'human', east: 'letter' });
  });
  it('hold no program beside a friend', () => {
    const friends = { west: 'human', north: 'letter', east: 'letter' };
    expect(chosenFor(friends, 'north', 'castaway')).toEqual({ west: 'human', north: 'castaway', east: 'castaway' });
    expect(chosenFor(friends, 'north', 'human')).toEqual({ west: 'human', north: 'human', east: 'letter' });
    expect(chosenFor(players, 'north', 'castaway')).toEqual({ ...players, north: 'castaway' });
  });
});
