"""Faults of a set-up beyond those of its types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from naumachia.geometry.plane import Base, Hull, Pose, axes_overlap
from naumachia.kernel import CONCEDE, Message
from naumachia.kernel.files.toml_files import Fault, between, one_of

from ..charts import Charts
from .scenario import Battle

TAKEN = (CONCEDE, "end", "hold", "wait", "stay", "cut", "tack", "port", "starboard", "free", "together", "succession")
"""Words of the notation; ships are named in answers."""


def faults(battle: Battle, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Everything wrong with a set-up: unknown names, ships on each other, sheets and markers that cannot be."""
    found = [*_side_faults(battle), *_ship_faults(battle, charts)]
    if not found:
        found += [*_room_faults(battle, charts), *_squadron_faults(battle), *_position_faults(battle, options)]
    return found


def _side_faults(battle: Battle) -> Iterator[Fault]:
    for side in battle.sides:
        own = [name for name, berth in battle.ships.items() if berth.side == side]
        if not [name for name in own if not battle.ships[name].marks.gone]:
            yield Fault(("ships",), Message("want-ship-of", {"side": side}), 0)
        flags = [name for name in own if battle.ships[name].flagship]
        if len(flags) > 1:
            yield Fault(("ships", flags[1], "flagship"), Message("want-one-flagship"), True)
        if battle.duel and len(own) != 1:
            yield Fault(("duel",), Message("want-duel"), len(own))
    names = (*battle.sides, *TAKEN)
    yield from (Fault(("ships", name), Message("want-other-name"), name) for name in battle.ships if name in names)


def _ship_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    classes, sheet = charts.ships.table, charts.sheet
    for name, berth in battle.ships.items():
        path, marks = ("ships", name), berth.marks
        if berth.side not in battle.sides:
            yield Fault((*path, "side"), one_of(battle.sides), berth.side)
        if berth.type not in classes:
            yield Fault((*path, "type"), one_of(classes), berth.type)
            continue
        card = classes[berth.type]
        most = {
            "hull": 2 * sheet.columns[card.rank - 1],
            "masts": len(sheet.masts),
            "bordee": card.bordee,
            "abordage": card.abordage,
        }
        for field, limit in most.items():
            if (value := getattr(marks, field)) is not None and value > limit:
                yield Fault((*path, "marks", field), between(0, limit), value)
        if marks.controller and marks.controller not in battle.sides:
            yield Fault((*path, "marks", "controller"), one_of(battle.sides), marks.controller)
        elif (marks.flag == "struck") != (marks.controller not in (None, berth.side)):
            yield Fault((*path, "marks", "controller"), Message("want-struck"), marks.controller)
        for other in (*marks.attackers, *((marks.pending,) if marks.pending else ())):
            if other not in battle.ships:
                yield Fault((*path, "marks"), one_of(battle.ships), other)


def _room_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    """2.3 Ships never overlap."""
    classes = charts.ships.table
    bases = {
        name: Base(Pose(*berth.at), Hull.of(classes[berth.type].length, classes[berth.type].width))
        for name, berth in battle.ships.items()
        if not berth.marks.gone
    }
    names = list(bases)
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            if axes_overlap(bases[one], bases[other]):
                yield Fault(("ships", other, "at"), Message("want-room", {"other": one}), battle.ships[other].at)
    for number, box in enumerate((*battle.shoals, *((battle.table,) if battle.table else ()))):
        if box[0] >= box[2] or box[1] >= box[3]:
            yield Fault(("shoals", str(number)) if number < len(battle.shoals) else ("table",), Message("want-box"), box)


def _squadron_faults(battle: Battle) -> Iterator[Fault]:
    seen: set[str] = set()
    for name, line in battle.squadrons.items():
        path = ("squadrons", name, "ships")
        if name in (*battle.ships, *battle.sides, *TAKEN):
            yield Fault(("squadrons", name), Message("want-other-name"), name)
        for ship in line.ships:
            if ship not in battle.ships:
                yield Fault(path, one_of(battle.ships), ship)
            elif ship in seen or battle.ships[ship].side != battle.ships[line.ships[0]].side:
                yield Fault(path, Message("want-one-squadron"), ship)
            seen.add(ship)
        for ship in (*line.places, *line.line, *((line.leader,) if line.leader else ())):
            if ship not in line.ships:
                yield Fault(("squadrons", name), one_of(line.ships), ship)


def _position_faults(battle: Battle, options: Mapping[str, int]) -> Iterator[Fault]:
    position = battle.position
    if not 1 <= position.turn <= 60:
        yield Fault(("position", "turn"), between(1, 60), position.turn)
    for number, link in enumerate(position.links):
        path = ("position", "links", str(number))
        ends = (link.one, link.other)
        strangers = [name for name in ends if name not in battle.ships]
        yield from (Fault(path, one_of(battle.ships), name) for name in strangers)
        if not strangers and (link.one == link.other or any(battle.ships[name].marks.gone for name in ends)):
            yield Fault(path, Message("want-link"), link.other)
