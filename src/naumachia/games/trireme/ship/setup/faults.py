"""Faults of a set-up of the Ship Game beyond its types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from naumachia.kernel import Message
from naumachia.kernel.files.toml_files import Fault, between, one_of

from ...common.charts import ShipType
from ...common.setup.faults import berth_faults, load_faults, room_faults, side_faults, touch, wreck_faults
from ..charts import Charts
from ..rules.values import room_of
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
    found = [*side_faults(battle, battle.ships), *_ship_faults(battle, charts), *_special_faults(battle)]
    if not found:
        afloat = {name: berth for name, berth in battle.ships.items() if not berth.marks.gone}
        found += [*room_faults(battle, afloat, battle.position.wrecks), *_position_faults(battle)]
    return found


def _ship_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    types = charts.ship_types.table
    for name, berth in battle.ships.items():
        yield from berth_faults(battle, name, berth, types)
        if berth.type in types:
            yield from _load_faults(("ships", name), berth, types[berth.type], charts)


def _load_faults(path: tuple[str, ...], berth: Berth, kind: ShipType, charts: Charts) -> Iterator[Fault]:
    """TS-1.3 What a ship carries: men within its room, equipment by its size and places."""
    room = room_of(charts, kind)
    if berth.men.total > room:
        yield Fault((*path, "men"), between(0, room), berth.men.total)
    for wanted, found in load_faults(berth.equipment, kind, charts):
        yield Fault((*path, "equipment"), wanted, found)


def _special_faults(battle: Battle) -> Iterator[Fault]:
    known = one_of(battle.sides)
    flight, watch, halyards = battle.victory.flight, battle.watch, battle.halyards
    if flight is not None and flight.side not in battle.sides:
        yield Fault(("victory", "flight", "side"), known, flight.side)
    if halyards is not None and halyards.side not in battle.sides:
        yield Fault(("halyards", "side"), known, halyards.side)
    if watch is not None:
        yield from (Fault(("watch", "ships"), Message("want-listed"), name) for name in watch.ships if name not in battle.ships)


def _position_faults(battle: Battle) -> Iterator[Fault]:
    """A position's wrecks have ships, and its links hold both ends, ships next to each other."""
    yield from wreck_faults(battle.ships, battle.position.wrecks)
    for name, berth in battle.ships.items():
        path = ("ships", name, "marks")
        if berth.marks.held_by is not None and berth.marks.held_by not in battle.sides:
            yield Fault((*path, "held_by"), one_of(battle.sides), berth.marks.held_by)
        for side in (*berth.marks.groups, *berth.marks.prisoners):
            if side not in battle.sides:
                yield Fault((*path, "groups"), one_of(battle.sides), side)
        for link in berth.marks.links:
            other = battle.ships.get(link)
            if other is None or name not in other.marks.links or not touch(berth, other):
                yield Fault((*path, "links"), Message("want-linked"), link)
