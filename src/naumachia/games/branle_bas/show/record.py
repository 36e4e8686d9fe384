"""BB-2.3, 3.2 The sheet of a ship as it is drawn: two lines of hull, a line of masts, what they leave, and the markers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from naumachia.kernel import Message, spoken
from naumachia.kernel.shown.record_sheet import Track

from ..charts import ShipClass
from ..pieces import Ship
from ..rules.sailing.speeds import speed
from ..rules.winds import attitude
from ..state import Sea

HULL, RIG, CREW, MARKERS = (Message(f"record-{part}") for part in ("hull", "rig", "capacities", "markers"))
PLAIN = Message("record-plain")
BOXES = {"G": Message("record-box-guns"), "C": Message("record-box-crew"), "L": Message("record-box-leak")}
ROOM = 3
"""Markers a printed sheet has room for in a row."""


def record(sea: Sea, ship: Ship) -> tuple[Track, ...]:
    """The rows of a ship's sheet."""
    return (*_hull(sea, ship), _masts(sea, ship), *_capacities(sea, ship), *_markers(sea, ship))


def class_rows(card: ShipClass) -> Iterator[tuple[str, Message]]:
    """7.1 What the sheet says besides its boxes: the class."""
    yield "class", spoken(card.name)
    yield "rank", Message("sheet-rank", {"rank": card.rank, "decks": card.decks})
    yield "cost", Message("sheet-value", {"value": card.cost})


def sailing(sea: Sea, ship: Ship) -> Iterator[tuple[str, Message]]:
    """2.5 And afloat how she lies to the wind, and what that gives."""
    moves, full, half = speed(sea, ship)
    how = {"attitude": attitude(sea.charts, sea.wind, ship.h), "moves": moves, "full": full, "half": half}
    yield "sailing", Message("sheet-sailing", how)
    yield "heading", Message("sheet-heading", {"heading": ship.h})


def _hull(sea: Sea, ship: Ship) -> Iterator[Track]:
    """3.2 The top line is ticked first; both stop after the column of the ship's rank."""
    sheet = sea.charts.sheet
    columns = sheet.columns[sea.kind(ship.id).rank - 1]
    for line, boxes, ticked in (
        ("top", sheet.hull_top, min(ship.hull, columns)),
        ("bottom", sheet.hull_bottom, max(ship.hull - columns, 0)),
    ):
        yield Track(HULL, Message(f"record-hull-{line}"), "harm", columns, ticked, _inside(boxes), barred=len(boxes) - columns)


def _masts(sea: Sea, ship: Ship) -> Track:
    """BB-10.1 A mast comes down at every box drawn heavier."""
    sheet = sea.charts.sheet
    boxes = sheet.masts
    return Track(RIG, Message("record-masts"), "harm", len(boxes), ship.masts, _inside(boxes), falls=sheet.mast_falls_at)


@cache
def _inside(boxes: str) -> tuple[Message, ...]:
    return tuple(BOXES.get(box, PLAIN) for box in boxes)


def _capacities(sea: Sea, ship: Ship) -> Iterator[Track]:
    """BB-9.2 What is left of the three capacities, and the force of the guns, which nothing changes."""
    card = sea.kind(ship.id)
    mats = card.mats - ship.masts // sea.charts.sheet.mats_per
    for name, full, left in (
        ("bordee", card.bordee, ship.bordee),
        ("abordage", card.abordage, ship.abordage),
        ("mats", card.mats, mats),
    ):
        yield Track(CREW, Message(f"record-{name}"), "scale", full, full - left)
    yield Track(CREW, Message("record-force"), "strip", 1, 0, (Message("record-number", {"value": card.force}),))


def _markers(sea: Sea, ship: Ship) -> Iterator[Track]:
    """3.3 What lies beside the ship, as on a table."""
    leaks = tuple(Message("record-leak", {"turn": max(sea.turn, turn)}) for turn in ship.leaks)
    lying = (
        ("fires", (Message("record-fire"),) * ship.fires),
        ("leaks", leaks),
        ("rudders", (Message("record-rudder"),) * ship.rudder),
        ("captains", (Message("record-captain"),) * ship.captains),
        ("hampered", tuple(_hampered(ship))),
        ("flag", tuple(_flag(ship))),
    )
    for name, names in lying:
        yield Track(MARKERS, Message(f"record-{name}"), "markers", ROOM, len(names), names)


def _hampered(ship: Ship) -> Iterator[Message]:
    """BB-10.1, BB-9.7 IMPEDED and fallen rigging, with the turns they still lie there."""
    for name, turns in (("impeded", ship.impeded), ("wreck-port", ship.wreck_port), ("wreck-starboard", ship.wreck_starboard)):
        if turns:
            yield Message(f"record-{name}", {"turns": turns})


def _flag(ship: Ship) -> Iterator[Message]:
    if ship.flag:
        yield Message(f"record-flag-{ship.flag}")
