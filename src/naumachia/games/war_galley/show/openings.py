"""Positions from which a ship could strike if it were its turn; the list of threats follows from them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from naumachia.kernel.state import settle

from ..pieces import Activation, Move
from ..rules.movement.preparation import BeforeMoving
from ..state import Sea, may_act

CUT = 4
"""Stage of a move at which links have been cut: to cut them is no threat."""


def openings(sea: Sea, ship: str) -> Iterator[Sea]:
    """The beginning of the ship's move alone, at the level it has now (WG-5.41)."""
    mine = sea.ships[ship]
    if mine.gone or not may_act(mine, mine.side):
        return
    draft = sea.copy()
    fresh = {"acted": False, "used": 0, "wind_used": 0, "ram_tried": False, "rake_tried": False, "grapple_tried": False}
    draft.put(replace(mine, **fresh, no_grapple=False, fired=False))
    draft.activation = Activation(mine.side, (mine.squadron,), (ship,))
    draft.move = Move(ship, stage=CUT)
    draft.agenda = (BeforeMoving(ship),)
    yield settle(draft)
