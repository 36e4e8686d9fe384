/** Tables of a game in words: their titles, headings and lines. */
import { i18n } from './i18n.svelte';

const plain = (name: string) => name.replaceAll('_', ' ');
/** The first of these words that the game has, else the name itself. */
const named = (name: string, game: string, ...keys: string[]) => {
  const key = keys.find((one) => i18n.knows(one, game));
  return key ? i18n.phrase(key, {}, game) : plain(name);
};

export const titleOf = (table: string, game: string): string => named(table, game, 'chart-' + table);
/** The heading of a part of a table; a word may mean something of its own in one table. */
export const headingOf = (table: string, line: string, game: string): string =>
  named(line, game, `column-${table}-${line}`, `column-${line}`);

type Row = Record<string, unknown>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isDeep = (value: unknown): boolean => Array.isArray(value) || isRow(value);

/** A part of a table, a line for each row. */
export function linesOf(value: unknown, game: string): string {
  if (isRow(value) && Object.values(value).some(isRow) && !('en' in value))
    return Object.entries(value)
      .map(([name, row]) => `${rowName(name, row, game)}: ${lineOf(unnamed(row), game)}`)
      .join('\n');
  if (Array.isArray(value) && value.some(isDeep)) return value.map((row) => lineOf(row, game)).join('\n');
  return lineOf(value, game);
}

const rowName = (name: string, row: unknown, game: string) =>
  isRow(row) && isRow(row['name'])
    ? i18n.words(row['name'] as Record<string, string>)
    : named(name, game, 'row-' + name, 'field-' + name);
const unnamed = (row: unknown) =>
  isRow(row) && isRow(row['name']) ? Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'name')) : row;

function lineOf(value: unknown, game: string): string {
  if (Array.isArray(value)) {
    const codes = value.every((one) => typeof one === 'boolean' || (!isDeep(one) && String(one).length < 3));
    return value.map((one) => lineOf(one, game)).join(codes ? '  ' : ' · ');
  }
  if (isRow(value)) {
    if ('en' in value) return i18n.words(value as Record<string, string>);
    return Object.entries(value)
      .map(([name, one]) => fieldOf(name, one, game))
      .join(', ');
  }
  if (typeof value === 'boolean') return value ? '●' : '·';
  if (typeof value === 'string') return named(value, game, 'value-' + value, 'field-' + value);
  return value === null ? '–' : String(value);
}

function fieldOf(name: string, value: unknown, game: string): string {
  const word = named(name, game, 'field-' + name);
  return isRow(value) && !('en' in value) ? `${word} (${lineOf(value, game)})` : `${word} ${lineOf(value, game)}`;
}
