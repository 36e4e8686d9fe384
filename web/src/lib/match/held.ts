/** The matches in which this browser has a seat, and leaving them. */
import { t } from '../app/i18n.svelte';
import { toasts } from '../app/toasts.svelte';
import { me } from '../me/me.svelte';
import { forget, layers, seatsOf } from '../me/tokens';
import { api, Refused } from '../net/http';
import type { MatchInfo, SeatInfo } from '../net/wire';
import { LESSON } from './lesson.svelte';
import { sitter, verdict } from './seating';

export interface HeldMatch extends MatchInfo {
  /** Seats of this browser. */
  held: ReadonlySet<string>;
}

/** All of them, each once; lessons have a page of their own. */
export async function heldMatches(): Promise<HeldMatch[]> {
  const [first = {}, ...more] = layers();
  const lists = await Promise.all([api.list(first, me.key), ...more.map((tokens) => api.list(tokens))]);
  const found = new Map<string, HeldMatch>();
  for (const match of lists.flat()) {
    if (match.scenario.startsWith(LESSON)) continue;
    const other = found.get(match.id);
    const held = new Set([...(other?.held ?? []), ...(match.seat ? [match.seat] : [])]);
    found.set(match.id, { ...(other ?? match), mine: (other?.mine ?? false) || match.mine, held });
  }
  return [...found.values()];
}

/** How a match that is over went for this browser: won, lost, drawn; over, where it held both sides or none. */
export const resultOf = (match: HeldMatch): string =>
  match.outcome ? verdict(match.outcome.winner, match.seats.filter((seat) => match.held.has(seat.seat)).map(side)) : '';
const side = (seat: SeatInfo) => seat.side;

/** The players of the other sides, in words. */
export function opponents(match: HeldMatch): string[] {
  const mine = new Set(match.seats.filter((seat) => match.held.has(seat.seat)).map(side));
  return [...new Set(match.seats.filter((seat) => !mine.has(seat.side)).map(sitter))];
}

/** Nobody else plays in it: then it is not only off a list. */
export function isAlone(match: HeldMatch): boolean {
  const mine = new Set([...match.held, ...Object.keys(seatsOf(match.id))]);
  return match.seats.every((seat) => seat.player !== 'human' || mine.has(seat.seat));
}

/** Ask the reader, and leave a match or delete it; return whether it is off the list. */
export async function leaveMatch(match: HeldMatch): Promise<boolean> {
  const letter = match.letter && !match.over;
  if (!confirm(t(letter ? 'page-letter-delete' : isAlone(match) ? 'page-delete-sure' : 'page-forget-sure')))
    return false;
  let gone = true;
  try {
    gone = (await api.remove(match.id, Object.values(seatsOf(match.id)), me.key)).gone;
  } catch (error) {
    if (!(error instanceof Refused) || !['not-found', 'forbidden'].includes(error.problem.code)) {
      toasts.fail(error);
      return false;
    }
  }
  forget(match.id);
  toasts.tell({ key: gone ? 'page-deleted' : 'page-forgotten' });
  return true;
}
