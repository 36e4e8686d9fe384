/** Light or dark: as the reader wishes, or as the system does. */
import { MediaQuery } from 'svelte/reactivity';
import { read, write } from './storage';

export const WISHES = ['auto', 'light', 'dark'] as const;
export type Wish = (typeof WISHES)[number];

const wished = (stored: string | null): Wish => WISHES.find((wish) => wish === stored) ?? 'auto';

class Theme {
  wish = $state<Wish>(wished(read('naumachia.theme')));
  private night = new MediaQuery('(prefers-color-scheme: dark)');

  get dark(): boolean {
    return this.wish === 'auto' ? this.night.current : this.wish === 'dark';
  }
  /** From one wish to the next. */
  turn(): void {
    this.wish = WISHES[(WISHES.indexOf(this.wish) + 1) % WISHES.length]!;
    write('naumachia.theme', this.wish);
  }
}
export const theme = new Theme();

/** So small a screen that board and question share it: a telephone either way up, or a page enlarged twice. */
export const compact = new MediaQuery('(max-width: 820px), (max-height: 500px)');
/** So low a screen that only question and options have room beside the board. */
export const low = new MediaQuery('(max-height: 500px)');
