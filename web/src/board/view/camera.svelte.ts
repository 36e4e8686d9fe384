/** The eye of the board: what of the world is in sight, by the reader's hand and by what happens. */
import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import { stride } from '../../lib/film/effects';
import { fit, playground, type Box, type Point } from '../../lib/draw/geometry';
import { between, boxOf, inSight, within, type ViewBox } from './view_box';
import { playback } from '../../lib/film/playback.svelte';
import type { Board, LogLine, Option, Piece } from '../../lib/net/wire';

/** How long the board takes to turn somewhere else, in milliseconds. */
const GLIDE = 320;
/** So many pixels long a ship must be for a move to be made, and for a blow to be felt. */
const NEAR = 52;
const FELT = 130;
const FELT_NARROW = 84;
/** So many for it to be told from the others. */
const TOLD = 30;
/** The latest sentences stand over so much of the board. */
const CAPTION = 60;
/** So many ships do not fit on the screen: the board comes to what matters. */
const LARGE = 24;

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

export class Camera {
  view = $state.raw<ViewBox>({ x: 0, y: 0, k: 1 });
  width = $state(0);
  height = $state(0);
  /** The board comes to what is to be decided, and to what happens. */
  follow = $state(true);
  /** A ship is in the reader's hand: the sea lies still. */
  still = false;
  /** A finger measures: only the wheel and two fingers move the sea. */
  measuring = false;
  /** The view is no longer the first one: a window that changes its size leaves it alone. */
  private moved = false;
  private gliding = 0;
  private canvas: Selection<SVGSVGElement, unknown, null, undefined> | null = null;
  private readonly zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([0.15, 12])
    .filter((event: MouseEvent | TouchEvent) => {
      if (this.still || event.type === 'dblclick' || ('button' in event && event.button)) return false;
      if ((event.target as Element).closest?.('[data-grip], [data-turn]')) return false;
      return !this.measuring || event.type === 'wheel' || ('touches' in event && event.touches.length > 1);
    })
    .clickDistance(4)
    .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      const { x, y, k } = event.transform;
      this.view = { x, y, k };
      if (!event.sourceEvent) return;
      this.moved = true;
      cancelAnimationFrame(this.gliding);
    });

  constructor(
    private board: () => Board,
    /** The ships that are afloat. */
    private alive: () => readonly Piece[],
  ) {}

  /** Look through this picture; returns how to stop. */
  mount(svg: SVGSVGElement): () => void {
    const canvas = select(svg);
    this.canvas = canvas;
    canvas.call(this.zoom).on('dblclick.zoom', null); // two quick taps play an option, they do not zoom
    return () => {
      cancelAnimationFrame(this.gliding);
      canvas.on('.zoom', null);
    };
  }

  get large(): boolean {
    return this.alive().length > LARGE;
  }

  /** A place of the world in pixels of the picture. */
  onScreen(at: Point): Point {
    return { x: at.x * this.view.k + this.view.x, y: at.y * this.view.k + this.view.y };
  }

  /** The place of the world under the pointer. */
  under(event: { clientX: number; clientY: number }): Point {
    const box = this.canvas!.node()!.getBoundingClientRect();
    const { x, y, k } = this.view;
    return { x: (event.clientX - box.left - x) / k, y: (event.clientY - box.top - y) / k };
  }

  /** Nearer, or farther off. */
  scale(by: number): void {
    this.canvas?.call(this.zoom.scaleBy, by);
  }

  /** The whole board. */
  all(atOnce = false): void {
    this.show(playground(this.board()), atOnce);
    this.moved = false;
  }

  /** All ships. */
  battle(first = false): void {
    if (!this.alive().length) return this.all(first);
    this.show(this.melee([], first ? 2.4 : 1.6), first);
    this.moved = !first;
  }

  /** A window that changes its size keeps the battle in sight, until the reader moves it; a large one is seen with its board. */
  settle(): void {
    if (this.moved) return;
    if (this.large) this.all(true);
    else this.battle(true);
  }

  /** A place in the middle, at the same height. */
  centre(at: Point): void {
    const { k } = this.view;
    this.lookAt(this.held({ k, x: this.width / 2 - k * at.x, y: this.height / 2 - k * at.y }));
  }

  /** Bring some ships into sight, no nearer than one can see what is about them; `close`: they fill the picture. */
  gaze(ships: readonly string[], close = false): void {
    const found = this.alive().filter((piece) => ships.includes(piece.id));
    if (!found.length || !this.width) return;
    const poses = found.map((piece) => piece.pose);
    const long = Math.max(...found.map((piece) => piece.length));
    this.show(boxOf(poses, close ? Math.max(long * 1.6, this.stride * 2) : this.stride * 9));
    this.moved = true;
  }

  /** Come to what is to be decided: the ship whose turn it is with all the places it may go to, or the ships to choose among. */
  attend(acting: string, options: readonly Option[], places: readonly Point[]): void {
    const moves = options.filter((option) => !option.section);
    const named = new Set([acting, ...moves.flatMap((option) => [option.ship ?? '', option.target ?? ''])]);
    const ships = this.alive().filter((piece) => named.has(piece.id));
    const points: Point[] = [...ships.map((piece) => piece.pose), ...places];
    if (!points.length || !this.width) return;
    const small = ships.some((piece) => piece.id === acting && piece.length * this.view.k < NEAR);
    if (!small && this.sees(points, 60)) return;
    // a choice between squadrons is made over the whole battle
    if (!acting && new Set(ships.map((piece) => piece.group)).size > 1) return this.battle();
    // nobody acts yet: who is to, is decided with the enemy in sight, as long as ships are still to be told apart
    const mover = acting ? ships.filter((piece) => piece.id === acting) : ships;
    this.approach(mover, acting ? NEAR : TOLD, points, this.width < 600 ? 4 : 7);
  }

  /** Turn to what happens elsewhere, at the same height; to a blow as near as it takes to feel it. */
  turn(news: readonly LogLine[]): void {
    const told = news.filter((line) => line.blow || (line.ship && (line.path?.length || line.dice?.length)));
    const named = new Set(told.flatMap((line) => [line.ship, line.blow?.by, line.blow?.on]));
    const ships = this.alive().filter((piece) => named.has(piece.id));
    const points: Point[] = [...told.flatMap((line) => line.path ?? []), ...ships.map((piece) => piece.pose)];
    if (!points.length || !this.width) return;
    const felt = this.width < 600 ? FELT_NARROW : FELT;
    const far = told.some((line) => line.blow) && ships.some((piece) => piece.length * this.view.k < felt * 0.9);
    if (!far && this.sees(points, 50)) return;
    if (far) return this.approach(ships, felt, points, this.width < 600 ? 2.5 : 4.5);
    const box = boxOf(points, this.stride * 4);
    if (fit(box, this.width, this.height).k < this.view.k) this.show(box);
    else this.centre({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
    this.moved = true;
  }

  /** Arrows, plus, minus and 0, while the board has the focus. */
  keys = (event: KeyboardEvent): void => {
    if ((event.target as Element).closest?.('[data-grip], [data-end]')) return; // they move what is in hand
    const pan = PANS[event.key];
    if (pan) {
      this.canvas?.call(this.zoom.translateBy, pan[0] / this.view.k, pan[1] / this.view.k);
      this.moved = true;
    } else if (event.key === '+' || event.key === '=') this.scale(1.3);
    else if (event.key === '-') this.scale(1 / 1.3);
    else if (event.key === '0') this.all();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Visible part of the world. */
  get sight(): { l: number; t: number; r: number; b: number } {
    const { x, y, k } = this.view;
    return { l: -x / k, t: -y / k, r: (this.width - x) / k, b: (this.height - y) / k };
  }

  private get stride(): number {
    return stride(this.board(), this.alive());
  }

  private sees(points: readonly Point[], margin: number): boolean {
    return inSight(points, this.view, this.width, this.height, Math.min(margin, this.width / 8), CAPTION);
  }

  /** So near that these ships are as long as they should be: with the whole battle in sight if that can be, else without. */
  private approach(ships: readonly Piece[], pixels: number, points: readonly Point[], room: number): void {
    const whole = this.melee(points);
    const long = Math.min(...ships.map((piece) => piece.length));
    const fits = ships.length > 0 && long * fit(whole, this.width, this.height).k >= pixels;
    this.show(fits ? whole : boxOf(points, this.stride * room));
    this.moved = true;
  }

  /** All ships and perhaps some places more, with some room about them. */
  private melee(more: readonly Point[] = [], room = 1.6): Box {
    const alive = this.alive();
    const long = Math.max(...alive.map((piece) => piece.length));
    return boxOf([...alive.map((piece) => piece.pose), ...more], long * room);
  }

  private show(box: Box, atOnce = false): void {
    if (this.width && this.height) this.lookAt(this.held(fit(box, this.width, this.height)), atOnce);
  }

  private held(lens: ViewBox): ViewBox {
    return within(lens, playground(this.board()), this.width, this.height);
  }

  private lookAt(to: ViewBox, atOnce = false): void {
    cancelAnimationFrame(this.gliding);
    const set = (lens: ViewBox) =>
      this.canvas?.call(this.zoom.transform, zoomIdentity.translate(lens.x, lens.y).scale(lens.k));
    if (atOnce || !playback.moving) return void set(to);
    const [from, since] = [this.view, performance.now()];
    const step = (now: number) => {
      const share = Math.min(Math.max((now - since) / GLIDE, 0), 1);
      set(between(from, to, share));
      if (share < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }
}
