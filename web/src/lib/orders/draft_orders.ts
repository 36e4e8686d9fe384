/** Draft orders in local storage, so that they survive a reload: each sheet until it is handed in. */
import { read, write } from '../app/storage';

type Draft = Record<string, string>;
type Kept = [name: string, form: string, draft: Draft][];

const DRAFTS = 'naumachia.drafts';
/** Of so many matches at most. */
const MANY = 12;

/** A long text as a short one: another sheet is another question. */
function brief(text: string): string {
  let hash = 5381;
  for (let i = 0; i < text.length; i++) hash = ((hash * 33) ^ text.charCodeAt(i)) | 0;
  return `${text.length}/${hash}`;
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(read(DRAFTS) ?? '[]');
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

/** Keep what is written on the sheet of a seat; nothing written keeps nothing. */
export function keepDraft(name: string, form: string, draft: Draft): void {
  const others = kept().filter(([one]) => one !== name);
  const mine: Kept = Object.keys(draft).length ? [[name, brief(form), draft]] : [];
  if (mine.length || others.length < kept().length) write(DRAFTS, JSON.stringify([...others, ...mine].slice(-MANY)));
}

/** Text written on this very sheet before. */
export function draftOf(name: string, form: string): Draft {
  const found = kept().find(([one, what]) => one === name && what === brief(form));
  return found?.[2] ?? {};
}
