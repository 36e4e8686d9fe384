/** The hand over the plane: what it holds, where that stands now, and what the server says it would be. */
import { first, type Line } from '../lib/orders/lines';
import type { SeatConnection } from '../lib/match/seat_connection.svelte';
import type { ClientMessage, Measure, Option, Pose, Trial } from '../lib/net/wire';
import { legal, measureOf, poseOf, readText, restOf, textOf, typed, type Task, type Value } from './poses';

/** Milliseconds between two questions while the hand moves. */
const PAUSE = 90;

interface Host {
  readonly connection: SeatConnection;
  /** Nothing stands between the reader and the board. */
  readonly mayWrite: boolean;
  readonly options: Option[];
  send(message: ClientMessage): void;
  answer(answer: string): void;
  route(answers: string[]): void;
}

export class Hand {
  /** The ship that is being dragged. */
  dragging = $state('');
  /** The ship the hand was last on: its numbers are told. */
  ship = $state('');
  private held = $state.raw<{ number: number; value: Value } | null>(null);
  private told = $state.raw<Trial | null>(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private asked = '';

  constructor(private host: Host) {}

  get measure(): Measure {
    return measureOf(this.host.connection.welcome!.board);
  }

  /** Pieces that may be moved now: the one that is asked about, or those of an order sheet. */
  get tasks(): Task[] {
    const ask = this.host.connection.view?.ask;
    if (!ask || !this.host.mayWrite) return [];
    const ship = ask.ship ?? '';
    if (ask.leg) return [{ kind: 'leg', ship, course: ask.leg }];
    if (ask.region) return [{ kind: 'place', ship, region: ask.region, at: ask.at ?? [0, 0, 0] }];
    return this.lines.flatMap((line) =>
      line.kind === 'station' ? [{ kind: 'station' as const, ship: line.id, region: line.region, at: line.at }] : [],
    );
  }

  /** The one whose numbers are told: what is asked about, or the ship last held. */
  get task(): Task | null {
    const { tasks } = this;
    return tasks.find((task) => task.ship === this.ship) ?? (tasks.length === 1 ? tasks[0]! : null);
  }

  valueOf(task: Task): Value {
    if (task.kind === 'station') return readText(this.textOn(task.ship)) ?? task.at;
    return this.held && this.held.number === this.host.connection.view?.number ? this.held.value : restOf(task);
  }

  poseOf(task: Task): Pose {
    return poseOf(task, this.measure, this.valueOf(task));
  }

  /** It stands somewhere else than it began. */
  moved(task: Task): boolean {
    return textOf(this.valueOf(task)) !== textOf(restOf(task));
  }

  legal(task: Task): boolean {
    return legal(task, this.valueOf(task));
  }

  /** Forecast of the server for the present pose; null while it is being asked. */
  get trial(): Trial | null {
    const told = this.told;
    return told && told.number === this.host.connection.view?.number && told.answer === this.answer ? told : null;
  }

  /** The answer as it stands. */
  private get answer(): string {
    const task = this.task;
    if (!task) return '';
    if (task.kind !== 'station') return textOf(this.valueOf(task));
    return this.lines.map((line) => `${line.id}: ${this.textOn(line.id)}`).join('; ');
  }

  set(task: Task, value: Value): void {
    this.ship = task.ship;
    if (textOf(value) === textOf(this.valueOf(task))) return;
    if (task.kind === 'station') this.host.connection.write(task.ship, textOf(value));
    else this.held = { number: this.host.connection.view!.number, value };
    this.wonder();
  }

  type(task: Task, value: Value): void {
    this.set(task, typed(task, value));
  }

  /** Put it back where it was. */
  rest(task: Task): void {
    this.set(task, restOf(task));
  }

  /** Give the answer as it stands, and another with it. Stations are handed in with their sheet. */
  commit(task: Task, onward = ''): void {
    if (task.kind === 'station' || !this.legal(task)) return;
    clearTimeout(this.waiting); // what it would be is no longer a question
    this.waiting = undefined;
    const answer = textOf(this.valueOf(task));
    if (onward) this.host.route([answer, onward]);
    else this.host.answer(answer);
  }

  /** The last leg of the plan is taken back, where that is an answer. */
  back(): void {
    if (this.host.options.some((option) => option.answer === 'back')) this.host.answer('back');
  }

  receive(trial: Trial): void {
    this.told = trial;
  }

  /** Ask what this would be: at once, then no oftener than is useful. */
  private wonder(): void {
    if (this.waiting) return;
    this.ask();
    this.waiting = setTimeout(() => {
      this.waiting = undefined;
      this.ask();
    }, PAUSE);
  }

  private ask(): void {
    const [task, number] = [this.task, this.host.connection.view?.number];
    if (!task || number === undefined || (task.kind !== 'station' && !this.legal(task))) return;
    const name = `${number}/${this.answer}`;
    if (name === this.asked) return;
    this.asked = name;
    this.host.send({ t: 'ask-trial', number, answer: this.answer });
  }

  private get lines(): Line[] {
    return this.host.connection.view?.ask?.sheet ?? [];
  }

  private textOn(id: string): string {
    const written = Object.fromEntries(this.host.connection.view?.ask?.written ?? []) as Record<string, string>;
    const line = this.lines.find((one) => one.id === id);
    return this.host.connection.draft[id] ?? written[id] ?? (line ? first(line) : '');
  }
}
