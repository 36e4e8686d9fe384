"""The ships, the commanders and the sea of *War Galley* (specification 3; WG-2.1, WG-2.3: the engine keeps what markers keep)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Choose, Event, Message, State
from naumachia.kernel import Setting as KernelSetting
from naumachia.kernel.view import Outcome

from .charts import Charts
from .places import Flank, Name, around, flanks, footprint, named
from .scenario import Battle

Level = Literal["cruise", "max"]
Gone = Literal["", "sunk", "burnt", "wrecked", "left", "waiting"]
"""Why a ship is not on the map; `wrecked` was eliminated aground, `waiting` has still to enter."""
Watch = Literal["always", "threatened", "never"]
Reply = Literal["always", "ask", "hold"]
Phase = Literal["wind", "squadrons", "initiative", "speed", "commanded", "individual", "status", "victory"]
CONCEDE = "concede"


class Card(Struct, frozen=True):
    """WG-2.1 The printed values of one counter, with what the scenario has changed (specification 3.1)."""

    kind: str
    length: int
    crew: int
    marines: int
    cruise: int
    max: int
    ram_cruise: int
    ram_max: int
    defence: int
    star: bool = False
    towers: bool = False
    engines: bool = False
    sail: bool = False
    device: Literal["", "corvus", "harpax"] = ""
    fire_pots: bool = False
    incendiary_from: int = 0
    prize: int = 0


class Ship(Struct, frozen=True, omit_defaults=True):
    """One counter with all its markers (specification 3.2)."""

    id: str
    side: str
    """Who controls it."""
    origin: str
    """Whose it was at the start."""
    card: str
    """The key of its printed values in the setting."""
    bow: Hex
    facing: int
    length: int
    crew: int
    marines: int
    squadron: str = ""
    """Where it was set up."""
    level: Level = "cruise"
    towers: bool = False
    jettisoned: bool = False
    fatigue: int = 0
    tired_on: int = 0
    """The turn in which the fatigue was gained (R59)."""
    half: bool = False
    half_fresh: bool = False
    """R40 Gained in its own activation: it outlasts that one."""
    crippled: Literal["", "P", "S", "PS"] = ""
    rammed: bool = False
    rammed_by: tuple[str, ...] = ()
    fouled: tuple[str, ...] = ()
    grappled: dict[str, str] = {}
    """Partner and, after a device, what holds them and who threw it: `corvus:R`."""
    on_fire: bool = False
    aground: int = 0
    """The turn it ran aground; 0 when afloat."""
    aground_astern: bool = False
    """R44 It was backing."""
    sails: Literal["", "down", "up"] = ""
    """Empty: it carries none."""
    mast_down: bool = False
    captured: bool = False
    spoilt: bool = False
    """WG-9.1 Rammed or aground since it was captured: the bonus is lost."""
    gone: Gone = ""
    deserter: str = ""
    """K25 The edge it makes for."""
    tows: str = ""
    towed_by: str = ""

    acted: bool = False
    began_max: bool = False
    """WG-6.14 It began the movement segment at maximum level."""
    used: int = 0
    """MP used this turn, for fatigue."""
    wind_used: int = 0
    """R63 MP the wind gave."""
    ram_tried: bool = False
    rake_tried: bool = False
    grapple_tried: bool = False
    no_grapple: bool = False
    """WG-7.16 After a Collision, WG-6.7 after a failed reaction ram."""
    fired: bool = False
    repelled: bool = False
    """WG-8.32 It repelled a boarding this turn."""
    penalty: int = 0
    """WG-6.7 On its rams and rakes in this activation."""

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """The hexes it fills, bow first."""
        return footprint(self.length, self.bow, self.facing)

    @property
    def held(self) -> bool:
        """WG-6.37 Rammed, fouled, grappled or aground: it cannot move."""
        return bool(self.rammed or self.fouled or self.grappled or self.aground)

    @property
    def mobile(self) -> bool:
        """R34 Able to move at all."""
        return not self.held and self.crippled != "PS"

    @property
    def linked(self) -> bool:
        """Crippled, fouled or grappled: what makes it an easier mark."""
        return bool(self.crippled or self.fouled or self.grappled)

    @property
    def tired(self) -> bool:
        """R34 Mobile, and half-speed or fatigued."""
        return bool(self.half or self.fatigue) and self.mobile

    def at(self, name: Name) -> Hex:
        """One of the hexes around it."""
        return named(self.length, self.bow, self.facing, name)

    def flanks(self) -> list[Hex]:
        """Its flank hexes."""
        return flanks(self.length, self.bow, self.facing)

    def around(self) -> list[Hex]:
        """All adjacent hexes."""
        return around(self.length, self.bow, self.facing)


class Commander(Struct, frozen=True, omit_defaults=True):
    """WG-5.11, WG-5.12 A squadron commander or an admiral, aboard a command ship (WG-5.14)."""

    id: str
    side: str
    kind: Literal["SC", "ADM"]
    range: int
    initiative: int
    ship: str
    aloof: bool = False
    """His ship has never been next to an enemy (a special rule of Chios)."""
    reduced: bool = False
    permanent: bool = False
    moved_on: int = 0
    """The turn in which he changed ships."""
    tried_on: int = 0
    """The turn of his last attempt to."""
    lost: bool = False


class Squadron(Struct, frozen=True, omit_defaults=True):
    """WG-5.24 What phase B made of the fleet, until the next phase B. A ship on its own has no commander."""

    id: str
    side: str
    ships: tuple[str, ...]
    commander: str = ""
    steady: bool = False
    """WG-5.31 An individual ship that was next to an enemy in phase B acts without a roll."""
    levelled: bool = False
    done: bool = False


class Activation(Struct, frozen=True, omit_defaults=True):
    """WG-5.41 One activation: whose, which squadrons, who has moved, who has fired back."""

    side: str
    squadrons: tuple[str, ...]
    ships: tuple[str, ...]
    moved: tuple[str, ...] = ()
    muddle: str = ""
    """WG-5.42 The result of Confusion."""
    wary: bool = False
    """WG-5.31 The crew failed its roll: no hex next to an enemy may be entered."""
    replied: tuple[str, ...] = ()
    """WG-8.42 Enemies that have fired in reaction."""
    struck: tuple[str, ...] = ()
    """WG-5.51 Ships that became rammed, crippled, grappled, fouled or on fire."""
    boarded: tuple[str, ...] = ()
    entered: int = 0
    """D32 Ships that have come onto the map."""


class Move(Struct, frozen=True, omit_defaults=True):
    """WG-6.13 One ship's move in progress."""

    ship: str
    left: int = 0
    """MP announced and not yet spent."""
    announced: bool = False
    stage: int = 0
    """How far the things done before moving have got (M1)."""
    paid: int = 0
    """MP paid before moving."""
    backing: bool = False
    entered: int = 0
    """R15 MP spent on entering hexes."""
    turns: int = 0
    """Bow/flank hexes entered."""
    swung: bool = False
    """WG-7.12 It pivoted, came about or backed."""
    step: str = ""
    """The last step, as long as the ship stands where it led."""
    came: Hex | None = None
    """Where the bow was before that step."""
    asked: tuple[str, ...] = ()
    """Who had a window V1 for the last step."""
    safe: tuple[str, ...] = ()
    """R58 Who has slipped away since the last step."""
    raked: bool = False
    """R17 A rake has been tried on this step."""
    over: bool = False
    """Its movement has ended."""


class Setting(KernelSetting, frozen=True, kw_only=True):
    """The map, the names and the printed values of one match."""

    scenario: Battle
    charts: Charts
    sea: frozenset[Hex]
    land: frozenset[Hex]
    cards: dict[str, Card]
    sides: tuple[str, ...]
    labels: dict[str, Message]
    columns: int
    rows: int
    memo: dict[str, Any] = field(default_factory=dict)
    """What players that look ahead have worked out before; no part of any position."""


class Sea(State):
    """A position."""

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
    """Standing orders for evasion, by side and by ship."""
    reply: dict[str, Reply] = field(default_factory=dict)
    """Standing orders for reaction fire, by side."""
    ordered: tuple[str, ...] = ()
    """Sides that have changed their standing orders this turn."""
    bonus: dict[str, int] = field(default_factory=dict)
    """WG-9.1 Points from scenario rules and flight."""
    deserted: dict[str, int] = field(default_factory=dict)
    """K25 Squadrons that have deserted, and when."""
    freed: tuple[str, ...] = ()
    """R66 Ships whose roll in G1 or G4 has succeeded, until all have rolled."""
    quiet: int = 0
    """R31 Turns without any attack, this one not counted."""
    fought: bool = False
    """R31 Somebody has attacked in this turn."""
    result: Outcome | None = None

    @property
    def setting(self) -> Setting:
        """The map, the names and the printed values of this match."""
        found: Setting = self.__dict__["setting"]
        return found

    def copy(self) -> Sea:
        """A draft; the map of occupied hexes rides along, as it is replaced and never changed."""
        draft = super().copy()
        if (known := self.__dict__.get("occupied")) is not None:
            draft.__dict__["occupied"] = known
        return draft

    @property
    def occupied(self) -> dict[Hex, str]:
        """WG-6.6 One galley a hex: which ship lies where; worked out once and then kept up to date."""
        found: dict[Hex, str] | None = self.__dict__.get("occupied")
        if found is None:
            found = {at: ship.id for ship in self.ships.values() if not ship.gone for at in ship.hexes}
            self.__dict__["occupied"] = found
        return found

    def put(self, *ships: Ship) -> None:
        """Replace ships by their new selves."""
        before = self.ships
        self.ships = before | {ship.id: ship for ship in ships}
        moved = [
            (old, new)
            for new in ships
            if (old := before[new.id]).bow != new.bow or old.facing != new.facing or old.gone != new.gone
        ]
        if moved and (known := self.__dict__.get("occupied")) is not None:
            known = known.copy()
            for old, _ in moved:
                if not old.gone:
                    for at in old.hexes:
                        known.pop(at, None)
            for _, new in moved:
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

    def mark(self, **changes: Any) -> None:
        """Change the activation in progress."""
        assert self.activation is not None
        self.activation = replace(self.activation, **changes)

    def card(self, ship: Ship) -> Card:
        """The ship's printed values."""
        return self.setting.cards[ship.card]

    def label(self, piece: str) -> Message:
        """The name of a ship, a squadron or a side, for sentences."""
        ship = self.ships.get(piece)
        if ship is not None:
            return Message("ship", {"kind": self.setting.labels[f"#{self.card(ship).kind}"], "id": piece})
        return self.setting.labels.get(piece) or Message("flotilla", {"id": piece})

    def chief(self, commander: str) -> Message:
        """The name of a commander, for sentences."""
        return self.setting.labels.get(f"@{commander}") or Message("commander-of", {"squadron": self.label(commander)})

    def other(self, side: str) -> str:
        """The enemy."""
        one, two = self.setting.sides
        return two if side == one else one

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

    def fleet(self, side: str) -> list[Ship]:
        """The ships a side controls on the map, in the order of their ids."""
        return [ship for ship in self.ships.values() if ship.side == side and not ship.gone]

    def captain(self, ship: str) -> Commander | None:
        """WG-5.14 The commander aboard a ship."""
        for commander in self.commanders.values():
            if commander.ship == ship and not commander.lost:
                return commander
        return None

    def attack(self) -> None:
        """R31 Something has been tried against somebody this turn."""
        if not self.fought:
            self.fought = True

    def choose(self, key: str, side: str, rule: str, answers: tuple[str, ...], args: dict[str, Any] | None = None) -> Choose:
        """D30 A decision at which its side may also give up."""
        return Choose(key, side, rule, (*answers, CONCEDE), {"side": self.label(side), **(args or {})})

    def concede(self, side: str) -> None:
        """D30, WG-9.1 The other side wins."""
        winner = self.other(side)
        self.end(Outcome(winner, "won-by-concession", "WG-9.1", {"side": self.label(winner), "loser": self.label(side)}))

    def end(self, outcome: Outcome) -> None:
        """The match is over: nothing is left to be played."""
        self.result = outcome
        self.agenda = ()
        self.tell(Event(outcome.key, outcome.rule, outcome.args))


def apart(a: Ship, b: Ship) -> int:
    """R53 The distance between two ships: the least over their hexes."""
    best = 999
    for q, r in a.hexes:
        for x, y in b.hexes:
            dq, dr = q - x, r - y
            best = min(best, max(abs(dq), abs(dr), abs(dq + dr)))
    return best


def opposed(a: Ship, b: Ship) -> bool:
    """R36 Exactly opposite facings."""
    return (a.facing - b.facing) % 6 == 3


def crippled_side(ship: Ship, side: Flank) -> bool:
    """Whether the oars of a side are gone."""
    return side in ship.crippled
