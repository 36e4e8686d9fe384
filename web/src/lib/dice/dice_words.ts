/** Words that this browser gives for the dice of a match: one secret chain for each seat, kept in local storage. */
import { Chain, PLEDGE, type Known } from './dice';
import { read, write } from '../app/storage';
import { hex } from './sha256';
import type { AskWord, ClientMessage, DiceInfo } from '../net/wire';

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
    const { roots = {}, pledges = {}, twice = [], last = {} } = found;
    return { roots, pledges, twice, last };
  } catch {
    return { roots: {}, pledges: {}, twice: [] };
  }
}

const keep = (match: string, all: Known) => write(NAME + match, JSON.stringify(all));

export class DiceWords {
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

  /**
   * The word that was asked for; a second time only for the same die after the same answer.
   *
   * One that was told and not taken, for it came too late or was left out, is given for no other die: its reader would know
   * that one before it falls.
   */
  give(seat: string | null, ask: AskWord): void {
    if (seat === null || ask.pledge.length !== PLEDGE) return;
    const all = known(this.match);
    const mine = all.roots[seat] ?? [];
    const root = mine.find((one) => chain(one).has(ask.after));
    if (root === undefined) {
      if (mine.some((one) => chain(one).last === ask.after)) this.commit(seat); // it has come to its end
      return; // another device of this seat has it
    }
    const told = all.last?.[seat];
    const earlier = all.pledges[ask.n] ?? (told?.after === ask.after ? told.pledge : ask.pledge);
    if (earlier !== ask.pledge) {
      if (all.pledges[ask.n] !== undefined) keep(this.match, { ...all, twice: [...new Set([...all.twice, ask.n])] });
      this.commit(seat); // what was told is of no use any more
      return;
    }
    all.pledges[ask.n] = ask.pledge;
    all.last = { ...all.last, [seat]: { after: ask.after, n: ask.n, pledge: ask.pledge } };
    keep(this.match, all);
    this.send({ t: 'word', word: chain(root).after(ask.after)! });
  }

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
