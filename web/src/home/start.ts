/** Starting a match: create it, keep the seats, go there. */
import { backend } from '../lib/net/backend';
import { api } from '../lib/net/http';
import { me } from '../lib/me/me.svelte';
import { router } from '../lib/app/route.svelte';
import { prepare } from '../screens';
import { keepInvite, keepSeat } from '../lib/me/tokens';
import type { Table } from '../lib/match/table.svelte';
import { LETTER } from '../lib/match/seating';
import type { GameInfo, Letter, MatchCreated, NewMatch, ScenarioInfo, SeatInfo } from '../lib/net/wire';

/** When the dice of a match by letter fall. */
export type Throws = Letter['throws'];

/** Begin a match; by letter where a seat is a friend's, and then `throws` says when dice fall. */
export async function start(match: NewMatch, throws: Throws = 'own'): Promise<void> {
  prepare('match');
  const made = await (writes(match.players) ? byLetter(match, throws) : api.create(match));
  sit(made, match.players);
  router.go(`#/match/${made.id}`);
}

/** Somebody plays by letter. */
export const writes = (players: Record<string, string>): boolean => Object.values(players).includes(LETTER);

function byLetter({ game, scenario, players, options = {}, fleets = null, charts = '' }: NewMatch, throws: Throws) {
  const [mine = '', ...more] = Object.keys(players).filter((seat) => players[seat] !== LETTER);
  return api.byLetter.begin({ game, scenario, seats: [mine, ...more], name: me.name, options, fleets, charts, throws });
}

/** Players after somebody was chosen for a seat: friends by letter and programs do not sit at one table, and one seat is the reader's. */
export function chosenFor(players: Record<string, string>, seat: string, player: string): Record<string, string> {
  const found = { ...players, [seat]: player };
  if (player === 'human') return found;
  for (const other of Object.keys(found))
    if (player === LETTER ? found[other] !== 'human' : found[other] === LETTER) found[other] = player;
  if (player === LETTER && !Object.values(found).includes('human'))
    found[Object.keys(found).find((other) => other !== seat)!] = 'human';
  return found;
}

/** The reader on one side, a friend by letter on all others. */
export function againstFriend(seats: readonly SeatInfo[], side = seats[0]?.side): Record<string, string> {
  return Object.fromEntries(seats.map((seat) => [seat.seat, seat.side === side ? 'human' : LETTER]));
}

/** Keep the seats of a new match. */
function sit({ id, tokens }: MatchCreated, players: Record<string, string>): void {
  for (const [seat, token] of Object.entries(tokens)) {
    if (players[seat] === 'open') keepInvite(id, seat, token);
    else keepSeat(id, seat, token);
  }
}

/** Players of a new match by the seats of the old one: those at this screen stay, programs stay, everybody else comes by a new link. */
export function players(table: Table): Record<string, string> {
  const here = new Set(table.connections.map((connection) => connection.seat));
  const seats = table.welcome?.seats ?? [];
  return Object.fromEntries(
    seats.map((seat) => [
      seat.seat,
      seat.player === LETTER
        ? stand(table)
        : seat.player === 'human' || seat.player === 'open'
          ? here.has(seat.seat) || backend.alone
            ? 'human'
            : 'open'
          : seat.player,
    ]),
  );
}

/** The same with sides changed, where two seats face each other and not the same sort sits in both. */
export function swapped(table: Table): Record<string, string> | null {
  const now = Object.entries(players(table));
  const [one, two] = now;
  if (now.length !== 2 || !one || !two || one[1] === two[1]) return null;
  return { [one[0]]: two[1], [two[0]]: one[1] };
}

/** Play on from a moment of a match, in a match of its own; from the first moment on it is the same battle again. */
export async function playOn(
  table: Table,
  turn: number,
  seats: Record<string, string>,
  training = false,
  again: Record<string, string> = {},
): Promise<void> {
  const tokens = table.connections.map((connection) => connection.token).filter((token) => token !== null);
  const made = await api.fork(table.id, { turn, players: seats, tokens, training, again, key: me.key });
  sit(made, seats);
  if (Object.keys(again).length) table.talk.say(`#/match/${made.id}`);
  router.go(`#/match/${made.id}`);
}

/** Those who are not at this screen, by the open seats of a new match that stand open for them. */
function others(table: Table, seats: Record<string, string>): Record<string, string> {
  const away = (table.welcome?.seats ?? []).filter((seat) => seat.player === 'human' && !table.seats.sits(seat.seat));
  const open = Object.keys(seats).filter((seat) => seats[seat] === 'open');
  return Object.fromEntries(open.flatMap((seat, i) => (away[i] ? [[seat, away[i].seat]] : [])));
}

export const rematch = (table: Table, seats = players(table)): Promise<void> =>
  playOn(
    table,
    0,
    seats,
    (table.welcome?.training ?? false) && !Object.values(seats).includes('open'),
    others(table, seats),
  );

/** The program that takes a place that nobody else takes. */
function stand(table: Table): string {
  const programs = table.welcome?.programs ?? [];
  return programs.includes(STAND_IN) ? STAND_IN : (programs[0] ?? 'human');
}

/** Against whom one plays on from a moment: programs stay, and one takes the place of those who are not at this screen. */
export function alone(table: Table): Record<string, string> {
  const found = players(table);
  const program = stand(table);
  for (const seat of Object.keys(found)) if (found[seat] === 'open') found[seat] = program;
  if (!Object.values(found).includes('human')) found[Object.keys(found)[0]!] = 'human';
  return found;
}

/** Scenarios as they are listed: the shortest first; of the same length, the easier. */
export const inOrder = (scenarios: readonly ScenarioInfo[]): ScenarioInfo[] =>
  [...scenarios].sort((a, b) => a.minutes - b.minutes || a.difficulty - b.difficulty || a.ships - b.ships);

/** The scenario after this one, in the order of the list. */
export function next(games: readonly GameInfo[], game: string, scenario: string): string | undefined {
  const names = inOrder(games.find((one) => one.name === game)?.scenarios ?? []).map((one) => one.name);
  const at = names.indexOf(scenario);
  return at < 0 ? undefined : names[at + 1];
}

/** Where somebody who has never played begins: the scenario the game names for it, else the easiest and shortest. */
export const easiest = (game: GameInfo): ScenarioInfo | undefined =>
  game.scenarios.find((scenario) => scenario.name === game.welcome) ??
  [...game.scenarios].sort((a, b) => a.difficulty - b.difficulty || a.minutes - b.minutes || a.ships - b.ships)[0];

const longest = (game: GameInfo): number => Math.max(...game.scenarios.map((scenario) => scenario.minutes));
/** The game of *Play now*: one that names a scenario for it; else the one with the easiest scenario, and no long ones. */
export const first = (games: readonly GameInfo[]): GameInfo =>
  [...games].sort(
    (a, b) => +!a.welcome - +!b.welcome || hardness(easiest(a)) - hardness(easiest(b)) || longest(a) - longest(b),
  )[0]!;
const hardness = (scenario: ScenarioInfo | undefined) =>
  scenario ? scenario.difficulty * 1000 + scenario.minutes : Number.POSITIVE_INFINITY;

/** The level that plays where nobody has chosen one, and no scenario names another. */
const STAND_IN = 'helmsman';

/** The opponent one gets without asking for one: the level the scenario names. */
export function opponent(game: GameInfo, scenario?: Partial<Pick<ScenarioInfo, 'opponent'>>): string {
  const wanted = scenario?.opponent || STAND_IN;
  return game.players.includes(wanted) ? wanted : (game.players[0] ?? 'human');
}

/** A side that wins so much more often than the others is the easier one. */
const EASY = 0.6;
/** Fewer matches than this say nothing of that. */
const FEW = 20;

/** The side that is easier to begin with, where matches of the program against itself say so. */
export function easier({ balance }: Pick<ScenarioInfo, 'balance'>): string | undefined {
  if (!balance || balance.games < FEW) return undefined;
  return Object.keys(balance.wins).find((side) => balance.wins[side]! >= EASY * balance.games);
}

/** Me on the easier side, else in the first seat; the program in all others. */
export function againstProgram(
  game: GameInfo,
  seats: readonly SeatInfo[],
  scenario: Pick<ScenarioInfo, 'balance'> & Partial<Pick<ScenarioInfo, 'opponent'>>,
  side = easier(scenario),
): Record<string, string> {
  const mine = seats.find((seat) => seat.side === side) ?? seats[0];
  return Object.fromEntries(seats.map((seat) => [seat.seat, seat === mine ? 'human' : opponent(game, scenario)]));
}
