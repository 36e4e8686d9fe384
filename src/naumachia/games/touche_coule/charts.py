"""The tables of *Touché, coulé!* as types; the numbers are in `charts.toml`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from naumachia.kernel import Chart

Face = Annotated[int, Meta(ge=1, le=6)]
Faces = Annotated[tuple[Face, ...], Meta(min_length=1, max_length=6)]
Row = Annotated[str, Meta(pattern="^-?[0-9]{1,2}$")]
SixNumbers = Annotated[tuple[int, ...], Meta(min_length=6, max_length=6)]


class ShipType(Struct, frozen=True, forbid_unknown_fields=True):
    """Speed, fire and boarding of one type of ship (TC-4a.1, TC-5b.3, TC-5c.2)."""

    max_speed: Annotated[int, Meta(ge=0)]
    fire_hits_on: Faces
    boarding_damage: SixNumbers
    """Damage dealt by die, 1 to 6."""


class Ships(Chart, frozen=True, kw_only=True):
    """Both types."""

    liburnian: ShipType
    quinquereme: ShipType


class HullType(Struct, frozen=True, forbid_unknown_fields=True):
    """Starting values of one type of ship."""

    hexes: Annotated[int, Meta(ge=1, le=2)]
    structure: Annotated[int, Meta(ge=1)]
    start_speed: Annotated[int, Meta(ge=0)]


class Hulls(Chart, frozen=True, kw_only=True):
    """Both hulls."""

    liburnian: HullType
    quinquereme: HullType


class Zones(Struct, frozen=True, forbid_unknown_fields=True):
    """TC-5a.3 What the zone struck adds."""

    flank: int
    bow: int
    stern: int


class Ram(Chart, frozen=True, kw_only=True):
    """TC-5a.3 What is added to the speed of the rammer."""

    die_bonus: SixNumbers
    zone: Zones
    minimum: int


class Edge(Chart, frozen=True, kw_only=True):
    """TC-4c.1 The price of the quay."""

    damage: Annotated[int, Meta(ge=0)]
    speed_after: Annotated[int, Meta(ge=0)]


class Fire(Chart, frozen=True, kw_only=True):
    """TC-5b.2 How far soldiers shoot."""

    range: Annotated[int, Meta(ge=1, le=2)]
    blind: Literal["dead astern"]


class Boarding(Chart, frozen=True, kw_only=True):
    """TC-5c.1 Who may board whom."""

    rule: Literal["mutual flank"]


class Options(Chart, frozen=True, kw_only=True):
    """TC-O1, TC-O3 The numbers of the optional rules."""

    light_liburnian: int
    stout_hull: int
    stout_numerator: int
    stout_denominator: int


Place = Annotated[int, Meta(ge=-99, le=99)]
"""A hex of a row; a record may bring tables of its own, and no basin is larger."""


class Basin(Struct, frozen=True, forbid_unknown_fields=True):
    """TC-G4 The water of one basin, row by row."""

    rows: Annotated[dict[Row, tuple[Place, Place]], Meta(max_length=99)]
    hexes: int


class Basins(Chart, frozen=True, kw_only=True):
    """Both basins."""

    standard: Basin
    grand: Basin


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    """All tables."""

    ships: Ships
    hull: Hulls
    ram: Ram
    edge: Edge
    fire: Fire
    boarding: Boarding
    options: Options
    basin: Basins
