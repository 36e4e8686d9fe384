/** Forecasts of options where dice follow: requested when one is pointed at, good until the match has moved on. */
import { SvelteMap } from 'svelte/reactivity';
import { read, write } from '../app/storage';
import { ShipProspects } from './prospects.svelte';
import type { Table } from '../match/table.svelte';
import type { Forecast, Odds, Option } from '../net/wire';

/** Milliseconds: a pointer that only passes by asks nothing. */
const REST = 90;

export class Forecasts {
  /** By the number of the state and the answer; null while it is being counted. */
  private known = new SvelteMap<string, Forecast | null>();
  /** Every outcome is wanted, not only the headline. */
  whole = $state(read('naumachia.odds') === 'whole');
  private wondering: ReturnType<typeof setTimeout> | undefined;

  constructor(private table: Table) {}

  of(option: Option): Forecast | null {
    return this.known.get(`${this.table.view?.number}/${option.answer}`) ?? null;
  }

  /** Forecast of doing nothing, where that is a matter of dice: it belongs to the question. */
  get passing(): Option | null {
    const ask = this.table.view?.ask;
    return ask?.options?.find((option) => option.answer === ask.passing && option.risky) ?? null;
  }

  /** An option is pointed at; if dice follow, find out what they may bring. */
  point(option: Option | null): void {
    const { view, prospects, picked } = this.table;
    if (option && view?.ask?.binding)
      prospects.wonder(view.number, ShipProspects.ship(view.ask, picked), option.answer);
    if (!option?.risky || !view) return;
    const { number } = view;
    clearTimeout(this.wondering);
    this.wondering = setTimeout(() => {
      const moved = this.table.hot?.answer !== option.answer || this.table.view?.number !== number;
      if (!moved && !this.known.has(`${number}/${option.answer}`)) this.ask(number, option.answer);
    }, REST);
  }

  askPassing(): void {
    const { passing } = this;
    const { view, connection } = this.table;
    if (passing && view && connection.mayAnswer) this.ask(view.number, passing.answer);
  }

  private ask(number: number, answer: string): void {
    this.known.set(`${number}/${answer}`, null);
    this.table.send({ t: 'ask-odds', number, answer });
  }

  receive(message: Odds): void {
    this.known.set(`${message.number}/${message.answer}`, message.forecast);
  }

  /** The match has moved on. */
  forget(): void {
    this.known.clear();
  }

  /** Something was refused, perhaps one of these: what is not here will be asked for again. */
  stumble(): void {
    for (const [name, found] of this.known) if (!found) this.known.delete(name);
  }

  toggle(): void {
    this.whole = !this.whole;
    write('naumachia.odds', this.whole ? 'whole' : 'brief');
  }
}
