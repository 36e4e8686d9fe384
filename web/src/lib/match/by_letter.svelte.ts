/** A match by letter on this page: whose turn it is to write, and the film of what a letter has brought. */
import { playback } from '../film/playback.svelte';
import { marks, mark } from '../me/letter_marks';
import type { Letter } from '../net/wire';
import type { Table } from './table.svelte';

export class ByLetter {
  constructor(private table: Table) {}

  get told(): Letter | null {
    return this.table.connection.letter;
  }
  /** The friend's name; nothing until their first letter has come. */
  get friend(): string {
    return this.told ? this.told.names[1 - this.told.me]! : '';
  }
  /** The letter can be sent, or the friend writes: nothing is asked here. */
  get waits(): boolean {
    return this.told?.turn === 'send' || this.told?.turn === 'wait';
  }
  /** The last letter is the reader's own: it can be sent once more. */
  get mine(): boolean {
    return !!this.told && this.told.number > 0 && (this.told.number - 1) % 2 === this.told.me;
  }

  /** A letter of the friend is shown as a film, once. */
  hear(letter: Letter): void {
    const { table } = this;
    const fresh = letter.number > 0 && !this.mine && letter.turn !== 'wait';
    if (!fresh || (marks(table.id).seen ?? 0) >= letter.number) return;
    mark(table.id, { seen: letter.number });
    if (letter.since >= (table.view?.turn ?? 0)) return;
    table.since = letter.since;
    if (!playback.atOnce) table.again(letter.since);
  }
}
