"""TS-1.1 The log sheet as it is drawn: rows of boxes that are struck out as harm comes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from naumachia.kernel import Message
from naumachia.kernel.shown.record_sheet import Track

from ...common.charts import Equipment
from ..pieces import Ship
from ..rules.movement.steps import STEPS
from ..rules.values import oarsmen
from ..state import Sea

MEN, OARS, HULL, ORDER = (Message(f"record-{part}") for part in ("men", "oars", "hull", "order"))
ARMOURED, LIGHT, ARCHERS = (Message(f"record-{kind}") for kind in ("armoured", "light", "archers"))
OARSMEN, VELOCITY, BREATH = (Message(f"record-{what}") for what in ("oarsmen", "velocity", "breath"))
BREACHED, FIRE, EQUIPMENT, TOKENS = (Message(f"record-{what}") for what in ("breaches", "fire", "equipment", "steps"))
BREACHES = 3
"""Boxes for breaches on every sheet; more are added as they come."""
NOTHING = Message("record-none")


@lru_cache(maxsize=500)
def kit(items: tuple[Equipment, ...]) -> tuple[Message, ...]:
    """Equipment by name."""
    return tuple(Message(f"kit-{item}") for item in items)


def record(sea: Sea, ship: Ship, speed: int) -> tuple[Track, ...]:
    """The rows of a ship's log sheet, its full velocity known; what it does this turn is `order_strip`."""
    return (*_men(sea, ship), *_oars(sea, ship, speed), *_hull(sea, ship))


def _men(sea: Sea, ship: Ship) -> Iterator[Track]:
    """Man points by kind, as many boxes as the ship began with or has been sent since."""
    began, men = sea.setting.scenario.ships[ship.id].men, ship.men
    kinds = (ARMOURED, began.armoured, men.armoured), (LIGHT, began.light, men.light), (ARCHERS, began.archers, men.archers)
    for label, first, now in kinds:
        if boxes := max(first, now):
            yield Track(MEN, label, "supply", boxes, boxes - now)


def _oars(sea: Sea, ship: Ship, speed: int) -> Iterator[Track]:
    kind = sea.kind(ship)
    if not kind.fv:
        return
    own = oarsmen(ship)
    if boxes := max(kind.oars if ship.oars or ship.type != "saxon" else 0, own):
        yield Track(OARS, OARSMEN, "supply", boxes, boxes - own)
    yield Track(OARS, VELOCITY, "scale", kind.fv, kind.fv - speed)
    if not sea.on("fleet_fatigue"):
        boxes = max(int(getattr(sea.charts.endurance.boxes, ship.crew)), ship.boxes)
        yield Track(OARS, BREATH, "supply", boxes, boxes - ship.boxes)


def _hull(sea: Sea, ship: Ship) -> Iterator[Track]:
    yield Track(HULL, BREACHED, "harm", max(BREACHES, ship.breaches), ship.breaches)
    if sea.on("fire"):
        yield Track(HULL, FIRE, "harm", max(BREACHES, ship.fire), ship.fire)
    lost = list(sea.setting.scenario.ships[ship.id].equipment)
    for item in ship.equipment:
        if item in lost:
            lost.remove(item)
    if names := (*ship.equipment, *lost):
        yield Track(HULL, EQUIPMENT, "things", len(names), len(lost), kit(names))


def order_strip(sea: Sea, ship: Ship, order: str | None) -> tuple[Track, ...]:
    """TS-4.1 This turn's tokens in the steps in which they are rowed; `order` is what its owner has written and nobody else may
    see."""
    moves = ship.plot if ship.plot or order is None else tuple(order.partition("/")[0].replace("(FV)", "").split())
    return (Track(ORDER, TOKENS, "strip", STEPS, sea.step, _cells(sea, moves)),) if moves else ()


def _cells(sea: Sea, moves: tuple[str, ...]) -> tuple[Message, ...]:
    left = iter(moves)
    return tuple([_token(next(left)) if marked else NOTHING for marked in sea.charts.movement_steps.speeds[len(moves) - 1]])


@lru_cache(maxsize=100)
def _token(letter: str) -> Message:
    return Message("record-token", {"letter": letter})
