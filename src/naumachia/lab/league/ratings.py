"""Ratings of programs from their matches: a Bayesian Bradley-Terry model, by the library choix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import exp, log, sqrt

import numpy as np
from choix import ep_pairwise
from msgspec import Struct

from naumachia.lab.league.rows import Row

ELO = 400 / log(10)
"""Points of Elo for one unit of log odds."""
PRIOR = 1 / 3.0**2
"""Inverse variance of a rating before any match: 3 units of log odds are 520 points."""
SURE = 1.96
"""Standard deviations of a 95 % interval."""


class Rating(Struct, frozen=True):
    """Strength of a program, in points of Elo above the anchor of the league."""

    name: str
    elo: float
    low: float
    """Lower end of the 95 % interval of the distance to the anchor."""
    high: float
    matches: int
    points: float

    @property
    def within(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Table(Struct, frozen=True):
    """Ratings of a league, the strongest first, and what the schedule needs to know."""

    anchor: str
    ratings: tuple[Rating, ...]
    pairs: dict[tuple[str, str], tuple[float, float]]
    """For two programs the difference of their ratings in log odds, and its variance."""

    def chance(self, one: str, two: str) -> float:
        """Return the chance of a point of one program against another."""
        gap, _ = self.pairs[one, two]
        return 1 / (1 + exp(-gap))

    def gain(self, one: str, two: str) -> float:
        """Return how much a match of two programs would tell."""
        chance, (_, variance) = self.chance(one, two), self.pairs[one, two]
        return chance * (1 - chance) * variance


def rated(rows: Iterable[Row], names: Sequence[str], anchor: str) -> Table:
    """Return the ratings of programs from their matches against each other."""
    known = [one for one in rows if one.one != one.two and {one.one, one.two} <= set(names)]
    number = {name: place for place, name in enumerate(names)}
    with _steady():
        mean, spread = ep_pairwise(len(names), [(number[a], number[b]) for a, b in decided(known)], PRIOR)
    played, points = Counter[str](), dict.fromkeys(names, 0.0)
    for row in known:
        played.update((row.one, row.two))
        points[row.one] += row.points
        points[row.two] += 1 - row.points

    def pair(one: str, two: str) -> tuple[float, float]:
        a, b = number[one], number[two]
        return float(mean[a] - mean[b]), float(spread[a, a] + spread[b, b] - 2 * spread[a, b])

    def rating(name: str) -> Rating:
        gap, variance = pair(name, anchor)
        half = SURE * sqrt(max(0.0, variance))
        low, high = ELO * (gap - half), ELO * (gap + half)
        return Rating(name, ELO * gap, low, high, played[name], points[name])

    found = sorted(map(rating, names), key=lambda one: -one.elo)
    return Table(anchor, tuple(found), {(a, b): pair(a, b) for a in names for b in names if a != b})


def decided(rows: Iterable[Row]) -> Iterator[tuple[str, str]]:
    """Yield the winner and the loser of every match; of the draws of two programs each wins every second."""
    drawn = Counter[tuple[str, str]]()
    for row in rows:
        if row.points == 0.5:
            a, b = sorted((row.one, row.two))
            drawn[a, b] += 1
            yield (a, b) if drawn[a, b] % 2 else (b, a)
        else:
            yield (row.one, row.two) if row.points else (row.two, row.one)


@contextmanager
def _steady() -> Iterator[None]:
    """Let the library draw the same order every time, and give the caller's random state back."""
    kept = np.random.get_state()  # the library uses this generator
    np.random.seed(1)
    try:
        yield
    finally:
        np.random.set_state(kept)
