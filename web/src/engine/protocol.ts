/** Messages between a page and the engine in its worker. A page that is not the engine's own sends them over a broadcast channel. */

export interface Call {
  t: 'call';
  id: number;
  method: string;
  /** Path and query below `api`, as on a server. */
  address: string;
  body: string;
}
export interface Dial {
  t: 'dial';
  line: string;
  match: string;
  protocols: string[];
}
export interface Say {
  t: 'say';
  line: string;
  text: string;
}
export interface HangUp {
  t: 'hang-up';
  line: string;
}
export type ToEngine = Call | Dial | Say | HangUp;

export interface Reply {
  t: 'reply';
  id: number;
  status: number;
  media: string;
  name: string;
  body: string;
}
export interface Heard {
  t: 'heard';
  line: string;
  text: string;
}
export interface Closed {
  t: 'closed';
  line: string;
  code: number;
}
/** How far the engine has come, from 0 to 1; at 1 it answers. */
export interface Progress {
  t: 'progress';
  done: number;
}
/** Whether matches are kept by this browser. */
export interface Keeping {
  t: 'keeping';
  kept: 'yes' | 'full' | 'forbidden';
}
export interface Broken {
  t: 'broken';
  why: string;
}
export type FromEngine = Reply | Heard | Closed | Progress | Keeping | Broken;

/** First message to a worker: where the files of the engine are. */
export interface Start {
  t: 'start';
  /** Address of the folder of the page. */
  base: string;
  /** Name of the bundle of Python files. */
  bundle: string;
}
