"""Positions from which a ship could strike if it were its turn; the list of threats follows from them."""

from __future__ import annotations

from collections.abc import Iterator

from naumachia.kernel.state import settle

from ..rules.gunnery.fire import FirePlace
from ..state import Sea


def openings(sea: Sea, ship: str) -> Iterator[Sea]:
    """The ship's place in the order of fire (BB-8.1), all ships lying as they do: courses of the enemy are not guessed."""
    if not sea.ships[ship].gone:
        draft = sea.copy()
        draft.agenda = (FirePlace(ship),)
        yield settle(draft)
