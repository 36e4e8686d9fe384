"""Parts that the small games share: a table of one number, a state with a result, and a bare scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from msgspec import Struct

from naumachia.kernel import Chart, Event, Game, Message, Picture, Refusal, Rules, State, Telling
from naumachia.kernel.scenario import B
from naumachia.kernel.shown.picture import Board, Piece, Pose, Scene, Side
from naumachia.kernel.state import S
from naumachia.kernel.words import Outcome


class Table(Chart, frozen=True, kw_only=True):
    """A table of one number."""

    number: int


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    """The only table of a small game."""

    length: Table
    """How long a game lasts."""


class SmallState(State):
    """A position with a result."""

    result: Outcome | None = None

    def end(self, winner: str | None, rule: str) -> None:
        """End the match: a side has won, or with None nobody."""
        self.result = Outcome(winner, "won" if winner else "drawn", rule, {"seat": winner or ""})
        self.agenda = ()
        self.tell(Event(self.result.key, rule, self.result.args))


def label(name: str) -> Message:
    """Return the name of a piece or a seat, for sentences."""
    return Message("ship", {"name": name})


def piece(name: str, side: str, x: float, y: float = 0, h: float = 0, **rest: Any) -> Piece:
    """Return a boat as it is drawn."""
    return Piece(name, side, label(name), "boat", Pose(x, y, h), 20, 8, **rest)


def sides(seats: tuple[str, ...] | list[str]) -> tuple[Side, ...]:
    """Return the sides of a picture: each seat is its own."""
    return tuple(Side(seat, Message("side", {"seat": seat})) for seat in seats)


def scene(pieces: list[Piece], seats: tuple[str, ...] | list[str], where: Message) -> Scene:
    """Return a picture of these pieces, with one line that says where the match stands."""
    return Scene(tuple(pieces), sides(seats), (where,))


def small_game(
    file: str, prefix: str, rules: Rules[S, Any, B], picture: Picture[S], standard: str, **groups: Any
) -> Game[S, Any, B]:
    """Return a game that gives the plainest answer to every question the rest of the program may ask."""
    folder = Path(file).parent
    plain = {"telling": telling(prefix)}
    return Game(
        name=folder.name,
        prefix=prefix,
        folder=folder,
        standard=standard,
        rules=replace(rules, charts=Charts),
        picture=picture,
        **plain | groups,
    )


def drawn(scene: Callable[[S, str | None], Scene], **given: Any) -> Picture[S]:
    """Return a picture on a bare board; places are numbers in a row unless the game says otherwise."""
    plain: dict[str, Any] = {
        "board": lambda s: Board("plane", (-200, -200, 200, 200), 10),
        "pose": lambda s, ship, place: Pose(place, 0, 0),
    }
    return Picture(scene=scene, **plain | given)


def telling(prefix: str, **given: Any) -> Telling[Any]:
    """Return the words of a small game: whether it is over, and that nobody can fly."""
    plain: dict[str, Any] = {
        "gist": lambda before, after: (Message("gist-over" if after.result else "gist-on"),),
        "tries": lambda s, ship: ("fly",),
        "why_not": lambda s, ship, action: Refusal(f"{prefix}-1", "no-flying"),
    }
    return Telling(**plain | given)
