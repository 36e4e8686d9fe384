"""Where things lie about a ship: zones, the dead-astern line, the line of fire; and hulls as drawn (TC-G6 to TC-G8)."""

from __future__ import annotations

from functools import cache
from typing import Literal

from naumachia.geometry.hexes import POINTED, Hex, Layout
from naumachia.kernel.shown.picture import Pose

from .state import STEPS, Sea, Ship, footprint

LAYOUT = Layout(flat=False)
Zone = Literal["bow", "stern", "flank"]


def zone(ship: Ship, at: Hex) -> Zone:
    """TC-G6, TC-5a.2 The zone of the ship in which a neighbouring hex lies."""
    q, r = STEPS[ship.facing]
    bow, stern = ship.bow, ship.hexes[-1]
    if at == (bow[0] + q, bow[1] + r):
        return "bow"
    if at == (stern[0] - q, stern[1] - r):
        return "stern"
    return "flank"


def astern(ship: Ship) -> tuple[Hex, Hex]:
    """TC-G7 The hexes dead astern that are near enough to matter."""
    q, r = STEPS[ship.facing]
    x, y = ship.hexes[-1]
    return (x - q, y - r), (x - 2 * q, y - 2 * r)


def adjacent(a: Hex, b: Hex) -> bool:
    """Whether two hexes touch."""
    return (b[0] - a[0], b[1] - a[1]) in _NEXT


_NEXT = frozenset(STEPS)


def clear(sea: Sea, x: Hex, y: Hex, shooter: str, target: str) -> bool:
    """TC-G8 At two hexes at least one of the hexes between must be free of third ships; quay does not block."""
    dq, dr = y[0] - x[0], y[1] - x[1]
    if (dq, dr) in _NEXT or (dq, dr) == (0, 0):
        return True
    occupied = sea.occupied
    for q, r in STEPS:
        if (dq - q, dr - r) in _NEXT:
            there = occupied.get((x[0] + q, x[1] + r))
            if there is None or there in (shooter, target):
                return True
    return False


@cache
def pose(length: int, bow: Hex, facing: int) -> Pose:
    """A hull as drawn: the middle of its hexes and its heading."""
    x, y = LAYOUT.middle(footprint(length, bow, facing))
    return Pose(x, y, LAYOUT.heading(POINTED, facing))
