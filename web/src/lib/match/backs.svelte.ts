/** Taking back by consent: what somebody wants to take back, who is asked, and what is said to it. */
import type { Table } from './table.svelte';
import { toasts } from '../app/toasts.svelte';
import type { Back } from '../net/wire';

export class Backs {
  /** What somebody wants to take back, if all agree. */
  now = $state.raw<Back | null>(null);
  /** What became of what somebody at this screen had asked for, until he says that he knows or plays on. */
  over = $state.raw<{ seat: string; why: string; refused: string } | null>(null);

  constructor(private table: Table) {}

  /** Somebody at this screen is asked to agree. */
  get asked(): boolean {
    return this.now?.waiting.some((seat) => this.table.bench.sits(seat)) ?? false;
  }

  /** Others play who could agree. */
  get may(): boolean {
    const { view, welcome, chair } = this.table;
    if (!view || !welcome || welcome.training || view.outcome || view.undo || view.stopped || this.now) return false;
    const others = welcome.seats.some((seat) => seat.player === 'human' && seat.seat !== chair.seat);
    const some = view.turn > 0 && !['undo-start', 'undo-nothing'].includes(view.undo_reason.key);
    return others && chair.seat !== null && some;
  }

  ask(): void {
    const { view } = this.table;
    if (view) this.table.send({ t: 'ask-back', number: view.number });
  }

  /** Agree or refuse, for whichever seat at this screen is asked. */
  answer(agree: boolean): void {
    const { chairs } = this.table;
    const mine = chairs.filter((chair) => chair.seat && this.now?.waiting.includes(chair.seat));
    const asker = chairs.find((chair) => chair.seat === this.now?.seat);
    for (const chair of agree ? mine : [mine[0] ?? asker]) chair?.send({ t: 'answer-back', agree });
  }

  know(): void {
    this.table.chairs.find((chair) => chair.seat === this.over?.seat)?.send({ t: 'answer-back', agree: false });
  }

  /** What a seat at this screen is told; the first tells of the others, too. Nothing: it has come anew, and hears how it stands. */
  hear(seat: string | null, first: boolean, message: Back | null): void {
    if (message?.lapsed && seat) this.over = { seat, why: message.lapsed, refused: message.refused };
    else if (this.over?.seat === seat) this.over = null;
    if (!first) return;
    this.now = message?.seat ? message : null;
    if (message?.refused && !message.lapsed && !this.table.bench.sits(message.refused))
      toasts.tell({ key: 'page-back-refused', args: { seat: this.table.bench.name(message.refused) } });
  }
}
