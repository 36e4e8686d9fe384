/**
 * Ships with masts and square sails as paths, bow towards +x, 100 units long: yards braced to the wind, sails that belly or
 * lie aback, masts over the side. Seamanship, and no rule of any game.
 */
import type { Point } from '../../lib/draw/geometry';

export interface LinerSpec {
  /** Share of the room along the keel that she fills, bowsprit and all. */
  long: number;
  /** Half her breadth. */
  half: number;
  /** Rows of guns, and guns in a row. */
  decks: number;
  ports: number;
  /** How far a yard reaches, against the largest. */
  yards: number;
}

const LINERS: Record<string, LinerSpec> = {
  'line-120': { long: 1, half: 12, decks: 3, ports: 15, yards: 1 },
  'line-80': { long: 1, half: 11.2, decks: 2, ports: 15, yards: 0.97 },
  'line-74': { long: 0.97, half: 10.6, decks: 2, ports: 14, yards: 0.93 },
  'line-64': { long: 0.93, half: 10, decks: 2, ports: 13, yards: 0.86 },
  'line-56': { long: 0.88, half: 9.4, decks: 2, ports: 11, yards: 0.8 },
};

/** How such a ship is built; nothing for a kind that has no square sails. */
export const linerSpec = (kind: string): LinerSpec | null => LINERS[kind] ?? null;

/** Marks that are drawn here. */
export const RIGGED: readonly string[] = [
  ...['no-fore', 'no-main', 'no-mizzen', 'wreck-port', 'wreck-starboard', 'crowded', 'furled', 'anchor', 'no-rudder'],
  ...['blaze', 'torn', 'flag-retreat', 'flag-rout', 'flag-struck'],
];

export interface Mast {
  name: 'fore' | 'main' | 'mizzen';
  x: number;
  /** Half the lowest yard. */
  yard: number;
}
export const MASTS: readonly Mast[] = [
  { name: 'fore', x: 21, yard: 21 },
  { name: 'main', x: -3, yard: 24.5 },
  { name: 'mizzen', x: -27, yard: 17 },
];

/** Sails that are set: topsails for a fight, all, or none. */
export type Canvas = 'topsails' | 'crowded' | 'furled';

/** The furthest a yard is braced round from square across the keel. */
const SHARP = 56;
/** The least a sail bellies as it is drawn. */
const SHAKES = 0.24;

const turn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** How far the yards are braced: with the wind aft they stand square, with the wind ahead as sharp as they go. */
export const brace = (wind: number): number => Math.max(-SHARP, Math.min(SHARP, turn(wind) / 2));

/** How a sail fills: 1 full, 0 shaking, below that aback. */
export const fill = (wind: number): number =>
  Math.max(-0.75, Math.min(1, 1.15 * Math.cos(rad(turn(wind) - brace(wind)))));

const n = (value: number) => +value.toFixed(1);

/** A crescent of canvas on a yard: from one end to the other, bellied along the yard's normal. */
function sail(at: Point, angle: number, half: number, belly: number, foot: number): string {
  const [c, s] = [Math.cos(rad(angle)), Math.sin(rad(angle))];
  const p = (u: number, v: number) => `${n(at.x + u * c - v * s)} ${n(at.y + u * s + v * c)}`;
  return (
    `M${p(0, -half)}C${p(belly, -half * 0.62)} ${p(belly, half * 0.62)} ${p(0, half)}` +
    `C${p(-foot, half * 0.5)} ${p(-foot, -half * 0.5)} ${p(0, -half)}Z`
  );
}

export interface Rig {
  yards: string;
  /** From the lowest to the highest. */
  sails: string[];
  /** Jibs and spanker, fore and aft. */
  stays: string;
  furled: string;
  standing: Mast[];
  down: Mast[];
  braced: number;
  filled: number;
}

/**
 * The whole rig for a wind that blows towards `wind`, in degrees clockwise off the bow.
 * Higher parts are shifted a little to leeward: she heels, and the eye sees which sail is above which.
 */
export function rig(spec: LinerSpec, wind: number, canvas: Canvas, gone: readonly string[]): Rig {
  const [angle, full] = [brace(wind), fill(wind)];
  const standing = MASTS.filter((mast) => !gone.includes(mast.name));
  const lee = Math.sin(rad(turn(wind)));
  const yards: string[] = [];
  const furled: string[] = [];
  const sails: string[][] = [[], [], []];
  for (const mast of standing) {
    const wide = mast.yard * spec.yards;
    [1, 0.82, 0.56].forEach((share, level) => {
      const at = { x: mast.x - 0.6 * level, y: lee * 0.9 * level };
      const half = wide * share;
      const [c, s] = [Math.cos(rad(angle)), Math.sin(rad(angle))];
      if (level < 2)
        yards.push(
          `M${n(at.x + half * s * 1.06)} ${n(at.y - half * c * 1.06)}L${n(at.x - half * s * 1.06)} ${n(at.y + half * c * 1.06)}`,
        );
      // in a fight the courses are clewed up, out of the way of the guns
      if (canvas === 'furled' || (canvas === 'topsails' && !level)) {
        if (level < 2) furled.push(sail(at, angle, half * 0.92, 2.1, 1.2));
        return;
      }
      // even a sail that shakes is seen
      const belly = Math.abs(full) < SHAKES ? SHAKES * (full < 0 ? -1 : 1) : full;
      const deep = (canvas === 'crowded' ? 14 : 13) * (1 - 0.2 * level) * belly;
      sails[level]!.push(sail(at, angle, half, deep, full < 0 ? 1.6 : 0.4));
      if (canvas === 'crowded' && !level && mast.name !== 'mizzen' && full > 0.5)
        // studding sails beyond the ends of the yard
        for (const out of [-1, 1]) {
          const end = { x: at.x - out * half * 1.2 * s, y: at.y + out * half * 1.2 * c };
          sails[0]!.push(sail(end, angle, half * 0.24, deep * 0.5, 0.2));
        }
    });
  }
  return {
    yards: yards.join(''),
    sails: sails.map((level) => level.join('')),
    stays: canvas === 'furled' ? '' : staysails(wind, standing, canvas),
    furled: furled.join(''),
    standing,
    down: MASTS.filter((mast) => gone.includes(mast.name)),
    braced: angle,
    filled: full,
  };
}

/** Jibs from the bowsprit and the spanker over the stern, bellied to leeward. */
function staysails(wind: number, standing: readonly Mast[], canvas: Canvas): string {
  const lee = Math.max(-1, Math.min(1, 1.4 * Math.sin(rad(turn(wind)))));
  const has = (name: string) => standing.some((mast) => mast.name === name);
  const jib = (from: number, to: number, deep: number) =>
    `M${from} 0Q${n((from + to) / 2 - 2)} ${n(lee * deep)} ${to} ${n(lee * 2.6)}Q${n((from + to) / 2 + 3)} ${n(lee * deep * 0.3)} ${from} 0Z`;
  const found: string[] = [];
  if (has('fore')) found.push(jib(49, 27, 9), ...(canvas === 'crowded' ? [jib(43, 20, 8)] : []));
  if (has('mizzen')) {
    const out = 4 + 8 * Math.abs(lee);
    found.push(`M-27 0Q-38 ${n(lee * (out * 0.9 + 4))} -47 ${n(lee * out)}Q-36 ${n(lee * out * 0.3)} -27 0Z`);
  }
  return found.join('');
}

/** A mast over the side (+1 starboard, -1 port): the spar, its yards, and the canvas in the water. */
export function fallen(mast: Mast, spec: LinerSpec, side: number): { spar: string; cloth: string } {
  const [x, y] = [mast.x, side * 2];
  const long = mast.yard * 1.5;
  const tip = { x: x - long * 0.34, y: side * (2 + long) };
  const on = (share: number) => ({ x: x + (tip.x - x) * share, y: y + (tip.y - y) * share });
  const across = (share: number, half: number) => {
    const at = on(share);
    return `M${n(at.x - half)} ${n(at.y + side * half * 0.32)}L${n(at.x + half)} ${n(at.y - side * half * 0.26)}`;
  };
  const [a, b] = [on(0.5), on(0.86)];
  const w = spec.half;
  return {
    spar: `M${x} ${y}L${n(tip.x)} ${n(tip.y)}${across(0.5, 12)}${across(0.86, 8)}`,
    cloth:
      `M${n(a.x - 11)} ${n(a.y + side * 3)}Q${n(a.x - 3)} ${n(a.y - side * 2)} ${n(a.x + 10)} ${n(a.y - side * 1)}` +
      `Q${n(b.x + 13)} ${n(b.y)} ${n(b.x + 7)} ${n(b.y + side * 2)}Q${n(b.x)} ${n(b.y + side * (w * 0.4))} ${n(b.x - 9)} ${n(b.y + side * 2)}Q${n(b.x - 10)} ${n(a.y + side * 6)} ${n(a.x - 11)} ${n(a.y + side * 3)}Z`,
  };
}

/** The outline of the hull: a round bow under the bowsprit, full sides that draw in towards the stern. */
export function hullPath(half: number, inset = 0): string {
  const h = half - inset;
  const [stem, stern] = [38 - inset * 1.5, -45.5 + inset];
  return (
    `M${n(stem)} 0C${n(stem - 2.4)} ${n(-h * 0.62)} ${n(stem - 11)} ${n(-h)} ${n(stem - 22)} ${n(-h)}` +
    `L-22 ${n(-h)}C-34 ${n(-h * 0.97)} -41 ${n(-h * 0.86)} ${n(stern)} ${n(-h * 0.72)}L${n(stern)} ${n(h * 0.72)}` +
    `C-41 ${n(h * 0.86)} -34 ${n(h * 0.97)} -22 ${n(h)}L${n(stem - 22)} ${n(h)}C${n(stem - 11)} ${n(h)} ${n(stem - 2.4)} ${n(h * 0.62)} ${n(stem)} 0Z`
  );
}

/** Muzzles along one side (+1 starboard), run out. */
export function muzzles(spec: LinerSpec, side: number): string {
  return Array.from({ length: spec.ports }, (_, i) => {
    const x = -38 + (i * 64) / (spec.ports - 1);
    // the hull draws in towards its ends
    const in_ = x < -22 ? 1 - 0.24 * ((-22 - x) / 16) ** 1.5 : x > 18 ? 1 - 0.12 * ((x - 18) / 8) ** 2 : 1;
    const y = side * spec.half * in_;
    return `M${n(x)} ${n(y - side * 0.6)}V${n(y + side * 2.3)}`;
  }).join('');
}
