import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { differing, keepFile, keptFile } from './own_charts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a file is kept for its game until it is forgotten', () => {
  expect(keptFile('corvus')).toBeNull();
  expect(keepFile('corvus', { name: 'mine.toml', text: '[fire]' })).toBe(true);
  expect(keptFile('corvus')).toEqual({ name: 'mine.toml', text: '[fire]' });
  expect(keptFile('war_galley')).toBeNull();
  expect(keepFile('corvus', null)).toBe(true);
  expect(keptFile('corvus')).toBeNull();
});

test('what is kept and damaged is no file', () => {
  localStorage.setItem('naumachia.charts.corvus', '{"name": 3');
  expect(keptFile('corvus')).toBeNull();
  localStorage.setItem('naumachia.charts.corvus', '{"name": 3, "text": "a"}');
  expect(keptFile('corvus')).toBeNull();
});

test('a browser that keeps nothing says so', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('no', 'QuotaExceededError');
    },
  });
  expect(keepFile('corvus', { name: 'mine.toml', text: '[fire]' })).toBe(false);
});

test('only lines that differ are told', () => {
  const lines = [
    { name: 'range', ours: '2', yours: '1' },
    { name: 'blind', ours: '"dead astern"', yours: '"dead astern"' },
  ];
  expect(differing({ name: 'fire', provenance: 'seed', because: '', lines })).toEqual([lines[0]]);
});
