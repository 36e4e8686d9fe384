"""Scenario files of *Corvus*; a position is one too. Places are millimetres: x east, y north, then the heading."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from naumachia.kernel import Scenario, Words

from ..charts import Count, Crew, Speed
from ..pieces import Bank, Gone, Link, Order, Phase

Turn = Annotated[int, Meta(ge=1, le=99)]
Name = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9]{0,11}$")]
"""Ids of sides and ships: short, and safe to be joined in an answer."""
Millimetres = Annotated[int, Meta(ge=-999, le=9999)]
Micrometres = Annotated[int, Meta(ge=-999_000, le=9_999_000)]
Heading = Annotated[int, Meta(ge=0, le=359)]
Size = Annotated[int, Meta(ge=100, le=9999)]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """The table, in millimetres."""

    width: Size = 1200
    height: Size = 900


class Side(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the two factions."""

    name: Words
    aim: Words = Words("", "")
    """Aim of this side, in words; empty where CV-6 alone decides."""
    roman: bool = False
    """CV-4.3, CV-5.1 It attacks and grapples as Romans do."""
    zone: Annotated[tuple[Millimetres, ...], Meta(min_length=4, max_length=4)] | None = None
    """Where it is drawn up in secret: least and most x, least and most y."""
    heading: Heading = 0
    """How its ships lie there."""


class Marks(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The markers of a ship in a position: what a scenario that begins with turn 1 leaves out."""

    place: tuple[Micrometres, Micrometres, Heading] | None = None
    """Where it lies to the micrometre, where that is no whole millimetre."""
    held_by: Name | None = None
    order: Order | Literal[""] = ""
    shown: bool = False
    barred: bool = False
    activated: bool = False
    fatigued: bool = False
    damaged: bool = False
    banks: tuple[Bank, ...] = ()
    rowers: Count = 0
    marines: Count | None = None
    archers: Annotated[int, Meta(ge=0, le=6)] | None = None
    catapults: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(max_length=6)] | None = None
    rest: Annotated[int, Meta(ge=0, le=9)] = 0
    corvus: bool | None = None
    rammed: bool = False
    tried: tuple[Name, ...] = ()
    broke: tuple[Name, ...] = ()
    gone: Gone = ""


class Berth(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ship of a scenario file; what is left out comes from its card."""

    side: Name
    type: str
    crew: Crew = "standard"
    at: tuple[Millimetres, Millimetres, Heading] | None = None
    """Nothing for a ship that its owner places."""
    corvus: bool | None = None
    """CV-5.1 Every Roman ship has one, unless the scenario says otherwise."""
    marines: Count | None = None
    normal: Speed | None = None
    combat: Speed | None = None
    towing: Annotated[int, Meta(ge=0, le=99)] = 0
    """The turns, from the first, in which it may not be given Battle."""
    name: Words | None = None
    marks: Marks = field(default_factory=Marks)


class Shore(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A coast: a ship whose movement ends east of it is wrecked."""

    east: Millimetres


class Victory(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a battle is won, where CV-6.1 and CV-6.2 alone do not say it.

    `escape`: the side wins by keeping so many of its ships to the end, or by a rout of the enemy; it cannot be routed.
    `hunt`: the side wins by a rout of the enemy before the turns are over, and loses without one.
    """

    kind: Literal["usual", "escape", "hunt"] = "usual"
    side: Name | None = None
    ships: Count = 0


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where in the sequence of play a position stands."""

    turn: Turn = 1
    phase: Phase = "command"
    first: Name | None = None
    """The side of the turn's first card, once it is drawn."""
    deck: tuple[Count, Count] | None = None
    """Cards left in the deck; without, one for each ship that has not been activated."""
    links: Annotated[tuple[Link, ...], Meta(max_length=199)] = ()


class Battle(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario file of this game."""

    table: Table = field(default_factory=Table)
    turns: Turn = 12
    sides: Annotated[dict[Name, Side], Meta(min_length=2, max_length=2)]
    corvi: bool = True
    """CV-5.1 Whether Roman ships have their corvus, where a ship does not say otherwise."""
    ships: Annotated[dict[Name, Berth], Meta(min_length=2, max_length=99)]
    """In the order that holds wherever ships are treated one after another."""
    deployment: bool = False
    """The sides place their ships in secret before the first turn."""
    shore: Shore | None = None
    victory: Victory = field(default_factory=Victory)
    position: Position = field(default_factory=Position)
    provenance: Literal["seed", "reconstructed", "user"] = "user"
    because: str = ""
