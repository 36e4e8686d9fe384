/** The server's forecast of the plots on a sheet, and of where other ships could be. Debounced. */
import type { ClientMessage, Foresight, Places, Plans } from '../net/wire';

/** A hand that still writes asks nothing. */
const BREATH = 180;

export class PlotForesight {
  private plans = $state.raw<Plans | null>(null);
  places = $state.raw<Places | null>(null);
  /** Ship whose places are wanted; all others (the empty name), or none. */
  whose = $state<string | null>(null);
  /** After which step. */
  step = $state(5);
  private asked = '';
  /** The question the plots answer. */
  private number = -1;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private ask: (message: ClientMessage) => void) {}

  /** Find out about the lines as they stand, once the hand rests. */
  wonder(number: number, lines: string): void {
    const name = `${number}/${lines}`;
    this.number = number;
    if (this.asked === name) return;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      this.asked = name;
      this.ask({ t: 'ask-plans', number, lines });
    }, BREATH);
  }

  of(line: string): Foresight | null {
    return this.plans?.plans.find((plan) => plan.line === line) ?? null;
  }

  /** Where could they be? Asked once more of the same: enough of it. */
  wonderWhere(number: number, whose: string): void {
    const enough = this.whose === whose;
    this.number = number;
    this.places = null;
    this.whose = enough ? null : whose;
    if (!enough) this.ask({ t: 'ask-places', number, ship: whose });
  }

  receive(message: Plans | Places): void {
    if (message.number !== this.number) return; // what was asked about is past
    if (message.t === 'plans') this.plans = message;
    else if (message.ship === this.whose) {
      this.places = message;
      this.step = Math.min(this.step, message.steps.length) || message.steps.length;
    }
  }

  /** An answer is on its way: nothing more is asked about what it is about. */
  hush(): void {
    clearTimeout(this.waiting);
  }

  /** The position has changed. */
  forget(): void {
    this.hush();
    this.number = -1;
    this.asked = '';
    this.plans = null;
    this.places = null;
    this.whose = null;
    this.step = 5;
  }
}
