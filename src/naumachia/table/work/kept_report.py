"""Stored form of a report: the numbers that take long to compute, without a word. Words are made anew from the match.

A record carries it, so that a reader need not wait. It is believed only after a check, or told as what it is.
"""

from __future__ import annotations

from math import isfinite, isnan
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from naumachia.kernel.errors import NaumachiaError
from naumachia.match import Match
from naumachia.match.history.turn import CHANCE
from naumachia.match.views.luck_report import POINTS, THROWS, Curve, Instant, Luck, Points, curve_of, instants, luck, told_throw
from naumachia.table.work.costly import MOST, Decision, Decisions, decisions, holds

TINY = 1e-6
"""Difference of two computed numbers that counts as none."""
Turn = Annotated[int, Meta(ge=0)]
Chance = Annotated[float, Meta(ge=0, le=1)]
Name = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9-]+$")]


class KeptLuck(Struct, frozen=True, forbid_unknown_fields=True):
    """Luck of both sides."""

    first: float
    """Chance to win that the dice gave the first side."""
    points: Annotated[tuple[tuple[Name, Key, float, float], ...], Meta(max_length=60)]
    """Side, kind, points lost, points lost on average."""
    throws: Annotated[tuple[tuple[Turn, float], ...], Meta(max_length=THROWS)]
    """Turn, and chance gained by the first side."""
    count: Turn
    tried: Turn


class KeptReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything of a report that takes long to compute."""

    rules: int
    """Version of the rules it was computed under."""
    curve: Annotated[tuple[tuple[Turn, Chance], ...], Meta(max_length=POINTS + 2)]
    luck: KeptLuck
    decisions: Annotated[tuple[Decision, ...], Meta(max_length=2 * MOST)]
    looked: Turn
    count: Turn


class Told(Struct, frozen=True):
    """Chances, luck and decisions of a match."""

    curve: Curve
    instants: tuple[Instant, ...]
    luck: Luck
    decisions: Decisions


class UnfitError(ValueError):
    """A kept report that is not one of this match."""


def computed(match: Match) -> Told | None:
    """Compute chances, luck and decisions of a match; None where its game cannot judge positions."""
    curve = curve_of(match)
    return None if curve is None else Told(curve, instants(match, curve), luck(match, curve), decisions(match))


def packed(match: Match, told: Told) -> str:
    """Return what is kept of a report."""
    first, found = told.curve.sides[0], told.luck
    throws = tuple((one.turn, one.swing if one.side == first else -one.swing) for one in found.throws)
    points = tuple((one.side, one.key, float(one.lost), one.expected) for one in found.points)
    kept = KeptReport(
        match.game.version,
        tuple((one.turn, one.chance) for one in told.instants),
        KeptLuck(found.swings[first], points, throws, found.count, found.tried),
        told.decisions.found,
        told.decisions.looked,
        told.decisions.count,
    )
    return msgspec.json.encode(kept).decode()


def unpacked(match: Match, text: str) -> Told:
    """Return the numbers of a kept report with the words of the match. Raise `UnfitError` where they cannot be of this match."""
    try:
        kept = msgspec.json.decode(text, type=KeptReport)
    except (msgspec.DecodeError, RecursionError) as error:
        raise UnfitError("no report") from error
    curve = curve_of(match)
    if curve is None or kept.rules != match.game.version:
        raise UnfitError("a report by other rules")
    last, found = len(match.history), kept.luck
    turns = [*(turn for turn, _ in kept.curve), *(turn for turn, _ in found.throws)]
    if not kept.curve or max(turns) > last or not all(map(_sane, _numbers(kept))):
        raise UnfitError("numbers that cannot be")
    if any(not turn or match.history[turn - 1].seat != CHANCE for turn, _ in found.throws):
        raise UnfitError("no throw of the dice")
    if any(side not in curve.sides for side, *_ in found.points):
        raise UnfitError("no side of the match")
    if any(one.turn >= last or match.history[one.turn].seat == CHANCE for one in kept.decisions):
        raise UnfitError("no decision")
    return Told(
        curve,
        tuple(Instant(turn, chance) for turn, chance in kept.curve),
        Luck(
            dict(zip(curve.sides, (found.first, -found.first), strict=True)),
            tuple(Points(*one) for one in found.points),
            tuple(told_throw(match, gain, turn, curve) for turn, gain in found.throws),
            found.count,
            found.tried,
        ),
        Decisions(kept.decisions, kept.looked, kept.count),
    )


def _numbers(kept: KeptReport) -> list[float]:
    chances = [chance for one in kept.decisions for chance in (one.chance, one.best)]
    return [
        kept.luck.first,
        *(gain for _, gain in kept.luck.throws),
        *(one for *_, a, b in kept.luck.points for one in (a, b)),
        *chances,
    ]


def _sane(number: float) -> bool:
    return isfinite(number) and not isnan(number) and abs(number) < 1e6


def checked(match: Match, told: Told) -> bool:
    """Compute again what is told: chances and luck whole, of decisions those that are named. Return whether all of it holds."""
    curve = told.curve
    if instants(match, curve) != told.instants or not _alike(luck(match, curve), told.luck):
        return False
    return holds(match, told.decisions.found) if told.decisions.found else True


def _alike(one: Luck, two: Luck) -> bool:
    """Whether two tell the same luck; sums of fractions may differ in the last digit."""
    numbers = [
        [*found.swings.values(), *(n for p in found.points for n in (p.lost, p.expected)), *(t.swing for t in found.throws)]
        for found in (one, two)
    ]
    names = [
        ([(p.side, p.key) for p in found.points], [(t.turn, t.side) for t in found.throws], found.count, found.tried)
        for found in (one, two)
    ]
    return names[0] == names[1] and all(abs(a - b) < TINY for a, b in zip(*numbers, strict=True))


def legible(match: Match, text: str) -> bool:
    """Return whether a text is a kept report that can be told of this match."""
    try:
        unpacked(match, text)
    except (UnfitError, NaumachiaError):
        return False
    return True
