"""Helpers for positions of two sides: the enemy, the names, and the end of a match."""

from __future__ import annotations

from typing import Any, ClassVar, Self, TypeVar

from msgspec.structs import replace

from naumachia.kernel.orders.sheet_lines import Line
from naumachia.kernel.request import Orders
from naumachia.kernel.state import Frame, Sheets, State
from naumachia.kernel.words import Args, Event, Message, Outcome

T = TypeVar("T", bound="TwoSides")


class TwoSides(State):
    """A position with two sides; its setting names them (`sides`) and has a label for whatever is spoken of (`labels`).

    Where its `result` stands is for each game to say: in the order of the fields a position is written and hashed.
    """

    ENDS: ClassVar[str] = ""
    """The rule by which a side may give up; where there is none, nobody has to play on all the same."""

    def label(self, name: str) -> Message:
        """The name of a ship or a side, for sentences."""
        found: Message = self.setting.labels[name]
        return found

    def other(self, side: str) -> str:
        """The enemy."""
        one, two = self.setting.sides
        found: str = two if side == one else one
        return found

    def aside(self, seat: str, answer: str) -> None:
        """A side gives up: the other has won."""
        winner = self.other(seat)
        self.end(Outcome(winner, "won-by-concession", self.ENDS, {"side": winner, "loser": seat}))

    def then(self, *frames: Frame[Self]) -> None:
        """Play these frames next; after them nothing, when the match has just ended."""
        if self.result is None:
            super().then(*frames)

    def end(self, outcome: Outcome) -> None:
        """The match is over: nothing is left to be played."""
        self.result: Outcome | None = outcome
        self.agenda = ()
        self.tell(Event(outcome.key, outcome.rule, self.spoken(outcome.args)))

    def spoken(self, args: Args) -> dict[str, object]:
        """The values of an outcome with the sides by their names; the position itself keeps only their codes."""
        return {key: self.label(str(value)) if value in self.setting.sides else value for key, value in args.items()}


class Sheet(Frame[T], frozen=True):
    """A step in which both sides write in secret; a side with nothing to write is not asked."""

    key: ClassVar[str]
    rule: ClassVar[str]

    def lines(self, s: T, side: str) -> tuple[Line, ...]:
        """The lines of a side's sheet."""
        raise NotImplementedError

    def carry_out(self, s: T, written: dict[str, str]) -> None:
        """All lines of both sides at once."""
        raise NotImplementedError

    def ask(self, s: Any) -> Orders | None:
        """The sheets of all who have something to write; they may give up there too."""
        sheets = {side: lines for side in s.setting.sides if (lines := self.lines(s, side))}
        return Orders(self.key, self.rule, sheets, {"turn": s.turn}, asides=s.ASIDES) if sheets else None

    def take(self, s: T, sheets: Sheets | None) -> None:
        """Every line is carried out together."""
        self.carry_out(s, {name: text for lines in (sheets or {}).values() for name, text in lines.items()})


def outcome(s: TwoSides) -> Outcome | None:
    """How a match has ended, in words."""
    return None if s.result is None else replace(s.result, args=s.spoken(s.result.args))
