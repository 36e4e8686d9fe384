"""A player that answers at random: each legal answer is as likely as the next."""

from __future__ import annotations

from random import Random

from naumachia.kernel import Answer, AnyGame, Orders, Roll, pending
from naumachia.kernel.state import State


class RandomPlayer:
    """Chooses blindly."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.rng = rng

    def choose(self, state: State, seat: str) -> Answer:
        """Draw a move or shortcut; of a secret sheet, any order in every line."""
        request = pending(state)
        if request is None or isinstance(request, Roll):
            raise ValueError("there is nothing to choose")
        if isinstance(request, Orders):
            return request.draw(seat, self.rng)
        return request.draw(self.rng)
