/** Odds as they are read: shares in words, and what stands behind a bar. */
import { percent, t } from './i18n.svelte';
import type { Margin } from './wire';

interface Chance {
  p: number;
  exact?: string;
  low?: number;
  high?: number;
}

/** A share: rare ones with a decimal, estimates marked as such. */
export const chance = (share: Chance): string =>
  (share.exact ? '' : '≈\u00a0') + t('page-percent', { p: percent(share.p, share.p < 0.1 && share.p > 0 ? 1 : 0) });

/** So few points on average that their mean would read as nothing. */
const FAINT = 0.05;
/** Points that are counted, not a thing that happens once or hardly at all. */
export const counted = (margin: Margin): boolean => margin.mean >= FAINT && margin.bars.some((bar) => bar.points > 1);

/** The share of nothing being lost. */
export const rest = (margin: Margin): number => margin.bars.find((bar) => !bar.points)?.p ?? 0;
