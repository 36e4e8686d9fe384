"""Players with a learned judgement: the captain looks as far as the helmsman, the admiral looks again at the best answers."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from random import Random
from statistics import fmean, stdev

from naumachia.kernel import Answer, AnyGame, Choose, Leg, Place, Roll, Seeded, pending, step
from naumachia.kernel.state import State
from naumachia.players.greedy import Greedy, Leaf, Look

FEW, MARGIN = 3, 0.1
"""Answers the admiral looks at again, at most; how much less likely to win than the best they may seem."""
SAMPLES, LEAST = 12, 4
"""Times each of them is played on, at most, and before one is given up."""
AHEAD = 3
"""Activations they are played on for, after the present one."""
SURE = 2.0
"""Standard errors by which an answer must lie behind to be given up."""


class Captain(Greedy):
    """The look-ahead of the helmsman with a learned judgement.

    Values found for one decision of an activation are kept for the next.
    """

    def __init__(self, game: AnyGame, rng: Random, leaf: Leaf) -> None:
        super().__init__(game, rng, leaf=leaf)
        features = game.advice.features
        self.horizon = (features.horizon if features else None) or game.advice.horizon
        self.kept: Look | None = None

    def look(self, state: State, seat: str) -> Look:
        """Return the search of this activation."""
        kept, side = self.kept, self.game.rules.seats(state)[seat]
        if kept is None or kept.side != side or kept.horizon != self.horizon(state):
            kept = self.kept = super().look(state, seat)
        kept.left = self.full
        kept.glanced.clear()
        return kept


class Admiral(Captain):
    """Plays the few best answers on, with the same dice for each, and takes the one that turns out best on average."""

    def __init__(
        self, game: AnyGame, rng: Random, leaf: Leaf, samples: int = SAMPLES, ahead: int = AHEAD, margin: float = MARGIN
    ) -> None:
        super().__init__(game, rng, leaf)
        self.samples = samples
        self.ahead = ahead
        self.margin = margin
        self.crew = Captain(game, rng, leaf)
        """Plays both sides on."""

    def pick(self, state: State, seat: str, values: Mapping[Answer, float]) -> Answer:
        """Return the answer after which the match goes best."""
        first = super().pick(state, seat, values)
        ranks = sorted((answer for answer in values if answer != first), key=lambda answer: -values[answer])
        found: dict[Answer, list[float]] = {
            answer: [] for answer in (first, *ranks[: FEW - 1]) if values[answer] >= values[first] - self.margin
        }
        seed = str(self.rng.random())
        for sample in range(self.samples if len(found) > 1 else 0):
            for answer, worth in found.items():
                worth.append(self._played_on(step(state, answer), seat, f"{seed}/{sample}"))
            if sample + 1 >= LEAST:
                best = max(found, key=lambda answer: fmean(found[answer]))
                found = {answer: worth for answer, worth in found.items() if answer == best or not _behind(worth, found[best])}
                if len(found) == 1:
                    break
        return max(found, key=lambda answer: fmean(found[answer])) if len(found) > 1 else next(iter(found))

    def _played_on(self, state: State, seat: str, seed: str) -> float:
        """Return the value of a position some activations later."""
        side, dice, rolls, ahead = self.game.rules.seats(state)[seat], Seeded(seed), 0, self.ahead
        horizon = self.game.advice.horizon(state)
        while isinstance(request := pending(state), Roll | Choose | Leg | Place):
            if (now := self.game.advice.horizon(state)) != horizon:
                horizon, ahead = now, ahead - 1
                if ahead < 0:
                    break
            if isinstance(request, Roll):
                state, rolls = step(state, dice.roll(request, rolls)), rolls + 1
            else:
                state = step(state, self.crew.choose(state, request.seats[0]))
        return self.leaf(state, side)


def _behind(worth: list[float], best: list[float]) -> bool:
    """Whether values lie behind others with the same dice, beyond what chance explains."""
    gaps = [one - other for one, other in zip(best, worth, strict=True)]
    return fmean(gaps) > SURE * stdev(gaps) / sqrt(len(gaps))
