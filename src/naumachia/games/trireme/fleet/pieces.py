"""The counters of the Fleet Game: everything about a ship stands on its counter and its markers (TF-1.2)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from naumachia.geometry.hexes import Hex

from ..common.charts import Equipment
from ..common.hulls import Location
from ..common.pieces import Counter
from ..common.sea.wind import Rig

Condition = Literal["sound", "immobilised", "bf_back", "permanent"]
"""`bf_back`: immobilised, but with its boarding factor back (TF-2.1)."""
Gone = Literal["", "sunk", "ashore", "burnt", "left", "deserted", "waiting"]
Mode = Literal["", "hold", "cruise", "full", "back", "sail", "tow"]
Act = Literal["free", "fire", "grapple", "away"]
"""Acts a ship may try once a turn."""
LADDER: tuple[Condition, ...] = ("sound", "immobilised", "permanent")
"""TF-4.4 The places along which immobilised results move a ship; beyond the last it sinks."""
FITTED: tuple[Equipment, ...] = ("corvus", "iron_hands", "tower", "engine", "fire")
"""TF-8.1 What the Fleet Game knows of equipment."""
GRAPPLING: tuple[Equipment, ...] = ("corvus", "iron_hands")
NO_TRIES: tuple[Act, ...] = ()


class Ship(Counter, frozen=True, gc=False, omit_defaults=True):
    """A ship in play."""

    state: Condition = "sound"
    gone: Gone = ""
    wrecked: bool = False
    """TF-9.4 Fast on a reef for good."""
    prize: bool = False
    """TF-5.5 Taken once; a prize retaken stays one in all but its side."""
    aboard: int = 0
    """The boarding factors put aboard a prize."""
    given: int = 0
    """Boarding factors given to prizes."""
    infantry: int = 0
    equipment: tuple[Equipment, ...] = ()
    mainsail: bool = False
    rig: Rig = ""
    bonus: bool = False
    """TF-2.2 The +2 on the next attempt to get free."""
    fatigued: bool = False
    links: tuple[str, ...] = ()
    """The ships it is grappled to."""
    mode: Mode = ""
    """How it moved this turn; empty before its move."""
    spent: int = 0
    """TF-3.9 Movement points by oar this turn."""
    rams: bool = False
    """It has declared a ram this turn."""
    rammed: bool = False
    """TF-3.7 A ram has been declared against it this turn, or one has been answered on it."""
    fought: bool = False
    """TF-5.2 It has taken part in a combat this turn."""
    tried: tuple[Act, ...] = NO_TRIES

    @property
    def immobilised(self) -> bool:
        """Whether it is in one of the three states."""
        return self.state != "sound"


class Move(Struct, frozen=True, omit_defaults=True):
    """The move in progress."""

    ship: str
    mode: Mode
    left: int
    """Movement points left."""
    allowance: int
    spent: int = 0
    """By oar."""
    tokens: tuple[str, ...] = ()
    trimmed: bool = False
    """TF-6.1 An oarless ship has set or struck sail at the start of its move."""
    begun: tuple[Hex, int] | None = None
    """Where the bow and the heading were; nothing for a ship that does as another did, and leaves no trail."""


class Trail(Struct, frozen=True):
    """The last move that other ships can repeat: who made it, in which mode and letters, and from where."""

    ship: str
    side: str
    mode: Mode
    letters: tuple[str, ...]
    bow: Hex
    h: int


class Ram(Struct, frozen=True):
    """TF-3.6 A ram as declared."""

    rammer: str
    target: str
    location: Location
    full: bool


class Hit(Struct, frozen=True):
    """TF-4.2 What a duel has come to; all blows of a phase fall together."""

    target: str
    sunk: bool
