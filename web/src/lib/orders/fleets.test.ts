import { describe, expect, it } from 'vitest';
import { agreed, alike, carries, chosen, modelOf, priceOf } from './fleets';
import type { Market } from '../net/wire';

const label = { key: 'x' };
const market = {
  models: [{ name: 'quinquereme', label, price: 24, rows: [] }],
  traits: [
    {
      name: 'crew',
      label,
      usual: 'ordinary',
      picks: [
        { name: 'expert', label, percent: 125 },
        { name: 'ordinary', label, percent: 100 },
        { name: 'beginner', label, percent: 90 },
      ],
    },
  ],
  extras: [{ name: 'corvus', label, price: 3, most: { quinquereme: 1 }, sides: ['rome'], rule: 'CV-5.1' }],
} as unknown as Market;

describe('ships of a fleet', () => {
  it('cost what the table says', () => {
    expect(priceOf(market, 'quinquereme')).toBe(24);
    expect(priceOf(market, 'quinquereme crew=expert corvus=1')).toBe(33);
    expect(priceOf(market, 'quinquereme crew=beginner')).toBe(22);
    expect(priceOf(market, 'raft')).toBe(0);
  });
  it('meet in what was agreed on', () => {
    const picks = ['0', '90'].map((name) => ({ name, label, percent: 100 }));
    const windy = { ...market, conditions: [{ name: 'wind', label, usual: '0', picks }] } as unknown as Market;
    expect(agreed(windy, { wind: '90' })).toEqual({ wind: '90' });
    expect(agreed(windy, { wind: '0' })).toEqual({});
    expect(agreed(windy, { wind: '45', tide: '1' })).toEqual({});
    expect(agreed(market, { wind: '90' })).toEqual({});
  });
  it('may carry what their side may have', () => {
    const bridges = { leader: '', squadrons: [['quinquereme', 'quinquereme crew=expert corvus=1']] };
    expect(carries(market, 'rome', bridges)).toBe(true);
    expect(carries(market, 'carthage', bridges)).toBe(false);
    expect(carries(market, 'carthage', { leader: '', squadrons: [['quinquereme crew=expert']] })).toBe(true);
  });
  it('are written in one way only', () => {
    const one = chosen(market, 'quinquereme', 'corvus', '1');
    expect(one).toBe('quinquereme corvus=1');
    expect(chosen(market, one, 'crew', 'expert')).toBe('quinquereme crew=expert corvus=1');
    expect(chosen(market, 'quinquereme crew=expert corvus=1', 'crew', 'ordinary')).toBe(one);
    expect(chosen(market, one, 'corvus', '0')).toBe('quinquereme');
    expect(modelOf(one)).toBe('quinquereme');
  });
  it('stand together when they are alike', () => {
    expect(alike(['a', 'b', 'a'])).toEqual([
      { item: 'a', count: 2 },
      { item: 'b', count: 1 },
    ]);
  });
});
