"""What every game of two sides says of a position: who the enemy is, how all are called, and how a match ends."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from naumachia.kernel.state import Frame, State
from naumachia.kernel.words import Event, Message, Outcome


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

    def then(self, *frames: Frame[Any]) -> None:
        """What is to be played next; nothing when the match has just ended."""
        if self.result is None:
            super().then(*frames)

    def end(self, outcome: Outcome) -> None:
        """The match is over: nothing is left to be played."""
        self.result: Outcome | None = outcome
        self.agenda = ()
        self.tell(Event(outcome.key, outcome.rule, self.spoken(outcome.args)))

    def spoken(self, args: dict[str, Any]) -> dict[str, Any]:
        """The values of an outcome with the sides by their names; the position itself keeps only their codes."""
        return {key: self.label(value) if value in self.setting.sides else value for key, value in args.items()}


def outcome(s: TwoSides) -> Outcome | None:
    """How a match has ended, in words."""
    return None if s.result is None else replace(s.result, args=s.spoken(s.result.args))
