/** Captions over the board while the film runs: subtitles that fade, and ships that stood in each other's way. */
import { subtitles, type Subtitle } from '../log/log';
import { stage } from './stage.svelte';
import type { LogLine, Scene } from '../net/wire';

export class Captions {
  /** The lines over the board. */
  lines = $state.raw<Subtitle[]>([]);
  /** The panel shows them while the film runs: a small board has no room for them. */
  inPanel = $state(false);
  /** Ships that stood in each other's way in the step that is shown. */
  met = $state.raw<LogLine[]>([]);
  /** How the sides stood when each turn began, by the moment it did. */
  stood = new Map<number, Scene['sides']>();
  private fading: ReturnType<typeof setTimeout> | undefined;

  /** Subtitles come with their shot. */
  tell = (lines: readonly LogLine[], anew = false): void => {
    this.lines = subtitles(anew ? [] : this.lines, lines, performance.now());
    if (anew || lines.some((line) => line.chapter)) this.met = [];
    if (lines.some((line) => line.meeting)) this.met = [...this.met, ...lines.filter((line) => line.meeting)];
    for (const line of lines) if (line.chapter === 'turn' && stage.scene) this.stood.set(line.turn, stage.scene.sides);
    this.fade();
  };

  private fade(): void {
    this.stop();
    const next = Math.min(...this.lines.map((one) => one.until));
    if (!Number.isFinite(next)) return;
    const forget = () => {
      this.lines = this.lines.filter((one) => one.until > performance.now());
      this.fade();
    };
    this.fading = setTimeout(forget, Math.max(next - performance.now(), 16));
  }

  stop(): void {
    clearTimeout(this.fading);
  }
}
