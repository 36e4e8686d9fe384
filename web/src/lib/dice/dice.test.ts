import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Chain, prove } from './dice';
import { hex, hmac, sha256 } from './sha256';

/** A record that the program wrote (`tests/match/test_mixed.py` holds it against the program). */
const record = readFileSync('../tests/fixtures/mixed.ndjson', 'utf8');
const known = (roots: Record<string, string[]>) => ({ roots, pledges: {}, twice: [] });

const without = (lines: string[], i: number) => lines.filter((_, at) => at !== i).join('\n');
const swapped = (lines: string[], i: number, line: string) => lines.map((old, at) => (at === i ? line : old));

describe('hashes', () => {
  it('are those of everybody else, at every length', () => {
    for (let length = 0; length < 200; length++) {
      const data = 'é'.repeat(length % 7) + 'x'.repeat(length);
      expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
      expect(hex(hmac(data, 'm' + data))).toBe(
        createHmac('sha256', data)
          .update('m' + data)
          .digest('hex'),
      );
    }
  });
});

describe('a record', () => {
  it('is proved without a server', () => {
    const proof = prove(record);
    expect(proof.fault).toBe('');
    expect(proof.dice).toBeGreaterThan(3);
    expect(proof.words.red).toBe(proof.words.blue);
    expect(prove(record, known({ blue: ['blue'], red: ['red', 'red again'] })).fault).toBe('');
  });

  it('is proved with a report and notes behind its end, and with nothing else there', () => {
    const added = '{"report":{"sentences":[]}}\n{"note":"well thrown","turn":3}\n';
    expect(prove(record + added)).toEqual(prove(record));
    expect(prove(record.trimEnd() + '\n{"other":1}\n').fault).toBe('plain');
  });

  it('is held against the words this page gave', () => {
    const asked = { ...known({ blue: ['another'] }), pledges: { 0: 'x', 1: 'x', 2: 'x', 3: 'x' } };
    expect(prove(record, asked).fault).toBe('mine');
  });

  it('accuses nobody of what another device of the same person has given', () => {
    const proof = prove(record, known({ blue: ['another'] }));
    expect(proof).toMatchObject({ fault: '', elsewhere: proof.words.blue });
    expect(prove(record, known({ blue: ['blue'] })).elsewhere).toBe(0);
  });

  it('is found out wherever one letter of it is changed', () => {
    let tried = 0;
    for (let at = 0; at < record.length - 1; at += 3) {
      const other = record[at] === 'a' ? 'b' : record[at] === '1' ? '2' : 'a';
      const changed = record.slice(0, at) + other + record.slice(at + 1);
      if (record[at] === '\n') continue;
      tried++;
      const proof = prove(changed);
      expect(proof.fault, `${at}: ${record.slice(at - 15, at + 15)}`).not.toBe('');
      expect(proof.line).toBeGreaterThan(0);
    }
    expect(tried).toBeGreaterThan(500);
  });

  it('is found out where a line is missing, a die changed or answers are swapped', () => {
    const lines = record.trimEnd().split('\n');
    const dice = lines.flatMap((line, i) => (line.includes('"mix"') ? [i] : []));
    for (const i of dice) {
      expect(prove(without(lines, i)).fault).not.toBe('');
      const other = lines[i]!.replace(
        /"answer":(\[?)(\d)/,
        (_, open: string, face) => `"answer":${open}${(+face % 6) + 1}`,
      );
      expect(prove(swapped(lines, i, other).join('\n'))).toMatchObject({ fault: 'die', line: i + 1 });
    }
    expect(dice.length).toBeGreaterThan(3);
    const [a, b] = [lines[1]!, lines[2]!];
    expect(prove(swapped(swapped(lines, 1, b), 2, a).join('\n')).fault).toBe('seal');
  });

  it('is found out where an empty line was put in', () => {
    for (let at = record.indexOf('\n'); at > 0; at = record.indexOf('\n', at + 1))
      expect(prove(record.slice(0, at) + '\n' + record.slice(at)).fault, `${at}`).not.toBe('');
  });

  it('names the line that cannot be read', () => {
    const lines = record.trimEnd().split('\n');
    expect(prove(swapped(lines, 2, lines[2] + '}').join('\n'))).toMatchObject({ fault: 'damaged', line: 3 });
  });

  it('tells how many words of this page were left out', () => {
    const lines = record.trimEnd().split('\n');
    const given = lines.flatMap((line) => (line.includes('"words"') ? [line] : [])).length;
    const mine = known({ red: ['red', 'red again'] });
    expect(prove(record, mine).lost).toBe(0);
    const more = { ...mine, pledges: { [1000]: 'x' } }; // it was asked for, given, and no such die is there with it
    expect(prove(record, more).lost).toBe(1);
    expect(prove(record, known({ green: ['green'] })).lost).toBe(0);
    expect(given).toBeGreaterThan(0);
  });

  it('keeps its pledges', () => {
    const lines = record.split('\n');
    const i = lines.findIndex((line) => line.includes('"words"'));
    const given = JSON.parse(lines[i - 1]!) as { seat: string; answer: string };
    const { mix } = JSON.parse(lines[i]!) as { mix: { n: number; chains: Record<string, string> } };
    const said = [mix.n, given.seat, given.answer];
    const pledge = (...what: unknown[]) => hex(hmac('server', JSON.stringify(what)));
    const chains = Object.entries(mix.chains).sort(([a], [b]) => (a < b ? -1 : 1));
    const told = (one: string) => prove(record, { roots: {}, pledges: { [mix.n]: one }, twice: [] });
    expect(told(pledge(...said, chains))).toMatchObject({ fault: '', pledges: 1 });
    expect(told('x')).toMatchObject({ fault: 'pledge', line: i });
    // a chain that was made after the word had come
    expect(told(pledge(...said, chains.slice(1)))).toMatchObject({ fault: 'pledge', line: i });
    expect(told(pledge(...said).slice(0, 32)), 'of an older program').toMatchObject({ fault: '', pledges: 1 });
  });
});

it('chains are the same here and there', () => {
  expect(record).toContain(new Chain('red').end);
  expect(new Chain('red').after('nothing')).toBeUndefined();
});
