/** Scenes that come in part. */
import type { Scene } from './wire';

/** A row with what is new in the place of what was there by the same name. */
function mended<T>(before: T[], news: T[], name: (one: T) => string): T[] {
  if (!news.length) return before;
  const fresh = new Map(news.map((one) => [name(one), one]));
  return before.map((one) => fresh.get(name(one)) ?? one);
}

/** A scene that brings everything but those of its pieces that are as in another. */
export const filled = (before: Scene, news: Scene): Scene => ({
  ...news,
  pieces: mended(before.pieces, news.pieces, (piece) => piece.id),
});

/** A scene with the pieces, groups and sides of the one before where it brings none of its own. */
export function patched(before: Scene, news: Scene): Scene {
  return {
    ...news,
    pieces: mended(before.pieces, news.pieces, (piece) => piece.id),
    groups: mended(before.groups, news.groups, (group) => group.id),
    sides: mended(before.sides, news.sides, (side) => side.seat),
  };
}
