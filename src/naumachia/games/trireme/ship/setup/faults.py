"""What is wrong with a set-up of the Ship Game beyond its types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Message
from naumachia.kernel.files import Fault, between, one_of

from ...common.charts import ShipType
from ...common.hulls import hexes_of, hull_distance
from ...common.waters import chart, on_map
from ..charts import Charts
from .scenario import Battle, Berth

OPTION_OF = {
    "corvus": "corvus",
    "iron_hands": "iron_hands",
    "tower": "towers",
    "fire": "fire",
    "reinforced_bow": "reinforced_bow",
}
"""TS-15 The option each piece of equipment needs; an engine needs none."""


def faults(battle: Battle, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Everything wrong with a set-up: unknown names, ships on land or on each other, what a ship cannot carry."""
    found = [*_side_faults(battle), *_ship_faults(battle, charts)]
    if not found:
        found += [*_room_faults(battle), *_position_faults(battle)]
    return found


def _side_faults(battle: Battle) -> Iterator[Fault]:
    known = one_of(battle.sides)
    for edge, sides in battle.open_edges.items():
        yield from (Fault(("open_edges", edge), known, side) for side in sides if side not in battle.sides)
    for side in battle.sides:
        if not any(berth.side == side for berth in battle.ships.values()):
            yield Fault(("ships",), Message("want-ship-of", {"side": side}), 0)
        if battle.deployment and battle.sides[side].edge is None:
            yield Fault(("sides", side, "edge"), one_of(("north", "south")), None)
    yield from (
        Fault(("ships", name), Message("want-other-name"), name) for name in battle.ships if name in (*battle.sides, "line")
    )
    for at in (*battle.land, *battle.reef):
        if not on_map(battle.map.columns, battle.map.rows, at):
            yield Fault(("map",), Message("want-on-map", {"hex": str(at)}), at)
    flight, watch, halyards = battle.victory.flight, battle.watch, battle.halyards
    if flight is not None and flight.side not in battle.sides:
        yield Fault(("victory", "flight", "side"), known, flight.side)
    if halyards is not None and halyards.side not in battle.sides:
        yield Fault(("halyards", "side"), known, halyards.side)
    if watch is not None:
        yield from (Fault(("watch", "ships"), one_of(battle.ships), name) for name in watch.ships if name not in battle.ships)


def _ship_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    types = charts.ship_types.table
    for name, berth in battle.ships.items():
        path = ("ships", name)
        if berth.side not in battle.sides:
            yield Fault((*path, "side"), one_of(battle.sides), berth.side)
        if berth.bow is None and not battle.deployment:
            yield Fault((*path, "bow"), Message("want-hex"), None)
        if berth.type not in types:
            yield Fault((*path, "type"), one_of(types), berth.type)
        else:
            yield from load_faults(path, berth, types[berth.type], charts)


def load_faults(path: tuple[str, ...], berth: Berth, kind: ShipType, charts: Charts) -> Iterator[Fault]:
    """What a ship carries: men within its room, equipment by its size and places."""
    table = charts.overload
    room = kind.cap + (table.large if kind.size >= table.large_from else table.small)
    if berth.men.total > room:
        yield Fault((*path, "men"), between(0, room), berth.men.total)
    places = {"tower": kind.towers, "engine": kind.engines}
    for item in dict.fromkeys(berth.equipment):
        least = int(getattr(charts.equipment_sizes, item))
        if kind.size < least:
            yield Fault((*path, "equipment"), Message("want-size", {"item": item, "least": least}), kind.size)
        elif berth.equipment.count(item) > places.get(item, 1):
            yield Fault((*path, "equipment"), between(0, places.get(item, 1)), berth.equipment.count(item))


def _room_faults(battle: Battle) -> Iterator[Fault]:
    """Every ship in two hexes of open sea, no two in one."""
    if battle.deployment:
        return
    sea = chart(battle.map.columns, battle.map.rows, battle.land, battle.reef).open
    taken: dict[Hex, str] = {}
    hulls = [(name, berth.bow, berth.h) for name, berth in battle.ships.items() if not berth.marks.gone and berth.bow]
    hulls += [(name, bow, h) for name, (bow, h) in battle.position.wrecks.items()]
    for name, bow, h in hulls:
        for at in hexes_of(bow, h):
            if at not in sea:
                yield Fault(("ships", name, "bow"), Message("want-open-sea", {"hex": str(at)}), bow)
            elif at in taken:
                yield Fault(("ships", name, "bow"), Message("want-free-hex", {"hex": str(at), "other": taken[at]}), bow)
            taken[at] = name


def _position_faults(battle: Battle) -> Iterator[Fault]:
    """A position's wrecks have ships, and its links hold both ends, ships next to each other."""
    yield from (
        Fault(("position", "wrecks", name), one_of(battle.ships), name)
        for name in battle.position.wrecks
        if name not in battle.ships
    )
    for name, berth in battle.ships.items():
        path = ("ships", name, "marks")
        if berth.marks.held_by is not None and berth.marks.held_by not in battle.sides:
            yield Fault((*path, "held_by"), one_of(battle.sides), berth.marks.held_by)
        for side in (*berth.marks.groups, *berth.marks.prisoners):
            if side not in battle.sides:
                yield Fault((*path, "groups"), one_of(battle.sides), side)
        for link in berth.marks.links:
            other = battle.ships.get(link)
            if other is None or name not in other.marks.links or not _touch(berth, other):
                yield Fault((*path, "links"), Message("want-linked"), link)


def _touch(one: Berth, other: Berth) -> bool:
    if one.bow is None or other.bow is None:
        return False
    return hull_distance(hexes_of(one.bow, one.h), hexes_of(other.bow, other.h)) == 1
