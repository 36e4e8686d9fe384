/** Talk at a table: lines said, lines on their way, and the number not read yet. */
import { t } from '../app/i18n.svelte';
import { read, write } from '../app/storage';
import type { ClientMessage, TalkLine } from '../net/wire';

const QUIET = 'naumachia.talk';
/** Milliseconds after a new connection, in which what was said over the old one may still be heard. */
const ECHO = 1500;

/** A line on its way; not sent where there was no connection when it was said. */
interface Said {
  text: string;
  sent: boolean;
}

/** Another table of this server, in a line of talk. */
const TABLE = /#\/match\/[\w-]+/;

/** A line in pieces: words, and links to other tables. A link alone is a rematch, told in the reader's own words. */
export function pieces(text: string): { text: string; link: boolean }[] {
  if (text.replace(TABLE, '') === '' && text)
    return [
      { text: t('page-rematch-said'), link: false },
      { text, link: true },
    ];
  return split(text);
}

function split(text: string): { text: string; link: boolean }[] {
  const found = TABLE.exec(text);
  if (!found) return text ? [{ text, link: false }] : [];
  const rest = text.slice(found.index + found[0].length);
  return [...split(text.slice(0, found.index)), { text: found[0], link: true }, ...split(rest)];
}

export class Talk {
  lines = $state.raw<readonly TalkLine[]>([]);
  /** Said here and not heard from the server yet. */
  waiting = $state.raw<readonly Said[]>([]);
  /** A line that could not be sent goes back to where it was written. */
  returned = $state('');
  /** The talk is open before the reader. */
  open = $state(false);
  private seen = $state(0);
  /** Nobody is called for it. */
  quiet = $state(read(QUIET) === 'quiet');
  /** The last line another has said, for the screen reader. */
  last = $state.raw<TalkLine | null>(null);
  private repeating: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private send: (message: ClientMessage) => void,
    private connected: () => boolean,
  ) {}

  get unread(): number {
    return this.quiet || this.open ? 0 : this.lines.filter((line) => line.seq > this.seen).length;
  }

  /** The table to which the last line of another leads. */
  invitation(mine: (seat: string) => boolean): string {
    const asked = this.lines.filter((line) => !mine(line.seat) && TABLE.test(line.text)).at(-1);
    return asked ? (TABLE.exec(asked.text)?.[0] ?? '') : '';
  }

  say(text: string): void {
    const said = { text: text.trim().replace(/\s+/g, ' '), sent: this.connected() };
    if (!said.text) return;
    this.waiting = [...this.waiting, said];
    if (said.sent) this.send({ t: 'say', text: said.text });
  }

  /** The last line was not taken. */
  refuse(): void {
    this.returned = this.waiting.at(-1)?.text ?? '';
    this.waiting = this.waiting.slice(0, -1);
  }

  /** There is a connection again: what was said meanwhile goes out now, and what was said before, if it is not heard soon. */
  resume(): void {
    clearTimeout(this.repeating);
    const before = this.waiting;
    const again = (lines: readonly Said[]) => {
      for (const { text } of lines) this.send({ t: 'say', text });
    };
    this.waiting = before.map(({ text }) => ({ text, sent: true }));
    again(before.filter((said) => !said.sent));
    const doubtful = this.waiting.filter((_, i) => before[i]!.sent);
    if (doubtful.length)
      this.repeating = setTimeout(() => again(doubtful.filter((said) => this.waiting.includes(said))), ECHO);
  }

  /** Lines that came; what was there before this page is not new. */
  hear(lines: readonly TalkLine[], mine: readonly (string | null)[]): void {
    const known = new Set(this.lines.map((line) => line.seq));
    // a line without a text is of somebody who has been forgotten
    const gone = new Set(lines.filter((line) => !line.text).map((line) => line.seq));
    const fresh = lines.filter((line) => !known.has(line.seq) && !gone.has(line.seq));
    const first = !this.lines.length && fresh.length > 1;
    if (this.last && gone.has(this.last.seq)) this.last = null;
    this.lines = [...this.lines.filter((line) => !gone.has(line.seq)), ...fresh]
      .sort((a, b) => a.seq - b.seq)
      .slice(-200);
    for (const line of fresh) if (mine.includes(line.seat)) this.heard(line.text);
    const last = fresh.at(-1);
    if (!last) return;
    if (first || this.open || mine.includes(last.seat)) this.seen = last.seq;
    else if (!this.quiet) this.last = last;
  }

  /** One of ours has arrived; the server may have left out letters nobody sees, and then it was the first. */
  private heard(text: string): void {
    const at = Math.max(
      this.waiting.findIndex((said) => said.text === text),
      0,
    );
    this.waiting = this.waiting.filter((_, i) => i !== at);
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
