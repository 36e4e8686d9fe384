/** Dispatch server messages other than views to the part of the table that asked for them. */
import type { SeatConnection } from './seat_connection.svelte';
import type { Table } from './table.svelte';
import type { ServerMessage } from '../net/wire';

export function deliver(table: Table, connection: SeatConnection, message: ServerMessage): void {
  const first = connection === table.connections[0];
  switch (message.t) {
    case 'odds':
      return table.odds.receive(message);
    case 'trial':
      return table.hand.receive(message);
    case 'why':
      table.why = message;
      return;
    case 'prospects':
      return table.prospects.receive(message);
    case 'hint':
      return table.advice.receive(message);
    case 'threats':
      return table.threats.receive(message);
    case 'plans':
    case 'places':
      return table.foresight.receive(message);
    case 'there':
      table.prospects.there = message;
      return;
    case 'report':
      table.report = message;
      return;
    case 'notes':
      return table.margin.hear(message.notes);
    case 'scene':
      return table.film.receive(message);
    case 'lesson':
      if (first) table.lesson.hear(table.game, message);
      return;
    case 'back':
      return table.takeBacks.hear(connection.seat, first, message);
    case 'letter':
      if (connection === table.connection) table.letters.hear(message);
      return;
    // the rest is told to every seat at this screen alike: one of them listens
    case 'clocks':
      if (first) table.clock.hear(message);
      return;
    case 'ties':
      if (first) table.ties = message;
      return;
    case 'notices':
      if (first) table.notices = message.notices;
      return;
    case 'talk':
      if (first)
        table.talk.hear(
          message.lines,
          table.connections.map((one) => one.seat),
        );
  }
}
