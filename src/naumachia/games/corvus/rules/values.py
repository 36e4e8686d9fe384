"""Speeds, allowances and crews (CV-1.3 to CV-1.8, CV-2.7, CV-2.8)."""

from __future__ import annotations

from ..pieces import Order, Ship
from ..state import Sea


def rounded(sea: Sea, millimetres: int, parts: int) -> int:
    """CV-R12 A share of a distance, rounded up to a whole centimetre."""
    whole = sea.charts.orders.whole
    return -(-millimetres // (parts * whole)) * whole


def speed(sea: Sea, ship: Ship, combat: bool) -> int:
    """CV-2.8 The current speed: printed, less broken banks and lost rowers, not below 0; halved last if damaged."""
    printed = sea.setting.speeds[ship.id][combat]
    card = sea.kind(ship.id)
    left = max(0, printed - card.bank_penalty * len(ship.banks) - sea.charts.rowers.lost_per_point * ship.rowers)
    return rounded(sea, left, 2) if ship.damaged else left


def executed(ship: Ship) -> Order:
    """CV-1.8 The order as it is carried out: a crew that has become tired since moves as under Forward."""
    assert ship.order
    return "forward" if ship.order == "battle" and ship.fatigued else ship.order


def allowance(sea: Sea, ship: Ship, order: Order, half: bool = False) -> int:
    """CV-1.3 to CV-1.7 Millimetres under an order; CV-2.7 half of them after breaking free."""
    if order == "stop":
        return 0
    full = speed(sea, ship, order == "battle")
    if order == "astern":
        full = rounded(sea, full, sea.charts.orders.astern_divisor)
    return rounded(sea, full, 2) if half else full


def turning(sea: Sea, ship: str) -> int:
    """The turning angle."""
    return sea.kind(ship).turn


def better(sea: Sea, one: str, other: str) -> int:
    """By how many levels one crew is better than another."""
    levels = sea.charts.crew.levels
    return levels.of(sea.ships[one].crew) - levels.of(sea.ships[other].crew)


def steady(sea: Sea, ship: Ship) -> int:
    """CV-1.8 The highest die with which a crew passes the fatigue test."""
    return int(getattr(sea.charts.fatigue, ship.crew))
