"""Positions on a measured table: where the bases of the ships lie, and a cache of what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

from msgspec.structs import replace

from naumachia.kernel.positions.not_saved import Derived
from naumachia.kernel.positions.two_sides import TwoSides


class PlaneShip(Protocol):
    """A ship on a measured table, as much of it as its place needs."""

    @property
    def id(self) -> str:
        """Its name."""

    @property
    def x(self) -> int:
        """Its place to the east."""

    @property
    def y(self) -> int:
        """Its place to the north."""

    @property
    def h(self) -> int:
        """Its heading."""

    @property
    def gone(self) -> str:
        """How it left the table; empty while it is there."""


V = TypeVar("V", bound=PlaneShip)
B = TypeVar("B")


class PlaneState(TwoSides, Generic[V, B]):
    """A position of ships with bases. Each game declares the field `ships` and makes a base of a ship (`base`).

    The bases ride along with the drafts of a position until a ship moves; no part of the position itself.
    """

    if TYPE_CHECKING:
        ships: dict[str, V]

    def base(self, ship: V) -> B:
        """Return the base of a ship where it lies."""
        raise NotImplementedError

    def copy(self) -> Self:
        """A draft; the bases ride along, and what was found out about them, until a ship moves."""
        draft = super().copy()
        draft.bases, draft.looked = self.bases, self.looked
        return draft

    @Derived
    def bases(self) -> dict[str, B]:
        """The base of every ship on the table, in the order of the ships."""
        base = self.base
        return {ship.id: base(ship) for ship in self.ships.values() if not ship.gone}

    @Derived
    def looked(self) -> dict[object, Any]:
        """Return the cache for these bases: it is emptied when a ship moves."""
        return {}

    def put(self, ship: V) -> None:
        """Replace a ship by its new self."""
        old = self.ships[ship.id]
        self.ships = self.ships | {ship.id: ship}
        if old.gone != ship.gone:
            PlaneState.bases.forget(self)
            PlaneState.looked.forget(self)
        elif not ship.gone and (old.x != ship.x or old.y != ship.y or old.h != ship.h):
            bases = PlaneState.bases.known(self)
            if bases is not None:
                self.bases, self.looked = bases | {ship.id: self.base(ship)}, {}

    def change(self, ship: str, **changes: object) -> V:
        """Replace one ship by itself with some values changed."""
        old: Any = self.ships[ship]
        new: V = replace(old, **changes)
        self.put(new)
        return new
