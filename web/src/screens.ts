/** The screens of the page. Each has a script of its own, fetched when it is first shown. */
import type { Component } from 'svelte';
import type { Route } from './lib/app/route.svelte';

type Screen = Component<Record<string, unknown>>;
interface Shown {
  name: Route['screen'];
  Screen: Screen;
  /** Another key is another screen of the same kind. */
  key: string;
  props: object;
}

const SCREENS: Record<Route['screen'], () => Promise<{ default: unknown }>> = {
  home: () => import('./home/Home.svelte'),
  new: () => import('./home/setup/Setup.svelte'),
  fleets: () => import('./home/fleets/Fleets.svelte'),
  rules: () => import('./home/pages/RulesPage.svelte'),
  lessons: () => import('./lesson/Lessons.svelte'),
  glossary: () => import('./glossary/GlossaryPage.svelte'),
  host: () => import('./host/HostPage.svelte'),
  report: () => import('./report/ReportPage.svelte'),
  shelf: () => import('./shelf/ShelfPage.svelte'),
  about: () => import('./home/pages/About.svelte'),
  letter: () => import('./letters/OpenLetter.svelte'),
  letters: () => import('./home/pages/MailLink.svelte'),
  me: () => import('./home/pages/Device.svelte'),
  match: () => import('./panel/EnterMatch.svelte'),
};
let visits = 0;

/** Fetch the script of a screen before it is needed. */
export function prepare(screen: Route['screen']): void {
  SCREENS[screen]().catch(() => undefined); // what fails now is told when it is needed
}

export async function screenOf(route: Route): Promise<Shown> {
  const { default: Screen } = await SCREENS[route.screen]();
  const { screen: name, ...props } = route;
  return { name, Screen: Screen as Screen, key: keyOf(route), props };
}

function keyOf(route: Route): string {
  switch (route.screen) {
    case 'match': // a spectator may be sent a link to a seat
      return `${route.id} ${route.token ?? ''} ${route.at ?? ''}`;
    case 'new':
      return `${route.game}/${route.scenario}/${route.letter}`;
    case 'fleets':
    case 'lessons':
    case 'rules':
      return route.game;
    case 'report':
      return route.id;
    case 'letter':
    case 'letters':
    case 'me': // the same link once more is another letter
      return String(visits++);
    default:
      return '';
  }
}
