/** A match on this page: the seats held here, which of them is shown, what is selected, and what was asked about. */
import { Backs } from './backs.svelte';
import { Bench } from './bench.svelte';
import type { Chair } from './chair.svelte';
import { Clock } from './clock.svelte';
import { stride } from '../film/effects';
import { Film } from '../film/film.svelte';
import { Forecasts } from '../ask/forecasts.svelte';
import { Hand } from '../../plane/hand.svelte';
import { i18n, read, write } from '../app/i18n.svelte';
import { OwnSheet } from '../orders/own_sheet.svelte';
import { Plotting } from '../orders/plotting.svelte';
import { pace } from '../film/pace.svelte';
import { deliver } from './replies';
import { stage } from '../film/stage.svelte';
import { StandingOrders } from '../ask/standing.svelte';
import { Talk } from './talk.svelte';
import { Telling } from '../film/telling.svelte';
import { toasts } from '../app/toasts.svelte';
import { Outlook } from '../ask/outlook.svelte';
import { keepInvite, keepSeat } from '../me/tokens';
import type { Report, ClientMessage, LogLine, Option, Piece, Sayable, Scene, ServerMessage, Why } from '../net/wire';

/** Milliseconds. */
const DEAF = 400;

export class Table {
  bench = new Bench(this, (...heard) => this.heard(...heard));
  /** Between two seats at one screen, when something is hidden. */
  curtain = $state(false);
  picked = $state<string | null>(null);
  /** The option under the pointer or the focus. */
  hot = $state.raw<Option | null>(null);
  /** The ship a log line is about, while that line is pointed at. */
  pointed = $state('');
  /** The group that is pointed at in the list. */
  band = $state('');
  /** Ships the board is to bring into sight; a new object for every wish. */
  sight = $state.raw<{ ships: string[] } | null>(null);
  /** What stands in the way is told, not only known. */
  explain = $state(false);
  odds = new Forecasts(this);
  why = $state.raw<Why | null>(null);
  /** New sentences for the screen reader. */
  news = $state.raw<LogLine[]>([]);
  telling = new Telling();
  /** The answer that is on its way, and the state it was given for. */
  sent = $state.raw<{ number: number; answer: string } | null>(null);
  /** New options hear nothing for a moment: the second click was meant for what stood there before. */
  deaf = $state(false);
  /** How many answers had been given when this page last gave one: all after that is news to the reader. */
  since = $state(Number.POSITIVE_INFINITY);
  /** Questions and options are explained. */
  hints = $state(read('naumachia.hints') !== 'off');
  film: Film;
  outlook = new Outlook(this);
  plotting = new Plotting((message) => this.send(message));
  sheet = new OwnSheet(this);
  /** The board when this page last gave an answer: what is not as it was then is new to the reader. */
  before = $state.raw<Scene | null>(null);
  /** What is moved by hand on the plane. */
  hand = new Hand(this);
  backs = new Backs(this);
  standing = new StandingOrders(this);
  talk = new Talk(
    (message) => this.chair.send(message),
    () => this.chairs[0]?.status === 'open',
  );
  clock = new Clock();
  /** What the match came to, once it is over. */
  report = $state.raw<Report | null>(null);
  private reported = false;
  private answered = '';
  private hearing: ReturnType<typeof setTimeout> | undefined;
  /** The next news is what came of the reader's own answer. */
  private mine = false;
  /** The last answer came from the keyboard: the focus should find the next question. */
  byKeys = false;

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.film = new Film(
      (message) => this.send(message),
      () => this.view?.turn ?? 0,
      () => stage.cut(this.view?.scene ?? null),
    );
    stage.cut(null);
    stage.told = this.telling.tell;
    this.bench.open(token);
  }

  get chairs(): Chair[] {
    return this.bench.chairs;
  }
  get chair(): Chair {
    return this.bench.chair;
  }
  get welcome() {
    return this.chair.welcome;
  }
  get view() {
    return this.chair.view;
  }
  get game(): string {
    return this.welcome?.game ?? '';
  }
  get replaying(): boolean {
    return this.film.at !== null;
  }
  /** The film runs by itself to the present. */
  get catchingUp(): boolean {
    return this.replaying && this.film.returns;
  }
  /** What the board shows: the present, or the moment of the film. */
  get scene(): Scene | null {
    return stage.scene ?? this.view?.scene ?? null;
  }
  /** The board still shows what others did. */
  get watching(): boolean {
    return stage.foreign && !this.replaying;
  }
  /** The log as far as it has been shown. */
  get log(): LogLine[] {
    const log = this.chair.log;
    return stage.behind && !this.replaying ? log.slice(0, log.length - stage.behind) : log;
  }
  /** Nothing stands between the reader and the question. */
  get mayWrite(): boolean {
    return !this.replaying && !this.curtain && !this.watching && this.chair.mayAnswer;
  }
  get options(): Option[] {
    return this.mayWrite ? (this.view?.ask?.options ?? []) : [];
  }
  /** Those that are clicked on the board: not what stands apart, unless there is nothing else. */
  get moves(): Option[] {
    const moves = this.options.filter((option) => !option.section);
    return moves.length ? moves : this.options.filter((option) => option.section === 'orders');
  }
  get piece(): Piece | null {
    const scene = this.scene;
    const id = this.picked ?? scene?.acting;
    return scene?.pieces.find((piece) => piece.id === id) ?? null;
  }
  get sides(): string[] {
    return [...new Set(this.welcome?.seats.map((seat) => seat.side))];
  }

  /** The ships to choose among, in the order of the options, when the question is about several. */
  get candidates(): string[] {
    const plots = this.sheet.plans.map((one) => one.ship);
    if (plots.length) return plots;
    const acting = this.view?.ask?.ship || this.scene?.acting;
    const named = this.options
      .filter((option) => !option.path?.length && !option.section)
      .map((option) => option.ship ?? '');
    return [...new Set(named)].filter((ship) => ship && ship !== acting);
  }

  /** Look at the next ship to choose, or the one before. */
  walk(by: number): void {
    const ships = this.candidates;
    if (!ships.length) return;
    const at = ships.indexOf(this.picked ?? '');
    const next = ships[at < 0 ? (by > 0 ? 0 : ships.length - 1) : (at + by + ships.length) % ships.length]!;
    this.about(next);
    this.gaze([next]);
  }

  gaze(ships: string[]): void {
    this.sight = { ships };
  }

  say = (what: Sayable): string => i18n.say(what, this.game);
  /** A word of an order sheet: its own label, or the message `order-WORD`, or as it is written. */
  order = (word: string, label?: Sayable): string => {
    if (label) return this.say(label);
    return i18n.knows('order-' + word, this.game) ? this.say({ key: 'order-' + word }) : word;
  };
  hint = (what: Sayable): string => (this.hints ? i18n.hint(what, this.game) : '');

  toggleHints(): void {
    this.hints = !this.hints;
    write('naumachia.hints', this.hints ? 'on' : 'off');
  }

  /** What happened from a moment on, once more. */
  again(from = this.since): void {
    stage.leapt = false;
    this.film.playOut(Math.max(from, 0));
  }

  /** Whether a skip goes to the next blow: once for each decision, and where one may come. */
  get toBlow(): boolean {
    if (stage.leapt || this.view?.outcome || this.chair.seat === null) return false;
    return stage.blowAhead || (!this.chair.mayAnswer && !this.catchingUp);
  }

  /** To the next blow; then to my next decision: what is past at once, what comes as it comes. */
  skip(): void {
    if (this.toBlow) {
      if (!stage.leap()) stage.rush = 'blow';
      return;
    }
    if (this.catchingUp) return this.film.leave();
    stage.rush = this.chair.mayAnswer || this.view?.outcome ? '' : 'all';
    stage.skip();
  }

  deafen(): void {
    if (this.byKeys) return;
    this.deaf = true;
    clearTimeout(this.hearing);
    this.hearing = setTimeout(() => (this.deaf = false), DEAF);
  }

  phrase = (what: Sayable): string => i18n.phrase(what.key, what.args, this.game);
  /** What a face of a special die says. */
  faceName = (name?: string): string => (name ? this.phrase({ key: 'face-' + name }) : '');

  send(message: ClientMessage): void {
    this.chair.send(message);
  }

  answer(answer: string): void {
    const number = this.commit();
    if (number === null) return;
    this.sent = { number, answer };
    this.send({ t: 'answer', number, answer });
  }

  /** The number an answer is given for; nothing where one has been given: a double click is one answer. */
  private commit(): number | null {
    const name = `${this.chair.seat}/${this.view?.number}`;
    if (!this.view || this.replaying || this.answered === name) return null;
    this.answered = name;
    this.since = this.view.turn;
    this.before = this.view.scene;
    this.telling.met = [];
    this.plotting.hush();
    this.outlook.lower();
    stage.skip();
    stage.leapt = false;
    this.telling.lines = [];
    this.hot = null;
    this.mine = true;
    return this.view.number;
  }

  /** Go a way, answer after answer; the server stops where something comes between. */
  route(answers: string[]): void {
    const [first, ...rest] = answers;
    const number = first === undefined ? null : this.commit();
    if (first !== undefined && number !== null) this.send({ t: 'route', number, answers: [first, ...rest] });
  }

  /** Do something of which the news will be the reader's own. */
  act(message: ClientMessage): void {
    this.mine = true;
    this.send(message);
  }

  askReport(): void {
    if (this.reported) return;
    this.reported = true;
    this.send({ t: 'ask-report' });
  }

  undo(): void {
    if (this.view) this.send({ t: 'undo', number: this.view.number });
  }

  redo(): void {
    if (this.view) this.send({ t: 'redo', number: this.view.number });
  }

  pick(ship: string | null): void {
    this.about(this.picked === ship ? null : ship);
  }

  /** Look at a ship: its sheet, and the hexes about it. */
  about(ship: string | null): void {
    this.picked = ship;
    this.why = null;
    this.explain = false;
    if (ship && !this.replaying) this.send({ t: 'ask-why', ship });
    this.outlook.aim = null;
    this.outlook.look();
  }

  askWhy(ship: string): void {
    this.explain = true;
    if (this.why?.ship !== ship) this.send({ t: 'ask-why', ship });
  }

  /** Point at an option. */
  point(option: Option | null): void {
    this.hot = option;
    this.odds.point(option);
  }

  /** Draw the curtain aside. */
  lift(): void {
    this.curtain = false;
  }

  close(): void {
    this.film.pause();
    stage.cut(null);
    this.telling.stop();
    this.clock.stop();
    this.bench.close();
  }

  private heard = (chair: Chair, message: ServerMessage, fresh: LogLine[] | null): void => {
    switch (message.t) {
      case 'welcome':
        if (chair.token && message.mine) keepSeat(this.id, message.mine, chair.token);
        if (chair === this.chairs[0]) {
          this.talk.resume();
          this.bench.seated(message.seats);
        }
        this.backs.hear(chair.seat, chair === this.chairs[0], null);
        this.bench.drawUp(message.held);
        void i18n.load(message.game).catch(toasts.fail);
        if (chair === this.chair) {
          if (!this.replaying) this.film.seat = chair.seat;
          this.film.forget();
          this.changed(chair, fresh);
        }
        break;
      case 'update':
        if (chair === this.chair) this.changed(chair, fresh);
        break;
      case 'presence':
        if (chair === this.chairs[0]) this.bench.seated(message.seats);
        break;
      case 'seat-token':
        if (message.open) keepInvite(this.id, message.seat, message.token);
        else this.bench.sitDown(message.seat, message.token);
        break;
      case 'problem':
        this.answered = '';
        this.sent = null;
        this.outlook.forget();
        this.odds.stumble();
        this.film.stumble();
        if (message.message.key === 'talk-too-fast') this.talk.refuse();
        // of a table that is gone a page of its own tells
        if (chair.status !== 'gone') toasts.add(message.message, message.rule, this.game);
        break;
      default:
        deliver(this, chair, message);
    }
    this.bench.turn();
  };

  private changed(chair: Chair, fresh: LogLine[] | null): void {
    this.hot = null;
    this.why = null;
    this.odds.forget();
    this.outlook.forget();
    if (chair.view!.ask?.kind !== 'orders' || fresh?.length) this.plotting.forget();
    this.outlook.look();
    this.odds.askPassing();
    const view = chair.view!;
    if (this.sent && this.sent.number !== view.number) this.sent = null;
    if (!this.replaying) {
      if (chair.welcome) stage.size = stride(chair.welcome.board, view.scene.pieces);
      const rowed = fresh?.find((line) => line.chapter === 'step');
      if (rowed && !pace.atOnce && !globalThis.document?.hidden && stage.scene) this.film.playOut(rowed.turn - 1);
      else if (fresh) stage.add(fresh, view.scene, view.turn, this.mine || this.chairs.length > 1);
      else {
        stage.cut(view.scene);
        if (!view.turn) this.telling.stood.set(0, view.scene.sides);
        this.telling.lines = [];
      }
      this.mine = false;
      this.news = fresh ?? [];
      if (chair.mayAnswer || view.outcome) stage.rush = '';
    }
    // a ship that is gone is not looked at any longer, unless it was just picked for its record
    if (!chair.view?.scene.pieces.some((piece) => piece.id === this.picked && !piece.gone)) this.picked = null;
    else if (chair.mayAnswer && this.picked) this.send({ t: 'ask-why', ship: this.picked });
  }
}
