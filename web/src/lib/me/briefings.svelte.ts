/** The games whose briefing this browser has shown. */
import { read, write } from '../app/storage';

const BRIEFED = 'naumachia.briefed';

class Briefings {
  private seen = $state.raw<string[]>((read(BRIEFED) ?? '').split(' ').filter(Boolean));
  /** Somebody wants to read it now. */
  wanted = $state(false);

  knows(game: string): boolean {
    return this.seen.includes(game);
  }

  learn(game: string): void {
    if (this.knows(game)) return;
    this.seen = [...this.seen, game];
    write(BRIEFED, this.seen.join(' '));
  }
}

export const briefings = new Briefings();
