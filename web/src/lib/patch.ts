/** Scenes that come in part. */
import type { Piece, Scene } from './wire';

/** A row with what is new in the place of what was there by the same name. */
function mended<T>(before: T[], news: T[], name: (one: T) => string): T[] {
  if (!news.length) return before;
  const fresh = new Map(news.map((one) => [name(one), one]));
  return before.map((one) => fresh.get(name(one)) ?? one);
}

/** Pieces likewise; the record sheet of a piece comes only when it has changed. */
function mendedPieces(before: Piece[], news: Piece[]): Piece[] {
  const sheets = new Map(before.map((piece) => [piece.id, piece.record]));
  const whole = news.map((piece) => (piece.record.length ? piece : { ...piece, record: sheets.get(piece.id) ?? [] }));
  return mended(before, whole, (piece) => piece.id);
}

/** A scene that brings everything but those of its pieces that are as in another. */
export const filled = (before: Scene, news: Scene): Scene => ({
  ...news,
  pieces: mendedPieces(before.pieces, news.pieces),
});

/** A scene with the pieces, groups and sides of the one before where it brings none of its own. */
export function patched(before: Scene, news: Scene): Scene {
  return {
    ...news,
    pieces: mendedPieces(before.pieces, news.pieces),
    groups: mended(before.groups, news.groups, (group) => group.id),
    sides: mended(before.sides, news.sides, (side) => side.seat),
  };
}
