"""The log sheets of the Ship Game (TS-1.1): ships, the men aboard, and what a step of movement has still to settle."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from ..common.charts import Equipment
from ..common.hulls import Location
from ..common.pieces import Counter
from ..common.sea.wind import Rig
from .charts import Harm

Status = Literal["sound", "surrendered", "derelict", "captured"]
Gone = Literal["", "sunk", "burnt", "left", "waiting"]
Kind = Literal["armoured", "light", "archers"]
KINDS: tuple[Kind, ...] = ("armoured", "light", "archers")
OARSMEN = "oarsmen"


class Men(Struct, frozen=True, omit_defaults=True):
    """Fighting men by kind, in man points."""

    armoured: int = 0
    light: int = 0
    archers: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.armoured + self.light + self.archers

    def of(self, kind: str) -> int:
        """How many of one kind."""
        return int(getattr(self, kind))

    def plus(self, other: Men) -> Men:
        """Two bodies of men together."""
        return Men(self.armoured + other.armoured, self.light + other.light, self.archers + other.archers)

    def less(self, kind: str, points: int) -> Men:
        """Without so many of a kind."""
        numbers: dict[str, int] = {name: self.of(name) for name in KINDS}
        numbers[kind] -= points
        return Men(**numbers)


NOBODY = Men()


class Ship(Counter, frozen=True, gc=False, omit_defaults=True):
    """A ship in play: its counter and its log sheet."""

    status: Status = "sound"
    gone: Gone = ""
    gone_turn: int = 0
    """The turn in which it left."""
    immobilised: bool = False
    beached: int = 0
    """TS-15.7 The turn in which it was beached; 0 when it was not."""
    wrecked: bool = False
    """TS-15.6 Fast for good."""
    aboard: dict[str, Men] = field(default_factory=dict)
    """Men who fight, by side: its own, and groups put aboard."""
    prisoners: dict[str, Men] = field(default_factory=dict)
    """TS-11.3 Men of ships that have surrendered, by side; TS-12.3: each side's apart."""
    oars: int = 0
    """Oarsmen, in man points; a Saxon has none beside its warriors (TS-1.4)."""
    equipment: tuple[Equipment, ...] = ()
    mainsail: bool = False
    rig: Rig = ""
    fv_loss: int = 0
    breaches: int = 0
    boxes: int = 0
    """TS-1.2 Endurance boxes left."""
    fatigued: bool = False
    last_speed: int = 0
    fire: int = 0
    """TS-15.11 The level of the fire aboard."""
    links: tuple[str, ...] = ()
    corvus: tuple[str, ...] = ()
    """TS-15.10 Links held by its own corvus."""
    fresh: tuple[str, ...] = ()
    """Of those, links on which no combat has been fought."""
    worn: bool = False
    """TS-15.13 Its oarsmen fought last turn: speed 1 at most."""
    plot: tuple[str, ...] = ()
    """TS-3.1 This turn's order."""
    full: bool = False
    """TS-3.2 At full velocity this turn."""
    made: int = 0
    """Moves completed this turn."""
    halted: bool = False
    """Its movement is over for this turn."""
    stopped: bool = False
    """It was stopped by a contact (TS-3.7)."""
    contacts: tuple[str, ...] = ()
    """TS-5.1 The ships it is in collision with this turn."""
    eased: tuple[str, ...] = ()
    """TS-6.1 The ships it grapples more easily this turn."""
    raked: bool = False
    """TS-15.3 It has tried its rake this turn."""
    fought: bool = False
    """TS-15.13 Its oarsmen have been declared this turn."""
    lost: int = 0
    dealt: int = 0
    """TS-10.5 Man points lost and inflicted in this turn's combats."""
    pressed: tuple[str, ...] = ()
    """TS-11.2 The enemies that put a factor against it this turn."""

    @property
    def men(self) -> Men:
        """The men who fight for its holder."""
        return self.aboard.get(self.side, NOBODY)

    @property
    def speed(self) -> int:
        """TS-3.1 Its plotted speed."""
        return len(self.plot)

    @property
    def afloat(self) -> bool:
        """Whether somebody commands it: neither gone nor surrendered nor derelict."""
        return not self.gone and self.status in ("sound", "captured")


class Ram(Struct, frozen=True):
    """TS-5.1 A ram to be rolled, with all that the states of the start of the step say about it."""

    rammer: str
    target: str
    location: Location
    letter: str
    ratio: int
    add: int
    answer: bool = False


class Hit(Struct, frozen=True):
    """Result of a die of this step; all of them apply together."""

    ship: str
    what: Harm
    by: str
    stops: bool = True
    """TS-5.5 It ends the ship's movement, as a contact does."""
