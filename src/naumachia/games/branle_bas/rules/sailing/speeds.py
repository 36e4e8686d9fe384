"""BB-6.2, BB-6.5, BB-6.6 Unit moves and their lengths, and who drifts."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ...pieces import Ship
from ...state import Sea
from ..winds import attitude

Reason = Literal["linked", "masts", "rudder", "fire", "speed", "prize", "struck"]
"""Why a ship drifts."""


class Speed(NamedTuple):
    """Unit moves, and the lengths of a whole one and of a half."""

    moves: int
    full: int
    half: int


def thirds(sea: Sea, ship: Ship) -> int:
    """BB-6.5 Thirds of its speed that damage has cost a ship: masts, leaks, one fire."""
    if not (ship.masts or ship.leaks or ship.fires):
        return 0
    return sea.masts_down(ship) + min(len(ship.leaks), sea.charts.movement.leaks_count) + (ship.fires == 1)


def bare_speed(sea: Sea, ship: Ship) -> Speed:
    """BB-6.2, BB-6.5 By attitude and damage, before anything is raised to the least way; half a unit move counts as none."""
    rule, lost = sea.charts.movement, min(thirds(sea, ship), 2)
    halves = sea.charts.attitude.of(attitude(sea.charts, sea.wind, ship.h)).half_moves
    return Speed(halves // 2, rule.full[lost], rule.half[lost])


def raised(sea: Sea, bare: Speed) -> Speed:
    """BB-6.5 Where all unit moves together do not make the least way, one of just that."""
    least = sea.charts.movement.minimum
    return Speed(1, least, least) if bare.moves * bare.full < least else bare


def speed(sea: Sea, ship: Ship) -> Speed:
    """BB-6.5 The unit moves of a ship that sails."""
    return raised(sea, bare_speed(sea, ship))


def line_speed(sea: Sea, ships: list[Ship]) -> Speed:
    """BB-7.2 Nobody outruns the line: each is the least over its ships, and only then raised."""
    speeds = [bare_speed(sea, ship) for ship in ships]
    return raised(sea, Speed(*(min(values) for values in zip(*speeds, strict=True))))


def drift_reasons(sea: Sea, ship: Ship) -> list[Reason]:
    """BB-6.6 Everything that makes a ship drift; nothing where it sails."""
    reasons: tuple[tuple[Reason, bool], ...] = (
        ("linked", sea.linked(ship.id)),
        ("masts", sea.masts_down(ship) == 3),
        ("rudder", ship.rudder > 0),
        ("fire", ship.fires >= 2),
        ("speed", thirds(sea, ship) >= 3),
        ("prize", ship.struck and ship.impeded > 0),
        ("struck", ship.struck and not ship.controller),
    )
    return [name for name, holds in reasons if holds]


def drifts(sea: Sea, ship: Ship) -> bool:
    """BB-6.6 Whether a ship drifts, for whatever reason; with all masts down no speed is left either."""
    if ship.rudder or ship.fires >= 2 or (ship.struck and (ship.impeded or not ship.controller)):
        return True
    return sea.linked(ship.id) or thirds(sea, ship) >= 3


def drift_course(sea: Sea, ship: Ship) -> int:
    """BB-6.6 Straight downwind; by the option a ship that drifts only for its rudder goes on as she heads."""
    if sea.option("rudder_ahead") and drift_reasons(sea, ship) == ["rudder"]:
        return ship.h
    return (sea.wind + 180) % 360
