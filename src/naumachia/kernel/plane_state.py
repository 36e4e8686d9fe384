"""Positions on a measured table: where the bases of the ships lie, and a cache of what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

from msgspec.structs import replace

from naumachia.kernel.two_sides import TwoSides


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
        mine = self.__dict__
        if "bases" not in mine:
            self._find()
        draft.__dict__["bases"], draft.__dict__["looked"] = mine["bases"], mine["looked"]
        return draft

    @property
    def bases(self) -> dict[str, B]:
        """The base of every ship on the table, in the order of the ships."""
        if "bases" not in self.__dict__:
            self._find()
        found: dict[str, B] = self.__dict__["bases"]
        return found

    @property
    def looked(self) -> dict[object, Any]:
        """Return the cache for these bases: it is emptied when a ship moves."""
        if "looked" not in self.__dict__:
            self._find()
        found: dict[object, Any] = self.__dict__["looked"]
        return found

    def _find(self) -> None:
        base = self.base
        self.__dict__["bases"] = {ship.id: base(ship) for ship in self.ships.values() if not ship.gone}
        self.__dict__["looked"] = {}

    def put(self, ship: V) -> None:
        """Replace a ship by its new self."""
        old = self.ships[ship.id]
        self.ships = self.ships | {ship.id: ship}
        if old.gone != ship.gone:
            self.__dict__.pop("bases", None)
            self.__dict__.pop("looked", None)
        elif not ship.gone and (old.x != ship.x or old.y != ship.y or old.h != ship.h):
            bases = self.__dict__.get("bases")
            if bases is not None:
                self.__dict__["bases"], self.__dict__["looked"] = bases | {ship.id: self.base(ship)}, {}

    def change(self, ship: str, **changes: object) -> V:
        """Replace one ship by itself with some values changed."""
        old: Any = self.ships[ship]
        new: V = replace(old, **changes)
        self.put(new)
        return new
