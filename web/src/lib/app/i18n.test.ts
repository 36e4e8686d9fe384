import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { firstLanguage, i18n, percent, t } from './i18n.svelte';

const words = (name: string) => readFileSync(`../src/naumachia/locales/${name}.ftl`, 'utf8');
const page = (lang: string) => words(`page.${lang}`);
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]!).sort();

beforeAll(() => {
  i18n.learn('en', page('en'));
  i18n.learn('fr', page('fr'));
  i18n.learn(
    'en',
    'ship = the { $camp } galley\nmoved = { $ship } goes on.\npair = { $both }\nrule-TC-5a-1 = A bow rams.\n    .title = Ramming\n',
    'toy',
  );
  i18n.learn('fr', 'ship = la galère { $camp }\nmoved = { $ship } avance.\n', 'toy');
});

describe('words', () => {
  it('are the same keys in both languages', () => expect(keys(page('fr'))).toEqual(keys(page('en'))));
  it('are all there that the page asks for', () => {
    const sources = import.meta.glob('../../**/*.svelte', { query: '?raw', import: 'default', eager: true }) as Record<
      string,
      string
    >;
    const asked = new Set(
      Object.values(sources).flatMap((text) => [...text.matchAll(/\bt\('(page-[\w-]+)'/g)].map((found) => found[1]!)),
    );
    expect(asked.size).toBeGreaterThan(60);
    const known = new Set([...keys(page('en')), ...keys(words('host.en'))]);
    expect([...asked].filter((key) => !known.has(key))).toEqual([]);
  });
  it('set inner messages into the outer sentence', () => {
    const moved = { key: 'moved', args: { ship: { key: 'ship', args: { camp: 'red' } } } };
    i18n.lang = 'en';
    expect(i18n.say(moved, 'toy')).toBe('The red galley goes on.');
    i18n.lang = 'fr';
    expect(i18n.say(moved, 'toy')).toBe('La galère red avance.');
  });
  it('join lists', () => {
    i18n.lang = 'en';
    expect(i18n.phrase('pair', { both: [{ key: 'ship', args: { camp: 'a' } }, 'b'] }, 'toy')).toBe('the a galley, b');
  });
  it('tell those who wait what another is asked', () => {
    i18n.learn(
      'en',
      'ask = Choose, { $who }.\n    .waiting = { $side } chooses ({ $who }).\nplain = Choose.\n',
      'wait',
    );
    i18n.learn('en', 'side = the blue side\n', 'wait');
    i18n.lang = 'en';
    const args = { who: 'A', side: { key: 'side' } };
    expect(i18n.waiting({ key: 'ask', args }, 'wait')).toBe('The blue side chooses (A).');
    expect(i18n.waiting({ key: 'plain', args }, 'wait')).toBe('');
    i18n.learn('en', 'sheet = Which?\n    .hand = Go on\n', 'wait');
    expect([i18n.hand({ key: 'sheet' }, 'wait'), i18n.hand({ key: 'plain' }, 'wait')]).toEqual(['Go on', '']);
  });
  it('tells several steps of a ship in one sentence, where a game has words for that', () => {
    i18n.learn(
      'en',
      'moved = { $ship } goes { $to }.\n    .short = { $to ->\n        [A] ahead\n       *[L] to port\n    }\n    .whole = { $ship }: { $ways }, { $left } left.\nrowed = { $ship } rows.\n',
      'ways',
    );
    const step = (to: string, left: number) => ({ key: 'moved', args: { ship: 'A', to, left } });
    expect(i18n.way([step('A', 4), step('A', 3), step('L', 2), step('A', 1)], 'ways')).toBe(
      'A: ahead ×\u00a02, to port, ahead, 1 left.',
    );
    const row = { key: 'rowed', args: { ship: 'A' } };
    expect(i18n.way([row, row], 'ways')).toBe('');
  });
  it('of one game are unknown to another', () => {
    expect(i18n.knows('moved', 'toy')).toBe(true);
    expect(i18n.knows('moved', 'other')).toBe(false);
    expect(i18n.phrase('moved', {}, 'other')).toBe('⟨moved⟩');
  });
  it('fall back on the common ones', () => expect(i18n.knows('page-close', 'toy')).toBe(true));
  it('may say a key of the page in their own way while their match is on it', () => {
    i18n.lang = 'en';
    i18n.learn('en', 'page-ship = The boat\nsailed = sailed', 'race');
    expect(t('page-ship')).toBe('The ship');
    i18n.here = 'race';
    expect(t('page-ship')).toBe('The boat');
    expect(t('page-close')).toBe('Close');
    expect(t('sailed')).toBe('⟨sailed⟩');
    i18n.here = '';
    expect(t('page-ship')).toBe('The ship');
  });
  it('say percentages as each language does', () => {
    i18n.lang = 'fr';
    expect(t('page-percent', { p: percent(0.5833) })).toMatch(/58\s%/);
    i18n.lang = 'en';
    expect(t('page-percent', { p: percent(1 / 6) })).toBe('17%');
    expect(t('page-ships', { count: 1 })).toBe('one ship');
  });
  it('have the grammar of tests/fixtures/language', () => {
    const folder = '../tests/fixtures/language/toy';
    const cases = JSON.parse(readFileSync(`${folder}.json`, 'utf8')) as [string, Record<string, unknown>, string][];
    const hull = ([kind, id]: [string, string]) => ({ key: 'hull', args: { kind, id } });
    const argument = (value: unknown): unknown =>
      !Array.isArray(value) ? value : Array.isArray(value[0]) ? value.map(hull) : hull(value as [string, string]);
    i18n.learn('fr', readFileSync(`${folder}.fr.ftl`, 'utf8'), 'grammar');
    i18n.lang = 'fr';
    for (const [key, args, text] of cases) {
      const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]));
      expect(i18n.phrase(key, given, 'grammar')).toBe(text);
    }
    expect(cases.length).toBeGreaterThan(5);
    i18n.lang = 'en';
  });
  it('tell a rule', () => {
    i18n.lang = 'en';
    expect(i18n.rule('TC-5a.1', 'toy')).toEqual({ title: 'Ramming', text: 'A bow rams.' });
    expect(i18n.rule('TC-9', 'toy')).toBeNull();
  });
});

it('finds the reader’s language', () => {
  expect(firstLanguage(null, ['fr-CA', 'en'])).toBe('fr');
  expect(firstLanguage('en', ['fr'])).toBe('en');
  expect(firstLanguage(null, ['de', 'pl'])).toBe('en');
  expect(firstLanguage('nonsense', ['fr'])).toBe('fr');
});

describe('words on their way', () => {
  const asked: string[] = [];
  const answers = new Map<string, () => void>();
  const serve = (slow = false) =>
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      const reply = { ok: !address.endsWith('/none'), status: 404, text: () => Promise.resolve('fetched = x\n') };
      return new Promise((done) => (slow ? answers.set(address, () => done(reply)) : done(reply)));
    });
  afterEach(() => {
    vi.unstubAllGlobals();
    asked.length = 0;
  });
  it('are those of one language, once', async () => {
    serve();
    i18n.lang = 'en';
    await i18n.load('ships');
    await i18n.load('ships');
    expect(asked).toEqual(['api/words/en/ships']);
  });
  it('come in the other language when it is wanted, and no sooner is it read', async () => {
    serve(true);
    const change = i18n.switch('fr');
    expect(asked).toContain('api/words/fr/ships');
    expect(i18n.lang).toBe('en');
    for (const done of answers.values()) done();
    await change;
    expect(i18n.lang).toBe('fr');
  });
  it('of a game that is not there keep nobody from the other language', async () => {
    serve();
    await expect(i18n.load('none')).rejects.toThrow();
    await i18n.switch('en');
    expect(i18n.lang).toBe('en');
  });
  it('stay as they are where the reader has thought better of it', async () => {
    serve(true);
    await i18n.switch('en');
    i18n.learn('fr', 'late = x\n', 'ships');
    const first = i18n.switch('fr');
    const second = i18n.switch('en');
    await Promise.all([first, second]);
    expect(i18n.lang).toBe('en');
  });
});
