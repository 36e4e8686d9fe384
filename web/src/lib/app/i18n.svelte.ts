/** Messages put into words: the twin of text.py, on the same Fluent files, which the server hands out. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { backend } from '../net/backend';
import type { Sayable } from '../net/wire';
import { read, write } from './storage';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

export const LANGUAGES = ['en', 'fr'] as const;
export type Lang = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', fr: 'Français' };

/** The language of the reader: what was chosen before, else what the browser asks for. */
export function firstLanguage(stored: string | null, wanted: readonly string[]): Lang {
  const found = [stored ?? '', ...wanted].map((tag) => tag.slice(0, 2).toLowerCase());
  return (found.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Lang | undefined) ?? 'en';
}

export const percent = (p: number, digits = 0) =>
  new FluentNumber(p, { style: 'percent', maximumFractionDigits: digits });

/** The folder of the guide on a site of static files, beside the game. */
export const guide = (lang: Lang): string => (lang === 'en' ? '../guide/' : `../guide/${lang}/`);

/** A chapter of the rules, with the ids of its paragraphs in their order. */
export interface Chapter {
  title: string;
  rules: string[];
}

/** The contents of a rule file: headings are its group comments, paragraphs the messages `rule-…`, whose hyphens stand for dots. */
export function contents(text: string): Chapter[] {
  const found: Chapter[] = [];
  for (const [, heading, prefix, rest] of text.matchAll(/^## (.+)$|^rule-([A-Z]+)-([\w-]+?) *=/gm)) {
    if (heading) found.push({ title: heading, rules: [] });
    else {
      if (!found.length) found.push({ title: '', rules: [] });
      found.at(-1)!.rules.push(`${prefix}-${rest!.replaceAll('-', '.')}`);
    }
  }
  return found.filter((chapter) => chapter.rules.length);
}

/** Stands before a message that was set into a sentence while that is being made: articles contract there and nowhere else. */
const INSERTED = '\ue000';
const MARKS = /\ue000/g;
const MINUS = /(?<![\p{L}\p{N}_\-–−.,)\]])-(?=\d)/gu;
/** Words that lose their vowel before a vowel or a silent h; codes such as `A1` are spelled, and nothing is lost before them. */
const ELIDED =
  /(?<![\p{L}\p{N}_’-])(de|le|la|que|ne|se|jusque) \ue000*(?=[aeiouyàâéèêëîïôœ][a-zà-ÿ’]|à(?![\p{L}\p{N}_])|h(?:ex|ept|ém|elv|éro|um|omm|abit))(?!\ue000*(?:onz|oui|yacht|yole))/giu;
const CONTRACTED = /(?<![\p{L}\p{N}_’-])(de|à) \ue000+(les?) /giu;
const CONTRACTIONS: Record<string, string> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };

/** A French text in which short words are elided before a vowel, and contracted with an article set in after them. */
export function joined(text: string): string {
  return text
    .replace(CONTRACTED, (_, short: string, article: string) => {
      const word = CONTRACTIONS[`${short} ${article}`.toLowerCase()]!;
      return (short[0] === short[0]!.toUpperCase() ? capital(word) : word) + ' ';
    })
    .replace(ELIDED, (_, short: string) => short.slice(0, -1) + '’');
}

const AND: Record<Lang, string> = { en: 'and', fr: 'et' };

class I18n {
  lang = $state<Lang>(firstLanguage(read('naumachia.lang'), globalThis.navigator?.languages ?? []));
  /** The game of the match on the page; it may have words of its own for a key of the page: *boat* for *ship*. */
  here = $state('');
  /** Grows when words arrive, so that everything that has been said is said again. */
  private heard = $state(0);
  private bundles = new Map<string, FluentBundle>();
  private fetched = new Map<string, Promise<void>>();
  /** Games whose words are on the page: `` for its own, and games by name. */
  private wanted = new Set<string>();
  private books = new Map<string, Chapter[]>();

  /** The language wanted last: words of it may still be on their way. */
  private wished: Lang | null = null;

  /** Read on in another language, as soon as the words of everything on the page have come. */
  async switch(lang: Lang): Promise<void> {
    this.wished = lang;
    // what is opened meanwhile needs its words too
    for (let known = -1; known < this.wanted.size;) {
      known = this.wanted.size;
      await Promise.all([...this.wanted].map((game) => this.fetch(lang, game)));
    }
    if (this.wished !== lang) return; // thought better of it
    this.lang = lang;
    write('naumachia.lang', lang);
  }

  /** Add the text of a Fluent file. Words of one game never leak into another: each game has bundles of its own. */
  learn(lang: Lang, text: string, game = ''): void {
    const bundle = this.bundle(lang, game);
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    const chapters = contents(text);
    if (chapters.length) this.books.set(`${lang}/${game}`, chapters);
    this.heard++;
  }

  /** Fetch the words of the page, or those of a game, in the reader's language. */
  async load(game = ''): Promise<void> {
    const lang = this.lang;
    await this.fetch(lang, game);
    this.wanted.add(game); // a game that is not there must not keep the reader from another language
    if (this.lang !== lang) await this.fetch(this.lang, game);
  }

  /** Do something in a language, with the words of a game, without the page being read in it. */
  async inLanguage<T>(lang: Lang, game: string, work: () => T): Promise<T> {
    await Promise.all([this.fetch(lang, ''), this.fetch(lang, game)]);
    const before = this.lang;
    this.lang = lang;
    try {
      return work();
    } finally {
      this.lang = before;
    }
  }

  private fetch(lang: Lang, game: string): Promise<void> {
    const address = `api/words/${lang}${game && '/' + game}`;
    let coming = this.fetched.get(address);
    if (!coming) {
      coming = backend.fetch(address).then(async (reply) => {
        if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
        this.learn(lang, await reply.text(), game);
      });
      coming.catch(() => this.fetched.delete(address));
      this.fetched.set(address, coming);
    }
    return coming;
  }

  private bundle(lang: Lang, game: string): FluentBundle {
    const name = `${lang}/${game}`;
    let bundle = this.bundles.get(name);
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false, functions: { CAP } });
      this.bundles.set(name, bundle);
    }
    return bundle;
  }

  private find(key: string, game: string) {
    void this.heard;
    for (const name of game ? [game, ''] : ['']) {
      const bundle = this.bundles.get(`${this.lang}/${name}`);
      const message = bundle?.getMessage(key);
      if (bundle && message) return { bundle, message };
    }
    return null;
  }

  knows(key: string, game = ''): boolean {
    return this.find(key, game)?.message.value != null;
  }

  /** The words of a key as they stand inside a sentence. */
  phrase(key: string, args: Record<string, unknown> = {}, game = ''): string {
    return this.inner(key, args, game).replace(MARKS, '');
  }

  /** The words of a key, with a mark before each message that was set into them. */
  private inner(key: string, args: Record<string, unknown>, game: string): string {
    const found = this.find(key, game);
    if (!found?.message.value) return `⟨${key}⟩`;
    return this.formatted(found.bundle, found.message.value, this.values(args, game));
  }

  /** A pattern put into words: minus signs are true ones, and French articles are joined with what follows. */
  private formatted(bundle: FluentBundle, pattern: Pattern, values: Record<string, FluentVariable>): string {
    const text = bundle.formatPattern(pattern, values, []).replace(MINUS, '−');
    return this.lang === 'fr' ? joined(text) : text;
  }

  /**
   * Values that sentences may use: those given, and the attributes of their messages and lists.
   *
   * An attribute of the message of `$ship` is `$ship_the`, a list `$ships` has `$ships_count`, `$ships_and` and, where all
   * things in it have that attribute, `$ships_the`.
   */
  private values(args: Record<string, unknown> = {}, game: string): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = this.value(value, game);
      if (Array.isArray(value)) {
        values[`${name}_count`] = value.length;
        values[`${name}_and`] = this.enumerated(value.map((item) => String(this.value(item, game))));
        const told = value.map((item) => this.attributes(item, game));
        for (const attribute of Object.keys(told[0] ?? {})) {
          if (told.every((one) => attribute in one))
            values[`${name}_${attribute}`] = this.enumerated(told.map((one) => one[attribute]!));
        }
      } else {
        for (const [attribute, text] of Object.entries(this.attributes(value, game)))
          values[`${name}_${attribute}`] = text;
      }
    }
    return values;
  }

  /** Attributes of a message for its arguments; the gender is told as it is, for sentences to choose by. */
  private attributes(value: unknown, game: string): Record<string, string> {
    const found = isMessage(value) ? this.find(value.key, game) : null;
    const patterns = Object.entries(found?.message.attributes ?? {});
    if (!found || !patterns.length || !isMessage(value)) return {};
    const inner = this.values(value.args, game);
    return Object.fromEntries(
      patterns.map(([name, pattern]) => [
        name,
        (name === 'gender' ? '' : INSERTED) + this.formatted(found.bundle, pattern, inner),
      ]),
    );
  }

  /** Things one after the other, with *and* before the last. */
  private enumerated(items: string[]): string {
    return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${AND[this.lang]} ${items.at(-1)}` : items.join('');
  }

  /** A whole sentence: it begins with a capital. */
  say(what: Sayable, game = ''): string {
    return capital(this.phrase(what.key, what.args, game));
  }

  /** Text of a scenario in the language of the page. */
  words(texts: Record<string, string> | undefined): string {
    return texts?.[this.lang] ?? texts?.['en'] ?? '';
  }

  /** The name of a game whose words are here, beside a title that does not say it already. */
  game(name: string, title: string): string {
    return apart(this.phrase('game-name', {}, name), title);
  }

  /** Hint of a question or an option; empty without one. */
  hint(what: Sayable, game = ''): string {
    return this.attribute(what, 'hint', game);
  }

  /** Form of a question for those who wait: `$side` is being asked it. Empty where the game has no words for that. */
  waiting(what: Sayable, game = ''): string {
    return capital(this.attribute(what, 'waiting', game));
  }

  /** Label of the button that hands in a sheet; empty where a game has no words of its own for it. */
  hand(what: Sayable, game = ''): string {
    return this.attribute(what, 'hand', game);
  }

  /** Several steps of one ship in one sentence, by the words `short` and `whole` of their key; empty where a game has none. */
  way(steps: readonly Sayable[], game = ''): string {
    const last = steps.at(-1);
    const short = steps.map((step) => this.attribute(step, 'short', game));
    if (!last || short.includes('')) return '';
    const runs: [string, number][] = [];
    for (const word of short) {
      const run = runs.at(-1);
      if (run?.[0] === word) run[1]++;
      else runs.push([word, 1]);
    }
    const ways = runs.map(([word, times]) => (times > 1 ? `${word} ×\u00a0${times}` : word)).join(', ');
    return capital(this.attribute({ key: last.key, args: { ...last.args, ways } }, 'whole', game));
  }

  private attribute(what: Sayable, name: string, game: string): string {
    const found = this.find(what.key, game);
    const pattern = found?.message.attributes[name];
    return found && pattern
      ? this.formatted(found.bundle, pattern, this.values(what.args, game)).replace(MARKS, '')
      : '';
  }

  /** A moment in the reader's own way of writing dates, if that is in the language of the page. */
  date(iso: string, how: Intl.DateTimeFormatOptions): string {
    const place = navigator.languages.find((tag) => tag.startsWith(this.lang)) ?? this.lang;
    return new Intl.DateTimeFormat(place, how).format(new Date(iso));
  }

  /** A rule in our own words. */
  rule(rule: string, game: string): { title: string; text: string } | null {
    const found = this.find('rule-' + rule.replaceAll('.', '-'), game);
    if (!found?.message.value) return null;
    const { bundle, message } = found;
    const title = message.attributes['title'];
    return {
      title: title ? this.formatted(bundle, title, {}) : '',
      text: this.formatted(bundle, message.value!, {}),
    };
  }

  /** The rules of a game: its chapters, and the ids of their paragraphs. */
  rulebook(game: string): Chapter[] {
    void this.heard;
    return this.books.get(`${this.lang}/${game}`) ?? [];
  }

  private value(value: unknown, game: string): FluentVariable {
    if (value instanceof FluentNumber || typeof value === 'number' || typeof value === 'string') return value;
    if (Array.isArray(value)) return value.map((item) => String(this.value(item, game))).join(', ') || '–';
    if (isMessage(value)) return INSERTED + this.inner(value.key, value.args ?? {}, game);
    return String(value);
  }
}

function isMessage(value: unknown): value is Sayable {
  return typeof value === 'object' && value !== null && typeof (value as Sayable).key === 'string';
}

/** A name beside a title, or nothing where the title says it already; French has several kinds of spaces. */
export function apart(name: string, title: string): string {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  return plain(name) === plain(title) ? '' : name;
}

/** The Fluent function `CAP`: what is set in, with a capital. */
function CAP([given]: (FluentValue | undefined)[]): string {
  const text = String(given);
  const marks = text.length - text.replace(/^\ue000+/, '').length;
  return text.slice(0, marks) + capital(text.slice(marks));
}

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export const i18n = new I18n();
/** The page's own words, or those of the match on the page for the same key. */
export const t = (key: string, args?: Record<string, unknown>) =>
  i18n.phrase(key, args, key.startsWith('page-') ? i18n.here : '');
