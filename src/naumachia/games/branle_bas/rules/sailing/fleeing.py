"""BB-9.4 Where a ship that breaks off must steer."""

from __future__ import annotations

from naumachia.geometry.plane import COS, SIN, square_of_distance

from ...pieces import Ship
from ...state import Sea
from ..winds import EDGE, phi

COARSE = 15
"""Degrees between the headings that are looked at first."""


def away(dx: int, dy: int) -> int:
    """BB-9.4 The whole heading that leads best along a vector; of two alike the lower one.

    The best of the coarse headings is never eight degrees off, so only those about it need be compared.
    """
    first = max([(dx * SIN[h] + dy * COS[h], h) for h in range(0, 360, COARSE)])[1]
    about = [h % 360 for h in range(first - COARSE // 2 - 2, first + COARSE // 2 + 3)]
    return -max([(dx * SIN[h] + dy * COS[h], -h) for h in about])[1]


def nearest_hostile(sea: Sea, ship: Ship) -> Ship | None:
    """BB-9.4 The nearest enemy afloat and not STRUCK; of two alike the lower index."""
    foes = sea.hostile(ship.id)
    return min(foes, key=lambda foe: square_of_distance((foe.x, foe.y), (ship.x, ship.y)), default=None)


def course(sea: Sea, ship: Ship) -> int | None:
    """BB-9.4 The angle from downwind that a fleeing ship must turn to; nothing where it flees from nobody."""
    foe = nearest_hostile(sea, ship) if ship.fleeing else None
    if foe is None:
        return None
    angle = phi(sea.wind, away(ship.x - foe.x, ship.y - foe.y))
    if abs(angle) <= EDGE:
        return angle
    if angle == -180:
        return EDGE if phi(sea.wind, ship.h) > 0 else -EDGE
    return EDGE if angle > 0 else -EDGE
