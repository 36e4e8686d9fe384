"""The report of a finished match as it travels: losses, blows, moments, the chance to win, luck and costly decisions."""

from __future__ import annotations

from msgspec import Struct

from naumachia.kernel.shown.picture import Option
from naumachia.match import LogLine
from naumachia.table.wire.forecasts import Headline


class Tally(Struct, frozen=True):
    """Loss of one side of one kind, named `loss-KEY`."""

    side: str
    key: str
    points: int


class Struck(Struct, frozen=True):
    """The blows of one side by kind, named `blow-KIND`: how many landed, of how many."""

    side: str
    kind: str
    landed: int
    struck: int


class Moment(Struct, frozen=True):
    """A turning point: the moment of the replay, what was told then, and for which side it was good."""

    turn: int
    side: str
    swing: float
    log: tuple[LogLine, ...]
    deciding: bool = False
    """It ended the match, or was the heaviest blow of its last turn."""


class Instant(Struct, frozen=True):
    """A point of the curve of a match."""

    turn: int
    chance: float
    """The chance of the first side to win."""


class Throw(Struct, frozen=True):
    """A throw of the dice that mattered: the moment of the replay, the side it was lucky for, and by how much its chance rose."""

    turn: int
    side: str
    swing: float
    log: tuple[LogLine, ...]


class DicePoints(Struct, frozen=True):
    """Loss of one kind, named `loss-KEY`, that the dice decided: points lost by a side, and lost on average."""

    side: str
    key: str
    lost: float
    """Points lost."""
    expected: float
    """Points lost on average."""


class Luck(Struct, frozen=True):
    """Luck of the two sides: every throw against its average."""

    swings: dict[str, float]
    """Chance to win that all throws together gave a side; below 0, took from it."""
    points: tuple[DicePoints, ...]
    throws: tuple[Throw, ...]
    """The throws that mattered most, in the order of play."""
    count: int
    """Throws of the match."""
    tried: int
    """Throws whose average was estimated by trials."""


class Costly(Struct, frozen=True):
    """A decision that cost chance to win, dice not counted."""

    turn: int
    """Answers given before it."""
    seat: str
    side: str
    cost: float
    """How much chance of its side it cost on average."""
    given: Option
    """The answer that was given."""
    chance: float
    """The chance of its side by that answer."""
    better: Option
    """The answer of the program."""
    best: float
    """The chance of its side by the better answer."""
    plan: tuple[Option, ...] = ()
    """Answers of the program after the better one, up to the dice."""
    given_odds: tuple[Headline, ...] = ()
    """Odds of the answer given."""
    better_odds: tuple[Headline, ...] = ()
    """Odds of the better answer, at the end of the plan."""


class Decisions(Struct, frozen=True):
    """Decisions that cost the most, by the judgement of a program, from what the seats could know."""

    found: tuple[Costly, ...]
    """In the order of play."""
    looked: int
    """Decisions that were judged."""
    count: int
    """Decisions that can be judged: more than one answer, and no sheet of secret orders."""


class Story(Struct, frozen=True):
    """The match told by the chance to win."""

    sides: tuple[str, str]
    """The first side, whose chance the curve tells, and the other."""
    curve: tuple[Instant, ...]
    """The chance to win at decisions of the match and at its end."""
    luck: Luck
    """Luck of both sides."""
    decisions: Decisions
    """Decisions that cost the most."""
    error: float
    """Mean difference between a chance told and what came of it in matches of programs."""
