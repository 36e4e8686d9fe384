/** Messages between a page and the engine in its worker. */
import type { EngineFiles } from './files';

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
/** Have the engine here, though another tab has it. */
export interface TakeOver {
  t: 'take-over';
}

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
/** Whether matches are kept by this browser; `elsewhere`: another tab keeps them now. */
export interface Keeping {
  t: 'keeping';
  kept: 'yes' | 'full' | 'forbidden' | 'elsewhere';
}
/** The engine is in another tab, and that tab has not answered for a while, or answers again. */
export interface Silent {
  t: 'silent';
  silent: boolean;
}
/** Another tab has taken the engine over: this worker has ended. */
export interface Taken {
  t: 'taken';
}
export interface Broken {
  t: 'broken';
  why: string;
}
/** Answers to a page, wherever the engine is. */
export type Answer = Reply | Heard | Closed;
export type FromEngine = Answer | Progress | Keeping | Silent | Taken | Broken;

/** First message to a worker: where the files of the engine are. */
export interface Start {
  t: 'start';
  /** Address of the folder of the page. */
  base: string;
  files: EngineFiles;
}
