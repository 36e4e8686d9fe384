/** Group options of the form "whom: what" into one row for each head, so that a long list becomes a small table. */
import type { Option } from '../net/wire';

export interface Cell {
  option: Option;
  /** Rest of its words after the head of the row. */
  words: string;
}
export interface HeadedRow {
  head: string;
  cells: Cell[];
}

/** The rows, and what has no head; nothing where the list is short, or has too few that share a head. */
export function headed(
  options: readonly Option[],
  say: (option: Option) => string,
  few = 6,
): { rows: HeadedRow[]; rest: Option[] } | null {
  if (options.length <= few) return null;
  const rows = new Map<string, HeadedRow>();
  const rest: Option[] = [];
  for (const option of options) {
    // French has its no-break space before the colon
    const [, head, words] = /^([^:]{2,64}?)\s?: (.+)$/.exec(say(option)) ?? [];
    if (!head || !words || option.cell || option.path?.length) rest.push(option);
    else {
      const row = rows.get(head) ?? { head, cells: [] };
      row.cells.push({ option, words: words[0]!.toUpperCase() + words.slice(1) });
      rows.set(head, row);
    }
  }
  const found = [...rows.values()].filter((row) => row.cells.length > 1);
  for (const row of rows.values()) if (row.cells.length === 1) rest.push(row.cells[0]!.option);
  return found.length > 1 ? { rows: found, rest } : null;
}
