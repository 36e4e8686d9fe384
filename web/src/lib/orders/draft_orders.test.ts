import { beforeEach, expect, it } from 'vitest';
import { draftOf, keepDraft } from './draft_orders';

beforeEach(() => localStorage.clear());

it('what is written on a sheet is there after a reload, and on no other sheet', () => {
  keepDraft('m/red', 'sheet one', { A: 'p' });
  keepDraft('m/red', 'sheet one', { A: 'pp', B: 's' });
  expect(draftOf('m/red', 'sheet one')).toEqual({ A: 'pp', B: 's' });
  expect(draftOf('m/red', 'sheet two')).toEqual({});
  expect(draftOf('m/blue', 'sheet one')).toEqual({});
});

it('is gone once it has been handed in, and what is damaged is nothing', () => {
  keepDraft('m/red', 'sheet', { A: 'p' });
  keepDraft('m/red', 'sheet', {});
  expect(draftOf('m/red', 'sheet')).toEqual({});
  localStorage.setItem('naumachia.drafts', '{"oh": 1');
  expect(draftOf('m/red', 'sheet')).toEqual({});
});

it('does not grow for ever', () => {
  for (let i = 0; i < 40; i++) keepDraft(`m${i}`, 'sheet', { A: 'p' });
  expect(draftOf('m0', 'sheet')).toEqual({});
  expect(draftOf('m39', 'sheet')).toEqual({ A: 'p' });
  expect((JSON.parse(localStorage.getItem('naumachia.drafts')!) as unknown[]).length).toBe(12);
});
