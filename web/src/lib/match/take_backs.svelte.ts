/** Take-backs by consent: the request that is open, the seats that must agree, and what became of it. */
import type { Table } from './table.svelte';
import { toasts } from '../app/toasts.svelte';
import type { Back } from '../net/wire';

export class TakeBacks {
  /** Request to take back answers, if all agree. */
  now = $state.raw<Back | null>(null);
  /** Outcome of a request made at this screen, until it is acknowledged or play goes on. */
  over = $state.raw<{ seat: string; why: string; refused: string } | null>(null);

  constructor(private table: Table) {}

  /** Somebody at this screen is asked to agree. */
  get asked(): boolean {
    return this.now?.waiting.some((seat) => this.table.seats.sits(seat)) ?? false;
  }

  /** Others play who could agree. */
  get may(): boolean {
    const { view, welcome, connection } = this.table;
    if (!view || !welcome || welcome.training || view.outcome || view.undo || view.stopped || this.now) return false;
    const others = welcome.seats.some((seat) => seat.player === 'human' && seat.seat !== connection.seat);
    const some = view.turn > 0 && !['undo-start', 'undo-nothing'].includes(view.undo_reason.key);
    return others && connection.seat !== null && some;
  }

  ask(): void {
    const { view } = this.table;
    if (view) this.table.send({ t: 'ask-back', number: view.number });
  }

  /** Agree or refuse, for whichever seat at this screen is asked. */
  answer(agree: boolean): void {
    const { connections } = this.table;
    const mine = connections.filter((connection) => connection.seat && this.now?.waiting.includes(connection.seat));
    const asker = connections.find((connection) => connection.seat === this.now?.seat);
    for (const connection of agree ? mine : [mine[0] ?? asker]) connection?.send({ t: 'answer-back', agree });
  }

  know(): void {
    this.table.connections
      .find((connection) => connection.seat === this.over?.seat)
      ?.send({ t: 'answer-back', agree: false });
  }

  /** Message to a seat at this screen; the first tells of the others, too. Nothing: it has come anew, and hears how it stands. */
  hear(seat: string | null, first: boolean, message: Back | null): void {
    if (message?.lapsed && seat) this.over = { seat, why: message.lapsed, refused: message.refused };
    else if (this.over?.seat === seat) this.over = null;
    if (!first) return;
    this.now = message?.seat ? message : null;
    if (message?.refused && !message.lapsed && !this.table.seats.sits(message.refused))
      toasts.tell({ key: 'page-back-refused', args: { seat: this.table.seats.name(message.refused) } });
  }
}
