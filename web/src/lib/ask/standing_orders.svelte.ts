/** Standing orders as they are given: beside a question of mine, which stands afterwards unless the order answers it. */
import type { Table } from '../match/table.svelte';
import type { Standing } from '../net/wire';

export class StandingOrders {
  /** The question beside which they are being given. */
  private beside = '';
  private question = () => JSON.stringify([this.table.view?.ask?.key, this.table.view?.ask?.args]);

  constructor(private table: Table) {}

  /** Whether an order is for this seat to give. */
  mine(order: Standing): boolean {
    return !this.table.replaying && order.seat === this.table.connection.seat;
  }

  /** Something is asked of me, or a sheet of mine can still be changed; some sheets are for what is on them and nothing else. */
  get open(): boolean {
    const ask = this.table.view?.ask;
    return ask?.kind === 'orders' ? !!ask.sheet?.length && !!ask.options?.length : this.table.connection.mayAnswer;
  }

  /** Whether some are being given, and nothing else is asked yet. */
  giving(): boolean {
    if (this.beside !== this.question()) this.beside = '';
    return this.beside !== '';
  }

  give(order: Standing, value: string): void {
    const { view } = this.table;
    if (!view || value === order.value) return;
    this.beside = this.question();
    const answers = order.via.length ? [...order.via, `${order.key}:${value}`] : [`standing:${order.key}:${value}`];
    this.table.act({ t: 'route', number: view.number, answers: answers as [string] });
  }
}
