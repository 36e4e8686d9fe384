"""What stands in the way of a ship, told by a world the one who asks cannot tell from the true one: nothing is given away."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from naumachia.kernel import Game, Refusal
from naumachia.kernel.picture import Zone


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
