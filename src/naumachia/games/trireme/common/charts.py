"""The tables both games of *Trireme* share, as types; the numbers are in `charts.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.kernel import Chart, Words

Face = Annotated[int, Meta(ge=1, le=6)]
Faces = tuple[Face, ...]
Count = Annotated[int, Meta(ge=0)]
Crew = Literal["expert", "ordinary", "beginner", "slave"]
Equipment = Literal["corvus", "iron_hands", "tower", "engine", "fire", "reinforced_bow"]
CREWS: tuple[Crew, ...] = ("expert", "ordinary", "beginner", "slave")
EQUIPMENT: tuple[Equipment, ...] = ("corvus", "iron_hands", "tower", "engine", "fire", "reinforced_bow")


class ShipType(Struct, frozen=True, forbid_unknown_fields=True):
    """A type of ship as its counter shows it."""

    name: Words
    size: Annotated[int, Meta(ge=1, le=16)]
    cruise: Count
    fv: Annotated[int, Meta(ge=0, le=5)]
    """Full velocity; 0 for a type without oars."""
    bf: Annotated[int, Meta(ge=1)]
    cap: Count
    oars: Count
    deck: Literal["open", "cataphract"]
    ram: bool
    towers: Count
    engines: Count
    hull: Annotated[int, Meta(ge=1)]


class ShipTypes(Chart, frozen=True, kw_only=True):
    """Every type of ship."""

    table: dict[str, ShipType]
    mainsail_always: tuple[str, ...]


class CrewPrices(Struct, frozen=True, forbid_unknown_fields=True):
    """Factors of a price by crew, in hundredths."""

    expert: Annotated[int, Meta(ge=1)]
    ordinary: Annotated[int, Meta(ge=1)]
    beginner: Annotated[int, Meta(ge=1)]
    slave: Annotated[int, Meta(ge=1)]


class MenPrices(Struct, frozen=True, forbid_unknown_fields=True):
    """The price of a man point (Ship Game)."""

    armoured: Count
    light: Count
    archers: Count


class EquipmentPrices(Struct, frozen=True, forbid_unknown_fields=True):
    """The price of a piece of equipment."""

    corvus: Count
    iron_hands: Count
    tower: Count
    engine: Count
    fire: Count
    reinforced_bow: Count


class Prices(Chart, frozen=True, kw_only=True):
    """TR-R33 What ships and what they carry cost."""

    crew: CrewPrices
    men: MenPrices
    equipment: EquipmentPrices
    infantry: Count


class EquipmentSizes(Chart, frozen=True, kw_only=True):
    """TF-8.1 The smallest ship that carries a piece of equipment."""

    corvus: Count
    iron_hands: Count
    tower: Count
    engine: Count
    fire: Count
    reinforced_bow: Count


class PointChoice(Chart, frozen=True, kw_only=True):
    """TF-PC, TS-PC How fleets bought by points meet."""

    points: Annotated[tuple[Annotated[int, Meta(ge=1)], ...], Meta(min_length=1)]
    columns: Annotated[int, Meta(ge=8)]
    rows: Annotated[int, Meta(ge=8)]
    deployment_rows: Annotated[int, Meta(ge=2)]
    turns: Annotated[int, Meta(ge=1)]


class Overload(Chart, frozen=True, kw_only=True):
    """How much a ship may carry beyond its capacity, and what it loses by it."""

    large_from: Count
    large: Count
    small: Count
    """Man points above capacity, for ships of that size and for smaller ones."""
    infantry_most: Count
    infantry_free: Count
    """Infantry counters a ship may have (Fleet Game), and how many do not slow it."""
    slower: Count


class Crews(Struct, frozen=True, forbid_unknown_fields=True):
    """Faces of a die by crew."""

    expert: Faces
    ordinary: Faces
    beginner: Faces
    slave: Faces


class Fatigue(Chart, frozen=True, kw_only=True):
    """TF-3.9, TS-15.14 The faces that tire a crew after full velocity."""

    fatigued: Crews


class Rest(Chart, frozen=True, kw_only=True):
    """TF-3.9, TS-3.7, TS-15.14 When a crew gets its breath back."""

    recovers_at: Count
    """The most movement points by oar in a turn of rest."""


class Attitudes(Struct, frozen=True, forbid_unknown_fields=True):
    """Movement points by attitude to the wind: A astern, B stern quarter, C bow quarter, D ahead."""

    A: Count
    B: Count
    C: Count
    D: Count


class SailPoints(Chart, frozen=True, kw_only=True):
    """TF-6.2 What sails give."""

    mainsail: Attitudes
    sail: Attitudes
    mainsail_star: Count
    """In place of the first number: ships with oars of the sizes below, and the types listed."""
    star_size_min: Count
    star_size_max: Count
    star_types: tuple[str, ...]


class Sailing(Chart, frozen=True, kw_only=True):
    """TF-6.1, TF-6.3 What it costs to set and strike sails, and to row under them against the wind."""

    sail: Count
    mainsail: Count
    row_ahead: Count
    """Movement points less when rowing in attitude D under sail."""


class Tides(Struct, frozen=True, forbid_unknown_fields=True):
    """The least modified die that stops a ship, and the least that wrecks it."""

    stopped: int
    wrecked: int


class ReefModifier(Struct, frozen=True, forbid_unknown_fields=True):
    """Modifiers for types, or for a range of sizes."""

    add: int
    types: tuple[str, ...] = ()
    from_size: Count | None = None
    to_size: Count | None = None
    """Neither where it goes by types alone."""


class ReefPassage(Chart, frozen=True, kw_only=True):
    """TS-15.6 Passing a reef."""

    rising: Tides
    falling: Tides
    modifiers: tuple[ReefModifier, ...]
    by_type: tuple[str, ...]
    """Types that go by their name and not by their size."""


class ReefBetween(Chart, frozen=True, kw_only=True):
    """TR-R15 What is added for sizes that the table of reefs leaves out."""

    modifiers: tuple[ReefModifier, ...]


class Handiness(Chart, frozen=True, kw_only=True):
    """TS-3.6, TF-9.1 How many straight moves must lie between two turns."""

    medium_from: Count
    medium: Count
    large_from: Count
    large: Count


class Incendiary(Chart, frozen=True, kw_only=True):
    """TF-8.5, TS-15.11 Fire at the enemy."""

    archers_range: Count
    engine_range: Count
    hit: Faces
    hit_from_tower: Faces


class WreckTable(Chart, frozen=True, kw_only=True):
    """TF-7.1, TS-15.5 When a wreck goes under."""

    gone: Faces
    drift_every: Annotated[int, Meta(ge=1)]
    """TF-7.2 Drift at the end of every so many turns."""


class CommonCharts(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of `charts.toml` beside this module; each game adds its own."""

    ship_types: ShipTypes
    prices: Prices
    equipment_sizes: EquipmentSizes
    point_choice: PointChoice
    overload: Overload
    fatigue: Fatigue
    rest: Rest
    sail_mp: SailPoints
    sailing: Sailing
    reef_passage: ReefPassage
    reef_between: ReefBetween
    handiness: Handiness
    incendiary: Incendiary
    wreck_table: WreckTable
