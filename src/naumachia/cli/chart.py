"""The board in a terminal: one mark for each hex, the ships as letters with an arrow at the bow. It knows no game."""

from __future__ import annotations

from rich.text import Text

from naumachia.kernel.picture import Board, Scene

ARROWS = "→↘↓↙←↖↑↗"
GROUND = {"sea": ("·", "cyan"), "quay": ("▒", "bright_black"), "rock": ("▲", "white"), "land": ("▒", "yellow")}
COLOURS = ("bold red", "bold blue", "bold green", "bold magenta")


def draw(board: Board, scene: Scene) -> Text:
    """The board with its ships; a board without hexes is drawn as a list of places."""
    if board.kind != "hexes":
        return Text("\n".join(f"{piece.id}: {piece.pose.x:.0f}, {piece.pose.y:.0f}" for piece in scene.pieces))
    unit = board.size * 1.5 if board.flat else board.size * 3**0.5 / 2
    rise = board.size * 3**0.5 / 2 if board.flat else board.size * 1.5
    width = 4 if board.flat else 2
    left, top = min(cell.x for cell in board.cells), min(cell.y for cell in board.cells)
    sides = list(dict.fromkeys(piece.side for piece in scene.pieces))
    marks: dict[tuple[int, int], tuple[str, str]] = {}
    for piece in scene.pieces:
        for place, at in enumerate(piece.cells):
            arrow = ARROWS[round(piece.pose.h / 45) % 8]
            text = f"{piece.id[:2]}{arrow}" if place == 0 else piece.id[:2].lower()
            marks[at] = (text, COLOURS[sides.index(piece.side) % len(COLOURS)])
    rows: dict[int, dict[int, tuple[str, str]]] = {}
    for cell in board.cells:
        row, column = round((cell.y - top) / rise), round((cell.x - left) / unit) * width
        rows.setdefault(row, {})[column] = marks.get((cell.q, cell.r), GROUND.get(cell.ground, ("?", "white")))
    picture = Text()
    for row in sorted(rows):
        written = 0
        for column in sorted(rows[row]):
            text, colour = rows[row][column]
            picture.append(" " * (column - written))
            picture.append(text, style=colour)
            written = column + len(text)
        picture.append("\n")
    return picture
