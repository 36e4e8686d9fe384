/** Odds as they are read: shares in words, and what stands behind a bar. */
import { percent, t } from '../app/i18n.svelte';
import type { Margin } from '../net/wire';

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

/** Outcomes rarer than this are shown on demand only. */
const RARE = 0.05;
/** Something that hardly ever happens: it stands in no short list. */
export const rare = (p: number): boolean => p < RARE;

/** Possible losses of one ship. */
export interface Column {
  piece: string;
  margins: Margin[];
}

/** Margins ship by ship, the acting ship's own column last; of each what is likely enough, or all of it. */
export function columns(margins: readonly Margin[], acting: string, all = false): Column[] {
  const found: Column[] = [];
  for (const margin of margins) {
    if (!all && rare(1 - rest(margin))) continue;
    const column = found.find((one) => one.piece === margin.piece);
    if (column) column.margins.push(margin);
    else found.push({ piece: margin.piece, margins: [margin] });
  }
  return found.sort((a, b) => Number(a.piece === acting) - Number(b.piece === acting));
}
