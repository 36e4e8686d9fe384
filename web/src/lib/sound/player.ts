/** Plays parts and beds of sound with Web Audio. A script of its own, fetched when somebody wants to hear something. */
import { CHEER, CREAK, CROWD, OARS, SEA, SIGN, WASH, type Bed, type Part } from './recipes';
import { gainOf, onStrike, onTheWay, together, untilCreak, type Blow } from './timetable';

/** Seconds in which a bed of sound comes and goes. */
const FADE = 1.2;
/** Seconds until a sound is as loud as it becomes. */
const RISE = 0.015;
const SILENT = 0.0001;

/** A match that is heard. */
export interface Place {
  /** People look on, as in the basin of a naumachia. */
  crowd: boolean;
}

export class Player {
  private context = new AudioContext();
  private out = this.context.createGain();
  private beds: { source: AudioBufferSourceNode; gain: GainNode; wave: OscillatorNode }[] = [];
  private hiss: AudioBuffer | null = null;
  private place: Place | null = null;
  private creak: ReturnType<typeof setTimeout> | undefined;
  private creaks = 0;

  constructor(volume: number) {
    this.out.gain.value = gainOf(volume);
    this.out.connect(this.context.destination);
  }

  setVolume(volume: number): void {
    this.out.gain.setValueAtTime(gainOf(volume), this.context.currentTime);
  }

  sign(): void {
    this.play(SIGN);
  }
  way(blow: Blow, speed: number): void {
    this.play(onTheWay(blow, speed));
  }
  strike(blow: Blow, speed: number): void {
    this.play(onStrike(blow, speed));
    if (this.place?.crowd && !blow.missed && blow.kind) this.play(CHEER);
  }
  oars(ships: number): void {
    this.play(OARS, together(ships));
  }
  sail(): void {
    this.play(WASH);
  }

  /** Let the sea be heard, and the crowd where there is one; nothing goes on where no place is given. */
  async settle(place: Place | null): Promise<void> {
    this.still();
    this.place = place;
    await this.wake();
    // a browser that waits for a gesture lets nothing sound yet; somebody else may have settled since
    if (this.place !== place || !place || this.context.state !== 'running') return;
    this.lay(SEA);
    if (place.crowd) this.lay(CROWD);
    this.listen();
  }

  /** The browser lets a page sound after a gesture only. */
  async wake(): Promise<void> {
    await this.context.resume().catch(() => undefined);
  }

  /** Silence until `settle`. */
  async sleep(): Promise<void> {
    this.still();
    await this.context.suspend().catch(() => undefined);
  }

  private still(): void {
    clearTimeout(this.creak);
    const now = this.context.currentTime;
    for (const { source, gain, wave } of this.beds.splice(0)) {
      gain.gain.linearRampToValueAtTime(0, now + FADE);
      source.stop(now + FADE);
      wave.stop(now + FADE);
    }
  }

  private listen(): void {
    this.creak = setTimeout(
      () => {
        this.play(CREAK);
        this.creaks += 1;
        this.listen();
      },
      untilCreak(this.creaks) * 1000,
    );
  }

  private lay(bed: Bed): void {
    const { context } = this;
    const source = context.createBufferSource();
    source.buffer = this.noise();
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = bed.noise;
    filter.frequency.value = bed.hertz;
    const gain = context.createGain();
    gain.gain.value = SILENT;
    gain.gain.linearRampToValueAtTime(bed.loud, context.currentTime + FADE);
    const wave = context.createOscillator();
    wave.frequency.value = 1 / bed.swell;
    const depth = context.createGain();
    depth.gain.value = bed.loud * bed.depth;
    wave.connect(depth).connect(gain.gain);
    source.connect(filter).connect(gain).connect(this.out);
    source.start();
    wave.start();
    this.beds.push({ source, gain, wave });
  }

  private play(parts: readonly Part[], share = 1): void {
    if (!parts.length) return;
    void this.wake();
    for (const part of parts) this.sound(part, share);
  }

  private sound(part: Part, share: number): void {
    const { context } = this;
    const start = context.currentTime + part.at;
    const gain = context.createGain();
    gain.gain.value = SILENT; // a source may begin a sample early: it must not click
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(part.loud * share, start + RISE);
    // it dies away slowly, and without a click at the end
    gain.gain.exponentialRampToValueAtTime(part.loud * share * 0.16, start + part.long * 0.8);
    gain.gain.linearRampToValueAtTime(0, start + part.long);
    gain.connect(this.out);
    const glide = (what: AudioParam) => {
      what.setValueAtTime(part.from, start);
      what.exponentialRampToValueAtTime(part.to, start + part.long);
    };
    if ('noise' in part) {
      const source = context.createBufferSource();
      source.buffer = this.noise();
      const filter = context.createBiquadFilter();
      filter.type = part.noise;
      glide(filter.frequency);
      source.connect(filter).connect(gain);
      source.start(start, Math.random());
      source.stop(start + part.long);
    } else {
      const source = context.createOscillator();
      source.type = part.tone;
      glide(source.frequency);
      source.connect(gain);
      source.start(start);
      source.stop(start + part.long);
    }
  }

  /** Three seconds of noise, made once: longer than any part, from wherever in its first second it begins. */
  private noise(): AudioBuffer {
    if (this.hiss) return this.hiss;
    const { context } = this;
    const buffer = context.createBuffer(1, context.sampleRate * 3, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = 2 * Math.random() - 1;
    return (this.hiss = buffer);
  }
}
