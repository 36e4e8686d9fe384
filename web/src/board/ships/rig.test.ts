import { describe, expect, it } from 'vitest';
import { brace, fallen, fill, hullPath, linerSpec, MASTS, muzzles, rig } from './rig';

const spec = linerSpec('line-74')!;

describe('sails', () => {
  it('stand square before the wind and sharp on it', () => {
    expect(brace(0)).toBe(0);
    expect(brace(90)).toBe(45);
    expect(brace(-120)).toBe(-56);
    expect(brace(240)).toBe(brace(-120));
  });
  it('are full off the wind, shake near it and lie aback in irons', () => {
    expect(fill(0)).toBe(1);
    expect(fill(90)).toBeGreaterThan(0.7);
    expect(fill(120)).toBeGreaterThan(0.3);
    expect(fill(180)).toBeLessThan(0);
    expect(fill(-90)).toBeCloseTo(fill(90), 6);
  });
  it('hang on the masts that stand', () => {
    const whole = rig(spec, 40, 'topsails', []);
    expect(whole.standing.map((mast) => mast.name)).toEqual(['fore', 'main', 'mizzen']);
    expect(whole.sails[0]).toBe(''); // courses are clewed up in a fight
    expect(whole.furled).not.toBe('');
    const bare = rig(spec, 40, 'topsails', ['fore', 'main', 'mizzen']);
    expect([bare.yards, ...bare.sails, bare.stays, bare.furled].join('')).toBe('');
    expect(bare.down).toHaveLength(3);
  });
  it('are all set by who runs, and none at anchor', () => {
    expect(rig(spec, 0, 'crowded', []).sails.every((level) => level)).toBe(true);
    const furled = rig(spec, 0, 'furled', []);
    expect(furled.sails.join('') + furled.stays).toBe('');
  });
  it('grow with the class', () => {
    const wide = (kind: string) => linerSpec(kind)!.half * linerSpec(kind)!.long;
    const all = ['line-56', 'line-64', 'line-74', 'line-80', 'line-120'].map(wide);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(linerSpec('trireme')).toBeNull();
  });
});

describe('what comes down', () => {
  it('lies on the side it fell to', () => {
    const ends = (side: number) => fallen(MASTS[1]!, spec, side).spar.match(/L(-?[\d.]+) (-?[\d.]+)/)!;
    expect(Number(ends(1)[2])).toBeGreaterThan(20);
    expect(Number(ends(-1)[2])).toBeLessThan(-20);
  });
});

describe('hulls', () => {
  it('have their guns along both sides', () => {
    expect(muzzles(spec, 1).match(/M/g)).toHaveLength(spec.ports);
    expect(hullPath(10)).toMatch(/^M38 0C.*Z$/);
  });
});
