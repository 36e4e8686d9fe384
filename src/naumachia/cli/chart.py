"""The board in a terminal, in colours, with the wind above it and the ships below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.text import Text

from naumachia.kernel.shown.picture import Board, Option, Piece, Scene
from naumachia.match.position.chart import Mark, arrow, nearest, rows
from naumachia.text import Speech

GROUND = {"sea": "cyan", "quay": "bright_black", "rock": "white", "land": "yellow"}
SIDES = ("bold red", "bold blue", "bold green", "bold magenta")
SIGN = "bold yellow"
"""The number of an option on the hex where it ends."""


def draw(board: Board, scene: Scene, width: int = 0, places: Mapping[tuple[int, int], str] = {}) -> Text:
    """The board with its ships; of one that is wider than the terminal the part around the ships."""
    drawn = rows(board, scene, places)
    first = _first_column(drawn, width)
    picture = Text()
    for row in drawn:
        written = first
        for mark in row:
            text = mark.text[max(0, first - mark.column) :]
            start = max(mark.column, first)
            if mark.column + len(mark.text) <= first or (width and start + len(text) > first + width):
                continue
            picture.append(" " * (start - written))
            style = SIDES[mark.side % len(SIDES)] if mark.side >= 0 else GROUND.get(mark.ground, "white")
            picture.append(text, style=SIGN if mark.side < 0 and mark.text in places.values() else style)
            written = start + len(text)
        picture.append("\n")
    return picture


def _first_column(drawn: list[list[Mark]], width: int) -> int:
    """Where to begin, so that the middle of all ships is in the middle of a narrow terminal."""
    whole = max((mark.column + len(mark.text) for row in drawn for mark in row), default=0)
    ships = [mark.column for row in drawn for mark in row if mark.side >= 0]
    if not width or whole <= width or not ships:
        return 0
    return max(0, min((min(ships) + max(ships)) // 2 - width // 2, whole - width))


def ends(board: Board, options: Mapping[str, Option]) -> dict[tuple[int, int], str]:
    """The hexes on which options end, each with the number of the first that does."""
    found: dict[tuple[int, int], str] = {}
    for name, option in options.items():
        cell = nearest(board, option.path[-1]) if option.path else None
        at = (cell.q, cell.r) if cell else option.cell
        if at is not None:
            found.setdefault(at, name)
    return found


def state_of(scene: Scene, words: Speech) -> Iterator[str]:
    """The wind, and a line for each ship with what it has left."""
    if scene.wind is not None:
        force = words.phrase(scene.wind.force.key, scene.wind.force.args)
        yield words.phrase("cli-wind", {"arrow": arrow(scene.wind.h), "force": force})
    for piece in scene.pieces:
        if not piece.gone:
            yield f"{piece.id:>4}  " + " · ".join(_told(piece, words))


def _told(piece: Piece, words: Speech) -> Iterator[str]:
    yield words.say(piece.label)
    for gauge in piece.gauges:
        name = f"gauge-{gauge.key}" if words.knows(f"gauge-{gauge.key}") else gauge.key
        yield f"{words.phrase(name)} {gauge.value}/{gauge.maximum}"
    for badge in piece.badges:
        yield words.phrase(badge.key, badge.args)


def strikes(scene: Scene, option: Option, words: Speech) -> str:
    """The pieces an option is about or would run into, by name; empty where its own words name nobody else."""
    labels = {piece.id: piece.label for piece in scene.pieces}
    struck = dict.fromkeys(name for name in (option.target, *option.touches) if name in labels and name != option.ship)
    return words.phrase("cli-strikes", {"ships": tuple(labels[name] for name in struck)}) if struck else ""
