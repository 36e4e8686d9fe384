"""TS-1.1 The log sheet as it is drawn: rows of boxes that are struck out as harm comes."""

from __future__ import annotations

from collections.abc import Iterator

from naumachia.kernel import Message
from naumachia.kernel.record_sheet import Track

from ..pieces import KINDS, Ship
from ..rules.movement import STEPS
from ..rules.values import full_velocity, oarsmen
from ..state import Sea

MEN, OARS, HULL, ORDER = (Message(f"record-{part}") for part in ("men", "oars", "hull", "order"))
BREACHES = 3
"""Boxes for breaches on every sheet; more are added as they come."""
NOTHING = Message("record-none")


def record(sea: Sea, ship: Ship, order: str | None) -> tuple[Track, ...]:
    """The rows of a ship's log sheet; `order` is what its owner has written and nobody else may see."""
    return (*_men(sea, ship), *_oars(sea, ship), *_hull(sea, ship), *_order(sea, ship, order))


def _men(sea: Sea, ship: Ship) -> Iterator[Track]:
    """Man points by kind, as many boxes as the ship began with or has been sent since."""
    berth = sea.setting.scenario.ships[ship.id]
    for kind in KINDS:
        if boxes := max(berth.men.of(kind), ship.men.of(kind)):
            yield Track(MEN, Message(f"record-{kind}"), "supply", boxes, boxes - ship.men.of(kind))


def _oars(sea: Sea, ship: Ship) -> Iterator[Track]:
    kind = sea.kind(ship)
    if not kind.fv:
        return
    own = oarsmen(ship)
    if boxes := max(kind.oars if ship.oars or ship.type != "saxon" else 0, own):
        yield Track(OARS, Message("record-oarsmen"), "supply", boxes, boxes - own)
    yield Track(OARS, Message("record-velocity"), "scale", kind.fv, kind.fv - full_velocity(sea, ship))
    if not sea.on("fleet_fatigue"):
        boxes = max(int(getattr(sea.charts.endurance.boxes, ship.crew)), ship.boxes)
        yield Track(OARS, Message("record-breath"), "supply", boxes, boxes - ship.boxes)


def _hull(sea: Sea, ship: Ship) -> Iterator[Track]:
    yield Track(HULL, Message("record-breaches"), "harm", max(BREACHES, ship.breaches), ship.breaches)
    if sea.on("fire"):
        yield Track(HULL, Message("record-fire"), "harm", max(BREACHES, ship.fire), ship.fire)
    berth = sea.setting.scenario.ships[ship.id]
    lost = list(berth.equipment)
    for item in ship.equipment:
        if item in lost:
            lost.remove(item)
    if names := (*ship.equipment, *lost):
        things = tuple(Message(f"kit-{item}") for item in names)
        yield Track(HULL, Message("record-equipment"), "things", len(names), len(lost), things)


def _order(sea: Sea, ship: Ship, order: str | None) -> Iterator[Track]:
    """TS-4.1 This turn's tokens in the steps in which they are rowed."""
    moves = ship.plot if ship.plot or order is None else tuple(order.partition("/")[0].replace("(FV)", "").split())
    if not moves:
        return
    cells, left = [], list(moves)
    for marked in sea.charts.movement_steps.speeds[len(moves) - 1]:
        cells.append(Message("record-token", {"letter": left.pop(0)}) if marked else NOTHING)
    yield Track(ORDER, Message("record-steps"), "strip", STEPS, sea.step, tuple(cells))
