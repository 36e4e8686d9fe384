import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playback } from '../film/playback.svelte';
import type { Letter } from '../net/wire';
import { ByLetter } from './by_letter.svelte';
import type { Table } from './table.svelte';

const letter = (more: Partial<Letter>): Letter => ({
  t: 'letter',
  number: 2,
  turn: 'answer',
  me: 0,
  names: ['Anna', 'Béa'],
  throws: 'own',
  since: 3,
  sealed: [],
  ...more,
});

function heard(...letters: Letter[]) {
  const table = {
    id: 'letter-1',
    since: Infinity,
    view: { turn: 9 },
    connection: { letter: null as Letter | null },
    again: vi.fn(),
  };
  const found = new ByLetter(table as unknown as Table);
  for (const one of letters) {
    table.connection.letter = one;
    found.hear(one);
  }
  return { found, table };
}

beforeEach(() => {
  localStorage.clear();
  playback.tempo = 'normal';
});

describe('a letter', () => {
  it('of the friend is shown as a film from where the reader had ended, and once', () => {
    expect(heard(letter({})).table.again.mock.calls).toEqual([[3]]);
    const { table } = heard(letter({}));
    expect(table.again).not.toHaveBeenCalled();
    expect(heard(letter({ number: 4, since: 5 })).table.since).toBe(5);
  });
  it('of one’s own is no news, and no more is one that brings nothing', () => {
    expect(heard(letter({ number: 3, turn: 'wait' })).table.again).not.toHaveBeenCalled();
    expect(heard(letter({ number: 0, since: 0 })).table.again).not.toHaveBeenCalled();
    expect(heard(letter({ since: 9 })).table.again).not.toHaveBeenCalled();
  });
  it('is no film where things are shown at once, but can be seen again', () => {
    playback.tempo = 'once';
    const { table } = heard(letter({}));
    expect(table.again).not.toHaveBeenCalled();
    expect(table.since).toBe(3);
  });
  it('waits to be sent or for the friend, and tells whose it is', () => {
    expect(heard(letter({ turn: 'send' })).found.waits).toBe(true);
    expect(heard(letter({ number: 3, turn: 'wait' })).found).toMatchObject({ waits: true, mine: true, friend: 'Béa' });
    expect(heard(letter({ me: 1, number: 1, names: ['Anna', ''] })).found).toMatchObject({
      waits: false,
      mine: false,
      friend: 'Anna',
    });
  });
});
