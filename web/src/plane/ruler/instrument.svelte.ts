/** Ruler and protractor, as the reader holds them over the board. */
import type { Camera } from '../../board/view/camera.svelte';
import type { Measure, Piece } from '../../lib/net/wire';
import { caught, reading, type End, type Reading } from './ruler';

export type Tool = '' | 'ruler' | 'protractor';
/** A ship is meant from so many pixels. */
const NEAR = 6;
/** So many units long it lies there when it is taken by a key. */
const LAID = 50;

export class Instrument {
  tool = $state<Tool>('');
  private from = $state.raw<End | null>(null);
  private to = $state.raw<End | null>(null);
  /** It was taken by a key: then it lies there at once, and its ends are moved by keys. */
  private keyed = $state(false);
  /** The pointer that measures. */
  private pointer: number | null = null;

  constructor(
    private camera: Camera,
    private measure: () => Measure,
    private pieces: () => readonly Piece[],
    /** The ship measured from where nobody has set the first end: the one looked at, or whose turn it is. */
    private home: () => string,
    /** The ship under the focus. */
    private over: () => string | null,
  ) {}

  take(tool: Tool, byKeys = false): void {
    this.tool = this.tool === tool ? '' : tool;
    this.keyed = byKeys && this.tool !== '';
    this.camera.measuring = this.tool !== '';
    this.from = this.to = this.pointer = null;
  }

  get ends(): [End, End] | null {
    if (!this.tool) return null;
    const from = this.from ?? this.shipEnd(this.home()) ?? (this.keyed ? this.middle : null);
    const over = this.over();
    const meant = this.to ?? (over && over !== from?.ship ? this.shipEnd(over) : null);
    const to = meant ?? (this.keyed && from ? this.point(from.x, from.y - LAID * this.measure().size) : null);
    return from && to && (from.x !== to.x || from.y !== to.y) ? [from, to] : null;
  }

  get reading(): Reading | null {
    const { ends } = this;
    return ends && reading(ends[0], ends[1], this.measure(), this.pieces());
  }

  /** By keys: one end so many units to the right and down, wherever that is. */
  nudge(end: number, right: number, down: number): void {
    const { ends } = this;
    if (!ends) return;
    const { size } = this.measure();
    [this.from, this.to] = ends.map((one, i) =>
      i === end ? this.point(one.x + right * size, one.y + down * size) : one,
    ) as [End, End];
  }

  down(event: PointerEvent): void {
    if (this.pointer !== null) return this.leave(); // two fingers move the sea
    this.pointer = event.pointerId;
    this.from = this.at(event);
    this.to = null;
  }

  move(event: PointerEvent): void {
    if (this.pointer !== null && event.pointerId !== this.pointer) return;
    // without a press it is measured from the ship one has in hand
    if (this.pointer === null && (event.pointerType === 'touch' || this.from)) return;
    this.to = this.at(event);
  }

  /** The measured value stays to be read. */
  up(event: PointerEvent): void {
    if (event.pointerId === this.pointer) this.pointer = null;
    if (!this.to) this.from = null;
  }

  private leave(): void {
    this.from = this.to = this.pointer = null;
  }

  private point(x: number, y: number): End {
    return { x, y, h: null, ship: '' };
  }

  /** The middle of what is in sight. */
  private get middle(): End {
    const { view, width, height } = this.camera;
    return this.point((width / 2 - view.x) / view.k, (height / 2 - view.y) / view.k);
  }

  private at(event: PointerEvent): End {
    return caught(this.camera.under(event), this.pieces(), NEAR / this.camera.view.k);
  }

  private shipEnd(ship: string): End | null {
    const piece = this.pieces().find((one) => one.id === ship);
    return piece ? { ...piece.pose, ship } : null;
  }
}
