/** Where the eye of the board goes by itself: to what is to be decided, to what happens, to the ship in hand. */
import { untrack } from 'svelte';
import type { Board, LogLine, Piece } from '../../lib/net/wire';
import type { Camera } from './camera.svelte';

/** So many pixels long a ship must be for its moves to be clicked. */
const PLOT = 62;

/** State of the board; read anew whenever it changes. */
interface Seen {
  board: () => Board;
  afloat: () => Piece[];
  /** The ship whose moves are being plotted. */
  hand: () => string;
  /** Ships to bring into sight; a new object for every wish. */
  sight: () => { ships: string[]; close?: boolean } | null;
  /** There is something to decide on the board; a new object whenever that is something else. */
  deciding: () => object | null;
  news: () => readonly LogLine[];
  /** Turn to what is to be decided. */
  attend: () => void;
}

/** Call while a board is being set up. */
export function attention(camera: Camera, seen: Seen): void {
  let near = '';
  $effect(() => {
    void [camera.width, camera.height, seen.board()];
    untrack(() => camera.settle());
  });
  $effect(() => {
    void seen.afloat().length; // others have come into sight
    if (seen.board().measure) untrack(() => camera.settle());
  });
  // moves are clicked: a ship that is plotted for is seen from near enough
  $effect(() => {
    const hand = seen.hand();
    untrack(() => {
      const piece = hand === near ? null : seen.afloat().find((one) => one.id === hand);
      if (piece && piece.length * camera.view.k < PLOT) camera.gaze([hand]);
      near = hand;
    });
  });
  $effect(() => {
    const sight = seen.sight();
    if (sight) untrack(() => camera.gaze(sight.ships, sight.close));
  });
  // a blow is looked at before what is to be decided after it, also one of the reader's own
  const struck = $derived(seen.news().some((line) => line.blow));
  $effect(() => {
    if (seen.deciding() && !struck) untrack(() => camera.follow && seen.attend());
  });
  $effect(() => {
    const news = seen.news();
    if (news.length && (struck || !seen.deciding())) untrack(() => camera.follow && camera.turn(news));
  });
}
