"""The sea of the Ship Game: a position, and what it can be asked."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import field
from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import CONCEDE, Beside, Choose, Deciding, Event, Frame, Line, Message, Orders, Sheets, State
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.words import Outcome

from ..common.charts import ShipType
from ..common.hulls import around, hexes_of, hull_distance
from ..common.waters import Edge, Waters
from ..common.wind import Force
from .charts import Charts
from .pieces import NOBODY, Hit, Men, Ship, Wreck
from .setup.scenario import Battle, Phase

WRECK = "#"
"""Before the id of a ship: its wreck."""


class Setting(KernelSetting, frozen=True, kw_only=True):
    """The map, the names and the ships of one match."""

    scenario: Battle
    charts: Charts
    waters: Waters
    types: dict[str, ShipType]
    sides: tuple[str, str]
    ways_out: dict[str, frozenset[Edge]]
    labels: dict[str, Message]
    prices: dict[str, int]
    """TS-16 What each ship cost at the start."""
    memo: dict[str, Any] = field(default_factory=dict)
    """What has been worked out before; no part of any position."""


class Sea(State):
    """A position."""

    setting = Beside[Setting]()
    """The map, the names and the ships of this match."""

    ships: dict[str, Ship]
    turn: int = 1
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
        """Which ship, or which wreck, lies in a hex."""
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
                self.__dict__.pop("occupied", None)

    def change(self, ship: str, **changes: Any) -> Ship:
        """Replace one ship by itself with some values changed."""
        new = replace(self.ships[ship], **changes)
        self.put(new)
        return new

    def lay(self, wrecks: dict[str, Wreck]) -> None:
        """Set the wrecks anew."""
        self.wrecks = wrecks
        self.__dict__.pop("occupied", None)

    def on(self, option: str) -> bool:
        """Whether an optional rule is played."""
        return bool(self.setting.options[option])

    @property
    def charts(self) -> Charts:
        """The tables."""
        return self.setting.charts

    def kind(self, ship: Ship) -> ShipType:
        """The ship's type as printed."""
        return self.setting.types[ship.type]

    def label(self, name: str) -> Message:
        """The name of a ship or a side, for sentences."""
        return self.setting.labels[name]

    def other(self, side: str) -> str:
        """The enemy."""
        one, two = self.setting.sides
        return two if side == one else one

    def fleet(self, side: str) -> list[Ship]:
        """The ships a side holds on the map, in the order of the list."""
        return [ship for ship in self.ships.values() if ship.side == side and not ship.gone]

    @property
    def here(self) -> list[Ship]:
        """Every ship on the map, in the order of the list."""
        return [ship for ship in self.ships.values() if not ship.gone]

    def place_of(self, ship: str) -> int:
        """The place of a ship in the list."""
        return list(self.ships).index(ship)

    def listed(self, names: Any) -> list[str]:
        """Names in the order of the ship list, each once."""
        wanted = set(names)
        return [name for name in self.ships if name in wanted]

    def near(self, ship: Ship) -> list[Ship]:
        """The ships next to a ship, friend or enemy, in the order of the list."""
        found = {self.occupied.get(at, "") for at in around(ship.bow, ship.h)}
        return [self.ships[name] for name in self.ships if name in found]

    def apart(self, one: Ship, other: Ship) -> int:
        """The hull distance of two ships."""
        return hull_distance(one.hexes, other.hexes)

    def men_of(self, ship: Ship, side: str) -> Men:
        """The men of a side who fight aboard a ship."""
        return ship.aboard.get(side, NOBODY)

    def choose(
        self, key: str, side: str, rule: str, answers: tuple[str, ...], shortcuts: tuple[str, ...] = (), **args: Any
    ) -> Choose:
        """A decision, at which its side may also give up."""
        return Choose(key, side, rule, answers, {"side": self.label(side), **args}, shortcuts=shortcuts, asides=(CONCEDE,))

    def aside(self, seat: str, answer: str) -> None:
        """TS-16 A side gives up: the other has won."""
        winner = self.other(seat)
        self.end(Outcome(winner, "won-by-concession", "TS-16", {"side": winner, "loser": seat}))

    def end(self, outcome: Outcome) -> None:
        """The match is over: nothing is left to be played."""
        self.result = outcome
        self.agenda = ()
        self.tell(Event(outcome.key, outcome.rule, self.spoken(outcome.args)))

    def spoken(self, args: dict[str, Any]) -> dict[str, Any]:
        """The values of an outcome with the sides by their names; the position itself keeps only their codes."""
        return {key: self.label(value) if value in self.setting.sides else value for key, value in args.items()}


class Sheet(Frame[Sea], frozen=True):
    """A step in which both sides write in secret; a side with nothing to write is not asked."""

    key: ClassVar[str]
    rule: ClassVar[str]
    phase: ClassVar[Phase]

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        """The lines of a side's sheet."""
        raise NotImplementedError

    def carry_out(self, sea: Sea, written: dict[str, str]) -> None:
        """All lines of both sides at once."""
        raise NotImplementedError

    def ask(self, sea: Sea) -> Orders | None:
        sheets = {side: lines for side in sea.setting.sides if (lines := self.lines(sea, side))}
        return Orders(self.key, self.rule, sheets, {"turn": sea.turn}, asides=(CONCEDE,)) if sheets else None

    def take(self, sea: Sea, sheets: Sheets | None) -> None:
        self.carry_out(sea, {name: text for lines in (sheets or {}).values() for name, text in lines.items()})


class ShipDecides(Deciding[Sea], frozen=True):
    """A question about one ship; the acts of its table are told the ship's id."""

    ship: str

    @property
    def who(self) -> str:
        """The ship."""
        return self.ship
