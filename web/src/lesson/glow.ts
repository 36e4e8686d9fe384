/** The place where to click glows: a ship of the board, or an answer in the panel and on the board. */
import type { Touch } from '../lib/net/wire';

const GOLD = '#ffd257';

/** The rules of style for a place. Ships and answers carry their ids wherever they are drawn; beside a ship the answer glows in the panel only. */
export function styleOf(touch: Touch): string {
  const [ship, answer] = [CSS.escape(touch.ship), CSS.escape(touch.answer)];
  const panel = answer && `[data-answer="${answer}"]`;
  const board = ship ? `[data-ship="${ship}"]` : `[data-option="${answer}"] .arrow`;
  const found = [
    `${board}{animation:lesson-glow 1.3s ease-in-out infinite alternate;filter:drop-shadow(0 0 4px ${GOLD})}`,
    `@keyframes lesson-glow{to{filter:drop-shadow(0 0 10px ${GOLD}) drop-shadow(0 0 5px ${GOLD})}}`,
    `@media (prefers-reduced-motion:reduce){${board}{animation:none;filter:drop-shadow(0 0 9px ${GOLD})}}`,
  ];
  if (!ship) found.push(`${board}{fill:${GOLD};stroke:#6b4200}`);
  if (panel) found.push(`${panel}{outline:3px solid ${GOLD};outline-offset:1px;box-shadow:0 0 12px ${GOLD}}`);
  return found.join('\n');
}

/** Let a place glow until the returned function is called. */
export function glow(touch: Touch | null): () => void {
  if (!touch) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styleOf(touch));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
