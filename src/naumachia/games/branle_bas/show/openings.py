"""From where a ship could strike, were it its turn: what the list of threats is worked out from."""

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
