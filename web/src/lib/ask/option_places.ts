/** Positions of options on the board: in a hex, at the end of a path, on a ship, or none (a button only). */
import { ahead, turnBetween, type Point } from '../draw/geometry';
import type { Board, Option, Pose, Scene } from '../net/wire';

export interface OptionPlace {
  option: Option;
  /** Where the marker is drawn, and which way it points. */
  at: Point;
  heading: number;
  /** The middle of the hex it belongs to; null on the plane. */
  cell: Point | null;
  /** Area that may be clicked: the whole hex if it has it to itself, the part of the hex it points to, or a disc. */
  hit: 'hex' | 'wedge' | 'disc';
}

/** Unit of the size of markers: a hex; on a measured plane, whose grid is wide, less than one square of it. */
export const markSize = (board: Board): number => board.size * (board.measure ? 0.45 : 1);

/** The pose a ghost stands on. */
export const end = (option: Option): Pose | null => option.path?.at(-1) ?? null;

/** The ship an option is clicked on, when it has no place of its own. */
export function shipOf(option: Option, acting: string): string {
  if (option.cell || option.path?.length) return '';
  if (option.target) return option.target;
  return option.ship && option.ship !== acting ? option.ship : '';
}

/** Markers for all options with a place. Two in one hex point to their edges; two that point alike stand in a row. */
export function optionPlaces(options: readonly Option[], board: Board, scene: Scene): OptionPlace[] {
  const centres = new Map(board.cells.map((cell) => [`${cell.q},${cell.r}`, cell]));
  const lengths = new Map(scene.pieces.map((piece) => [piece.id, piece.length]));
  const crowd = new Map<string, number>();
  const rows = new Map<string, number>();
  const placed = options
    .filter((option) => option.cell || option.path?.length)
    .map((option) => {
      const [last, back] = [end(option), astern(option)];
      const length = lengths.get(option.ship ?? '') ?? board.size;
      // who backs water is clicked where the stern comes to lie: the bow comes to lie where the ship is now
      const bows = option.cell ? (centres.get(String(option.cell)) ?? null) : null;
      const cell = bows && back ? nearestCell(board, ahead(last!, -length * 0.3)) : bows;
      const heading = (last?.h ?? 0) + (back ? 180 : 0);
      const hex = cell ? `${cell.q},${cell.r}` : '';
      return { option, last, back, length, cell, heading, hex, course: `${hex}/${Math.round(heading)}` };
    });
  for (const { hex, course } of placed) {
    if (!hex) continue;
    count(crowd, hex);
    count(crowd, course);
  }
  return placed.map(({ option, last, back, length, cell, heading, hex, course }) => {
    if (cell) {
      const rank = count(rows, course);
      const hit = crowd.get(hex) === 1 ? 'hex' : crowd.get(course) === 1 ? 'wedge' : 'disc';
      const at = ahead({ x: cell.x, y: cell.y, h: heading }, board.size * (hit === 'hex' ? 0.1 : 0.56 - 0.42 * rank));
      return { option, at, heading, cell, hit };
    }
    const tip = ahead(last!, back ? -length / 2 : length / 2);
    const rank = count(rows, `${Math.round(tip.x)},${Math.round(tip.y)}`);
    const at = ahead({ ...tip, h: heading }, markSize(board) * (0.18 + 0.5 * rank));
    return { option, at, heading, cell: null, hit: 'disc' };
  });
}

/** Whether the way goes backwards: the ship ends up behind where it lay, on the same heading. */
export function astern(option: Option): boolean {
  const [first, last] = [option.path?.[0], end(option)];
  if (!first || !last || Math.abs(turnBetween(first.h, last.h)) > 1) return false;
  const rad = (last.h * Math.PI) / 180;
  return (last.x - first.x) * Math.cos(rad) + (last.y - first.y) * Math.sin(rad) < -0.01;
}

function nearestCell(board: Board, at: Point): Board['cells'][number] | null {
  const far = (cell: Point) => Math.hypot(cell.x - at.x, cell.y - at.y);
  return board.cells.reduce<Board['cells'][number] | null>(
    (best, cell) => (!best || far(cell) < far(best) ? cell : best),
    null,
  );
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
