/** Prospects of a ship: what it can do in its turn, what follows from a binding answer, and why it cannot go somewhere. */
import { SvelteMap } from 'svelte/reactivity';
import type { Table } from '../match/table.svelte';
import type { Ask, Chance, Option, Prospects, There, Way } from '../net/wire';

/** A pointer that only passes by asks nothing. */
const BREATH = 140;

export class ShipProspects {
  private found = new SvelteMap<string, Prospects | null>();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** The hex of which the ways are shown, one for each heading. */
  aim = $state<string | null>(null);
  /** Why the ship cannot go where the reader has clicked. */
  there = $state.raw<There | null>(null);

  constructor(private table: Table) {}

  /** Prospects of the selected ship, or of the answer that is pointed at, where answers bind. */
  get now(): Prospects | null {
    const { view, picked, hot, mayWrite } = this.table;
    if (!view || !mayWrite) return null;
    const ship = ShipProspects.ship(view.ask, picked);
    const bound = view.ask?.binding && hot ? hot.answer : '';
    return this.of(view.number, ship, bound) ?? (bound ? null : this.of(view.number, ship));
  }

  /** Look ahead for the ship in hand. */
  look(): void {
    const ship = this.inHand();
    if (ship) this.wonder(this.table.view!.number, ship);
  }

  /** Why the ship in hand cannot go there. */
  askThere(q: number, r: number): void {
    const ship = this.inHand();
    this.there = null;
    if (ship) this.table.send({ t: 'ask-there', ship, q, r });
  }

  /** The blow that was gone for: its answer is the last step, and wanted at a later question than this. */
  private goal = $state.raw<{ answer: string; key: string; after: number } | null>(null);
  /** The blow that would begin with an answer nobody can take back, and has been pressed once. */
  sure = $state('');

  static name = (strike: Chance): string => `${strike.target}/${strike.answers.join('|')}`;

  /**
   * To where a blow can be struck; the blow itself is another answer, with its odds in sight.
   * Where the first step binds it must be wanted twice; whether it has been taken.
   */
  approach(strike: Chance): boolean {
    const { view } = this.table;
    if (view?.ask?.binding && this.sure !== ShipProspects.name(strike)) {
      this.sure = ShipProspects.name(strike);
      return false;
    }
    this.sure = '';
    const after = view?.number ?? -1;
    this.table.route(strike.answers.slice(0, -1));
    this.goal = { answer: strike.answers.at(-1)!, key: strike.option.key, after };
    return true;
  }

  /** Whether an option is the last step to the blow that was gone for. */
  aimed(option: Option): boolean {
    const { goal } = this;
    // another question may have the same answer: a shot at the ship that was to be boarded
    return goal?.answer === option.answer && goal.key === option.key && goal.after !== this.table.view?.number;
  }

  /** Something else was done. */
  lower(): void {
    this.goal = null;
    this.sure = '';
  }

  private inHand(): string {
    const { view, picked, connection, replaying } = this.table;
    return connection.mayAnswer && !replaying ? ShipProspects.ship(view?.ask, picked) : '';
  }

  /** Find out, unless it is known or being found out. */
  wonder(number: number, ship: string, answer = ''): void {
    const name = `${number}/${ship}/${answer}`;
    clearTimeout(this.waiting);
    if (this.found.has(name)) return;
    this.waiting = setTimeout(() => {
      this.found.set(name, null);
      this.table.send({ t: 'ask-prospects', number, ship, answer });
    }, BREATH);
  }

  /** The ship in hand: the one that is looked at, else the one whose turn it is. */
  static ship(ask: Ask | null | undefined, picked: string | null): string {
    if (ask?.kind !== 'choose') return '';
    const named = ask.options?.some((option) => option.ship === picked && !option.section);
    return picked && (named || picked === ask.ship) ? picked : (ask.ship ?? '');
  }

  private of(number: number, ship: string, answer = ''): Prospects | null {
    return this.found.get(`${number}/${ship}/${answer}`) ?? null;
  }

  receive(message: Prospects): void {
    this.found.set(`${message.number}/${message.ship}/${message.answer}`, message);
  }

  /** The position has changed, or the question was refused. */
  forget(): void {
    clearTimeout(this.waiting);
    this.found.clear();
    this.aim = null;
    this.there = null;
  }
}

/** A way as something the board can mark: one arrow for each heading in which the ship may end up there. */
export const asOption = (way: Way, ship: string): Option => ({
  answer: way.answers.join('|'),
  key: 'page-way',
  rule: '',
  args: { steps: way.answers.length, windows: way.windows ?? 0 },
  ship,
  path: way.path,
  ...(way.cell ? { cell: way.cell } : {}),
});

/** The harm that every way does, if every way does the same. */
export function everyHarm(ways: readonly Way[]): Way['harm'] {
  const first = ways[0]?.harm;
  return first && ways.every((way) => way.harm?.key === first.key) ? first : null;
}

/** The ways that end in each hex. */
export function byCell(ways: readonly Way[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const way of ways) if (way.cell) found.set(String(way.cell), [...(found.get(String(way.cell)) ?? []), way]);
  return found;
}
