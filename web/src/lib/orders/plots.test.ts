import { describe, expect, it } from 'vitest';
import { copied, fitted, following, keysOf, mirrored, movesLeft, poses, spelt } from './plots';
import { tokensOf, walk } from './lines';
import type { Plot } from '../net/wire';

const WIDE = 20 * Math.sqrt(3);
/** Up to four moves ahead with turns, or two back; after three of them a word that moves nothing. */
const plot = (id: string, x: number, y: number, most = 4): Plot => {
  const nodes: Plot['nodes'] = [];
  for (let made = 0; made <= most; made += 1) {
    const ways: Record<string, number> = {};
    if (made < most) for (const token of ['A', 'L', 'R']) ways[token] = made + 1;
    if (made === 0) ways['PL'] = ways['PR'] = most + 1;
    if (made === 3) ways['(FV)'] = most + 1;
    nodes.push([true, ways]);
  }
  nodes.push([true, {}]);
  const quarter = (WIDE * Math.sqrt(3)) / 4;
  return {
    kind: 'plot',
    id,
    key: 'line',
    nodes,
    start: [x, y, 270],
    shifts: [
      ['A', WIDE, 0, 0],
      ['L', 0.75 * WIDE, -quarter, -60],
      ['R', 0.75 * WIDE, quarter, 60],
      ['PL', -0.25 * WIDE, -quarter, -60],
      ['PR', -0.25 * WIDE, quarter, 60],
    ],
  };
};
const leader = plot('R1', 100, 100);
const astern = plot('R2', 100, 100 + 2 * WIDE);
const slow = plot('R3', 200, 100, 2);

describe('plots', () => {
  it('are typed as people type', () => {
    expect(spelt(leader, 'aal')).toBe('A A L');
    expect(spelt(leader, ' R1: A a  l (fv)')).toBe('A A L (FV)');
    expect(spelt(leader, 'plpr')).toBe('PL PR');
    expect(spelt(leader, 'pl')).toBe('PL');
    expect(spelt(leader, 'axa')).toBe('axa');
    expect(spelt(leader, '')).toBe('');
  });
  it('are copied as far as the other ship may', () => {
    expect(copied(astern, leader, 'A A L (FV)')).toBe('A A L');
    expect(copied(slow, leader, 'A R A A')).toBe('A R');
    expect(fitted(slow, ['X'])).toBe('');
  });
  it('are mirrored', () => {
    expect(mirrored(astern, leader, 'L A R')).toBe('R A L');
    expect(mirrored(astern, leader, 'PL')).toBe('PR');
    expect(mirrored(slow, leader, 'L L L')).toBe('R R');
  });
  it('follow the leader in its wake', () => {
    expect(following(astern, leader, 'A A A')).toBe('A A A');
    expect(following(astern, leader, '')).toBe('');
    // it turns where the leader turned, as far behind as it began
    const text = following(astern, leader, 'L A A A');
    const [end] = poses(astern, text).slice(-1);
    const way = poses(leader, 'L A A A');
    expect(tokensOf(text)).toHaveLength(4);
    expect(Math.min(...way.map((pose) => Math.hypot(pose.x - end!.x, pose.y - end!.y)))).toBeLessThan(WIDE / 2);
    expect(((end!.h % 360) + 360) % 360).toBe(210);
    expect(walk(slow, following(slow, leader, 'A A A A'))?.ends).toBe(true);
  });
  it('say how many moves are left', () => {
    expect(movesLeft(leader, '')).toBe(4);
    expect(movesLeft(leader, 'A A')).toBe(2);
    expect(movesLeft(leader, 'PL')).toBe(0);
    expect(movesLeft(leader, 'X')).toBe(0);
  });
  it('have a key for every move', () => {
    const keys = keysOf(leader);
    expect([keys.get('A'), keys.get('L'), keys.get('R')]).toEqual(['a', 'l', 'r']);
    expect(new Set(keys.values()).size).toBe(keys.size);
    expect([keys.get('PL'), keys.get('PR')]).toEqual(['1', '2']);
  });
});
