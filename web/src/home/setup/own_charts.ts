/** Chart files of one's own: kept by this browser for the next match, and compared with the tables of the game. */
import { read, write } from '../../lib/app/storage';
import type { ChangedLine, ChartChange } from '../../lib/net/wire';

/** A chart file that was chosen, under the name it had. */
export interface ChartFile {
  name: string;
  text: string;
}

/** Letters of the longest file that is read; the engine has the same bound. */
export const LONGEST = 40_000;

const key = (game: string) => `naumachia.charts.${game}`;

/** The file that is kept for a game. */
export function keptFile(game: string): ChartFile | null {
  try {
    const found = JSON.parse(read(key(game)) || 'null') as Partial<ChartFile> | null;
    return typeof found?.name === 'string' && typeof found.text === 'string'
      ? { name: found.name, text: found.text }
      : null;
  } catch {
    return null;
  }
}

/** Keep a file for the next matches of a game, or with null no longer. False where this browser keeps nothing. */
export function keepFile(game: string, file: ChartFile | null): boolean {
  const text = file ? JSON.stringify(file) : '';
  write(key(game), text);
  return (read(key(game)) ?? '') === text;
}

/** The lines of a table that differ from the game's. */
export const differing = (table: ChartChange): ChangedLine[] => table.lines.filter((line) => line.ours !== line.yours);
