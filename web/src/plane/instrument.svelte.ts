/** Ruler and protractor, as the reader holds them over the board. */
import type { Camera } from '../board/camera.svelte';
import type { Measure, Piece } from '../lib/wire';
import { caught, reading, type End, type Reading } from './ruler';

export type Tool = '' | 'ruler' | 'protractor';
/** A ship is meant from so many pixels. */
const NEAR = 6;

export class Instrument {
  tool = $state<Tool>('');
  private from = $state.raw<End | null>(null);
  private to = $state.raw<End | null>(null);
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

  take(tool: Tool): void {
    this.tool = this.tool === tool ? '' : tool;
    this.camera.measuring = this.tool !== '';
    this.from = this.to = this.pointer = null;
  }

  get ends(): [End, End] | null {
    if (!this.tool) return null;
    const from = this.from ?? this.shipEnd(this.home());
    const over = this.over();
    const to = this.to ?? (over ? this.shipEnd(over) : null);
    return from && to && (from.x !== to.x || from.y !== to.y) ? [from, to] : null;
  }

  get reading(): Reading | null {
    const { ends } = this;
    return ends && reading(ends[0], ends[1], this.measure(), this.pieces());
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

  /** What was measured stays to be read. */
  up(event: PointerEvent): void {
    if (event.pointerId === this.pointer) this.pointer = null;
    if (!this.to) this.from = null;
  }

  private leave(): void {
    this.from = this.to = this.pointer = null;
  }

  private at(event: PointerEvent): End {
    return caught(this.camera.under(event), this.pieces(), NEAR / this.camera.view.k);
  }

  private shipEnd(ship: string): End | null {
    const piece = this.pieces().find((one) => one.id === ship);
    return piece ? { ...piece.pose, ship } : null;
  }
}
