"""The board in letters: one mark for each hex, the ships as letters with an arrow at the bow. It knows no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from naumachia.kernel.shown.picture import Board, Cell, Measure, Pose, Scene

ARROWS = "→↘↓↙←↖↑↗"
GROUND = {"sea": "·", "quay": "▒", "rock": "▲", "land": "▒"}
ROWS = 20
"""Rows of the picture of a plane; a letter is twice as high as it is wide."""


class Mark(NamedTuple):
    """Something written on the board: where its row it begins, the letters, and what it is."""

    column: int
    text: str
    ground: str
    """The ground of the hex, or nothing for a ship."""
    side: int
    """Which side the ship belongs to, by the order in which sides appear."""


def rows(board: Board, scene: Scene, places: Mapping[tuple[int, int], str] = {}) -> list[list[Mark]]:
    """The board from top to bottom; `places` are short signs to write on hexes where no ship lies."""
    sides = list(dict.fromkeys(piece.side for piece in scene.pieces))
    if board.kind != "hexes":
        return _plane(board, scene, sides)
    unit = board.size * 1.5 if board.flat else board.size * 3**0.5 / 2
    rise = board.size * 3**0.5 / 2 if board.flat else board.size * 1.5
    width = 4 if board.flat else 2
    left, top = min(cell.x for cell in board.cells), min(cell.y for cell in board.cells)
    ships = {
        at: (f"{piece.id[:2]}{arrow(piece.pose.h)}" if place == 0 else piece.id[:2].lower(), sides.index(piece.side))
        for piece in scene.pieces
        for place, at in enumerate(piece.cells)
    }
    signs = {at: (sign, -1) for at, sign in places.items()} | ships
    found: dict[int, list[Mark]] = {}
    for cell in board.cells:
        row, column = round((cell.y - top) / rise), round((cell.x - left) / unit) * width
        text, side = signs.get((cell.q, cell.r), (GROUND.get(cell.ground, "?"), -1))
        found.setdefault(row, []).append(Mark(column, text, cell.ground if side < 0 else "", side))
    return [sorted(found[row]) for row in sorted(found)]


def _plane(board: Board, scene: Scene, sides: list[str]) -> list[list[Mark]]:
    """A plane in rows of letters with the ships where they lie, and below it a list of their places in the players' measure."""
    left, top, right, bottom = scene.bounds or board.bounds
    step = (bottom - top) / (ROWS - 1) or 1.0
    afloat = [piece for piece in scene.pieces if not piece.gone]
    drawn: list[list[Mark]] = [[] for _ in range(ROWS)]
    wide = round((right - left) / step * 2)
    for piece in sorted(afloat, key=lambda piece: piece.pose.x):
        row = drawn[min(max(round((piece.pose.y - top) / step), 0), ROWS - 1)]
        column = min(max(round((piece.pose.x - left) / step * 2), 0), wide)
        after = row[-1].column + len(row[-1].text) + 1 if row else 0
        row.append(Mark(max(column, after), f"{piece.id}{arrow(piece.pose.h)}", "", sides.index(piece.side)))
    edge = [[Mark(0, "·" * (wide + 4), "sea", -1)]]
    named = [[Mark(0, f"{p.id}{arrow(p.pose.h)} {_place(board, p.pose)}", "", sides.index(p.side))] for p in afloat]
    return [*edge, *drawn, *edge, *named]


def nearest(board: Board, pose: Pose) -> Cell | None:
    """The hex on which a pose lies."""
    return min(board.cells, key=lambda cell: (cell.x - pose.x) ** 2 + (cell.y - pose.y) ** 2, default=None)


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


def arrow(heading: float) -> str:
    """One of eight arrows, for a heading in degrees clockwise from east."""
    return ARROWS[round(heading / 45) % 8]


def windarrow(heading: float) -> str:
    """Where the wind blows to, as one of eight arrows."""
    return arrow(heading)
