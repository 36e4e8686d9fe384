"""From a scenario file to the first position, with the optional rules (TC-O1 to TC-O3) and its faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Message, OptionalRule

from .charts import Charts
from .fire import HOLD
from .state import CAMPS, Arena, Berth, Sea, Setting, Ship, footprint
from .turn import NextShip

OPTIONS = (
    OptionalRule("TC-O1", "TC-O1"),
    OptionalRule("TC-O2", "TC-O2"),
    OptionalRule("TC-O3", "TC-O3"),
    OptionalRule("four-players", "TC-3.1"),
    OptionalRule("rounds", "TC-6.3", default=60, lowest=1, highest=200),
)
Fault = tuple[tuple[str, ...], str, Any]


def begin(arena: Arena, charts: Charts, options: dict[str, int]) -> Sea:
    """TC-2 The ships on their marks, the first of the order to move."""
    setting = Setting(
        scenario=arena,
        charts=charts,
        options=options,
        water=water(arena, charts),
        order=arena.order,
        labels=labels(arena),
        seats={name: name if options["four-players"] else berth.camp for name, berth in arena.ships.items()},
        full={name: full_structure(berth, charts, options) for name, berth in arena.ships.items()},
    )
    ships = {}
    for name in arena.order:
        berth = arena.ships[name]
        hull = getattr(charts.hull, berth.kind)
        ships[name] = Ship(
            name,
            berth.camp,
            berth.kind,
            berth.bow,
            berth.facing,
            hull.start_speed if berth.speed is None else berth.speed,
            setting.full[name],
            hull.hexes,
        )
    first = 0 if arena.turn is None else arena.order.index(arena.turn)
    return Sea((NextShip(first),), ships, arena.round).attach(setting)


def full_structure(berth: Berth, charts: Charts, options: Mapping[str, int]) -> int:
    """TC-O1 light liburnians, TC-O3 stout hulls: half as much again, rounded up, where the scenario gives the number."""
    structure = getattr(charts.hull, berth.kind).structure
    numbers = charts.options
    if options.get("TC-O3"):
        if berth.structure is None:
            return numbers.stout_hull
        return -(-berth.structure * numbers.stout_numerator // numbers.stout_denominator)
    if berth.structure is not None:
        return berth.structure
    return numbers.light_liburnian if options.get("TC-O1") and berth.kind == "liburnian" else structure


def water(arena: Arena, charts: Charts) -> frozenset[Hex]:
    """TC-G4 The hexes of the basin, less any that count as quay."""
    rows = getattr(charts.basin, arena.basin).rows
    found = {(q, int(r)) for r, (first, last) in rows.items() for q in range(first, last + 1)}
    return frozenset(found - set(arena.obstacles))


def labels(arena: Arena) -> dict[str, Message]:
    """Names for sentences; ships of one camp and kind are told apart by number."""
    alike = Counter((berth.camp, berth.kind) for berth in arena.ships.values())
    seen: Counter[tuple[str, str]] = Counter()
    found = {}
    for name in arena.order:
        berth = arena.ships[name]
        sort = (berth.camp, berth.kind)
        seen[sort] += 1
        number = seen[sort] if alike[sort] > 1 else 0
        found[name] = Message("ship", {"camp": berth.camp, "kind": berth.kind, "number": number})
    return found


def faults(arena: Arena, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Everything wrong with a set-up: unknown names, ships on land or on each other, missing camps."""
    found: list[Fault] = []
    if sorted(arena.order) != sorted(arena.ships):
        found.append((("order",), "each ship once: " + ", ".join(arena.ships), ", ".join(arena.order)))
    if arena.turn is not None and arena.turn not in arena.ships:
        found.append((("turn",), "one of " + ", ".join(arena.ships), arena.turn))
    found += [(("ships", name), "another name", name) for name in arena.ships if name in ("", HOLD)]
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
