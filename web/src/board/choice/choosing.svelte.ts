/** Choices made on the board itself: the options and ways marked there, which of them is pointed at, and what a click or a touch does. */
import { asOption } from '../../lib/ask/prospects.svelte';
import { byShip, end, optionPlaces } from '../../lib/ask/option_places';
import type { Board, Option, Way, Zone } from '../../lib/net/wire';
import type { Given } from '../given';

export class Choosing {
  /** The option a finger has touched once: the second touch plays it. */
  tapped = $state.raw<Option | null>(null);
  /** The way to an aim that is pointed at. */
  pointing = $state.raw<Option | null>(null);
  /** The ship under the pointer, and the hex about the picked one. */
  over = $state<string | null>(null);
  zone = $state.raw<Zone | null>(null);

  constructor(
    private told: () => Given,
    private board: () => Board,
  ) {}

  private get given(): Given {
    return this.told();
  }

  marked = $derived.by(() => optionPlaces(this.given.options, this.board(), this.given.scene));
  /** Hexes that are options themselves are not ends as well. */
  private own = $derived.by(() => new Set(this.marked.map((place) => String(place.option.cell))));
  ways = $derived.by(() =>
    (this.given.prospects?.ends ?? []).filter((way) => way.cell && !this.own.has(String(way.cell))),
  );
  /** The ways to the hex that is aimed at, one for each heading. */
  turns = $derived.by(() => {
    const { aim, prospects, scene } = this.given;
    const there = aim ? this.ways.filter((way) => String(way.cell) === aim) : [];
    return optionPlaces(
      there.map((way) => asOption(way, prospects?.ship ?? '')),
      this.board(),
      scene,
    );
  });
  targets = $derived.by(() => byShip(this.given.options, this.given.acting));
  shown = $derived.by(() => this.given.hot ?? this.tapped ?? this.pointing);
  /** The group pointed at: in the list, or by its flagship on the board. */
  led = $derived.by(() => {
    const { band, acting, scene, picked } = this.given;
    const by = (ship: string | null | undefined) =>
      scene.groups.find((group) => group.flagship && group.flagship === ship);
    return band || ((!acting && by(this.shown?.ship)) || by(this.over ?? picked))?.id || '';
  });
  ghost = $derived.by(() => (this.shown ? end(this.shown) : null));

  play = (option: Option, touch: boolean): void => {
    if (touch && this.tapped?.answer !== option.answer) {
      this.tapped = option;
      this.given.onpoint(option);
      return;
    }
    this.tapped = null;
    this.given.onplay(option);
  };

  /** A hex is aimed at: with one way there the ship goes, with several the reader says how it shall lie. */
  take = (cell: string, here: Way[], touch: boolean): void => {
    const { aim, onaim, onway } = this.given;
    if (here.length === 1 && (!touch || aim === cell)) onway(here[0]!.answers);
    else onaim(aim === cell ? null : cell);
  };

  go = (option: Option, touch: boolean): void => {
    if (touch && this.pointing?.answer !== option.answer) return void (this.pointing = option);
    this.pointing = null;
    this.given.onway(option.answer.split('|'));
  };

  /** The option that was touched once is no option any longer. */
  forget(): void {
    if (this.tapped && !this.given.options.some((option) => option.answer === this.tapped!.answer)) this.tapped = null;
  }
}
