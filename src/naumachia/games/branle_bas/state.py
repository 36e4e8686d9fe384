"""The sea of *Branle-bas de combat*: a position, and what it can be asked."""

from __future__ import annotations

from typing import Any, ClassVar, TypedDict

from msgspec import field
from msgspec.structs import replace

from naumachia.geometry.plane import COS, SIN, Base, Hull, Pose
from naumachia.kernel import CONCEDE, Attached, Choose, Die, Event, Message, PlaneState
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.orders.standing_orders import StandingOrder, asides
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.words import Outcome, Refusal

from .charts import Charts, ShipClass
from .pieces import Link, Phase, Run, Ship, Squadron
from .setup.scenario import Battle

ORDERS = "orders"
A_TURN = 40
"""How often a side may take up its standing orders in a turn, so that a match always goes on."""
AT_THE_GUNS = (
    StandingOrder("fire", "BB-8.3", ("ask-fire",), ("hull", "masts", "hold")),
    StandingOrder("link", "BB-11.6", ("ask-link",), ("wait",)),
)
"""Standing orders of a side; their answers are in `comfort/gunnery.py`."""
PLAIN = (CONCEDE, *asides(*AT_THE_GUNS))
Window = tuple[int, int, int, int]
"""2.8 The table as a window on the plane: least x and y, most x and y."""


class Setting(KernelSetting, frozen=True, kw_only=True):
    """The names and the ships of one match."""

    scenario: Battle
    charts: Charts
    sides: tuple[str, str]
    hulls: dict[str, Hull]
    """2.2 The base of each ship."""
    index: dict[str, int]
    """The order of ships that holds wherever two are alike: that of the scenario file, first side first."""
    labels: dict[str, Message]
    in_line: frozenset[str]
    """Sides with a squadron of two ships or more."""
    dice: dict[str, Die]
    """BB-1 The special dice by name: `random`, `wind`, `risk`, `collision`, `point-blank`, `boarding`."""
    memo: dict[str, Any] = field(default_factory=dict)
    """Cache of computed values; not part of any position."""


class Thrown(TypedDict):
    """Arguments of an event for special dice."""

    dice: tuple[int, ...]
    faces: tuple[str, ...]
    die: str


class Sea(PlaneState[Ship, Base]):
    """A position."""

    ASIDES: ClassVar[tuple[str, ...]] = (ORDERS, *PLAIN)

    setting = Attached[Setting]()
    """The names and the ships of this match."""

    ships: dict[str, Ship]
    links: tuple[Link, ...] = ()
    squadrons: dict[str, Squadron] = field(default_factory=dict)
    wind: int = 0
    """2.5 Where the wind comes from."""
    turn: int = 0
    phase: Phase = "tests"
    window: Window = (0, 0, 1200, 1200)
    run: Run | None = None
    """The move under way."""
    acting: str = ""
    """The ship whose place has come."""
    score: dict[str, int] = field(default_factory=dict)
    """BB-3.5 What is counted before the night turns: prizes by side, in a duel damage by ship; empty until nightfall."""
    quiet: tuple[str, ...] = ()
    """Standing orders of whole fleets: `anchor:SIDE`, `prizes:SIDE`."""
    ordered: tuple[str, ...] = ()
    """Sides that have opened the standing orders this turn, once for each time."""
    result: Outcome | None = None

    @property
    def charts(self) -> Charts:
        """The tables."""
        return self.setting.charts

    def option(self, name: str) -> int:
        """Return the value of an optional rule."""
        return self.setting.options[name]

    def die(self, name: str) -> Die:
        """BB-1 One of the special dice."""
        return self.setting.dice[name]

    def thrown(self, name: str, *faces: int) -> Thrown:
        """Return the arguments of an event for the special dice that were thrown."""
        die = self.setting.dice[name]
        return {"dice": faces, "faces": die.called(*faces), "die": name}

    @property
    def turns(self) -> int:
        """BB-2.6 The turns until nightfall."""
        return self.setting.options["turns"]

    def base(self, ship: Ship) -> Base:
        """2.2 The base of a ship where it lies."""
        return Base(Pose(ship.x, ship.y, ship.h), self.setting.hulls[ship.id])

    def tell(self, event: Event) -> None:
        """Put an event on the record of this step; one about a ship says which side it belongs to."""
        if not event.side and (who := (event.blow.by if event.blow else "") or event.ship):
            ship = self.ships[who]
            event = replace(event, side=ship.controller or ship.owner)
        super().tell(event)

    def kind(self, ship: str) -> ShipClass:
        """The class of a ship."""
        return self.charts.ships.table[self.ships[ship].type]

    def decks(self, ship: str) -> int:
        """BB-R54 The decks of a ship: those of its class, unless the scenario says otherwise."""
        return self.setting.scenario.ships[ship].decks or self.kind(ship).decks

    def index(self, ship: str) -> int:
        """The number of a ship, by which ties are broken."""
        return self.setting.index[ship]

    @property
    def afloat(self) -> list[Ship]:
        """Every ship on the table, by index."""
        return [ship for ship in self.ships.values() if not ship.gone]

    def fleet(self, side: str) -> list[Ship]:
        """The ships in a side's hands, prizes too, by index."""
        return [ship for ship in self.ships.values() if ship.controller == side and not ship.gone]

    def enemies(self, one: str, other: str) -> bool:
        """Whether two ships are in the hands of opposite sides; a ship nobody has taken is nobody's enemy."""
        mine, theirs = self.ships[one].controller, self.ships[other].controller
        return bool(mine and theirs) and mine != theirs

    def hostile(self, ship: str) -> list[Ship]:
        """BB-9.4 The enemies of a ship's controller that are afloat and not STRUCK, by index."""
        foe = self.other(self.ships[ship].controller)
        return [one for one in self.ships.values() if one.controller == foe and not one.gone and one.flag != "struck"]

    def masts_down(self, ship: Ship) -> int:
        """3.1 Masts that have fallen."""
        return sum([ship.masts >= box for box in self.setting.charts.sheet.mast_falls_at]) if ship.masts else 0

    def upwind(self, ship: Ship) -> int:
        """2.6 How far up the wind a ship lies; the farthest from the wind's origin has the smallest value."""
        return ship.x * SIN[self.wind] + ship.y * COS[self.wind]

    def along_the_wind(self) -> list[str]:
        """2.6 Every ship afloat, the farthest from the wind's origin first."""
        return [ship.id for ship in sorted(self.afloat, key=self.upwind)]  # sorting keeps the index where two are alike

    def links_of(self, ship: str) -> list[Link]:
        """The links that hold a ship."""
        return [link for link in self.links if ship in (link.one, link.other)]

    def linked(self, ship: str) -> bool:
        """BB-11.1 Whether anything holds a ship."""
        return bool(self.links) and any(ship in (link.one, link.other) for link in self.links)

    def link(self, one: str, other: str) -> Link | None:
        """The link between two ships; there is at most one."""
        return next((link for link in self.links if link.joins(one) and link.to(one) == other), None)

    def tie(self, link: Link) -> None:
        """A link is made; one of the other kind between the same two gives way to it."""
        self.links = (*(old for old in self.links if {old.one, old.other} != {link.one, link.other}), link)

    def cut(self, *links: Link) -> None:
        """Links end."""
        self.links = tuple(link for link in self.links if link not in links)

    def squadron(self, ship: str) -> Squadron | None:
        """BB-7.1 The squadron a ship belongs to."""
        return next((found for found in self.squadrons.values() if ship in found.ships), None)

    def choose(
        self, key: str, side: str, rule: str, answers: tuple[str, ...], shortcuts: tuple[str, ...] = (), **args: object
    ) -> Choose:
        """A decision, at which its side may also give up."""
        said = {"side": self.label(side), **args}
        return Choose(key, side, rule, answers, said, shortcuts=shortcuts, asides=self.asides(side))

    def asides(self, side: str) -> tuple[str, ...]:
        """Return the asides of a side: its standing orders where it may have some, and giving up."""
        has = side in self.setting.in_line or any(order.endswith(f":{side}") for order in self.quiet)
        return self.ASIDES if has and self.ordered.count(side) < A_TURN else PLAIN

    def aside(self, seat: str, answer: str) -> None:
        """D-RESIGN A side gives up: nobody has to play on. Or it takes up its standing orders."""
        if answer == ORDERS:
            self.ordered = (*self.ordered, seat)
            self.then(self.setting.standing_orders.menu(seat))
            return
        super().aside(seat, answer)

    def show_aside(self, answer: str) -> Option:
        """How giving up, or taking up the orders, is shown."""
        return super().show_aside(answer) if answer == CONCEDE else Option(answer, "do-orders", "BB-7.1")

    def refuse_aside(self, answer: str) -> Refusal:
        """Orders are for sides with a line, not for their own menu, and only so often a turn."""
        return super().refuse_aside(answer) if answer == CONCEDE else Refusal("BB-7.1", "no-orders-now")
