/** Ships as they are written down in a fleet: a model, and after blanks what was chosen for it. The twin of `kernel/files/fleets.py`. */
import type { Extra, Market, Muster } from '../net/wire';

export const modelOf = (item: string): string => item.split(' ')[0] ?? '';

export function choicesOf(item: string): Record<string, string> {
  const pairs = item
    .split(' ')
    .slice(1)
    .map((word) => word.split('='));
  return Object.fromEntries(pairs.map(([name, value]) => [name ?? '', value ?? '']));
}

/** The same ship with something chosen otherwise; what is usual, or none, is not written down. */
export function chosen(market: Market, item: string, name: string, value: string): string {
  const choices = { ...choicesOf(item), [name]: value };
  const usual = new Map(market.traits.map((trait) => [trait.name, trait.usual]));
  const names = [...market.traits, ...market.extras].map((one) => one.name);
  const kept = names.filter((one) => choices[one] && choices[one] !== (usual.get(one) ?? '0'));
  return [modelOf(item), ...kept.map((one) => `${one}=${choices[one]}`)].join(' ');
}

/** Price of a ship: the model by its traits, rounded up, and its extras. */
export function priceOf(market: Market, item: string): number {
  const choices = choicesOf(item);
  let cost = market.models.find((model) => model.name === modelOf(item))?.price ?? 0;
  for (const trait of market.traits) {
    const pick = trait.picks.find((one) => one.name === (choices[trait.name] ?? trait.usual));
    cost = Math.ceil((cost * (pick?.percent ?? 100)) / 100);
  }
  return cost + market.extras.reduce((sum, extra) => sum + extra.price * Number(choices[extra.name] ?? 0), 0);
}

/** Whether ships of a side may carry something. */
export const open = (extra: Extra, side: string): boolean => !extra.sides?.length || extra.sides.includes(side);

/** Whether a side may have all that a fleet carries. */
export function carries(market: Market, side: string, fleet: Muster): boolean {
  const barred = market.extras.filter((extra) => !open(extra, side)).map((extra) => extra.name);
  return fleet.squadrons.flat().every((ship) => !barred.some((name) => choicesOf(ship)[name]));
}

/** Conditions agreed on that the market knows and that are not the usual ones. */
export function agreed(market: Market, said: Record<string, string>): Record<string, string> {
  const known = (market.conditions ?? []).filter((one) => said[one.name] && said[one.name] !== one.usual);
  const sound = known.filter((one) => one.picks.some((pick) => pick.name === said[one.name]));
  return Object.fromEntries(sound.map((one) => [one.name, said[one.name]!]));
}

/** Ships that are alike, with their number, in the order in which they were first written down. */
export function alike(ships: readonly string[]): { item: string; count: number }[] {
  return [...new Set(ships)].map((item) => ({ item, count: ships.filter((ship) => ship === item).length }));
}
