"""A player that looks one activation ahead: every answer, every fall of the dice, to the end of the piece's turn.

Expectation over exact dice, the best of its own choices, the worst of the other side's; positions met again on another
way are not worked out twice. When the work is more than it may be, it looks less far instead of slower.
"""

from __future__ import annotations

from random import Random
from typing import Any

from naumachia.kernel import Answer, Game, Orders, Roll, Sealed, pending, step
from naumachia.kernel.odds import key
from naumachia.players.random import CONCEDE

BUDGET = 4000
"""Positions looked at for one decision, at most."""


class Greedy:
    """Takes what promises most by the end of the activation."""

    def __init__(self, game: Game[Any, Any], rng: Random, budget: int = BUDGET) -> None:
        self.game = game
        self.rng = rng
        self.budget = budget

    def choose(self, state: Any, seat: str) -> Answer:
        """The answer with the best expectation; among equals, any."""
        request = pending(state)
        if request is None or isinstance(request, Roll):
            raise ValueError("there is nothing to choose")
        if isinstance(request, Orders):
            return Sealed(seat, tuple((blank.id, self.rng.choice(blank.answers)) for blank in request.sheets[seat]))
        answers: list[Answer] = [answer for answer in request if answer != CONCEDE]
        if len(answers) == 1:
            return answers[0]
        search = _Search(self.game, state, self.game.seats(state)[seat], self.budget // len(answers))
        values = [search.value(step(state, answer)) for answer in answers]
        best = max(values)
        return self.rng.choice([answer for answer, value in zip(answers, values, strict=True) if value >= best - 1e-9])


class _Search:
    """Values of positions, from one side's point of view, until the activation that was on when it began is over."""

    def __init__(self, game: Game[Any, Any], state: Any, side: str, budget: int) -> None:
        self.game = game
        self.side = side
        self.sides = game.seats(state)
        self.activation = game.activation(state)
        self.budget = budget
        self.known: dict[bytes, float] = {}

    def value(self, state: Any) -> float:
        """What a position promises; the budget counts anew for each answer of the root."""
        self.left = self.budget
        return self._value(state)

    def _value(self, state: Any) -> float:
        name = key(state)
        found = self.known.get(name)
        if found is None:
            found = self.known[name] = self._work_out(state)
        return found

    def _work_out(self, state: Any) -> float:
        request = pending(state)
        self.left -= 1
        done = request is None or isinstance(request, Orders) or self.left < 0
        if done or self.game.activation(state) != self.activation:
            return self.game.evaluate(state, self.side)
        if isinstance(request, Roll):
            outcomes = request.outcomes()
            total = sum(weight for _, weight in outcomes)
            return sum(weight * self._value(step(state, fall)) for fall, weight in outcomes) / total
        assert request is not None
        assert not isinstance(request, Orders)
        pick = max if self.sides[request.seat] == self.side else min
        return pick(self._value(step(state, answer)) for answer in request if answer != CONCEDE)
