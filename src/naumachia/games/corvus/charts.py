"""The tables of *Corvus* as types; the numbers are in `charts.toml`. Lengths are millimetres, ranges and gaps micrometres."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.kernel import Chart, Words

Crew = Literal["veteran", "standard", "recruits", "conscript"]
CREWS: tuple[Crew, ...] = ("veteran", "standard", "recruits", "conscript")
Location = Literal["marines", "archers", "engines", "rowers"]
Result = Literal["r", "-", "C"]
Count = Annotated[int, Meta(ge=0, le=99)]
Length = Annotated[int, Meta(ge=2, le=400, multiple_of=2)]
"""CV-G4 All bases are of even length, so that the bow point is a whole millimetre ahead."""
Speed = Annotated[int, Meta(ge=0, le=400)]
Gap = Annotated[int, Meta(ge=0, le=400_000)]
Degrees = Annotated[int, Meta(ge=0, le=180)]
Row = Annotated[tuple[Result, ...], Meta(min_length=4, max_length=4)]


class ShipType(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One ship card."""

    name: Words
    size: Annotated[int, Meta(ge=1, le=20)]
    length: Length
    width: Length
    normal: Speed
    combat: Speed
    turn: Annotated[int, Meta(ge=1, le=180)]
    ram: Count
    defence: Count
    boarding: Count
    marines: Count
    archers: Annotated[int, Meta(ge=0, le=6)]
    """One roll holds all their dice."""
    catapults: Annotated[int, Meta(ge=0, le=6)]
    bank_penalty: Speed
    rowers: Count
    cataphract: bool
    cost: Annotated[int, Meta(ge=1, le=9999)]


class Ships(Chart, frozen=True, kw_only=True):
    """Every type."""

    table: Annotated[dict[Annotated[str, Meta(pattern="^[a-z][a-z_]{0,24}$")], ShipType], Meta(min_length=1, max_length=99)]


class ByCrew(Struct, frozen=True, forbid_unknown_fields=True):
    """A number by crew."""

    veteran: int
    standard: int
    recruits: int
    conscript: int

    def of(self, crew: Crew) -> int:
        """The number of a crew."""
        return int(getattr(self, crew))


class Crews(Chart, frozen=True, kw_only=True):
    """Levels, and what they make of the price (CV-6.3)."""

    levels: ByCrew
    cost_percent: ByCrew
    corvus_cost: Count


class Fatigue(Chart, frozen=True, kw_only=True):
    """CV-1.8, CV-1.9 A die no higher than this passes; so many turns of rest."""

    veteran: int
    standard: int
    recruits: int
    conscript: int
    rest: Annotated[int, Meta(ge=1, le=9)]


class Orders(Chart, frozen=True, kw_only=True):
    """CV-1.5, CV-1.7 What plans have in common."""

    run_between_pivots: Speed
    turn_most: Annotated[int, Meta(ge=180, le=180)]
    astern_divisor: Annotated[int, Meta(ge=1, le=9)]
    whole: Annotated[int, Meta(ge=1, le=100)]


class Rowers(Chart, frozen=True, kw_only=True):
    """CV-3.7 What a rower point lost costs."""

    lost_per_point: Speed


class Geometry(Chart, frozen=True, kw_only=True):
    """CV-G7, CV-G11 When ships are in contact, alongside, parallel, opposite, perpendicular."""

    contact: Gap
    oar_reach: Gap
    parallel: Degrees
    glancing_below: Degrees
    side_ram_from: Degrees
    corvus_from: Degrees
    straight_run: Speed
    turned_over: Degrees
    opposite_over: Degrees
    align_gap: Gap


class Ram(Chart, frozen=True, kw_only=True):
    """CV-2.10, CV-2.11."""

    target_damaged: int
    side: int
    target_engaged_by_friend: int
    crew_level: int
    rammer_fatigued: int
    normal_speed: int
    turned_over_90: int
    damaged_up_to: Count


class Grapple(Chart, frozen=True, kw_only=True):
    """CV-2.15."""

    crew_level: int
    target_rammed: int
    target_damaged: int
    target_engaged: int
    self_rammed: int
    corvus: int


class Disengage(Chart, frozen=True, kw_only=True):
    """CV-2.7."""

    crew_level: int
    engaged_by_another: int
    rammed: int
    corvus: int


class Oars(Chart, frozen=True, kw_only=True):
    """CV-2.19."""

    crew_level: int
    target_engaged: int
    opposite_courses: int
    fatigued: int
    normal_speed: int


class Arm(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """CV-3.2, CV-3.4 One kind of shooter: its range, both ends included, and what a hit destroys."""

    hits_on: int
    least: Gap
    most: Gap
    destroys: Count


class Shooting(Chart, frozen=True, kw_only=True):
    """CV-3."""

    archer: Arm
    catapult: Arm
    resistance: Annotated[int, Meta(ge=1, le=9)]
    target_engaged: int
    catapult_damaged: int
    location: Annotated[tuple[Location, ...], Meta(min_length=6, max_length=6)]


class Boarding(Chart, frozen=True, kw_only=True):
    """CV-4.2, CV-4.3 By die and ratio."""

    columns: Annotated[tuple[str, ...], Meta(min_length=4, max_length=4)]
    rows: Annotated[tuple[Row, ...], Meta(min_length=6, max_length=6)]
    roman_bonus: int


class CatapultOption(Chart, frozen=True, kw_only=True):
    """CV-5.5 What a catapult is exchanged for."""

    marines: Count
    archers: Count


class Victory(Chart, frozen=True, kw_only=True):
    """CV-6.1, CV-6.2."""

    rout_share: Annotated[int, Meta(ge=1, le=100)]
    turn_limit: Annotated[int, Meta(ge=1, le=99)]
    sunk: Count
    captured: Count
    fled: Count
    damaged: Count


class PointsBattle(Chart, frozen=True, kw_only=True):
    """S7 of our specification: the points, the table and the strips of sea in which the fleets are drawn up."""

    points: Annotated[tuple[Annotated[int, Meta(ge=1, le=9999)], ...], Meta(min_length=1, max_length=9)]
    great: tuple[str, ...]
    great_share: Annotated[int, Meta(ge=0, le=100)]
    crews: Annotated[tuple[Crew, ...], Meta(min_length=1)]
    width: Annotated[int, Meta(ge=100, le=9999)]
    height: Annotated[int, Meta(ge=100, le=9999)]
    margin: Count
    depth: Annotated[int, Meta(ge=10, le=999)]


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    """All tables."""

    ships: Ships
    crew: Crews
    fatigue: Fatigue
    orders: Orders
    rowers: Rowers
    geometry: Geometry
    ram: Ram
    grapple: Grapple
    disengage: Disengage
    oars: Oars
    shooting: Shooting
    boarding: Boarding
    catapult_option: CatapultOption
    victory: Victory
    points_battle: PointsBattle
