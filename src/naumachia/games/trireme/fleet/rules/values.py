"""Present values of a counter: speeds, full velocity, boarding factor, crew (TF-1.2, TF-3.8, TF-4.7, TF-4.8)."""

from __future__ import annotations

from ...common.charts import CREWS
from ...common.hulls import touches_bow
from ...common.sea.wind import Attitude, attitude, blows, sail_points
from ..pieces import GRAPPLING, Ship
from ..state import Sea

RANK = {crew: rank for rank, crew in enumerate(reversed(CREWS))}
"""How good a crew is, best highest."""


def better(ship: Ship, other: Ship) -> bool:
    """Whether a ship has the better crew."""
    return RANK[ship.crew] > RANK[other.crew]


def overload(sea: Sea, ship: Ship) -> int:
    """Return the reduction of both speeds by too many infantry counters."""
    table = sea.setting.charts.overload
    return table.slower if ship.infantry > table.infantry_free else 0


def cruising(sea: Sea, ship: Ship) -> int:
    """The present cruise: 0 without oars, 1 when immobilised (TF-3.8), one less for a prize (TF-5.5)."""
    cruise = sea.setting.types[ship.type].cruise
    if not cruise:
        return 0
    if ship.state != "sound":
        return sea.setting.charts.fleet_movement.immobilised
    cruise = max(1, cruise - overload(sea, ship))
    return max(1, cruise - 1) if ship.prize else cruise


def full_velocity(sea: Sea, ship: Ship) -> int:
    """TF-4.7 The present full velocity, as rams compare it: immobilised 1, oarless 0, a prize its cruise."""
    fv = sea.setting.types[ship.type].fv
    if not fv or ship.state != "sound" or ship.prize:
        return cruising(sea, ship)
    if "corvus" in ship.equipment:
        fv -= sea.setting.charts.fleet_factors.corvus_slower
    return max(1, fv - overload(sea, ship))


def backing(sea: Sea, ship: Ship) -> int:
    """TF-3.3 How far a ship may back."""
    return -(-cruising(sea, ship) // sea.setting.charts.fleet_movement.back_divisor)


def lies(sea: Sea, ship: Ship) -> Attitude | None:
    """TR-R4 The attitude to the wind; nothing where no wind blows."""
    scenario = sea.setting.scenario
    return attitude(ship.h, scenario.wind_dir) if blows(scenario.wind) else None


def under_sail(sea: Sea, ship: Ship) -> int:
    """TF-6.2 What the rig that is up gives; at most 1 for an immobilised ship (TF-3.8)."""
    how = lies(sea, ship)
    if how is None or not ship.rig:
        return 0
    points = sail_points(sea.setting.charts.sail_mp, ship.type, sea.kind(ship), ship.rig, how)
    return min(points, sea.setting.charts.fleet_movement.immobilised) if ship.immobilised else points


def whole_factor(sea: Sea, ship: Ship) -> int:
    """TF-4.8 The boarding factor before it is halved: own or prize crew, infantry, tower, engine, less what prizes were given."""
    table = sea.setting.charts.fleet_factors
    value = ship.aboard if ship.prize else sea.setting.types[ship.type].bf
    if ship.equipment:
        value += table.tower * ship.equipment.count("tower") + table.engine * ship.equipment.count("engine")
    return value + table.infantry * ship.infantry - ship.given


def factor(sea: Sea, ship: Ship) -> int:
    """TF-4.8 The current boarding factor, without a corvus: halved while immobilised, until the crew has it back."""
    table = sea.setting.charts.fleet_factors
    value = whole_factor(sea, ship)
    if ship.state in ("immobilised", "permanent"):
        value //= table.halved_by
    return max(table.least, value)


def corvus_falls(ship: Ship, other: Ship) -> bool:
    """TF-8.3 Whether a ship's corvus reaches another: it must touch the bow or a bow flank of the ship that carries it."""
    return "corvus" in ship.equipment and touches_bow(ship.bow, ship.h, other.hexes)


def has_grapples(ship: Ship) -> bool:
    """TF-8.2 Whether a ship carries grappling equipment."""
    return any(item in ship.equipment for item in GRAPPLING)
