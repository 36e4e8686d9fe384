"""Positions from which a ship could strike if it were its turn; the list of threats follows from them."""

from __future__ import annotations

from collections.abc import Iterator

from naumachia.kernel.state import settle

from ..rules.boarding import MayBoard
from ..rules.fire import MayFire
from ..rules.movement import AnnounceSpeed
from ..state import Sea


def openings(sea: Sea, ship: str) -> Iterator[Sea]:
    """The beginning of the ship's turn (TC-3.2), the others lying as they do."""
    if sea.ships[ship].afloat:
        draft = sea.copy()
        draft.agenda = (AnnounceSpeed(ship), MayFire(ship), MayBoard(ship))
        yield settle(draft)
