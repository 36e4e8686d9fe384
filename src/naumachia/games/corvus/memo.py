"""Cache of computed values of a match: no part of any position, and never more than a saving of time."""

from __future__ import annotations

from typing import TypeVar, cast

T = TypeVar("T")


class Memo:
    """The memory of one match; modules keep objects of classes of their own in it."""

    def __init__(self) -> None:
        self._owned: dict[type, object] = {}

    def of(self, kind: type[T]) -> T:
        """Return the object of a class that is kept here."""
        found = self._owned.get(kind)
        if found is None:
            found = self._owned[kind] = kind()
        return cast("T", found)
