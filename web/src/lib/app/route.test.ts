import { expect, it } from 'vitest';
import { parse } from './route.svelte';

it('knows where a link leads', () => {
  expect(parse('#/match/abc?token=t')).toEqual({ screen: 'match', id: 'abc', token: 't' });
  expect(parse('#/new/game/a%20b')).toEqual({ screen: 'new', game: 'game', scenario: 'a b', letter: false });
  expect(parse('#/new/game/one/letter')).toEqual({ screen: 'new', game: 'game', scenario: 'one', letter: true });
  expect(parse('#letter=1Ab-_9')).toEqual({ screen: 'letter', text: 'letter=1Ab-_9' });
  expect(parse('#/letter')).toEqual({ screen: 'letter', text: '' });
  expect(parse('')).toEqual({ screen: 'home' });
});

it('a garbled link leads to something that can be said, not to a dead page', () => {
  expect(parse('#/match/%E0%A4%A')).toEqual({ screen: 'match', id: '%E0%A4%A', token: null });
  expect(parse('#/%')).toEqual({ screen: 'home' });
});
