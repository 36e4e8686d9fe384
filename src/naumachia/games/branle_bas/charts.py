"""The tables of *Branle-bas de combat* as types; the numbers are in `charts.toml`. Lengths are millimetres, angles degrees."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.kernel import Chart, Words

Attitude = Literal["irons", "close", "reach", "run"]
Box = Literal[".", "C", "G", "L"]
Count = Annotated[int, Meta(ge=0, le=99)]
Length = Annotated[int, Meta(ge=2, le=400, multiple_of=2)]
"""2.2 Bases are of even length and width, so that their halves are whole."""
Way = Annotated[int, Meta(ge=1, le=999)]
Degrees = Annotated[int, Meta(ge=0, le=180)]
Faces = Annotated[tuple[int, ...], Meta(min_length=6, max_length=6)]
Named = Annotated[tuple[str, ...], Meta(min_length=6, max_length=6)]
Values = tuple[Annotated[int, Meta(ge=-2, le=2)], ...]
"""Possible faces of a random die."""
Boxes = Annotated[str, Meta(pattern="^[.CGL]+$", min_length=1, max_length=60)]
Code = Annotated[str, Meta(pattern="^[0-9]{2,3}$")]


class ShipClass(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """BB-14.1 One class of ships."""

    name: Words
    guns: Annotated[int, Meta(ge=1, le=200)]
    bordee: Count
    force: Count
    abordage: Count
    mats: Count
    cost: Annotated[int, Meta(ge=1, le=9999)]
    rank: Annotated[int, Meta(ge=1, le=5)]
    decks: Annotated[int, Meta(ge=1, le=4)]
    length: Length
    width: Length


class Ships(Chart, frozen=True, kw_only=True):
    """Every class."""

    table: Annotated[dict[Code, ShipClass], Meta(min_length=1, max_length=20)]


class RandomDie(Chart, frozen=True, kw_only=True):
    """BB-1.1 The random die, and the other reading of it (BB-R1)."""

    faces: Faces
    other: Faces


class WindDie(Chart, frozen=True, kw_only=True):
    """BB-1.2 The wind die: sectors, clockwise where positive."""

    faces: Faces
    names: Named


class RiskDie(Chart, frozen=True, kw_only=True):
    """BB-1.3 The risk die."""

    faces: Named
    confirm: tuple[str, ...]
    stars: tuple[str, ...]


class CollisionDie(Chart, frozen=True, kw_only=True):
    """BB-1.4 The collision die."""

    faces: Named


class PointBlankDie(Chart, frozen=True, kw_only=True):
    """BB-1.5 The point-blank die, and with the mast face (BB-R3)."""

    faces: Named
    mast_face: Named


class BoardingDie(Chart, frozen=True, kw_only=True):
    """BB-1.6 The boarding die."""

    faces: Named


class Moves(Struct, frozen=True, forbid_unknown_fields=True):
    """2.5 The angles off the wind of an attitude, and half unit moves."""

    theta: tuple[Degrees, Degrees]
    half_moves: Annotated[int, Meta(ge=1, le=20)]


class Attitudes(Chart, frozen=True, kw_only=True):
    """2.5, BB-6.2."""

    irons: Moves
    close: Moves
    reach: Moves
    run: Moves

    def of(self, attitude: Attitude) -> Moves:
        """The line of an attitude."""
        found: Moves = getattr(self, attitude)
        return found


class Movement(Chart, frozen=True, kw_only=True):
    """BB-6.3 to BB-6.6 Lengths by thirds lost, the least way of a move, drift."""

    full: Annotated[tuple[Way, ...], Meta(min_length=3, max_length=3)]
    half: Annotated[tuple[Way, ...], Meta(min_length=3, max_length=3)]
    minimum: Way
    drift: Way
    leaks_count: Count


class Turning(Chart, frozen=True, kw_only=True):
    """BB-6.3 Degrees of a turn."""

    most: Annotated[int, Meta(ge=1, le=90)]


class WindTest(Chart, frozen=True, kw_only=True):
    """BB-5.2."""

    every: Annotated[int, Meta(ge=1, le=99)]
    sector: Annotated[int, Meta(ge=1, le=180)]


class Squadrons(Chart, frozen=True, kw_only=True):
    """BB-7.1, BB-7.4."""

    apart: Way
    beside: Count


class Clear(Chart, frozen=True, kw_only=True):
    """2.4 How far a ship is pushed and swung clear, and how far its way must be free afterwards; 2.2 what touches."""

    push: Way
    swing: Degrees
    ahead: Way
    touch: Count


class Entry(Chart, frozen=True, kw_only=True):
    """BB-2.1, BB-2.5, 2.8 The table and the standard entry."""

    width: Annotated[int, Meta(ge=100, le=9999)]
    height: Annotated[int, Meta(ge=100, le=9999)]
    inside: Way
    gap: Way
    margin: Way
    growth: Way
    percent: Annotated[int, Meta(ge=0, le=100)]


class Range(Chart, frozen=True, kw_only=True):
    """2.7."""

    point_blank: Way
    short: Way
    medium: Way
    long: Way


class FireModifier(Chart, frozen=True, kw_only=True):
    """BB-8.6."""

    point_blank: int
    short: int
    medium: int
    long: int
    first_broadside: int
    at_anchor: int
    rake_stern: int
    rake_bow: int


class FireResult(Chart, frozen=True, kw_only=True):
    """BB-8.8 Points by total: the first of `points` up to the first of `up_to`, the last beyond all."""

    up_to: Annotated[tuple[int, ...], Meta(min_length=1, max_length=20)]
    points: Annotated[tuple[Count, ...], Meta(min_length=2, max_length=21)]


class Arc(Chart, frozen=True, kw_only=True):
    """2.7 Half angles of the broadsides and of the two searchlights."""

    beam: Degrees
    light: Degrees


class Risk(Chart, frozen=True, kw_only=True):
    """BB-8.13."""

    one_die: tuple[Count, ...]
    two_dice: tuple[Count, ...]


class Sheet(Chart, frozen=True, kw_only=True):
    """3.2 The boxes of the record sheet, and where each rank stops."""

    hull_top: Boxes
    hull_bottom: Boxes
    masts: Boxes
    mast_falls_at: Annotated[tuple[Count, ...], Meta(min_length=3, max_length=3)]
    columns: Annotated[tuple[Annotated[int, Meta(ge=1, le=60)], ...], Meta(min_length=5, max_length=5)]
    mats_per: Annotated[int, Meta(ge=1, le=60)]


class LeakTest(Chart, frozen=True, kw_only=True):
    """BB-5.3."""

    stopped: Values
    worse: Values


class LeakCheck(Chart, frozen=True, kw_only=True):
    """BB-10.5, BB-10.6."""

    top_heavy: Values
    top_light: Values
    bottom_heavy: Values
    bottom_light: Values
    heavy_to: Annotated[int, Meta(ge=0, le=5)]
    turns: Count


class FireTest(Chart, frozen=True, kw_only=True):
    """BB-5.4 to BB-5.6, BB-10.8."""

    out: Values
    damage: Values
    spread: Values
    hull: Count
    masts: Count
    explodes_from: Annotated[int, Meta(ge=1, le=9)]
    explodes_on: Values
    linked_on: Values


class Blast(Struct, frozen=True, forbid_unknown_fields=True):
    """BB-10.9 What an explosion does within a range."""

    within: Way
    masts: Count
    hull: Count
    fire_on: Values


class Explosion(Chart, frozen=True, kw_only=True):
    """BB-10.9, and by the body of the source (BB-R10)."""

    near: Blast
    far: Blast
    body: Blast


class TackTest(Chart, frozen=True, kw_only=True):
    """BB-6.8."""

    dice: Annotated[int, Meta(ge=1, le=6)]
    fails_to: int


class SurrenderTest(Chart, frozen=True, kw_only=True):
    """BB-9.6."""

    strikes_on: Values
    captain_killed: Values


class SeparationTest(Chart, frozen=True, kw_only=True):
    """BB-11.6."""

    success: Values


class Collision(Chart, frozen=True, kw_only=True):
    """BB-11.3, BB-11.4."""

    violent: Count
    per_rank: Count
    light: Count


class Impeded(Chart, frozen=True, kw_only=True):
    """BB-R21, BB-9.7, BB-10.1 The turns that IMPEDED markers show when they are put."""

    rammer: Annotated[int, Meta(ge=0, le=2)]
    rammed: Annotated[int, Meta(ge=0, le=2)]
    prize: Annotated[int, Meta(ge=0, le=2)]
    wreck: Annotated[int, Meta(ge=0, le=2)]


class BoardingPoints(Chart, frozen=True, kw_only=True):
    """BB-12.5."""

    rank: Annotated[tuple[Count, ...], Meta(min_length=5, max_length=5)]
    per_deck: int
    more_damaged: int
    less_damaged: int
    flagship: int
    opposed_to_flagship: int


class BoardingMarkers(Chart, frozen=True, kw_only=True):
    """BB-12.5 The two rows whose icons are lost (BB-R8)."""

    captain_killed: int
    support_fire: int


class BodyBoarding(Chart, frozen=True, kw_only=True):
    """BB-12.8."""

    points_per_loss: Annotated[int, Meta(ge=1, le=99)]


class Mishap(Chart, frozen=True, kw_only=True):
    """BB-8.7 A broadside that goes wrong aboard the ship that fires it."""

    on: Values
    bursts_on: Values
    fire_on: Values


class Budget(Chart, frozen=True, kw_only=True):
    """BB-2.2, BB-14 The sums for which fleets are bought."""

    points: Annotated[tuple[Annotated[int, Meta(ge=1, le=9999)], ...], Meta(min_length=1, max_length=9)]


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    """All tables."""

    ships: Ships
    random_die: RandomDie
    wind_die: WindDie
    risk_die: RiskDie
    collision_die: CollisionDie
    point_blank_die: PointBlankDie
    boarding_die: BoardingDie
    attitude: Attitudes
    movement: Movement
    turning: Turning
    wind_test: WindTest
    squadrons: Squadrons
    clear: Clear
    entry: Entry
    range: Range
    fire_modifier: FireModifier
    fire_result: FireResult
    arc: Arc
    risk: Risk
    sheet: Sheet
    leak_test: LeakTest
    leak_check: LeakCheck
    fire_test: FireTest
    explosion: Explosion
    tack_test: TackTest
    surrender_test: SurrenderTest
    separation_test: SeparationTest
    collision: Collision
    impeded: Impeded
    boarding_points: BoardingPoints
    boarding_markers: BoardingMarkers
    body_boarding: BodyBoarding
    mishap: Mishap
    budget: Budget
