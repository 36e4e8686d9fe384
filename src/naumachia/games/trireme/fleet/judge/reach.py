"""Reach of ships, for programs: every hex a hull could enter, and from which directions.

Only land and the edge of the map are looked at, not other ships, so that what is found depends on the hull alone and is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from naumachia.geometry.hexes import Hex

from ...common.hulls import FORWARD, SHIFTS, STEPS
from ..pieces import Ship
from ..rules.values import cruising, full_velocity
from ..state import Sea


class Reach(NamedTuple):
    """Every hex a hull can enter from where its bow is."""

    bow: Hex
    entries: Mapping[Hex, int]
    """For each hex, counted from the bow, the directions in which it can be entered, one bit each."""

    def into(self, at: Hex) -> int:
        """Return the directions in which a hex can be entered, one bit each."""
        return self.entries.get((at[0] - self.bow[0], at[1] - self.bow[1]), 0)


def strikes(sea: Sea, bow: Hex, heading: int, points: int) -> Reach:
    """Return the reach of a hull that makes so many moves."""
    if _depths(sea).get(bow, 0) > points:
        return Reach(bow, _in_open_water(heading, points))
    memo: dict[tuple[Hex, int, int], Reach] = sea.setting.memo.setdefault("strikes", {})
    found = memo.get((bow, heading, points))
    if found is None:
        water, (q, r) = sea.setting.waters.open, bow
        entries = _entries(lambda at: (q + at[0], r + at[1]) in water, heading, points)
        found = memo[bow, heading, points] = Reach(bow, entries)
    return found


@cache
def _in_open_water(heading: int, points: int) -> Mapping[Hex, int]:
    """Far from land and from the edge of the map the reach is the same everywhere."""
    return _entries(lambda _: True, heading, points)


def _depths(sea: Sea) -> Mapping[Hex, int]:
    """The distance of each hex of water to the nearest land or edge of the map."""
    found: dict[Hex, int] = sea.setting.memo.setdefault("depths", {})
    if not found:
        left, depth = sea.setting.waters.open, 0
        while left:
            depth += 1
            shore = {(q, r) for q, r in left if any((q + dq, r + dr) not in left for dq, dr in STEPS)}
            found |= dict.fromkeys(shore, depth)
            left -= shore
    return found


def _entries(is_water: Callable[[Hex], bool], heading: int, points: int) -> Mapping[Hex, int]:
    found: dict[Hex, int] = {}
    wave = {((0, 0), heading)}
    seen = set(wave)
    for _ in range(points):
        following = set()
        for (q, r), h in wave:
            for letter in FORWARD:
                shift = SHIFTS[h][letter]
                there = q + shift.bow[0], r + shift.bow[1]
                if is_water(there):
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
