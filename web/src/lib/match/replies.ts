/** What the server answers is handed to whoever asked for it, and what goes on beside the match to whoever keeps that. */
import type { Chair } from './chair.svelte';
import type { Table } from './table.svelte';
import type { ServerMessage } from '../net/wire';

export function deliver(table: Table, chair: Chair, message: ServerMessage): void {
  const first = chair === table.chairs[0];
  switch (message.t) {
    case 'odds':
      return table.odds.receive(message);
    case 'trial':
      return table.hand.receive(message);
    case 'why':
      table.why = message;
      return;
    case 'prospects':
      return table.outlook.receive(message);
    case 'plans':
    case 'places':
      return table.plotting.receive(message);
    case 'there':
      table.outlook.there = message;
      return;
    case 'report':
      table.report = message;
      return;
    case 'scene':
      return table.film.receive(message);
    case 'back':
      return table.backs.hear(chair.seat, first, message);
    // the rest is told to every seat at this screen alike: one of them listens
    case 'clocks':
      if (first) table.clock.hear(message);
      return;
    case 'talk':
      if (first)
        table.talk.hear(
          message.lines,
          table.chairs.map((one) => one.seat),
        );
  }
}
