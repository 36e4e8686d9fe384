"""Faults of a set-up of either game beyond its types: names, hexes, and equipment a ship cannot carry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from naumachia.geometry.hexes import Hex
from naumachia.kernel import CONCEDE, Message
from naumachia.kernel.files.toml_files import Fault, one_of
from naumachia.kernel.orders.standing_orders import SET

from ..charts import CommonCharts, ShipType
from ..hulls import hexes_of, hull_distance
from ..sea.waters import chart, on_map
from .deployment import LINE
from .scenario import Berth, Direction, Engagement, Name

WORDS = ("done", LINE, CONCEDE, SET)
"""Answers that stand beside the names of ships."""


def side_faults(battle: Engagement, ships: Mapping[str, Berth]) -> Iterator[Fault]:
    """Sides nobody knows, sides without ships, names that mean something else, hexes off the map."""
    known = one_of(battle.sides)
    for edge, sides in battle.open_edges.items():
        yield from (Fault(("open_edges", edge), known, side) for side in sides if side not in battle.sides)
    for side in battle.sides:
        if not any(berth.side == side for berth in ships.values()):
            yield Fault(("ships",), Message("want-ship-of", {"side": side}), 0)
        if battle.deployment and battle.sides[side].edge is None:
            yield Fault(("sides", side, "edge"), one_of(("north", "south")), None)
    taken = (*battle.sides, *WORDS)
    yield from (Fault(("ships", name), Message("want-other-name"), name) for name in ships if name in taken)
    for key, hexes in (("land", battle.land), ("reef", battle.reef)):
        for at in hexes:
            if not on_map(battle.map.columns, battle.map.rows, at):
                yield Fault((key,), Message("want-on-map"), at)


def berth_faults(battle: Engagement, name: str, berth: Berth, types: Mapping[str, ShipType]) -> Iterator[Fault]:
    """A ship of a side and a type that nobody knows, or without a place."""
    path = ("ships", name)
    if berth.side not in battle.sides:
        yield Fault((*path, "side"), one_of(battle.sides), berth.side)
    if berth.bow is None and not battle.deployment:
        yield Fault((*path, "bow"), Message("want-bow"), None)
    if berth.type not in types:
        yield Fault((*path, "type"), one_of(types), berth.type)


def load_faults(equipment: tuple[str, ...], kind: ShipType, charts: CommonCharts) -> Iterator[tuple[Message, str]]:
    """TF-8.1, TS-15.8 Equipment that a type cannot carry, or not so much of it."""
    places = {"tower": kind.towers, "engine": kind.engines}
    for item in dict.fromkeys(equipment):
        least = int(getattr(charts.equipment_sizes, item))
        if kind.size < least:
            yield Message("want-size", {"item": Message(f"kit-{item}"), "least": least}), str(kind.size)
        elif equipment.count(item) > places.get(item, 1):
            args = {"item": Message(f"kit-{item}"), "most": places.get(item, 1)}
            yield Message("want-places", args), str(equipment.count(item))


def room_faults(battle: Engagement, afloat: Mapping[str, Berth], wrecks: Mapping[Name, tuple[Hex, Direction]]) -> Iterator[Fault]:
    """TF-1.1, TS-1.1 Every ship in two hexes of open sea, no two in one."""
    if battle.deployment:
        return
    sea = chart(battle.map.columns, battle.map.rows, battle.land, battle.reef).open
    taken: dict[Hex, str] = {}
    hulls = [(("ships", name, "bow"), name, berth.bow, berth.h) for name, berth in afloat.items() if berth.bow is not None]
    hulls += [(("position", "wrecks", name), name, bow, h) for name, (bow, h) in wrecks.items()]
    for path, name, bow, h in hulls:
        for at in hexes_of(bow, h):
            if at not in sea:
                yield Fault(path, Message("want-open-sea", {"hex": str(at)}), bow)
            elif at in taken:
                yield Fault(path, Message("want-free", {"hex": str(at), "other": taken[at]}), bow)
            taken[at] = name


def wreck_faults(ships: Mapping[str, Berth], wrecks: Iterable[str]) -> Iterator[Fault]:
    """Wrecks of ships that nobody knows."""
    yield from (Fault(("position", "wrecks", name), Message("want-listed"), name) for name in wrecks if name not in ships)


def touch(one: Berth, other: Berth) -> bool:
    """Whether two ships lie next to each other."""
    if one.bow is None or other.bow is None:
        return False
    return hull_distance(hexes_of(one.bow, one.h), hexes_of(other.bow, other.h)) == 1
