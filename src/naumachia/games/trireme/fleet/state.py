"""The sea of the Fleet Game: a position, and what it can be asked."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import field
from msgspec.structs import replace

from naumachia.kernel import CONCEDE, Acts, Attached, Choose, Deciding
from naumachia.kernel.orders.standing_orders import StandingOrder, asides
from naumachia.kernel.words import Outcome

from ..common.hulls import AROUND
from ..common.pieces import Wreck
from ..common.state import TriremeSea, TriremeSetting
from .charts import Charts
from .pieces import Hit, Move, Ram, Ship, Trail
from .setup.scenario import Battle, Phase

ORDERS = (
    StandingOrder("first", "TF-1.3", ("ask-first",), ("first", "second")),
    StandingOrder("free", "TF-2.1", ("ask-free",), ("always", "never")),
    StandingOrder("fire", "TF-8.5", ("ask-fire",), ("always", "never")),
    StandingOrder("grapple", "TF-5.1", ("ask-grapple",), ("stronger", "all", "never")),
    StandingOrder("combat", "TF-5.2", ("ask-combat",), ("stronger", "never")),
    StandingOrder("prize", "TF-5.5", ("ask-captor", "ask-victim", "ask-crew"), ("least",)),
    StandingOrder("away", "TF-5.6", ("ask-away",), ("always", "never")),
)
"""Standing orders of a side; their answers are in `comfort/standing_orders.py`."""


class Setting(TriremeSetting, frozen=True, kw_only=True):
    """The map, the names and the counters of one match."""

    scenario: Battle
    charts: Charts


class Sea(TriremeSea[Ship]):
    """A position."""

    ENDS: ClassVar[str] = "TF-10.1"
    ASIDES: ClassVar[tuple[str, ...]] = (CONCEDE, *asides(*ORDERS))

    setting = Attached[Setting]()
    """The map, the names and the counters of this match."""

    phase: Phase = "turn"
    first: str = ""
    """The first player of this turn."""
    wrecks: dict[str, Wreck] = field(default_factory=dict)
    move: Move | None = None
    rams: tuple[Ram, ...] = ()
    """In the order in which they were declared."""
    hits: tuple[Hit, ...] = ()
    """TF-4.4 What the duels of this phase have come to; all fall together."""
    ended: tuple[str, ...] = ()
    """TF-9.2 Sides that have ended their moves this turn."""
    defected: tuple[int, ...] = ()
    """TF-S3 Which defections have happened."""
    lined: tuple[str, ...] = ()
    """TF-PC Sides whose last ships go into line by themselves."""
    trail: Trail | None = None
    """The last move of the side that moves, for ships that are told to do the same; nothing at other times."""
    result: Outcome | None = None

    def note(self, **changes: object) -> None:
        """Change the move in progress."""
        assert self.move is not None
        self.move = replace(self.move, **changes)

    @property
    def second(self) -> str:
        """The second player of this turn."""
        return self.other(self.first)

    def near(self, ship: Ship) -> list[Ship]:
        """The enemies next to a ship, each once."""
        occupied, ships, (q, r) = self.occupied, self.ships, ship.bow
        found: dict[str, Ship] = {}
        for dq, dr in AROUND[ship.h]:
            other = ships.get(occupied.get((q + dq, r + dr), ""))
            if other is not None and other.side != ship.side:
                found[other.id] = other
        return list(found.values())

    def end(self, outcome: Outcome) -> None:
        """The match is over, in the middle of a move too."""
        self.move = None
        super().end(outcome)


class SideDecides(Deciding[Sea], frozen=True):
    """A question to a side about its ships, asked again until there is nothing left to do or the side is done."""

    key: ClassVar[str]
    rule: ClassVar[str]
    acts: ClassVar[Acts[Sea, Any]]
    side: str

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.offer(sea, self)
        return sea.choose(self.key, self.side, self.rule, self.acts.moves(offer)) if len(offer) > 1 else None


class AmongEquals(Deciding[Sea], frozen=True):
    """TF-5.4 The attackers' owner chooses one of several ships of equal factor."""

    key: ClassVar[str]
    target: str
    ships: tuple[str, ...]

    def ask(self, sea: Sea) -> Choose | None:
        if len(self.ships) == 1:
            return None
        return sea.choose(self.key, sea.ships[self.ships[0]].side, "TF-5.4", self.ships, target=sea.label(self.target))

    def skip(self, sea: Sea) -> None:
        """There is no choice to be made."""
        act, what = self.acts[self.ships[0]]
        act.do(sea, self, what)
