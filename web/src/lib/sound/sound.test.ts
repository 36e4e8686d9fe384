import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from './player';
import { sound } from './sound.svelte';
import type { LogLine } from '../net/wire';

/** Sources that a browser was asked to play, with the moments they begin. */
let begun: { kind: string; at: number }[] = [];
let states: string[] = [];

class FakeParam {
  value = 0;
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
  linearRampToValueAtTime = vi.fn();
}
class FakeNode {
  gain = new FakeParam();
  frequency = new FakeParam();
  buffer: unknown = null;
  loop = false;
  type = '';
  constructor(private kind = '') {}
  connect<T>(to: T): T {
    return to;
  }
  start(at = 0): void {
    begun.push({ kind: this.loop ? 'bed' : this.kind, at });
  }
  stop(): void {
    /* it has been heard */
  }
}
class FakeContext {
  currentTime = 10;
  sampleRate = 100;
  state = 'suspended';
  destination = new FakeNode();
  createGain = () => new FakeNode('gain');
  createBiquadFilter = () => new FakeNode('filter');
  createOscillator = () => new FakeNode('tone');
  createBufferSource = () => new FakeNode('noise');
  createBuffer = () => ({ getChannelData: () => new Float32Array(300) });
  resume = async () => void states.push((this.state = 'running'));
  suspend = async () => void states.push((this.state = 'suspended'));
}
const line = (kind: string, missed = false): LogLine =>
  ({ turn: 1, key: 'k', rule: 'R-1', blow: { kind, by: 'A', on: 'B', missed } }) as LogLine;
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  begun = [];
  states = [];
  vi.stubGlobal('AudioContext', FakeContext);
});
afterEach(() => vi.unstubAllGlobals());

describe('the player', () => {
  it('begins a strike now', () => {
    new Player(50).strike({ kind: 'ram', missed: false, far: 0 }, 1);
    expect(Math.min(...begun.map(({ at }) => at))).toBe(10);
  });
  it('lets the sea go on, and a crowd where there is one, which cheers a blow that strikes home', async () => {
    const player = new Player(50);
    await player.settle({ crowd: false });
    expect(begun.filter(({ kind }) => kind === 'bed')).toHaveLength(1);
    begun = [];
    await player.settle({ crowd: true });
    expect(begun.filter(({ kind }) => kind === 'bed')).toHaveLength(2);
    begun = [];
    const blow = { kind: 'ram', missed: false, far: 0 };
    player.strike(blow, 1);
    const cheered = begun.length;
    begun = [];
    player.strike({ ...blow, missed: true }, 1);
    expect(begun.length).toBeLessThan(cheered);
    begun = [];
    await player.settle(null);
    expect(begun).toEqual([]);
    await player.sleep();
    expect(states.at(-1)).toBe('suspended');
  });
});

describe('sound', () => {
  it('is off until wanted, remembered, and silent in a hidden tab', async () => {
    expect(sound.on).toBe(false);
    sound.strike(line('ram'), 1, 0);
    sound.oars(3);
    await settled();
    expect(begun).toEqual([]);
    sound.toggle();
    expect(localStorage.getItem('naumachia.sound')).toBe('on');
    await settled();
    expect(begun.length).toBe(1); // the sign
    sound.enter({ crowd: false });
    await settled();
    begun = [];
    sound.strike(line('ram'), 1, 0);
    expect(begun.length).toBeGreaterThan(1);
    begun = [];
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(states.at(-1)).toBe('suspended');
    sound.strike(line('ram'), 1, 0);
    sound.sail();
    expect(begun).toEqual([]);
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(begun.map(({ kind }) => kind)).toContain('bed');
    sound.leave();
    sound.setVolume(80);
    expect(localStorage.getItem('naumachia.volume')).toBe('80');
    sound.toggle();
    await settled();
    expect([localStorage.getItem('naumachia.sound'), states.at(-1)]).toEqual(['off', 'suspended']);
    sound.setVolume(50);
  });
});
