/** Plots taken over from another ship: the same moves, their mirror image, or in its wake. Poses and graphs only, no rule. */
import { tokensOf, walk } from './lines';
import type { Foresight, LogLine, Note, Plot, Pose, Possible } from '../net/wire';

/** Typed as a person types it, spelt as the law does: any case, with blanks or without, with the ship's name before it or not. */
export function spelt(plot: Plot, text: string): string {
  const known = new Map<string, string>();
  for (const [, ways = {}] of plot.nodes) for (const token of Object.keys(ways)) known.set(token.toLowerCase(), token);
  const longest = Math.max(0, ...[...known.keys()].map((token) => token.length));
  const body = text.replace(new RegExp(`^\\s*${plot.id.replace(/[^\w]/g, '\\$&')}\\s*:`, 'i'), '');
  return tokensOf(body)
    .flatMap((word) => {
      if (known.has(word.toLowerCase())) return [known.get(word.toLowerCase())!];
      const found: string[] = [];
      for (let at = 0; at < word.length;) {
        let size = Math.min(longest, word.length - at);
        while (size && !known.has(word.slice(at, at + size).toLowerCase())) size -= 1;
        if (!size) return [word]; // no notation at all: it stays as it is, and is not legal
        found.push(known.get(word.slice(at, at + size).toLowerCase())!);
        at += size;
      }
      return found;
    })
    .join(' ');
}

/** As much of a string as a plot allows. */
export function fitted(plot: Plot, tokens: readonly string[]): string {
  for (let count = tokens.length; count > 0; count -= 1) {
    const text = tokens.slice(0, count).join(' ');
    if (walk(plot, text)?.ends) return text;
  }
  return '';
}

/** The moves alone: words that move nothing are each ship's own business. */
const movesOf = (plot: Plot, text: string) =>
  tokensOf(text).filter((token) => plot.shifts?.some(([name]) => name === token));

export const copied = (plot: Plot, from: Plot, text: string): string => fitted(plot, movesOf(from, text));

/** To port what was to starboard. */
export function mirrored(plot: Plot, from: Plot, text: string): string {
  const turned = (token: string) => {
    const shift = from.shifts?.find(([name]) => name === token);
    if (!shift) return token;
    const [, ahead, aside, turn] = shift;
    const same = (a: number, b: number) => Math.abs(a - b) < 0.01;
    if (same(aside, 0) && same(turn, 0)) return token;
    return from.shifts!.find(([, a, s, t]) => same(a, ahead) && same(s, -aside) && same(t, -turn))?.[0] ?? token;
  };
  return fitted(plot, movesOf(from, text).map(turned));
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
const swing = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** A place on a way, so far from its beginning; beyond its end, the end. */
function along(way: readonly Pose[], far: number): Pose {
  let left = far;
  for (let i = 1; i < way.length; i += 1) {
    const leg = apart(way[i - 1]!, way[i]!);
    if (left <= leg && leg > 0) {
      const share = left / leg;
      const [a, b] = [way[i - 1]!, way[i]!];
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, h: share > 0.5 ? b.h : a.h };
    }
    left -= leg;
  }
  return way[way.length - 1]!;
}

/** A pose after a token; where the token moves nothing, the same. */
export function shifted(plot: Plot, pose: Pose, token: string): Pose {
  const shift = plot.shifts?.find(([name]) => name === token);
  if (!shift) return pose;
  const [, ahead, aside, turn] = shift;
  const angle = (pose.h * Math.PI) / 180;
  return {
    x: pose.x + ahead * Math.cos(angle) - aside * Math.sin(angle),
    y: pose.y + ahead * Math.sin(angle) + aside * Math.cos(angle),
    h: pose.h + turn,
  };
}

const startOf = (plot: Plot): Pose => {
  const [x, y, h] = plot.start ?? [0, 0, 0];
  return { x, y, h };
};

/** The way of a plot, pose by pose. */
export function poses(plot: Plot, text: string): Pose[] {
  const found = [startOf(plot)];
  for (const token of movesOf(plot, text)) found.push(shifted(plot, found[found.length - 1]!, token));
  return found;
}

/** In the wake: of all strings of as many moves, the one that ends as far behind the leader, on its way, as it began. */
export function following(plot: Plot, leader: Plot, text: string): string {
  const ahead = poses(leader, text);
  const start = startOf(plot);
  const trail = [start, ...ahead];
  const run = trail.reduce((sum, pose, i) => (i ? sum + apart(trail[i - 1]!, pose) : 0), 0);
  const goal = along(trail, run - apart(start, ahead[0]!));
  const size = Math.max(1, ...(plot.shifts ?? []).map(([, by]) => Math.abs(by)));
  const most = ahead.length - 1;
  let best = { text: '', score: Infinity };
  const look = (at: number, pose: Pose, tokens: string[], strayed: number) => {
    const [ends, ways = {}] = plot.nodes[at]!;
    if (ends) {
      const score = apart(pose, goal) / size + swing(pose.h, goal.h) / 90 + strayed / 10 + (most - tokens.length) / 100;
      if (score < best.score - 1e-9) best = { text: tokens.join(' '), score };
    }
    if (tokens.length >= most) return;
    const seen = new Set<string>();
    for (const [token, there] of Object.entries(ways)) {
      const next = shifted(plot, pose, token);
      if (next === pose) continue;
      const place = `${next.x.toFixed(1)} ${next.y.toFixed(1)} ${next.h}`;
      if (seen.has(place)) continue;
      seen.add(place);
      const off = Math.min(...trail.map((one) => apart(one, next))) / size;
      look(there, next, [...tokens, token], strayed + off);
    }
  };
  look(0, start, [], 0);
  return best.text;
}

/** How many moves may still follow, at most. */
export function movesLeft(plot: Plot, text: string): number {
  let at = 0;
  for (const token of tokensOf(text)) {
    const there: number | undefined = plot.nodes[at]?.[1]?.[token];
    if (there === undefined) return 0;
    at = there;
  }
  const moving = new Set((plot.shifts ?? []).map(([name]) => name));
  const known = new Map<number, number>();
  const longest = (node: number): number => {
    const found = known.get(node);
    if (found !== undefined) return found;
    known.set(node, 0); // a graph with a circle has no longest walk; here there is none
    const ways = Object.entries(plot.nodes[node]?.[1] ?? {});
    const most = Math.max(0, ...ways.map(([token, there]) => longest(there) + (moving.has(token) ? 1 : 0)));
    known.set(node, most);
    return most;
  };
  return longest(at);
}

/** A key for every token, the same for all ships: its first letter where that is free, else a digit. */
export function keysOf(plot: Plot, taken = 'npo'): Map<string, string> {
  const found = new Map<string, string>();
  const used = new Set(taken);
  const moving = new Set((plot.shifts ?? []).map(([name]) => name));
  const all = [...new Set(plot.nodes.flatMap(([, ways = {}]) => Object.keys(ways)))].sort();
  const tokens = [...all.filter((token) => moving.has(token)), ...all.filter((token) => !moving.has(token))];
  for (const token of tokens) {
    const letter = token.length === 1 ? token.toLowerCase() : '';
    if (/^[a-z]$/.test(letter) && !used.has(letter)) {
      found.set(token, letter);
      used.add(letter);
    }
  }
  let digit = 1;
  for (const token of tokens) if (!found.has(token) && digit <= 9) found.set(token, String(digit++));
  return found;
}

/** A plot as the board shows it: where it leads, and the moves that may follow. */
export interface Plan {
  ship: string;
  poses: Pose[];
  next: { token: string; pose: Pose }[];
}

/** The way of a plot, pose by pose, and what may follow it; nothing where it is no walk, or leads nowhere on a board. */
export function plan(plot: Plot, text: string): Plan | null {
  const here = walk(plot, text);
  if (!here || !plot.shifts?.length) return null;
  const way = poses(plot, text);
  const last = way[way.length - 1]!;
  const next = here.next
    .map((token) => ({ token, pose: shifted(plot, last, token) }))
    .filter((one) => one.pose !== last);
  const seen = new Set<string>();
  const several = next.filter(({ pose }) => {
    const place = `${pose.x.toFixed(1)} ${pose.y.toFixed(1)} ${pose.h}`;
    return seen.has(place) ? false : seen.add(place);
  });
  return { ship: plot.id, poses: way, next: several };
}

/** All that is drawn into the board about plots. */
export interface Sketch {
  plans: Plan[];
  /** The ship whose next moves are offered. */
  hand: string;
  foresight: (ship: string) => Foresight | null;
  say: (note: Note) => string;
  stepLabel: (ship: string, token: string) => string;
  onstep: (ship: string, token: string) => void;
  onback: (ship: string) => void;
  /** Where others could be. */
  possible: Possible | null;
  counts: readonly number[];
  /** Ships that stood in each other's way. */
  met: LogLine[];
}
