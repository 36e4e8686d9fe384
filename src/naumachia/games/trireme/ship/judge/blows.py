"""Expected results of rams and rakes before the dice fall: shares of a ship's worth, each case computed once a match."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..charts import HIGHEST, LOWEST, Charts, Harm
from .weights import USUAL, Weights

TWO = [(total, 6 - abs(7 - total)) for total in range(2, 13)]
"""Sums of two dice and their weights."""
FLOODED = 2 / 6
"""The chance of a breach to sink a ship that has one already, or is small."""
LAMING = 4 / 6
"""The chance of a breach to immobilise."""


@cache
def at_least(needs: int) -> float:
    """The chance of two dice to show so much."""
    return sum(weight for total, weight in TWO if total >= needs) / 36


class Hurt(NamedTuple):
    """Earlier damage of a ship, which limits what more can happen to it."""

    lame: bool = False
    holed: bool = False
    """It has a breach, or is so small that the first one may sink it."""


WHOLE = Hurt()


@cache
def share(what: Harm, hurt: Hurt, lame: float, holed: float) -> float:
    """Return the share of a ship's worth that a result takes, by the shares that broken oars and a breach cost."""
    lamed = 0.0 if hurt.lame else lame
    flooded = FLOODED if hurt.holed else 0.0
    match what:
        case "X":
            return 1.0
        case "I":
            return lamed
        case "Br" | "Br*":
            return flooded + (1 - flooded) * (holed + LAMING * lamed)
        case "BrI":
            return flooded + (1 - flooded) * (holed + lamed)
        case _:
            return 0.0


class Strike(NamedTuple):
    """A ram in expectation."""

    own: float
    """The share of its worth that the rammer loses."""
    theirs: float
    """… and its target."""
    eased: float
    """The chance that a grapple is made easier."""
    stops: float
    """The chance that the target is stopped."""


class Case(NamedTuple):
    """All that a ram's dice look at."""

    ratio: int
    add: int
    side: bool
    """Whether it strikes where a breach is made."""
    reinforced: bool
    rammer: Hurt
    target: Hurt


def strike(charts: Charts, case: Case, weights: Weights = USUAL) -> Strike:
    """TS-5.4 over all falls of two dice."""
    column = next(place for place, most in enumerate(charts.ram_damage.columns) if case.ratio <= most or place == 16)
    own = theirs = eased = stops = 0.0
    for total, weight in TWO:
        row = min(max(total + case.add, LOWEST), HIGHEST)
        mine, other = charts.ram_damage.rows[row][column], charts.ram_damage_target.rows[row][column]
        if other == "Br*" and not case.side:
            other = "I"
        own += weight * share(mine, case.rammer, weights.lamed, weights.holed) * (0.5 if case.reinforced else 1.0)
        theirs += weight * share(other, case.target, weights.lamed, weights.holed)
        eased += weight * (mine == "a")
        stops += weight * (other != "-")
    return Strike(own / 36, theirs / 36, eased / 36, stops / 36)


def rake(charts: Charts, edge: int, full: bool, target_full: bool) -> tuple[float, float]:
    """TS-15.3 The chances of a rake to break the raker's oars, and the target's."""
    table = charts.rake
    column = "superior" if edge > 0 else "inferior" if edge < 0 else "equal"
    add = (table.target_at_fv if target_full else 0) + (0 if full else table.raker_not_at_fv)
    most, least = int(getattr(table.raker_most, column)), int(getattr(table.target_least, column))
    return 1 - at_least(most + 1 - add), at_least(least - add)


YIELDS = (0.58, 0.39, 0.31, 0.19)
"""TS-11.1 The chance of a beaten crew to surrender, by its rank."""
LEAKS = 0.25
"""Additional share for a breach."""
SURE = 0.4
"""How sure the stronger of two grappled ships may be of the other: links part, and others come up."""
TAKEN = 1.5
"""TS-16 What a prize counts, in shares of its price."""


CLINCH = 0.2
"""Cost of being fast to a ship that could be rammed instead, in shares of its worth; less when the end is near."""


class Crew(NamedTuple):
    """Values that decide a fight on deck."""

    factor: int
    rank: int
    holed: bool
    worth: float


def patience(left: int) -> float:
    """How much of the match is left for another way to take a ship, from 0 to 1: a fight on deck takes two or three turns."""
    return min(1.0, max(0, left - 2) / 6)


def prize(one: Crew, other: Crew, patience: float = 1.0) -> float:
    """Return the value to a ship of being fast to another: the ship with more and steadier men takes the other."""
    ours = one.factor**3 * (YIELDS[other.rank] + LEAKS * other.holed)
    theirs = other.factor**3 * (YIELDS[one.rank] + LEAKS * one.holed)
    chance = ours / (ours + theirs) if ours + theirs else 0.5
    return SURE * TAKEN * (chance * other.worth - (1 - chance) * one.worth) - CLINCH * patience * other.worth
