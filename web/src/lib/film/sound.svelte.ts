/** A few short, quiet sounds, made here and now: no file is loaded. Off until wanted. */
import { playback } from './playback.svelte';
import { read, write } from '../app/storage';
import type { LogLine } from '../net/wire';

interface Noise {
  /** Seconds it lasts. */
  long: number;
  /** Hertz of the filter, from the beginning to the end. */
  from: number;
  to: number;
  kind: BiquadFilterType;
  loud: number;
  /** Seconds it waits, so that a blow is heard when it falls. */
  wait?: number;
}
interface Tone {
  long: number;
  from: number;
  to: number;
  loud: number;
  shape: OscillatorType;
  wait?: number;
}

const thud = (wait: number): Tone => ({ shape: 'sine', from: 120, to: 38, long: 0.32, loud: 0.17, wait });
const crack = (wait: number): Noise => ({ kind: 'bandpass', from: 1500, to: 300, long: 0.26, loud: 0.3, wait });
/** Sounds of each kind of blow; how loud they come out, and that no two are alike, is measured in tests/e2e. */
const HEARD: Record<string, { noises?: Noise[]; tones?: Tone[] }> = {
  ram: { noises: [crack(0.2)], tones: [thud(0.2)] },
  collision: {
    tones: [thud(0.2), { shape: 'triangle', from: 210, to: 130, long: 0.12, loud: 0.09, wait: 0.2 }],
  },
  ground: {
    noises: [{ kind: 'lowpass', from: 900, to: 200, long: 0.6, loud: 0.28, wait: 0.1 }],
    tones: [{ shape: 'sine', from: 70, to: 40, long: 0.2, loud: 0.08, wait: 0.1 }],
  },
  rake: {
    noises: [0, 0.07, 0.14, 0.21].map((wait) => ({ ...crack(wait), long: 0.09, from: 2100, to: 900, loud: 0.36 })),
  },
  shot: {
    noises: [0, 0.05, 0.11].map((wait) => ({ kind: 'highpass', from: 900, to: 3200, long: 0.24, loud: 0.07, wait })),
  },
  broadside: {
    noises: [0.03, 0.09, 0.14, 0.2, 0.25].map((wait, i) => ({
      kind: 'lowpass',
      from: 1900 - 180 * i,
      to: 120,
      long: 0.5,
      loud: 0.22,
      wait,
    })),
    tones: [0.03, 0.14, 0.25].map((wait) => ({ shape: 'sine', from: 95, to: 34, long: 0.4, loud: 0.08, wait })),
  },
  grape: {
    noises: [0, 0.05, 0.09, 0.16, 0.2].map((wait) => ({
      ...crack(wait),
      long: 0.06,
      from: 3200,
      to: 1200,
      loud: 0.34,
    })),
  },
  mast: {
    noises: [
      ...[0.05, 0.12, 0.2].map((wait) => ({ ...crack(wait), long: 0.12, from: 1300, to: 500, loud: 0.36 })),
      { kind: 'lowpass', from: 1200, to: 160, long: 0.6, loud: 0.3, wait: 0.45 },
    ],
    tones: [{ shape: 'sawtooth', from: 190, to: 70, long: 0.4, loud: 0.05, wait: 0.08 }],
  },
  strike: {
    tones: [523, 392, 294].map((from, i) => ({
      shape: 'triangle',
      from,
      to: from,
      long: 0.4,
      loud: 0.1,
      wait: 0.3 * i,
    })),
  },
  explode: {
    noises: [
      { kind: 'lowpass', from: 2600, to: 60, long: 1.3, loud: 0.26 },
      { kind: 'bandpass', from: 700, to: 140, long: 1, loud: 0.24, wait: 0.2 },
    ],
    tones: [{ shape: 'sine', from: 72, to: 24, long: 1.3, loud: 0.08 }],
  },
  flame: { noises: [{ kind: 'bandpass', from: 500, to: 1400, long: 0.6, loud: 0.36 }] },
  fire: { noises: [{ kind: 'bandpass', from: 700, to: 350, long: 0.9, loud: 0.36 }] },
  grapple: { tones: [{ shape: 'triangle', from: 900, to: 500, long: 0.14, loud: 0.12, wait: 0.18 }] },
  board: { noises: [0.1, 0.22, 0.3].map((wait) => ({ ...crack(wait), long: 0.08, from: 2600, to: 1800, loud: 0.42 })) },
  capture: {
    tones: [392, 523].map((from, i) => ({ shape: 'triangle', from, to: from, long: 0.34, loud: 0.11, wait: 0.3 * i })),
  },
  sink: { noises: [{ kind: 'lowpass', from: 700, to: 90, long: 1.3, loud: 0.32 }] },
  burn: {
    noises: [
      { kind: 'bandpass', from: 900, to: 200, long: 1.2, loud: 0.36 },
      ...[0.15, 0.4, 0.62].map((wait) => ({ ...crack(wait), long: 0.05, from: 3000, to: 2000, loud: 0.3 })),
    ],
  },
  wreck: { noises: [crack(0), crack(0.15)] },
};

class Sound {
  on = $state(read('naumachia.sound') === 'on');
  private context: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  /** How many have been made, for those who test it with their ears shut. */
  made = 0;

  toggle(): void {
    this.on = !this.on;
    write('naumachia.sound', this.on ? 'on' : 'off');
    // a sign that it works, from the very gesture that browsers ask for
    if (this.on) this.play({ tones: [{ shape: 'triangle', from: 523, to: 523, long: 0.18, loud: 0.06 }] });
    else void this.context?.suspend();
  }

  /** Sound of a line: that of its blow, or none. */
  of(line: LogLine): void {
    const heard = HEARD[line.blow?.kind ?? ''];
    if (!this.on || !heard || globalThis.document?.hidden) return;
    this.play(heard, line.blow?.missed ? 0.5 : 1);
  }

  private play({ noises = [], tones = [] }: { noises?: Noise[]; tones?: Tone[] }, share = 1): void {
    if (!('AudioContext' in globalThis)) return;
    const context = (this.context ??= new AudioContext());
    void context.resume().catch(() => {});
    this.made += 1;
    for (const noise of noises) {
      const source = context.createBufferSource();
      source.buffer = this.water(context);
      const filter = context.createBiquadFilter();
      filter.type = noise.kind;
      this.glide(filter.frequency, noise, context);
      source.connect(filter).connect(this.fade(noise, share, context));
      source.start(this.when(noise, context), Math.random());
      source.stop(this.when(noise, context) + noise.long);
    }
    for (const tone of tones) {
      const source = context.createOscillator();
      source.type = tone.shape;
      this.glide(source.frequency, tone, context);
      source.connect(this.fade(tone, share, context));
      source.start(this.when(tone, context));
      source.stop(this.when(tone, context) + tone.long);
    }
  }

  private when({ wait = 0 }: { wait?: number }, context: AudioContext): number {
    return context.currentTime + wait / Math.max(1, Math.min(playback.speed, 3));
  }

  private glide(what: AudioParam, part: Noise | Tone, context: AudioContext): void {
    const at = this.when(part, context);
    what.setValueAtTime(part.from, at);
    what.exponentialRampToValueAtTime(part.to, at + part.long);
  }

  private fade(part: Noise | Tone, share: number, context: AudioContext): GainNode {
    const gain = context.createGain();
    const at = this.when(part, context);
    gain.gain.value = 0.0001; // a source may begin a sample early: it must not click
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(part.loud * share, at + 0.015);
    // it dies away slowly, and without a click at the end
    gain.gain.exponentialRampToValueAtTime(part.loud * share * 0.16, at + part.long * 0.8);
    gain.gain.linearRampToValueAtTime(0, at + part.long);
    gain.connect(context.destination);
    return gain;
  }

  /** Two seconds of noise, made once. */
  private water(context: AudioContext): AudioBuffer {
    if (this.hiss) return this.hiss;
    const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = 2 * Math.random() - 1;
    return (this.hiss = buffer);
  }
}

export const sound = new Sound();
