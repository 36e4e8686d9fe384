/** Starting a match: create it, keep the seats, go there. */
import { api } from '../lib/api';
import { router } from '../lib/route.svelte';
import { keepInvite, keepSeat } from '../lib/tokens';
import type { GameInfo, NewMatch, ScenarioInfo, SeatInfo } from '../lib/wire';

export async function start(match: NewMatch): Promise<void> {
  const { id, tokens } = await api.create(match);
  for (const [seat, token] of Object.entries(tokens)) {
    if (match.players[seat] === 'open') keepInvite(id, seat, token);
    else keepSeat(id, seat, token);
  }
  router.go(`#/match/${id}`);
}

/** The easiest and shortest scenario: where somebody who has never played begins. */
export const easiest = (game: GameInfo): ScenarioInfo | undefined =>
  [...game.scenarios].sort((a, b) => a.difficulty - b.difficulty || a.minutes - b.minutes || a.ships - b.ships)[0];

/** The game somebody who has never played begins with: the one with the easiest and shortest scenario. */
export const first = (games: readonly GameInfo[]): GameInfo =>
  [...games].sort((a, b) => hardness(easiest(a)) - hardness(easiest(b)))[0]!;
const hardness = (scenario: ScenarioInfo | undefined) =>
  scenario ? scenario.difficulty * 1000 + scenario.minutes : Number.POSITIVE_INFINITY;

/** The opponent one gets without asking for one. */
export const opponent = (game: GameInfo): string =>
  game.players.includes('greedy') ? 'greedy' : (game.players[0] ?? 'human');

/** Me in the first seat, the program in all others. */
export const againstProgram = (game: GameInfo, seats: readonly SeatInfo[]): Record<string, string> =>
  Object.fromEntries(seats.map((seat, i) => [seat.seat, i === 0 ? 'human' : opponent(game)]));
