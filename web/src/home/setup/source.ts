import { i18n } from '../../lib/app/i18n.svelte';
import type { ScenarioInfo } from '../../lib/net/wire';

/** Where the numbers of a battle come from, in the reader's language where the game has the words. */
export function from(scenario: ScenarioInfo, game: string): string {
  const key = 'because-' + scenario.name;
  return i18n.knows(key, game) ? i18n.phrase(key, {}, game) : scenario.because;
}
