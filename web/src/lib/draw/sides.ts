/** Colours and shapes of the sides. Told apart by colour-blind players too: hues far apart, and never colour alone. */
export interface Look {
  colour: string;
  /** 0 stripes and a square tent, 1 discs and shields, 2 chevrons, 3 lozenges. */
  shape: number;
}

const LOOKS: Look[] = [
  { colour: '#b5331f', shape: 0 },
  { colour: '#1f57a8', shape: 1 },
  { colour: '#8a6a00', shape: 2 },
  { colour: '#6b3f86', shape: 3 },
];
/** A side that is named after a colour gets that colour. */
const NAMED: Record<string, number> = { red: 0, blue: 1, yellow: 2, gold: 2, purple: 3, violet: 3 };

export function look(side: string, sides: readonly string[]): Look {
  const place = NAMED[side] ?? sides.indexOf(side);
  return LOOKS[(place < 0 ? 2 : place) % LOOKS.length]!;
}
