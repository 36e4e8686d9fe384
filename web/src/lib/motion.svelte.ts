/** Ships under way. The scene is already the new one; these poses only stand in for it while a ship gets there. */
import { along } from './geometry';
import { read, write } from './i18n.svelte';
import type { LogLine, Pose } from './wire';

interface Voyage {
  ship: string;
  path: Pose[];
}

const LEG = 300;
const LONGEST = 1300;

class Motion {
  poses = $state<Record<string, Pose>>({});
  /** The phase of the oars of ships that row. */
  strokes = $state<Record<string, number>>({});
  /** Off by choice; a reader who asks the system for less motion never gets any. */
  on = $state(read('naumachia.motion') !== 'off');
  private queue: Voyage[] = [];
  private frame = 0;
  private since = 0;
  private ended: (() => void)[] = [];

  get wanted(): boolean {
    return this.on && !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  }

  get busy(): boolean {
    return this.queue.length > 0;
  }

  toggle(): void {
    this.on = !this.on;
    write('naumachia.motion', this.on ? 'on' : 'off');
    if (!this.on) this.skip();
  }

  /** Let the ships of these lines row their way, one after the other. */
  play(lines: readonly LogLine[]): void {
    if (!this.wanted || globalThis.document?.hidden) return;
    for (const { ship, path } of lines) {
      if (!ship || !path || path.length < 2) continue;
      this.queue.push({ ship, path });
      // until its turn comes a ship waits where its first way began
      this.poses[ship] ??= path[0]!;
    }
    if (this.queue.length && !this.frame) this.start();
  }

  /** Everybody is where they belong, at once. */
  skip(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.queue = [];
    this.poses = {};
    this.strokes = {};
    this.end();
  }

  /** Resolves when all ships have arrived. */
  done(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.ended.push(resolve)) : Promise.resolve();
  }

  private start(): void {
    this.since = performance.now();
    this.frame = requestAnimationFrame((now) => this.step(now));
  }

  private step(now: number): void {
    const { ship, path } = this.queue[0]!;
    const legs = path.length - 1;
    // a long queue goes faster: nobody waits for a film of what is past
    const time = Math.min(LEG * legs, LONGEST) / Math.max(1, this.queue.length - 1);
    const f = Math.min(Math.max((now - this.since) / time, 0), 1);
    this.poses[ship] = along(path, (f < 0.5 ? 2 * f * f : 1 - 2 * (1 - f) ** 2) * legs);
    this.strokes[ship] = (now - this.since) / 110;
    if (f < 1) {
      this.frame = requestAnimationFrame((next) => this.step(next));
      return;
    }
    this.queue.shift();
    delete this.strokes[ship];
    if (!this.queue.some((next) => next.ship === ship)) delete this.poses[ship];
    if (this.queue.length) return this.start();
    this.frame = 0;
    this.end();
  }

  private end(): void {
    for (const tell of this.ended.splice(0)) tell();
  }
}

export const motion = new Motion();
