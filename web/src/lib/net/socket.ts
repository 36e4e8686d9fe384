/**
 * Socket of one seat at one match, opened again when it breaks.
 *
 * An answer is remembered until the server has moved on from the state it was given for. If the connection breaks in
 * between, the first message of the next one (`welcome`) tells whether it arrived; if not it is sent again. The number
 * it carries makes that safe: the server takes an answer for one state once.
 *
 * A line may also be dead though nobody has said so (a laptop that slept, a network that changed). If an answer gets no
 * reply for too long, the player is told and the socket is opened again.
 */
import { backend } from './backend';
import type { ClientMessage, ServerMessage } from './wire';

export type Status = 'connecting' | 'open' | 'slow' | 'lost' | 'gone';

export interface Handlers {
  message: (message: ServerMessage) => void;
  status: (status: Status) => void;
}

export type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>;
/** Opens a line to a match, with these subprotocols. */
export type Dial = (match: string, protocols: string[]) => Socket;

const OPEN = 1;
const FINAL = new Set(['not-found', 'forbidden']);
/** Closing codes of a player who was shut out, and of a match that was removed: nobody dials again. */
const ENDED = new Set([4403, 4404]);
/** Messages that a state with another number answers. */
const NUMBERED = new Set<ClientMessage['t']>(['answer', 'undo', 'redo', 'route']);
/** Milliseconds without word of an answer: then it is told, and then the line is dialled anew. */
const SLOW = 2500;
const DEAD = 8000;

/** Tries that have failed, as far as a server without room is concerned: the next one comes after eight seconds. */
const LATER = 5;

/** Milliseconds before the next try: quick at first, never longer than eight seconds. */
export const backoff = (tries: number) => Math.min(250 * 2 ** tries, 8000);

/** A name in letters that may stand in the head of a request. */
export const hex = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class SeatSocket {
  private socket: Socket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pending: (ClientMessage & { number: number }) | null = null;
  private waiting: ClientMessage[] = [];
  private doubt: ReturnType<typeof setTimeout> | undefined;
  /** The number of an answer that has been sent over two lines: one of them is late, and that is nobody's fault. */
  private doubled: number | null = null;
  private slow = false;
  private welcomed = false;
  private closed = false;

  constructor(
    private match: string,
    private on: Handlers,
    private dial: Dial = (match, protocols) => backend.dial(match, protocols),
    /** Credentials of the connection: the token of a seat, or the key of a person and one of their seats; without them, one watches. */
    private shown: { token?: string | null; key?: string; seat?: string } = {},
  ) {
    this.connect();
  }

  /** Send now, or as soon as the connection is back. */
  send(message: ClientMessage): void {
    if (NUMBERED.has(message.t)) this.pending = message as ClientMessage & { number: number };
    if (this.welcomed && this.socket?.readyState === OPEN) {
      this.socket.send(JSON.stringify(message));
      if (this.pending === message) this.wonder();
    } else if (this.pending !== message) this.waiting.push(message);
  }

  /** Try again at once, for instance because the network is back. */
  retry(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Leave a line that may be dead, and take a new one. */
  redial(): void {
    if (this.closed) return;
    if (this.socket) {
      this.socket.onmessage = this.socket.onclose = null;
      this.socket.close();
      this.socket = null;
      if (this.welcomed) this.on.status('lost');
    }
    this.settle();
    this.retry();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.settle();
    this.socket?.close();
  }

  private connect(): void {
    const { token, key, seat } = this.shown;
    const said = [token ? `token.${token}` : '', key ? `key.${key}` : '', seat ? `seat.${hex(seat)}` : ''];
    const socket = this.dial(this.match, ['naumachia', ...said.filter((word) => word)]);
    this.socket = socket;
    this.welcomed = false;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lost(event.code);
  }

  private receive(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.welcomed = true;
      this.tries = 0;
      this.on.status('open');
    }
    if (message.t === 'welcome' || message.t === 'update') {
      if (this.pending && message.view.number !== this.pending.number) this.pending = null;
      if (!this.pending) this.settle();
    }
    // the board has changed under a question the page asked by itself: there is nothing to tell, and no answer of mine is settled
    if (message.t === 'problem' && message.message.key === 'stale-question') return;
    if (message.t === 'problem') {
      if (this.welcomed) this.pending = null; // who was not let in has still to say it
      this.settle();
      if (message.code === 'stale' && this.doubled !== null && message.number !== this.doubled) {
        this.doubled = null;
        return;
      }
      if (message.code === 'unavailable') this.tries = LATER;
      if (!this.welcomed && FINAL.has(message.code)) {
        this.closed = true;
        this.on.status('gone');
      }
    }
    this.on.message(message);
    if (message.t === 'welcome') this.catchUp();
  }

  private catchUp(): void {
    const late = [...(this.pending ? [this.pending] : []), ...this.waiting];
    this.waiting = [];
    this.doubled = this.pending?.number ?? null;
    if (this.pending) this.wonder();
    for (const message of late) this.socket?.send(JSON.stringify(message));
  }

  private wonder(): void {
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => {
      this.slow = true;
      this.on.status('slow');
      this.doubt = setTimeout(() => this.redial(), DEAD - SLOW);
    }, SLOW);
  }

  /** Nothing is waited for any longer. */
  private settle(): void {
    clearTimeout(this.doubt);
    if (this.slow && this.socket) this.on.status('open');
    this.slow = false;
  }

  private lost(code: number): void {
    this.socket = null;
    this.settle();
    if (this.closed) return;
    if (ENDED.has(code)) {
      this.closed = true;
      this.on.status('gone');
      return;
    }
    this.on.status(this.tries === 0 && !this.welcomed ? 'connecting' : 'lost');
    this.timer = setTimeout(() => this.connect(), backoff(this.tries++));
  }
}
