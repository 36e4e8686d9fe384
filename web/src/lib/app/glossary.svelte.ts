/** The glossary: nautical and game words, each underlined once a screen. */
import { backend } from '../net/backend';
import type { TermInfo } from '../net/wire';
import { i18n } from './i18n.svelte';

export interface Piece {
  text: string;
  term?: TermInfo;
}

/** A text in pieces; the first word of each term is a piece of its own, if `free` lets it. */
export function cutTerms(
  text: string,
  terms: readonly TermInfo[],
  lang: string,
  free: (id: string) => boolean,
): Piece[] {
  const byForm = new Map<string, TermInfo>();
  for (const term of terms) for (const form of term.forms[lang] ?? []) byForm.set(form.toLowerCase(), term);
  if (!byForm.size) return [{ text }];
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const found: Piece[] = [];
  const seen = new Set<string>();
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    const term = byForm.get(match[0].toLowerCase());
    if (!term || seen.has(term.id) || !free(term.id)) continue;
    seen.add(term.id);
    if (match.index > last) found.push({ text: text.slice(last, match.index) });
    found.push({ text: match[0], term });
    last = match.index + match[0].length;
  }
  if (last < text.length) found.push({ text: text.slice(last) });
  return found;
}

class Glossary {
  terms = $state.raw<TermInfo[]>([]);
  private coming: Promise<void> | null = null;
  /** The component that has underlined a term on this screen. */
  private owners = new Map<string, object>();

  load(): Promise<void> {
    this.coming ??= backend
      .fetch('api/glossary')
      .then(async (reply) => {
        if (reply.ok) this.terms = (await reply.json()) as TermInfo[];
      })
      .catch(() => {
        this.coming = null; // without it the page is as good as before
      });
    return this.coming;
  }

  /** A text of somebody in pieces, and the terms it holds from now on. */
  cut(owner: object, text: string): Piece[] {
    this.release(owner);
    return cutTerms(text, this.terms, i18n.lang, (id) => {
      if (this.owners.has(id)) return false;
      this.owners.set(id, owner);
      return true;
    });
  }

  release(owner: object): void {
    for (const [id, holder] of this.owners) if (holder === owner) this.owners.delete(id);
  }
}

export const glossary = new Glossary();
