import { describe, expect, it } from 'vitest';
import type { TermInfo } from '../net/wire';
import { cutTerms } from './glossary.svelte';

const term = (id: string, ...forms: string[]): TermInfo => ({
  id,
  name: { en: id },
  forms: { en: forms, fr: forms.map((form) => form + 'é') },
  means: { en: id },
});
const TERMS = [term('ram', 'ram', 'rams'), term('line', 'line astern'), term('close', 'close-hauled')];
const all = () => true;

describe('terms in a text', () => {
  it('are marked once, whatever their form and case', () => {
    expect(cutTerms('Rams and a ram.', TERMS, 'en', all)).toEqual([
      { text: 'Rams', term: TERMS[0] },
      { text: ' and a ram.' },
    ]);
  });
  it('are whole words, also with a hyphen or a blank', () => {
    expect(cutTerms('tramline', TERMS, 'en', all)).toEqual([{ text: 'tramline' }]);
    expect(cutTerms('close-hauled in line astern', TERMS, 'en', all).map((one) => one.term?.id)).toEqual([
      'close',
      undefined,
      'line',
    ]);
    expect(cutTerms('ramé', TERMS, 'en', all)).toEqual([{ text: 'ramé' }]);
    expect(cutTerms('un ramé', TERMS, 'fr', all).at(-1)?.term?.id).toBe('ram');
  });
  it('are left alone where another holds them', () => {
    expect(cutTerms('a ram', TERMS, 'en', () => false)).toEqual([{ text: 'a ram' }]);
    expect(cutTerms('a ram', [], 'en', all)).toEqual([{ text: 'a ram' }]);
  });
});
