"""The sea of the Fleet Game: a position, and what it can be asked."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import field
from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import CONCEDE, Acts, Beside, Choose, Deciding, Event, Message, State
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.words import Outcome

from ..common.charts import ShipType
from ..common.hulls import AROUND, hexes_of
from ..common.waters import Edge, Waters
from .charts import Charts
from .pieces import Hit, Move, Ram, Ship, Wreck
from .setup.scenario import Battle, Phase

WRECK = "#"
"""Before the id of a ship: its wreck."""


class Setting(KernelSetting, frozen=True, kw_only=True):
    """The map, the names and the counters of one match."""

    scenario: Battle
    charts: Charts
    waters: Waters
    types: dict[str, ShipType]
    sides: tuple[str, str]
    ways_out: dict[str, frozenset[Edge]]
    """TF-3.5 The edges over which a side may leave."""
    labels: dict[str, Message]
    prices: dict[str, int]
    """TF-10.3 What each ship cost at the start."""
    memo: dict[str, Any] = field(default_factory=dict)
    """What players that look ahead have worked out before; no part of any position."""


class Sea(State):
    """A position."""

    setting = Beside[Setting]()
    """The map, the names and the counters of this match."""

    ships: dict[str, Ship]
    turn: int = 1
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
    """PC Sides whose last ships go into line by themselves."""
    result: Outcome | None = None

    def copy(self) -> Sea:
        """A draft; the map of occupied hexes rides along, as it is replaced and never changed."""
        draft = super().copy()
        if (known := self.__dict__.get("occupied")) is not None:
            draft.__dict__["occupied"] = known
        return draft

    def tell(self, event: Event) -> None:
        """Put an event on the record of this step; one about a ship says which side it belongs to."""
        if event.ship and not event.side:
            event = replace(event, side=self.ships[event.ship].side)
        super().tell(event)

    def then(self, *frames: Any) -> None:
        """What is to be played next; nothing when the match has just ended."""
        if self.result is None:
            super().then(*frames)

    @property
    def occupied(self) -> dict[Hex, str]:
        """Which ship, or which wreck, lies in a hex; worked out once and then kept up to date."""
        found: dict[Hex, str] | None = self.__dict__.get("occupied")
        if found is None:
            found = {at: ship.id for ship in self.ships.values() if not ship.gone for at in ship.hexes}
            found |= {at: WRECK + name for name, wreck in self.wrecks.items() for at in hexes_of(wreck.bow, wreck.h)}
            self.__dict__["occupied"] = found
        return found

    def put(self, *ships: Ship) -> None:
        """Replace ships by their new selves."""
        before = self.ships
        self.ships = before | {ship.id: ship for ship in ships}
        for new in ships:
            old = before[new.id]
            if old.bow != new.bow or old.h != new.h or old.gone != new.gone:
                self._shift(old, new)

    def _shift(self, old: Ship, new: Ship) -> None:
        """Keep the map of occupied hexes up to date."""
        known = self.__dict__.get("occupied")
        if known is None:
            return
        known = known.copy()
        if not old.gone:
            for at in old.hexes:
                known.pop(at, None)
        if not new.gone:
            for at in new.hexes:
                known[at] = new.id
        self.__dict__["occupied"] = known

    def change(self, ship: str, **changes: Any) -> None:
        """Replace one ship by itself with some values changed."""
        self.put(replace(self.ships[ship], **changes))

    def note(self, **changes: Any) -> None:
        """Change the move in progress."""
        assert self.move is not None
        self.move = replace(self.move, **changes)

    def lay(self, wrecks: dict[str, Wreck]) -> None:
        """Set the wrecks anew."""
        self.wrecks = wrecks
        self.__dict__.pop("occupied", None)

    def on(self, option: str) -> bool:
        """Whether an optional rule is played."""
        return bool(self.setting.options[option])

    def kind(self, ship: Ship) -> ShipType:
        """The ship's counter as printed."""
        return self.setting.types[ship.type]

    def label(self, name: str) -> Message:
        """The name of a ship or a side, for sentences."""
        return self.setting.labels[name]

    def other(self, side: str) -> str:
        """The enemy."""
        one, two = self.setting.sides
        return two if side == one else one

    @property
    def second(self) -> str:
        """The second player of this turn."""
        return self.other(self.first)

    def fleet(self, side: str) -> list[Ship]:
        """The ships a side holds on the map, in the order of the list."""
        return [ship for ship in self.ships.values() if ship.side == side and not ship.gone]

    def near(self, ship: Ship) -> list[Ship]:
        """The enemies next to a ship, each once."""
        occupied, ships, (q, r) = self.occupied, self.ships, ship.bow
        found: dict[str, Ship] = {}
        for dq, dr in AROUND[ship.h]:
            other = ships.get(occupied.get((q + dq, r + dr), ""))
            if other is not None and other.side != ship.side:
                found[other.id] = other
        return list(found.values())

    def choose(
        self, key: str, side: str, rule: str, answers: tuple[str, ...], shortcuts: tuple[str, ...] = (), **args: Any
    ) -> Choose:
        """A decision, at which its side may also give up."""
        return Choose(key, side, rule, answers, {"side": self.label(side), **args}, shortcuts=shortcuts, asides=(CONCEDE,))

    def aside(self, seat: str, answer: str) -> None:
        """TF-10.1 A side gives up: the other has won."""
        winner = self.other(seat)
        self.end(Outcome(winner, "won-by-concession", "TF-10.1", {"side": winner, "loser": seat}))

    def end(self, outcome: Outcome) -> None:
        """The match is over: nothing is left to be played."""
        self.result = outcome
        self.agenda = ()
        self.move = None
        self.tell(Event(outcome.key, outcome.rule, self.spoken(outcome.args)))

    def spoken(self, args: dict[str, Any]) -> dict[str, Any]:
        """The values of an outcome with the sides by their names; the position itself keeps only their codes."""
        return {key: self.label(value) if value in self.setting.sides else value for key, value in args.items()}


class SideDecides(Deciding[Sea], frozen=True):
    """A question to a side about its ships, asked again until there is nothing left to do or the side is done."""

    key: ClassVar[str]
    rule: ClassVar[str]
    acts: ClassVar[Acts[Sea, Any]]
    side: str

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.offer(sea, self)
        return sea.choose(self.key, self.side, self.rule, self.acts.moves(offer)) if len(offer) > 1 else None


class ShipDecides(Deciding[Sea], frozen=True):
    """A question about one ship; the acts of its table are told the ship's id."""

    ship: str

    @property
    def who(self) -> str:
        """The ship."""
        return self.ship


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
