import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../lib/app/i18n.svelte';
import type { GameInfo } from '../lib/net/wire';
import { counted, nouns } from './nouns';

const race = { piece: 'boat', pieces: 'boats', battle: 'race', battles: 'races' };
const own = { name: 'g', nouns: { en: race } } as unknown as GameInfo;
const none = { name: 'g', nouns: {} } as unknown as GameInfo;

beforeAll(() => {
  for (const lang of ['en', 'fr'] as const)
    i18n.learn(lang, readFileSync(`../src/naumachia/locales/page.${lang}.ftl`, 'utf8'));
});

describe('the nouns of a game', () => {
  it('are its own', () => {
    i18n.lang = 'en';
    expect(counted(own, 'piece', 1)).toBe('1 boat');
    expect(counted(own, 'battle', 2)).toBe('2 races');
  });
  it('are neutral where it has none', () => {
    i18n.lang = 'en';
    expect(counted(none, 'piece', 2)).toBe('2 pieces');
    i18n.lang = 'fr';
    expect(nouns(own).battles).toBe('scénarios');
    expect(counted(none, 'battle', 1)).toBe('1 scénario');
    i18n.lang = 'en';
  });
});
