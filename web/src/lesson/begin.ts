/** Begin a lesson: a match of its own, whose seat this browser keeps until the next lesson begins. */
import { prepare } from '../screens';
import { read, write } from '../lib/app/storage';
import { router } from '../lib/app/route.svelte';
import { forget, keepSeat, seatsOf } from '../lib/me/tokens';
import { api } from '../lib/net/http';

const LAST = 'naumachia.lessons.match';

export async function begin(game: string, lesson: string): Promise<void> {
  prepare('match');
  const { id, tokens } = await api.teach({ game, lesson });
  for (const [seat, token] of Object.entries(tokens)) keepSeat(id, seat, token);
  const last = read(LAST);
  write(LAST, id);
  router.go(`#/match/${id}`);
  if (last) leave(last);
}

/** Delete the match of a lesson that is left behind: nobody plays on in it. */
function leave(match: string): void {
  const tokens = Object.values(seatsOf(match));
  forget(match);
  if (tokens.length) void api.remove(match, tokens).catch(() => undefined);
}
