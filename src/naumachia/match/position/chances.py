"""Odds of an answer as the seat that would give it may know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random
from time import perf_counter

import msgspec

from naumachia.kernel import Answer, AnyGame, Orders, Roll, parse_answer, pending, step
from naumachia.kernel.errors import TooManyBranches
from naumachia.kernel.odds import Share, estimate, odds
from naumachia.kernel.shown.stakes import TRIALS, Digest, Forecast, sum_up
from naumachia.kernel.state import State

WORLDS = 40
"""Imagined worlds in which an answer is tried where something is hidden."""
FEW = 500
"""Branches that are counted in each of them; beyond that the dice are tried."""


FIRST = 50
"""Trials by which the time of an estimate is measured, and the fewest it has."""


def forecast(
    game: AnyGame,
    state: State,
    answer: Answer,
    trials: int = TRIALS,
    then: Sequence[str] = (),
    seconds: float | None = None,
) -> Forecast:
    """Return the outcomes of an answer, from what its seat may know: exact where they can be counted, else estimated.

    With `then`, what the last of those answers may lead to once the ones before it are given; nothing where something comes
    between. Where something is hidden from that seat it is told what happens in imagined worlds: by fractions, where it is the
    same in all of them, and then the forecast says that it holds as far as the seat knows (`imagined`). Of secret orders nothing
    is told, and of asides there is nothing to tell. An estimate that may take so many `seconds` only has fewer trials and wider
    intervals.
    """
    request = pending(state)
    if request is None or isinstance(request, Orders) or answer in request.asides:
        return sum_up([])
    seat = request.seat
    hidden = game.hides(state, seat)
    worlds = [game.imagine(state, seat, Random(number)) for number in range(WORLDS)] if hidden else [state]
    roads = [road for world in worlds if (road := _road(world, answer, then)) is not None]
    if not roads:
        return sum_up([])
    before, last = roads[0]
    roll = _thrown(before, last)

    def digest(before: State, after: State) -> Digest:
        return game.telling.digest(before, last, after)

    if not hidden:
        try:
            return sum_up(
                odds(before, last, digest, msgspec.json.encode, alike=game.telling.alike, aimed=game.telling.aimed), roll=roll
            )
        except TooManyBranches:
            pass
    elif len(roads) == len(worlds) and (sure := _agreed(roads, digest, game.telling.aimed)) is not None:
        return sum_up(sure, roll=roll, imagined=True)

    def tried(times: int) -> list[Share[Digest]]:
        worlds = [world for world, _ in roads]
        return estimate(before, last, digest, msgspec.json.encode, trials=times, worlds=worlds, aimed=game.telling.aimed)

    if seconds is not None:
        start = perf_counter()
        tried(FIRST)
        trials = min(trials, max(FIRST, int(FIRST * seconds / (perf_counter() - start))))
    return sum_up(tried(trials), trials, roll)


def _thrown(state: State, answer: Answer) -> Roll | None:
    """The special dice that an answer brings first: those whose faces have names."""
    request = pending(step(state, answer))
    return request if isinstance(request, Roll) and request.die.names else None


def _agreed(
    roads: Sequence[tuple[State, Answer]], digest: Callable[[State, State], Digest], aimed: Callable[[State, State], State]
) -> list[Share[Digest]] | None:
    """The chances that are the same in all worlds; nothing where they differ, or take too long to count."""
    first: list[Share[Digest]] = []
    for world, last in roads:
        try:
            found = odds(world, last, digest, msgspec.json.encode, limit=FEW, aimed=aimed)
        except TooManyBranches:
            return None
        if first and _chances(found) != _chances(first):
            return None
        first = first or found
    return first


def _chances(shares: list[Share[Digest]]) -> dict[bytes, Fraction | None]:
    return {msgspec.json.encode(share.what): share.exact for share in shares}


def _road(state: State, answer: Answer, then: Sequence[str]) -> tuple[State, Answer] | None:
    """Where the last of several answers in a row is given, and that answer; nothing where dice or another's turn come first."""
    for text in then:
        seats = getattr(pending(state), "seats", ())
        state = step(state, answer)
        request = pending(state)
        if request is None or isinstance(request, Orders | Roll) or request.seats != seats:
            return None
        answer = parse_answer(request, text)
        if answer not in request:
            return None
    return state, answer
