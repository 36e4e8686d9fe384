/** All that the board is told: what there is to see, what may be done, in what words, and whom to tell of it. */
import type { Snippet } from 'svelte';
import type { Bank } from '../lib/film/gunnery';
import type { Sketch } from '../lib/orders/plots';
import type {
  Board,
  Chance,
  LogLine,
  Option,
  Piece,
  Prospects,
  Reading,
  Sayable,
  Scene,
  Shape,
  There,
  Threat,
  Zone,
} from '../lib/net/wire';
import type { Hand } from '../plane/hand.svelte';
import type { Task } from '../plane/poses';

export interface Given {
  board: Board;
  scene: Scene;
  sides: string[];
  options: Option[];
  /** The ship whose turn it is: options about itself are not clicked on itself. */
  acting: string;
  hot: Option | null;
  picked: string | null;
  pointed: string;
  /** Ships whose orders are being written: their numbers are to be read from afar. */
  named: readonly string[];
  /** The group in hand. */
  band: string;
  /** Ships to bring into sight; a new object for every wish. */
  sight: { ships: string[] } | null;
  /** Last events; the board turns to them. */
  news: readonly LogLine[];
  /** The hexes about the picked ship. */
  zones: Zone[];
  /** Shapes of the rules on the plane: those that lie there, and those about the selected ship. */
  shapes: Shape[];
  /** Notes beside other ships while one is selected. */
  readings: readonly Reading[];
  /** Smoke that hangs. */
  smoke: readonly Bank[];
  /** Pieces that may be dragged on the plane. */
  hand: Hand | null;
  handLabel: (task: Task) => string;
  phrase: (what: Sayable) => string;
  /** Meaning of a colour of those hexes. */
  legend: (tone: string) => string;
  shipLabel: (piece: Piece) => string;
  optionLabel: (option: Option) => string;
  tip: Snippet<[Option, boolean]>;
  shipTip: Snippet<[Piece]>;
  /** Before one commits: where the ship in hand can come to rest, and whom it can strike. */
  prospects: Prospects | null;
  aim: string | null;
  /** Why the ship cannot go where the reader has clicked. */
  there: There | null;
  thereTip: Snippet<[There]>;
  /** Threats of the enemy. */
  threats: Threat[];
  threatLabel: (threat: Threat) => string;
  strikeLabel: (strike: Chance) => string;
  onaim: (cell: string | null) => void;
  onway: (answers: string[]) => void;
  onstrike: (strike: Chance) => void;
  onthere: (q: number, r: number) => void;
  onpick: (ship: string) => void;
  /** Sketch on the board while orders are written, and the meetings when they were carried out. */
  sketch: Sketch | null;
  onpoint: (option: Option | null) => void;
  onplay: (option: Option) => void;
  /** Sentences stand over so many pixels of the upper part of the board. */
  captioned: number;
  /** The film is to be over. */
  onskip: () => void;
}
