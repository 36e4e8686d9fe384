/** The clocks of a match as this page shows them: what the server said, and what has passed since. */
import type { Clocks, Welcome } from '../net/wire';

/** Seconds in the shortest form that is still exact enough: days and hours, hours and minutes, minutes and seconds. */
export function span(seconds: number, lang: string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(lang, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const two = (size: number, name: string, less: number, lesser: string) => {
    const rest = Math.floor((whole % size) / less);
    return unit(Math.floor(whole / size), name) + (rest ? ' ' + unit(rest, lesser) : '');
  };
  if (whole >= 172_800) return two(86_400, 'day', 3600, 'hour');
  if (whole >= 7200) return two(3600, 'hour', 60, 'minute');
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Consequence of a clock that has run out: a program plays, the match was lost by it, or it is only shown. */
export interface RunOut {
  seat: string;
  then: 'program' | 'lost' | 'shown';
}

export class Clock {
  told = $state.raw<Clocks | null>(null);
  private passed = $state(0);
  private heard = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  hear(clocks: Clocks): void {
    this.told = clocks;
    this.heard = performance.now();
    this.passed = 0;
    clearInterval(this.timer);
    if (clocks.running.length) this.timer = setInterval(() => this.tick(), 500);
  }

  private tick(): void {
    this.passed = (performance.now() - this.heard) / 1000;
  }

  left(seat: string): number | null {
    const left = this.told?.left[seat];
    if (left === undefined) return null;
    return this.runs(seat) ? left - this.passed : left;
  }

  runs(seat: string): boolean {
    return this.told?.running.includes(seat) ?? false;
  }

  /** Seats whose time has run out, and the consequence. */
  out(welcome: Welcome | null, over: boolean): RunOut[] {
    const found: RunOut[] = [];
    for (const { seat, player } of welcome?.seats ?? []) {
      if ((this.left(seat) ?? 1) > 0) continue;
      if (welcome!.programs.includes(player)) found.push({ seat, then: 'program' });
      else if (over ? this.told?.then === 'lost' : this.runs(seat)) found.push({ seat, then: over ? 'lost' : 'shown' });
    }
    return found;
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
