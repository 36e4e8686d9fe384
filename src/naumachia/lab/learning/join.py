"""Nets of several runs side by side, as one net."""

from __future__ import annotations

from collections.abc import Sequence

from naumachia.kernel.errors import NotFound
from naumachia.players.learned import Net

DIGITS = 6
"""Digits of a weight that was divided."""


def joined(nets: Sequence[Net]) -> Net:
    """Return a net whose log odds are the mean of those of several nets: their hidden units side by side.

    The weights of two runs cannot be averaged, as their hidden units mean different things; their judgements can.
    """
    first, count = nets[0], len(nets)
    if any((net.game, net.features) != (first.game, first.features) for net in nets):
        raise NotFound("learned-misfit", game=first.game)
    return Net(
        game=first.game,
        about={"joined": [dict(net.about) for net in nets]},
        features=first.features,
        hidden=tuple(tuple(weight for row in rows for weight in row) for rows in zip(*(net.hidden for net in nets), strict=True)),
        bias=tuple(weight for net in nets for weight in net.bias),
        out=tuple(round(weight / count, DIGITS) for net in nets for weight in net.out),
        level=round(sum(net.level for net in nets) / count, DIGITS),
    )
