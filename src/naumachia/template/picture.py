"""The picture for players: the board, the boats, and where a place of the game lies in the picture."""

from __future__ import annotations

from naumachia.kernel import Message
from naumachia.kernel.shown.picture import Board, Piece, Pose, Scene, Side

from .rules import SIDES, Race

PLACE, LANE = 20, 30
"""World units from one place to the next, and from one boat to the other."""


def board(race: Race) -> Board:
    """Return the ground of the match: a plane as long as the river."""
    length = PLACE * (race.setting.scenario.length + 4)
    return Board("plane", (-PLACE, -LANE, length, 2 * LANE), PLACE)


def pose(race: Race, boat: str, place: int) -> Pose:
    """Return where a boat at a place lies in the picture; its bow points to the right."""
    return Pose(PLACE * place, LANE * SIDES.index(boat), 0)


def scene(race: Race, seat: str | None) -> Scene:
    """Return all that is drawn. Nothing is hidden, so every seat sees the same."""
    boats = [Piece(boat, boat, race.label(boat), "boat", pose(race, boat, place), 18, 8) for boat, place in race.boats.items()]
    sides = tuple(Side(side, race.label(side)) for side in SIDES)
    return Scene(tuple(boats), sides, (Message("where-turn", {"turn": race.turn}),))
