"""The pieces of *Branle-bas de combat*: ships with their record sheets and markers, links, squadrons, and the move under way."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from naumachia.geometry.plane import Pose

Flag = Literal["", "retreat", "rout", "struck"]
Tie = Literal["entangled", "grappled"]
Side = Literal["port", "starboard"]
SIDES: tuple[Side, Side] = ("port", "starboard")
Phase = Literal["tests", "move", "fire", "board", "end", "night"]
Order = Literal["free", "together", "succession"]
FORMS: tuple[Order, ...] = ("succession", "together", "free")
"""BB-7.1 The orders of a squadron as they are offered, where it has had none yet."""
Gone = Literal["", "sunk", "exploded", "scuttled", "wrecked"]


def form(order: str) -> Order:
    """An order as it stands in `FORMS`: what is saved knows a default by the very object, not by its letters."""
    return next(one for one in FORMS if one == order)


class Ship(Struct, frozen=True, gc=False, omit_defaults=True):
    """3.1 A base on the table with its sheet; places are millimetres, headings degrees clockwise from north (2.1)."""

    id: str
    owner: str
    """The side it began with."""
    controller: str
    """The side in possession; empty for a ship that has struck and that nobody has taken yet."""
    type: str
    x: int
    y: int
    h: int
    bordee: int
    """Guns it can work, for good; what leaks take away comes on top (`bordee_now`)."""
    abordage: int
    hull: int = 0
    """Hull boxes ticked."""
    masts: int = 0
    """Mast boxes ticked."""
    fires: int = 0
    rudder: int = 0
    captains: int = 0
    leaks: tuple[int, ...] = ()
    """The sinking turn of each leak, the oldest first."""
    impeded: int = 0
    wreck_port: int = 0
    wreck_starboard: int = 0
    """BB-10.1 Fallen rigging on that side, 2 then 1."""
    fired_once: bool = False
    flag: Flag = ""
    pending: str = ""
    """BB-9.8 The ship that made it strike and still waits to take possession."""
    flagship: bool = False
    anchored: bool = False
    missed_stays: bool = False
    """BB-6.8 It failed to tack and must test again."""
    moved: bool = False
    """It has had its place in the MOVE phase of this turn."""
    held: bool = False
    """BB-11.7 It was linked at its place and stayed so."""
    boarded: bool = False
    """BB-12.2 It has started a boarding this turn."""
    zeros: int = 0
    """BB-9.3 Capacities at 0 when its flag was last brought up to date."""
    tested: bool = False
    """BB-9.6 It has made its surrender test of this turn."""
    retaken: bool = False
    """BB-9.10 Taken back this turn: it neither moves, drifts nor fires."""
    attackers: tuple[str, ...] = ()
    """BB-9.5 Whom it may answer while it flees."""
    support: int = 0
    """BB-12.6 Broadsides fired at it in support of a boarding this turn."""
    gone: Gone = ""

    @property
    def pose(self) -> Pose:
        """Where it lies."""
        return Pose(self.x, self.y, self.h)

    @property
    def struck(self) -> bool:
        """Whether its colours are struck, taken possession of or not."""
        return self.flag == "struck"

    @property
    def fleeing(self) -> bool:
        """BB-9.4, BB-9.9 Whether it breaks off when it sails: in RETREAT, in ROUT, or a prize."""
        return self.flag != ""

    @property
    def prize(self) -> bool:
        """BB-9.9 Whether somebody holds it who did not begin with it."""
        return self.struck and self.controller != ""

    @property
    def wreck(self) -> int:
        """BB-10.2 Fallen rigging on either side."""
        return max(self.wreck_port, self.wreck_starboard)

    @property
    def hampered(self) -> bool:
        """BB-9.7, BB-12.2 Impeded for boarding and for taking possession: by its marker or by fallen rigging."""
        return bool(self.impeded or self.wreck_port or self.wreck_starboard)

    @property
    def bordee_now(self) -> int:
        """BB-10.6 Guns it can work with men at the pumps."""
        return self.bordee - len(self.leaks)


class Link(Struct, frozen=True):
    """BB-11.1 Two ships held together; of a grapnel, `one` placed it."""

    one: str
    other: str
    kind: Tie
    since: int
    """The turn in which it was made: a group drifts by links that are older than the turn (BB-11.7)."""

    def joins(self, ship: str) -> bool:
        """Whether it holds this ship."""
        return ship in (self.one, self.other)

    def to(self, ship: str) -> str:
        """The ship at the other end."""
        return self.other if ship == self.one else self.one


class Waypoint(Struct, frozen=True, array_like=True):
    """BB-7.4 Where the leader of a line turned, and to which heading."""

    x: int
    y: int
    h: int


class Squadron(Struct, frozen=True, omit_defaults=True):
    """BB-7.1 Ships that may move as one, in the order of their line."""

    id: str
    side: str
    ships: tuple[str, ...]
    order: Order = "free"
    """Order declared for this turn."""
    line: tuple[str, ...] = ()
    """BB-7.1 The ships that take part this turn; of a formation under way, those that still move with it."""
    leader: str = ""
    """BB-7.4 Who led it in succession; nobody where its list is empty."""
    waypoints: tuple[Waypoint, ...] = ()
    places: dict[str, int] = {}
    """BB-7.4 How many waypoints each follower has passed."""
    turning: int = -1
    """BB-7.5 The number of the first waypoint of the last turning order."""
    given: Order = "succession"
    """Its captain's last order, offered first the next time."""
    stands: bool = False
    """Whether the order holds until its captain changes it: comfort, no rule."""
    under: int = 0
    """The wind under which it was given."""
    led: str = ""
    """The ship that led the line it was given to; nobody before it has once been declared."""


class Run(Struct, frozen=True, omit_defaults=True):
    """The move of the ship or formation whose place has come, judged once (BB-6.5)."""

    ship: str
    moves: int
    """Unit moves left."""
    full: int
    half: int
    made: int = 0
    """Millimetres of advance, drift apart."""
    begun: bool = False
    """It has made a unit move: tacking is over, and of a fleeing ship the turn it must begin with (BB-9.4)."""
    parted: bool = False
    """BB-11.6 It has broken a link at this place: it does not tack."""
    met: bool = False
    """It has been in contact: it may end short of the least way (BB-6.4)."""
    flee: int | None = None
    """BB-9.4 The angle from downwind it must turn to, where it flees."""
    squadron: str = ""
    """BB-7.4 It leads this squadron in succession."""
    turn: int = 0
    """BB-7.5 The side to which it has turned in this phase: -1 port, 1 starboard."""
