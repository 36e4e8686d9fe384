/** A movement in which all row at once, as the log tells it: its steps, and what happened in each. */
import type { LogLine } from '../net/wire';

export interface Step {
  /** The moment of the film in front of it: the answer, and which of its parts. */
  turn: number;
  part: number;
  lines: LogLine[];
  /** How many met in it, and how many were struck. */
  met: number;
  struck: number;
}

export interface Movement {
  steps: Step[];
  /** The moment after the last step; null while it is still being rowed. */
  end: { turn: number; part: number } | null;
}

/** Every movement of a match, the oldest first. */
export function movements(log: readonly LogLine[]): Movement[] {
  const found: Movement[] = [];
  let open: Movement | null = null;
  let turn = -1;
  let part = 0;
  for (const line of log) {
    if (line.turn !== turn) [turn, part] = [line.turn, 0];
    if (line.chapter === 'turn') open = null;
    if (line.chapter === 'step') {
      if (!open) found.push((open = { steps: [], end: null }));
      open.steps.push({ turn, part: part++, lines: [], met: 0, struck: 0 });
    } else if (line.chapter === 'rest') {
      if (open) open.end = { turn, part };
      part += 1;
      open = null;
    } else if (open) {
      const step = open.steps.at(-1)!;
      step.lines.push(line);
      if (line.meeting) step.met += 1;
      if (line.blow) step.struck += 1;
    }
  }
  return found;
}

const later = (a: { turn: number; part: number | null }, b: { turn: number; part: number | null }) =>
  a.turn - b.turn || (a.part ?? Infinity) - (b.part ?? Infinity) || 0;

/** The movement a moment belongs to: the last that had begun by then; at the present the last of all. */
export function movementAt(
  all: readonly Movement[],
  moment: { turn: number; part: number | null } | null,
): Movement | null {
  if (!moment) return all.at(-1) ?? null;
  return [...all].reverse().find((one) => later(one.steps[0]!, moment) <= 0) ?? all[0] ?? null;
}

/** How many steps of a movement are behind a moment; all of them once it is over. */
export function done(movement: Movement, moment: { turn: number; part: number | null } | null): number {
  if (!moment) return movement.steps.length;
  return movement.steps.filter((_, i) => {
    const after = movement.steps[i + 1] ?? movement.end;
    return after ? later(after, moment) <= 0 : false;
  }).length;
}
