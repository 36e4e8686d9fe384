"""What the toys share: a table of one number, seats that are their own sides, and a bare scene."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from naumachia.kernel import Chart, Event, Game, Message, Refusal, State
from naumachia.kernel.picture import Board, Piece, Pose, Scene, Side
from naumachia.kernel.words import Outcome


class Table(Chart, frozen=True, kw_only=True):
    number: int


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    length: Table
    """How long a game lasts."""


class ToyState(State):
    result: Outcome | None = None

    def end(self, winner: str | None, rule: str) -> None:
        self.result = Outcome(winner, "won" if winner else "drawn", rule, {"seat": winner or ""})
        self.agenda = ()
        self.tell(Event(self.result.key, rule, self.result.args))


def label(name: str) -> Message:
    return Message("ship", {"name": name})


def piece(name: str, side: str, x: float, y: float = 0, h: float = 0, **rest: Any) -> Piece:
    return Piece(name, side, label(name), "boat", Pose(x, y, h), 20, 8, **rest)


def sides(seats: tuple[str, ...] | list[str]) -> tuple[Side, ...]:
    return tuple(Side(seat, Message("side", {"seat": seat})) for seat in seats)


def scene(pieces: list[Piece], seats: tuple[str, ...] | list[str], where: Message) -> Scene:
    return Scene(tuple(pieces), sides(seats), (where,))


def toy(file: str, **given: Any) -> Game[Any, Any]:
    """A game with the plainest answer to every question the rest of the program may ask."""
    folder = Path(file).parent
    plain: dict[str, Any] = {
        "name": f"toy_{folder.name}",
        "folder": folder,
        "charts": Charts,
        "board": lambda s: Board("plane", (-200, -200, 200, 200), 10),
        "pose": lambda s, ship, place: Pose(place, 0, 0),
        "gist": lambda before, after: (Message("gist-over" if after.result else "gist-on"),),
        "tries": lambda s, ship: ("fly",),
        "why_not": lambda s, ship, action: Refusal(f"{given['prefix']}-1", "no-flying"),
    }
    return Game(**plain | given)
