"""A player for first matches: the helmsman with the lapses of a person who is new to the game."""

from __future__ import annotations

from random import Random

from naumachia.kernel import Answer, AnyGame, Orders, Roll, pending, step
from naumachia.kernel.state import State
from naumachia.players.greedy import EVEN, Greedy, least


class Deckhand(Greedy):
    """Looks ahead like the helmsman, but takes some decisions at first glance.

    At first glance an answer is worth what the board looks like at once, with its own dice thrown: neither what the piece could
    still do in its activation counts, nor what others do before it acts again, nor the game's longer plans. Of secret orders a
    sheet seems good without a thought of what the others write. Hasty decisions are sensible ones, and never drawn blindly.
    """

    def __init__(self, game: AnyGame, rng: Random, lapses: float | None = None, second: float | None = None) -> None:
        super().__init__(game, rng)
        self.lapses = game.strength.lapses if lapses is None else lapses
        self.second = game.strength.second if second is None else second

    def choose(self, state: State, seat: str) -> Answer:
        """Return an answer, now and then a hasty one."""
        request = pending(state)
        if request is None or isinstance(request, Roll) or self.rng.random() >= self.lapses:
            return super().choose(state, seat)
        if isinstance(request, Orders):
            return self.guess(state, seat, request)
        look = self.look(state, seat)
        values = {answer: look.glance(step(state, answer)) for answer in request.moves}
        ranks = sorted(set(values.values()), reverse=True)
        rank = ranks[1] if len(ranks) > 1 and self.rng.random() < self.second else ranks[0]
        return self.rng.choice(least(state, [answer for answer, value in values.items() if abs(value - rank) <= EVEN]))
