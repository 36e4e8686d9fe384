"""What may be wrong with a set-up beyond its types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from naumachia.geometry.hexes import Hex
from naumachia.kernel import CONCEDE

from ..charts import Charts
from ..rules.fire import MayFire
from ..state import CAMPS, Arena, footprint
from .start import water

Fault = tuple[tuple[str, ...], str, Any]


def faults(arena: Arena, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Everything wrong with a set-up: unknown names, ships on land or on each other, missing camps."""
    taken = {"", CONCEDE, *MayFire.acts.verbs}  # a ship is shot at by its name
    found: list[Fault] = []
    if sorted(arena.order) != sorted(arena.ships):
        found.append((("order",), "each ship once: " + ", ".join(arena.ships), ", ".join(arena.order)))
    if arena.turn is not None and arena.turn not in arena.ships:
        found.append((("turn",), "one of " + ", ".join(arena.ships), arena.turn))
    found += [(("ships", name), "another name", name) for name in arena.ships if name in taken]
    sizes = Counter(berth.camp for berth in arena.ships.values())
    afloat = {berth.camp for berth in arena.ships.values() if berth.structure != 0}
    found += [(("ships",), f"at least one {camp} ship afloat", 0) for camp in CAMPS if camp not in afloat]
    if options.get("four-players") and any(sizes[camp] != 2 for camp in CAMPS):
        found.append((("options", "four-players"), "a scenario with two ships a camp", dict(sizes)))
    if options.get("TC-O1") and options.get("TC-O3"):
        found.append((("options", "TC-O3"), "TC-O1 or TC-O3, not both", "both"))
    found += _berth_faults(arena, charts)
    return found


def _berth_faults(arena: Arena, charts: Charts) -> list[Fault]:
    """TC-G5 All of a ship lies in the basin, and no two ships share a hex."""
    found: list[Fault] = []
    basin = water(arena, charts)
    taken: dict[Hex, str] = {}
    for name, berth in arena.ships.items():
        hull, limits = getattr(charts.hull, berth.kind), getattr(charts.ships, berth.kind)
        if berth.speed is not None and berth.speed > limits.max_speed:
            found.append((("ships", name, "speed"), f"0 to {limits.max_speed}", berth.speed))
        if berth.structure == 0:
            continue
        for at in footprint(hull.hexes, berth.bow, berth.facing):
            if at not in basin:
                found.append((("ships", name, "bow"), f"water under the whole ship (hex {at} is quay)", berth.bow))
            elif at in taken:
                found.append((("ships", name, "bow"), f"a free hex ({at} is taken by {taken[at]})", berth.bow))
            taken[at] = name
    return found
