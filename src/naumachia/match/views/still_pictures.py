"""Still pictures of a match: the board at a moment, with as much of it as a small picture shows."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from naumachia.kernel import Message
from naumachia.kernel.shown.picture import Board, Piece, Scene
from naumachia.match.match import Match
from naumachia.match.views.late import open_scene
from naumachia.match.views.review import Moment

FINE = 400
"""Hexes above which a small picture draws no grid of open sea."""
BACK = 200
"""Answers before a moment among which a piece that was lost is looked for."""


class Still(Struct, frozen=True):
    """The board right after a moment, and the pieces it is about."""

    scene: Scene
    focus: tuple[str, ...]
    gone: tuple[str, ...]
    """Those of them that were lost; they are shown where they were."""


def small_board(board: Board) -> Board:
    """Return a board without what a small picture does not show."""
    cells = board.cells
    basin = any(cell.ground == "quay" for cell in cells)  # its oval is drawn about the water
    if len(cells) > FINE and not basin:
        cells = tuple(cell for cell in cells if cell.ground != "sea")
    return replace(board, cells=tuple(replace(cell, label="") for cell in cells))


def small_scene(scene: Scene) -> Scene:
    """Return a scene with its ships alone, and without their sheets."""
    return Scene(tuple(_small(one) for one in scene.pieces if not one.gone), (), (), wind=scene.wind)


def _small(piece: Piece) -> Piece:
    return Piece(piece.id, piece.side, Message(""), piece.kind, piece.pose, piece.length, piece.beam, marks=piece.marks)


def still(match: Match, moment: Moment) -> Still:
    """Return a still picture of a moment: those that struck and were struck are on it, though they have gone down."""
    scene = small_scene(open_scene(match, match.before(moment.turn)))
    line = moment.log[0]
    named = (line.blow.by, line.blow.on, line.ship) if line.blow else (line.ship,)
    focus = tuple(dict.fromkeys(name for name in named if name))
    here = {piece.id for piece in scene.pieces}
    lost = [found for name in focus if name not in here and (found := _last(match, moment.turn, name))]
    return Still(replace(scene, pieces=(*scene.pieces, *lost)), focus, tuple(piece.id for piece in lost))


def _last(match: Match, turn: int, name: str) -> Piece | None:
    """Return a piece as it was when it was seen last before a moment."""
    for place in range(turn - 1, max(-1, turn - BACK), -1):
        for piece in open_scene(match, match.before(place)).pieces:
            if piece.id == name and not piece.gone:
                return _small(piece)
    return None
