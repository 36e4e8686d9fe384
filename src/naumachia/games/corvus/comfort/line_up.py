"""A fleet in line abreast: where ships are put that nobody has moved yet."""

from __future__ import annotations

from ..state import Sea

ROOM = 8
"""Millimetres between two ships at the least."""


def line_up(sea: Sea, side: str) -> dict[str, tuple[int, int, int]]:
    """The ships of a side side by side across its strip of sea, in as many rows as they need, the first row in front."""
    camp = sea.setting.scenario.sides[side]
    assert camp.zone is not None
    left, right, low, high = camp.zone
    ships = [ship.id for ship in sea.ships.values() if ship.owner == side]
    beam = max(sea.kind(name).width for name in ships) + ROOM
    depth = max(sea.kind(name).length for name in ships) + ROOM
    wide = max(1, (right - left) // beam)
    rows = [ships[start : start + wide] for start in range(0, len(ships), wide)]
    found: dict[str, tuple[int, int, int]] = {}
    for number, row in enumerate(rows):
        stride = min(80, (right - left) // max(1, len(row)))
        first = (left + right - stride * (len(row) - 1)) // 2
        y = max(low, high - number * depth) if camp.heading == 0 else min(high, low + number * depth)
        found |= {name: (first + place * stride, y, camp.heading) for place, name in enumerate(row)}
    return found
