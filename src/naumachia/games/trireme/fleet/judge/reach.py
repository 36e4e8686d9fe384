"""Reach of ships, for programs: every hex a hull could enter, and from which directions.

Only land and the edge of the map are looked at, not other ships, so that what is found depends on the hull alone and is kept.
"""

from __future__ import annotations

from naumachia.geometry.hexes import Hex

from ...common.hulls import FORWARD, SHIFTS
from ..pieces import Ship
from ..rules.values import cruising, full_velocity
from ..state import Sea

Strikes = dict[Hex, int]
"""For each hex the directions in which it can be entered, one bit each."""


def strikes(sea: Sea, bow: Hex, heading: int, points: int) -> Strikes:
    """Every hex that a hull can enter within so many moves."""
    memo: dict[tuple[Hex, int, int], Strikes] = sea.setting.memo.setdefault("strikes", {})
    found = memo.get((bow, heading, points))
    if found is None:
        found = memo[bow, heading, points] = _strikes(sea, bow, heading, points)
    return found


def _strikes(sea: Sea, bow: Hex, heading: int, points: int) -> Strikes:
    open_sea = sea.setting.waters.open
    found: Strikes = {}
    wave = {(bow, heading)}
    seen = set(wave)
    for _ in range(points):
        following = set()
        for (q, r), h in wave:
            for letter in FORWARD:
                shift = SHIFTS[h][letter]
                there = q + shift.bow[0], r + shift.bow[1]
                if there in open_sea:
                    found[there] = found.get(there, 0) | 1 << shift.direction
                    place = there, shift.heading
                    if place not in seen:
                        seen.add(place)
                        following.add(place)
        wave = following
    return found


def stride(sea: Sea, ship: Ship) -> int:
    """How far a ship could go to ram, this turn or the next."""
    if not sea.kind(ship).ram or ship.prize or ship.wrecked:
        return 0
    return cruising(sea, ship) if ship.fatigued or ship.rig else full_velocity(sea, ship)
