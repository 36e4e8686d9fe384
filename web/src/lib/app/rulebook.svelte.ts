/** The rule that is open for reading on any screen, and the rule book that lies beside the board. */
class Rulebook {
  open = $state.raw<{ rule: string; game: string } | null>(null);
  /** The book beside the board: open at a paragraph, at the tables, or at its beginning. */
  drawer = $state.raw<{ rule: string } | null>(null);
  show(rule: string, game: string): void {
    this.open = { rule, game };
  }
  close(): void {
    this.open = null;
  }
  lay(rule = ''): void {
    this.drawer = { rule };
  }
  shut(): void {
    this.drawer = null;
  }
}
export const rules = new Rulebook();

/** A text cut where it names other paragraphs, so that these can be links. */
export function cut(text: string, known: ReadonlySet<string>): { text: string; rule: string }[] {
  const parts: { text: string; rule: string }[] = [];
  let from = 0;
  for (const match of text.matchAll(/\b[A-Z]{2,3}-[A-Z]?\d*[\w.]*\w/g)) {
    if (!known.has(match[0])) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), rule: '' });
    parts.push({ text: match[0], rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: '' });
  return parts;
}

/** Whether a paragraph holds all the words one looks for, whatever their accents and capitals. */
export function holds(text: string, wanted: string): boolean {
  const plain = (words: string) =>
    words
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  const hay = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
