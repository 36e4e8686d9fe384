/** My order sheet as it stands: in the draft, as handed in, or not begun; and the plots on it, which the board draws. */
import { plan, type Plan } from './plots';
import { extended, shortened } from './lines';
import type { Table } from '../match/table.svelte';

export class OwnSheet {
  constructor(private table: Table) {}

  /** Text of a line. */
  writtenOn(line: string): string {
    const handed = Object.fromEntries(this.table.view?.ask?.written ?? []) as Record<string, string>;
    return this.table.connection.draft[line] ?? handed[line] ?? '';
  }

  /** The plots. */
  get plans(): Plan[] {
    if (!this.table.mayWrite) return [];
    const found = (this.table.view?.ask?.sheet ?? []).map((line) =>
      line.kind === 'plot' ? plan(line, this.writtenOn(line.id)) : null,
    );
    return found.filter((one): one is Plan => one !== null);
  }

  /** The ship whose plot is in hand: the one that is looked at, or the only one. */
  get plotted(): string {
    const { plans } = this;
    return (plans.find((one) => one.ship === this.table.picked) ?? (plans.length === 1 ? plans[0] : null))?.ship ?? '';
  }

  /** A move is added to a plot, from the board. */
  addMove(ship: string, token: string): void {
    this.table.connection.write(ship, extended(this.writtenOn(ship), token));
  }

  /** The last move of a plot is taken back, from the board. */
  takeMove(ship: string): void {
    this.table.connection.write(ship, shortened(this.writtenOn(ship)));
  }

  /** The words of a move that may be added. */
  stepLabel(ship: string, token: string): string {
    const line = this.table.view?.ask?.sheet?.find((one) => one.id === ship);
    const words = line?.kind === 'plot' ? line.labels?.[token] : undefined;
    return `${line ? this.table.say(line) : ship}: ${this.table.order(token, words)}`;
  }
}
