"""Faults of a set-up of the Fleet Game beyond its types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from naumachia.kernel import Message
from naumachia.kernel.files.toml_files import Fault, between, one_of

from ...common.charts import ShipType
from ...common.setup.faults import berth_faults, load_faults, room_faults, side_faults, touch, wreck_faults
from ..charts import Charts
from ..pieces import FITTED
from .scenario import Battle, Berth


def faults(battle: Battle, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Everything wrong with a set-up: unknown names, ships on land or on each other, what a ship cannot carry."""
    found = [*_first_faults(battle), *side_faults(battle, battle.ships), *_ship_faults(battle, charts), *_special_faults(battle)]
    if not found:
        afloat = {name: berth for name, berth in battle.ships.items() if not berth.marks.gone}
        found += [*room_faults(battle, afloat, battle.position.wrecks), *_position_faults(battle)]
    return found


def _first_faults(battle: Battle) -> Iterator[Fault]:
    if battle.first_player not in (*battle.sides, "roll"):
        yield Fault(("first_player",), one_of(("roll", *battle.sides)), battle.first_player)


def _ship_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    types = charts.ship_types.table
    for name, berth in battle.ships.items():
        yield from berth_faults(battle, name, berth, types)
        if berth.type in types:
            yield from _load_faults(("ships", name), berth, types[berth.type], charts)


def _load_faults(path: tuple[str, ...], berth: Berth, kind: ShipType, charts: Charts) -> Iterator[Fault]:
    """TF-8.1 What a ship carries: by its size, its places, and its deck; the Fleet Game knows no reinforced bow."""
    if berth.infantry > charts.overload.infantry_most:
        yield Fault((*path, "infantry"), between(0, charts.overload.infantry_most), berth.infantry)
    strange = [item for item in dict.fromkeys(berth.equipment) if item not in FITTED]
    yield from (Fault((*path, "equipment"), one_of(FITTED), item) for item in strange)
    for wanted, found in load_faults(tuple(item for item in berth.equipment if item in FITTED), kind, charts):
        yield Fault((*path, "equipment"), wanted, found)


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


def _position_faults(battle: Battle) -> Iterator[Fault]:
    """A position says who is first player, and its links hold both ends, enemies next to each other."""
    position = battle.position
    unnamed = position.first is None and (position.phase != "turn" or position.turn > 1)
    if unnamed or (position.first is not None and position.first not in battle.sides):
        yield Fault(("position", "first"), one_of(battle.sides), position.first)
    yield from wreck_faults(battle.ships, position.wrecks)
    if any(place >= len(battle.defections) for place in position.defected):
        yield Fault(("position", "defected"), Message("want-earlier"), list(position.defected))
    for name, berth in battle.ships.items():
        path = ("ships", name, "marks")
        if berth.marks.held_by is not None and berth.marks.held_by not in battle.sides:
            yield Fault((*path, "held_by"), one_of(battle.sides), berth.marks.held_by)
        for link in berth.marks.links:
            other = battle.ships.get(link)
            if other is None or name not in other.marks.links or _holder(other) == _holder(berth) or not touch(berth, other):
                yield Fault((*path, "links"), Message("want-alongside"), link)


def _holder(berth: Berth) -> str:
    return berth.marks.held_by or berth.side
