"""The board in a terminal, in colours."""

from __future__ import annotations

from rich.text import Text

from naumachia.kernel.picture import Board, Scene
from naumachia.match.chart import rows

GROUND = {"sea": "cyan", "quay": "bright_black", "rock": "white", "land": "yellow"}
SIDES = ("bold red", "bold blue", "bold green", "bold magenta")


def draw(board: Board, scene: Scene) -> Text:
    """The board with its ships."""
    picture = Text()
    for row in rows(board, scene):
        written = 0
        for mark in row:
            picture.append(" " * (mark.column - written))
            style = SIDES[mark.side % len(SIDES)] if mark.side >= 0 else GROUND.get(mark.ground, "white")
            picture.append(mark.text, style=style)
            written = mark.column + len(mark.text)
        picture.append("\n")
    return picture
