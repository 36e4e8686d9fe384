"""The tables of *Branle-bas de combat* as types; the numbers are in `charts.toml`. Lengths are millimetres, angles degrees."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.kernel import Chart, Words

Attitude = Literal["irons", "close", "reach", "run"]
WindFace = Literal["back", "veer", "rising", "falling", "calm", "fog"]
RiskFace = Literal["fire", "crew", "rudder", "leak", "masts", "hull"]
CollisionFace = Literal["entangled", "light", "choice"]
PointBlankFace = Literal["none", "masts", "captain", "crew"]
BoardingFace = Literal["stronger", "weaker", "none"]
Count = Annotated[int, Meta(ge=0, le=99)]
Length = Annotated[int, Meta(ge=2, le=400, multiple_of=2)]
"""2.2 Halves of a base are whole millimetres."""
Range = Annotated[int, Meta(ge=0, le=5000)]
Step = Annotated[int, Meta(ge=1, le=200)]
Degrees = Annotated[int, Meta(ge=0, le=180)]
Face = Annotated[int, Meta(ge=-9, le=9)]
Faces = tuple[Face, ...]
"""Faces of the random die on which something happens."""
Six = Annotated[tuple[Face, ...], Meta(min_length=6, max_length=6)]
Boxes = Annotated[str, Meta(pattern=r"^[.CGL]{1,60}$")]


class ShipClass(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """7.1 One class of ship."""

    name: Words
    guns: Annotated[int, Meta(ge=1, le=200)]
    bordee: Annotated[int, Meta(ge=1, le=30)]
    force: Count
    abordage: Annotated[int, Meta(ge=1, le=30)]
    mats: Annotated[int, Meta(ge=1, le=9)]
    cost: Annotated[int, Meta(ge=1, le=9999)]
    rank: Annotated[int, Meta(ge=1, le=4)]
    decks: Annotated[int, Meta(ge=1, le=4)]
    length: Length
    width: Length


class Ships(Chart, frozen=True, kw_only=True):
    """BB-14.1 Every class."""

    table: Annotated[dict[Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,24}$")], ShipClass], Meta(min_length=1, max_length=99)]


class Dice(Chart, frozen=True, kw_only=True):
    """BB-1 What is on the six sides of each die."""

    random: Six
    random_other: Six
    wind: Annotated[tuple[WindFace, ...], Meta(min_length=6, max_length=6)]
    risk: Annotated[tuple[RiskFace, ...], Meta(min_length=6, max_length=6)]
    confirm: tuple[RiskFace, ...]
    stars: tuple[RiskFace, ...]
    collision: Annotated[tuple[CollisionFace, ...], Meta(min_length=6, max_length=6)]
    point_blank: Annotated[tuple[PointBlankFace, ...], Meta(min_length=6, max_length=6)]
    point_blank_masts: Annotated[tuple[PointBlankFace, ...], Meta(min_length=6, max_length=6)]
    boarding: Annotated[tuple[BoardingFace, ...], Meta(min_length=6, max_length=6)]


class Sailing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """2.5 One attitude to the wind: up to which angle from the eye, and how many halves of a unit move it gives."""

    upto: Degrees
    half_moves: Annotated[int, Meta(ge=1, le=12)]


class Attitudes(Chart, frozen=True, kw_only=True):
    """BB-6.2 The attitudes, from the eye of the wind outwards."""

    table: dict[Attitude, Sailing]


class Movement(Chart, frozen=True, kw_only=True):
    """BB-6.3 to BB-6.6 Lengths by thirds of the speed lost, and what every ship makes."""

    full: Annotated[tuple[Step, ...], Meta(min_length=3, max_length=3)]
    half: Annotated[tuple[Step, ...], Meta(min_length=3, max_length=3)]
    minimum: Step
    drift: Step
    turn: Annotated[int, Meta(ge=1, le=90)]


class WindTest(Chart, frozen=True, kw_only=True):
    """BB-5.2 Every so many turns, so many degrees."""

    every: Annotated[int, Meta(ge=1, le=99)]
    sector: Annotated[int, Meta(ge=1, le=180)]


class Gunnery(Chart, frozen=True, kw_only=True):
    """BB-8.6, BB-8.8 Ranges, what is added to a broadside, and what the total brings."""

    point_blank: Range
    short: Range
    medium: Range
    long: Range
    at_point_blank: int
    at_short: int
    at_medium: int
    at_long: int
    first_broadside: int
    at_anchor: int
    rake_stern: int
    rake_bow: int
    up_to: Annotated[tuple[int, ...], Meta(min_length=1, max_length=30)]
    points: Annotated[tuple[Count, ...], Meta(min_length=2, max_length=31)]
    rake_crew: Count


class Arc(Chart, frozen=True, kw_only=True):
    """2.7 Half the angle of a broadside about the beam, and of the light at bow and stern."""

    beam: Annotated[int, Meta(ge=1, le=89)]
    light: Annotated[int, Meta(ge=1, le=89)]


class Risk(Chart, frozen=True, kw_only=True):
    """BB-8.13 From how many points one risk die is rolled, and from how many two."""

    one_die: Count
    two_dice: Count


class Sheet(Chart, frozen=True, kw_only=True):
    """3.2 The boxes of the record sheet, and after which column each rank stops."""

    hull_top: Boxes
    hull_bottom: Boxes
    masts: Boxes
    mast_falls: Annotated[int, Meta(ge=1, le=60)]
    columns: Annotated[tuple[Annotated[int, Meta(ge=1, le=60)], ...], Meta(min_length=4, max_length=4)]


class Tests(Chart, frozen=True, kw_only=True):
    """7.6 What each roll of the random die brings."""

    leak_stopped: Faces
    leak_worse: Faces
    leak_top: Faces
    leak_bottom: Faces
    leak_bottom_great: Faces
    great_ranks: tuple[int, ...]
    turns_to_sink: Count
    fire_out: Faces
    fire_spreads: Faces
    fire_hull: Count
    fire_masts: Count
    explodes_from: Annotated[int, Meta(ge=1, le=99)]
    explodes_on: Faces
    spread_on: Faces
    mishap_on: Faces
    burst_on: Faces
    burst_fire_on: Faces
    tack_dice: Annotated[int, Meta(ge=2, le=2)]
    tack_fails: int
    strikes_on: Faces
    strikes_on_captain: Faces
    separates_on: Faces


class Blast(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """BB-10.9 What an explosion does within a distance."""

    within: Range
    masts: Count
    hull: Count
    fire_on: Faces


class Explosion(Chart, frozen=True, kw_only=True):
    """BB-10.9 Near and far; `body` is the optional rule."""

    near: Blast
    far: Blast
    body: Blast


class Collision(Chart, frozen=True, kw_only=True):
    """BB-11.3, BB-11.4 Points."""

    violent: Count
    violent_per_rank: Count
    light: Count


class Boarding(Chart, frozen=True, kw_only=True):
    """BB-12.5 Points in a combat."""

    rank: Annotated[tuple[Count, ...], Meta(min_length=4, max_length=4)]
    per_deck: Count
    more_damaged: int
    less_damaged: int
    flagship: int
    against_flagship: int
    captain_killed: int
    support_fire: int
    body_share: Annotated[int, Meta(ge=1, le=99)]


class Budget(Chart, frozen=True, kw_only=True):
    """BB-2.2 The gap between two fleets that is accepted, and the sums offered."""

    gap: Annotated[int, Meta(ge=0, le=100)]
    points: Annotated[tuple[Annotated[int, Meta(ge=1, le=9999)], ...], Meta(min_length=1, max_length=9)]


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    """All tables."""

    ships: Ships
    dice: Dice
    attitude: Attitudes
    movement: Movement
    wind_test: WindTest
    gunnery: Gunnery
    arc: Arc
    risk: Risk
    sheet: Sheet
    tests: Tests
    explosion: Explosion
    collision: Collision
    boarding: Boarding
    budget: Budget
