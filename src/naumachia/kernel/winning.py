"""How likely a side is to win, by the game's own judgement of the position: one curve for each game, fitted to matches."""

from __future__ import annotations

from math import exp

from msgspec import Struct


class Bin(Struct, frozen=True):
    """Positions that were given about the same chance, on matches the curve was not fitted to."""

    told: float
    """Mean of the chances told."""
    came: float
    """Share of points that came of them; a draw is half a point."""
    positions: int
    matches: int


class Winning(Struct, frozen=True, kw_only=True):
    """The curve of a game, as its `winning.toml` holds it."""

    slope: float
    """Log odds for a point that one side stands better than the other, divided by ships ** power."""
    power: float
    """How the number of ships in the match divides them."""
    players: str
    """Level of the programs whose matches it was fitted to."""
    fitted: str
    """Seeds and matches of the fit."""
    measured: str
    """Seeds and matches of the measurement."""
    error: float
    """Mean difference between a chance told and the share that came of it, over all positions measured."""
    loss: float
    """Mean log loss of the positions measured; 0.693 is that of a coin."""
    bins: tuple[Bin, ...] = ()

    def chance(self, margin: float, ships: int) -> float:
        """Return the chance of a side that stands better by `margin`, in a match that began with so many ships."""
        return logistic(self.slope * margin / max(1, ships) ** self.power)


def logistic(odds: float) -> float:
    """Return the chance for log odds."""
    if odds < -700:
        return 0.0
    return 1.0 / (1.0 + exp(-odds))
