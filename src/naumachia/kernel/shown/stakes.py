"""Forecasts: a headline for each outcome of the odds, and the possible losses of each piece.

A game says of one outcome how it reads (`Verdict`) and what it costs whom (`Loss`); everything here is addition. The
shares of a headline are those of a partition, and so are the shares of a margin, nothing lost among them: each sums to 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct
from msgspec.json import encode

from naumachia.kernel.odds import Interval, Share, wilson
from naumachia.kernel.request import Roll
from naumachia.kernel.shown.picture import Tone
from naumachia.kernel.words import Args, Message

T = TypeVar("T")
TRIALS = 2000
"""How often an estimate throws the dice."""


class Verdict(Struct, frozen=True, omit_defaults=True):
    """Words for an outcome, two or three, from the side of the seat that gave the answer."""

    key: str
    tone: Tone = "info"
    args: Args = {}


class Loss(Struct, frozen=True):
    """Cost of an outcome for a piece: points of something, or the thing itself once. Its name is `loss-KEY`."""

    piece: str
    key: str
    points: int = 1


class Digest(Struct, frozen=True):
    """All that is said of one outcome."""

    what: tuple[Message, ...]
    verdict: Verdict
    losses: tuple[Loss, ...]


class Margin(Struct, frozen=True):
    """Distribution of one loss of one piece: each number of points with its share, 0 too."""

    piece: str
    key: str
    shares: tuple[Share[int], ...]

    @property
    def mean(self) -> float:
        """Points lost on average."""
        return sum(share.what * share.probability for share in self.shares)


class Forecast(Struct, frozen=True):
    """The chances of an answer: in brief, by piece, and in full."""

    headline: tuple[Share[Verdict], ...]
    margins: tuple[Margin, ...]
    table: tuple[Share[tuple[Message, ...]], ...]
    roll: Roll | None = None
    """The dice that the answer brings first, where they are special ones."""
    imagined: bool = False
    """True if the odds were counted in imagined worlds that all agreed, because something is hidden from the asking seat."""

    @property
    def good(self) -> float:
        """Return the share of outcomes that the answering seat hopes for."""
        return sum(share.probability for share in self.headline if share.what.tone == "good")


TONES: tuple[Tone, ...] = ("good", "info", "warn", "bad")


def sum_up(shares: list[Share[Digest]], trials: int = TRIALS, roll: Roll | None = None, imagined: bool = False) -> Forecast:
    """A forecast from outcomes: the headline with the hoped-for first, the margins piece by piece, as they came up."""
    headline = _part(((share.what.verdict, share) for share in shares), trials)
    headline.sort(key=lambda part: (TONES.index(part.what.tone), -part.probability))
    found: dict[tuple[str, str], None] = {}
    for share in shares:
        found |= dict.fromkeys((loss.piece, loss.key) for loss in share.what.losses)
    pieces = list(dict.fromkeys(piece for piece, _ in found))
    lost = sorted(found, key=lambda one: pieces.index(one[0]))  # all of one piece together, as a card tells them
    margins = [
        Margin(piece, key, tuple(sorted(_part(((_points(share, piece, key), share) for share in shares), trials), key=_what)))
        for piece, key in lost
    ]
    table = [Share(share.what.what, share.exact, share.interval) for share in _merged(shares, trials)]
    return Forecast(tuple(headline), tuple(margins), tuple(table), roll, imagined)


def _merged(shares: list[Share[Digest]], trials: int) -> list[Share[Digest]]:
    """Outcomes told in the same words are one line."""
    first = {encode(share.what.what): share.what for share in reversed(shares)}
    parts = _part(((encode(share.what.what), share) for share in shares), trials)
    parts.sort(key=lambda part: -part.probability)
    return [Share(first[part.what], part.exact, part.interval) for part in parts]


def _points(share: Share[Digest], piece: str, key: str) -> int:
    return sum(loss.points for loss in share.what.losses if (loss.piece, loss.key) == (piece, key))


def _what(share: Share[int]) -> int:
    return share.what


def _part(named: Iterable[tuple[T, Share[Digest]]], trials: int) -> list[Share[T]]:
    """Shares with the same name are added: fractions as fractions, estimates as the counts they came from."""
    found: dict[bytes, tuple[T, list[Share[Digest]]]] = {}
    for name, share in named:
        found.setdefault(encode(name), (name, []))[1].append(share)
    return [_add(name, parts, trials) for name, parts in found.values()]


def _add(name: T, parts: list[Share[Digest]], trials: int) -> Share[T]:
    exact = [part.exact for part in parts if part.exact is not None]
    if len(exact) == len(parts):
        total = sum(exact[1:], exact[0])
        return Share(name, total, Interval(*(float(total),) * 3))
    return Share(name, None, wilson(round(sum(part.probability for part in parts) * trials), trials))
