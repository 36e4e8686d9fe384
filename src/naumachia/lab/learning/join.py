"""Several nets as one: those of one run averaged, those of several runs side by side."""

from __future__ import annotations

from collections.abc import Sequence

from naumachia.kernel.errors import NotFound
from naumachia.players.learned import Net

DIGITS, FINE = 4, 6
"""Digits of a weight, and of one that was divided by the number of nets."""


def averaged(nets: Sequence[Net]) -> Net:
    """Return a net with the mean of the weights of several nets of one run, and what the last of them says of itself."""
    _same(nets)

    def mean(*weights: float) -> float:
        return round(sum(weights) / len(weights), DIGITS)

    return Net(
        game=nets[0].game,
        about=nets[-1].about,
        features=nets[0].features,
        hidden=tuple(tuple(map(mean, *rows)) for rows in zip(*(net.hidden for net in nets), strict=True)),
        bias=tuple(map(mean, *(net.bias for net in nets))),
        out=tuple(map(mean, *(net.out for net in nets))),
        level=mean(*(net.level for net in nets)),
    )


def _same(nets: Sequence[Net]) -> None:
    """Refuse nets of different games or features."""
    if any((net.game, net.features) != (nets[0].game, nets[0].features) for net in nets):
        raise NotFound("learned-misfit", game=nets[0].game)


def joined(nets: Sequence[Net]) -> Net:
    """Return a net whose log odds are the mean of those of several nets: their hidden units side by side.

    The weights of two runs cannot be averaged, as their hidden units mean different things; their judgements can.
    """
    _same(nets)
    first, count = nets[0], len(nets)
    return Net(
        game=first.game,
        features=first.features,
        hidden=tuple(tuple(weight for row in rows for weight in row) for rows in zip(*(net.hidden for net in nets), strict=True)),
        bias=tuple(weight for net in nets for weight in net.bias),
        out=tuple(round(weight / count, FINE) for net in nets for weight in net.out),
        level=round(sum(net.level for net in nets) / count, FINE),
    )
