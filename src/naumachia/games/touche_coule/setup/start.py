"""From a scenario file to the first position, with the optional rules (TC-O1 to TC-O3) and its faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Message, OptionalRule

from ..charts import Charts
from ..rules.turn import NextShip
from ..state import Arena, Berth, Sea, Setting, Ship

OPTIONS = (
    OptionalRule("TC-O1", "TC-O1"),
    OptionalRule("TC-O2", "TC-O2"),
    OptionalRule("TC-O3", "TC-O3"),
    OptionalRule("four-players", "TC-3.1"),
    OptionalRule("rounds", "TC-6.3", default=60, lowest=1, highest=200),
)


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
