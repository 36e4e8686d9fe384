/**
 * One socket to one seat of one match, that heals itself.
 *
 * An answer is remembered until the server has moved on from the state it was given for. If the connection breaks in
 * between, the first message of the next one (`welcome`) tells whether it arrived; if not it is sent again. The number
 * it carries makes that safe: the server takes an answer for one state once.
 */
import type { ClientMessage, ServerMessage } from './wire';

export type Status = 'connecting' | 'open' | 'lost' | 'gone';

export interface Handlers {
  message: (message: ServerMessage) => void;
  status: (status: Status) => void;
}

type Socket = Pick<WebSocket, 'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose'>;
export type Dial = (address: string, protocols: string[]) => Socket;

const OPEN = 1;
const FINAL = new Set(['not-found', 'forbidden']);

/** Milliseconds before the next try: quick at first, never longer than eight seconds. */
export const backoff = (tries: number) => Math.min(250 * 2 ** tries, 8000);

/** A name in letters that may stand in the head of a request. */
export const hex = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class Link {
  private socket: Socket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pending: (ClientMessage & { number: number }) | null = null;
  private waiting: ClientMessage[] = [];
  private welcomed = false;
  private closed = false;

  constructor(
    private address: string,
    private on: Handlers,
    private dial: Dial = (address, protocols) => new WebSocket(address, protocols),
    /** What is shown at the door: the token of a seat, the key of a person and the seat wanted of his; without, one watches. */
    private shown: { token?: string | null; key?: string; seat?: string } = {},
  ) {
    this.connect();
  }

  /** Send now, or as soon as the connection is back. */
  send(message: ClientMessage): void {
    if (message.t === 'answer' || message.t === 'undo' || message.t === 'redo') this.pending = message;
    if (this.welcomed && this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
    else if (this.pending !== message) this.waiting.push(message);
  }

  /** Try again at once, for instance because the network is back. */
  retry(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const { token, key, seat } = this.shown;
    const said = [token ? `token.${token}` : '', key ? `key.${key}` : '', seat ? `seat.${hex(seat)}` : ''];
    const socket = this.dial(this.address, ['naumachia', ...said.filter((word) => word)]);
    this.socket = socket;
    this.welcomed = false;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private receive(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.welcomed = true;
      this.tries = 0;
      this.on.status('open');
    }
    if (message.t === 'welcome' || message.t === 'update') {
      if (this.pending && message.view.number !== this.pending.number) this.pending = null;
    }
    if (message.t === 'problem') {
      this.pending = null;
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
    for (const message of late) this.socket?.send(JSON.stringify(message));
  }

  private lost(): void {
    this.socket = null;
    if (this.closed) return;
    this.on.status(this.tries === 0 && !this.welcomed ? 'connecting' : 'lost');
    this.timer = setTimeout(() => this.connect(), backoff(this.tries++));
  }
}
