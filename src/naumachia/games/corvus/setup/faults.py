"""Faults of a set-up beyond those of its types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from naumachia.geometry.plane import Base, Hull, Pose, corners_overlap
from naumachia.kernel import CONCEDE, Message
from naumachia.kernel.files.toml_files import Fault, between, one_of
from naumachia.kernel.orders.standing_orders import SET

from ..charts import Charts
from ..rules.combat.shooting import HOLD
from ..state import MM
from .scenario import Battle

TAKEN = (CONCEDE, SET, HOLD, "end", "pass", "row", "back", "halt", "prize")
"""Words of the notation; a ship is picked and aimed at by its name."""
APART = 120
"""Millimetres between two strips in which fleets are drawn up in secret, so that no ships meet."""


def faults(battle: Battle, charts: Charts, options: Mapping[str, int]) -> list[Fault]:
    """Everything wrong with a set-up: unknown names, ships on each other or off the table, what they cannot have."""
    found = [*_side_faults(battle), *_ship_faults(battle, charts)]
    if not found:
        found += [*_room_faults(battle, charts), *_position_faults(battle)]
    return found


def _side_faults(battle: Battle) -> Iterator[Fault]:
    for side, camp in battle.sides.items():
        if not any(berth.side == side and not berth.marks.gone for berth in battle.ships.values()):
            yield Fault(("ships",), Message("want-ship-of", {"side": side}), 0)
        if battle.deployment and camp.zone is None:
            yield Fault(("sides", side, "zone"), Message("want-zone"), None)
        elif camp.zone is not None and not (camp.zone[0] <= camp.zone[1] and camp.zone[2] <= camp.zone[3]):
            yield Fault(("sides", side, "zone"), Message("want-zone"), camp.zone)
    if battle.deployment:
        zones = [camp.zone for camp in battle.sides.values() if camp.zone is not None]
        if len(zones) == 2 and not _apart(zones[0], zones[1]):
            yield Fault(("sides",), Message("want-zones-apart", {"least": APART}), zones)
    names = (*battle.sides, *TAKEN)
    yield from (Fault(("ships", name), Message("want-other-name"), name) for name in battle.ships if name in names)
    rule = battle.victory
    if rule.kind != "usual" and rule.side not in battle.sides:
        yield Fault(("victory", "side"), one_of(battle.sides), rule.side)


def _apart(one: tuple[int, ...], two: tuple[int, ...]) -> bool:
    return any(
        max(one[low], two[low]) - min(one[high], two[high]) >= APART for low, high in ((0, 1), (2, 3))
    )  # fmt: skip


def _ship_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    cards = charts.ships.table
    for name, berth in battle.ships.items():
        path = ("ships", name)
        if berth.side not in battle.sides:
            yield Fault((*path, "side"), one_of(battle.sides), berth.side)
        elif berth.corvus and not battle.sides[berth.side].roman:
            yield Fault((*path, "corvus"), Message("want-roman"), berth.corvus)
        if berth.at is None and berth.marks.place is None and not battle.deployment:
            yield Fault((*path, "at"), Message("want-place"), None)
        if berth.type not in cards:
            yield Fault((*path, "type"), one_of(cards), berth.type)
            continue
        card, marks = cards[berth.type], berth.marks
        if marks.rowers > card.rowers:
            yield Fault((*path, "marks", "rowers"), between(0, card.rowers), marks.rowers)
        if marks.held_by is not None and marks.held_by not in battle.sides:
            yield Fault((*path, "marks", "held_by"), one_of(battle.sides), marks.held_by)
        if any(left > charts.shooting.resistance for left in marks.catapults or ()):
            yield Fault((*path, "marks", "catapults"), between(0, charts.shooting.resistance), marks.catapults)
        if marks.rest > charts.fatigue.rest:
            yield Fault((*path, "marks", "rest"), between(0, charts.fatigue.rest), marks.rest)


def _room_faults(battle: Battle, charts: Charts) -> Iterator[Fault]:
    """Every ship on the table, no two on top of each other."""
    if battle.deployment:
        return
    laid: dict[str, Base] = {}
    for name, berth in battle.ships.items():
        if berth.marks.gone:
            continue
        card = charts.ships.table[berth.type]
        x, y, h = berth.marks.place or tuple(
            value * scale for value, scale in zip(berth.at or (0, 0, 0), (MM, MM, 1), strict=True)
        )
        if not (0 <= x <= battle.table.width * MM and 0 <= y <= battle.table.height * MM):
            yield Fault(("ships", name, "at"), Message("want-on-table"), [x, y])
        base = Base(Pose(x, y, h), Hull.of(card.length, card.width, MM))
        for other, theirs in laid.items():
            if corners_overlap(base, theirs):
                yield Fault(("ships", name, "at"), Message("want-clear", {"other": other}), [x, y, h])
        laid[name] = base


def _position_faults(battle: Battle) -> Iterator[Fault]:
    """A position's links hold two enemies afloat, one link a pair; ships have orders once they are given."""
    position = battle.position
    pairs: set[frozenset[str]] = set()
    for number, link in enumerate(position.links):
        path = ("position", "links", str(number))
        ends = [battle.ships.get(name) for name in (link.grappler, link.grappled)]
        holders = {(berth.marks.held_by or berth.side) for berth in ends if berth is not None and not berth.marks.gone}
        pair = frozenset((link.grappler, link.grappled))
        if None in ends or len(holders) < 2 or pair in pairs:
            yield Fault(path, Message("want-linked"), [link.grappler, link.grappled])
        pairs.add(pair)
    if position.first is not None and position.first not in battle.sides:
        yield Fault(("position", "first"), one_of(battle.sides), position.first)
    if position.phase == "deployment":
        yield Fault(
            ("position", "phase"), one_of(("command", "activation", "window", "shooting", "boarding", "end")), position.phase
        )
    if position.phase == "activation":
        for name, berth in battle.ships.items():
            marks = berth.marks
            if not marks.gone and not marks.activated and not marks.order:
                yield Fault(("ships", name, "marks", "order"), Message("want-order"), None)
