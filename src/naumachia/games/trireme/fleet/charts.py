"""The tables of the Fleet Game as types; the numbers are in `charts.toml`, those shared with the Ship Game in `common`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.kernel import Chart

from ..common import charts as common
from ..common.charts import Count, Face

Freed = Literal["sunk", "permanent", "none", "bf_back", "free"]
Taken = Literal["F", "f", "-"]
SixResults = Annotated[tuple[Taken, ...], Meta(min_length=6, max_length=6)]


class Sequence(Chart, frozen=True, kw_only=True):
    """The phases of a turn."""

    phases: tuple[str, ...]


class Unimmobilise(Chart, frozen=True, kw_only=True):
    """TF-2.1 What becomes of a ship that tries to get free."""

    results: Annotated[tuple[Freed, ...], Meta(min_length=5, max_length=5)]
    """By modified die, 1 to 5 or more."""
    next_attempt_bonus: Count


class Movement(Chart, frozen=True, kw_only=True):
    """TF-3.3, TF-3.4, TF-3.8 What moves cost and allow beside the speeds on the counter."""

    pivot: Annotated[int, Meta(ge=1)]
    back_divisor: Annotated[int, Meta(ge=1)]
    """Backing: the cruise divided by this, rounded up."""
    immobilised: Count
    """The allowance of an immobilised ship."""


class CrewValues(Struct, frozen=True, forbid_unknown_fields=True):
    """A number by crew."""

    expert: int
    ordinary: int
    beginner: int
    slave: int


class Rammer(Struct, frozen=True, forbid_unknown_fields=True):
    """Modifiers of a rammer."""

    against_flank: int
    against_stern: int
    cruising: int
    immobilised: int


class Target(Struct, frozen=True, forbid_unknown_fields=True):
    """Modifiers of a target."""

    bow_flank: int
    stern_flank: int
    higher_fv: int
    immobilised: int


class RamModifiers(Chart, frozen=True, kw_only=True):
    """TF-4.1 The modifiers of a ram duel."""

    crew: CrewValues
    rammer: Rammer
    target: Target


class RamEffects(Chart, frozen=True, kw_only=True):
    """TF-4.2 The target's total less the rammer's."""

    no_effect_from: int
    parity_from: int
    """From here up to no effect: immobilised if the dice as rolled have an even sum."""
    sunk_at_or_below: int


class Grapple(Chart, frozen=True, kw_only=True):
    """TF-5.1, TF-5.6 The modifiers of grappling and of getting away."""

    target_rammed: int
    better_crew: int
    immobilised: int
    grappling_equipment: int
    """TR-R3 On the attempt to get away from a ship that carries it."""


class GrappleNumbers(Chart, frozen=True, kw_only=True):
    """TF-5.1, TF-5.6, TF-8.2 The modified die needed."""

    grapple: Face
    grapple_with_equipment: Face
    get_away: Face


class Boarding(Chart, frozen=True, kw_only=True):
    """TF-5.3 By die, 1 to 6: F the stronger takes the weaker, f the weaker the stronger, - neither."""

    triple: SixResults
    double: SixResults
    less_than_double: SixResults
    equal: SixResults


class Factors(Chart, frozen=True, kw_only=True):
    """TF-4.8, TF-8.3, TF-8.4 What adds to a boarding factor, and what halves it."""

    infantry: int
    tower: int
    engine: int
    corvus: int
    halved_by: Annotated[int, Meta(ge=1)]
    least: int
    corvus_slower: Count
    """TF-8.3 What a corvus takes off the full velocity."""


class Morale(Chart, frozen=True, kw_only=True):
    """TF-9.3 When a fleet breaks."""

    lost_divisor: Annotated[int, Meta(ge=1)]
    breaks_from: Annotated[int, Meta(ge=2, le=12)]


class Scoring(Chart, frozen=True, kw_only=True):
    """TF-10.2 Victory points, in hundredths of a price, rounded up."""

    sunk: Count
    captured: Count
    permanent: Count
    decisive: Annotated[int, Meta(ge=1)]
    """So many times the enemy's points is decisive."""


class Charts(common.CommonCharts, frozen=True, forbid_unknown_fields=True):
    """All tables."""

    fleet_sequence: Sequence
    fleet_unimmobilise: Unimmobilise
    fleet_movement: Movement
    fleet_ram_modifiers: RamModifiers
    fleet_ram_effects: RamEffects
    fleet_grapple: Grapple
    fleet_grapple_numbers: GrappleNumbers
    fleet_boarding: Boarding
    fleet_factors: Factors
    fleet_morale: Morale
    fleet_scoring: Scoring
