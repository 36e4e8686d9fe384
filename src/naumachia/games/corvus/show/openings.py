"""Positions from which a ship could strike if it were its turn; the list of threats follows from them."""

from __future__ import annotations

from collections.abc import Iterator

from naumachia.kernel import Choose, Leg, pending, step
from naumachia.kernel.state import settle

from ..pieces import Order
from ..rules.activation import Activate
from ..rules.values import turning
from ..state import Sea

ORDERS: tuple[Order, ...] = ("battle", "forward")
"""Orders under which a ship rams. The order it has is hidden, so each is tried."""
ANGLES = 9
"""Courses that are tried on either side of straight ahead."""
WAYS = 4
"""Places on the way where the turn is tried."""


def openings(sea: Sea, ship: str) -> Iterator[Sea]:
    """The places where the ship could meet an enemy under each order, with a turn anywhere on its way; and where it lies."""
    mine = sea.ships[ship]
    if mine.gone:
        return
    yield from _acting(_ordered(sea, ship, "stop"), ship)
    if sea.engaged(ship):
        return
    for order in ORDERS:
        if order == "battle" and mine.fatigued:
            continue
        begun = _ordered(sea, ship, order)
        for first, turn in _ways(begun, ship):
            yield from _rowed(begun, ship, first, turn)


def _ordered(sea: Sea, ship: str, order: Order) -> Sea:
    draft = sea.copy()
    draft.change(ship, order=order, activated=False, shown=False, tried=(), rest=0)
    draft.agenda = (Activate(ship),)
    return settle(draft)


def _ways(sea: Sea, ship: str) -> Iterator[tuple[int, int]]:
    """How far to go straight before the turn, and by how much to turn."""
    if sea.run is None or not isinstance(pending(sea), Leg):
        return
    yield 0, 0
    left, most = sea.run.allowance, turning(sea, ship)
    angles = sorted({round(most * step / ANGLES) for step in range(-ANGLES, ANGLES + 1)} - {0})
    for part in range(WAYS):
        yield from ((left * part // WAYS, angle) for angle in angles)


def _rowed(sea: Sea, ship: str, first: int, turn: int) -> Iterator[Sea]:
    """The ship at the end of a way, if it has met somebody there."""
    assert sea.run is not None
    rest = sea.run.allowance - first, turn
    for leg in ((first, 0), rest) if first else (rest,):
        request = pending(sea)
        if not isinstance(request, Leg) or leg not in request:
            return
        sea = step(sea, leg)
    if isinstance(request := pending(sea), Leg) and "row" in request:
        yield from _acting(step(sea, "row"), ship)


def _acting(sea: Sea, ship: str) -> Iterator[Sea]:
    """The position, if the ship is asked there whom to strike."""
    if isinstance(pending(sea), Choose) and getattr(sea.agenda[0], "ship", "") == ship:
        yield sea
