"""What is wrong with a set-up of the Fleet Game beyond its types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from naumachia.geometry.hexes import Hex

from ...common.charts import ShipType
from ...common.hulls import hexes_of, hull_distance
from ...common.waters import chart, on_map
from ..charts import Charts
from .scenario import Battle, Berth

Fault = tuple[tuple[str, ...], str, Any]


def faults(battle: Battle, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Everything wrong with a set-up: unknown names, ships on land or on each other, what a ship cannot carry."""
    found = [*_side_faults(battle), *_ship_faults(battle, charts), *_special_faults(battle)]
    if not found:
        found += [*_room_faults(battle), *_position_faults(battle)]
    return found


def _side_faults(battle: Battle) -> Iterator[Fault]:
    known = ", ".join(battle.sides)
    if battle.first_player not in (*battle.sides, "roll"):
        yield ("first_player",), f"roll, {known}", battle.first_player
    for edge, sides in battle.open_edges.items():
        yield from ((("open_edges", edge), known, side) for side in sides if side not in battle.sides)
    for side in battle.sides:
        if not any(berth.side == side for berth in battle.ships.values()):
            yield ("ships",), f"at least one ship of {side}", 0
        if battle.deployment and battle.sides[side].edge is None:
            yield ("sides", side, "edge"), "north, south", None
    yield from ((("ships", name), "another name", name) for name in battle.ships if name in (*battle.sides, "done", "line"))
    for at in (*battle.land, *battle.reef):
        if not on_map(battle.map.columns, battle.map.rows, at):
            yield ("map",), f"land and reefs on the map ({at} is not)", at


def _ship_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    types = charts.ship_types.table
    for name, berth in battle.ships.items():
        path = ("ships", name)
        if berth.side not in battle.sides:
            yield (*path, "side"), ", ".join(battle.sides), berth.side
        if berth.bow is None and not battle.deployment:
            yield (*path, "bow"), "a hex", None
        if berth.type not in types:
            yield (*path, "type"), ", ".join(types), berth.type
        else:
            yield from _load_faults(path, berth, types[berth.type], charts)


def _load_faults(path: tuple[str, ...], berth: Berth, kind: ShipType, charts: Charts) -> Iterator[Fault]:
    """TF-8.1 What a ship carries: by its size, its places, and its deck."""
    if berth.infantry > charts.overload.infantry_most:
        yield (*path, "infantry"), f"0 to {charts.overload.infantry_most}", berth.infantry
    yield from (((*path, "equipment"), wanted, item) for wanted, item in load_faults(berth.equipment, kind, charts))


def load_faults(equipment: tuple[str, ...], kind: ShipType, charts: Charts) -> Iterator[tuple[str, str]]:
    """TF-8.1 Equipment that a type cannot carry, or not so much of it; the Fleet Game knows no reinforced bow."""
    places = {"tower": kind.towers, "engine": kind.engines}
    for item in dict.fromkeys(equipment):
        least = int(getattr(charts.equipment_sizes, item))
        if item == "reinforced_bow":
            yield "corvus, iron_hands, tower, engine, fire", item
        elif kind.size < least:
            yield f"{item} on ships of size {least} or more", f"size {kind.size}"
        elif equipment.count(item) > places.get(item, 1):
            yield f"at most {places.get(item, 1)} {item}", str(equipment.count(item))


def _special_faults(battle: Battle) -> Iterator[Fault]:
    victory = battle.victory
    if (victory.kind == "breakthrough") != (victory.side in battle.sides):
        yield ("victory", "side"), "a side, for a breakthrough", victory.side
    for place, defection in enumerate(battle.defections):
        path = ("defections", str(place))
        if defection.side not in battle.sides:
            yield (*path, "side"), ", ".join(battle.sides), defection.side
        yield from (((*path, "ships"), "ships of the scenario", name) for name in defection.ships if name not in battle.ships)
        if defection.after is not None and defection.after >= place:
            yield (*path, "after"), f"0 to {place - 1}", defection.after


def _room_faults(battle: Battle) -> Iterator[Fault]:
    """TF-1.1 Every ship in two hexes of open sea, no two in one."""
    if battle.deployment:
        return
    sea = chart(battle.map.columns, battle.map.rows, battle.land, battle.reef).open
    taken: dict[Hex, str] = {}
    hulls = [(name, berth.bow, berth.h) for name, berth in battle.ships.items() if not berth.marks.gone and berth.bow]
    hulls += [(f"wreck {name}", bow, h) for name, (bow, h) in battle.position.wrecks.items()]
    for name, bow, h in hulls:
        for at in hexes_of(bow, h):
            if at not in sea:
                yield ("ships", name, "bow"), f"open sea under the whole ship ({at} is none)", bow
            elif at in taken:
                yield ("ships", name, "bow"), f"a free hex ({at} is taken by {taken[at]})", bow
            taken[at] = name


def _position_faults(battle: Battle) -> Iterator[Fault]:
    """A position says who is first player, and its links hold both ends, enemies next to each other."""
    position = battle.position
    if position.first is not None and position.first not in battle.sides:
        yield ("position", "first"), ", ".join(battle.sides), position.first
    if position.first is None and (position.phase != "turn" or position.turn > 1):
        yield ("position", "first"), ", ".join(battle.sides), None
    yield from (
        (("position", "wrecks", name), "a ship of the list", name) for name in position.wrecks if name not in battle.ships
    )
    if any(place >= len(battle.defections) for place in position.defected):
        yield ("position", "defected"), "places of the list of defections", list(position.defected)
    for name, berth in battle.ships.items():
        path = ("ships", name, "marks")
        if berth.marks.held_by is not None and berth.marks.held_by not in battle.sides:
            yield (*path, "held_by"), ", ".join(battle.sides), berth.marks.held_by
        for link in berth.marks.links:
            other = battle.ships.get(link)
            if other is None or name not in other.marks.links or _holder(other) == _holder(berth) or not _touch(berth, other):
                yield (*path, "links"), "enemies alongside, linked on both ends", link


def _holder(berth: Berth) -> str:
    return berth.marks.held_by or berth.side


def _touch(one: Berth, other: Berth) -> bool:
    assert one.bow is not None
    assert other.bow is not None
    return hull_distance(hexes_of(one.bow, one.h), hexes_of(other.bow, other.h)) == 1
