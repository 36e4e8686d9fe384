"""The sea of the Ship Game: a position, and what it can be asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec import field

from naumachia.kernel import CONCEDE, Attached
from naumachia.kernel.orders.standing_orders import StandingOrder, asides
from naumachia.kernel.positions.two_sides import Sheet
from naumachia.kernel.words import Outcome

from ..common.hulls import around, hull_distance
from ..common.pieces import Wreck
from ..common.sea.wind import Force
from ..common.state import TriremeSea, TriremeSetting
from .charts import Charts
from .pieces import NOBODY, Hit, Men, Ship
from .setup.scenario import Battle, Phase

ORDERS = (
    StandingOrder("fire", "TS-8.1", ("ask-fire",), ("likely", "hold")),
    StandingOrder("grapple", "TS-9.1", ("ask-grapple",), ("stronger", "all", "never")),
    StandingOrder("board", "TS-10.2", ("ask-board",), ("all", "never")),
    StandingOrder("send", "TS-12.1", ("ask-send",), ("never",)),
    StandingOrder("detach", "TS-13", ("ask-detach",), ("always", "never")),
    StandingOrder("free", "TS-14", ("ask-free",), ("always", "never")),
    StandingOrder("losses", "TS-6.4", ("ask-lose", "ask-spoil"), ("least",)),
)
"""Standing orders of a side; their answers are in `comfort/standing_orders.py`."""


class Setting(TriremeSetting, frozen=True, kw_only=True):
    """The map, the names and the ships of one match."""

    scenario: Battle
    charts: Charts


class Sea(TriremeSea[Ship]):
    """A position."""

    ENDS: ClassVar[str] = "TS-16"
    ASIDES: ClassVar[tuple[str, ...]] = (CONCEDE, *asides(*ORDERS))

    setting = Attached[Setting]()
    """The map, the names and the ships of this match."""

    phase: Phase = "weather"
    step: int = 0
    """TS-4.1 The step of movement being played, 1 to 5."""
    wind: Force = "none"
    wind_dir: int = 0
    becalmed: bool = False
    """TS-S5 The wind has died for good."""
    watching: bool = False
    """TS-S2 Ships that only watch may not fight this turn; looked at when orders are written."""
    wrecks: dict[str, Wreck] = field(default_factory=dict)
    won: dict[str, str] = field(default_factory=dict)
    """TS-4.2 Contests of this step that dice have settled: the hex, and who gets it."""
    hits: tuple[Hit, ...] = ()
    """TS-4.5 What the dice of this step have come to."""
    owed: dict[str, int] = field(default_factory=dict)
    """Man points that ships have still to lose in this step, or hits they have taken."""
    flames: dict[str, int] = field(default_factory=dict)
    """TS-15.11 Incendiary hits of this step."""
    sinking: tuple[str, ...] = ()
    """TS-4.3 Ships that go down at the end of this step."""
    lined: tuple[str, ...] = ()
    """TS-PC Sides whose last ships go into line by themselves."""
    result: Outcome | None = None

    @property
    def charts(self) -> Charts:
        """The tables."""
        return self.setting.charts

    @property
    def here(self) -> list[Ship]:
        """Every ship on the map, in the order of the list."""
        return [ship for ship in self.ships.values() if not ship.gone]

    def place_of(self, ship: str) -> int:
        """The place of a ship in the list."""
        return list(self.ships).index(ship)

    def listed(self, names: Iterable[str]) -> list[str]:
        """Names in the order of the ship list, each once."""
        wanted = set(names)
        return [name for name in self.ships if name in wanted] if wanted else []

    def near(self, ship: Ship) -> list[Ship]:
        """The ships next to a ship, friend or enemy, in the order of the list."""
        occupied = self.occupied
        found = {occupied[at] for at in around(ship.bow, ship.h) if at in occupied}
        return [other for name, other in self.ships.items() if name in found] if found else []

    def apart(self, one: Ship, other: Ship) -> int:
        """The hull distance of two ships."""
        return hull_distance(one.hexes, other.hexes)

    def men_of(self, ship: Ship, side: str) -> Men:
        """The men of a side who fight aboard a ship."""
        return ship.aboard.get(side, NOBODY)


class ShipSheet(Sheet[Sea], frozen=True):
    """A sheet of one phase of a turn."""

    phase: ClassVar[Phase]
