"""Decisions of a finished match that cost the most: what was answered, and what the program would have answered.

A decision is judged by what its seat could know then. Dice do not count: the expectation of the answer given is compared with
that of the best one.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from naumachia.kernel import Answer, Choose, Leg, Place, State, pending, show_any, step
from naumachia.kernel.shown.picture import Option
from naumachia.match import Match
from naumachia.match.history.turn import CHANCE
from naumachia.match.views.luck_report import Curve, curve_of
from naumachia.players.greedy import Greedy
from naumachia.players.hints import Judge, road

MOST = 3
"""Decisions told of each side."""
LEAST = 0.05
"""Chance to win below which a decision is not worth telling."""
SECONDS = 8.0
"""Time for all of them; those after which the chance fell most are looked at first."""
NEAR = 0.01
"""Difference of two chances that counts as none."""
SOON = 12
"""Answers within which a fall of the chance is laid to a decision, when they are put in order."""


class Decision(Struct, frozen=True):
    """A decision with the chances it is judged by."""

    turn: int
    """Answers given before it."""
    given: Answer
    chance: float
    """Chance of the side by the answer given."""
    better: Answer
    best: float
    """Chance of the side by the better one."""
    then: tuple[Answer, ...] = ()
    """Answers the program would give after the better one, up to the dice."""

    @property
    def cost(self) -> float:
        """Return the chance it cost on average."""
        return self.best - self.chance


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
    plan: tuple[Option, ...] = ()
    """Answers of the program after the better one, up to the dice."""


class Decisions(Struct, frozen=True):
    """The costliest decisions of a match."""

    found: tuple[Decision, ...]
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
    found: list[Decision] = []
    looked = 0
    for place in _by_fall(match, curve, asked):
        if perf_counter() > until:
            break
        looked += 1
        if (one := _judged(match, judge, place)) is not None:
            found.append(one)
    told: list[Decision] = []
    for side in curve.sides:
        mine = sorted((one for one in found if _side(match, one) == side), key=lambda one: -one.cost)
        told += [_planned(match, judge, one) for one in mine[:MOST]]
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


def _judged(match: Match, judge: Judge, place: int) -> Decision | None:
    turn, world = match.history[place], world_of(match, place)
    chances = judge.chances(world, turn.seat, turn.answer)
    if chances is None or turn.answer not in chances:
        return None
    best = max(chances, key=lambda answer: chances[answer])
    found = Decision(place, turn.answer, chances[turn.answer], best, chances[best])
    return found if found.cost >= LEAST else None


def holds(match: Match, told: Iterable[Decision]) -> bool:
    """Return whether decisions that somebody else has judged are judged the same here."""
    judge = Judge(match.game, match.first)
    return judge.compares and all(_same(_judged(match, judge, one.turn), one) for one in told)


def _same(here: Decision | None, told: Decision) -> bool:
    return (
        here is not None and here.better == told.better and max(abs(here.chance - told.chance), abs(here.best - told.best)) < NEAR
    )


def shown(match: Match, one: Decision) -> Costly:
    """Return a decision with its answers as options. Raise `ValueError` where they cannot be given there."""
    turn, world = match.history[one.turn], world_of(match, one.turn)
    given, better = show_any(world, _legal(world, one.given)), show_any(world, _legal(world, one.better))
    plan, at = [], step(world, one.better)
    for answer in one.then:
        plan.append(show_any(at, _legal(at, answer)))
        at = step(at, answer)
    return Costly(one.turn, turn.seat, _side(match, one), one.cost, given, one.chance, better, one.best, tuple(plan))


def _legal(state: State, answer: Answer) -> Answer:
    request = pending(state)
    if not isinstance(request, Choose | Leg | Place) or answer not in request:
        raise ValueError("this answer cannot be given there")
    return answer


def _planned(match: Match, judge: Judge, one: Decision) -> Decision:
    """Return a decision with the answers the program would give after the better one."""
    if not isinstance(judge.player, Greedy):
        return one
    way = road(match.game, judge.player, world_of(match, one.turn), match.history[one.turn].seat, one.better)
    return replace(one, then=way[1:])


def world_of(match: Match, place: int) -> State:
    """Return a position that the seat could not tell from the true one."""
    world: State = match.game.imagine(match.before(place), match.history[place].seat, Random(place))
    return world


def _side(match: Match, one: Decision) -> str:
    return match.seats[match.history[one.turn].seat]
