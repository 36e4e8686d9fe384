"""Fitting a net of one hidden layer to rows, by NumPy: cross entropy, Adam."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from naumachia.kernel.words import Args
from naumachia.lab.learning.selfplay import Row
from naumachia.players.learned import Net

Array = NDArray[np.float32]
HIDDEN = 16
"""Hidden units."""
DIGITS = 4
"""Digits of a weight in a file."""


class Fitter:
    """Weights in training, with the state of the optimizer."""

    def __init__(self, features: int, hidden: int = HIDDEN, seed: int = 1, rate: float = 1e-3) -> None:
        rng = np.random.default_rng(seed)
        self.rate, self.time = rate, 0
        self.weights: list[Array] = [
            (rng.standard_normal((features, hidden)) * 0.1).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal(hidden) * 0.1).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.rng = rng

    def dense(self, rows: Sequence[Row]) -> tuple[Array, Array, Array]:
        """Return rows as matrices: features, offsets, targets."""
        x = np.zeros((len(rows), len(self.weights[0])), np.float32)
        for number, row in enumerate(rows):
            x[number, list(row.places)] = row.values
        return x, np.array([row.offset for row in rows], np.float32), np.array([row.target for row in rows], np.float32)

    def odds(self, x: Array, offset: Array) -> tuple[Array, Array]:
        """Return log odds and hidden units."""
        w1, b1, w2, b2 = self.weights
        units = np.tanh(x @ w1 + b1)
        return units @ w2 + b2[0] + offset, units

    def fit(self, x: Array, offset: Array, y: Array, passes: int = 3, batch: int = 128, decay: float = 1e-5) -> float:
        """Go over the rows some times; return the cross entropy before the last pass's steps, on average."""
        loss = 0.0
        for _ in range(passes):
            order, losses = self.rng.permutation(len(x)), []
            for start in range(0, len(x), batch):
                take = order[start : start + batch]
                losses.append(self._step(x[take], offset[take], y[take], decay))
            loss = float(np.mean(losses))
        return loss

    def _step(self, x: Array, offset: Array, y: Array, decay: float) -> float:
        w1, _, w2, _ = self.weights
        odds, units = self.odds(x, offset)
        chance = 1 / (1 + np.exp(-odds))
        error = (chance - y) / len(y)
        back = np.outer(error, w2) * (1 - units**2)
        slopes: list[Array] = [x.T @ back + decay * w1, back.sum(0), units.T @ error + decay * w2, error.sum(keepdims=True)]
        self.time += 1
        for weight, slope, one, two in zip(self.weights, slopes, self.first, self.second, strict=True):
            one += 0.1 * (slope - one)
            two += 0.001 * (slope**2 - two)
            weight -= self.rate * (one / (1 - 0.9**self.time)) / (np.sqrt(two / (1 - 0.999**self.time)) + 1e-8)
        close = np.clip(chance, 1e-6, 1 - 1e-6)
        return float(-np.mean(y * np.log(close) + (1 - y) * np.log(1 - close)))

    def net(self, game: str, features: tuple[str, ...], about: Args | None = None) -> Net:
        """Return the weights as a net for play."""
        return as_net(self.weights, game, features, about)


def as_net(weights: Sequence[Array], game: str, features: tuple[str, ...], about: Args | None = None) -> Net:
    """Return weights as a net for play."""
    w1, b1, w2, b2 = ([round(float(value), DIGITS) for value in one.ravel()] for one in weights)
    units = len(b1)
    return Net(
        game=game,
        about=about or {},
        features=features,
        hidden=tuple(tuple(w1[start : start + units]) for start in range(0, len(w1), units)),
        bias=tuple(b1),
        out=tuple(w2),
        level=b2[0],
    )


def average(several: Sequence[Sequence[Array]]) -> list[Array]:
    """Return the mean of the weights of several nets of one run."""
    return [np.mean(np.stack(layer), axis=0).astype(np.float32) for layer in zip(*several, strict=True)]
