/** Notes in the margin of a finished match: those that are kept with it, and those at the moment the film shows. */
import { me } from '../me/me.svelte';
import { api } from '../net/http';
import type { MatchNote } from '../net/wire';
import type { Table } from './table.svelte';

export class Margin {
  /** In the order of their moments; nothing until they have come. */
  notes = $state.raw<MatchNote[] | null>(null);
  private asked = false;

  constructor(private table: Table) {}

  /** The moment a note is written about: the one the board shows. */
  get turn(): number {
    return this.table.film.at ?? this.table.view?.turn ?? 0;
  }
  /** Notes about that moment; about the end, those that are not read in passing. */
  get here(): MatchNote[] {
    return this.table.replaying ? (this.notes ?? []).filter((note) => note.turn === this.turn) : [];
  }
  /** Somebody at this screen holds a seat: they may write. */
  get mayWrite(): boolean {
    return this.tokens.length > 0;
  }
  mayDelete(note: MatchNote): boolean {
    return this.mayWrite && (!note.seat || this.table.seats.sits(note.seat));
  }
  /** Name under which a note will stand; empty where there is none. */
  get author(): string {
    const mine = this.table.welcome?.seats.find((seat) => seat.seat === this.table.connection.seat);
    return mine?.name || me.name;
  }

  private get tokens(): string[] {
    return this.table.connections.flatMap((connection) => connection.token ?? []);
  }

  hear(notes: MatchNote[]): void {
    this.notes = notes;
  }

  async look(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.hear(await api.notes.of(this.table.id));
    } catch {
      this.asked = false;
    }
  }

  async write(text: string, name: string): Promise<void> {
    this.hear(await api.notes.write(this.table.id, { turn: this.turn, text, name, ...this.asking }));
  }

  async remove(note: MatchNote): Promise<void> {
    this.hear(await api.notes.remove(this.table.id, { number: note.number, ...this.asking }));
  }

  private get asking() {
    return { tokens: this.tokens, key: me.key };
  }
}
