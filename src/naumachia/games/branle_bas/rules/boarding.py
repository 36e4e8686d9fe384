"""BB-12 Boarding."""

from __future__ import annotations

from naumachia.kernel import Frame, Refusal

from ..pieces import Link
from ..state import Sea


def board_bar(sea: Sea, ship: str, target: str) -> Refusal | None:
    """BB-12.2 Why a ship may not board another."""
    mine, theirs = sea.ships[ship], sea.ships[target]
    args = {"ship": sea.label(ship), "target": sea.label(target)}
    if not sea.enemies(ship, target) or theirs.struck or theirs.gone:
        return Refusal("BB-12.2", "no-board-target", args)
    return able_bar(sea, ship) if not mine.gone else Refusal("BB-12.2", "no-board-target", args)


def able_bar(sea: Sea, ship: str) -> Refusal | None:
    """BB-12.2 Why a ship may board nobody."""
    mine, args = sea.ships[ship], {"ship": sea.label(ship)}
    if mine.flag:
        return Refusal("BB-12.2", "no-board-flag", args)
    if mine.hampered:
        return Refusal("BB-12.2", "no-board-impeded", args)
    if mine.fires:
        return Refusal("BB-12.2", "no-board-fire", args)
    if mine.abordage < 1:
        return Refusal("BB-12.2", "no-board-crew", args)
    return Refusal("BB-12.2", "no-board-twice", args) if mine.boarded else None


def retake_bar(sea: Sea, ship: str, target: str) -> Refusal | None:
    """BB-9.10 Why a ship may not take back a prize."""
    theirs = sea.ships[target]
    if not theirs.struck or theirs.owner != sea.ships[ship].controller or theirs.gone:
        return Refusal("BB-9.10", "no-retake", {"ship": sea.label(ship), "target": sea.label(target)})
    return able_bar(sea, ship)


def grapple(sea: Sea, ship: str, target: str) -> None:
    """BB-12.1 GRAPNEL between the two."""
    sea.tie(Link(ship, target, "grappled", sea.turn))
    sea.change(ship, boarded=True)


class Board(Frame[Sea], frozen=True):
    """BB-12.4 The combats of the turn."""

    def take(self, sea: Sea, _: None) -> None:
        return
