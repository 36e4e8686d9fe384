/** A match on this page: the seats held here, which of them is shown, what is selected, and what was asked about. */
import { SvelteMap } from 'svelte/reactivity';
import { Chair } from './chair.svelte';
import { Clock } from './clock.svelte';
import { stride } from './effects';
import { Film } from './film.svelte';
import { Hand } from '../plane/hand.svelte';
import { i18n, read, write } from './i18n.svelte';
import { subtitles, type Subtitle } from './log';
import { plan, type Plan } from './plots';
import { Plotting } from './plotting.svelte';
import { extended, shortened } from './sheets';
import { pace } from './pace.svelte';
import { stage } from './stage.svelte';
import { Talk } from './talk.svelte';
import { toasts } from './toasts.svelte';
import { Outlook } from './outlook.svelte';
import { keepInvite, keepSeat, seatsOf } from './tokens';
import type {
  Back,
  Chance,
  Prospects,
  Report,
  Way,
  ClientMessage,
  Forecast,
  LogLine,
  Option,
  Piece,
  Sayable,
  Scene,
  SeatInfo,
  ServerMessage,
  Standing,
  Why,
} from './wire';

/** Milliseconds. */
const DEAF = 400;

export class Table {
  chairs = $state.raw<Chair[]>([]);
  private at = $state(0);
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
  /** What may come of an option; null while it is being counted. */
  odds = new SvelteMap<string, Forecast | null>();
  /** Every outcome is wanted, not only the headline. */
  wholeOdds = $state(read('naumachia.odds') === 'whole');
  why = $state.raw<Why | null>(null);
  /** New sentences for the screen reader. */
  news = $state.raw<LogLine[]>([]);
  /** The lines over the board. */
  told = $state.raw<Subtitle[]>([]);
  /** The answer that is on its way, and the state it was given for. */
  sent = $state.raw<{ number: number; answer: string } | null>(null);
  /** New options hear nothing for a moment: the second click was meant for what stood there before. */
  deaf = $state(false);
  /** How the sides stood when each turn began, by the moment it did. */
  stood = new Map<number, Scene['sides']>();
  /** How many answers had been given when this page last gave one: all after that is news to the reader. */
  since = $state(Number.POSITIVE_INFINITY);
  /** Questions and options are explained. */
  hints = $state(read('naumachia.hints') !== 'off');
  film: Film;
  outlook = new Outlook((message) => this.send(message));
  plotting = new Plotting((message) => this.send(message));
  /** Who stood in whose way in the step that is shown. */
  met = $state.raw<LogLine[]>([]);
  /** The board when this page last gave an answer: what is not as it was then is new to the reader. */
  before = $state.raw<Scene | null>(null);
  /** What is moved by hand on the plane. */
  hand = new Hand(this);
  /** What somebody wants to take back, if all agree. */
  back = $state.raw<Back | null>(null);
  /** Who has just taken an open seat, in words. */
  arrived = $state.raw<{ who: string; seat: string } | null>(null);
  private players = new Map<string, string>();
  talk = new Talk(
    (message) => this.chair.send(message),
    () => this.chairs[0]?.status === 'open',
  );
  clock = new Clock();
  /** What the match came to, once it is over. */
  report = $state.raw<Report | null>(null);
  private reported = false;
  private answered = '';
  private wondering: ReturnType<typeof setTimeout> | undefined;
  private hearing: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  /** The next news is what came of the reader's own answer. */
  private mine = false;
  /** The last answer came from the keyboard: the focus should find the next question. */
  byKeys = false;

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    const tokens = Object.values(seatsOf(id));
    if (token && !tokens.includes(token)) tokens.push(token);
    this.chairs = (tokens.length ? tokens : [null]).map((one) => new Chair(id, one, this.heard));
    this.film = new Film(
      (message) => this.send(message),
      () => this.view?.turn ?? 0,
      () => stage.cut(this.view?.scene ?? null),
    );
    stage.cut(null);
    stage.told = this.tell;
  }

  get chair(): Chair {
    return this.chairs[this.at]!;
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
    const plots = this.plans.map((one) => one.ship);
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
    this.film.playOut(Math.max(from, 0));
  }

  /** To the next decision of mine: what is past at once, what comes as it comes. */
  skip(): void {
    if (this.catchingUp) return this.film.leave();
    stage.rush = !this.chair.mayAnswer && !this.view?.outcome;
    stage.skip();
  }

  deafen(): void {
    if (this.byKeys) return;
    this.deaf = true;
    clearTimeout(this.hearing);
    this.hearing = setTimeout(() => (this.deaf = false), DEAF);
  }

  /** Subtitles come with their shot and fade when they have been read. */
  private tell = (lines: readonly LogLine[], anew = false): void => {
    this.told = subtitles(anew ? [] : this.told, lines, performance.now());
    if (anew || lines.some((line) => line.chapter)) this.met = [];
    if (lines.some((line) => line.meeting)) this.met = [...this.met, ...lines.filter((line) => line.meeting)];
    for (const line of lines) if (line.chapter === 'turn' && stage.scene) this.stood.set(line.turn, stage.scene.sides);
    this.fade();
  };

  private fade(): void {
    clearTimeout(this.fading);
    const next = Math.min(...this.told.map((one) => one.until));
    if (!Number.isFinite(next)) return;
    const forget = () => {
      this.told = this.told.filter((one) => one.until > performance.now());
      this.fade();
    };
    this.fading = setTimeout(forget, Math.max(next - performance.now(), 16));
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
    const name = `${this.at}/${this.view?.number}`;
    if (!this.view || this.replaying || this.answered === name) return null;
    this.answered = name;
    this.since = this.view.turn;
    this.before = this.view.scene;
    this.met = [];
    this.plotting.hush();
    stage.skip();
    this.told = [];
    this.hot = null;
    this.mine = true;
    return this.view.number;
  }

  /** The plots of my order sheet as they stand: in the draft, as handed in, or not begun. */
  get plans(): Plan[] {
    const { view } = this;
    if (!view || this.replaying || this.watching || this.curtain || !this.chair.mayAnswer) return [];
    const found = (view.ask?.sheet ?? []).map((line) =>
      line.kind === 'plot' ? plan(line, this.writtenOn(line.id)) : null,
    );
    return found.filter((one): one is Plan => one !== null);
  }

  /** The ship whose plot is in hand: the one that is looked at, or the only one. */
  get plotted(): string {
    const plots = this.plans;
    return (plots.find((one) => one.ship === this.picked) ?? (plots.length === 1 ? plots[0] : null))?.ship ?? '';
  }

  /** What stands on a line of my sheet. */
  writtenOn(line: string): string {
    const handed = Object.fromEntries(this.view?.ask?.written ?? []) as Record<string, string>;
    return this.chair.draft[line] ?? handed[line] ?? '';
  }

  /** A move is added to a plot, from the board. */
  addMove(ship: string, token: string): void {
    this.chair.write(ship, extended(this.writtenOn(ship), token));
  }

  /** The last move of a plot is taken back, from the board. */
  takeMove(ship: string): void {
    this.chair.write(ship, shortened(this.writtenOn(ship)));
  }

  /** The words of a move that may be added. */
  stepLabel(ship: string, token: string): string {
    const line = this.view?.ask?.sheet?.find((one) => one.id === ship);
    const words = line?.kind === 'plot' ? line.labels?.[token] : undefined;
    return `${line ? this.say(line) : ship}: ${this.order(token, words)}`;
  }

  /** What the ship in hand can do, or what follows from the answer that is pointed at, where answers bind. */
  get prospects(): Prospects | null {
    const { view } = this;
    if (!view || this.replaying || this.watching || this.curtain || !this.chair.mayAnswer) return null;
    const ship = Outlook.ship(view.ask, this.picked);
    const bound = view.ask?.binding && this.hot ? this.hot.answer : '';
    return this.outlook.of(view.number, ship, bound) ?? (bound ? null : this.outlook.of(view.number, ship));
  }

  /** Look ahead for the ship in hand. */
  lookAhead(): void {
    const ship = Outlook.ship(this.view?.ask, this.picked);
    if (this.view && ship && this.chair.mayAnswer && !this.replaying) this.outlook.wonder(this.view.number, ship);
  }

  /** Go a way, answer after answer; the server stops where something comes between. */
  route(answers: string[]): void {
    const [first, ...rest] = answers;
    const number = first === undefined ? null : this.commit();
    if (first !== undefined && number !== null) this.send({ t: 'route', number, answers: [first, ...rest] });
  }

  /** Whether a standing order is for this seat to give. */
  commands(standing: Standing): boolean {
    return !this.replaying && standing.seat === this.chair.seat;
  }

  /** Something is asked of me, or a sheet of mine can still be changed. */
  get asked(): boolean {
    return this.chair.mayAnswer || (this.view?.ask?.sheet?.length ?? 0) > 0;
  }

  /** The question beside which standing orders are being given. */
  private beside = '';
  private question = () => JSON.stringify([this.view?.ask?.key, this.view?.ask?.args]);

  /** Whether standing orders are being given, and nothing else is asked yet. */
  ordering(): boolean {
    if (this.beside !== this.question()) this.beside = '';
    return this.beside !== '';
  }

  /** Give a standing order; the same question stands afterwards, unless the order answers it. */
  setStanding(standing: Standing, value: string): void {
    if (!this.view || value === standing.value) return;
    this.beside = this.question();
    this.mine = true;
    this.send({
      t: 'route',
      number: this.view.number,
      answers: (standing.via.length
        ? [...standing.via, `${standing.key}:${value}`]
        : [`standing:${standing.key}:${value}`]) as [string],
    });
  }

  go(way: Way): void {
    this.route(way.answers);
  }

  /** To where a blow can be struck; the blow itself is another answer, with its odds in sight. */
  approach(strike: Chance): void {
    this.route(strike.answers.slice(0, -1));
  }

  askThere(q: number, r: number): void {
    const ship = Outlook.ship(this.view?.ask, this.picked);
    this.outlook.there = null;
    if (ship && this.chair.mayAnswer && !this.replaying) this.send({ t: 'ask-there', ship, q, r });
  }

  askReport(): void {
    if (this.reported) return;
    this.reported = true;
    this.send({ t: 'ask-report' });
  }

  setSeat(seat: string, player: string): void {
    this.send({ t: 'set-seat', seat, player });
  }

  undo(): void {
    if (this.view) this.send({ t: 'undo', number: this.view.number });
  }

  /** A seat by its name: what whoever sits there calls himself, else the seat's own. */
  seatName(seat: string): string {
    const found = this.welcome?.seats.find((one) => one.seat === seat);
    return found ? (found.player === 'human' && found.name) || this.say(found.label) : seat;
  }

  /** Whether somebody at this screen sits there. */
  sits(seat: string): boolean {
    return this.chairs.some((chair) => chair.seat === seat);
  }

  /** Somebody at this screen is asked to agree to a take-back. */
  get askedBack(): boolean {
    return this.back?.waiting.some((seat) => this.sits(seat)) ?? false;
  }

  /** Others play who could agree to a take-back. */
  get mayAskBack(): boolean {
    const { view, welcome, chair } = this;
    if (!view || !welcome || welcome.training || view.outcome || view.undo || view.stopped || this.back) return false;
    const others = welcome.seats.some((seat) => seat.player === 'human' && seat.seat !== chair.seat);
    return others && chair.seat !== null && view.turn > 0 && view.undo_reason.key !== 'undo-start';
  }

  askBack(): void {
    if (this.view) this.send({ t: 'ask-back', number: this.view.number });
  }

  /** Agree or refuse, for whichever seat at this screen is asked. */
  answerBack(agree: boolean): void {
    const { back } = this;
    const mine = this.chairs.filter((chair) => chair.seat && back?.waiting.includes(chair.seat));
    const asker = this.chairs.find((chair) => chair.seat === back?.seat);
    for (const chair of agree ? mine : [mine[0] ?? asker]) chair?.send({ t: 'answer-back', agree });
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
    this.lookAhead();
  }

  askWhy(ship: string): void {
    this.explain = true;
    if (this.why?.ship !== ship) this.send({ t: 'ask-why', ship });
  }

  /** Point at an option; if dice follow, find out what they may bring. */
  point(option: Option | null): void {
    this.hot = option;
    if (option && this.view?.ask?.binding)
      this.outlook.wonder(this.view.number, Outlook.ship(this.view.ask, this.picked), option.answer);
    if (!option?.risky || !this.view) return;
    const { number } = this.view;
    const name = `${number}/${option.answer}`;
    clearTimeout(this.wondering);
    // a pointer that only passes by asks nothing
    this.wondering = setTimeout(() => {
      if (this.hot?.answer !== option.answer || this.view?.number !== number || this.odds.has(name)) return;
      this.odds.set(name, null);
      this.send({ t: 'ask-odds', number, answer: option.answer });
    }, 90);
  }

  /** What comes of doing nothing, where that is a matter of dice: it belongs to the question. */
  get passing(): Option | null {
    const ask = this.view?.ask;
    return ask?.options?.find((option) => option.answer === ask.passing && option.risky) ?? null;
  }

  private askPassing(): void {
    const { passing, view } = this;
    if (!passing || !view || !this.chair.mayAnswer) return;
    this.odds.set(`${view.number}/${passing.answer}`, null);
    this.send({ t: 'ask-odds', number: view.number, answer: passing.answer });
  }

  oddsOf(option: Option): Forecast | null {
    return this.odds.get(`${this.view?.number}/${option.answer}`) ?? null;
  }

  toggleOdds(): void {
    this.wholeOdds = !this.wholeOdds;
    write('naumachia.odds', this.wholeOdds ? 'whole' : 'brief');
  }

  /** Draw the curtain aside. */
  lift(): void {
    this.curtain = false;
  }

  retry(): void {
    for (const chair of this.chairs) chair.retry();
  }

  /** Lines that may be dead without anybody having said so are taken anew. */
  redial(): void {
    for (const chair of this.chairs) chair.redial();
  }

  close(): void {
    this.film.pause();
    stage.cut(null);
    clearTimeout(this.fading);
    this.clock.stop();
    for (const chair of this.chairs) chair.close();
  }

  private heard = (chair: Chair, message: ServerMessage, fresh: LogLine[] | null): void => {
    switch (message.t) {
      case 'welcome':
        if (chair.token && message.mine) keepSeat(this.id, message.mine, chair.token);
        if (chair === this.chairs[0]) {
          this.talk.resume();
          this.seated(message.seats);
        }
        this.drawUp(message.held);
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
        if (chair === this.chairs[0]) this.seated(message.seats);
        break;
      case 'odds':
        this.odds.set(`${message.number}/${message.answer}`, message.forecast);
        break;
      case 'trial':
        this.hand.receive(message);
        break;
      case 'why':
        this.why = message;
        break;
      case 'prospects':
        this.outlook.receive(message);
        break;
      case 'plans':
      case 'places':
        this.plotting.receive(message);
        break;
      case 'there':
        this.outlook.there = message;
        break;
      case 'report':
        this.report = message;
        break;
      case 'back':
        if (chair !== this.chairs[0]) break;
        this.back = message.seat ? message : null;
        if (message.refused && !this.sits(message.refused))
          toasts.tell({ key: 'page-back-refused', args: { seat: this.seatName(message.refused) } });
        break;
      case 'clocks':
        if (chair === this.chairs[0]) this.clock.hear(message);
        break;
      case 'talk':
        if (chair === this.chairs[0])
          this.talk.hear(
            message.lines,
            this.chairs.map((one) => one.seat),
          );
        break;
      case 'seat-token':
        if (message.open) keepInvite(this.id, message.seat, message.token);
        else this.sitDown(message.seat, message.token);
        break;
      case 'scene':
        this.film.receive(message);
        break;
      case 'problem':
        this.answered = '';
        this.sent = null;
        this.outlook.forget();
        for (const [name, found] of this.odds) if (!found) this.odds.delete(name);
        this.film.stumble();
        if (message.message.key === 'talk-too-fast') this.talk.refuse();
        toasts.add(message.message, message.rule, this.game);
    }
    this.turnTo();
  };

  /** An open seat that is taken is told: whoever sent the link has been waiting for it. */
  private seated(seats: readonly SeatInfo[]): void {
    for (const { seat, label, player } of seats) {
      if (player === 'human' && this.players.get(seat) === 'open' && !this.sits(seat)) {
        this.arrived = { who: this.seatName(seat), seat: this.say(label) };
        toasts.tell({ key: 'page-arrived', args: this.arrived });
      }
      this.players.set(seat, player);
    }
  }

  private changed(chair: Chair, fresh: LogLine[] | null): void {
    this.hot = null;
    this.why = null;
    this.odds.clear();
    this.outlook.forget();
    if (chair.view!.ask?.kind !== 'orders' || fresh?.length) this.plotting.forget();
    this.lookAhead();
    this.askPassing();
    const view = chair.view!;
    if (this.sent && this.sent.number !== view.number) this.sent = null;
    if (!this.replaying) {
      if (chair.welcome) stage.size = stride(chair.welcome.board, view.scene.pieces);
      const rowed = fresh?.find((line) => line.chapter === 'step');
      if (rowed && !pace.atOnce && !globalThis.document?.hidden && stage.scene) this.film.playOut(rowed.turn - 1);
      else if (fresh) stage.add(fresh, view.scene, view.turn, this.mine || this.chairs.length > 1);
      else {
        stage.cut(view.scene);
        if (!view.turn) this.stood.set(0, view.scene.sides);
        this.told = [];
      }
      this.mine = false;
      this.news = fresh ?? [];
      if (chair.mayAnswer || view.outcome) stage.rush = false;
    }
    // a ship that is gone is not looked at any longer, unless it was just picked for its record
    if (!chair.view?.scene.pieces.some((piece) => piece.id === this.picked && !piece.gone)) this.picked = null;
    else if (chair.mayAnswer && this.picked) this.send({ t: 'ask-why', ship: this.picked });
  }

  /** Seats of this person that this browser has no token of: taken on another device. */
  private drawUp(seats: readonly string[]): void {
    const sat = new Set([...this.chairs.map((chair) => chair.seat ?? chair.wanted), ...Object.keys(seatsOf(this.id))]);
    const more = seats.filter((seat) => !sat.has(seat));
    if (more.length) this.chairs = [...this.chairs, ...more.map((seat) => new Chair(this.id, null, this.heard, seat))];
  }

  /** A seat that was a program's is now held here. */
  private sitDown(seat: string, token: string): void {
    keepSeat(this.id, seat, token);
    if (!this.chairs.some((chair) => chair.token === token))
      this.chairs = [...this.chairs, new Chair(this.id, token, this.heard)];
  }

  /** At one screen: show the seat that must act, behind a curtain if it may not see what the other saw. */
  private turnTo(): void {
    if (this.chair.mayAnswer) return;
    // numbers are each seat's own while sheets are handed in; views after as many answers show the same moment
    const { turn } = this.chair.view ?? {};
    const next = this.chairs.findIndex((chair) => chair.mayAnswer && chair.view?.turn === turn);
    if (next < 0 || next === this.at) return;
    this.at = next;
    this.picked = null;
    this.film.seat = this.chair.seat;
    const secret = this.chair.view?.secret ?? false;
    if (this.chair.view && !this.replaying) {
      if (secret) stage.cut(this.chair.view.scene);
      else stage.lead(this.chair.view.scene);
    }
    this.curtain = secret;
  }
}
