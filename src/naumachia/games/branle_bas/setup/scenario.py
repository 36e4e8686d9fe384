"""Scenario files of *Branle-bas de combat*; a position is one too. Places are millimetres: x east, y north, then the heading."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from naumachia.kernel import Scenario, Words

from ..charts import Count
from ..pieces import Flag, Gone, Link, Order, Phase, Waypoint

Turn = Annotated[int, Meta(ge=0, le=99)]
Name = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9]{0,11}$")]
"""Ids of sides, ships and squadrons: short, and safe to be joined in an answer."""
Perhaps = Annotated[str, Meta(pattern="^([A-Za-z][A-Za-z0-9]{0,11})?$")]
"""An id, or nobody's: a union with the empty word is not what it seems, its pattern holds for both."""
Millimetres = Annotated[int, Meta(ge=-9999, le=19999)]
Heading = Annotated[int, Meta(ge=0, le=359)]
Sector = Annotated[int, Meta(ge=0, le=330, multiple_of=30)]
Box = tuple[Millimetres, Millimetres, Millimetres, Millimetres]
"""Least x and y, most x and y."""
Boxes = Annotated[int, Meta(ge=0, le=48)]
Shown = Annotated[int, Meta(ge=0, le=2)]


class Side(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One of the two sides."""

    name: Words
    aim: Words = Words("", "")
    """Aim of this side, in words; empty where BB-3 alone decides."""
    prizes_win: Count = 0
    """S9 So many prizes in hand at night win whatever the count; 0 where they do not."""


class Marks(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The sheet and the markers of a ship in a position: what a scenario that begins with turn 1 leaves out."""

    bordee: Count | None = None
    abordage: Count | None = None
    hull: Boxes = 0
    masts: Boxes = 0
    fires: Count = 0
    rudder: Count = 0
    captains: Count = 0
    leaks: Annotated[tuple[Turn, ...], Meta(max_length=9)] = ()
    impeded: Shown = 0
    wreck_port: Shown = 0
    wreck_starboard: Shown = 0
    fired_once: bool = False
    flag: Flag = ""
    controller: Perhaps | None = None
    """Side that controls it; empty for none, left out for its owner's."""
    pending: Perhaps = ""
    missed_stays: bool = False
    moved: bool = False
    held: bool = False
    boarded: bool = False
    tested: bool = False
    retaken: bool = False
    attackers: tuple[Name, ...] = ()
    support: Count = 0
    gone: Gone = ""


class Berth(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A ship of a scenario file; what is left out comes from its class."""

    side: Name
    type: str
    at: tuple[Millimetres, Millimetres, Heading]
    flagship: bool = False
    anchored: bool = False
    name: Words | None = None
    decks: Annotated[int, Meta(ge=1, le=4)] | None = None
    """BB-R54 Its decks, where they are not those of its class."""
    marks: Marks = field(default_factory=Marks)


class Line(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """BB-7.1 A squadron: its ships from the van to the rear; the rest for a position in the middle of a battle."""

    ships: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=99)]
    name: Words | None = None
    order: Order = "free"
    line: tuple[Name, ...] = ()
    leader: Perhaps = ""
    waypoints: Annotated[tuple[Waypoint, ...], Meta(max_length=99)] = ()
    places: dict[Name, Count] = {}
    turning: Annotated[int, Meta(ge=-1, le=99)] = -1


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Where in the sequence of play a position stands: at the beginning of a phase of a turn."""

    turn: Turn = 1
    phase: Phase = "tests"
    """`tests` begins the turn named: its clock, wind, leaks and fires are still to come."""
    links: Annotated[tuple[Link, ...], Meta(max_length=199)] = ()


class Battle(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """BB-2.7 A scenario file of this game."""

    wind: Sector = 0
    """2.5 Where the wind comes from."""
    table: Box | None = None
    """2.8 The window at the beginning; left out, that of the charts."""
    sides: Annotated[dict[Name, Side], Meta(min_length=2, max_length=2)]
    ships: Annotated[dict[Name, Berth], Meta(min_length=2, max_length=99)]
    """In the order that holds wherever ships are treated one after another: the first side's first."""
    squadrons: Annotated[dict[Name, Line], Meta(max_length=99)] = field(default_factory=dict)
    """Left out, one a side of all its ships."""
    duel: bool | None = None
    """BB-3.4 One ship against one: the lesser damage wins. Left out, a battle of one ship a side is one."""
    shoals: Annotated[tuple[Box, ...], Meta(max_length=20)] = ()
    """BB-13.2 Where a ship that comes to rest is wrecked."""
    position: Position = field(default_factory=Position)
    provenance: Literal["seed", "reconstructed", "user"] = "user"
    because: str = ""

    @property
    def one_to_one(self) -> bool:
        """BB-3.4 Whether the lesser damage wins."""
        return len(self.ships) == 2 if self.duel is None else self.duel
