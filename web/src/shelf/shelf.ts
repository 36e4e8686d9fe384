/** Finished matches of this browser: reading them, writing them to a file, and taking them from one. */
import { i18n, t } from '../lib/app/i18n.svelte';
import { heldMatches, opponents, resultOf, type HeldMatch } from '../lib/match/held';
import { figures, levelOf } from '../lib/me/figures.svelte';
import { markShelved, shelfMark } from '../lib/me/shelf_marks';
import { keepSeat } from '../lib/me/tokens';
import { api, Refused } from '../lib/net/http';
import type { GameInfo, MatchNote, Sayable } from '../lib/net/wire';
import { BadLine, core, packed, unpacked, type Found, type Shelved } from './shelf_file';

export interface Entry {
  match: HeldMatch;
  /** ISO time at which it ended. */
  at: string;
  /** It is somebody else's match, opened from a file. */
  opened: boolean;
  notes: readonly MatchNote[];
}
/** Matches whose notes are asked for at once. */
const MANY = 500;

/** All finished matches, the last first; those of the reader's own are counted among the figures. */
export async function readShelf(): Promise<Entry[]> {
  const over = (await heldMatches()).filter((match) => match.over && match.outcome);
  const notes: Record<string, MatchNote[]> = {};
  for (let from = 0; from < over.length; from += MANY)
    Object.assign(notes, await api.notes.find(over.slice(from, from + MANY).map((match) => match.id)));
  const entries = over.map((match): Entry => {
    const mark = shelfMark(match.id);
    return { match, at: mark?.at ?? match.changed, opened: mark?.from === 'file', notes: notes[match.id] ?? [] };
  });
  entries.forEach(count);
  return entries.sort((a, b) => b.at.localeCompare(a.at));
}

/** Count a match among the figures: not what was opened, tried out or begun in the middle. */
function count({ match, at, opened }: Entry): void {
  if (opened || match.training || match.forked) return;
  const mine = new Set(match.seats.filter((seat) => match.held.has(seat.seat)).map((seat) => seat.side));
  const level = levelOf(match.seats.filter((seat) => !mine.has(seat.side)).map((seat) => seat.player));
  figures.note(keyOf(match.id), { game: match.game, level, result: resultOf(match), at });
}
const keyOf = (id: string): string => shelfMark(id)?.key ?? id;

/** Everything of a match that is searched. */
export function textsOf({ match, at, notes }: Entry, games: readonly GameInfo[]): string[] {
  return [
    i18n.words(games.find((one) => one.name === match.game)?.title),
    i18n.words(match.title),
    ...opponents(match),
    t('page-shelf-verdict', { verdict: resultOf(match) }),
    at.slice(0, 10),
    i18n.date(at, { dateStyle: 'long' }),
    i18n.date(at, { dateStyle: 'short' }),
    ...notes.flatMap((note) => [note.text, note.name]),
  ];
}

/** All matches in one file. */
export async function exported(entries: readonly Entry[]): Promise<File> {
  const found: Shelved[] = [];
  for (const { match, at } of entries)
    found.push({
      record: await (await api.record(match.id, [])).text(),
      seats: [...match.held],
      at,
      key: keyOf(match.id),
    });
  const day = new Date().toISOString().slice(0, 10);
  return new File([packed(found)], `naumachia-shelf-${day}.jsonl`, { type: 'application/jsonl' });
}

/** Result of reading a file: matches that are new, matches that were there already, and what stopped it. */
export interface Imported {
  taken: number;
  known: number;
  trouble: Sayable | null;
}

export async function imported(text: string, entries: readonly Entry[]): Promise<Imported> {
  const came: Imported = { taken: 0, known: 0, trouble: null };
  let line = 1;
  try {
    for (const match of unpacked(text)) {
      ({ line } = match);
      if (await isKnown(match, entries)) came.known += 1;
      else {
        await take(match);
        came.taken += 1;
      }
    }
  } catch (error) {
    came.trouble = said(error, line);
  }
  return came;
}

async function isKnown({ record, at }: Found, entries: readonly Entry[]): Promise<boolean> {
  const header = headOf(record);
  const alike = entries.filter(
    ({ match, ...entry }) =>
      match.game === header?.game && match.scenario === header?.scenario && (!at || entry.at === at),
  );
  for (const { match } of alike) if (core(await (await api.record(match.id, [])).text()) === core(record)) return true;
  return false;
}

function headOf(record: string): { game?: unknown; scenario?: unknown } | null {
  try {
    return JSON.parse(record.split('\n', 1)[0]!) as { game?: unknown; scenario?: unknown };
  } catch {
    return null; // the server names the line
  }
}

async function take({ record, seats, at, key }: Found): Promise<void> {
  const { id, tokens } = await api.open(new Blob([record]));
  const mine = Object.keys(tokens).filter((seat) => seats.includes(seat));
  // of a record alone nobody knows whose seats they were: all of them are kept, and it is no match of the reader's
  for (const [seat, token] of Object.entries(tokens))
    if (!mine.length || mine.includes(seat)) keepSeat(id, seat, token);
  markShelved(id, { from: mine.length ? 'shelf' : 'file', ...(at ? { at } : {}), ...(key ? { key } : {}) });
}

/** Fault of a file, with the line of the file and not that of a record in it. */
function said(error: unknown, first: number): Sayable {
  if (error instanceof BadLine) return { key: 'page-shelf-bad', args: { line: error.line } };
  if (!(error instanceof Refused)) throw error;
  const { key, args = {} } = error.problem.message;
  const line = typeof args['line'] === 'number' ? args['line'] + first - 1 : first;
  return { key: 'page-shelf-refused', args: { line, what: { key, args: { ...args, line } } } };
}
