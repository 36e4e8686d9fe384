import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import Posted from './Posted.svelte';

const out = (longest: number) => ({
  number: 3,
  mine: true,
  fragment: '#letter=1AbC',
  longest,
  file: 's1-3.naumachia-letter',
  text: '{}',
});
const shown = (longest: number) =>
  render(Posted, { props: { match: 'letter-1', out: out(longest), title: { en: 'Two captains' }, friend: 'Béa' } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('offers a link where programs leave it whole', () => {
  shown(2000);
  const link = screen.getByTestId<HTMLInputElement>('letter-link').value;
  expect(link.endsWith('#letter=1AbC')).toBe(true);
  expect(screen.queryByTestId('letter-copy')).not.toBeNull();
});

it('offers a file where the link would be too long', () => {
  shown(10);
  expect(screen.queryByTestId('letter-link')).toBeNull();
  expect(screen.queryByTestId('letter-copy')).toBeNull();
  expect(screen.getByTestId('letter-save').className).toContain('primary');
});
