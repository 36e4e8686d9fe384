/** The lesson that a match is: how it stands, and its words. */
import { api } from '../net/http';
import { progress } from '../me/progress.svelte';
import type { Lesson, LessonInfo, Touch } from '../net/wire';

/** Prefix of the name of a match that is a lesson, in place of its scenario. */
export const LESSON = 'lesson/';

export class LessonNow {
  /** As it was told last; nothing where the match is no lesson. */
  told = $state.raw<Lesson | null>(null);
  /** All lessons of the game, in their order. */
  all = $state.raw<LessonInfo[]>([]);
  private game = '';

  get info(): LessonInfo | undefined {
    return this.all.find((one) => one.name === this.told?.name);
  }
  get at(): number {
    return this.all.findIndex((one) => one.name === this.told?.name);
  }
  /** The lesson after this one. */
  get next(): LessonInfo | undefined {
    return this.at < 0 ? undefined : this.all[this.at + 1];
  }
  get touch(): Touch | null {
    return this.told?.stand === 'open' ? this.told.touch : null;
  }

  hear(game: string, message: Lesson): void {
    this.told = message;
    if (message.stand === 'done') progress.learn(game, message.name);
    if (this.game === game) return;
    this.game = game;
    api.lessons(game).then(
      (found) => (this.all = found),
      () => (this.game = ''),
    );
  }
}
