/** Scenes that come in part: what a change leaves out is as it was. */
import type { Scene, SceneChange } from './wire';

/** A sheet with its new rows in their places; null where it ends now. */
function written(before: unknown[], news: Record<string, unknown>): unknown[] {
  const rows = [...before];
  for (const [place, row] of Object.entries(news)) {
    if (row === null) rows.length = +place;
    else rows[+place] = row;
  }
  return rows;
}

/** Something with what is new about it. */
function mended<T extends object>(before: T, change: Partial<Record<keyof T, unknown>>): T {
  const after: Record<string, unknown> = { ...before, ...change };
  for (const [field, value] of Object.entries(change)) {
    const rows = before[field as keyof T];
    if (Array.isArray(rows) && !Array.isArray(value)) after[field] = written(rows, value as Record<string, unknown>);
  }
  return after as T;
}

/** A row of things that have names, each with what is new about it. */
function row<T extends object, K extends keyof T>(
  name: K,
  before: T[],
  changes: (Pick<T, K> & Partial<Record<keyof T, unknown>>)[] = [],
  order?: string[],
): T[] {
  if (!changes.length && !order) return before;
  const known = new Map(before.map((one) => [String(one[name]), one]));
  const news = new Map(changes.map((one) => [String(one[name]), one]));
  return (order ?? [...known.keys()]).map((id) => {
    const [old, change] = [known.get(id), news.get(id)];
    return change ? mended(old ?? ({} as T), change) : old!;
  });
}

/** The scene after a change. */
export function patched(before: Scene, { order = {}, ...change }: SceneChange): Scene {
  return {
    ...before,
    ...change,
    pieces: row('id', before.pieces, change.pieces, order.pieces),
    sides: row('seat', before.sides, change.sides, order.sides),
    groups: row('id', before.groups, change.groups, order.groups),
  };
}
