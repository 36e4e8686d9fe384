"""Late views of spectators while people play with something hidden: the match at the last moment when nothing was.

All that lies before that moment is open, so spectators see it with every order face up; nothing they pass on is news to a player.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from naumachia.kernel.shown.picture import Scene
from naumachia.kernel.state import State
from naumachia.match.history.writing import open_turns
from naumachia.match.match import Match


class Past(NamedTuple):
    """A moment of a match that has gone on since."""

    turn: int
    """How many answers had been given."""
    state: State
    scene: Scene


def late(match: Match, known: Past | None = None) -> Past | None:
    """The last moment when nothing was hidden from anybody; None where that is now.

    Sheets that are sealed now are no reason: they lie in no picture, and that they are in everybody knows. `known` is what was
    found before, given back as it is where it still holds.
    """
    turn = open_turns(match, {None})
    if turn >= match.shown:
        return None
    state = match.before(turn)
    if known is not None and known.turn == turn and known.state is state:
        return known
    return Past(turn, state, match.game.picture.scene(state, None))


def open_scene(match: Match, state: State) -> Scene:
    """The board face up, each piece as its own side sees it: for moments about which nothing is hidden any longer."""
    scene = match.game.picture.scene(state, None)
    if not match.game.hides(state, None):
        return scene
    own = {side: match.game.picture.scene(state, seat) for seat, side in reversed(match.seats.items())}
    known = {side: {piece.id: piece for piece in seen.pieces} for side, seen in own.items()}
    return replace(scene, pieces=tuple(known.get(piece.side, {}).get(piece.id, piece) for piece in scene.pieces))
