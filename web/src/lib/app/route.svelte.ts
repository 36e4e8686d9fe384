/** The screen, from the part of the address behind the #. The server never sees it, so tokens in it stay here. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string; scenario: string }
  | { screen: 'fleets'; game: string }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'lessons'; game: string }
  | { screen: 'about' }
  | { screen: 'letters'; confirm: string | null; stop: string | null }
  | { screen: 'me'; key: string | null }
  | { screen: 'match'; id: string; token: string | null };

/** A link that was cut off or garbled on its way leads to something that is not there, and that can be said. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [screen, one, two] = path.split('/').map(decoded);
  if (screen === 'match' && one) return { screen, id: one, token: new URLSearchParams(query).get('token') };
  if (screen === 'new' && one && two) return { screen, game: one, scenario: two };
  if (screen === 'rules' && one) return { screen, game: one, rule: two ?? '' };
  if (screen === 'about') return { screen };
  if (screen === 'letters') {
    const said = new URLSearchParams(query);
    return { screen, confirm: said.get('confirm'), stop: said.get('stop') };
  }
  if (screen === 'me') return { screen, key: new URLSearchParams(query).get('key') };
  if (screen === 'lessons' && one) return { screen, game: one };
  if (screen === 'fleets' && one) return { screen, game: one };
  return { screen: 'home' };
}

class Router {
  now = $state.raw<Route>(parse(globalThis.location?.hash ?? ''));
  follow = (): void => {
    this.now = parse(location.hash);
  };
  go(hash: string): void {
    location.hash = hash;
  }
}

export const router = new Router();
