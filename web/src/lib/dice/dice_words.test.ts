import { beforeEach, expect, it } from 'vitest';
import { Chain, PLEDGE } from './dice';
import { known, DiceWords } from './dice_words';
import type { ClientMessage, DiceInfo } from '../net/wire';

const pledge = (what: string) => what.repeat(PLEDGE).slice(0, PLEDGE);
const mixed = (tip?: string): DiceInfo => ({ kind: 'mixed', commitment: '', words: tip ? { red: tip } : {} });

/** A page, and what it has said. */
function page(): { words: DiceWords; said: ClientMessage[]; end: () => string; last: () => string | undefined } {
  const said: ClientMessage[] = [];
  const words = new DiceWords('m', (message) => said.push(message));
  const end = () => (said.filter((one) => one.t === 'words').at(-1) as { end: string }).end;
  const last = () => (said.at(-1)?.t === 'word' ? (said.at(-1) as { word: string }).word : undefined);
  return { words, said, end, last };
}

beforeEach(() => localStorage.clear());

it('a word is given again after the same answer only, also by a page that was loaded anew', () => {
  const one = page();
  one.words.greet('red', mixed());
  const end = one.end();
  one.words.give('red', { t: 'ask-word', n: 0, after: end, pledge: pledge('a') });
  const word = one.last();
  expect(word).toBeDefined();
  const two = page();
  two.words.greet('red', mixed(end));
  two.words.give('red', { t: 'ask-word', n: 0, after: end, pledge: pledge('a') });
  expect(two.last(), 'the server was started again').toBe(word);
  two.words.give('red', { t: 'ask-word', n: 0, after: end, pledge: pledge('b') });
  expect(two.said.at(-1)?.t, 'another answer before the same die').toBe('words');
  expect(known('m').twice).toEqual([0]);
});

it('a word that was told and not taken is never given for another die: whoever has it would know that one', () => {
  const one = page();
  one.words.greet('red', mixed());
  const end = one.end();
  one.words.give('red', { t: 'ask-word', n: 0, after: end, pledge: pledge('a') });
  for (const here of [one, page()]) {
    here.words.greet('red', mixed(end));
    here.words.give('red', { t: 'ask-word', n: 1, after: end, pledge: pledge('b') });
    expect(here.last()).toBeUndefined();
    expect(here.said.at(-1)?.t).toBe('words');
    expect(here.end()).not.toBe(end);
  }
  expect(known('m').twice, 'nobody is accused: it may have come too late').toEqual([]);
});

it('a chain that has come to its end is followed by another', () => {
  const one = page();
  one.words.greet('red', mixed());
  const chain = new Chain(known('m').roots['red']![0]!);
  one.words.give('red', { t: 'ask-word', n: 2048, after: chain.last, pledge: pledge('a') });
  expect(one.said.at(-1)?.t).toBe('words');
  expect(one.end()).not.toBe(chain.end);
  one.words.give('red', { t: 'ask-word', n: 2049, after: one.end(), pledge: pledge('b') });
  expect(one.last()).toBeDefined();
});
