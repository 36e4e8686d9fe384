"""The tables of the Ship Game as types; the numbers are in `charts.toml`, those shared with the Fleet Game in `common`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.kernel import Chart

from ..common import charts as common
from ..common.charts import Count, Faces
from ..common.hulls import Location
from ..common.sea.wind import Force

Harm = Literal["X", "BrI", "Br", "Br*", "I", "a", "-"]
"""Results of a ram: sunk, breached and immobilised, breached, breached on the side, immobilised, eased, nothing."""
Sum = Annotated[int, Meta(ge=2, le=12)]
Cells = Annotated[tuple[Harm, ...], Meta(min_length=17, max_length=17)]
FiveSteps = Annotated[tuple[bool, ...], Meta(min_length=5, max_length=5)]
SixCells = Annotated[tuple[int, ...], Meta(min_length=9, max_length=9)]
LOWEST, HIGHEST = 0, 14
"""TR-R19 The rows of the ram tables."""


class Sequence(Chart, frozen=True, kw_only=True):
    """The steps of a turn."""

    steps: tuple[str, ...]


class MovementSteps(Chart, frozen=True, kw_only=True):
    """TS-4.1 By speed, 1 to 5: the steps in which a ship makes a move."""

    speeds: Annotated[tuple[FiveSteps, ...], Meta(min_length=5, max_length=5)]


class ByCrew(Struct, frozen=True, forbid_unknown_fields=True):
    """A number by crew."""

    expert: int
    ordinary: int
    beginner: int
    slave: int


class Endurance(Chart, frozen=True, kw_only=True):
    """TS-1.2 Boxes for turns at full velocity."""

    boxes: ByCrew


class Orders(Chart, frozen=True, kw_only=True):
    """TS-3 What may be plotted beside the speeds of the type."""

    faster: Count
    """TS-3.2 How much faster a ship may be than last turn."""
    slow: Count
    """TS-3.3, TS-3.4 The last speed up to which it may back or pivot."""
    back: Count
    back_large: Count
    large_from: Count
    pivots: Count
    pivots_large: Count
    pivots_large_from: Count
    immobilised: Count


class Weather(Chart, frozen=True, kw_only=True):
    """TS-2.1 By the sum of two dice."""

    force_down: tuple[Sum, ...]
    back: tuple[Sum, ...]
    veer: tuple[Sum, ...]
    force_up: tuple[Sum, ...]
    forces: tuple[Force, ...]
    light_less: Count
    """TS-2.2 What light wind takes off the sail table."""
    strong_slower: Count
    mainsail_lost: Faces
    """TS-2.2 In strong wind."""


class RamDamage(Chart, frozen=True, kw_only=True):
    """TS-5.4 The rammer's part: rows 0 to 14, columns by ratio."""

    columns: Annotated[tuple[int, ...], Meta(min_length=17, max_length=17)]
    """The largest ratio of each column."""
    rows: Annotated[tuple[Cells, ...], Meta(min_length=15, max_length=15)]


class RamPrinted(Chart, frozen=True, kw_only=True):
    """TS-5.4, TS-15.3 The cells of ram and rake as printed, to compare; nothing is rolled on them."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class RamTarget(Chart, frozen=True, kw_only=True):
    """TS-5.4 The target's part, in the same rows and columns."""

    rows: Annotated[tuple[Cells, ...], Meta(min_length=15, max_length=15)]


class RatioModifiers(Struct, frozen=True, forbid_unknown_fields=True):
    """TS-5.2."""

    target_stationary: int
    target_immobilised: int
    better_crew: int
    worse_crew: int


class RollModifiers(Struct, frozen=True, forbid_unknown_fields=True):
    """TS-5.3."""

    straight: int
    flank: int
    not_full: int
    immobilised: int


class RamModifiers(Chart, frozen=True, kw_only=True):
    """TS-5.2, TS-5.3 What changes ratio and roll."""

    ratio: RatioModifiers
    roll: RollModifiers
    plus_one_locations: tuple[Location, ...]
    breach_star_locations: tuple[Location, ...]


class Collision(Chart, frozen=True, kw_only=True):
    """TS-5.7 The faces that immobilise."""

    cruising: Faces
    full: Faces


class ByRival(Struct, frozen=True, forbid_unknown_fields=True):
    """A number by the raker's crew against the target's."""

    inferior: int
    equal: int
    superior: int


class Rake(Chart, frozen=True, kw_only=True):
    """TS-15.3 Shearing oars."""

    raker_most: ByRival
    """Up to this sum the raker spoils its own oars."""
    target_least: ByRival
    target_at_fv: int
    raker_not_at_fv: int


class BreachRow(Struct, frozen=True, forbid_unknown_fields=True):
    """TS-6.2 What a breach costs."""

    fv: Count
    men: Count
    immobilised: Literal["always", "if_larger", "choice"]
    equipment: bool
    sinks: bool
    """If it is the second; on small ships the first."""


class Breach(Chart, frozen=True, kw_only=True):
    """TS-6.2 By die, 1 to 6."""

    rows: Annotated[tuple[BreachRow, ...], Meta(min_length=6, max_length=6)]
    small: Count
    """Up to this size the first breach sinks."""


class Missiles(Chart, frozen=True, kw_only=True):
    """TS-8.2 What is needed to hit, by range from 1."""

    archers: tuple[int, ...]
    engine: tuple[int, ...]
    from_tower: int
    target_cataphract: int
    firer_at_fv: int
    strong_wind: int
    armour_save: Faces
    tower_archers: Count
    tower_engines: Count


class FireAboard(Chart, frozen=True, kw_only=True):
    """TS-15.12 A die plus the level less one."""

    out_most: int
    rig_least: int
    """From here it also costs speed and mainsail."""
    abandoned_least: int
    expert: int
    slave: int
    spreads: Faces


class Grapple(Chart, frozen=True, kw_only=True):
    """TS-9.1 Two dice."""

    needs: int
    eased: int
    friendly: int
    in_collision: int
    target_immobilised: int
    superior_crew: int
    inferior_crew: int
    target_at_fv: int
    only_oarsmen: int
    immobilised: int
    iron_hands: int


class GrappleNumbers(Chart, frozen=True, kw_only=True):
    """TS-15.10, TS-S5 What two dice need with a corvus, and against halyards."""

    corvus_needs: int
    halyards: int
    halyards_iron_hands: int


class Boarding(Chart, frozen=True, kw_only=True):
    """TS-10.3 Man points lost by the other side: by die 1 to 6, then by factor."""

    factors: Annotated[tuple[int, ...], Meta(min_length=9, max_length=9)]
    rows: Annotated[tuple[SixCells, ...], Meta(min_length=6, max_length=6)]


class Factors(Chart, frozen=True, kw_only=True):
    """TS-10.1, TS-15.8, TS-15.10, TS-15.13 Boarding factors, in halves a man point."""

    armoured: int
    light: int
    archers: int
    oarsmen: int
    tower: int
    """In whole factors."""
    corvus_die: int
    corvus_slower: Count
    group_most: Count


class FreePrinted(Chart, frozen=True, kw_only=True):
    """TS-14 The cells as printed, to compare; nothing is rolled on them."""

    headings: tuple[str, ...]
    expert: tuple[str, ...]
    ordinary: tuple[str, ...]
    beginner: tuple[str, ...]
    slave: tuple[str, ...]


class Unimmobilise(Chart, frozen=True, kw_only=True):
    """TS-14 Two dice: the sums that abandon the ship, and the least that frees it."""

    abandoned: tuple[Sum, ...]
    freed: ByCrew
    dvr: Count
    """TR-R7 The full velocity lost on the very sum that frees it."""


class Detachment(Chart, frozen=True, kw_only=True):
    """TS-13 Two dice."""

    needs: int
    friendly: int
    victor: int
    superior_crew: int
    inferior_crew: int
    enemy_corvus: int


class BySums(Struct, frozen=True, forbid_unknown_fields=True):
    """Sums of two dice by crew."""

    expert: tuple[Sum, ...]
    ordinary: tuple[Sum, ...]
    beginner: tuple[Sum, ...]
    slave: tuple[Sum, ...]


class Surrender(Chart, frozen=True, kw_only=True):
    """TS-11.1 The sums on which a defeated ship surrenders."""

    sums: BySums
    slave_minority_excludes: tuple[Sum, ...]
    if_breached_also: tuple[Sum, ...]


class Scoring(Chart, frozen=True, kw_only=True):
    """TS-16 Victory points, in hundredths of a price, rounded up."""

    sunk: Count
    captured: Count
    half: Count
    decisive: Annotated[int, Meta(ge=1)]


class Charts(common.CommonCharts, frozen=True, forbid_unknown_fields=True):
    """All tables."""

    ship_sequence: Sequence
    movement_steps: MovementSteps
    ship_orders: Orders
    endurance: Endurance
    weather: Weather
    ram_damage: RamDamage
    ram_damage_as_printed: RamPrinted
    ram_damage_target: RamTarget
    ram_modifiers: RamModifiers
    collision: Collision
    rake: Rake
    breach: Breach
    missiles: Missiles
    fire: FireAboard
    grapple: Grapple
    grapple_numbers: GrappleNumbers
    boarding: Boarding
    ship_factors: Factors
    unimmobilise_as_printed: FreePrinted
    unimmobilise: Unimmobilise
    detachment: Detachment
    surrender: Surrender
    ship_scoring: Scoring
