/** The seats this browser holds, and the invitations it may still pass on. */
import { read, write } from '../app/storage';
import { secret } from './me.svelte';

type Held = Record<string, Record<string, string>>;

function held(name: string): Held {
  try {
    const found: unknown = JSON.parse(read(name) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Held) : {};
  } catch {
    return {};
  }
}

const SEATS = 'naumachia.seats';
const INVITES = 'naumachia.invites';

/** Seat to token, for one match. */
export const seatsOf = (match: string): Record<string, string> => held(SEATS)[match] ?? {};
export const invitesOf = (match: string): Record<string, string> => held(INVITES)[match] ?? {};
export const allSeats = (): Held => held(SEATS);

const keep = (name: string, match: string, seat: string, token: string) => {
  const all = held(name);
  write(name, JSON.stringify({ ...all, [match]: { ...all[match], [seat]: token } }));
};
export const keepSeat = (match: string, seat: string, token: string) => keep(SEATS, match, seat, token);
export const keepInvite = (match: string, seat: string, token: string) => keep(INVITES, match, seat, token);

const TAKING = 'naumachia.taking';
/** The token this browser brings to an invitation; the same if it asks again because no answer came. */
export function tokenFor(invitation: string): string {
  const found = held(TAKING)['']?.[invitation] ?? secret();
  write(TAKING, JSON.stringify({ '': { [invitation]: found } }));
  return found;
}

export const forgetToken = (): void => write(TAKING, '{}');

/** Forget a match: it is no longer listed here. The match itself stays. */
export function forget(match: string): void {
  for (const name of [SEATS, INVITES]) {
    const { [match]: _, ...rest } = held(name);
    write(name, JSON.stringify(rest));
  }
}

/** For the server's list: one token a match and call, so that several seats of one match need several calls. */
export function layers(): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  for (const [match, seats] of Object.entries(allSeats()))
    Object.values(seats).forEach((token, i) => ((found[i] ??= {})[match] = token));
  return found;
}
