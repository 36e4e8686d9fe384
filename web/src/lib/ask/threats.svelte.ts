/** Threats of the enemy before the reader acts again: fetched on request, and in lessons by themselves. */
import type { Table } from '../match/table.svelte';
import type { Threat, Threats } from '../net/wire';

export class EnemyThreats {
  private told = $state.raw<Threats | null>(null);
  private chosen = $state<boolean | null>(null);

  constructor(private table: Table) {}

  get wanted(): boolean {
    return this.chosen ?? this.table.teaching;
  }
  /** There is somebody to be afraid of, and a question in which it matters. */
  get possible(): boolean {
    const { connection, view } = this.table;
    return (
      connection.seat !== null && !view?.outcome && connection.mayAnswer && !this.table.curtain && !this.table.taught
    );
  }
  /** As long as the answer is on its way. */
  get waiting(): boolean {
    return this.wanted && this.possible && this.told?.number !== this.table.view?.number;
  }
  /** Those of the present question. */
  get now(): Threats | null {
    const shown = this.wanted && this.table.mayWrite;
    return shown && this.told?.number === this.table.view?.number ? this.told : null;
  }
  /** The likeliest of one piece against another. */
  get marks(): Threat[] {
    const found = new Map<string, Threat>();
    for (const one of this.now?.threats ?? []) {
      const pair = `${one.by} ${one.on}`;
      if (one.good > (found.get(pair)?.good ?? 0)) found.set(pair, one);
    }
    return [...found.values()];
  }

  toggle(): void {
    this.chosen = !this.wanted;
    this.look();
  }

  /** Ask, where it is wanted and not known. */
  look(): void {
    const number = this.table.view?.number;
    if (number !== undefined && this.waiting && this.table.lesson.told?.stand !== 'done')
      this.table.send({ t: 'ask-threats', number });
  }

  receive(message: Threats): void {
    this.told = message;
  }
}
