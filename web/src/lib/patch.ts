/** Scenes that come in part. */
import type { Scene } from './wire';

/** A scene with the pieces of the one before where it brings none of its own. */
export function patched(before: Scene, news: Scene): Scene {
  const fresh = new Map(news.pieces.map((piece) => [piece.id, piece]));
  return { ...news, pieces: before.pieces.map((piece) => fresh.get(piece.id) ?? piece) };
}
