/** What is said at a table, and how much of it has not been read. */
import { read, write } from './i18n.svelte';
import type { TalkLine } from './wire';

const QUIET = 'naumachia.talk';

export class Talk {
  lines = $state.raw<readonly TalkLine[]>([]);
  /** The talk is open before the reader. */
  open = $state(false);
  private seen = $state(0);
  /** Nobody is called for it. */
  quiet = $state(read(QUIET) === 'quiet');
  /** The last line another has said, for the screen reader. */
  last = $state.raw<TalkLine | null>(null);

  get unread(): number {
    return this.quiet || this.open ? 0 : this.lines.filter((line) => line.seq > this.seen).length;
  }

  /** Lines that came; what was there before this page is not new. */
  hear(lines: readonly TalkLine[], mine: readonly (string | null)[]): void {
    const known = new Set(this.lines.map((line) => line.seq));
    const fresh = lines.filter((line) => !known.has(line.seq));
    const first = !this.lines.length && fresh.length > 1;
    this.lines = [...this.lines, ...fresh].sort((a, b) => a.seq - b.seq).slice(-200);
    const last = fresh.at(-1);
    if (!last) return;
    if (first || this.open || mine.includes(last.seat)) this.seen = last.seq;
    else if (!this.quiet) this.last = last;
  }

  look(open: boolean): void {
    this.open = open;
    if (open) this.seen = this.lines.at(-1)?.seq ?? 0;
  }

  hush(quiet: boolean): void {
    this.quiet = quiet;
    write(QUIET, quiet ? 'quiet' : 'open');
  }
}
