"""Broadsides of two ships in any places, computed by the thousand, to the nearest millimetre or so.

Advice needs no exact edge of an arc: these are plain numbers, and `rules/gunnery/aim.py` is the law.
"""

from __future__ import annotations

from math import tan
from typing import NamedTuple

from naumachia.geometry.plane import COS, SCALE, SIN

from ..pieces import SIDES, Ship
from ..rules.gunnery.aim import Band, Rake
from ..state import Sea
from .values import Book, Pair, sheet_of

BANDS: tuple[Band, Band, Band, Band] = ("point_blank", "short", "medium", "long")
RAKES: tuple[Rake, Rake, Rake] = ("", "stern", "bow")
SWEPT = 0.25
"""Additional value of a rake at point-blank: a man of the crew, and the morale of the target's friends."""
CLOSE_BY = 0.15
"""Average damage of the point-blank die, thrown or not."""

Lie = tuple[float, float, float, float, int]
"""A place, the sine and cosine of a heading, and the heading."""


class Guns(NamedTuple):
    """Damage of one ship's broadside to another, by the side that fires, the range and the rake."""

    takes: tuple[float, ...]
    ranges: tuple[int, int, int, int]
    """Squares of the four ranges."""
    half: int
    """Half the target's length: the lights stand at its ends."""
    light: float
    """The tangent of half their angle."""


NO_GUNS = Guns((0.0,) * 24, (0, 0, 0, 0), 0, 0.0)


def lie(x: float, y: float, h: int) -> Lie:
    """A pose, ready to be reckoned with."""
    return x, y, SIN[h] / SCALE, COS[h] / SCALE, h


def guns(sea: Sea, known: Book, ship: Ship, foe: Ship, raked: float = 1.0) -> Guns:
    """BB-8.6 The table of one ship's broadsides at another, as both stand now."""
    if ship.fires > 1 or ship.bordee_now < 1 or ship.struck or ship.retaken or foe.gone:
        return NO_GUNS
    if ship.flag and foe.id not in ship.attackers:
        return NO_GUNS
    sheet, rule, takes = sheet_of(foe), sea.charts.range, []
    for side in SIDES:
        for band in BANDS:
            for rake in RAKES:
                base, halvings = base_of(sea, ship, Pair(band, True, rake, side))
                found = known.gain(sheet, base, halvings, band == "long", sea.setting.scenario.one_to_one)
                if band == "point_blank":
                    found += CLOSE_BY + (SWEPT if rake else 0.0)
                if rake:
                    found *= raked
                takes.append(0.1 * found if foe.struck else found)
    ranges = (rule.point_blank**2, rule.short**2, rule.medium**2, rule.long**2)
    light = tan(sea.charts.arc.light * 3.141592653589793 / 180)
    return Guns(tuple(takes), ranges, sea.setting.hulls[foe.id].length, light)


def base_of(sea: Sea, ship: Ship, seen: Pair) -> tuple[int, int]:
    """BB-8.6, BB-8.9 What is added to the die of a broadside, and how often it is halved."""
    rule = sea.charts.fire_modifier
    base = ship.bordee_now + sea.kind(ship.id).force + int(getattr(rule, seen.band))
    base += rule.rake_stern if seen.rake == "stern" else rule.rake_bow if seen.rake else 0
    base += (0 if ship.fired_once else rule.first_broadside) + (rule.at_anchor if ship.anchored else 0)
    wreck = ship.wreck_port if seen.side == "port" else ship.wreck_starboard
    held = any(link.kind == "grappled" for link in sea.links_of(ship.id)) if sea.links else False
    return base, (ship.fires == 1) + bool(ship.impeded or wreck) + held


def takes(guns: Guns, mine: Lie, theirs: Lie) -> float:
    """2.7 What a broadside takes as two ships lie: range, arc of 45 degrees each way, rake by the two lights."""
    x, y, s, c, _ = mine
    tx, ty, ts, tc, _ = theirs
    dx, dy = tx - x, ty - y
    square = dx * dx + dy * dy
    blank, short, medium, long = guns.ranges
    if square > long:
        return 0.0
    across = dx * c - dy * s
    if abs(dx * s + dy * c) > abs(across):
        return 0.0
    place = 12 if across > 0 else 0
    if square > short:
        return guns.takes[place + (6 if square <= medium else 9)]
    if square > blank:
        place += 3
    along = dx * ts + dy * tc  # ahead of the shooter the target's stern, behind it its bow
    reach = (along if along > 0 else -along) - guns.half
    if reach > 0 and abs(dx * tc - dy * ts) <= guns.light * reach:
        place += 1 if along > 0 else 2
    return guns.takes[place]
