"""What an answer may lead to, told to the seat that would give it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from naumachia.kernel import Answer, Game, Orders, pending
from naumachia.kernel.errors import TooManyBranches
from naumachia.kernel.odds import estimate, odds
from naumachia.kernel.stakes import TRIALS, Digest, Forecast, sum_up

WORLDS = 40
"""Imagined worlds in which an answer is tried where something is hidden."""


def forecast(game: Game[Any, Any], state: Any, answer: Answer, trials: int = TRIALS) -> Forecast:
    """What an answer may lead to, by what the seat that gives it may know: exact where it can be counted, else an estimate.

    Where something is hidden from that seat it is told what happens in imagined worlds. Of secret orders nothing is told, and
    of asides there is nothing to tell.
    """

    def digest(before: Any, after: Any) -> Digest:
        return game.digest(before, answer, after)

    request = pending(state)
    if request is None or isinstance(request, Orders) or answer in request.asides:
        return sum_up([])
    seat = request.seat
    if game.hides(state, seat):
        worlds = [game.imagine(state, seat, Random(number)) for number in range(WORLDS)]
        return sum_up(estimate(state, answer, digest, msgspec.json.encode, trials=trials, worlds=worlds), trials)
    try:
        return sum_up(odds(state, answer, digest, msgspec.json.encode))
    except TooManyBranches:
        return sum_up(estimate(state, answer, digest, msgspec.json.encode, trials=trials), trials)
