/** The seats of a match: the connections of those held at this screen, which of them is shown, and the names of all. */
import { SeatConnection } from './seat_connection.svelte';
import { stage } from '../film/stage.svelte';
import type { Table } from './table.svelte';
import { toasts } from '../app/toasts.svelte';
import { keepSeat, seatsOf } from '../me/tokens';
import type { Sayable, SeatInfo } from '../net/wire';

export class Seats {
  connections = $state.raw<SeatConnection[]>([]);
  private at = $state(0);
  /** The player who has just taken an open seat, in words. */
  arrived = $state.raw<{ who: string | Sayable; seat: string } | null>(null);
  private players = new Map<string, string>();

  constructor(
    private table: Table,
    private heard: ConstructorParameters<typeof SeatConnection>[2],
  ) {}

  /** By the keys this browser has, and the one a link has brought; without any one watches. */
  open(token: string | null): void {
    const tokens = Object.values(seatsOf(this.table.id));
    if (token && !tokens.includes(token)) tokens.push(token);
    this.connections = (tokens.length ? tokens : [null]).map(
      (one) => new SeatConnection(this.table.id, one, this.heard),
    );
  }

  get connection(): SeatConnection {
    return this.connections[this.at]!;
  }

  /** Whether the seat is held at this screen. */
  sits(seat: string): boolean {
    return this.connections.some((connection) => connection.seat === seat);
  }

  /** Name of a seat: that of its player, else the seat's own. */
  name(seat: string): string {
    const found = this.table.welcome?.seats.find((one) => one.seat === seat);
    return found ? (found.player !== 'open' && found.name) || this.table.say(found.label) : seat;
  }

  /** Give a seat; at one screen its own connection says so, for nobody gives away another's who is here. */
  give(seat: string, player: string): void {
    const connection = this.connections.find((one) => one.seat === seat) ?? this.connection;
    connection.send({ t: 'set-seat', seat, player });
  }

  /** An open seat that is taken is told: the sender of the link has been waiting for it. */
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
  addHeld(seats: readonly string[]): void {
    const { id } = this.table;
    const sat = new Set([
      ...this.connections.map((connection) => connection.seat ?? connection.wanted),
      ...Object.keys(seatsOf(id)),
    ]);
    const more = seats.filter((seat) => !sat.has(seat));
    if (more.length)
      this.connections = [...this.connections, ...more.map((seat) => new SeatConnection(id, null, this.heard, seat))];
  }

  /** A seat that was a program's is now held here. */
  addSeat(seat: string, token: string): void {
    const { id } = this.table;
    keepSeat(id, seat, token);
    if (!this.connections.some((connection) => connection.token === token))
      this.connections = [...this.connections, new SeatConnection(id, token, this.heard)];
  }

  /** With several seats at one screen, show the one that must answer, behind a curtain if its view is secret. */
  showNextToAct(): void {
    const { table } = this;
    if (this.connection.mayAnswer) return;
    // numbers are each seat's own while sheets are handed in; views after as many answers show the same moment
    const { turn } = this.connection.view ?? {};
    const next = this.connections.findIndex((connection) => connection.mayAnswer && connection.view?.turn === turn);
    if (next < 0 || next === this.at) return;
    this.at = next;
    table.picked = null;
    table.film.seat = this.connection.seat;
    const secret = this.connection.view?.secret ?? false;
    if (this.connection.view && !table.replaying) {
      if (secret) stage.cut(this.connection.view.scene);
      else stage.lead(this.connection.view.scene);
    }
    table.curtain = secret;
  }

  /** The connection is tried once more; lines that may be dead without anybody having said so are taken `anew`. */
  retry(anew: boolean): void {
    for (const connection of this.connections)
      if (anew) connection.redial();
      else connection.retry();
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }
}
