import { expect, it } from 'vitest';
import { isLetter } from './came';

it('tells letters and their links from records', () => {
  expect(isLetter('https://example.org/play/#letter=1AbC')).toBe(true);
  expect(isLetter('{"naumachia":2,"letter":1,"head":{}}')).toBe(true);
  expect(isLetter('{"naumachia":1,"game":"touche_coule","setup":{"title":"a letter"}}')).toBe(false);
  expect(isLetter('hello')).toBe(false);
});
