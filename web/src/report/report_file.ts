/** The report of a match as one file: HTML with its style and pictures, in all languages, that opens without a network. */
import { mount, unmount } from 'svelte';
import { i18n, LANGUAGE_NAMES, LANGUAGES, t, type Lang } from '../lib/app/i18n.svelte';
import type { MatchReport } from '../lib/net/wire';
import ReportSheet from './ReportSheet.svelte';

/** Nothing is fetched and nothing runs, whatever the words of a match hold. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
const STYLE = `
html { background: var(--paper); color: var(--ink); font: 100%/1.45 var(--sans); }
body { margin: 0; padding: 1.5rem 1rem 3rem; }
.langs { display: flex; gap: .6rem; justify-content: end; max-width: 60rem; margin: 0 auto; }
.langs label:has(:checked) { background: var(--navy); color: var(--on-navy); }
.langs label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.langs input { accent-color: currentcolor; }
.langs label { padding: .3rem .8rem; border: 1px solid var(--edge); border-radius: 7px; cursor: pointer; }
footer { max-width: 60rem; margin: 2rem auto 0; color: var(--soft); font-size: .85rem; }
@media print { .langs { display: none; } .sheet { break-inside: auto; } }`;

/** Rules for the choice of a language: without a script, by keys too. */
const chosen = (lang: Lang): string =>
  `html:has(.langs input:checked):not(:has(#choose-${lang}:checked)) .in-${lang} { display: none; }\n`;

export async function reportFile(found: MatchReport): Promise<File> {
  const text = await reportText(found);
  const day = found.changed.slice(0, 10);
  return new File([text], `naumachia-${found.scenario || found.game}-${day}.html`, { type: 'text/html' });
}

export async function reportText(found: MatchReport): Promise<string> {
  const doc = document.implementation.createHTMLDocument('');
  doc.documentElement.lang = i18n.lang;
  doc.documentElement.dataset['theme'] = 'light';
  const langs = doc.createElement('nav');
  langs.className = 'langs';
  langs.setAttribute('aria-label', t('page-language'));
  doc.body.append(langs);
  const paints = document.getElementById('sea')?.closest('svg');
  if (paints) doc.body.append(doc.importNode(paints, true));
  for (const lang of LANGUAGES) {
    const choose = doc.createElement('input');
    Object.assign(choose, { type: 'radio', name: 'lang', id: `choose-${lang}` });
    choose.toggleAttribute('checked', lang === i18n.lang);
    const label = doc.createElement('label');
    label.lang = lang;
    label.append(choose, ` ${LANGUAGE_NAMES[lang]}`);
    langs.append(label);
    const part = doc.createElement('main');
    part.className = `in-${lang}`;
    part.lang = lang;
    await i18n.inLanguage(lang, found.game, () => {
      const room = document.createElement('div');
      const sheet = mount(ReportSheet, { target: room, props: { found } });
      for (const child of room.children) part.append(doc.importNode(child, true));
      part.append(footer(doc, i18n.phrase('page-report-foot')));
      void unmount(sheet);
    });
    doc.body.append(part);
  }
  doc.title = `${i18n.words(found.title)} · Naumachia`;
  strip(doc);
  const meta = (name: string, content: string) => {
    const found = doc.createElement('meta');
    found.setAttribute(name.includes('-') ? 'http-equiv' : 'name', name);
    found.content = content;
    return found;
  };
  const charset = doc.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const style = doc.createElement('style');
  style.textContent = [...document.styleSheets].map((sheet) => rules(sheet, doc)).join('') + STYLE;
  style.textContent += LANGUAGES.map(chosen).join('');
  doc.head.prepend(
    charset,
    meta('Content-Security-Policy', POLICY),
    meta('viewport', 'width=device-width, initial-scale=1'),
  );
  doc.head.append(style);
  return `<!doctype html>\n${doc.documentElement.outerHTML}\n`;
}

function footer(doc: Document, text: string): HTMLElement {
  const found = doc.createElement('footer');
  found.textContent = text;
  return found;
}

/** Leave out what only the page and its tests look for. */
function strip(doc: Document): void {
  for (const one of doc.querySelectorAll('[data-testid]')) {
    if (!KEPT.has(one.getAttribute('data-testid') ?? '')) one.removeAttribute('data-testid');
  }
  const walker = doc.createTreeWalker(doc, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const one of comments) one.parentNode?.removeChild(one);
}
/** Names by which the style of a sheet finds its parts. */
const KEPT = new Set(['report-sentences', 'win-curve', 'report-sheet']);

/** The rules of a style sheet that a document uses. */
function rules(sheet: CSSStyleSheet | CSSGroupingRule, doc: Document): string {
  let found: CSSRuleList;
  try {
    found = sheet.cssRules;
  } catch {
    return ''; // the style of an extension of the browser
  }
  return [...found].map((rule) => told(rule, doc)).join('');
}

function told(rule: CSSRule, doc: Document): string {
  if (rule instanceof CSSMediaRule) {
    const inner = rules(rule, doc);
    return inner && `@media ${rule.conditionText}{${inner}}`;
  }
  return rule instanceof CSSStyleRule && used(rule.selectorText, doc) ? rule.cssText : '';
}

function used(selector: string, doc: Document): boolean {
  const plain = selector.replace(
    /::?(?:hover|focus|focus-visible|focus-within|active|before|after|placeholder)\b/g,
    '',
  );
  try {
    return !!doc.querySelector(plain.trim() || '*');
  } catch {
    return false;
  }
}
