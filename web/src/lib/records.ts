/** Drawn record sheets: the boxes of a track, and what has changed on it since a moment before. */
import type { Piece, Scene, Track } from './wire';

export interface Box {
  /** Struck out, or filled with harm. */
  marked: boolean;
  /** It was not so before. */
  fresh: boolean;
  /** What stands in it. */
  name: Track['part'] | number | null;
}

/** How many boxes of a track have been marked, or have been restored, since before. */
export function change(track: Track, before: Track | null | undefined): number {
  if (!before || track.kind === 'strip') return 0;
  return (track.marked ?? 0) - (before.marked ?? 0);
}

export function boxes(track: Track, before?: Track | null): Box[] {
  const count = track.boxes ?? 0;
  const marked = track.marked ?? 0;
  const grown = change(track, before);
  return Array.from({ length: count }, (_, i): Box => {
    const name = track.names?.[i] ?? (track.kind === 'scale' ? i + 1 : null);
    if (track.kind === 'strip') return { marked: i + 1 === marked, fresh: false, name };
    const place = track.kind === 'harm' ? i : count - 1 - i;
    const [low, high] = grown >= 0 ? [marked - grown, marked] : [marked, marked - grown];
    return { marked: place < marked, fresh: grown !== 0 && place >= low && place < high, name };
  });
}

/** The track of the same name on the sheet of the same ship before. */
export function trackBefore(scene: Scene | null, piece: Piece, track: Track): Track | null {
  const then = scene?.pieces.find((one) => one.id === piece.id);
  return then?.record.find((one) => one.label.key === track.label.key) ?? null;
}
