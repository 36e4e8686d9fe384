/** The screen, from the part of the address behind the #. The server never sees it, so tokens in it stay here. */
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string; scenario: string; letter: boolean }
  | { screen: 'fleets'; game: string }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'lessons'; game: string }
  | { screen: 'glossary' }
  | { screen: 'about' }
  | { screen: 'host' }
  | { screen: 'letter'; text: string }
  | { screen: 'letters'; confirm: string | null; stop: string | null }
  | { screen: 'me'; key: string | null }
  | { screen: 'report'; id: string }
  | { screen: 'shelf' }
  | { screen: 'match'; id: string; token: string | null; at?: number };

/** A link that was cut off or garbled on its way leads to something that is not there, and that can be said. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Before the text of a letter in a link. */
const LETTER = /^#?letter=/;

export function parse(hash: string): Route {
  if (LETTER.test(hash)) return { screen: 'letter', text: hash.replace(/^#/, '') };
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [screen, one, two, three] = path.split('/').map(decoded);
  if (screen === 'match' && one) {
    const said = new URLSearchParams(query);
    const at = said.get('at') ?? '';
    return { screen, id: one, token: said.get('token'), ...(/^\d{1,6}$/.test(at) ? { at: +at } : {}) };
  }
  if (screen === 'report' && one) return { screen, id: one };
  if (screen === 'new' && one && two) return { screen, game: one, scenario: two, letter: three === 'letter' };
  if (screen === 'rules' && one) return { screen, game: one, rule: two ?? '' };
  if (screen === 'about' || screen === 'glossary' || screen === 'host' || screen === 'shelf') return { screen };
  if (screen === 'letter') return { screen, text: '' };
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
  /** Go there anew, also from the same address. */
  show(hash: string): void {
    history.pushState(null, '', hash);
    this.follow();
  }
  /** Go there in place of the address of now: the way back does not lead here again. */
  instead(hash: string): void {
    history.replaceState(null, '', hash);
    this.follow();
  }
}

export const router = new Router();
