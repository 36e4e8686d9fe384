import { afterEach, describe, expect, it, vi } from 'vitest';
import { STRUCK } from './effects';
import { playback } from './playback.svelte';
import { FALL } from './shots';
import { stage } from './stage.svelte';
import { sound } from '../sound/sound.svelte';
import type { LogLine, Scene } from '../net/wire';

const at = (x: number) => ({ x, y: 0, h: 0 });
const sea = (name: string) =>
  ({
    pieces: ['A', 'B'].map((id) => ({ id, side: id, pose: at(0), length: 20, beam: 5, marks: [] })),
    where: [{ key: name }],
  }) as unknown as Scene;
const line = (more: Partial<LogLine>): LogLine => ({ turn: 1, key: 'k', rule: 'R-1', ...more });
const moved = (ship: string) => line({ key: 'moved', ship, path: [at(0), at(20)] });
const blow = (key: string, missed = false) =>
  line({ key, ship: 'B', dice: [1], blow: { kind: 'ram', by: 'A', on: 'B', missed } });

describe('going on in the film', () => {
  const told: string[] = [];
  const begin = () => {
    told.length = 0;
    playback.tempo = 'normal';
    stage.cut(sea('0'));
    stage.told = (lines) => void told.push(...lines.map(({ key }) => key));
    stage.leapt = false;
    stage.rush = '';
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => {});
  };
  afterEach(() => {
    stage.cut(null);
    vi.unstubAllGlobals();
  });

  it('stops at the next blow that strikes home, with what came before it done', () => {
    begin();
    stage.add([moved('A')], sea('1'), 1, false);
    stage.add([blow('missed', true)], sea('2'), 2, false);
    stage.add([moved('B'), blow('rammed'), line({ key: 'after' })], sea('3'), 3, false);
    expect(stage.blowAhead).toBe(true);
    expect(stage.leap()).toBe(true);
    expect(told).toEqual(['moved', 'missed', 'moved']);
    expect(stage.scene!.where[0]!.key).toBe('2');
    expect(stage.poses['B']).toMatchObject({ x: 20 });
    expect(stage.busy).toBe(true);
    expect(stage.leapt).toBe(true);
    stage.skip();
    expect(stage.scene!.where[0]!.key).toBe('3');
    expect(told.slice(-2)).toEqual(['rammed', 'after']);
  });

  it('goes to the end where no blow is known, and on to one that comes', () => {
    begin();
    stage.add([moved('A')], sea('1'), 1, false);
    expect(stage.leap()).toBe(false);
    expect(stage.scene!.where[0]!.key).toBe('1');
    stage.rush = 'blow';
    stage.add([moved('A')], sea('2'), 2, false);
    expect(stage.busy).toBe(false);
    expect(stage.scene!.where[0]!.key).toBe('2');
    stage.add([moved('A'), blow('rammed')], sea('3'), 3, false);
    expect(stage.busy).toBe(true);
    expect(stage.scene!.where[0]!.key).toBe('2');
    expect(stage.rush).toBe('');
    expect(told).toEqual(['moved', 'moved', 'moved']);
  });
});

describe('a blow in the film', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    stage.cut(null);
  });

  it.each([
    ['slow', 0.5],
    ['normal', 1],
    ['fast', 2.5],
  ] as const)('is heard in the frame in which its number appears: %s', (tempo, speed) => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => {});
    playback.tempo = tempo;
    const strike = vi.spyOn(sound, 'strike').mockImplementation(() => {});
    stage.told = () => {};
    stage.cut(sea('0'));
    stage.add([blow('rammed')], sea('1'), 1, false);
    let [heard, number, began] = [0, 0, 0];
    for (let now = 1000; frames.length && now < 8000; now += 16) {
      frames.shift()!(now);
      if (!began && stage.acts.length) began = now;
      if (!heard && strike.mock.calls.length) heard = now;
      if (!number && stage.phase >= FALL * STRUCK) number = now; // Effects.svelte draws it from here on
    }
    expect(heard).toBeGreaterThan(0);
    expect(heard).toBe(number);
    expect(Math.abs(heard - began - (FALL * STRUCK) / speed)).toBeLessThan(40);
    expect(strike).toHaveBeenCalledTimes(1);
  });
});
