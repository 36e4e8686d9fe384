/** Hints: what a program would do at the question in hand, asked for by hand and good until the match has moved on. */
import type { Table } from '../match/table.svelte';
import type { Hint } from '../net/wire';

export class Hints {
  private found = $state.raw<Hint | null>(null);
  /** The question that was asked about, until it is answered or refused. */
  private asked = $state<number | null>(null);

  constructor(private table: Table) {}

  /** Nobody is advised against people, but in training. */
  get allowed(): boolean {
    const { welcome, connection } = this.table;
    const mine = welcome?.seats.find((seat) => seat.seat === connection.seat)?.side;
    return (
      !!mine &&
      connection.mayAnswer &&
      (!!welcome?.training ||
        welcome!.seats.every((seat) => seat.side === mine || !['human', 'open'].includes(seat.player)))
    );
  }

  get now(): Hint | null {
    return this.found?.number === this.table.view?.number ? this.found : null;
  }

  get waiting(): boolean {
    return this.asked !== null && this.asked === this.table.view?.number && !this.now;
  }

  ask(): void {
    const number = this.table.view?.number;
    if (number === undefined || this.waiting || this.now) return;
    this.asked = number;
    this.table.send({ t: 'ask-hint', number });
  }

  receive(message: Hint): void {
    this.found = message;
  }

  /** Something was refused, perhaps this. */
  stumble(): void {
    this.asked = null;
  }
}
