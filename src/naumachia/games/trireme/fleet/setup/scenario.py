"""Scenario files of the Fleet Game; a position is one too."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Words

from ...common.sea.wind import Rig
from ...common.setup.scenario import Berth as CommonBerth
from ...common.setup.scenario import Direction, Engagement, Name, Turn
from ..pieces import Condition, Gone, Mode

Phase = Literal["turn", "freeing", "first", "second", "rams", "fire", "grapples", "combats", "away", "end"]
Count = Annotated[int, Meta(ge=0, le=99)]


class Marks(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The markers of a ship in a position: what a scenario that begins with turn 1 leaves out."""

    state: Condition = "sound"
    gone: Gone = ""
    wrecked: bool = False
    held_by: Name | None = None
    """TF-5.5 A prize, and who holds it."""
    aboard: Count = 0
    given: Count = 0
    rig: Rig | None = None
    bonus: bool = False
    fatigued: bool = False
    links: tuple[Name, ...] = ()
    mode: Mode = ""
    spent: Count = 0
    rammed: bool = False


class Berth(CommonBerth, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ship of the Fleet Game."""

    infantry: Annotated[int, Meta(ge=0)] = 0
    holds_until: Turn = 1
    """It may not move before that turn."""
    towed: bool = False
    """TF-S5 It moves only behind a warship of its side."""
    worth: Count = 0
    """TF-S5 What it counts when sunk or taken, in place of its price; 0 for the usual."""
    escapes: bool = False
    """TF-S7 Its side scores its price when it leaves the map."""
    marks: Marks = field(default_factory=Marks)


class Defection(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TF-S3 Ships that may sail home before a turn."""

    name: Words
    side: Name
    turn: Turn
    needs: Annotated[int, Meta(ge=1, le=6)]
    ships: tuple[Name, ...]
    factor: Annotated[int, Meta(ge=100)]
    """Multiplier of the points of the side left behind, in hundredths."""
    after: Annotated[int, Meta(ge=0)] | None = None
    """Only if the defection at this place of the list has happened."""


class Victory(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a battle is won, where TF-10.2 alone does not say it."""

    kind: Literal["points", "first_blow", "breakthrough"] = "points"
    side: Name | None = None
    """TF-S6 Who must break through."""
    ships: Count = 0
    """TF-S6 How many ships must leave the map."""
    share: Annotated[int, Meta(ge=1)] = 100
    """TF-S6 Or what share of the enemy's points is enough, in hundredths."""


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where in the sequence of play a position stands."""

    turn: Turn = 1
    phase: Phase = "turn"
    first: Name | None = None
    """First player; before a new turn's dice, the first player of the last turn."""
    wrecks: dict[Name, tuple[Hex, Direction]] = {}
    defected: tuple[Annotated[int, Meta(ge=0)], ...] = ()


class Battle(Engagement, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario file of the Fleet Game."""

    ships: Annotated[dict[Name, Berth], Meta(max_length=199)]
    """In the order that holds wherever ships are treated one after another."""
    victory: Victory = field(default_factory=Victory)
    defections: tuple[Defection, ...] = ()
    position: Position = field(default_factory=Position)
