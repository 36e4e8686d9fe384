"""A learned judgement of positions: a small net over the features of a game, in plain Python."""

from __future__ import annotations

from functools import cache
from itertools import count
from math import exp, tanh
from pathlib import Path

import msgspec
from msgspec import Struct

from naumachia.kernel import AnyGame
from naumachia.kernel.errors import NotFound
from naumachia.kernel.features import Features
from naumachia.kernel.state import State
from naumachia.kernel.words import Args

STEEP = 30.0
"""Log odds beyond which a position counts as decided."""
_numbers = count()


class Net(Struct, frozen=True, kw_only=True):
    """Weights of one hidden layer, and how they were found."""

    game: str
    about: Args = {}
    """Command, seeds, commit, matches, and the curve of strength."""
    features: tuple[str, ...]
    """The features it was trained on, in their order."""
    hidden: tuple[tuple[float, ...], ...]
    """For each feature its weights to the hidden units."""
    bias: tuple[float, ...]
    out: tuple[float, ...]
    """Weights of the hidden units."""
    level: float = 0.0
    """Log odds of the side that acts next, where nothing speaks for either."""


class Leaf:
    """Chance that a side wins from a position, as a net judges it."""

    def __init__(self, game: AnyGame, net: Net) -> None:
        features = game.advice.features
        if features is None or features.names != net.features:
            raise NotFound("learned-misfit", game=game.name)
        self.game = game
        self.net = net
        self.features: Features[State] = features
        self.number = next(_numbers)

    def __call__(self, state: State, side: str) -> float:
        """Return the chance to win of a side; a draw counts one half."""
        outcome = self.game.rules.outcome(state)
        if outcome is not None:
            return 0.5 if outcome.winner is None else float(outcome.winner == side)
        acts, parts = self.features.parts(state)
        number, vectors = self.number, [self.net.bias]
        for part in parts:
            vector = part.kept.get(number)
            if vector is None:
                vector = part.kept[number] = self._vector(part.numbers)
            vectors.append(vector)
        odds = self.net.level
        for weight, unit in zip(self.net.out, map(sum, zip(*vectors, strict=True)), strict=True):
            odds += weight * tanh(unit)
        if self.features.offset:
            odds += offset(self.game, state, acts)
        chance = 1 / (1 + exp(-max(-STEEP, min(STEEP, odds))))
        return chance if acts == side else 1 - chance

    def _vector(self, numbers: tuple[tuple[int, float], ...]) -> tuple[float, ...]:
        """Return the contribution of a part to the hidden units."""
        found = [0.0] * len(self.net.bias)
        for place, value in numbers:
            found = [unit + weight * value for unit, weight in zip(found, self.net.hidden[place], strict=True)]
        return tuple(found)


class ByEvaluate:
    """Chance that a side wins, from the game's own judgement: the first teacher of a net."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __call__(self, state: State, side: str) -> float:
        """Return the chance to win of a side; a draw counts one half."""
        outcome = self.game.rules.outcome(state)
        if outcome is not None:
            return 0.5 if outcome.winner is None else float(outcome.winner == side)
        features = self.game.advice.features
        asked = features.parts(state)[0] if features is not None and features.alone else side
        chance = 1 / (1 + exp(-max(-STEEP, min(STEEP, offset(self.game, state, asked)))))
        return chance if asked == side else 1 - chance


def offset(game: AnyGame, state: State, side: str) -> float:
    """Return the log odds of a side by the game's own judgement of both sides, or of this one alone."""
    features, judge = game.advice.features, game.advice.evaluate
    assert features is not None
    if features.alone:
        return features.slope * judge(state, side)
    others = [judge(state, other) for other in dict.fromkeys(game.rules.seats(state).values()) if other != side]
    return features.slope * (judge(state, side) - max(others, default=0.0)) / 2


def path(game: AnyGame) -> Path:
    """Where the learned judgement of a game lies."""
    return game.folder / "judge" / "captain.json"


def read(file: Path) -> Net:
    """Return a net from its file."""
    return msgspec.json.decode(file.read_bytes(), type=Net)


@cache
def leaf(game: AnyGame) -> Leaf:
    """Return the learned judgement that comes with a game; read once."""
    return Leaf(game, read(path(game)))
