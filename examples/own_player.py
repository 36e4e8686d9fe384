"""A player of your own: it shoots whenever it may, and otherwise goes where the dice of its head take it.

python examples/own_player.py
"""

from random import Random
from typing import Any

import naumachia


class Gunner:
    """Any object with `choose` can play."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, state: Any, seat: str) -> Any:
        """An answer for this seat."""
        request = naumachia.pending(state)
        answers = request.moves
        targets = [answer for answer in answers if answer in state.ships]
        return self.rng.choice(targets or answers)


def main(seed: int = 1) -> str | None:
    """The gunner against a blind player; who won?"""
    match = naumachia.play("touche_coule/s3", seed=seed)
    players = {"red": Gunner(seed), "blue": naumachia.player("random", match, seed)}
    while match.request:
        seat = match.waiting[0]
        match.answer(players[match.seats[seat]].choose(match.state, seat))
    print(match.board())
    print(match.log().splitlines()[-1])
    return match.outcome.winner if match.outcome else None


if __name__ == "__main__":
    main()
