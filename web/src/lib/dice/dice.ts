/** The dice of a match, checked here and by nobody's leave: the twin of `kernel/chance/mixed_dice.py`, explained in `docs/dice.md`. */
import { hex, hmac, join, sha256 } from './sha256';

const before = (word: string) => hex(sha256('naumachia word:' + word)).slice(0, 32);
const LENGTH = 2048;
/** How long a pledge is that fixes the chains too; no word is given for any other. */
export const PLEDGE = 64;

/** The words of one seat, from a secret nobody else knows; the last that is made is the first to be told. */
export class Chain {
  readonly end: string;
  /** The word that nothing follows. */
  readonly last: string;
  private next = new Map<string, string>();

  constructor(
    readonly root: string,
    length = LENGTH,
  ) {
    let word = (this.last = hex(sha256('naumachia root:' + root)).slice(0, 32));
    for (let i = 0; i < length; i++) {
      const older = before(word);
      this.next.set(older, word);
      word = older;
    }
    this.end = word;
  }
  /** The word after this one, where it is of this chain. */
  after = (tip: string): string | undefined => this.next.get(tip);
  has = (tip: string): boolean => this.next.has(tip);
}

interface Mix {
  n: number;
  of: number | [number, number][];
  words?: Record<string, string>;
  chains?: Record<string, string>;
}
interface Entry {
  answer?: string | number | number[] | null;
  seat?: string;
  lines?: [string, string][];
  mix?: Mix;
}
interface Head {
  commitment?: string;
  dice?: string;
  forked?: number;
}
interface End {
  seed?: string;
  seal?: [string, string];
}

/** Knowledge of this page about a match: the roots of its chains, and the pledges it was given, by the number of the die. */
export interface Known {
  roots: Record<string, string[]>;
  pledges: Record<number, string>;
  /** Dice for which the server asked twice for the same word, each time after another answer. */
  twice: number[];
  /** The last word each seat was asked for, and has told: the one after this, for this die, after what this pledge fixes. */
  last?: Record<string, { after: string; n: number; pledge: string }>;
}

/** Result of the check: the number of dice that follow from the commitments, and the first line that lies. */
export interface Proof {
  dice: number;
  words: Record<string, number>;
  /** Pledges that were kept. */
  pledges: number;
  /** Dice for which this page gave a word that is not in the record: it came too late, or was left out. */
  lost: number;
  /** Words of the seats held here that this browser did not give: another device of theirs did, or nobody did. */
  elsewhere: number;
  line: number;
  /** `seed`, `seal`, `number`, `word`, `die`, `pledge`, `mine`, `damaged`, `plain`; nothing where all is well. */
  fault: string;
}

function face(pool: Uint8Array, n: number, place: number, of: Mix['of']): number {
  const sides = typeof of === 'number' ? Array.from({ length: of }, (_, i) => [i + 1, 1] as const) : of;
  const total = sides.reduce((sum, [, weight]) => sum + weight, 0);
  let point = Number(BigInt('0x' + hex(hmac(pool, `${n}.${place}`)).slice(0, 32)) % BigInt(total));
  for (const [value, weight] of sides) {
    if (point < weight) return value;
    point -= weight;
  }
  return NaN;
}

const by = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A finished record, held against its own commitments and against what this page remembers. */
export function prove(text: string, known: Known = { roots: {}, pledges: {}, twice: [] }): Proof {
  const proof: Proof = { dice: 0, words: {}, pledges: 0, lost: 0, elsewhere: 0, line: 1, fault: '' };
  try {
    return walk(text, known, proof);
  } catch {
    return { ...proof, fault: 'damaged' }; // a line of another form than any that is written
  }
}

/** The lines of a record up to its end; a report and notes may follow, which no seal covers. */
function sealedLines(text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  while (lines.length > 1 && /^\{"(?:report|note)":/.test(lines.at(-1)!)) lines.pop();
  return lines;
}

function walk(text: string, known: Known, proof: Proof): Proof {
  const wrong = (line: number, fault: string): Proof => ({ ...proof, line, fault });
  const lines = sealedLines(text);
  const [first, ...rest] = lines.map((line, i) => {
    proof.line = i + 1; // of what cannot be read, where it stands
    return JSON.parse(line) as object;
  });
  const [head, end, entries] = [first as Head, rest.pop() as End, rest as Entry[]];
  const last = entries.length + 2;
  if (!end || !('end' in end) || head.dice !== 'mixed') return wrong(last, 'plain');
  const seed = end.seed ?? '';
  if (hex(sha256('naumachia dice:' + seed)) !== head.commitment) return wrong(last, 'seed');
  const mine = new Map(
    Object.entries(known.roots).map(([seat, roots]) => [seat, roots.map((root) => new Chain(root))]),
  );
  let pool = sha256('naumachia mix:' + seed);
  const tips = new Map<string, string>();
  const counted = new Set<string>();
  const heard = new Set<number>();
  let number = 0;
  for (const [i, entry] of entries.entries()) {
    const { mix } = entry;
    const line = (proof.line = i + 2);
    if (!!mix !== (!entry.seat && i >= (head.forked ?? 0))) return wrong(line, 'number');
    if (!mix) continue;
    if (mix.n !== number) return wrong(line, 'number');
    for (const [seat, tip] of Object.entries(mix.chains ?? {})) {
      if (tips.get(seat) !== tip) counted.delete(seat);
      tips.set(seat, tip);
    }
    const fixed = [...tips].sort(([a], [b]) => by(a, b)); // what each chain had come to when the words were asked for
    const words = Object.entries(mix.words ?? {}).sort(([a], [b]) => by(a, b));
    for (const [seat, word] of words) {
      if (before(word) !== tips.get(seat)) return wrong(line, 'word');
      const chains = mine.get(seat);
      if (!chains) continue;
      if (chains.some((chain) => chain.after(tips.get(seat)!) === word)) {
        heard.add(mix.n);
        continue;
      }
      // for this die the word was asked of this browser, and of no other
      if (mine.size === 1 && known.pledges[mix.n] !== undefined) return wrong(line, 'mine');
      proof.elsewhere++;
    }
    for (const [seat] of words) if (words.length > 1 || (tips.size === 1 && tips.has(seat))) counted.add(seat);
    for (const [seat, word] of words) {
      tips.set(seat, word);
      proof.words[seat] = (proof.words[seat] ?? 0) + 1;
      if (counted.has(seat)) pool = sha256(join(pool, seat, '\0', word));
    }
    const pledge = words.length ? known.pledges[mix.n] : undefined;
    if (pledge !== undefined) {
      const given = entries[i - 1]!;
      const said: unknown[] = [mix.n, given.seat ?? '', given.lines ?? given.answer];
      if (pledge.length === PLEDGE) said.push(fixed); // older ones, given before an update, say nothing of the chains
      if (hex(hmac(seed, JSON.stringify(said))).slice(0, pledge.length) !== pledge) return wrong(line - 1, 'pledge');
      proof.pledges++;
    }
    const count = Array.isArray(entry.answer) ? entry.answer.length : 1;
    const fall = Array.from({ length: count }, (_, place) => face(pool, mix.n, place, mix.of)).sort((a, b) => a - b);
    if (fall.join() !== [entry.answer].flat().join()) return wrong(line, 'die');
    proof.dice++;
    number = mix.n + 1;
  }
  if (mine.size) proof.lost = Object.keys(known.pledges).filter((n) => !heard.has(+n)).length;
  const sealed = lines.at(-1)!.replace(/,"seal":\[[^\]]*\]/, '');
  const whole = hex(sha256([...lines.slice(0, -1), sealed].join('\n'))).slice(0, 32);
  if (hex(sha256(lines[0]!)).slice(0, 32) !== end.seal?.[0]) return wrong(1, 'seal');
  if (whole !== end.seal[1]) return wrong(last, 'seal');
  return proof;
}
