/** Where each option is on the board: in a hex, at the end of its path, on a ship, or nowhere (a button only). */
import { ahead, type Point } from './geometry';
import type { Board, Option, Pose, Scene } from './wire';

export interface Place {
  option: Option;
  /** Where the marker is drawn, and which way it points. */
  at: Point;
  heading: number;
  /** The middle of the hex it belongs to; null on the plane. */
  cell: Point | null;
  /** What may be clicked: the whole hex if it has it to itself, the part of the hex it points to, or a disc. */
  hit: 'hex' | 'wedge' | 'disc';
}

/** The pose a ghost stands on. */
export const end = (option: Option): Pose | null => option.path?.at(-1) ?? null;

/** The ship an option is clicked on, when it has no place of its own. */
export function shipOf(option: Option, acting: string): string {
  if (option.cell || option.path?.length) return '';
  if (option.target) return option.target;
  return option.ship && option.ship !== acting ? option.ship : '';
}

/** Markers for all options with a place. Two in one hex point to their edges; two that point alike stand in a row. */
export function places(options: readonly Option[], board: Board, scene: Scene): Place[] {
  const centres = new Map(board.cells.map((cell) => [`${cell.q},${cell.r}`, cell]));
  const crowd = new Map<string, number>();
  const rows = new Map<string, number>();
  const placed = options.filter((option) => option.cell || option.path?.length);
  const course = (option: Option) => `${option.cell}/${Math.round(end(option)?.h ?? 0)}`;
  for (const option of placed) {
    if (!option.cell) continue;
    count(crowd, String(option.cell));
    count(crowd, course(option));
  }
  return placed.map((option) => {
    const last = end(option);
    const heading = last?.h ?? 0;
    const cell = option.cell ? (centres.get(String(option.cell)) ?? null) : null;
    const length = scene.pieces.find((piece) => piece.id === option.ship)?.length ?? board.size;
    if (cell) {
      const rank = count(rows, course(option));
      const hit = crowd.get(String(option.cell)) === 1 ? 'hex' : crowd.get(course(option)) === 1 ? 'wedge' : 'disc';
      const at = ahead({ x: cell.x, y: cell.y, h: heading }, board.size * (hit === 'hex' ? 0.1 : 0.56 - 0.42 * rank));
      return { option, at, heading, cell, hit };
    }
    const bow = ahead(last!, length / 2);
    const rank = count(rows, `${Math.round(bow.x)},${Math.round(bow.y)}`);
    const at = ahead({ ...bow, h: heading }, board.size * (0.18 + 0.5 * rank));
    return { option, at, heading, cell: null, hit: 'disc' };
  });
}

/** Count one more under a name, and say how many there were. */
function count(counts: Map<string, number>, name: string): number {
  const before = counts.get(name) ?? 0;
  counts.set(name, before + 1);
  return before;
}

/** Options that are clicked on ships, by ship. */
export function byShip(options: readonly Option[], acting: string): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const ship = shipOf(option, acting);
    if (ship) found.set(ship, [...(found.get(ship) ?? []), option]);
  }
  return found;
}
