"""The balance of scenarios, from the matches of a league in which a program plays itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import median, quantiles

from msgspec import Struct

from naumachia.games import find
from naumachia.kernel.odds import Interval, wilson
from naumachia.lab.league.rows import Row

FIRST = "deckhand"
"""Program that plays as a beginner does."""


class Meter(Struct, frozen=True):
    """A scenario between two programs of one level."""

    scenario: str
    level: str
    games: int
    wins: dict[str, int]
    """Matches won, for each side."""
    drawn: int
    answers: float
    """Median of the answers of a match."""
    long: float
    """Answers that nine matches in ten do not exceed."""
    endings: dict[str, int]

    def share(self, side: str) -> Interval:
        """Return the share of the matches that a side wins."""
        return wilson(self.wins[side], self.games)

    @property
    def better(self) -> str | None:
        """The side that wins more of the matches with a winner, beyond the interval."""
        return better(self.wins)


def better(wins: Mapping[str, int]) -> str | None:
    """Return the side that wins more of the matches with a winner, beyond the interval."""
    won = sum(wins.values())
    return next((side for side, number in wins.items() if wilson(number, won).low > 0.5), None)


def sides(game: str, scenario: str) -> tuple[str, ...]:
    """Return the sides of a scenario in their order."""
    rules = find(game)
    return tuple(dict.fromkeys(rules.rules.seats(rules.start(rules.load_scenario(scenario))).values()))


def meters(game: str, rows: Iterable[Row]) -> list[Meter]:
    """Return the balance of every scenario for every program that played itself there."""
    found: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        if row.one == row.two:
            found.setdefault((row.scenario, row.one), []).append(row)
    return [_meter(sides(game, scenario), mine) for (scenario, _), mine in sorted(found.items(), key=lambda one: one[0])]


def _meter(known: Sequence[str], rows: Sequence[Row]) -> Meter:
    lengths = [row.answers for row in rows]
    winners = Counter(row.winner for row in rows)
    return Meter(
        scenario=rows[0].scenario,
        level=rows[0].one,
        games=len(rows),
        wins={side: winners[side] for side in known},
        drawn=winners[None],
        answers=median(lengths),
        long=quantiles(lengths, n=10)[-1] if len(lengths) > 1 else float(lengths[0]),
        endings=dict(Counter(row.key for row in rows).most_common()),
    )


def beginner(found: Iterable[Meter]) -> dict[str, str]:
    """Return for each scenario the side that suits a beginner, where the deckhand wins more with one of them."""
    return {one.scenario: one.better for one in found if one.level == FIRST and one.better is not None}
