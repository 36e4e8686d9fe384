/** The words this browser gives for the dice of a match: one secret a seat, kept here and told to nobody. */
import { Chain, PLEDGE, type Known } from './dice';
import { read, write } from './i18n.svelte';
import { hex } from './sha';
import type { AskWord, ClientMessage, DiceInfo } from './wire';

const NAME = 'naumachia.words.';
const chains = new Map<string, Chain>();

/** A chain is two thousand hashes: it is made once. */
function chain(root: string): Chain {
  let found = chains.get(root);
  if (!found) chains.set(root, (found = new Chain(root)));
  return found;
}

export function known(match: string): Known {
  try {
    const found = JSON.parse(read(NAME + match) ?? '') as Partial<Known>;
    return { roots: found.roots ?? {}, pledges: found.pledges ?? {}, twice: found.twice ?? [] };
  } catch {
    return { roots: {}, pledges: {}, twice: [] };
  }
}

const keep = (match: string, all: Known) => write(NAME + match, JSON.stringify(all));

export class Words {
  constructor(
    private match: string,
    private send: (message: ClientMessage) => void,
  ) {}

  /** Commit to a chain, unless the server has one that this browser can go on with. */
  greet(seat: string | null, dice: DiceInfo | undefined): void {
    if (seat === null || dice?.kind !== 'mixed') return;
    const tip = dice.words[seat];
    const mine = known(this.match).roots[seat] ?? [];
    if (tip === undefined) this.commit(seat, mine.at(-1));
    else if (!mine.some((root) => chain(root).has(tip))) this.commit(seat);
  }

  /** The word that was asked for; a second time only after the same answer. */
  give(seat: string | null, ask: AskWord): void {
    if (seat === null || ask.pledge.length !== PLEDGE) return;
    const all = known(this.match);
    const root = (all.roots[seat] ?? []).find((one) => chain(one).has(ask.after));
    if (root === undefined) return; // another device of this seat has it
    const earlier = this.asked.get(ask.after) ?? all.pledges[ask.n];
    if (earlier !== undefined && earlier !== ask.pledge) {
      this.asked.set(ask.after, ask.pledge);
      keep(this.match, { ...all, twice: [...new Set([...all.twice, ask.n])] });
      this.commit(seat); // what was told is of no use any more
      return;
    }
    this.asked.set(ask.after, ask.pledge);
    all.pledges[ask.n] = ask.pledge;
    keep(this.match, all);
    this.send({ t: 'word', word: chain(root).after(ask.after)! });
  }

  private asked = new Map<string, string>();

  private commit(seat: string, old?: string): void {
    const root = old ?? hex(crypto.getRandomValues(new Uint8Array(16)));
    if (root !== old) {
      const all = known(this.match);
      all.roots[seat] = [...(all.roots[seat] ?? []), root];
      keep(this.match, all);
    }
    this.send({ t: 'words', end: chain(root).end });
  }
}
