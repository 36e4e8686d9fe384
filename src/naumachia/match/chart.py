"""The board in letters: one mark for each hex, the ships as letters with an arrow at the bow. It knows no game."""

from __future__ import annotations

from typing import NamedTuple

from naumachia.kernel.picture import Board, Measure, Pose, Scene

ARROWS = "→↘↓↙←↖↑↗"
GROUND = {"sea": "·", "quay": "▒", "rock": "▲", "land": "▒"}


class Mark(NamedTuple):
    """Something written on the board: where its row it begins, the letters, and what it is."""

    column: int
    text: str
    ground: str
    """The ground of the hex, or nothing for a ship."""
    side: int
    """Which side the ship belongs to, by the order in which sides appear."""


def rows(board: Board, scene: Scene) -> list[list[Mark]]:
    """The board from top to bottom; one without hexes is a list of places."""
    sides = list(dict.fromkeys(piece.side for piece in scene.pieces))
    if board.kind != "hexes":
        afloat = [piece for piece in scene.pieces if not piece.gone]
        return [[Mark(0, f"{p.id}{_arrow(p.pose.h)} {_place(board, p.pose)}", "", sides.index(p.side))] for p in afloat]
    unit = board.size * 1.5 if board.flat else board.size * 3**0.5 / 2
    rise = board.size * 3**0.5 / 2 if board.flat else board.size * 1.5
    width = 4 if board.flat else 2
    left, top = min(cell.x for cell in board.cells), min(cell.y for cell in board.cells)
    ships = {
        at: (f"{piece.id[:2]}{_arrow(piece.pose.h)}" if place == 0 else piece.id[:2].lower(), sides.index(piece.side))
        for piece in scene.pieces
        for place, at in enumerate(piece.cells)
    }
    found: dict[int, list[Mark]] = {}
    for cell in board.cells:
        row, column = round((cell.y - top) / rise), round((cell.x - left) / unit) * width
        text, side = ships.get((cell.q, cell.r), (GROUND.get(cell.ground, "?"), -1))
        found.setdefault(row, []).append(Mark(column, text, cell.ground if side < 0 else "", side))
    return [sorted(found[row]) for row in sorted(found)]


def plain(board: Board, scene: Scene) -> str:
    """The board without colours."""
    lines = []
    for row in rows(board, scene):
        line = ""
        for mark in row:
            line = line.ljust(mark.column) + mark.text
        lines.append(line.rstrip())
    return "\n".join(lines)


def _place(board: Board, pose: Pose) -> str:
    """A place of a plane as its players measure: x, y and the heading."""
    by = board.measure or Measure(up=False, north=0.0)
    x, y = (pose.x - by.origin[0]) / by.size, (pose.y - by.origin[1]) / by.size
    return f"{x:.0f}, {-y if by.up else y:.0f}, {(pose.h - by.north) % 360:.0f}°"


def _arrow(heading: float) -> str:
    return ARROWS[round(heading / 45) % 8]
