/** Record sheets of ships: the boxes of each track, and what has changed since an earlier moment. */
import type { Piece, Scene, Track } from '../net/wire';

export interface Box {
  /** Struck out, or filled with harm. */
  marked: boolean;
  /** It was not so before. */
  fresh: boolean;
  /** Content of the box. */
  name: Track['part'] | number | null;
  /** Printed on every sheet; this ship has not got it. */
  barred?: boolean;
  /** Something comes down here. */
  falls?: boolean;
}
export interface Part {
  name: string;
  tracks: Track[];
}
type Phrase = (message: Track['part']) => string;

/** The tracks under their headings. */
export function partsOf(record: readonly Track[], phrase: Phrase): Part[] {
  const found: Part[] = [];
  for (const track of record) {
    const name = phrase(track.part);
    if (found.at(-1)?.name === name) found.at(-1)!.tracks.push(track);
    else found.push({ name, tracks: [track] });
  }
  return found;
}

/** How many boxes of a track have been marked, or have been restored, since before. */
export function change(track: Track, before: Track | null | undefined): number {
  if (!before || track.kind === 'strip') return 0;
  if (track.kind === 'markers') return (track.names?.length ?? 0) - (before.names?.length ?? 0);
  return (track.marked ?? 0) - (before.marked ?? 0);
}

/** Harm that grows is written as more of it, a supply that shrinks as less. */
export function signed(track: Track, grown: number): string {
  return (grown > 0 === (track.kind === 'harm' || track.kind === 'markers') ? '+' : '−') + Math.abs(grown);
}

/** A track with more boxes than fit beside its label. */
export const wide = (track: Track): boolean => track.kind === 'harm' && (track.boxes ?? 0) + (track.barred ?? 0) > 12;

export function boxes(track: Track, before?: Track | null): Box[] {
  if (track.kind === 'markers') return lying(track, before);
  const count = track.boxes ?? 0;
  const marked = track.marked ?? 0;
  const grown = change(track, before);
  const own = Array.from({ length: count }, (_, i): Box => {
    const name = track.names?.[i] ?? (track.kind === 'scale' ? i + 1 : null);
    if (track.kind === 'strip') return { marked: i + 1 === marked, fresh: false, name };
    const place = track.kind === 'harm' ? i : count - 1 - i;
    const [low, high] = grown >= 0 ? [marked - grown, marked] : [marked, marked - grown];
    const box: Box = { marked: place < marked, fresh: grown !== 0 && place >= low && place < high, name };
    return track.falls?.includes(i + 1) ? { ...box, falls: true } : box;
  });
  const barred = Array.from({ length: track.barred ?? 0 }, (_, i): Box => {
    return { marked: false, fresh: false, name: track.names?.[count + i] ?? null, barred: true };
  });
  return [...own, ...barred];
}

/** The markers that lie there; one that did not lie there before is new. */
function lying(track: Track, before?: Track | null): Box[] {
  const old = (before?.names ?? []).map((name) => JSON.stringify(name));
  return (track.names ?? []).map((name): Box => {
    const place = old.indexOf(JSON.stringify(name));
    if (place >= 0) old.splice(place, 1);
    return { marked: true, fresh: !!before && place < 0, name };
  });
}

/** The track of the same name on the sheet of the same ship before. */
export function trackBefore(scene: Scene | null, piece: Piece, track: Track): Track | null {
  const then = scene?.pieces.find((one) => one.id === piece.id);
  return then?.record.find((one) => one.label.key === track.label.key) ?? null;
}

/** Changes of a sheet, a phrase for each track: "Hull +3". */
export function news(scene: Scene | null, piece: Piece, phrase: Phrase): string[] {
  return piece.record.flatMap((track) => {
    const grown = change(track, trackBefore(scene, piece, track));
    return grown ? [`${phrase(track.label)} ${signed(track, grown)}`] : [];
  });
}
