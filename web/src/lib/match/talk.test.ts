import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Talk } from './talk.svelte';
import type { ClientMessage, TalkLine } from '../net/wire';

let sent: ClientMessage[] = [];
let connected = true;
const talk = () =>
  new Talk(
    (message) => sent.push(message),
    () => connected,
  );
const say = (text: string): ClientMessage => ({ t: 'say', text });
const line = (seq: number, text: string, seat = 'red'): TalkLine => ({ seq, seat, name: '', text, at: '' });
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  connected = true;
});
afterEach(() => vi.useRealTimers());

it('shows what is on its way until it is heard', () => {
  const one = talk();
  one.say('  Ahoy   there ');
  expect(one.waiting.map((said) => said.text)).toEqual(['Ahoy there']);
  one.hear([line(1, 'Ahoy there')], ['red']);
  expect(one.waiting).toEqual([]);
  one.say('   ');
  expect(sent).toEqual([say('Ahoy there')]);
});

it('loses no line when the connection is cut, and says none twice that arrived', () => {
  const one = talk();
  one.say('arrived');
  one.say('lost');
  connected = false;
  one.say('meanwhile');
  expect(sent).toEqual([say('arrived'), say('lost')]);
  one.resume();
  expect(sent.slice(2)).toEqual([say('meanwhile')]);
  one.hear([line(1, 'arrived')], ['red']);
  vi.advanceTimersByTime(2000);
  expect(sent.slice(3)).toEqual([say('lost')]);
});

it('gives back what was not taken', () => {
  const one = talk();
  one.say('too fast');
  one.refuse();
  expect([one.returned, one.waiting]).toEqual(['too fast', []]);
});

it('a line in which the server left out what nobody sees is heard all the same', () => {
  const one = talk();
  one.say('a\u200db');
  one.hear([line(1, 'ab'), line(2, 'hm', 'blue')], ['red']);
  expect(one.waiting).toEqual([]);
});

it('lines of somebody who has been forgotten go, and are no news', () => {
  const one = talk();
  one.hear([line(1, 'hello')], []);
  one.hear([line(2, 'I live in Nantes', 'blue')], []);
  expect([one.unread, one.last?.seq]).toEqual([2, 2]);
  one.hear([line(2, '', 'blue')], []);
  expect(one.lines.map((said) => said.seq)).toEqual([1]);
  expect([one.unread, one.last]).toEqual([1, null]);
});
