"""Faults of a set-up beyond those of its types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from naumachia.geometry.hexes import Hex
from naumachia.kernel import CONCEDE, Message
from naumachia.kernel.files.toml_files import Fault, between, one_of

from ..charts import Charts
from ..rules.fire import MayFire
from ..state import CAMPS, Arena, footprint
from .start import water


def faults(arena: Arena, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Everything wrong with a set-up: unknown names, ships on land or on each other, missing camps."""
    taken = {"", CONCEDE, *MayFire.acts.verbs}  # a ship is shot at by its name
    found: list[Fault] = []
    if sorted(arena.order) != sorted(arena.ships):
        found.append(Fault(("order",), Message("want-each-once", {"names": ", ".join(arena.ships)}), ", ".join(arena.order)))
    if arena.turn is not None and arena.turn not in arena.ships:
        found.append(Fault(("turn",), one_of(arena.ships), arena.turn))
    found += [Fault(("ships", name), Message("want-other-name"), name) for name in arena.ships if name in taken]
    sizes = Counter(berth.camp for berth in arena.ships.values())
    afloat = {berth.camp for berth in arena.ships.values() if berth.structure != 0}
    found += [Fault(("ships",), Message("want-afloat", {"camp": camp}), 0) for camp in CAMPS if camp not in afloat]
    if options.get("four-players") and any(sizes[camp] != 2 for camp in CAMPS):
        found.append(Fault(("options", "four-players"), Message("want-two-a-camp"), dict(sizes)))
    if options.get("TC-O1") and options.get("TC-O3"):
        found.append(Fault(("options", "TC-O3"), Message("want-not-both", {"one": "TC-O1", "two": "TC-O3"}), 1))
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
            found.append(Fault(("ships", name, "speed"), between(0, limits.max_speed), berth.speed))
        if berth.structure == 0:
            continue
        for at in footprint(hull.hexes, berth.bow, berth.facing):
            if at not in basin:
                found.append(Fault(("ships", name, "bow"), Message("want-water", {"hex": str(at)}), berth.bow))
            elif at in taken:
                found.append(Fault(("ships", name, "bow"), Message("want-free", {"hex": str(at), "other": taken[at]}), berth.bow))
            taken[at] = name
    return found
