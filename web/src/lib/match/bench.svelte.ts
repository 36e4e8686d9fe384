/** The seats of a match: those held at this screen and which of them is shown, and who sits in the others. */
import { Chair } from './chair.svelte';
import { stage } from '../film/stage.svelte';
import type { Table } from './table.svelte';
import { toasts } from '../app/toasts.svelte';
import { keepSeat, seatsOf } from '../me/tokens';
import type { Sayable, SeatInfo } from '../net/wire';

export class Bench {
  chairs = $state.raw<Chair[]>([]);
  private at = $state(0);
  /** Who has just taken an open seat, in words. */
  arrived = $state.raw<{ who: string | Sayable; seat: string } | null>(null);
  private players = new Map<string, string>();

  constructor(
    private table: Table,
    private heard: ConstructorParameters<typeof Chair>[2],
  ) {}

  /** By the keys this browser has, and the one a link has brought; without any one watches. */
  open(token: string | null): void {
    const tokens = Object.values(seatsOf(this.table.id));
    if (token && !tokens.includes(token)) tokens.push(token);
    this.chairs = (tokens.length ? tokens : [null]).map((one) => new Chair(this.table.id, one, this.heard));
  }

  get chair(): Chair {
    return this.chairs[this.at]!;
  }

  /** Whether somebody at this screen sits there. */
  sits(seat: string): boolean {
    return this.chairs.some((chair) => chair.seat === seat);
  }

  /** A seat by its name: what whoever sits there calls himself, else the seat's own. */
  name(seat: string): string {
    const found = this.table.welcome?.seats.find((one) => one.seat === seat);
    return found ? (found.player !== 'open' && found.name) || this.table.say(found.label) : seat;
  }

  /** Give a seat; at one screen its own chair says so, for nobody gives away another's who is here. */
  give(seat: string, player: string): void {
    const chair = this.chairs.find((one) => one.seat === seat) ?? this.chair;
    chair.send({ t: 'set-seat', seat, player });
  }

  /** An open seat that is taken is told: whoever sent the link has been waiting for it. */
  seated(seats: readonly SeatInfo[]): void {
    for (const { seat, label, player, name } of seats) {
      if (player === 'human' && this.players.get(seat) === 'open' && !this.sits(seat)) {
        this.arrived = { who: name || { key: 'page-somebody' }, seat: this.table.say(label) };
        toasts.tell({ key: 'page-arrived', args: this.arrived });
      }
      this.players.set(seat, player);
    }
  }

  /** Seats of this person that this browser has no token of: taken on another device. */
  drawUp(seats: readonly string[]): void {
    const { id } = this.table;
    const sat = new Set([...this.chairs.map((chair) => chair.seat ?? chair.wanted), ...Object.keys(seatsOf(id))]);
    const more = seats.filter((seat) => !sat.has(seat));
    if (more.length) this.chairs = [...this.chairs, ...more.map((seat) => new Chair(id, null, this.heard, seat))];
  }

  /** A seat that was a program's is now held here. */
  sitDown(seat: string, token: string): void {
    const { id } = this.table;
    keepSeat(id, seat, token);
    if (!this.chairs.some((chair) => chair.token === token))
      this.chairs = [...this.chairs, new Chair(id, token, this.heard)];
  }

  /** At one screen: show the seat that must act, behind a curtain if it may not see what the other saw. */
  turn(): void {
    const { table } = this;
    if (this.chair.mayAnswer) return;
    // numbers are each seat's own while sheets are handed in; views after as many answers show the same moment
    const { turn } = this.chair.view ?? {};
    const next = this.chairs.findIndex((chair) => chair.mayAnswer && chair.view?.turn === turn);
    if (next < 0 || next === this.at) return;
    this.at = next;
    table.picked = null;
    table.film.seat = this.chair.seat;
    const secret = this.chair.view?.secret ?? false;
    if (this.chair.view && !table.replaying) {
      if (secret) stage.cut(this.chair.view.scene);
      else stage.lead(this.chair.view.scene);
    }
    table.curtain = secret;
  }

  /** The connection is tried once more; lines that may be dead without anybody having said so are taken `anew`. */
  retry(anew: boolean): void {
    for (const chair of this.chairs)
      if (anew) chair.redial();
      else chair.retry();
  }

  close(): void {
    for (const chair of this.chairs) chair.close();
  }
}
