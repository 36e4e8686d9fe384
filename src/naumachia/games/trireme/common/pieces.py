"""Ships of both games, and the wrecks they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from naumachia.geometry.hexes import Hex

from .charts import Crew
from .hulls import hexes_of


class Counter(Struct, frozen=True, omit_defaults=True):
    """Values on the counter of a ship in play, common to both games."""

    id: str
    owner: str
    """The side that built it."""
    side: str
    """The side that holds it now, or held it last: friend and enemy go by this."""
    type: str
    crew: Crew
    bow: Hex
    h: int
    if TYPE_CHECKING:  # each game has these in an order of its own, by which its positions are written and hashed
        gone: str = ""
        """How it has left the map, or `waiting` where it has still to be placed; empty while it is there."""
        links: tuple[str, ...] = ()
        """The ships it is grappled to."""

    @property
    def hexes(self) -> tuple[Hex, Hex]:
        """TF-1.1, TS-1.1 Its two hexes, bow first."""
        return hexes_of(self.bow, self.h)


class Wreck(Struct, frozen=True):
    """TF-7.1, TS-15.5 What a sunk ship leaves."""

    bow: Hex
    h: int
