"""What a good position is, for players that look ahead."""

from __future__ import annotations

from ..rules.victory import points
from ..state import Sea

WON = 1000.0


def horizon(sea: Sea) -> object:
    """How far one look goes."""
    return sea.turn, sea.phase, sea.move.ship if sea.move else "", sea.result


def evaluate(sea: Sea, side: str) -> float:
    """Points."""
    if sea.result is not None:
        return 0.0 if sea.result.winner is None else WON if sea.result.winner == side else -WON
    return float(points(sea, side) - points(sea, sea.other(side)))
