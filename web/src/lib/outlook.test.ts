import { describe, expect, it } from 'vitest';
import { asOption, byCell, everyHarm } from './outlook.svelte';
import type { Way } from './wire';

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
