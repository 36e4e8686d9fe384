/** Short notices: that something was not possible, with the rule that says so; or that somebody did something. */
import { Refused } from '../net/http';
import { i18n } from './i18n.svelte';
import type { Sayable } from '../net/wire';

export interface Toast {
  id: number;
  message: Sayable;
  rule: string;
  game: string;
  faults: Sayable[];
  /** Nothing went wrong. */
  calm: boolean;
}

class Toasts {
  all = $state.raw<Toast[]>([]);
  private next = 1;

  /** The same thing twice stands there once. */
  add(message: Sayable, rule = '', game = '', faults: Sayable[] = [], calm = false): void {
    const id = this.next++;
    const said = JSON.stringify([message, faults]);
    const others = this.all.filter((toast) => JSON.stringify([toast.message, toast.faults]) !== said);
    this.all = [...others.slice(-2), { id, message, rule, game, faults, calm }];
    setTimeout(() => this.drop(id), faults.length ? 30000 : 9000);
  }

  tell(message: Sayable, game = ''): void {
    this.add(message, '', game, [], true);
  }

  /** Anything that was thrown, as a notice. */
  fail = (error: unknown): void => {
    if (!(error instanceof Refused)) return this.add({ key: 'page-no-server' });
    const { message, game, faults } = error.problem;
    const tell = () => this.add(message, '', game, faults);
    if (!game || i18n.knows('game-name', game)) tell();
    else void i18n.load(game).then(tell, tell); // a record may be of a game whose words nobody needed yet
  };

  /** Notices of one screen are of no use on another. */
  hush(): void {
    this.all = [];
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
