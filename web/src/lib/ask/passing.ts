/** The options that are offered as choices, and the one among them that passes. */
import type { Table } from '../match/table.svelte';
import type { Option } from '../net/wire';

/** Options among which one is chosen. While orders are given there is nothing else to choose, and they come to the front. */
export function choosable({ options, view }: Table): Option[] {
  const free = options.filter((option) => !option.section);
  return free.length || view?.ask?.kind !== 'choose' ? free : options.filter((option) => option.section === 'orders');
}

/** The option that lets the moment pass, if there is another beside it. */
export function passing(table: Table): Option | null {
  const all = choosable(table);
  const wanted = table.view?.ask?.passing;
  return (all.length > 1 && all.find((option) => option.answer === wanted)) || null;
}

/** Whether the question with its options is what the panel shows. */
export const asking = (table: Table): boolean =>
  table.connection.mayAnswer &&
  !table.curtain &&
  !table.replaying &&
  !table.watching &&
  !table.taught &&
  !table.catchingUp &&
  !table.view?.outcome &&
  !table.view?.stopped &&
  !table.view?.late;
