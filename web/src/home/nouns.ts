/** Words of a game for its pieces and scenarios; words that suit any game where it has none. */
import { i18n, t } from '../lib/app/i18n.svelte';
import type { GameInfo } from '../lib/net/wire';

type Noun = 'piece' | 'battle';

/** The nouns of a game in the reader's language. */
export function nouns(game: GameInfo): Record<Noun | `${Noun}s`, string> {
  return (
    game.nouns?.[i18n.lang] ?? {
      piece: t('page-piece'),
      pieces: t('page-pieces'),
      battle: t('page-battle'),
      battles: t('page-battles'),
    }
  );
}

/** So many pieces, or so many scenarios: "2 boats", "1 race". */
export function counted(game: GameInfo, noun: Noun, count: number): string {
  const words = nouns(game);
  return t('page-counted', { count, one: words[noun], many: words[`${noun}s`] });
}
