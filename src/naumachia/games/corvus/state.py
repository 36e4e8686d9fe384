"""The sea of *Corvus*: a position, and what it can be asked."""

from __future__ import annotations

from typing import ClassVar

from msgspec import field
from msgspec.structs import replace

from naumachia.geometry.plane import Base, Hull
from naumachia.kernel import CONCEDE, Attached, Choose, Event, Message, PlaneState
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.orders.standing_orders import StandingOrder, asides
from naumachia.kernel.words import Outcome

from .charts import Charts, ShipType
from .memo import Memo
from .pieces import Hit, Link, Phase, Run, Ship
from .setup.scenario import Battle

MM = 1000
"""CV-G1 Micrometres in a millimetre."""


ORDERS = (
    StandingOrder("shoot", "CV-3.3", ("ask-shoot",), ("likely", "hold")),
    StandingOrder("window", "CV-2.17", ("ask-window",), ("all", "never")),
    StandingOrder("assault", "CV-4.1", ("ask-assault",), ("even", "never")),
    StandingOrder("counter", "CV-4.8", ("ask-counter",), ("always", "never")),
    StandingOrder("prize", "CV-4.6", ("ask-capture", "ask-loss", "ask-prize"), ("capture", "sink")),
    StandingOrder("break", "CV-2.7", ("ask-break",), ("always", "never")),
    StandingOrder("rest", "CV-1.9", ("ask-rest",), ("rest",)),
)
"""Standing orders of a side; their answers are in `comfort/standing_orders.py`."""


class Setting(KernelSetting, frozen=True, kw_only=True):
    """The table, the names and the ships of one match."""

    scenario: Battle
    charts: Charts
    sides: tuple[str, str]
    hulls: dict[str, Hull]
    """CV-G4 The base of each ship."""
    speeds: dict[str, tuple[int, int]]
    """Printed normal and combat speed of each ship, in millimetres."""
    labels: dict[str, Message]
    costs: dict[str, int]
    """CV-6.3 What each ship cost its first owner."""
    memo: Memo = field(default_factory=Memo)
    """Cache of the judgement; no part of any position."""


class Sea(PlaneState[Ship, Base]):
    """A position."""

    ASIDES: ClassVar[tuple[str, ...]] = (CONCEDE, *asides(*ORDERS))

    setting = Attached[Setting]()
    """The table, the names and the ships of this match."""

    ships: dict[str, Ship]
    links: tuple[Link, ...] = ()
    turn: int = 1
    phase: Phase = "command"
    first: str = ""
    """The first side of the turn: that of its first card."""
    deck: tuple[int, int] = (0, 0)
    """CV-2.1 Cards left, by side."""
    run: Run | None = None
    """The movement of the active ship."""
    acting: str = ""
    """The active ship."""
    hits: tuple[Hit, ...] = ()
    """CV-3.8 Hits of this phase, not yet applied."""
    counters: dict[str, str] = field(default_factory=dict)
    """CV-4.8 Counter-assaults declared and not yet carried out: the grappled ship, and its grappler."""
    men: dict[str, int] = field(default_factory=dict)
    """CV-6.2 Marine and archer points each side began with."""
    result: Outcome | None = None

    @property
    def charts(self) -> Charts:
        """The tables."""
        return self.setting.charts

    def base(self, ship: Ship) -> Base:
        """CV-G4 The base of a ship where it lies."""
        return Base(ship.pose, self.setting.hulls[ship.id])

    def tell(self, event: Event) -> None:
        """Put an event on the record of this step; one about a ship says which side it belongs to."""
        if not event.side and (who := (event.blow.by if event.blow else "") or event.ship):
            event = replace(event, side=self.ships[who].side)
        super().tell(event)

    def kind(self, ship: str) -> ShipType:
        """The card of a ship."""
        return self.setting.charts.ships.table[self.ships[ship].type]

    def roman(self, side: str) -> bool:
        """CV-5.1 Whether a side is Roman."""
        return self.setting.scenario.sides[side].roman

    @property
    def order_of_sides(self) -> tuple[str, str]:
        """The first side of the turn, then the second."""
        first = self.first or self.setting.sides[0]
        return first, self.other(first)

    @property
    def here(self) -> list[Ship]:
        """Every ship on the table, in the order of the list."""
        return [ship for ship in self.ships.values() if not ship.gone]

    def fleet(self, side: str) -> list[Ship]:
        """The ships under a side's flag, in the order of the list."""
        return [ship for ship in self.ships.values() if ship.side == side and not ship.gone]

    def enemies(self, ship: str) -> list[Ship]:
        """The ships on the table under the other flag."""
        return self.fleet(self.other(self.ships[ship].side))

    def links_of(self, ship: str) -> list[Link]:
        """The links that hold a ship."""
        return [link for link in self.links if link.joins(ship)]

    def engaged(self, ship: str) -> bool:
        """Whether a ship is in any link."""
        return any(link.joins(ship) for link in self.links)

    def linked(self, one: str, other: str) -> Link | None:
        """The link between two ships; there is at most one, and none of a ship with itself."""
        return next((link for link in self.links if link.joins(one) and link.other(one) == other), None)

    def cut(self, *links: Link) -> None:
        """Links end."""
        self.links = tuple(link for link in self.links if link not in links)

    def choose(self, key: str, side: str, rule: str, answers: tuple[str, ...], **args: object) -> Choose:
        """A decision, at which its side may also give up."""
        return Choose(key, side, rule, answers, {"side": self.label(side), **args}, asides=self.ASIDES)
