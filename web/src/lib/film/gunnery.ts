/** Guns as they are seen: flashes along a side, shot on its way, smoke that hangs and drifts. Follows from lines and time alone. */
import { chance, part, type Body } from './effects';
import { ahead, type Point } from '../draw/geometry';
import type { LogLine, Pose } from '../net/wire';

/** Which side of a hull a place lies on: 1 starboard, -1 port. */
export function sideTowards(pose: Pose, at: Point): 1 | -1 {
  const h = (pose.h * Math.PI) / 180;
  return (at.y - pose.y) * Math.cos(h) - (at.x - pose.x) * Math.sin(h) < 0 ? -1 : 1;
}

/** The muzzles of one side, from bow to stern. */
export function muzzlesOf({ pose, length, beam }: Body, side: number, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const along = ahead(pose, length * (0.3 - (0.66 * i) / (count - 1)));
    return ahead({ ...along, h: pose.h + 90 * side }, beam * 0.32);
  });
}

export interface Gun {
  at: Point;
  /** How bright the flash is, and how far its smoke has come. */
  flash: number;
  smoke: number;
  /** Where its shot is, while it flies. */
  ball: Point | null;
  /** Where it fell. */
  fell: Point;
  landed: boolean;
}

/** A broadside that ripples from bow to stern. */
export function guns(by: Body, on: Body, at: Point, missed: boolean, seed: number, share: number, count = 11): Gun[] {
  const side = sideTowards(by.pose, at);
  return muzzlesOf(by, side, count).map((muzzle, i) => {
    const fired = 0.04 + 0.26 * (i / count);
    const spot = ahead({ ...at, h: on.pose.h }, on.length * 0.8 * (chance(seed, i) - 0.5));
    const wide = missed ? 1.15 + 0.3 * chance(seed + 4, i) : 1 + 0.06 * (chance(seed + 4, i) - 0.5);
    const fell = { x: muzzle.x + (spot.x - muzzle.x) * wide, y: muzzle.y + (spot.y - muzzle.y) * wide };
    const flown = part(share, fired, fired + 0.3);
    const since = share - fired;
    return {
      at: muzzle,
      flash: since <= 0 ? 0 : Math.max(0, 1 - since / 0.14),
      smoke: part(share, fired, fired + 0.6),
      ball:
        flown > 0 && flown < 1
          ? { x: muzzle.x + (fell.x - muzzle.x) * flown, y: muzzle.y + (fell.y - muzzle.y) * flown }
          : null,
      fell,
      landed: flown >= 1,
    };
  });
}

/** A bank of smoke that hangs where guns were fired. */
export interface Bank {
  id: string;
  /** Where the ship lay, which side fired, how long the bank is. */
  pose: Pose;
  side: number;
  /** 0 fresh, 1 gone. */
  age: number;
}

/** So much smoke goes with the next turn, and with each thing done after it. */
const TURN = 0.34;
const DEED = 0.006;

/** The smoke that still hangs after these lines: fired this turn or the last, thinner for all that has been done since. */
export function banks(lines: readonly LogLine[], until = Number.POSITIVE_INFINITY): Bank[] {
  const found: Bank[] = [];
  let age = 0;
  for (let i = lines.length - 1; i >= 0 && age < 1; i -= 1) {
    const line = lines[i]!;
    if (line.turn > until) continue;
    const pose = line.blow?.kind === 'broadside' ? line.path?.[0] : undefined;
    if (pose && line.at) found.push({ id: `${line.turn}/${i}`, pose, side: sideTowards(pose, line.at), age });
    if (line.chapter === 'turn') age += TURN;
    else if (line.blow || line.chapter === 'activation' || (line.path?.length ?? 0) > 1) age += DEED;
  }
  return found.reverse();
}
