"""BB-2.5 The standard entry: two lines ahead, one on each side of the wind's axis."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from naumachia.geometry.plane import COS, SCALE, SIN, Pose, advance, rdiv

from ..charts import Charts

Sectors = Literal[2, 4]
"""BB-2.5 How far apart the headings are."""
FINE = 1000
"""The leaders' places are reckoned in thousandths of a millimetre and rounded once."""


def headings(wind: int, sectors: Sectors) -> tuple[int, int]:
    """BB-2.5, BB-R43 Both lines run downwind, alike on each side of the wind's axis."""
    half = 15 * sectors
    return (wind + 180 - half) % 360, (wind + 180 + half) % 360


def leader(charts: Charts, heading: int) -> Pose:
    """BB-2.5 On the line through the middle of the table along its heading, so far inside the point where that enters it."""
    rule = charts.entry
    s, c = SIN[heading], COS[heading]
    ways = [rdiv(size // 2 * FINE * SCALE, abs(part)) for size, part in ((rule.width, s), (rule.height, c)) if part]
    back = min(ways) - rule.inside * FINE
    return Pose(rule.width // 2 - rdiv(back * s, SCALE * FINE), rule.height // 2 - rdiv(back * c, SCALE * FINE), heading)


def line(charts: Charts, first: Pose, types: tuple[str, ...]) -> list[Pose]:
    """BB-2.5 A line ahead behind its leader, base to base with the usual room between (BB-R48)."""
    halves = [charts.ships.table[name].length // 2 for name in types]
    places, behind = [first], 0
    for ahead, own in pairwise(halves):
        behind += ahead + charts.entry.gap + own
        places.append(advance(first, -behind))
    return places
