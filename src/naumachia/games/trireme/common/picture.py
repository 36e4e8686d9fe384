"""Picture common to both games: the map, hulls, seats, grapples and the wind."""

from __future__ import annotations

from typing import Any, NamedTuple

from naumachia.geometry.hexes import FLAT, Hex
from naumachia.kernel import Message, spoken
from naumachia.kernel.shown.picture import Board, Cell, Link, Pose, Side, Wind
from naumachia.kernel.shown.record_sheet import Row

from .hulls import LAYOUT, pose
from .pieces import Counter
from .sea.waters import Waters, row_of, whole
from .sea.wind import Force, blows
from .state import TriremeSea

Sea = TriremeSea[Any]
LENGTH, BEAM = 64.0, 14.0
DRAWN = {
    "lembos": "lembus", "liburnian": "liburnian", "bireme": "bireme", "trireme": "trireme", "cataphract_trireme": "trireme",
    "quadrireme": "quadrireme", "quinquereme": "penteres", "hexeres": "hexeres", "septireme": "hepteres", "octere": "okteres",
    "ennere": "okteres", "decere": "dekeres", "hendecere": "dekeres", "hexadecere": "dekeres", "saxon": "lembus",
    "merchant_small": "transport", "merchant_large": "transport", "venetan_small": "transport", "venetan_large": "transport",
}  # fmt: skip
"""Kind of drawn hull by type."""


def seat_labels(sea: Sea) -> dict[str, Message]:
    """Seats go by the names of their sides."""
    return {side: sea.label(side) for side in sea.setting.sides}


def board(sea: Sea) -> Board:
    """The map: flat-topped hexes, sea, reefs and land, numbered by column and row."""
    waters = sea.setting.waters
    cells = [Cell(*at, *LAYOUT.centre(at), _ground(waters, at), hex_name(at)) for at in whole(waters.columns, waters.rows)]
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    bounds = (min(xs) - 20, min(ys) - 20, max(xs) + 20, max(ys) + 20)
    return Board("hexes", bounds, LAYOUT.size, flat=True, cells=tuple(cells))


def _ground(waters: Waters, at: Hex) -> str:
    if at in waters.land:
        return "land"
    return "reef" if at in waters.reef else "sea"


def hex_name(at: Hex) -> str:
    """A hex by column and row."""
    return f"{at[0]:02d}{row_of(at):02d}"


def place(sea: Sea, ship: str, where: tuple[tuple[int, int], int]) -> Pose:
    """A place of an event's path, as drawn."""
    bow, h = where
    return pose(tuple(bow), h)


def lies_at(sea: Sea, ship: Counter) -> Pose:
    """Where a ship lies, or its wreck, which may have drifted."""
    wreck = sea.wrecks.get(ship.id)
    return pose(ship.bow, ship.h) if wreck is None else pose(wreck.bow, wreck.h)


def where_it_lies(ship: Counter) -> Message:
    """The bow hex and heading of a ship, for its sheet."""
    return Message("sheet-place", {"hex": hex_name(ship.bow), "h": ship.h})


class Camps(NamedTuple):
    """Common data of all ships: the sides, the grapples, and whether ships have still to be placed (PC)."""

    sides: tuple[Side, ...]
    links: tuple[Link, ...]
    placing: bool


def placing(sea: Sea) -> bool:
    """TF-PC, TS-PC Whether ships have still to be placed."""
    return any(ship.gone == "waiting" for ship in sea.ships.values())


def side_rows(sea: Sea, side: str, score: float) -> tuple[Row, ...]:
    """The points of a side so far, and what it must do to win where points alone do not say it."""
    rows = [Row(Message("sheet-points-label"), Message("sheet-points", {"points": score}))]
    aim = sea.setting.scenario.sides[side].aim
    return (*rows, Row(Message("sheet-aim-label"), spoken(aim))) if aim.en else tuple(rows)


def links(sea: Sea) -> tuple[Link, ...]:
    """The grapples, each once."""
    return tuple(Link(ship.id, other, "grapple") for ship in sea.ships.values() for other in ship.links if ship.id < other)


def wind(force: Force, direction: int, words: Message) -> Wind | None:
    """The wind as drawn; nothing in a calm."""
    return Wind(LAYOUT.heading(FLAT, direction), words) if blows(force) else None
