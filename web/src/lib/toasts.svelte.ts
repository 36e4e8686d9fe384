/** Short notices that something was not possible, with the rule that says so. */
import { Refused } from './api';
import type { Sayable } from './wire';

export interface Toast {
  id: number;
  message: Sayable;
  rule: string;
  game: string;
  faults: Sayable[];
}

class Toasts {
  all = $state.raw<Toast[]>([]);
  private next = 1;

  add(message: Sayable, rule = '', game = '', faults: Sayable[] = []): void {
    const id = this.next++;
    this.all = [...this.all.slice(-2), { id, message, rule, game, faults }];
    setTimeout(() => this.drop(id), faults.length ? 30000 : 9000);
  }

  /** Anything that was thrown, as a notice. */
  fail = (error: unknown): void => {
    if (error instanceof Refused) this.add(error.problem.message, '', error.problem.game, error.problem.faults);
    else this.add({ key: 'page-no-server' });
  };

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
