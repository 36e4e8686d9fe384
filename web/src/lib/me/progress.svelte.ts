/** The lessons this browser has seen done, and whether its owner wants none. */
import { read, write } from '../app/storage';

const DONE = 'naumachia.lessons';
const SKIPPED = 'naumachia.lessons.skipped';

type Done = Record<string, string[]>;

function kept(): Done {
  try {
    const found: unknown = JSON.parse(read(DONE) ?? '{}');
    const pairs = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, string[]] => Array.isArray(pair[1])));
  } catch {
    return {};
  }
}

class Progress {
  private done = $state.raw<Done>(kept());
  /** The lessons are not offered first any longer. */
  skipped = $state(read(SKIPPED) !== null);

  has(game: string, lesson: string): boolean {
    return this.done[game]?.includes(lesson) ?? false;
  }

  /** How many of these lessons are done. */
  count(game: string, lessons: readonly string[]): number {
    return lessons.filter((lesson) => this.has(game, lesson)).length;
  }

  /** Some lesson of any game is done. */
  get any(): boolean {
    return Object.values(this.done).some((lessons) => lessons.length > 0);
  }

  /** The lesson to go on with: the first that is not done; nothing when all are. */
  next(game: string, lessons: readonly string[]): string | undefined {
    return lessons.find((lesson) => !this.has(game, lesson));
  }

  learn(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.done = { ...this.done, [game]: [...(this.done[game] ?? []), lesson] };
    write(DONE, JSON.stringify(this.done));
  }

  skip(): void {
    this.skipped = true;
    write(SKIPPED, '1');
  }
}

export const progress = new Progress();
