"""What is wrong with a set-up of the Fleet Game beyond its types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from naumachia.geometry.hexes import Hex
from naumachia.kernel import CONCEDE, Message
from naumachia.kernel.files import Fault, between, one_of

from ...common.charts import ShipType
from ...common.hulls import hexes_of, hull_distance
from ...common.waters import chart, on_map
from ..charts import Charts
from ..rules.deployment import LINE
from .scenario import Battle, Berth

WORDS = ("done", LINE, CONCEDE)
"""Answers that stand beside the names of ships."""


def faults(battle: Battle, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Everything wrong with a set-up: unknown names, ships on land or on each other, what a ship cannot carry."""
    found = [*_side_faults(battle), *_ship_faults(battle, charts), *_special_faults(battle)]
    if not found:
        found += [*_room_faults(battle), *_position_faults(battle)]
    return found


def _side_faults(battle: Battle) -> Iterator[Fault]:
    known = one_of(battle.sides)
    if battle.first_player not in (*battle.sides, "roll"):
        yield Fault(("first_player",), one_of(("roll", *battle.sides)), battle.first_player)
    for edge, sides in battle.open_edges.items():
        yield from (Fault(("open_edges", edge), known, side) for side in sides if side not in battle.sides)
    for side in battle.sides:
        if not any(berth.side == side for berth in battle.ships.values()):
            yield Fault(("ships",), Message("want-ship-of", {"side": side}), 0)
        if battle.deployment and battle.sides[side].edge is None:
            yield Fault(("sides", side, "edge"), one_of(("north", "south")), None)
    taken = (*battle.sides, *WORDS)
    yield from (Fault(("ships", name), Message("want-other-name"), name) for name in battle.ships if name in taken)
    for key, hexes in (("land", battle.land), ("reef", battle.reef)):
        for at in hexes:
            if not on_map(battle.map.columns, battle.map.rows, at):
                yield Fault((key,), Message("want-on-map"), at)


def _ship_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    types = charts.ship_types.table
    for name, berth in battle.ships.items():
        path = ("ships", name)
        if berth.side not in battle.sides:
            yield Fault((*path, "side"), one_of(battle.sides), berth.side)
        if berth.bow is None and not battle.deployment:
            yield Fault((*path, "bow"), Message("want-bow"), None)
        if berth.type not in types:
            yield Fault((*path, "type"), one_of(types), berth.type)
        else:
            yield from _load_faults(path, berth, types[berth.type], charts)


def _load_faults(path: tuple[str, ...], berth: Berth, kind: ShipType, charts: Charts) -> Iterator[Fault]:
    """TF-8.1 What a ship carries: by its size, its places, and its deck."""
    if berth.infantry > charts.overload.infantry_most:
        yield Fault((*path, "infantry"), between(0, charts.overload.infantry_most), berth.infantry)
    for wanted, found in load_faults(berth.equipment, kind, charts):
        yield Fault((*path, "equipment"), wanted, found)


def load_faults(equipment: tuple[str, ...], kind: ShipType, charts: Charts) -> Iterator[tuple[Message, str]]:
    """TF-8.1 Equipment that a type cannot carry, or not so much of it; the Fleet Game knows no reinforced bow."""
    places = {"tower": kind.towers, "engine": kind.engines}
    for item in dict.fromkeys(equipment):
        least = int(getattr(charts.equipment_sizes, item))
        if item == "reinforced_bow":
            yield one_of(("corvus", "iron_hands", "tower", "engine", "fire")), item
        elif kind.size < least:
            yield Message("want-size", {"item": Message(f"kit-{item}"), "least": least}), str(kind.size)
        elif equipment.count(item) > places.get(item, 1):
            args = {"item": Message(f"kit-{item}"), "most": places.get(item, 1)}
            yield Message("want-places", args), str(equipment.count(item))


def _special_faults(battle: Battle) -> Iterator[Fault]:
    victory = battle.victory
    if (victory.kind == "breakthrough") != (victory.side in battle.sides):
        yield Fault(("victory", "side"), Message("want-breakthrough", {"names": ", ".join(battle.sides)}), victory.side)
    for place, defection in enumerate(battle.defections):
        path = ("defections", str(place))
        if defection.side not in battle.sides:
            yield Fault((*path, "side"), one_of(battle.sides), defection.side)
        strangers = [name for name in defection.ships if name not in battle.ships]
        yield from (Fault((*path, "ships"), Message("want-listed"), name) for name in strangers)
        if defection.after is not None and defection.after >= place:
            yield Fault((*path, "after"), Message("want-earlier"), defection.after)


def _room_faults(battle: Battle) -> Iterator[Fault]:
    """TF-1.1 Every ship in two hexes of open sea, no two in one."""
    if battle.deployment:
        return
    sea = chart(battle.map.columns, battle.map.rows, battle.land, battle.reef).open
    taken: dict[Hex, str] = {}
    hulls = [(("ships", name, "bow"), name, berth.bow, berth.h) for name, berth in _afloat(battle)]
    hulls += [(("position", "wrecks", name), name, bow, h) for name, (bow, h) in battle.position.wrecks.items()]
    for path, name, bow, h in hulls:
        assert bow is not None
        for at in hexes_of(bow, h):
            if at not in sea:
                yield Fault(path, Message("want-open-sea", {"hex": str(at)}), bow)
            elif at in taken:
                yield Fault(path, Message("want-free", {"hex": str(at), "other": taken[at]}), bow)
            taken[at] = name


def _afloat(battle: Battle) -> list[tuple[str, Berth]]:
    return [(name, berth) for name, berth in battle.ships.items() if not berth.marks.gone and berth.bow is not None]


def _position_faults(battle: Battle) -> Iterator[Fault]:
    """A position says who is first player, and its links hold both ends, enemies next to each other."""
    position = battle.position
    unnamed = position.first is None and (position.phase != "turn" or position.turn > 1)
    if unnamed or (position.first is not None and position.first not in battle.sides):
        yield Fault(("position", "first"), one_of(battle.sides), position.first)
    strangers = [name for name in position.wrecks if name not in battle.ships]
    yield from (Fault(("position", "wrecks", name), Message("want-listed"), name) for name in strangers)
    if any(place >= len(battle.defections) for place in position.defected):
        yield Fault(("position", "defected"), Message("want-earlier"), list(position.defected))
    for name, berth in battle.ships.items():
        path = ("ships", name, "marks")
        if berth.marks.held_by is not None and berth.marks.held_by not in battle.sides:
            yield Fault((*path, "held_by"), one_of(battle.sides), berth.marks.held_by)
        for link in berth.marks.links:
            other = battle.ships.get(link)
            if other is None or name not in other.marks.links or _holder(other) == _holder(berth) or not _touch(berth, other):
                yield Fault((*path, "links"), Message("want-alongside"), link)


def _holder(berth: Berth) -> str:
    return berth.marks.held_by or berth.side


def _touch(one: Berth, other: Berth) -> bool:
    if one.bow is None or other.bow is None:
        return False
    return hull_distance(hexes_of(one.bow, one.h), hexes_of(other.bow, other.h)) == 1
