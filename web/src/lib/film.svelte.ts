/** The match as a film: any moment of it, from any point of view that may be taken. */
import { motion } from './motion.svelte';
import type { ClientMessage, PastScene } from './wire';

const PAUSE = 650;
/** Moments asked for beyond the one shown, so that stepping never waits. */
const AHEAD = 3;
/** The server hears nobody who asks too often: a slider that is dragged asks only for where it is, and not at every pixel. */
const BREATH = 45;

export class Film {
  /** How many answers have been given at the moment shown; null while the table shows the present. */
  at = $state<number | null>(null);
  seat = $state<string | null>(null);
  playing = $state(false);
  shown = $state.raw<PastScene | null>(null);
  /** At the end the table shows the present again. */
  private returns = false;
  private known = new Map<string, PastScene>();
  private asked = new Set<string>();
  private askedAt = 0;
  private breath: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private ask: (message: ClientMessage) => void,
    private last: () => number,
  ) {}

  /** Show a moment. One step forward is rowed; a jump is a jump. */
  go(turn: number): void {
    const to = Math.min(Math.max(turn, 0), this.last());
    const step = this.at !== null && to === this.at + 1;
    this.at = to;
    motion.skip();
    this.show(step);
    this.askOn();
  }

  look(seat: string | null): void {
    this.seat = seat;
    if (this.at !== null) this.show(false);
    this.askOn();
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    motion.skip();
    this.at = null;
    this.shown = null;
  }

  play(): void {
    if (this.at === null || this.at >= this.last()) this.go(0);
    this.playing = true;
    this.schedule();
  }

  /** From a moment to the present, and then on with the match. */
  playOut(from: number): void {
    this.go(from);
    this.returns = true;
    this.playing = true;
    this.schedule();
  }

  pause(): void {
    this.returns = false;
    this.playing = false;
    clearTimeout(this.timer);
  }

  receive(scene: PastScene): void {
    const name = this.name(scene.turn, scene.seat);
    this.known.set(name, scene);
    this.asked.delete(name);
    if (this.at === scene.turn && scene.seat === this.seat) {
      this.shown = scene;
      if (this.playing) this.schedule();
    }
    this.askOn();
  }

  /** After an undo or a lost connection nothing that was asked for may ever come. */
  forget(): void {
    this.known.clear();
    this.stumble();
  }

  /** A question was refused: ask again, a little later. */
  stumble(): void {
    this.asked.clear();
    if (this.at !== null) this.show(false);
    this.askOn();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.next(), PAUSE);
  }

  private async next(): Promise<void> {
    await motion.done();
    if (!this.playing || this.at === null) return;
    if (this.at >= this.last()) return this.returns ? this.leave() : this.pause();
    this.go(this.at + 1);
    if (this.shown?.turn === this.at) this.schedule();
  }

  private show(step: boolean): void {
    const scene = this.known.get(this.name(this.at!, this.seat));
    if (!scene) return;
    this.shown = scene;
    if (step) motion.play(scene.log);
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

  private name(turn: number, seat: string | null): string {
    return `${turn}/${seat ?? ''}`;
  }
}
