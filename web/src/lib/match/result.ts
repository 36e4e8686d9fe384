/** The result of a match at its table, for the reader's figures. */
import { figures, levelOf } from '../me/figures.svelte';
import { verdict } from './seating';
import type { Table } from './table.svelte';

/** Count a match that has just ended. */
export function countResult(table: Table): void {
  const seats = table.welcome?.seats ?? [];
  const mine = new Set(seats.filter((seat) => table.seats.sits(seat.seat)).map((seat) => seat.side));
  const level = levelOf(seats.filter((seat) => !mine.has(seat.side)).map((seat) => seat.player));
  const result = verdict(table.view?.outcome?.winner, mine);
  figures.note(table.id, { game: table.game, level, result, at: new Date().toISOString() });
}
