"""Threats between ships where they lie: near enough, pointing the right way, at a soft side.

Floating point is used: this is advice, and no rule.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, hypot, sqrt

from naumachia.geometry.plane import COS, SIN

from ..pieces import Ship
from ..rules.values import speed
from ..state import Sea
from .values import bank_left, taken
from .weights import Weights, judging, weights

KEPT = 10_000
"""Appetites kept at most."""


def ram_harm(sea: Sea, ship: Ship, target: Ship) -> float:
    """Return the cost of a successful ram to its target, in points."""
    over = sea.kind(ship.id).ram - sea.kind(target.id).defence
    cost = sea.setting.costs[target.id]
    upto = sea.charts.ram.damaged_up_to
    total = 0.0
    for die in range(1, 7):
        if die + over > upto:
            total += 1.0
        elif die + over > 0:
            total += 1.0 if target.damaged else 0.4
    return total / 6 * cost


def chance_to_ram(sea: Sea, ship: Ship, target: Ship, side: bool, fast: bool) -> float:
    """CV-2.10 The chance of the roll, as it would be in battle."""
    levels = sea.charts.crew.levels
    better = levels.of(ship.crew) - levels.of(target.crew)
    faces = sea.kind(target.id).size - 1 + better + side + target.damaged - (not fast) - ship.fatigued
    return max(0, min(6, faces)) / 6


def chance_to_shear(sea: Sea, ship: Ship, target: Ship, fast: bool) -> float:
    """CV-2.19 The chance to break a bank of oars on opposite courses."""
    if len(target.banks) == 2:
        return 0.0
    levels = sea.charts.crew.levels
    better = levels.of(ship.crew) - levels.of(target.crew)
    faces = sea.kind(target.id).size + better - (not fast) - 2 * ship.fatigued
    return max(0, min(6, faces)) / 6


def chance_to_grapple(sea: Sea, ship: Ship, target: Ship, square: bool) -> float:
    """CV-2.15 The chance of a grapple once in contact."""
    levels = sea.charts.crew.levels
    better = levels.of(ship.crew) - levels.of(target.crew)
    faces = sea.kind(ship.id).boarding - sea.kind(target.id).size + better + target.damaged
    return max(0, min(6, faces + (2 if square and ship.corvus else 0))) / 6


def boarding_worth(sea: Sea, ship: Ship, target: Ship) -> float:
    """Return the value of holding a ship: it may be taken, and it may take its captor if it is the stronger."""
    cost, own, weigh = sea.setting.costs[target.id], sea.setting.costs[ship.id], weights(sea)
    gain = taken(sea, ship.side, ship.marines, target.marines) * weigh.taken * cost
    back = taken(sea, target.side, target.marines, ship.marines) * weigh.reply * own
    return gain + 0.2 * (ship.marines - target.marines) - back


def appetite(sea: Sea, ship: Ship, target: Ship) -> tuple[float, float, float, float]:
    """Return the values of a ram in the side, a ram in the stern, a boarding and broken oars, cached by both ships' states."""
    known = judging(sea).appetites
    left = bank_left(sea, target)
    own = ship.id, ship.side, ship.marines, ship.crew, ship.fatigued, ship.corvus
    name = *own, target.id, target.side, target.marines, target.crew, target.damaged, target.banks, left
    found = known.get(name)
    if found is None:
        if len(known) > KEPT:
            known.clear()
        harm, fast = ram_harm(sea, ship, target), not ship.fatigued
        side = chance_to_ram(sea, ship, target, side=True, fast=fast) * harm
        stern = chance_to_ram(sea, ship, target, side=False, fast=fast) * harm
        board = chance_to_grapple(sea, ship, target, square=ship.corvus) * max(0.0, boarding_worth(sea, ship, target))
        shear = chance_to_shear(sea, ship, target, fast) * (1 - left) * sea.setting.costs[target.id]
        known[name] = found = side, stern, board, shear
    return found


@lru_cache(maxsize=200_000)
def bearing(dx: int, dy: int) -> tuple[float, float]:
    """Distance in millimetres and direction in degrees, clockwise from north."""
    return hypot(dx, dy) / 1000, degrees(atan2(dx, dy)) % 360


def _apart(a: float, b: float) -> float:
    found = abs(a - b) % 360
    return min(found, 360 - found)


def menace(sea: Sea, ship: Ship, target: Ship, reach: float, weigh: Weights) -> float:
    """Return the threat of a ship to another next turn, by distance, by the needed turn, and by the side it would meet."""
    far, toward = bearing(target.x - ship.x, target.y - ship.y)
    room = reach + (sea.kind(ship.id).length + sea.kind(target.id).length) / 2
    if far > 2.5 * room:
        return 0.0
    off = _apart(toward, ship.h)
    turn = sea.kind(ship.id).turn
    aimed = max(0.0, 1.0 - max(0.0, off - 0.8 * turn) / 60)
    close = 1.0 if far <= room else max(0.0, 1.0 - (far - room) / (1.5 * room)) ** 2
    side, stern, board, shear = appetite(sea, ship, target)
    met = _apart(toward, target.h)
    soft = weigh.stern * stern if met < 30 else side * min(1.0, (150 - met) / 60) if met < 150 else 0.0
    run = 0.5 if far < 60 else 1.0  # too near for a run
    glance = weigh.glance * shear if met < 50 or met > 130 else 0.0
    return aimed * close * (max(soft * run, glance, weigh.board * board) + weigh.also * board)


def stand(sea: Sea, ship: Ship, foes: list[Ship], eager: float) -> float:
    """How well a ship stands: the best it threatens, and near the enemy if it is eager."""
    if not foes:
        return 0.0
    reach, weigh = float(speed(sea, ship, not ship.fatigued)), weights(sea)
    best, near = 0.0, 1e9
    for foe in foes:
        best = max(best, menace(sea, ship, foe, reach, weigh))
        near = min(near, bearing(foe.x - ship.x, foe.y - ship.y)[0])
    return weigh.threat * best - eager * weigh.near * sqrt(near) - _edge(sea, ship)


def _edge(sea: Sea, ship: Ship) -> float:
    """The danger of the edge, and of a shore, for a ship that points at it."""
    table, shore = sea.setting.scenario.table, sea.setting.scenario.shore
    x, y = ship.x / 1000 + SIN[ship.h] / 1e6 * 60, ship.y / 1000 + COS[ship.h] / 1e6 * 60
    right = min(table.width, shore.east) if shore is not None else table.width
    out = max(0.0, -x, x - right, -y, y - table.height)
    return 0.06 * out
