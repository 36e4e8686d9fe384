/** Playback speed of what other players did; the reader chooses it, the browser keeps it. */
import { read, write } from '../app/storage';

export const TEMPOS = ['slow', 'normal', 'fast', 'once'] as const;
export type Tempo = (typeof TEMPOS)[number];
/** How many milliseconds of the film pass in one of the clock. */
const SPEED: Record<Tempo, number> = { slow: 0.5, normal: 1, fast: 2.5, once: Infinity };

const known = (name: string | null): Tempo | null => TEMPOS.find((tempo) => tempo === name) ?? null;

class Playback {
  tempo = $state<Tempo>(known(read('naumachia.pace')) ?? (read('naumachia.motion') === 'off' ? 'once' : 'normal'));

  get speed(): number {
    return SPEED[this.tempo];
  }
  get atOnce(): boolean {
    return this.tempo === 'once';
  }
  /** The reader asks the system for less motion: the film is a row of stills. */
  get still(): boolean {
    return !!globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  }
  /** Things move on the board. */
  get moving(): boolean {
    return !this.atOnce && !this.still;
  }

  set(tempo: Tempo): void {
    this.tempo = tempo;
    write('naumachia.pace', tempo);
  }
}

export const playback = new Playback();
