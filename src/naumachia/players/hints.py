"""Hints: what a program would answer at a question, how likely it thinks to win by it, and what it is after."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from naumachia.kernel import Answer, AnyGame, Choose, Leg, Orders, Place, Roll, State, pending, step
from naumachia.kernel.odds import key
from naumachia.players.greedy import Greedy
from naumachia.players.levels import LEVELS, offered

BEST = 3
"""Answers that are told."""
FAR = 8
"""Answers of the plan behind the first of them, at most."""
QUICK = ("captain", "helmsman")
"""Levels that give hints, the best first; the admiral takes too long."""


class Suggestion(Struct, frozen=True):
    """One answer, with the plan behind it."""

    road: tuple[Answer, ...]
    """The answer, and those the same seat would give after it in the same activation, up to the dice."""
    chance: float | None
    """The chance to win by it, as the program judges; None where it cannot say."""


class Hint(Struct, frozen=True):
    """Answers a program would give, and its level."""

    level: str
    suggestions: tuple[Suggestion, ...]
    """The best answers, the best first; a single one without a chance where the program does not compare them."""


def hint(game: AnyGame, state: State, seat: str, ships: int, seed: str = "hint") -> Hint:
    """Return what a program would do for a seat, from a position the seat could not tell from the true one.

    `ships` is the number of ships the match began with.
    """
    request = pending(state)
    if request is None or isinstance(request, Roll) or seat not in request.seats:
        raise ValueError("there is nothing to choose")
    level = next(level for level in QUICK if level in offered(game))
    player = LEVELS[level](game, Random(seed))
    if not isinstance(player, Greedy) or isinstance(request, Orders) or len(request.moves) == 1:
        return Hint(level, (Suggestion((player.choose(state, seat),), None),))
    planned = game.advice.plan(state, seat)
    if planned is not None and planned in request:
        return Hint(level, (Suggestion((planned,), None),))
    sides = set(game.rules.seats(state).values())
    judged = game.winning if level == "helmsman" and len(sides) == 2 else None
    if judged is not None:  # both sides count, so that a value is a place on the curve
        player.leaf = lambda found, side: sum(game.advice.evaluate(found, one) * (1 if one == side else -1) for one in sides)
    values = player.values(state, seat)
    first = player.pick(state, seat, values)
    ranks = [first, *sorted((one for one in values if one != first), key=lambda one: -values[one])][:BEST]

    def chance(value: float) -> float | None:
        if level == "captain":
            return value
        return None if judged is None else judged.chance(value, ships)

    roads = [road(game, player, state, seat, first), *((one,) for one in ranks[1:])]
    return Hint(level, tuple(Suggestion(way, chance(values[way[0]])) for way in roads))


def road(game: AnyGame, player: Greedy, state: State, seat: str, first: Answer) -> tuple[Answer, ...]:
    """Return an answer and those the program would give after it, until dice fall, another is asked or the activation ends."""
    found, at, met = [first], step(state, first), {key(state)}
    horizon = player.horizon(state)
    while len(found) < FAR:
        request = pending(at)
        if not isinstance(request, Choose | Leg | Place) or request.seats != (seat,) or player.horizon(at) != horizon:
            break
        if key(at) in met:
            break
        met.add(key(at))
        answer = player.choose(at, seat)
        found.append(answer)
        at = step(at, answer)
    return tuple(found)
