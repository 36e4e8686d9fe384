"""Cache of computed values of a match: no part of any position, and never more than a saving of time.

A value is kept under everything it depends on. Values kept by the `id` of an object hold that object too,
so that no other can come to bear its number.
"""

from __future__ import annotations

from typing import TypeVar, cast

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Message

from .pieces import Commander, Ship

T = TypeVar("T")


class Memo:
    """The memory of one match; what was drawn of it is kept by its setting."""

    def __init__(self) -> None:
        self._owned: dict[type, object] = {}
        self.captains: tuple[dict[str, Commander], dict[str, Commander]] | None = None
        """The commanders by name, and by the ship they are aboard."""
        self.labels: dict[tuple[str, str], Message] = {}
        """The names of ships, by id and card."""
        self.grasp: tuple[str, tuple[Ship, ...], frozenset[Hex]] | None = None
        """Of one ship, for the others as they lie: the hexes next to which an enemy can end a move at cruise."""
        self.paid: dict[tuple[tuple[str, ...], int], tuple[str, ...]] = {}
        """Of some kinds of steps, those that so many MP pay for."""

    def of(self, kind: type[T]) -> T:
        """Return the memory that another module keeps here, of a class of its own."""
        found = self._owned.get(kind)
        if found is None:
            found = self._owned[kind] = kind()
        return cast("T", found)
