"""Positions as numbers, for players that have learned to judge them.

A position is a set of parts: ships, pairs of ships, the state of the match. Parts are kept by the game and met again in many
positions, so that what is worked out from a part is worked out once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from naumachia.kernel.state import S


class Part:
    """Features of one part of a position; `kept` holds what a player has worked out from them."""

    __slots__ = ("kept", "numbers")

    def __init__(self, *numbers: tuple[int, float]) -> None:
        self.numbers = tuple([(place, value) for place, value in numbers if value])
        self.kept: dict[int, tuple[float, ...]] = {}


@dataclass(frozen=True, kw_only=True)
class Features(Generic[S]):
    """Features of the positions of a game, as the side sees them that acts next."""

    names: tuple[str, ...]
    """Names of the features; a feature is known by its place. A learned file names them too and fits no others."""
    parts: Callable[[S], tuple[str, Sequence[Part]]]
    """The side that acts next, and the parts of a position that is not decided. The features of the parts add up."""
    slope: float
    """Log odds of winning for a point of `evaluate` more than the other side has."""
    horizon: Callable[[S], object] | None = None
    """How far a search looks that asks the learned judgement, where that is farther than `Advice.horizon` says."""
    offset: bool = False
    """The learned value is added to the log odds by `evaluate`, where a search ends in the middle of a move."""
    alone: bool = False
    """Only the judgement of the side that acts next counts there, not the other's: half the time."""
    rapid: str = ""
    """Module with a compiled copy of the rules for matches of training, where the game has one."""
