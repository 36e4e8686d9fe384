"""The pieces of *Corvus*: ships with their markers, links between them, and the movement under way."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from naumachia.geometry.plane import Pose

from .charts import Crew, Location

Order = Literal["stop", "forward", "battle", "port", "starboard", "astern"]
ORDERS: tuple[Order, ...] = ("stop", "forward", "battle", "port", "starboard", "astern")
Bank = Literal["port", "starboard"]
BANKS: tuple[Bank, ...] = ("port", "starboard")
Gone = Literal["", "sunk", "fled", "wrecked", "waiting"]
Phase = Literal["deployment", "command", "activation", "window", "shooting", "boarding", "end"]
Go = Literal["go", "turn", "back"]
Leg = tuple[Go, int]
"""A part of a plan: so many millimetres ahead or astern, or a pivot of so many degrees, to starboard where positive."""


class Ship(Struct, frozen=True, gc=False, omit_defaults=True):
    """A base on the table with its markers; places are micrometres, headings degrees clockwise from north (CV-G1)."""

    id: str
    owner: str
    """The side it began with."""
    side: str
    """The side whose flag it flies."""
    type: str
    crew: Crew
    x: int = 0
    y: int = 0
    h: int = 0
    marines: int = 0
    archers: int = 0
    catapults: tuple[int, ...] = ()
    """CV-3.6 The resistance left of each: 2 sound, 1 damaged, 0 destroyed."""
    corvus: bool = False
    order: Order | Literal[""] = ""
    """CV-1.1 Face down until the ship is activated: nobody but its owner knows it before `shown`."""
    shown: bool = False
    barred: bool = False
    """It could not be given Battle this turn; that much everybody knows of its order."""
    activated: bool = False
    fatigued: bool = False
    damaged: bool = False
    banks: tuple[Bank, ...] = ()
    """CV-2.20 Banks of oars that are broken."""
    rowers: int = 0
    """CV-3.7 Rower points lost."""
    rest: int = 0
    """CV-1.9 The rest marker; 0 for none."""
    rammed: bool = False
    """CV-2.10 Successfully rammed this turn."""
    tried: tuple[str, ...] = ()
    """CV-2.15, CV-R8a Ships it has tried to grapple this turn, or whose link, laid by itself, it has tried to break."""
    broke: tuple[str, ...] = ()
    """CV-2.7 Ships whose link it has tried to break this turn."""
    fought: bool = False
    """CV-4.1 It has attacked in this boarding phase."""
    assaulted: bool = False
    """CV-4.1 Its grapplers have assaulted it in this boarding phase."""
    gone: Gone = ""

    @property
    def pose(self) -> Pose:
        """Where it lies."""
        return Pose(self.x, self.y, self.h)

    @property
    def engines(self) -> tuple[int, ...]:
        """The places of its catapults that can shoot."""
        return tuple(place for place, left in enumerate(self.catapults) if left)


class Link(Struct, frozen=True, omit_defaults=True):
    """CV-2.16 An engagement: who laid the grapple on whom."""

    grappler: str
    grappled: str
    corvus: bool = False
    repulsed: bool = False
    """CV-4.4 An assault over it was thrown back: the grappled ship may strike back."""
    claimed: bool = False
    """CV-4.8 A counter-assault was declared over it: until the phase is over its grappler does not assault over it."""

    def joins(self, ship: str) -> bool:
        """Whether it holds this ship."""
        return ship in (self.grappler, self.grappled)

    def other(self, ship: str) -> str:
        """The ship at the other end."""
        return self.grappled if ship == self.grappler else self.grappler


class Run(Struct, frozen=True, omit_defaults=True):
    """The movement of the active ship: its plan, and how far it has come."""

    ship: str
    order: Order
    """As executed: Battle of a crew that is tired by now is Forward (CV-1.8)."""
    allowance: int
    """Millimetres this activation, astern where the order is Astern."""
    legs: tuple[tuple[int, int], ...] = ()
    """The legs planned so far as they were answered: millimetres, and the degrees turned before them."""
    plan: tuple[Leg, ...] = ()
    """CV-G3 The plan as declared, straight legs without a pivot between them made one; empty until then."""
    leg: int = 0
    """The leg being executed."""
    done: int = 0
    """Millimetres of that leg made."""
    start: tuple[int, int, int] = (0, 0, 0)
    """Where that leg began (CV-G3: places are always computed from there)."""
    moved: int = 0
    """CV-G11 Forward millimetres this activation."""
    backed: int = 0
    """Millimetres astern this activation."""
    straight: int = 0
    """CV-G11 Forward millimetres since the last pivot."""
    turned: int = 0
    """CV-G11 Degrees pivoted, either way."""
    passed: tuple[str, ...] = ()
    """CV-2.18 Targets whose oars were offered in passing."""
    glanced: tuple[str, ...] = ()
    """CV-2.18 Targets whose oars were offered at a glancing contact."""
    sheared: tuple[str, ...] = ()
    """CV-2.18 Targets whose oars were attempted."""
    blockers: tuple[str, ...] = ()
    """CV-G8 What stopped the movement, friend or enemy."""
    bow: bool = False
    """CV-G8 The blockers were met in a forward leg."""
    rams: bool = False
    """CV-2.9 A ram was attempted."""

    @property
    def over(self) -> bool:
        """Whether nothing of the plan is left."""
        return self.leg >= len(self.plan)


class Hit(Struct, frozen=True):
    """CV-3.8 A hit of the shooting phase, waiting until all casualties are applied."""

    by: str
    target: str
    location: Location
    points: int
