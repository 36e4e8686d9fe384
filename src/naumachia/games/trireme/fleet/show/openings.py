"""Positions from which a ship could strike if it were its turn; the list of threats follows from them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from naumachia.kernel.state import settle

from ..rules.movement.choices import can_move
from ..rules.movement.moves import PickMode
from ..rules.turn import Enter
from ..state import Sea


def openings(sea: Sea, ship: str) -> Iterator[Sea]:
    """The beginning of the ship's move (TF-3.1), no other move of the turn made."""
    mine = sea.ships[ship]
    if mine.gone:
        return
    draft = sea.copy()
    draft.put(replace(mine, mode="", spent=0, rams=False, rammed=False))
    draft.move, draft.rams = None, ()
    if can_move(draft, draft.ships[ship]):
        draft.agenda = (PickMode(ship), Enter(sea.phase))
        yield settle(draft)
