"""What a seat may ask about a position: what an answer leads to, and what stands in the way of a ship.

Whoever asks is told what comes of it in a world he cannot tell from the true one, so that no answer gives anything away.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import msgspec

from naumachia.kernel import Answer, Game, Orders, Refusal, pending
from naumachia.kernel.errors import TooManyBranches
from naumachia.kernel.odds import estimate, odds
from naumachia.kernel.picture import Zone
from naumachia.kernel.stakes import TRIALS, Digest, Forecast, sum_up

WORLDS = 40
"""Imagined worlds in which an answer is tried where something is hidden."""


def forecast(game: Game[Any, Any], state: Any, answer: Answer, trials: int = TRIALS) -> Forecast:
    """What an answer may lead to, by what the seat that gives it may know: exact where it can be counted, else an estimate.

    Of secret orders nothing is told.
    """

    def digest(before: Any, after: Any) -> Digest:
        return game.digest(before, answer, after)

    request = pending(state)
    if isinstance(request, Orders):
        return sum_up([])
    seat = request.seat if request is not None else None
    if game.hides(state, seat):
        worlds = [game.imagine(state, seat, Random(number)) for number in range(WORLDS)]
        return sum_up(estimate(state, answer, digest, msgspec.json.encode, trials=trials, worlds=worlds), trials)
    try:
        return sum_up(odds(state, answer, digest, msgspec.json.encode))
    except TooManyBranches:
        return sum_up(estimate(state, answer, digest, msgspec.json.encode, trials=trials), trials)


class Reasons(NamedTuple):
    """What one might try with a ship, each with the rule in its way or nothing; and the hexes the rules speak of."""

    tries: tuple[tuple[str, Refusal | None], ...]
    zones: tuple[Zone, ...]


def why(game: Game[Any, Any], state: Any, seat: str | None, ship: str) -> Reasons:
    """What stands between a ship and what one might try with it, as far as a seat, or with None a spectator, can know."""
    world = game.imagine(state, seat, Random(0))
    return Reasons(
        tuple((action, game.why_not(world, ship, action)) for action in game.tries(world, ship)), game.zones(world, ship)
    )
