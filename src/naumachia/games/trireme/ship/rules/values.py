"""Present values of a ship: speeds, oarsmen, factors, room aboard (TS-1.3, TS-10.1; section 3)."""

from __future__ import annotations

from ...common.charts import CREWS, ShipType
from ...common.sea.wind import Rig, attitude, blows, sail_points
from ..charts import Charts
from ..pieces import NOBODY, Men, Ship
from ..state import Sea

SAXON = "saxon"


def signed(number: int) -> str | int:
    """A modifier as it is told: with its sign, or 0."""
    return f"{number:+d}" if number else 0


def rank(ship: Ship) -> int:
    """The quality of a crew, 3 expert to 0 slave; TS-12.3: a captured ship's is `beginner`."""
    return 1 if ship.status == "captured" else 3 - CREWS.index(ship.crew)


def rowed(sea: Sea, ship: Ship) -> bool:
    """Whether its type has oars."""
    return sea.kind(ship).fv > 0


def oarsmen(ship: Ship) -> int:
    """TS-1.4 The oarsmen aboard; a Saxon is rowed by its own light warriors, and captured by the light prisoners."""
    if ship.type != SAXON:
        return ship.oars
    if ship.status == "captured":
        return sum(men.light for men in ship.prisoners.values())
    return ship.men.light


def room_of(charts: Charts, kind: ShipType) -> int:
    """The man points a type carries, overload included."""
    table = charts.overload
    return kind.cap + (table.large if kind.size >= table.large_from else table.small)


def room(sea: Sea, ship: Ship) -> int:
    """The most man points it may carry, overload included."""
    return room_of(sea.charts, sea.kind(ship))


def carried(ship: Ship) -> int:
    """TS-12.1 The men that take room: all who fight, of both sides; prisoners do not."""
    total = 0
    for men in ship.aboard.values():
        total += men.armoured + men.light + men.archers
    return total


def slower(sea: Sea, ship: Ship) -> int:
    """Overload: a ship with more men than its capacity is slower."""
    return sea.charts.overload.slower if carried(ship) > sea.kind(ship).cap else 0


def windage(sea: Sea) -> int:
    """TS-2.2 What strong wind takes off the oars."""
    return sea.charts.weather.strong_slower if sea.wind == "strong" else 0


def full_velocity(sea: Sea, ship: Ship) -> int:
    """TS-1.3 The current full velocity; 0 without oars."""
    kind = sea.kind(ship)
    if not kind.fv:
        return 0
    corvus = sea.charts.ship_factors.corvus_slower if "corvus" in ship.equipment else 0
    return max(1, kind.fv - ship.fv_loss - slower(sea, ship) - corvus - windage(sea))


def cruising(sea: Sea, ship: Ship) -> int:
    """TS-1.3, TS-12.3 The current cruise; a prize's is one lower. TR-R40: never above the full velocity is the last word."""
    kind = sea.kind(ship)
    if not kind.fv:
        return 0
    less = slower(sea, ship) + windage(sea) + (ship.status == "captured")
    return min(max(1, kind.cruise - less), full_velocity(sea, ship))


def may_sprint(sea: Sea, ship: Ship) -> bool:
    """TS-3.2, TS-15.14 Whether it may be at full velocity: breath left, its own crew, nothing that holds it back."""
    if ship.status == "captured" or ship.immobilised or crawls(sea, ship):
        return False
    return not ship.fatigued if sea.on("fleet_fatigue") else ship.boxes > 0


def crawls(sea: Sea, ship: Ship) -> bool:
    """TR-R38, TS-15.13 Nobody at the oars, or oarsmen worn by fighting: speed 1 at most."""
    return rowed(sea, ship) and (oarsmen(ship) == 0 or ship.worn)


def sail_speed(sea: Sea, ship: Ship, rig: Rig, heading: int) -> int:
    """TS-15.2, TS-2.2 The moves a rig gives at a heading."""
    if not rig or not blows(sea.wind):
        return 0
    given = sail_points(sea.charts.sail_mp, ship.type, sea.kind(ship), rig, attitude(heading, sea.wind_dir))
    return max(0, given - (sea.charts.weather.light_less if sea.wind == "light" else 0))


def factor_of(sea: Sea, men: Men, towers: int = 0) -> int:
    """TS-10.1 The boarding factor of men, and of the towers they hold."""
    table = sea.charts.ship_factors
    if not men.total:
        return 0
    archers = men.archers * table.archers // 2
    return men.armoured * table.armoured // 2 + men.light * table.light // 2 + archers + table.tower * towers


def boarding_factor(sea: Sea, ship: Ship) -> int:
    """TS-10.1 The factor of a ship for its holder."""
    return factor_of(sea, ship.men, ship.equipment.count("tower"))


def oar_factor(sea: Sea, ship: Ship) -> int:
    """TS-15.13 What oarsmen add when they are declared; slaves none."""
    if not sea.on("oarsmen") or ship.type == SAXON or (ship.crew == "slave" and ship.status != "captured"):
        return 0
    return ship.oars * sea.charts.ship_factors.oarsmen // 2


def ashore(sea: Sea, ship: Ship) -> bool:
    """TS-15.7 Its men are safe ashore: beached in an earlier turn, and not taken since."""
    return 0 < ship.beached < sea.turn and ship.status == "sound"


def fights(sea: Sea, ship: Ship) -> bool:
    """Whether it fires, grapples and fights at all."""
    return ship.afloat and not ashore(sea, ship)


def watches(sea: Sea, ship: Ship) -> bool:
    """TS-S2 Whether it may only watch as yet."""
    return sea.watching and sea.setting.scenario.ships[ship.id].watches


def stationary(ship: Ship) -> bool:
    """TS-5.2 Plotted speed 0, stopped by a contact before, or grappled."""
    return not ship.plot or ship.stopped or bool(ship.links)


def prisoners_of(ship: Ship, side: str) -> Men:
    """The men of a side held aboard."""
    return ship.prisoners.get(side, NOBODY)
