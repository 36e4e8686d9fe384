"""Scenario files of the Ship Game; a position is one too."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from naumachia.geometry.hexes import Hex

from ...common.sea.wind import Force, Rig
from ...common.setup.scenario import Berth as CommonBerth
from ...common.setup.scenario import Direction, Engagement, Name, Turn
from ..pieces import Gone, Men, Status

Phase = Literal[
    "weather", "orders", "movement", "drift", "fire", "grapples", "boarding", "morale", "groups", "detachments", "freeing", "end"
]
Count = Annotated[int, Meta(ge=0, le=99)]


class Marks(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The log sheet of a ship in a position: what a scenario that begins with turn 1 leaves out."""

    status: Status = "sound"
    gone: Gone = ""
    gone_turn: Count = 0
    immobilised: bool = False
    beached: Count = 0
    wrecked: bool = False
    held_by: Name | None = None
    groups: dict[Name, Men] = {}
    """Men of other sides aboard, by side."""
    prisoners: dict[Name, Men] = {}
    oars: Count | None = None
    rig: Rig | None = None
    fv_loss: Count = 0
    breaches: Count = 0
    boxes: Count | None = None
    fatigued: bool = False
    last_speed: Count | None = None
    fire: Count = 0
    links: tuple[Name, ...] = ()
    corvus: tuple[Name, ...] = ()
    fresh: tuple[Name, ...] = ()
    worn: bool = False
    plot: str = ""
    full: bool = False
    stopped: bool = False
    contacts: tuple[Name, ...] = ()
    eased: tuple[Name, ...] = ()
    lost: Count = 0
    dealt: Count = 0
    pressed: tuple[Name, ...] = ()


class Berth(CommonBerth, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ship of the Ship Game."""

    men: Men = Men()
    watches: bool = False
    """TS-S2 It may neither ram, rake, grapple nor fire until the watch is over."""
    marks: Marks = field(default_factory=Marks)


class Watch(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TS-S2 When the ships that watch may fight: from a turn on, or when one of these ships is lost or crippled."""

    turn: Turn
    ships: tuple[Name, ...]


class Halyards(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TS-S5 Ships whose high sides turn rams and whose halyards may be cut."""

    side: Name
    """Who cuts."""
    types: tuple[str, ...]
    ratio: int = 0
    """Modifier of the ratio of a ram against such a ship."""


class Flight(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Points for a ship that leaves the map."""

    side: Name
    """Whose ships."""
    worth: Literal["price", "half", "points"]
    points: Count = 0
    men: Count = 0
    """TS-S6 Only with so many man points aboard."""
    before: Turn | None = None
    """TS-S7 Before this turn it counts for the enemy instead."""


class Victory(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a battle is won, where TS-16 alone does not say it."""

    kind: Literal["points", "first_blow"] = "points"
    flagship: Count = 0
    """TS-S4 What a flagship sunk or taken counts besides."""
    flight: Flight | None = None


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where in the sequence of play a position stands."""

    turn: Turn = 1
    phase: Phase = "weather"
    wrecks: dict[Name, tuple[Hex, Direction]] = {}
    wind: Force | None = None
    wind_dir: Direction | None = None


class Battle(Engagement, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario file of the Ship Game."""

    ships: Annotated[dict[Name, Berth], Meta(max_length=199)]
    """In the order that holds wherever ships are treated one after another."""
    victory: Victory = field(default_factory=Victory)
    watch: Watch | None = None
    halyards: Halyards | None = None
    becalmed_from: Turn | None = None
    """TS-S5 From this turn a low roll for weather ends the wind for good."""
    becalmed_most: Annotated[int, Meta(ge=2, le=12)] = 6
    position: Position = field(default_factory=Position)
