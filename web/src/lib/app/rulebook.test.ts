import { describe, expect, it } from 'vitest';
import { contents } from './i18n.svelte';
import { cut, holds } from './rulebook.svelte';

describe('the rule book', () => {
  it('reads chapters and paragraphs off a rule file', () => {
    const text =
      '# head\n\n## Ram\n\nrule-TC-5a-1 = One.\n    .title = T\nrule-TC-G1 = Two.\n\n## Fire\nrule-WG-6-13b = x\n## Empty\n';
    expect(contents(text)).toEqual([
      { title: 'Ram', rules: ['TC-5a.1', 'TC-G1'] },
      { title: 'Fire', rules: ['WG-6.13b'] },
    ]);
  });
  it('links paragraphs that exist, and only those', () => {
    const parts = cut('As in WG-5.53. Not WG-99.', new Set(['WG-5.53']));
    expect(parts).toEqual([
      { text: 'As in ', rule: '' },
      { text: 'WG-5.53', rule: 'WG-5.53' },
      { text: '. Not WG-99.', rule: '' },
    ]);
  });
  it('finds words whatever their accents', () => {
    expect(holds('Éperonnage au flanc', 'eperon FLANC')).toBe(true);
    expect(holds('Éperonnage au flanc', 'eperon proue')).toBe(false);
  });
});
