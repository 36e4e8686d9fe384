/** When each part of a sound is heard, how loud and how dull. Pure functions: nothing here needs a browser. */
import { BLOWS, GUNS, type Part } from './recipes';

/** Circumstances of a blow. */
export interface Blow {
  kind: string;
  missed: boolean;
  /** Distance between the two ships in ship lengths. */
  far: number;
}

/** Lengths of a ship at which guns are at their dullest. */
const HORIZON = 8;
/** A blow that misses, heard without a way: so loud. */
const MISSED = 0.5;
/** Parts with the seconds they wait shortened by the speed of the film. They never last shorter than they must to be heard. */
const hasten = (parts: readonly Part[], speed: number): Part[] =>
  parts.map((part) => ({ ...part, at: part.at / Math.max(speed, 0.1) }));

/** Parts as they are heard from afar: 0 is beside the guns, 1 is the horizon. */
const away = (parts: readonly Part[], share: number): Part[] =>
  parts.map((part) => ({
    ...part,
    loud: part.loud * (1 - 0.55 * share),
    from: part.from * (1 - 0.6 * share),
    long: part.long * (1 + 0.4 * share),
  }));

const louder = (parts: readonly Part[], share: number): Part[] =>
  parts.map((part) => ({ ...part, loud: part.loud * share }));

const from = (blow: Blow, parts: readonly Part[]): Part[] =>
  GUNS.includes(blow.kind) ? away(parts, Math.min(Math.max(blow.far, 0) / HORIZON, 1)) : [...parts];

/** Parts heard from the beginning of a blow on: the flight of arrows, the report of guns. */
export function onTheWay(blow: Blow, speed: number): Part[] {
  return from(blow, hasten(BLOWS[blow.kind]?.way ?? [], speed));
}

/** Parts heard in the moment in which the blow strikes and its number appears. */
export function onStrike(blow: Blow, speed: number): Part[] {
  const recipe = BLOWS[blow.kind];
  const parts = from(blow, hasten(recipe?.strike ?? [], speed));
  if (!blow.missed) return parts;
  return recipe?.way ? [] : louder(parts, MISSED); // arrows and shot fall into the sea
}

/** The loudness of so many ships that row at once: more than one, and never a din. */
export const together = (ships: number): number => Math.min(1 + 0.35 * Math.log2(Math.max(ships, 1)), 2);

/** Seconds until the timber creaks again, for the number of the creak. */
export const untilCreak = (count: number): number => 5 + ((count * 37) % 11);

/** The gain of a volume from 0 to 100; 50 is as loud as the recipes say. */
export const gainOf = (volume: number): number => (Math.min(Math.max(volume, 0), 100) / 50) ** 1.5;
