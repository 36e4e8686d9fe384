"""The sea as both games of *Trireme* know it: ships on their hexes, names, and how a match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from msgspec import field
from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Attached, Choose, Derived, Event, Message, TwoSides
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.words import Outcome

from .charts import CommonCharts, ShipType
from .hulls import hexes_of
from .pieces import Counter, Wreck
from .sea.waters import Edge, Waters
from .setup.scenario import Engagement

V = TypeVar("V", bound=Counter)
T = TypeVar("T", bound="TriremeSea[Any]")
WRECK = "#"
"""Before the id of a ship: its wreck."""


class TriremeSetting(KernelSetting, frozen=True, kw_only=True):
    """The map, the names and the ships of one match."""

    scenario: Engagement
    charts: CommonCharts
    waters: Waters
    types: dict[str, ShipType]
    sides: tuple[str, str]
    ways_out: dict[str, frozenset[Edge]]
    """TF-3.5 The edges over which a side may leave."""
    labels: dict[str, Message]
    prices: dict[str, int]
    """TF-10.3, TS-16 What each ship cost at the start."""
    memo: dict[str, Any] = field(default_factory=dict)
    """Cache of computed values; not part of any position."""


class TriremeSea(TwoSides, Generic[V]):
    """A position of either game."""

    ENDS: ClassVar[str]
    """The rule by which a side may give up."""

    setting = Attached[TriremeSetting]()
    """The map, the names and the ships of this match."""

    ships: dict[str, V]
    turn: int = 1
    if TYPE_CHECKING:  # each game has these in an order of its own, by which its positions are written and hashed
        wrecks: dict[str, Wreck] = field(default_factory=dict)
        lined: tuple[str, ...] = ()
        """TF-PC, TS-PC Sides whose last ships go into line by themselves."""
        result: Outcome | None = None

    def copy(self) -> Self:
        """A draft; the map of occupied hexes rides along, as it is replaced and never changed."""
        draft = super().copy()
        if (known := TriremeSea.occupied.known(self)) is not None:
            draft.occupied = known
        return draft

    def tell(self, event: Event) -> None:
        """Put an event on the record of this step; one about a ship says which side it belongs to."""
        if event.ship and not event.side:
            event = replace(event, side=self.ships[event.ship].side)
        super().tell(event)

    @Derived
    def occupied(self) -> dict[Hex, str]:
        """Which ship, or which wreck, lies in a hex; worked out once and then kept up to date."""
        found = {at: ship.id for ship in self.ships.values() if not ship.gone for at in ship.hexes}
        return found | {at: WRECK + name for name, wreck in self.wrecks.items() for at in hexes_of(wreck.bow, wreck.h)}

    def put(self, *ships: V) -> None:
        """Replace ships by their new selves."""
        before = self.ships
        self.ships = before | {ship.id: ship for ship in ships}
        if (known := TriremeSea.occupied.known(self)) is not None:
            moved = []
            for new in ships:
                old = before[new.id]
                if old.bow != new.bow or old.h != new.h or old.gone != new.gone:
                    moved.append((old, new))
            if moved:
                self._shift(moved, known.copy())

    def _shift(self, moved: list[tuple[V, V]], known: dict[Hex, str]) -> None:
        """Keep the map of occupied hexes up to date; a hex that another has entered meanwhile stays that one's."""
        for old, new in moved:
            if not old.gone:
                for at in old.hexes:
                    if known.get(at) == old.id:
                        del known[at]
            if not new.gone:
                for at in new.hexes:
                    known[at] = new.id
        self.occupied = known

    def change(self, ship: str, **changes: object) -> V:
        """Replace one ship by itself with some values changed."""
        new: V = replace(self.ships[ship], **changes)
        self.put(new)
        return new

    def lay(self, wrecks: dict[str, Wreck]) -> None:
        """Set the wrecks anew."""
        self.wrecks = wrecks
        TriremeSea.occupied.forget(self)

    def on(self, option: str) -> bool:
        """Whether an optional rule is played."""
        return bool(self.setting.options[option])

    def kind(self, ship: V) -> ShipType:
        """The ship's type as its counter shows it."""
        return self.setting.types[ship.type]

    def fleet(self, side: str) -> list[V]:
        """The ships a side holds on the map, in the order of the list."""
        return [ship for ship in self.ships.values() if ship.side == side and not ship.gone]

    def choose(
        self, key: str, side: str, rule: str, answers: tuple[str, ...], shortcuts: tuple[str, ...] = (), **args: object
    ) -> Choose:
        """A decision, at which its side may also give up."""
        return Choose(key, side, rule, answers, {"side": self.label(side), **args}, shortcuts=shortcuts, asides=self.ASIDES)
