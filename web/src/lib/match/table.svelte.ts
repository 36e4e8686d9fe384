/** A match on this page: the seats held here, which of them is shown, what is selected, and what was asked about. */
import { ByLetter } from './by_letter.svelte';
import { TakeBacks } from './take_backs.svelte';
import { Seats } from './seats.svelte';
import type { SeatConnection } from './seat_connection.svelte';
import { Clock } from './clock.svelte';
import { LESSON, LessonNow } from './lesson.svelte';
import { Margin } from './margin.svelte';
import { stride } from '../film/effects';
import { Film } from '../film/film.svelte';
import { Forecasts } from '../ask/forecasts.svelte';
import { Hints } from '../ask/hints.svelte';
import { Hand } from '../../plane/hand.svelte';
import { i18n } from '../app/i18n.svelte';
import { read, write } from '../app/storage';
import { OwnSheet } from '../orders/own_sheet.svelte';
import { PlotForesight } from '../orders/foresight.svelte';
import { playback } from '../film/playback.svelte';
import { deliver } from './replies';
import { stage } from '../film/stage.svelte';
import { StandingOrders } from '../ask/standing_orders.svelte';
import { Talk } from './talk.svelte';
import { Captions } from '../film/captions.svelte';
import { EnemyThreats } from '../ask/threats.svelte';
import { toasts } from '../app/toasts.svelte';
import { ShipProspects } from '../ask/prospects.svelte';
import { keepInvite, keepSeat } from '../me/tokens';
import type {
  ClientMessage,
  LogLine,
  NoticeInfo,
  Option,
  Piece,
  Report,
  Sayable,
  Scene,
  ServerMessage,
  Ties,
  Why,
} from '../net/wire';

/** Milliseconds. */
const DEAF = 400;
/** Problems after which the connection is closed for good. */
const ENDS = /^(shut-out|match-removed)/;

export class Table {
  seats = new Seats(this, (...heard) => this.heard(...heard));
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
  sight = $state.raw<{ ships: string[]; close?: boolean } | null>(null);
  /** Ships of the moment that is about to be shown: the board comes close to them. */
  closeUp = $state.raw<string[]>([]);
  /** The reason against it is told, not only known. */
  explain = $state(false);
  odds = new Forecasts(this);
  advice = new Hints(this);
  why = $state.raw<Why | null>(null);
  /** New sentences for the screen reader. */
  news = $state.raw<LogLine[]>([]);
  captions = new Captions();
  /** The answer that is on its way, and the state it was given for. */
  sent = $state.raw<{ number: number; answer: string } | null>(null);
  /** New options hear nothing for a moment: the second click was meant for what stood there before. */
  deaf = $state(false);
  /** How many answers had been given when this page last gave one: all after that is news to the reader. */
  since = $state(Number.POSITIVE_INFINITY);
  /** Questions and options are explained. */
  hints = $state(read('naumachia.hints') !== 'off');
  film: Film;
  prospects = new ShipProspects(this);
  foresight = new PlotForesight((message) => this.send(message));
  sheet = new OwnSheet(this);
  /** The board when this page last gave an answer: what is not as it was then is new to the reader. */
  before = $state.raw<Scene | null>(null);
  /** Pieces dragged on the plane. */
  hand = new Hand(this);
  takeBacks = new TakeBacks(this);
  /** State of a match by letter. */
  letters = new ByLetter(this);
  standing = new StandingOrders(this);
  talk = new Talk(
    (message) => this.connection.send(message),
    () => this.connections[0]?.status === 'open',
  );
  /** Seats whose players this player has muted or blocked. */
  ties = $state.raw<Ties>({ t: 'ties', muted: [], blocked: [] });
  /** Notices of the host. */
  notices = $state.raw<readonly NoticeInfo[]>([]);
  clock = new Clock();
  /** How the lesson stands, where the match is one. */
  lesson = new LessonNow();
  threats = new EnemyThreats(this);
  margin = new Margin(this);
  /** Report of the match, once it is over. */
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
    stage.told = this.captions.tell;
    this.seats.open(token);
  }

  get connections(): SeatConnection[] {
    return this.seats.connections;
  }
  get connection(): SeatConnection {
    return this.seats.connection;
  }
  get welcome() {
    return this.connection.welcome;
  }
  get view() {
    return this.connection.view;
  }
  /** Names of the tables that are not those of the game. */
  get ownTables(): string[] {
    const names = this.welcome?.charts ?? '';
    return names && names !== 'standard' ? names.split(', ') : [];
  }
  get game(): string {
    return this.welcome?.game ?? '';
  }
  get teaching(): boolean {
    return this.welcome?.scenario.startsWith(LESSON) ?? false;
  }
  /** A lesson that is over: no more answers are taken in it, and no program plays on. */
  get taught(): boolean {
    return (this.lesson.told?.stand ?? 'open') !== 'open';
  }
  get replaying(): boolean {
    return this.film.at !== null;
  }
  /** The film runs by itself to the present. */
  get catchingUp(): boolean {
    return this.replaying && this.film.returns;
  }
  /** Scene that the board shows: the present, or the moment of the film. */
  get scene(): Scene | null {
    return stage.scene ?? this.view?.scene ?? null;
  }
  /** The board still shows what others did. */
  get watching(): boolean {
    return stage.foreign && !this.replaying;
  }
  /** The log as far as it has been shown. */
  get log(): LogLine[] {
    const log = this.connection.log;
    return stage.behind && !this.replaying ? log.slice(0, log.length - stage.behind) : log;
  }
  /** Nothing stands between the reader and the question. */
  get mayWrite(): boolean {
    return !this.replaying && !this.curtain && !this.watching && !this.taught && this.connection.mayAnswer;
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

  gaze(ships: string[], close = false): void {
    this.sight = { ships, close };
  }

  /** Play the film of one moment, close to the ships it is about, and stop there. */
  show(turn: number): void {
    const lines = this.connection.log.filter((line) => line.turn === turn);
    const struck = lines.filter((line) => line.blow);
    const about = (struck.length ? struck : lines).flatMap(({ ship, blow }) => [ship, blow?.by, blow?.on]);
    this.closeUp = [...new Set(about)].filter((one) => !!one) as string[];
    this.film.playOut(Math.max(turn - 1, 0), null, { turn, part: null });
  }

  say = (what: Sayable): string => i18n.say(what, this.game);
  /** Text of the log for one line or for several; `whole` where one sentence tells all of them. */
  sayAll = (lines: readonly LogLine[]): { text: string; whole: boolean } => {
    const way = lines.length > 1 && !lines[0]!.idle ? i18n.way(lines, this.game) : '';
    return { text: way || this.say(lines.at(-1)!), whole: lines.length === 1 || !!way };
  };
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

  /** Replay from a moment on. */
  again(from = this.since): void {
    stage.leapt = false;
    this.film.playOut(Math.max(from, 0));
  }

  /** Whether a skip goes to the next blow: once for each decision, and where one may come. */
  get toBlow(): boolean {
    if (stage.leapt || this.view?.outcome || this.connection.seat === null) return false;
    return stage.blowAhead || (!this.connection.mayAnswer && !this.catchingUp);
  }

  /** To the next blow; then to my next decision: what is past at once, what comes as it comes. */
  skip(): void {
    if (this.toBlow) {
      if (!stage.leap()) stage.rush = 'blow';
      return;
    }
    if (this.catchingUp) return this.film.leave();
    stage.rush = this.connection.mayAnswer || this.view?.outcome ? '' : 'all';
    stage.skip();
  }

  deafen(): void {
    if (this.byKeys) return;
    this.deaf = true;
    clearTimeout(this.hearing);
    this.hearing = setTimeout(() => (this.deaf = false), DEAF);
  }

  phrase = (what: Sayable): string => i18n.phrase(what.key, what.args, this.game);
  /** Name of a face of a special die. */
  faceName = (name?: string): string => (name ? this.phrase({ key: 'face-' + name }) : '');

  send(message: ClientMessage): void {
    this.connection.send(message);
  }

  answer(answer: string): void {
    const number = this.commit();
    if (number === null) return;
    this.sent = { number, answer };
    this.send({ t: 'answer', number, answer });
  }

  /** The number an answer is given for; nothing where one has been given: a double click is one answer. */
  private commit(): number | null {
    const name = `${this.connection.seat}/${this.view?.number}`;
    if (!this.view || this.replaying || this.answered === name) return null;
    this.answered = name;
    this.since = this.view.turn;
    this.before = this.view.scene;
    this.captions.met = [];
    this.foresight.hush();
    this.prospects.lower();
    stage.skip();
    stage.leapt = false;
    this.captions.lines = [];
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
    this.prospects.aim = null;
    this.prospects.look();
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
    this.captions.stop();
    this.clock.stop();
    this.seats.close();
  }

  private heard = (connection: SeatConnection, message: ServerMessage, fresh: LogLine[] | null): void => {
    switch (message.t) {
      case 'welcome':
        if (connection.token && message.mine) keepSeat(this.id, message.mine, connection.token);
        if (connection === this.connections[0]) {
          this.talk.resume();
          this.seats.seated(message.seats);
        }
        this.takeBacks.hear(connection.seat, connection === this.connections[0], null);
        this.seats.addHeld(message.held);
        void i18n.load(message.game).catch(toasts.fail);
        if (connection === this.connection) {
          if (!this.replaying) this.film.seat = connection.seat;
          this.film.forget();
          this.changed(connection, fresh);
        }
        break;
      case 'update':
        if (connection === this.connection) this.changed(connection, fresh);
        break;
      case 'presence':
        if (connection === this.connections[0]) this.seats.seated(message.seats);
        break;
      case 'seat-token':
        if (message.open) keepInvite(this.id, message.seat, message.token);
        else this.seats.addSeat(message.seat, message.token);
        break;
      case 'problem':
        this.answered = '';
        this.sent = null;
        this.prospects.forget();
        this.odds.stumble();
        this.advice.stumble();
        this.film.stumble();
        if (message.message.key === 'talk-too-fast') this.talk.refuse();
        // of a table that is gone a page of its own tells
        if (connection.status !== 'gone' && !ENDS.test(message.message.key))
          toasts.add(message.message, message.rule, this.game);
        break;
      default:
        deliver(this, connection, message);
    }
    this.seats.showNextToAct();
  };

  private changed(connection: SeatConnection, fresh: LogLine[] | null): void {
    this.hot = null;
    this.why = null;
    this.odds.forget();
    this.prospects.forget();
    if (connection.view!.ask?.kind !== 'orders' || fresh?.length) this.foresight.forget();
    this.prospects.look();
    this.threats.look();
    this.odds.askPassing();
    const view = connection.view!;
    if (this.sent && this.sent.number !== view.number) this.sent = null;
    if (!this.replaying) {
      if (connection.welcome) stage.size = stride(connection.welcome.board, view.scene.pieces);
      const rowed = fresh?.find((line) => line.chapter === 'step');
      if (rowed && !playback.atOnce && !globalThis.document?.hidden && stage.scene) this.film.playOut(rowed.turn - 1);
      else if (fresh) stage.add(fresh, view.scene, view.turn, this.mine || this.connections.length > 1);
      else {
        stage.cut(view.scene);
        if (!view.turn) this.captions.stood.set(0, view.scene.sides);
        this.captions.lines = [];
      }
      this.mine = false;
      this.news = fresh ?? [];
      if (connection.mayAnswer || view.outcome) stage.rush = '';
    }
    // a ship that is gone is not looked at any longer, unless it was just picked for its record
    if (!connection.view?.scene.pieces.some((piece) => piece.id === this.picked && !piece.gone)) this.picked = null;
    else if (connection.mayAnswer && this.picked) this.send({ t: 'ask-why', ship: this.picked });
  }
}
