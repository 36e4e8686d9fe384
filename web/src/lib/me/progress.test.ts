import { beforeEach, describe, expect, it, vi } from 'vitest';

async function fresh() {
  vi.resetModules();
  return (await import('./progress.svelte')).progress;
}

describe('progress', () => {
  beforeEach(() => localStorage.clear());

  it('outlives the page', async () => {
    const one = await fresh();
    expect(one.any).toBe(false);
    one.learn('river', '01-row');
    one.learn('river', '01-row');
    const two = await fresh();
    expect(two.has('river', '01-row')).toBe(true);
    expect(two.count('river', ['01-row', '02-turn'])).toBe(1);
    expect(two.next('river', ['01-row', '02-turn'])).toBe('02-turn');
    expect(two.next('river', ['01-row'])).toBeUndefined();
    expect(two.has('lake', '01-row')).toBe(false);
  });

  it('begins anew where what is kept makes no sense', async () => {
    for (const text of ['', 'null', '3', '{"river": 3}', '{']) {
      localStorage.setItem('naumachia.lessons', text);
      expect((await fresh()).any).toBe(false);
    }
  });

  it('keeps that the lessons were skipped', async () => {
    const one = await fresh();
    expect(one.skipped).toBe(false);
    one.skip();
    expect((await fresh()).skipped).toBe(true);
  });
});
