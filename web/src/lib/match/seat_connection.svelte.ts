/** The connection of one seat, or of a spectator: its socket, and the view, log and draft that belong to it. */
import { draftOf, keepDraft } from '../orders/draft_orders';
import { me } from '../me/me.svelte';
import { SeatSocket, type Status } from '../net/socket';
import { patched } from '../net/patch';
import { DiceWords } from '../dice/dice_words';
import type { ClientMessage, Letter, LogLine, News, Problem, ServerMessage, View, Welcome } from '../net/wire';

/** Identity of the question: another sheet is another question. */
const form = (view: View): string => JSON.stringify([view.ask?.key, view.ask?.args, view.ask?.sheet]);

export class SeatConnection {
  welcome = $state.raw<Welcome | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The standing of a match by letter. */
  letter = $state.raw<Letter | null>(null);
  status = $state<Status>('connecting');
  /** Why there is no seat for us here, once that is known. */
  refused = $state.raw<Problem | null>(null);
  /** Orders being written: each line that was touched, until the server has the sheet. */
  draft = $state.raw<Record<string, string>>({});
  private sent: { number: number; form: string } | null = null;
  private link: SeatSocket;
  private words: DiceWords;

  constructor(
    private match: string,
    readonly token: string | null,
    /** Told of every message, and of the log lines that are new with it; null when this does not follow what was shown. */
    private heard: (connection: SeatConnection, message: ServerMessage, fresh: LogLine[] | null) => void,
    /** The seat wanted of those that are one's own by key. */
    readonly wanted = '',
  ) {
    this.words = new DiceWords(match, (message) => this.link.send(message));
    const on = {
      message: (message: ServerMessage) => this.receive(message),
      status: (status: Status) => (this.status = status),
    };
    this.link = new SeatSocket(match, on, undefined, { token, key: me.key, seat: wanted });
  }

  get seat(): string | null {
    return this.welcome?.mine ?? null;
  }

  /** The match waits for this seat. Dice that are typed in are anybody's who has a seat. */
  get mayAnswer(): boolean {
    const ask = this.view?.ask;
    if (!ask || this.seat === null || (this.letter && this.letter.turn !== 'answer')) return false;
    // dice of a match by letter fall when the friend opens it
    const typed = ask.kind === 'roll' && this.welcome?.dice?.kind !== 'letter';
    return typed || ask.seats.includes(this.seat);
  }

  write(line: string, order: string): void {
    this.draft = { ...this.draft, [line]: order };
    this.keep();
  }

  /** Written text outlives a reload. */
  private keep(): void {
    if (this.view) keepDraft(`${this.match}/${this.seat}`, form(this.view), this.draft);
  }

  send(message: ClientMessage): void {
    if (message.t === 'answer' && this.view?.ask?.sheet?.length)
      this.sent = { number: message.number, form: form(this.view) };
    this.link.send(message);
  }

  retry(): void {
    this.link.retry();
  }

  redial(): void {
    this.link.redial();
  }

  close(): void {
    this.link.close();
  }

  private receive(message: ServerMessage): void {
    let fresh: LogLine[] | null = [];
    if (message.t === 'welcome') {
      this.welcome = message;
      fresh = this.take(message.view);
      if (!message.view.outcome) this.words.greet(message.mine, message.dice);
    } else if (message.t === 'ask-word') {
      this.words.give(this.seat, message);
    } else if (message.t === 'letter') {
      this.letter = message;
    } else if (message.t === 'dice' && this.welcome) {
      this.welcome = { ...this.welcome, dice: message.dice };
    } else if (message.t === 'update') {
      fresh = this.take(message.view);
    } else if (message.t === 'presence' && this.welcome) {
      this.welcome = { ...this.welcome, seats: message.seats, watchers: message.watchers };
    } else if (message.t === 'problem') {
      this.refused = message; // told where the line ends with it
      this.sent = null;
    }
    this.heard(this, message, fresh);
  }

  /** The draft has done its work: the sheet is in, or there is nothing left to write. */
  private tear(): void {
    this.draft = {};
    this.sent = null;
    keepDraft(`${this.match}/${this.seat}`, '', {});
  }

  /** News bring only the lines that are new and what has changed on the board; after an undo the log is shorter. */
  private take(news: View | News): LogLine[] | null {
    const before = this.view;
    const view = 'scene' in news ? news : { ...news, scene: patched(before!.scene, news.change) };
    const old = this.log.slice(0, view.log_from);
    this.log = [...old, ...view.log];
    if (this.view && form(this.view) !== form(view)) this.tear();
    else if (this.sent && view.number !== this.sent.number && view.ask?.written?.length) this.tear();
    else if (before?.ask?.written?.length && !view.ask?.written?.length) {
      // taken back: what was written is there to be changed
      this.draft = { ...Object.fromEntries(before.ask.written), ...this.draft };
    }
    this.view = view;
    if (!before && view.ask?.sheet?.length) this.draft = draftOf(`${this.match}/${this.seat}`, form(view));
    if (!before || view.turn < before.turn) return null;
    return view.log.filter((line) => line.turn > before.turn);
  }
}
