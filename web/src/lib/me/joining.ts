/** Taking an open seat: by the invitation of a link, or by a code that somebody has read aloud. */
import { api } from '../net/http';
import { me } from './me.svelte';
import { forgetToken, keepSeat, seatsOf, tokenFor } from './tokens';

async function take(
  said: { match?: string; invitation?: string; code?: string; seat?: string },
  name: string,
): Promise<string> {
  const mark = said.invitation ?? said.code ?? `${said.match} ${said.seat}`;
  const token = tokenFor(mark);
  const taken = await api.accept({ ...said, token, key: me.key, name });
  keepSeat(taken.match, taken.seat, token);
  forgetToken();
  return taken.match;
}

/** Whether what a link holds is the key of a seat already: then there is nothing to exchange. */
export async function opens(match: string, token: string): Promise<boolean> {
  if (Object.values(seatsOf(match)).includes(token)) return true;
  const [found] = await api.list({ [match]: token });
  return found?.seats.some((one) => one.seat === found.seat && one.player !== 'open') ?? false;
}

export const byLink = (match: string, invitation: string): Promise<string> => take({ match, invitation }, me.name);

export const byCode = (code: string): Promise<string> =>
  // nothing that could be a letter is a mistyped code as well, and the server says so
  take({ code: code.toUpperCase().replace(/[^A-Z\d]/g, '') || '-' }, me.name);

/** An open seat of a match in the lobby. */
export const fromLobby = (match: string, seat: string): Promise<string> => take({ match, seat }, me.name);
