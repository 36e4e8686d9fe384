/** The match as a film: any moment of it, from any point of view that may be taken. */
import { stage } from './stage.svelte';
import type { ClientMessage, PastScene } from './wire';

/** A moment nobody speaks of is passed over quickly, but not unseen. */
const QUIET = 60;
/** Moments asked for beyond the one shown, so that playing never waits and the steps of a ship are one glide. */
const AHEAD = 8;
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
  /** The last moment that was given to the stage. */
  private fed = 0;
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
  go(turn: number): void {
    const to = Math.min(Math.max(turn, 0), this.last());
    const step = this.at !== null && to === this.at + 1 && !this.playing;
    stage.skip();
    this.at = to;
    this.fed = to;
    const scene = this.find(to);
    if (scene && step) this.feed(scene);
    else if (scene) this.cut(scene);
    this.askOn();
  }

  look(seat: string | null): void {
    this.seat = seat;
    const scene = this.at === null ? null : this.find(this.at);
    if (scene) this.cut(scene);
    this.askOn();
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.at = null;
    this.shown = null;
    this.present();
  }

  play(): void {
    if (this.at === null || this.at >= this.last()) this.go(0);
    this.playing = true;
    this.run();
  }

  /** From a moment to the present, and then on with the match. */
  playOut(from: number): void {
    this.pause();
    this.go(from);
    this.returns = true;
    this.playing = true;
    this.run();
  }

  pause(): void {
    this.returns = false;
    this.playing = false;
    clearTimeout(this.timer);
    if (this.at !== null) stage.skip();
  }

  receive(scene: PastScene): void {
    const name = this.name(scene.turn, scene.seat);
    this.known.set(name, scene);
    this.asked.delete(name);
    if (this.at === scene.turn && scene.seat === this.seat && this.shown?.turn !== scene.turn) this.cut(scene);
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

  /** Feed the stage with what is known, and come back when it has shown that. */
  private run(): void {
    clearTimeout(this.timer);
    if (!this.playing || this.at === null) return;
    while (this.fed < this.last() && this.fed < this.at + AHEAD) {
      const scene = this.find(this.fed + 1);
      if (!scene) break;
      this.fed += 1;
      this.feed(scene);
    }
    this.askOn();
    if (this.at >= this.last() && !stage.busy) return this.returns ? this.leave() : this.pause();
    this.timer = setTimeout(() => this.run(), QUIET);
  }

  private feed(scene: PastScene): void {
    stage.add(scene.log, scene.scene, scene.turn, false, () => {
      this.at = scene.turn;
      this.shown = scene;
    });
  }

  private cut(scene: PastScene): void {
    this.shown = scene;
    stage.cut(scene.scene);
    stage.told(scene.log, true);
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
