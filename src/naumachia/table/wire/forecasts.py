"""Odds as they travel: a headline, what each piece stands to lose, and the whole table."""

from __future__ import annotations

from msgspec import Struct

from naumachia.kernel import Message
from naumachia.kernel.shown.stakes import Verdict


class OddsShare(Struct, frozen=True, omit_defaults=True):
    """One thing that may come of an answer."""

    what: tuple[Message, ...]
    p: float
    exact: str = ""
    """The fraction, such as `5/6`; empty for an estimate."""
    low: float = 0.0
    high: float = 0.0


class Headline(Struct, frozen=True, omit_defaults=True):
    """One part of the headline: the parts are all there is, and their shares sum to 1."""

    what: Verdict
    p: float
    exact: str = ""
    low: float = 0.0
    high: float = 0.0


class Bar(Struct, frozen=True, omit_defaults=True):
    """So many points lost, and how likely."""

    points: int
    p: float
    exact: str = ""
    low: float = 0.0
    high: float = 0.0


class Margin(Struct, frozen=True):
    """Possible loss of one piece, named `loss-KEY`; the shares of the bars sum to 1."""

    piece: str
    key: str
    mean: float
    bars: tuple[Bar, ...]


class Thrown(Struct, frozen=True):
    """Special dice as they lie in the hand: what each face shows (`face-NAME`), and how many sides bear it."""

    die: str
    count: int
    names: tuple[str, ...]
    weights: tuple[int, ...]


class Forecast(Struct, frozen=True):
    """The chances of an answer: in brief, by piece, and outcome by outcome, the likeliest first."""

    headline: tuple[Headline, ...]
    margins: tuple[Margin, ...]
    table: tuple[OddsShare, ...]
    roll: Thrown | None = None
    """The special dice that the answer brings first."""
    imagined: bool = False
    """It holds as far as the seat knows: imagined worlds agreed on it."""
