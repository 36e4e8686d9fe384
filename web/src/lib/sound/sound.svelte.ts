/** Whether and how loud the page is heard. Off until wanted; what plays it is fetched only then. */
import { read, write } from '../app/storage';
import type { LogLine } from '../net/wire';
import type { Place, Player } from './player';
import type { Blow } from './timetable';

const ON = 'naumachia.sound';
const VOLUME = 'naumachia.volume';
/** Out of 100: as loud as the recipes say. */
const USUAL = 50;

function kept(): number {
  const found = Number(read(VOLUME) ?? USUAL);
  return found >= 0 && found <= 100 ? found : USUAL;
}

class Sound {
  on = $state(read(ON) === 'on');
  /** From 0 to 100. */
  volume = $state(kept());
  private player: Player | null = null;
  private coming: Promise<Player | null> | null = null;
  /** The match that is shown; nothing where none is, or where the reader wants no motion. */
  private place: Place | null = null;

  constructor() {
    if (this.on) void this.load();
    const page = globalThis.document;
    page?.addEventListener?.('visibilitychange', () => this.settle());
    // a page that was loaded with its sound on is heard from the first gesture on
    for (const gesture of ['pointerdown', 'keydown'])
      page?.addEventListener?.(gesture, () => this.settle(), { once: true });
  }

  toggle(): void {
    this.on = !this.on;
    write(ON, this.on ? 'on' : 'off');
    if (!this.on) void this.player?.sleep();
    // a sign that it works, from the very gesture that browsers ask for
    else
      void this.load().then((player) => {
        if (!this.on) return;
        player?.sign();
        this.settle();
      });
  }

  setVolume(volume: number): void {
    this.volume = volume;
    write(VOLUME, String(volume));
    this.player?.setVolume(volume);
  }

  /** A match is shown: its sea is heard, and its crowd. */
  enter(place: Place | null): void {
    this.place = place;
    if (this.on) void this.load().then(() => this.settle());
  }
  leave(): void {
    this.place = null;
    this.settle();
  }

  /** A blow begins. `far` is the distance of the two ships in ship lengths. */
  way(line: LogLine, speed: number, far: number): void {
    const blow = this.heard(line, far);
    if (blow) this.player?.way(blow, speed);
  }
  /** A blow strikes, and its number appears. */
  strike(line: LogLine, speed: number, far: number): void {
    const blow = this.heard(line, far);
    if (blow) this.player?.strike(blow, speed);
  }
  /** So many ships dip their oars. */
  oars(ships: number): void {
    if (ships && this.audible) this.player?.oars(ships);
  }
  /** A ship under sail gathers way. */
  sail(): void {
    if (this.audible) this.player?.sail();
  }

  private get audible(): boolean {
    return this.on && !globalThis.document?.hidden;
  }

  private heard({ blow }: LogLine, far: number): Blow | null {
    if (!blow?.kind || !this.audible) return null;
    return { kind: blow.kind, missed: !!blow.missed, far };
  }

  private settle(): void {
    if (this.audible) void this.player?.settle(this.place);
    else void this.player?.sleep();
  }

  private load(): Promise<Player | null> {
    this.coming ??= import('./player').then(
      (found) => ('AudioContext' in globalThis ? (this.player = new found.Player(this.volume)) : null),
      () => (this.coming = null),
    );
    return this.coming;
  }
}

export const sound = new Sound();
