import { describe, expect, it } from 'vitest';
import { asOption, byCell, everyHarm, ShipProspects } from './prospects.svelte';
import type { Table } from '../match/table.svelte';
import type { Chance, Option, Way } from '../net/wire';

const way = (cell: [number, number], harm?: string): Way => ({
  answers: ['2', 'straight'],
  path: [{ x: 0, y: 0, h: 0 }],
  cell,
  ...(harm ? { harm: { key: harm } } : {}),
});

describe('ways', () => {
  it('are gathered by the hex they end in', () => {
    const found = byCell([way([1, 2]), way([1, 2]), way([3, 4])]);
    expect(found.get('1,2')).toHaveLength(2);
    expect(found.get('3,4')).toHaveLength(1);
  });
  it('say when all of them do the same harm', () => {
    expect(everyHarm([way([1, 2], 'harm-quay'), way([3, 4], 'harm-quay')])?.key).toBe('harm-quay');
    expect(everyHarm([way([1, 2], 'harm-quay'), way([3, 4])])).toBeNull();
    expect(everyHarm([])).toBeFalsy();
  });
  it('are marked like options, and named by their answers', () => {
    expect(asOption(way([1, 2]), 'RL')).toMatchObject({ answer: '2|straight', ship: 'RL', cell: [1, 2] });
  });
});

describe('a blow that is gone for', () => {
  const strike = { target: 'B', answers: ['1', 'port@1', 'ram'], option: { key: 'ram' } } as unknown as Chance;
  const other = { target: 'C', answers: ['1', 'straight', 'ram'], option: { key: 'ram' } } as unknown as Chance;
  const option = (answer: string, key = 'ram') => ({ answer, key }) as Option;
  const table = (binding: boolean) => {
    const sent: string[][] = [];
    const view = { number: 7, ask: { binding } };
    return { sent, view, route: (answers: string[]) => void sent.push(answers) };
  };
  it('takes all steps but the last, and marks the last at the next question', () => {
    const free = table(false);
    const prospects = new ShipProspects(free as unknown as Table);
    expect(prospects.approach(strike)).toBe(true);
    expect(free.sent).toEqual([['1', 'port@1']]);
    expect(prospects.aimed(option('ram'))).toBe(false); // not in the question that was just answered
    free.view.number = 8;
    expect(prospects.aimed(option('ram'))).toBe(true);
    expect(prospects.aimed(option('fire'))).toBe(false);
    expect(prospects.aimed(option('ram', 'shoot'))).toBe(false); // the same word to another question
    prospects.lower();
    expect(prospects.aimed(option('ram'))).toBe(false);
  });
  it('is asked for twice where its first step binds', () => {
    const bound = table(true);
    const prospects = new ShipProspects(bound as unknown as Table);
    expect(prospects.approach(strike)).toBe(false);
    expect(prospects.approach(other)).toBe(false); // another one than before
    expect(prospects.approach(strike)).toBe(false);
    expect(bound.sent).toEqual([]);
    expect(prospects.approach(strike)).toBe(true);
    expect(bound.sent).toHaveLength(1);
  });
});
