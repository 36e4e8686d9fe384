"""Sources of random numbers handed in from outside; no rule draws any of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class RandomSource(Protocol):
    """Random numbers for dealing hidden things anew; `random.Random` is one."""

    def choice(self, seq: Sequence[T], /) -> T:
        """Return one of them."""

    def randint(self, a: int, b: int, /) -> int:
        """Return a whole number between the two, both included."""

    def sample(self, population: Sequence[T], /, k: int) -> list[T]:
        """Return so many of them, in an order drawn too."""


class FirstChoice:
    """Source that always takes the first, to see whether there is anything to deal."""

    def choice(self, seq: Sequence[T], /) -> T:
        """The first."""
        return seq[0]

    def randint(self, a: int, b: int, /) -> int:
        """The least."""
        return a

    def sample(self, population: Sequence[T], /, k: int) -> list[T]:
        """The first of them."""
        return list(population[:k])
