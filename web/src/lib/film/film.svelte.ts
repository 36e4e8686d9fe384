/** The match as a film: any moment of it, from any point of view that may be taken. Where all moved at once, between two steps too. */
import { patched } from '../net/patch';
import { stage } from './stage.svelte';
import type { ClientMessage, LogLine, PastScene, Scene } from '../net/wire';

/** A moment nobody speaks of is passed over quickly, but not unseen. */
const QUIET = 60;
/** Moments asked for beyond the one shown, so that playing never waits and the steps of a ship are one glide. */
const AHEAD = 8;
/** The server hears nobody who asks too often: a slider that is dragged asks only for where it is, and not at every pixel. */
const BREATH = 45;

/** After so many answers; with a part, in front of that step of the last of them. */
export interface Moment {
  turn: number;
  part: number | null;
}

/** The moments of one answer in their order. */
export function moments(past: PastScene): Moment[] {
  return [...past.parts.map((_, part): Moment => ({ turn: past.turn, part })), { turn: past.turn, part: null }];
}

/** The board at a moment of an answer, and what was told from the moment before it on. */
export function still(past: PastScene, part: number | null): { scene: Scene; log: LogLine[] } {
  const at = part === null ? past.parts.length : part;
  const from = past.parts[at - 1]?.told ?? 0;
  const here = past.parts[at];
  if (!here) return { scene: past.scene, log: past.log.slice(from) };
  return { scene: patched(past.scene, here.change), log: past.log.slice(from, here.told) };
}

/** Which of two moments comes first: negative where the first does. */
export const order = (a: Moment, b: Moment): number =>
  a.turn - b.turn || (a.part ?? Infinity) - (b.part ?? Infinity) || 0;

export class Film {
  /** How many answers have been given at the moment shown; null while the table shows the present. */
  at = $state<number | null>(null);
  /** The step of that answer in front of which the film stands; null when it stands at its end. */
  part = $state<number | null>(null);
  seat = $state<string | null>(null);
  playing = $state(false);
  shown = $state.raw<PastScene | null>(null);
  /** At the end the table shows the present again. */
  returns = $state(false);
  /** The film is to stop here. */
  private until: Moment | null = null;
  /** The last moment that was given to the stage. */
  private fed: Moment = { turn: 0, part: null };
  private known = new Map<string, PastScene>();
  private asked = new Set<string>();
  private askedAt = 0;
  private breath: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private ask: (message: ClientMessage) => void,
    private last: () => number,
    /** The table shows the present again. */
    private present: () => void,
  ) {}

  /** Show a moment. One step forward is played; a jump is a jump. */
  go(turn: number, part: number | null = null): void {
    const to: Moment = { turn: Math.min(Math.max(turn, 0), this.last()), part };
    const here = this.here;
    const next = here && this.after(here);
    const step = !!next && !this.playing && order(next, to) === 0;
    stage.skip();
    this.set(to);
    this.fed = to;
    const past = this.find(to.turn);
    if (past && step) this.feed(past, to);
    else if (past) this.cut(past);
    this.askOn();
  }

  /** One moment on, one back. */
  forward(): void {
    const next = this.here && this.after(this.here);
    if (next && next.turn <= this.last()) this.go(next.turn, next.part);
  }
  back(): void {
    const before = this.before(this.here ?? { turn: this.last(), part: null });
    if (before) this.go(before.turn, before.part);
  }

  look(seat: string | null): void {
    this.seat = seat;
    const past = this.at === null ? null : this.find(this.at);
    if (past) this.cut(past);
    this.askOn();
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.at = null;
    this.part = null;
    this.shown = null;
    this.present();
  }

  play(): void {
    if (this.at === null || this.at >= this.last()) this.go(0);
    this.playing = true;
    this.run();
  }

  /** From a moment to another, and there it stops; without an end to the present, and then on with the match. */
  playOut(from: number, part: number | null = null, until: Moment | null = null): void {
    this.pause();
    this.go(from, part);
    this.returns = until === null;
    this.until = until;
    this.playing = true;
    this.run();
  }

  pause(): void {
    this.returns = false;
    this.until = null;
    this.playing = false;
    clearTimeout(this.timer);
    const here = this.here;
    if (!here) return;
    stage.skip();
    // what had been given to the stage and not been shown is still to come: the film stands where it was stopped
    const past = order(here, this.here!) < 0 ? this.find(here.turn) : undefined;
    if (!past) return;
    this.set(here);
    this.fed = here;
    this.cut(past);
  }

  receive(past: PastScene): void {
    const name = this.name(past.turn, past.seat);
    this.known.set(name, past);
    this.asked.delete(name);
    if (this.at === past.turn && past.seat === this.seat && this.shown?.turn !== past.turn) this.cut(past);
    this.askOn();
    if (this.playing) this.run();
  }

  /** After an undo or a lost connection nothing that was asked for may ever come. */
  forget(): void {
    this.known.clear();
    this.stumble();
  }

  /** A question was refused: ask again, a little later. */
  stumble(): void {
    this.asked.clear();
    this.askOn();
  }

  private get here(): Moment | null {
    return this.at === null ? null : { turn: this.at, part: this.part };
  }

  private set(moment: Moment): void {
    this.at = moment.turn;
    this.part = moment.part;
  }

  /** The moment after one, as far as is known: of an answer that is not known yet, its end. */
  private after(moment: Moment): Moment {
    const past = this.find(moment.turn);
    const rest = past && moments(past).find((one) => order(one, moment) > 0);
    if (rest) return rest;
    const next = this.find(moment.turn + 1);
    return next ? moments(next)[0]! : { turn: moment.turn + 1, part: null };
  }

  private before(moment: Moment): Moment | null {
    const past = this.find(moment.turn);
    const same = past ? moments(past).filter((one) => order(one, moment) < 0) : [];
    return same.at(-1) ?? (moment.turn > 0 ? { turn: moment.turn - 1, part: null } : null);
  }

  /** Feed the stage with what is known, and come back when it has shown that. */
  private run(): void {
    clearTimeout(this.timer);
    if (!this.playing || this.at === null) return;
    const end = this.until ?? { turn: this.last(), part: null };
    while (order(this.fed, end) < 0 && this.fed.turn < this.at + AHEAD) {
      if (!this.find(this.fed.turn)) break;
      const next = this.after(this.fed);
      const past = this.find(next.turn);
      if (!past) break;
      this.fed = next;
      this.feed(past, next);
    }
    this.askOn();
    if (order(this.here!, end) >= 0 && !stage.busy) return this.returns ? this.leave() : this.pause();
    this.timer = setTimeout(() => this.run(), QUIET);
  }

  private feed(past: PastScene, moment: Moment): void {
    const { scene, log } = still(past, moment.part);
    stage.add(log, scene, past.turn, false, () => {
      this.set(moment);
      this.shown = past;
    });
  }

  private cut(past: PastScene): void {
    this.shown = past;
    if (this.part !== null && this.part >= past.parts.length) this.part = null;
    const { scene, log } = still(past, this.part);
    stage.cut(scene);
    stage.lines = log.filter((line) => line.blow); // the board turns to what is seen of it
    stage.told(log, true);
  }

  /** Ask for the next moment that is wanted: the one shown first, then those after it. */
  private askOn(): void {
    clearTimeout(this.breath);
    if (this.at === null || this.asked.size > AHEAD) return;
    const wait = this.askedAt + BREATH - performance.now();
    if (wait > 0) {
      this.breath = setTimeout(() => this.askOn(), wait);
      return;
    }
    for (let turn = this.at; turn <= Math.min(this.at + AHEAD, this.last()); turn++) {
      const name = this.name(turn, this.seat);
      if (this.known.has(name) || this.asked.has(name)) continue;
      this.asked.add(name);
      this.askedAt = performance.now();
      this.ask({ t: 'ask-scene', turn, seat: this.seat });
      this.breath = setTimeout(() => this.askOn(), BREATH);
      return;
    }
  }

  private find(turn: number): PastScene | undefined {
    return this.known.get(this.name(turn, this.seat));
  }

  private name(turn: number, seat: string | null): string {
    return `${turn}/${seat ?? ''}`;
  }
}
