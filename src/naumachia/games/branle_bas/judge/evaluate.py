"""How good a position is, and how far a program looks."""

from __future__ import annotations

from ..state import Sea


def evaluate(sea: Sea, side: str) -> float:
    """BB-3 Ships in hand, and what is left of them."""
    if sea.result is not None:
        winner = sea.result.winner
        return 0.0 if winner is None else 10_000.0 if winner == side else -10_000.0
    value = 0.0
    for ship in sea.afloat:
        worth = (0.0 if ship.flag else 10.0) + (ship.bordee + sea.kind(ship.id).force) / 4 - (ship.hull + ship.masts) / 6
        value += worth if ship.controller == side else -worth
    return value


def horizon(sea: Sea) -> object:
    """Another ship, another phase: a look ahead ends there."""
    return sea.turn, sea.phase, sea.acting
