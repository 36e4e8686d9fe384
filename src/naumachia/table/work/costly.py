"""Decisions of a finished match that cost the most: what was answered, and what the program would have answered.

A decision is judged by what its seat could know then. Dice do not count: the expectation of the answer given is compared with
that of the best one.
"""

from __future__ import annotations

from random import Random
from time import perf_counter

from msgspec import Struct

from naumachia.kernel import Answer, Choose, Leg, Place, pending, show_any
from naumachia.kernel.shown.picture import Option
from naumachia.match import Match
from naumachia.match.history.turn import CHANCE
from naumachia.match.views.luck_report import Curve, curve_of
from naumachia.players.hints import Judge

MOST = 3
"""Decisions told of each side."""
LEAST = 0.05
"""Chance to win below which a decision is not worth telling."""
SECONDS = 8.0
"""Time for all of them; those after which the chance fell most are looked at first."""
SOON = 12
"""Answers within which a fall of the chance is laid to a decision, when they are put in order."""


class Costly(Struct, frozen=True):
    """A decision, and what it cost on average."""

    turn: int
    """Answers given before it."""
    seat: str
    side: str
    cost: float
    given: Option
    chance: float
    """Chance of the side by the answer given."""
    better: Option
    best: float
    """Chance of the side by the better one."""


class Decisions(Struct, frozen=True):
    """The costliest decisions of a match."""

    found: tuple[Costly, ...]
    """In the order of play."""
    looked: int
    """Decisions that were judged."""
    count: int
    """Decisions of the match that a program compares: more than one answer, and no secret sheet."""


def decisions(match: Match, seconds: float = SECONDS) -> Decisions:
    """Return the costliest decisions of both sides; nothing where the game cannot say how likely a side is to win."""
    curve, judge = curve_of(match), Judge(match.game, match.first)
    if curve is None or not judge.compares:
        return Decisions((), 0, 0)
    asked = [place for place, turn in enumerate(match.history) if _is_choice(match, place, turn.seat, turn.answer)]
    until = perf_counter() + seconds
    found: list[Costly] = []
    looked = 0
    for place in _by_fall(match, curve, asked):
        if perf_counter() > until:
            break
        looked += 1
        if (one := _judged(match, judge, place)) is not None:
            found.append(one)
    told: list[Costly] = []
    for side in curve.sides:
        mine = sorted((one for one in found if one.side == side), key=lambda one: -one.cost)
        told += mine[:MOST]
    return Decisions(tuple(sorted(told, key=lambda one: one.turn)), looked, len(asked))


def _is_choice(match: Match, place: int, seat: str, answer: Answer) -> bool:
    request = pending(match.before(place))
    return (
        seat != CHANCE and isinstance(request, Choose | Leg | Place) and len(request.moves) > 1 and answer not in request.asides
    )


def _by_fall(match: Match, curve: Curve, asked: list[int]) -> list[int]:
    """Return decisions in order, those first after which the chance of their side fell most."""
    chances = [curve.at(match.before(place)) for place in range(len(match.history) + 1)]

    def fall(place: int) -> float:
        later = chances[place + 1 : place + SOON]
        mine = match.seats[match.history[place].seat] == curve.sides[0]
        return chances[place] - min(later) if mine else max(later) - chances[place]

    return sorted(asked, key=lambda place: -fall(place))


def _judged(match: Match, judge: Judge, place: int) -> Costly | None:
    turn, state = match.history[place], match.before(place)
    world = match.game.imagine(state, turn.seat, Random(place))
    chances = judge.chances(world, turn.seat, turn.answer)
    if chances is None or turn.answer not in chances:
        return None
    best = max(chances, key=lambda answer: chances[answer])
    cost = chances[best] - chances[turn.answer]
    if cost < LEAST:
        return None
    side = match.seats[turn.seat]
    given, better = show_any(world, turn.answer), show_any(world, best)
    return Costly(place, turn.seat, side, cost, given, chances[turn.answer], better, chances[best])
