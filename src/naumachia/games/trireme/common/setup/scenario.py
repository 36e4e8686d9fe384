"""Scenario files of *Trireme*: the map, the sides, the ships, and what is special about a battle. Both games read these."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Scenario, Words

from ..charts import Crew, Equipment
from ..sea.reefs import Tide
from ..sea.waters import Edge
from ..sea.wind import Force

Direction = Annotated[int, Meta(ge=0, le=5)]
Turn = Annotated[int, Meta(ge=1, le=99)]
Name = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9]{0,11}$")]
"""Ids of sides and ships: short, and safe to be joined in an answer."""


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """A rectangle of hexes; row 0 is the north edge, column 0 the west edge."""

    columns: Annotated[int, Meta(ge=4, le=80)]
    rows: Annotated[int, Meta(ge=4, le=80)]


class Side(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the two fleets."""

    name: Words
    aim: Words = Words("", "")
    """Aim of this side, in words; empty where the usual points decide."""
    edge: Literal["north", "south"] | None = None
    """TF-PC, TS-PC The edge at which it deploys."""


class Berth(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ship of a scenario file, as both games know it."""

    side: Name
    type: str
    crew: Crew = "ordinary"
    bow: Hex | None = None
    """Nothing for a ship that its owner places."""
    h: Direction = 0
    equipment: tuple[Equipment, ...] = ()
    mainsail: bool = False
    flagship: bool = False
    name: Words | None = None


class Engagement(Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The head of a scenario file of either game."""

    map: Map
    turns: Turn
    sides: Annotated[dict[Name, Side], Meta(min_length=2, max_length=2)]
    wind: Force = "none"
    wind_dir: Direction = 0
    """Where the wind blows to."""
    tide: Tide = "rising"
    tide_turns: Annotated[int, Meta(ge=0)] = 0
    first_player: str = "roll"
    """First player of turn 1; `roll` leaves it to the dice."""
    open_edges: dict[Edge, tuple[Name, ...]] = field(default_factory=dict)
    """The edges of the map, and who may leave over them."""
    open_from_turn: Turn = 1
    land: Annotated[tuple[Hex, ...], Meta(max_length=6400)] = ()
    reef: Annotated[tuple[Hex, ...], Meta(max_length=6400)] = ()
    deployment: bool = False
    """TF-PC, TS-PC The players place their ships, one each in turn."""
    provenance: Literal["seed", "reconstructed", "user"] = "user"
    because: str = ""
