/** How kinds of ships differ as drawn. A kind nobody knows gets a plain hull of its own proportions. */
export interface HullSpec {
  /** Breadth against a trireme's. */
  wide: number;
  /** Oars a side; none for sailing ships. */
  oars: number;
  /** Where masts stand, bow at +50. */
  masts: number[];
  /** A fighting tower and catapults on deck. */
  tower: boolean;
  /** A ram. */
  ram: boolean;
}

const galley = (wide: number, oars: number, tower = false, masts = [0]): HullSpec => ({
  wide,
  oars,
  masts,
  tower,
  ram: true,
});

const SPECS: Record<string, HullSpec> = {
  liburnian: galley(1.34, 11),
  trireme: galley(1, 17),
  quadrireme: galley(1.14, 19, false, [4]),
  quinquereme: galley(1.3, 21, true, [-2]),
  hexareme: galley(1.42, 22, true, [-2]),
  galley: galley(1.1, 16),
  lembus: galley(1.5, 8),
  bireme: galley(1.1, 13),
  penteres: galley(1.3, 20),
  hexeres: galley(1.42, 21),
  hepteres: galley(1.52, 22),
  okteres: galley(1.62, 23),
  dekeres: galley(1.74, 24, false, [14, -14]),
  transport: { wide: 2.1, oars: 0, masts: [4], tower: false, ram: false },
};

export function hullSpec(kind: string, length: number, beam: number): HullSpec {
  const known = SPECS[kind];
  if (known) return known;
  const wide = Math.min(Math.max((beam / length) * 5.5, 0.8), 2);
  return { wide, oars: 0, masts: [22, -4, -28], tower: false, ram: false };
}

/** Oars along one side: outboard, shipped along the rail, or broken off short. */
export function oarPath(spec: HullSpec, state: 'out' | 'shipped' | 'broken'): string {
  const { oars, wide } = spec;
  const reach = 8.5 + 1.6 * wide;
  return Array.from({ length: oars }, (_, i) => {
    const x = (-29 + (i * 57) / Math.max(oars - 1, 1)).toFixed(1);
    const y = (5.6 * wide).toFixed(1);
    if (state === 'shipped') return `M${x} ${(7.1 * wide).toFixed(1)}l-6.5 1.5`;
    if (state === 'broken') {
      // some gone, some splintered, a few whole: never the same twice along the side, always the same for the ship
      const r = (i * 7 + 3) % 5;
      if (r === 0) return '';
      if (r < 4) return `M${x} ${y}l${-1 - r * 0.4} ${(reach * (0.28 + 0.08 * r)).toFixed(1)}l1.6 ${r - 1}`;
    }
    return `M${x} ${y}l-4.5 ${reach.toFixed(1)}l-1 2.2`;
  }).join('');
}
