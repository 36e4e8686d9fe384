/**
 * Pictures for the faces of special dice, on a square of 24. A game names its faces (`Die.names`); a face nobody has drawn is
 * written in letters. The name of a die may come in front: `risk-fire` is looked for before `fire`.
 */
export interface Stroke {
  d: string;
  /** Filled with this colour, or drawn with it as a line. */
  fill?: string;
  line?: string;
  wide?: number;
}
export interface Drawing {
  strokes: readonly Stroke[];
  /** A small star in the corner: the face confirms another. */
  star?: boolean;
}

const INK = '#22303a';
const RED = '#b3261e';
const SEA = '#2f7fa8';
const WOOD = '#8a5a2b';
const GOLD = '#e0a526';
const line = (d: string, colour = INK, wide = 1.7): Stroke => ({ d, line: colour, wide });
const fill = (d: string, colour = INK): Stroke => ({ d, fill: colour });
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** A man from the front, with the feet on y = 20. */
const man = (x: number, tall: number, colour = INK): Stroke[] => [
  fill(disc(x, 20 - tall * 0.8, tall * 0.2), colour),
  fill(
    `M${x - tall * 0.32} 20c0-${tall * 0.38} ${tall * 0.12}-${tall * 0.56} ${tall * 0.32}-${tall * 0.56}s${tall * 0.32} ${tall * 0.18} ${tall * 0.32} ${tall * 0.56}Z`,
    colour,
  ),
];
const lost = (x: number, y: number, r: number) => line(`M${x - r} ${y + r}L${x + r} ${y - r}`, RED, 2.1);
const gust = [line('M4 10h10.5a2.4 2.4 0 1 0-2.4-2.4', SEA), line('M4 14h13a2.6 2.6 0 1 1-2.6 2.6', SEA)];

const PICTURES: Record<string, readonly Stroke[]> = {
  none: [line('M6 13q3-3.4 6 0t6 0', '#9aa3a6', 1.5)],
  fire: [
    fill(
      'M12.3 3c.6 3.6 5.2 5.8 5.2 10.8a5.5 5.5 0 0 1-11 0c0-2.4 1.2-4 2.3-5.2c.1 1.7.8 2.6 1.6 2.8C9.8 8.7 10.6 5.3 12.3 3Z',
      '#d9480f',
    ),
    fill('M12.2 11.6c1.6 1.5 2.5 2.7 2.5 4.2a2.6 2.6 0 0 1-5.2 0c0-1.5 1.1-2.7 2.7-4.2Z', '#ffd166'),
  ],
  crew: [...man(12, 16), lost(12, 12, 7)],
  captain: [
    fill(disc(12, 12.4, 3.4), '#e8c39e'),
    fill('M5.5 20.5c0-3.6 2.8-5.4 6.5-5.4s6.5 1.8 6.5 5.4Z', '#2b4a74'),
    fill('M3.8 10.6c2.2-5.6 5-6.8 8.2-6.8s6 1.2 8.2 6.8c-5.2-1.9-11.2-1.9-16.4 0Z', '#22303a'),
    fill(disc(12, 7.2, 1.2), GOLD),
    lost(12, 13, 7.5),
  ],
  rudder: [
    line(disc(12, 12, 5), WOOD, 2),
    line('M12 2.8V9.5M12 14.5V21.2M2.8 12H9.5M14.5 12H21.2M5.5 5.5L10 10M14 14l4.5 4.5M5.5 18.5L10 14', WOOD, 1.5),
    fill(disc(12, 12, 1.7), WOOD),
    line('M13.8 14.6l2.6.6-.8 1.7 3.4 1', RED, 1.6),
  ],
  leak: [
    fill('M12 3.5c2.9 3.9 4.2 5.7 4.2 7.9a4.2 4.2 0 0 1-8.4 0c0-2.2 1.3-4 4.2-7.9Z', SEA),
    line('M4 18.2q2-2.2 4 0t4 0t4 0t4 0M4 21q2-2.2 4 0t4 0t4 0t4 0', SEA, 1.3),
  ],
  masts: [
    fill('M5 4.5l7.6 1.3c1.4 2.6.4 5-2.2 6.7L3.2 9.9c1.9-1.5 2.3-3.3 1.8-5.4Z', '#fff8e6'),
    line('M5 4.5l7.6 1.3c1.4 2.6.4 5-2.2 6.7L3.2 9.9c1.9-1.5 2.3-3.3 1.8-5.4Z', INK, 1),
    line('M14.5 21V13.5', WOOD, 2.4),
    line('M13.2 12.3L4.2 7.4', WOOD, 2),
    line('M9.5 21h10', WOOD, 1.7),
    line('M12.2 14.6l1.5-2 1.4 1.5 1.7-2.2', RED, 1.4),
  ],
  hull: [
    fill('M3 9.5h18l-1.8 7.2c-.3 1.1-1 1.8-2.2 1.8H7.2c-1.4 0-2.2-.7-2.6-1.9Z', WOOD),
    line('M3.6 12.3h16.8', '#f3e3bd', 1.1),
    fill(
      'M12 9.8l1 2.3 2.5-.8-1.3 2.2 2.2 1.3-2.5.3.3 2.6-1.9-1.7-1.7 2-.1-2.6-2.6-.1 2.1-1.5-1.5-2.1 2.5.5Z',
      '#1c1208',
    ),
    line('M3 21.2q2.25-1.8 4.5 0t4.5 0t4.5 0t4.5 0', SEA, 1.1),
  ],
  entangled: [
    fill('M3.2 15.8C7.5 11 12.5 8.2 20.8 5.2c-2.8 5.9-8 11-14.6 13.6Z', WOOD),
    fill('M3.2 8.2C7.5 13 12.5 15.8 20.8 18.8 18 12.9 12.8 7.8 6.2 5.2Z', '#5d3c1a'),
    line('M8.5 8.5l7 7M15.5 8.5l-7 7', '#f3e3bd', 1.4),
  ],
  light: [
    fill('M2.6 5.5h10c3.5 0 6 1.6 8.2 3.7c-2.2 1.9-4.7 2.7-8.2 2.7h-10Z', WOOD),
    fill('M21.4 20.3h-10c-3.5 0-6-1.6-8.2-3.7c2.2-1.9 4.7-2.7 8.2-2.7h10Z', '#5d3c1a'),
    fill('M12 10l.9 2 2.2.1-1.7 1.4.6 2.2-2-1.3-2 1.3.6-2.2-1.7-1.4 2.2-.1Z', GOLD),
  ],
  choice: [
    line('M12 21v-7', INK, 2),
    line('M12 14.2C12 10 9.5 8 5.5 6.5M12 14.2c0-4.2 2.5-6.2 6.5-7.7', INK, 2),
    fill('M3 5.2l5.4-.6-2.6 4.3Z', SEA),
    fill('M21 5.2l-5.4-.6 2.6 4.3Z', RED),
  ],
  stronger: [...man(9.2, 16), ...man(18, 9.5, '#7b878d'), lost(9.2, 12, 6)],
  weaker: [...man(8.6, 16, '#7b878d'), ...man(17.6, 10.5), lost(17.6, 14.8, 4.6)],
  back: [
    line('M18.5 14.5A7 7 0 0 0 7.2 7.6', SEA, 2.2),
    fill('M4.6 12.4l.6-6.7 5.3 4.2Z', SEA),
    fill(disc(12, 14.5, 1.7)),
  ],
  veer: [
    line('M5.5 14.5A7 7 0 0 1 16.8 7.6', SEA, 2.2),
    fill('M19.4 12.4l-.6-6.7-5.3 4.2Z', SEA),
    fill(disc(12, 14.5, 1.7)),
  ],
  steady: gust,
  rising: [...gust, fill('M18.8 3l3 4.6h-6Z', INK)],
  falling: [...gust, fill('M18.8 7.6l3-4.6h-6Z', INK)],
  calm: [
    line('M3.5 16.5h17M5.5 19.8h13', SEA, 1.5),
    fill('M7 13.8a5 5 0 0 1 10 0Z', GOLD),
    line('M12 4.2v2.6M5.3 7.3l1.8 1.7M18.7 7.3l-1.8 1.7', GOLD, 1.5),
  ],
  fog: [line('M4 7.5h11M7 11h13M4 14.5h13M9 18h11', '#8795a0', 1.9)],
};
/** Other names for the same pictures. */
const ALSO: Record<string, string> = {
  masts2: 'masts',
  hull2: 'hull',
  sector_minus: 'back',
  sector_plus: 'veer',
  calm_gale: 'calm',
  'wind-stronger': 'rising',
  'wind-weaker': 'falling',
};
const STARRED = ['risk-fire', 'risk-rudder', 'risk-masts2', 'risk-hull2'];
/** The bodies of dice, by what they are thrown for; another is ivory. */
const BODIES: Record<string, string> = {
  wind: '#dceef6',
  risk: '#fbe0d2',
  collision: '#eee3c9',
  'point-blank': '#e3e4e6',
  boarding: '#e9e0f0',
};

/** Name of a face without the name of its die. */
export const shortName = (name: string, die = ''): string =>
  die && name.startsWith(die + '-') ? name.slice(die.length + 1) : name;

/** `m2`, `0`, `p1`: a number with its sign, or nothing where the face is no number. */
export function signOf(name: string, die = ''): string {
  const found = /^([mp]?)(\d+)$/.exec(shortName(name, die));
  return found ? { m: '−', p: '+', '': '' }[found[1] as 'm' | 'p' | ''] + found[2]! : '';
}

export function drawingOf(name: string, die = ''): Drawing | null {
  const short = shortName(name, die);
  const strokes = PICTURES[ALSO[name] ?? name] ?? PICTURES[ALSO[short] ?? short];
  return strokes ? { strokes, star: STARRED.includes(name) } : null;
}

export const bodyOf = (die: string): string => BODIES[die] ?? '#fffdf6';
