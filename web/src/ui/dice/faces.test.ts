import { describe, expect, it } from 'vitest';
import { bodyOf, drawingOf, shortName, signOf } from './faces';

describe('faces of special dice', () => {
  it('are found by their own name, with or without that of their die', () => {
    expect(drawingOf('risk-fire', 'risk')?.star).toBe(true);
    expect(drawingOf('risk-crew', 'risk')?.star).toBe(false);
    expect(drawingOf('fire')?.strokes).toBe(drawingOf('risk-fire', 'risk')?.strokes);
    expect(drawingOf('wind-stronger', 'wind')).not.toEqual(drawingOf('boarding-stronger', 'boarding'));
    expect(drawingOf('risk-masts2', 'risk')?.strokes).toBe(drawingOf('point-blank-masts2', 'point-blank')?.strokes);
    expect(drawingOf('omen-owl', 'omen')).toBeNull();
    expect(shortName('point-blank-crew', 'point-blank')).toBe('crew');
  });
  it('are numbers with a sign where the name says so', () => {
    expect(['random-m2', 'random-0', 'random-p1'].map((name) => signOf(name, 'random'))).toEqual(['−2', '0', '+1']);
    expect(signOf('risk-masts2', 'risk')).toBe('');
  });
  it('have a body of their own by what they are thrown for', () => {
    expect(bodyOf('wind')).not.toBe(bodyOf('risk'));
    expect(bodyOf('omen')).toBe(bodyOf('d6'));
  });
});
