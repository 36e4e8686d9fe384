/** Lines of an order sheet: parse, write and check the text of each (twin of `kernel/orders/sheet_lines.py`). */
import type { Pick, Plot, Several, Split, Station } from '../net/wire';

export type Line = Pick | Plot | Split | Several | Station;

export const tokensOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** How far a plot has come: the tokens that lead on from there, and whether it may end there; null where it is no walk. */
export function walk(plot: Plot, text: string): { next: string[]; ends: boolean } | null {
  let at = 0;
  for (const token of tokensOf(text)) {
    const there: number | undefined = plot.nodes[at]?.[1]?.[token];
    if (there === undefined) return null;
    at = there;
  }
  const [ends, ways = {}] = plot.nodes[at]!;
  return { next: Object.keys(ways), ends };
}

/** The shortest walk. */
function shortest(plot: Plot): string {
  let wave = [''];
  for (let moves = 0; moves <= plot.nodes.length; moves += 1) {
    const done = wave.find((text) => walk(plot, text)?.ends);
    if (done !== undefined) return done;
    wave = wave.flatMap((text) => (walk(plot, text)?.next ?? []).map((token) => `${text} ${token}`.trim()));
  }
  return '';
}

/** Typed as a person types it, spelt as the law does. */
export const spelt = (text: string): string => tokensOf(text).join(' ');
export const extended = (text: string, token: string): string => spelt(`${text} ${token}`);
export const shortened = (text: string): string => tokensOf(text).slice(0, -1).join(' ');

export function numbers(text: string): Record<string, number> {
  const pairs = text.split(',').map((piece) => tokensOf(piece));
  return Object.fromEntries(pairs.filter((pair) => pair.length === 2).map(([part, number]) => [part!, Number(number)]));
}

export function writeNumbers(split: Split, given: Record<string, number>): string {
  return split.parts
    .filter((part) => given[part])
    .map((part) => `${part} ${given[part]}`)
    .join(', ');
}

/** The largest number a part may get as the others stand. */
export function room(split: Split, given: Record<string, number>, part: string): number {
  const others = split.parts.reduce((sum, one) => sum + (one === part ? 0 : (given[one] ?? 0)), 0);
  const cap = split.caps?.[split.parts.indexOf(part)] ?? split.most;
  return Math.max(0, Math.min(cap, split.most - others));
}

export const total = (given: Record<string, number>): number => Object.values(given).reduce((sum, one) => sum + one, 0);

export const names = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

export const writeNames = (several: Several, chosen: string[]): string =>
  several.among.filter((name) => chosen.includes(name)).join(', ');

/** Default text of a line: the usual one, else the one that changes nothing. */
export function first(line: Line): string {
  switch (line.kind) {
    case 'pick':
      return line.usual || (line.answers[0] ?? '');
    case 'plot':
      return shortest(line);
    case 'several':
      return writeNames(line, line.among.slice(0, line.least ?? 0));
    case 'station':
      return line.at.join(' ');
    case 'split': {
      const given: Record<string, number> = {};
      for (const part of line.parts) given[part] = Math.min((line.least ?? 0) - total(given), room(line, given, part));
      return writeNumbers(line, given);
    }
  }
}

/** Answers that several lines have in common, in the order of the first line that has them: what can be given to many at once. */
export function shared(lines: readonly Pick[]): string[] {
  const all = [...new Set(lines.flatMap((line) => line.answers))];
  return all.filter((answer) => lines.filter((line) => line.answers.includes(answer)).length > 1);
}

/** Whether a line can be handed in as it stands; laws across lines are the server's business. */
export function complete(line: Line, text: string): boolean {
  switch (line.kind) {
    case 'pick':
      return line.answers.includes(text);
    case 'plot':
      return walk(line, text)?.ends ?? false;
    case 'station':
      return /^-?\d+ -?\d+ -?\d+$/.test(text);
    case 'several': {
      const chosen = names(text);
      return chosen.length >= (line.least ?? 0) && chosen.length <= line.most;
    }
    case 'split': {
      const sum = total(numbers(text));
      return sum >= (line.least ?? 0) && sum <= line.most;
    }
  }
}
