/** Sounds as parts of noise and tones. No file is loaded: the browser makes all of them. */

interface Timed {
  /** Seconds it lasts. */
  long: number;
  /** Hertz at its beginning and its end: of the filter of a noise, of a tone itself. */
  from: number;
  to: number;
  loud: number;
  /** Seconds it waits. */
  at: number;
}
export interface Noise extends Timed {
  noise: BiquadFilterType;
}
export interface Tone extends Timed {
  tone: OscillatorType;
}
export type Part = Noise | Tone;

/** A blow: parts heard on the way, from its beginning on, and parts heard when it strikes and its number appears. */
export interface Recipe {
  way?: Part[];
  strike?: Part[];
}

const thud = (at = 0): Part => ({ tone: 'sine', from: 120, to: 38, long: 0.32, loud: 0.17, at });
const crack = (at = 0): Noise => ({ noise: 'bandpass', from: 1500, to: 300, long: 0.26, loud: 0.3, at });
const timber = (at: number, long = 0.12, from = 1300): Noise => ({ ...crack(at), long, from, to: 500, loud: 0.34 });
const each = (times: number[], part: (at: number, i: number) => Part): Part[] => times.map(part);

/** Kinds of blows. How loud they come out, and that no two are alike, is measured in tests/e2e. */
export const BLOWS: Record<string, Recipe> = {
  ram: { strike: [crack(), thud(), timber(0.12)] },
  collision: { strike: [thud(), { tone: 'triangle', from: 210, to: 130, long: 0.12, loud: 0.09, at: 0 }] },
  ground: {
    strike: [
      { noise: 'lowpass', from: 900, to: 200, long: 0.6, loud: 0.28, at: 0 },
      { tone: 'sine', from: 70, to: 40, long: 0.2, loud: 0.08, at: 0 },
    ],
  },
  rake: {
    strike: each([0, 0.07, 0.14, 0.21], (at) => ({ ...crack(at), long: 0.09, from: 2100, to: 900, loud: 0.36 })),
  },
  shot: {
    way: each([0, 0.05, 0.11], (at) => ({ noise: 'highpass', from: 900, to: 3200, long: 0.24, loud: 0.07, at })),
    strike: each([0, 0.06], (at) => ({ ...crack(at), long: 0.05, from: 2400, to: 1500, loud: 0.22 })),
  },
  broadside: {
    way: [
      ...each([0.03, 0.09, 0.14, 0.2], (at, i) => ({
        noise: 'lowpass',
        from: 1900 - 180 * i,
        to: 120,
        long: 0.5,
        loud: 0.22,
        at,
      })),
      ...each([0.03, 0.14], (at) => ({ tone: 'sine', from: 95, to: 34, long: 0.4, loud: 0.08, at })),
    ],
    strike: [timber(0, 0.14), timber(0.08, 0.1, 1800)],
  },
  grape: {
    way: [{ noise: 'lowpass', from: 1600, to: 200, long: 0.25, loud: 0.2, at: 0.05 }],
    strike: each([0, 0.04, 0.09, 0.14], (at) => ({ ...crack(at), long: 0.06, from: 3200, to: 1200, loud: 0.34 })),
  },
  mast: {
    strike: [
      ...each([0, 0.08, 0.16], (at) => timber(at)),
      { noise: 'lowpass', from: 1200, to: 160, long: 0.6, loud: 0.3, at: 0.4 },
      { tone: 'sawtooth', from: 190, to: 70, long: 0.4, loud: 0.05, at: 0.05 },
    ],
  },
  strike: {
    strike: each([0, 0.3, 0.6], (at, i) => ({
      tone: 'triangle',
      from: [523, 392, 294][i]!,
      to: [523, 392, 294][i]!,
      long: 0.4,
      loud: 0.1,
      at,
    })),
  },
  explode: {
    strike: [
      { noise: 'lowpass', from: 2600, to: 60, long: 0.9, loud: 0.26, at: 0 },
      { noise: 'bandpass', from: 700, to: 140, long: 0.7, loud: 0.24, at: 0.15 },
      { tone: 'sine', from: 72, to: 24, long: 0.9, loud: 0.08, at: 0 },
    ],
  },
  flame: {
    way: [{ noise: 'highpass', from: 900, to: 2600, long: 0.24, loud: 0.06, at: 0 }],
    strike: [{ noise: 'bandpass', from: 500, to: 1400, long: 0.6, loud: 0.36, at: 0 }],
  },
  fire: { strike: [{ noise: 'bandpass', from: 700, to: 350, long: 0.9, loud: 0.36, at: 0 }] },
  grapple: { strike: [{ tone: 'triangle', from: 900, to: 500, long: 0.14, loud: 0.12, at: 0 }] },
  board: {
    strike: each([0, 0.12, 0.2], (at) => ({ ...crack(at), long: 0.08, from: 2600, to: 1800, loud: 0.42 })),
  },
  capture: {
    strike: each([0, 0.3], (at, i) => ({
      tone: 'triangle',
      from: [392, 523][i]!,
      to: [392, 523][i]!,
      long: 0.34,
      loud: 0.11,
      at,
    })),
  },
  sink: { strike: [{ noise: 'lowpass', from: 700, to: 90, long: 1.3, loud: 0.32, at: 0 }] },
  burn: {
    strike: [
      { noise: 'bandpass', from: 900, to: 200, long: 1.2, loud: 0.36, at: 0 },
      ...each([0.15, 0.4, 0.62], (at) => ({ ...crack(at), long: 0.05, from: 3000, to: 2000, loud: 0.3 })),
    ],
  },
  wreck: { strike: [crack(), crack(0.15)] },
};
/** Blows of guns: heard from afar they are duller, quieter and longer. */
export const GUNS: readonly string[] = ['broadside', 'grape', 'explode'];

/** One stroke of the oars: the looms creak, the blades take the water. */
export const OARS: Part[] = [
  { tone: 'triangle', from: 170, to: 120, long: 0.07, loud: 0.02, at: 0 },
  { noise: 'bandpass', from: 900, to: 420, long: 0.22, loud: 0.1, at: 0.03 },
];
/** A ship under sail gathers way. */
export const WASH: Part[] = [{ noise: 'lowpass', from: 500, to: 900, long: 1.1, loud: 0.1, at: 0 }];
/** A beam works in the swell. */
export const CREAK: Part[] = [
  { tone: 'sawtooth', from: 88, to: 118, long: 0.35, loud: 0.012, at: 0 },
  { noise: 'bandpass', from: 380, to: 620, long: 0.3, loud: 0.03, at: 0.05 },
];
/** The crowd of a naumachia when a blow strikes home. */
export const CHEER: Part[] = [
  { noise: 'bandpass', from: 620, to: 900, long: 1.3, loud: 0.1, at: 0.12 },
  { noise: 'bandpass', from: 1100, to: 760, long: 1, loud: 0.05, at: 0.25 },
];
/** The sign that sound is on. */
export const SIGN: Part[] = [{ tone: 'triangle', from: 523, to: 523, long: 0.18, loud: 0.06, at: 0 }];

/** A sound that goes on: noise through a filter, that swells and falls. */
export interface Bed {
  noise: BiquadFilterType;
  hertz: number;
  loud: number;
  /** Seconds of one swell, and its share of the loudness. */
  swell: number;
  depth: number;
}
export const SEA: Bed = { noise: 'lowpass', hertz: 380, loud: 0.07, swell: 7, depth: 0.5 };
export const CROWD: Bed = { noise: 'bandpass', hertz: 520, loud: 0.03, swell: 11, depth: 0.4 };
