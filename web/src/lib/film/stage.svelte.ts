/**
 * State of the board as it is shown. The match is ahead of it; the stage plays what happened, shot by shot, and catches up.
 *
 * Nothing waits for it: a player who acts or skips sees the present at once.
 */
import { bodyOf, jolts, STRUCK, type Jolt } from './effects';
import { along } from '../draw/geometry';
import { playback } from './playback.svelte';
import { cut, ends, FALL, joined, LAST, legs, length, rowing, strikes, type Shot } from './shots';
import { sound } from '../sound/sound.svelte';
import type { LogLine, Pose, Scene } from '../net/wire';

/** A film longer than this is rowed faster, so that it is not. */
const PATIENCE = 12_000;

class Stage {
  scene = $state.raw<Scene | null>(null);
  /** Where ships are that are not where the scene has them. */
  poses = $state<Record<string, Pose>>({});
  /** The phase of the oars of ships that row. */
  strokes = $state<Record<string, number>>({});
  /** How hulls are thrown about by the blow that falls. */
  jolts = $state.raw<Record<string, Jolt>>({});
  /** Events shown at their place now, and for how many milliseconds of the film. */
  acts = $state.raw<readonly LogLine[]>([]);
  phase = $state(0);
  /** The lines of the shot that runs. */
  lines = $state.raw<readonly LogLine[]>([]);
  /** Ships that have gone down in this film and are still afloat in the scene it began with. */
  down = $state.raw<readonly string[]>([]);
  /** How many lines of the log are still to be shown. */
  behind = $state(0);
  /** Something is playing; and it is not only what the reader did. */
  busy = $state(false);
  foreign = $state(false);
  /** A blow that strikes home is still to be shown. */
  blowAhead = $state(false);
  /** The reader has gone on to a blow once since they last acted: the next time they mean their decision. */
  leapt = $state(false);
  /** Shots that are skipped because the reader is ahead of them: all up to the next blow, or up to their decision. */
  rush: '' | 'blow' | 'all' = '';
  /** Told the lines of every shot that begins, and of all that were skipped. */
  told: (lines: readonly LogLine[], anew?: boolean) => void = () => {};
  private queue: Shot[] = [];
  /** Legs rowed of the shot that runs, and milliseconds since everybody arrived. */
  private gone = 0;
  private held = 0;
  /** The blows of the shot that runs have struck. */
  private struck = false;
  /** The size of a hex: how far a blow throws a hull. */
  size = 20;
  private frame = 0;
  private last = 0;
  private ended: (() => void)[] = [];

  /** Show this, now: a jump. */
  cut(scene: Scene | null): void {
    this.drop();
    this.scene = scene;
  }

  /** Events of one answer: they are played when all before them have been. */
  add(lines: readonly LogLine[], scene: Scene, turn: number, own: boolean, begin?: () => void): void {
    const before = this.queue.filter((shot) => shot.scene).at(-1)?.scene ?? this.scene;
    const shots = cut(lines, scene, turn, own, before, this.size);
    if (begin) shots[0]!.begin = begin;
    const struck = this.rush === 'blow' ? shots.findIndex(strikes) : -1;
    if (struck >= 0) this.rush = '';
    if (playback.atOnce || this.rush || globalThis.document?.hidden || !this.scene) {
      this.skip();
      begin?.();
      this.told(lines);
      for (const line of lines) if (own) sound.strike(line, 1, this.far(line));
      this.scene = scene;
      return;
    }
    for (const shot of shots) {
      const before = this.queue.at(-1);
      const runs = this.queue.length === 1 && !!this.last;
      const one = before && joined(before, shot, runs ? this.gone : 0);
      if (!one) this.queue.push(shot);
      else if (runs) {
        Object.assign(before, one);
        shot.begin?.(); // it runs already, and goes on into this
        if (shot.voyages.length) this.lines = one.lines;
        if (shot.lines.length) this.told(shot.lines);
      } else {
        const both = [before.begin, shot.begin];
        this.queue[this.queue.length - 1] = { ...one, begin: () => both.forEach((tell) => tell?.()) };
      }
    }
    this.count();
    if (struck >= 0) this.leap();
    else if (!this.frame) this.start();
  }

  /** On to the next blow that strikes home. Says whether one is known; if not, all that is known has been skipped. */
  leap(): boolean {
    this.leapt = true;
    const at = this.queue.findIndex((shot, i) => (i > 0 || !this.last) && strikes(shot));
    if (at < 0) {
      this.skip();
      return false;
    }
    const [gone, rest] = [this.queue.slice(0, at), this.queue.slice(at)];
    const missed = gone.slice(this.last ? 1 : 0);
    const seen = gone.map((shot) => !!shot.scene).lastIndexOf(true);
    const scene = gone[seen]?.scene ?? this.scene;
    // those that rowed since lie where they came to
    const lie = gone.slice(seen + 1).flatMap((shot) => shot.voyages.map(({ ship, path }) => [ship, path.at(-1)!]));
    const down = gone.slice(seen + 1).flatMap((shot) => this.lost(shot));
    const kept = seen < 0 ? this.down : [];
    this.drop(false);
    this.scene = scene;
    this.poses = Object.fromEntries(lie);
    this.down = [...kept, ...down];
    this.queue = rest;
    for (const shot of missed) shot.begin?.();
    const lines = missed.flatMap((shot) => shot.lines);
    if (lines.length) this.told(lines);
    this.count();
    this.start();
    return true;
  }

  /** The scene the film leads to is another's: of the seat that is shown now. */
  lead(scene: Scene): void {
    const last = this.queue.at(-1);
    if (last) last.scene = scene;
    else this.scene = scene;
  }

  /** The present, at once; what was not shown is at least told. */
  skip(): void {
    if (!this.queue.length) return;
    const [now, ...rest] = this.queue;
    const missed = rest.flatMap((shot) => shot.lines);
    const scene = this.queue.at(-1)!.scene ?? this.scene;
    const begun = rest.flatMap((shot) => shot.begin ?? []);
    if (!this.last && now) missed.unshift(...now.lines);
    this.drop();
    this.scene = scene;
    for (const begin of begun) begin();
    if (missed.length) this.told(missed);
  }

  /** Resolves when everything has been shown. */
  settled(): Promise<void> {
    return this.queue.length ? new Promise((resolve) => this.ended.push(resolve)) : Promise.resolve();
  }

  /** Milliseconds of the film that are left. */
  get left(): number {
    return this.queue.reduce((sum, shot) => sum + length(shot), 0);
  }

  private drop(over = true): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.last = 0;
    this.queue = [];
    this.poses = {};
    this.strokes = {};
    this.jolts = {};
    this.acts = [];
    this.lines = [];
    this.down = [];
    this.count();
    if (over) for (const tell of this.ended.splice(0)) tell();
  }

  private count(): void {
    this.behind = this.queue.slice(this.last ? 1 : 0).reduce((sum, shot) => sum + shot.lines.length, 0);
    this.busy = this.queue.length > 0;
    this.foreign = this.queue.some((shot) => !shot.own);
    this.blowAhead = this.queue.some((shot, i) => (i > 0 || !this.last) && strikes(shot));
  }

  private start(): void {
    this.last = 0;
    this.frame = requestAnimationFrame((now) => this.begin(now));
  }

  private begin(now: number): void {
    const shot = this.queue[0];
    if (!shot) return; // dropped, but its frame came all the same
    this.last = now;
    this.gone = 0;
    this.held = 0;
    this.phase = 0;
    this.lines = shot.lines;
    this.acts = [];
    // until its turn comes a ship waits where its first way began
    for (const { ship, path } of this.queue.flatMap((one) => one.voyages)) this.poses[ship] ??= path[0]!;
    this.count();
    shot.begin?.();
    this.told(shot.lines);
    this.step(now);
  }

  private step(now: number): void {
    const shot = this.queue[0];
    if (!shot) return;
    const way = legs(shot);
    const time = Math.min(now - this.last, 100) * playback.speed;
    this.last = now;
    if (this.gone < way) this.gone = playback.still ? way : Math.min(this.gone + time * this.stroke(shot, way), way);
    else this.held += time;
    this.row(shot, way);
    if (this.gone >= way) this.strike(shot);
    if (this.gone < way || this.held < shot.hold) {
      this.frame = requestAnimationFrame((next) => this.step(next));
      return;
    }
    this.finish(shot, now);
  }

  /** Legs in a millisecond: gently off, gently home, and nobody watches sixty ships row one by one at leisure. */
  private stroke(shot: Shot, way: number): number {
    const ease = Math.min(1, 0.5 + Math.min(this.gone, way - this.gone));
    const rows = this.queue.reduce((sum, one) => sum + rowing(one), 0);
    return (1.2 * ease * Math.max(1, rows / PATIENCE) * way) / rowing(shot);
  }

  private row(shot: Shot, way: number): void {
    for (const { ship, path, from = 0 } of shot.voyages) {
      const gone = Math.max(this.gone - from, 0);
      if (from && !gone) continue; // its turn has not come
      if (gone > path.length && !this.strokes[ship]) continue; // it lies there already
      this.poses[ship] = along(path, Math.min(gone, path.length - 1));
      if (gone && gone < path.length - 1 && this.gone < way) this.strokes[ship] = gone * 2.2;
      else delete this.strokes[ship];
    }
  }

  private strike(shot: Shot): void {
    if (!shot.acts.length) return;
    if (!this.acts.length) {
      this.acts = shot.acts;
      this.struck = false;
      for (const line of shot.acts) sound.way(line, playback.speed, this.far(line));
    }
    this.phase = playback.still ? FALL : this.held;
    // the number of a blow is drawn from this frame on
    if (!this.struck && this.phase >= FALL * STRUCK) {
      this.struck = true;
      for (const line of shot.acts) sound.strike(line, playback.speed, this.far(line));
    }
    if (!playback.still) this.jolts = Object.assign({}, ...shot.acts.map((line) => this.jolt(line)));
    // the harm is seen when the blow falls; who goes down is seen to the end
    if (shot.scene && this.held >= FALL * STRUCK && !shot.acts.some(ends)) this.reveal(shot);
  }

  /** How far apart the two ships of a blow lie, in lengths of the one that strikes. */
  private far({ blow }: LogLine): number {
    const find = (id: string | undefined) => this.scene?.pieces.find((one) => one.id === id);
    const [by, on] = [find(blow?.by), find(blow?.on)];
    if (!by || !on) return 0;
    const [from, to] = [this.poses[by.id] ?? by.pose, this.poses[on.id] ?? on.pose];
    return Math.hypot(to.x - from.x, to.y - from.y) / Math.max(by.length, 1);
  }

  private jolt(line: LogLine): Record<string, Jolt> {
    const find = (id: string | undefined) => {
      const piece = this.scene?.pieces.find((one) => one.id === id);
      return piece ? bodyOf(piece, this.poses[piece.id] ?? piece.pose) : null;
    };
    const on = find(line.blow?.on);
    const points = this.acts.reduce((sum, { blow }) => sum + (blow?.loss?.[line.blow?.on ?? ''] ?? 0), 0);
    return on ? jolts(line, find(line.blow?.by), on, this.size, this.phase / FALL, points) : {};
  }

  private reveal(shot: Shot): void {
    if (!shot.scene || this.scene === shot.scene) return;
    this.scene = shot.scene;
    this.down = [];
    this.poses = Object.fromEntries(
      this.queue
        .slice(1)
        .flatMap((one) => one.voyages)
        .map(({ ship, path }) => [ship, path[0]!]),
    );
  }

  /** Ships that go down in a shot. */
  private lost(shot: Shot): string[] {
    return shot.acts.flatMap(({ blow }) => (LAST.includes(blow?.kind ?? '') ? (blow!.on ?? []) : []));
  }

  private finish(shot: Shot, now: number): void {
    this.down = [...this.down, ...this.lost(shot)];
    this.reveal(shot);
    this.queue.shift();
    this.acts = [];
    this.jolts = {};
    if (this.queue.length) return this.begin(now);
    this.drop();
  }
}

export const stage = new Stage();
