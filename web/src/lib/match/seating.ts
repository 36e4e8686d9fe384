/** Players that a seat may be given to, as the server would allow it: nothing is offered that it would refuse. */
import { t } from '../app/i18n.svelte';
import type { SeatInfo } from '../net/wire';

const PEOPLE = ['human', 'open'];
/** The player in the seats of a friend who writes letters. */
export const LETTER = 'letter';

/** The player of a seat in words; of an open seat the person it is kept for, of a program the person it plays for. */
export function sitter({ player, name, kept }: SeatInfo): string {
  if (player === LETTER && name) return name;
  const called = t('page-player', { player });
  if (!name || !(kept || PEOPLE.includes(player))) return called;
  if (player === 'open') return t('page-kept-for', { name });
  return player === 'human' ? name : t('page-stands-in', { program: called, name });
}

/** Whether the player is at the table, in words. */
export const presence = ({ online, left }: SeatInfo): string =>
  t(online ? 'page-online' : left ? 'page-has-left' : 'page-offline');

/** Won or lost is said to one who held one side. */
export function verdict(winner: string | null | undefined, held: Iterable<string>): string {
  const [side, ...more] = new Set(held);
  if (!side || more.length) return 'over';
  return !winner ? 'drawn' : winner === side ? 'won' : 'lost';
}

export interface Around {
  programs: readonly string[];
  /** Somebody at this screen sits there. */
  mine: boolean;
  /** Something is hidden that a second seat would show. */
  secret: boolean;
  /** Others' clocks run: players who have still to come are not waited for. */
  pressed: boolean;
  /** A program plays there for somebody on the other side: they choose which. */
  theirs: boolean;
  /** The match is for one screen (training, typed dice, a seed that was chosen): nobody comes by link. */
  alone: boolean;
  /** It is played by letter: all keep their seats. */
  letters?: boolean;
  now: number;
}

/** From when on a program may play for somebody who is away: a time, never, or (nothing) not before the match waits for them. */
export function spared(seat: SeatInfo): number {
  if (!seat.spared) return Number.POSITIVE_INFINITY;
  return seat.spared === 'never' ? Number.NaN : Date.parse(seat.spared);
}

export function takers(
  seat: SeatInfo,
  { programs, mine, secret, pressed, theirs, alone, letters, now }: Around,
): string[] {
  if (letters) return [];
  const others = programs.filter((name) => name !== seat.player);
  const program = programs.includes(seat.player);
  if (mine) return program ? ['human', ...others] : others;
  if (seat.player === 'human') return !seat.online && spared(seat) < now ? others : [];
  if (program && (seat.kept || theirs)) return [];
  if (!program || seat.kept || secret) return others;
  return pressed || alone ? ['human', ...others] : ['human', 'open', ...others];
}
