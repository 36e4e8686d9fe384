"""The sea of *War Galley*: a position, and what it can be asked (specification 3; WG-2.3: the engine keeps what markers keep)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import field
from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import CONCEDE, Args, Attached, Choose, Derived, Event, Message, Refusal, TwoSides
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.orders.standing_orders import StandingOrder, asides
from naumachia.kernel.shown.picture import Option
from naumachia.kernel.words import Outcome

from .charts import Charts
from .hulls import neighbours
from .memo import Memo
from .pieces import Activation, Card, Commander, Gone, Level, Move, Ship, Squadron, apart, may_act, opposed
from .setup.captains import dealt, owner
from .setup.scenario import Battle

__all__ = [
    "Activation",
    "Card",
    "Commander",
    "FireBackOrder",
    "Gone",
    "Level",
    "Move",
    "Phase",
    "Sea",
    "Setting",
    "Ship",
    "Squadron",
    "Watch",
    "apart",
    "may_act",
    "opposed",
]

Watch = Literal["always", "threatened", "never"]
FireBackOrder = Literal["always", "ask", "hold"]
Phase = Literal["wind", "squadrons", "initiative", "speed", "commanded", "individual", "status", "victory"]
ORDERS = "orders"
A_TURN = 40
"""How often a side may take up its orders in a turn, so that a match always goes on."""
OF_A_SIDE = (
    StandingOrder("first", "WG-3.2", ("ask-first",), ("self", "other")),
    StandingOrder("level", "WG-6.12", ("ask-level",), ("cruise", "max")),
    StandingOrder("unfoul", "WG-8.35", ("ask-unfoul",), ("all", "none")),
    StandingOrder("transfer", "WG-5.51", ("ask-transfer",), ("stay",)),
)
"""Standing orders of a side; their answers are in `comfort/side_orders.py`."""
CAPTAIN = asides(*OF_A_SIDE)
ADMIRAL = (CONCEDE, *CAPTAIN)


class Setting(KernelSetting, frozen=True, kw_only=True):
    """The map, the names and the printed values of one match."""

    scenario: Battle
    charts: Charts
    sea: frozenset[Hex]
    land: frozenset[Hex]
    cards: dict[str, Card]
    sides: tuple[str, ...]
    seats: dict[str, str]
    """WG-1.0 Each seat and its side; the first of a side, its admiral's, bears the name of the side."""
    shared: bool
    """Several captains share a side."""
    labels: dict[str, Message]
    columns: int
    rows: int
    memo: Memo = field(default_factory=Memo)


class Sea(TwoSides):
    """A position."""

    ASIDES: ClassVar[tuple[str, ...]] = (ORDERS, *ADMIRAL)

    setting = Attached[Setting]()
    """The map, the names and the printed values of this match."""

    ships: dict[str, Ship]
    commanders: dict[str, Commander] = field(default_factory=dict)
    squadrons: dict[str, Squadron] = field(default_factory=dict)
    turn: int = 1
    phase: Phase = "wind"
    first: str = ""
    """FIRST: who begins in the phases D, E and F."""
    wind: tuple[int, int] = (0, 0)
    """Strength, and where it blows to."""
    activation: Activation | None = None
    move: Move | None = None
    named: dict[str, str] = field(default_factory=dict)
    """WG-5.13 The admiral each side named this turn."""
    bound: str = ""
    """WG-5.13 The squadron that must be the first activation of FIRST."""
    doubled: tuple[str, ...] = ()
    """WG-5.42 Sides that have tried a Double Activation this turn."""
    watch: dict[str, Watch] = field(default_factory=dict)
    """Standing orders for evasion, by side, squadron and ship."""
    reply: dict[str, FireBackOrder] = field(default_factory=dict)
    """Standing orders for reaction fire, by side, squadron and ship."""
    ordered: tuple[str, ...] = ()
    """Sides that have opened the standing orders this turn, once for each time."""
    bonus: dict[str, int] = field(default_factory=dict)
    """WG-9.1 Points from scenario rules and flight."""
    deserted: dict[str, int] = field(default_factory=dict)
    """WG-K25 Squadrons that have deserted, and when."""
    freed: tuple[str, ...] = ()
    """WG-R66 Ships whose roll in G1 or G4 has succeeded, until all have rolled."""
    quiet: int = 0
    """WG-R31 Turns without any attack, this one not counted."""
    fought: bool = False
    """WG-R31 Somebody has attacked in this turn."""
    result: Outcome | None = None

    def copy(self) -> Sea:
        """A draft; the map of occupied hexes rides along, as it is replaced and never changed."""
        draft = super().copy()
        draft.occupied = self.occupied
        return draft

    @Derived
    def occupied(self) -> dict[Hex, str]:
        """WG-6.6 One galley a hex: which ship lies where; worked out once and then kept up to date."""
        return {at: ship.id for ship in self.ships.values() if not ship.gone for at in ship.hexes}

    def put(self, *ships: Ship) -> None:
        """Replace ships by their new selves."""
        fleet = self.ships.copy()
        moved = []
        for new in ships:
            old = fleet[new.id]
            fleet[new.id] = new
            if old.bow != new.bow or old.facing != new.facing or old.gone != new.gone:
                moved.append((old, new))
        self.ships = fleet
        if moved and (known := Sea.occupied.known(self)) is not None:
            known = known.copy()
            for old, _ in moved:
                if not old.gone:
                    for at in old.hexes:
                        known.pop(at, None)
            for _, new in moved:
                if not new.gone:
                    for at in new.hexes:
                        known[at] = new.id
            self.occupied = known

    def change(self, ship: str, **changes: object) -> None:
        """Replace one ship by itself with some values changed."""
        self.put(replace(self.ships[ship], **changes))

    def note(self, **changes: object) -> None:
        """Change the move in progress."""
        assert self.move is not None
        self.move = replace(self.move, **changes)

    def mark(self, **changes: object) -> None:
        """Change the activation in progress."""
        assert self.activation is not None
        self.activation = replace(self.activation, **changes)

    def card(self, ship: Ship) -> Card:
        """The ship's printed values."""
        return self.setting.cards[ship.card]

    def label(self, piece: str) -> Message:
        """The name of a ship, a squadron or a side, for sentences."""
        ship, setting = self.ships.get(piece), self.setting
        if ship is None:
            return setting.labels.get(piece) or Message("flotilla", {"id": piece})
        known = setting.memo.labels
        found = known.get((piece, ship.card))
        if found is None:
            kind = setting.labels[f"#{self.card(ship).kind}"]
            found = known[piece, ship.card] = Message("ship", {"kind": kind, "id": piece})
        return found

    def chief(self, commander: str) -> Message:
        """The name of a commander, for sentences."""
        return self.setting.labels.get(f"@{commander}") or Message("commander-of", {"squadron": self.label(commander)})

    def vacant(self, at: Hex) -> bool:
        """Sea, on the map, and no ship in it (specification 2.8)."""
        return at in self.setting.sea and at not in self.occupied

    def there(self, at: Hex) -> Ship | None:
        """The ship in a hex."""
        found = self.occupied.get(at)
        return None if found is None else self.ships[found]

    def near(self, ship: Ship) -> list[Ship]:
        """The enemy ships next to a ship, each once, in the order of its hexes."""
        occupied, ships = self.occupied, self.ships
        found: dict[str, Ship] = {}
        for at in ship.around():
            name = occupied.get(at)
            if name is not None and ships[name].side != ship.side:
                found[name] = ships[name]
        return list(found.values())

    def shuns(self, side: str, at: Hex) -> bool:
        """WG-5.31 Whether the active ship hangs back from a hex, because an enemy lies next to it."""
        if self.activation is None or not self.activation.wary:
            return False
        occupied, ships = self.occupied, self.ships
        return any((name := occupied.get(there)) is not None and ships[name].side != side for there in neighbours(at))

    def fleet(self, side: str) -> list[Ship]:
        """The ships a side controls on the map, in the order of their ids."""
        return [ship for ship in self.ships.values() if ship.side == side and not ship.gone]

    def captain(self, ship: str) -> Commander | None:
        """WG-5.14 The commander aboard a ship."""
        memo = self.setting.memo
        if memo.captains is None or memo.captains[0] is not self.commanders:
            aboard: dict[str, Commander] = {}
            for commander in self.commanders.values():
                if not commander.lost:
                    aboard.setdefault(commander.ship, commander)
            memo.captains = self.commanders, aboard
        return memo.captains[1].get(ship)

    def owner(self, ship: Ship) -> str:
        """WG-1.0 The seat that decides for a ship: with one captain a side, the side's."""
        return owner(ship, self.dealt(ship.side), self.squadrons.values()) if self.setting.shared else ship.side

    def dealt(self, side: str) -> dict[str, str]:
        """WG-1.0 The seat of every squadron of a side."""
        return dealt(self.commanders.values(), self.setting.seats, side)

    def holder(self, squadron: str, side: str) -> str:
        """WG-1.0 The seat that decides for a squadron, or for a ship on its own."""
        if not self.setting.shared:
            return side
        return self.owner(self.ships[squadron]) if squadron in self.ships else self.dealt(side).get(squadron, side)

    def side_of(self, seat: str) -> str:
        """WG-1.0 The side of a captain."""
        return self.setting.seats[seat]

    def crew(self, seat: str) -> list[Ship]:
        """The ships on the map for which a seat decides."""
        fleet = self.fleet(self.side_of(seat))
        return [ship for ship in fleet if self.owner(ship) == seat] if self.setting.shared else fleet

    def attack(self) -> None:
        """WG-R31 Something has been tried against somebody this turn."""
        if not self.fought:
            self.fought = True

    def choose(
        self,
        key: str,
        seat: str,
        rule: str,
        answers: tuple[str, ...],
        args: Args | None = None,
        *,
        shortcuts: tuple[str, ...] = (),
        orders: bool = False,
    ) -> Choose:
        """WG-D30 A decision at which its side may also give up: that is for the admiral to say (WG-1.0).

        WG-D31 Where it is its own to begin with, a seat may take up its standing orders, so many times a turn.
        """
        said_beside = ADMIRAL if seat in self.setting.sides else CAPTAIN
        if orders and self.ordered.count(seat) < A_TURN:
            said_beside = (ORDERS, *said_beside)
        said: Args = {"side": self.setting.labels[seat]}
        return Choose(key, seat, rule, answers, {**said, **args} if args else said, shortcuts=shortcuts, asides=said_beside)

    def aside(self, seat: str, answer: str) -> None:
        """WG-D30 Give up; WG-D31 or take up the standing orders, after which the same question stands."""
        if answer == CONCEDE:
            self.concede(seat)
        else:
            self.ordered = (*self.ordered, seat)
            self.then(self.setting.standing_orders.menu(seat))

    def show_aside(self, answer: str) -> Option:
        """How giving up, or taking up the orders, is shown."""
        return Option(answer, f"do-{answer}", "WG-9.1" if answer == CONCEDE else "WG-6.51")

    def refuse_aside(self, answer: str) -> Refusal:
        """WG-D30, WG-1.0 Only the admiral gives up; WG-D31 orders are not open at every question, and only so often a turn."""
        return Refusal("WG-1.0", "no-concede") if answer == CONCEDE else Refusal("WG-6.51", "no-orders-now")

    def concede(self, side: str) -> None:
        """WG-D30, WG-9.1 The other side wins."""
        winner = self.other(side)
        self.end(Outcome(winner, "won-by-concession", "WG-9.1", {"side": winner, "loser": side}))

    def tell(self, event: Event) -> None:
        """Put an event on the record, with the side that acts."""
        if not event.side and (who := (event.blow.by if event.blow else "") or event.ship):
            event = replace(event, side=self.ships[who].side)
        super().tell(event)
