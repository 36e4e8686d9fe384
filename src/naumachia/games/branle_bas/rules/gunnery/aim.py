"""Gunnery on the plane: range, arcs of fire, rakes by the two searchlights, interposed ships (specification 2.7)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from naumachia.geometry.plane import COS, SCALE, SIN, Base, Hull, Pose

from ...charts import Charts
from ...pieces import Side
from ...state import Sea

Band = Literal["point_blank", "short", "medium", "long"]
Rake = Literal["", "stern", "bow"]


def band_of(charts: Charts, square: int) -> Band | Literal[""]:
    """2.7 The range of a squared distance between centres; empty beyond long range."""
    rule = charts.range
    if square <= rule.point_blank**2:
        return "point_blank"
    if square <= rule.short**2:
        return "short"
    if square <= rule.medium**2:
        return "medium"
    return "long" if square <= rule.long**2 else ""


def in_cone(dx: int, dy: int, axis: int, half: int) -> bool:
    """2.7 IN_CONE: whether a way from the apex lies within so many degrees of an axis; edges count."""
    s, c = SIN[axis % 360], COS[axis % 360]
    ahead = dx * s + dy * c
    return ahead > 0 and abs(dx * c - dy * s) * COS[half] <= ahead * SIN[half]


def arc_of(charts: Charts, pose: Pose, x: int, y: int) -> Side | Literal[""]:
    """2.7 The broadside that bears on a place; empty where none does."""
    dx, dy, half = x - pose.x, y - pose.y, charts.arc.beam
    if in_cone(dx, dy, pose.h + 90, half):
        return "starboard"
    return "port" if in_cone(dx, dy, pose.h + 270, half) else ""


def rake_of(charts: Charts, target: Pose, hull: Hull, x: int, y: int) -> Rake:
    """2.7 Whether a shooter stands in the light at a target's stern or bow; the apex is the middle of that edge."""
    s, c, half = SIN[target.h], COS[target.h], charts.arc.light
    dx, dy = (x - target.x) * SCALE, (y - target.y) * SCALE
    if in_cone(dx + hull.length * s, dy + hull.length * c, target.h + 180, half):
        return "stern"
    return "bow" if in_cone(dx - hull.length * s, dy - hull.length * c, target.h, half) else ""


def crosses(base: Base, x: int, y: int, tx: int, ty: int) -> bool:
    """2.7 Whether the line between two centres goes through the inside of a third base."""
    (bx, by, h), hull = base
    s, c = SIN[h], COS[h]
    long, wide = hull.length * SCALE, hull.width * SCALE
    pu, pr = (x - bx) * s + (y - by) * c, (x - bx) * c - (y - by) * s
    qu, qr = (tx - bx) * s + (ty - by) * c, (tx - bx) * c - (ty - by) * s
    if min(pu, qu) >= long or max(pu, qu) <= -long or min(pr, qr) >= wide or max(pr, qr) <= -wide:
        return False
    return abs(pu * qr - pr * qu) < long * abs(qr - pr) + wide * abs(qu - pu)


class Sight(NamedTuple):
    """2.7 What one ship sees of another over its guns."""

    band: Band
    side: Side | Literal[""]
    """The broadside that bears; empty where none does."""
    rake: Rake
    crossed: tuple[str, ...]
    """BB-8.10 Ships in the line of fire, the nearest to the shooter first; looked for only where a broadside bears."""


def sight(sea: Sea, ship: str, target: str) -> Sight | None:
    """2.7 Range, broadside, rake and interposed ships; nothing where the target is out of range."""
    known = sea.looked
    key = ("sight", ship, target)
    if key not in known:
        known[key] = _sight(sea, ship, target)
    found: Sight | None = known[key]
    return found


def in_range(sea: Sea, ship: str) -> tuple[tuple[str, Sight], ...]:
    """2.7 Every other ship in range, friend and foe, by index; looked for once while nobody moves."""
    name = "in range", ship
    if name not in sea.looked:
        sea.looked[name] = tuple((one, seen) for one in sea.bases if one != ship and (seen := sight(sea, ship, one)) is not None)
    found: tuple[tuple[str, Sight], ...] = sea.looked[name]
    return found


def _sight(sea: Sea, ship: str, target: str) -> Sight | None:
    (x, y, h), _ = sea.bases[ship]
    (tx, ty, th), hull = sea.bases[target]
    band = band_of(sea.charts, (tx - x) ** 2 + (ty - y) ** 2)
    if not band:
        return None
    side = arc_of(sea.charts, Pose(x, y, h), tx, ty)
    if not side:
        return Sight(band, side, "", ())
    near = band in ("point_blank", "short")
    rake = rake_of(sea.charts, Pose(tx, ty, th), hull, x, y) if near else ""
    return Sight(band, side, rake, _interposed(sea, ship, target, x, y, tx, ty))


def _interposed(sea: Sea, ship: str, target: str, x: int, y: int, tx: int, ty: int) -> tuple[str, ...]:
    left, right, low, high = min(x, tx), max(x, tx), min(y, ty), max(y, ty)
    found = []
    for name, base in sea.bases.items():
        (bx, by, _), hull = base
        reach = hull.reach
        if name in (ship, target) or not (left - reach < bx < right + reach and low - reach < by < high + reach):
            continue
        if crosses(base, x, y, tx, ty):
            found.append(((bx - x) ** 2 + (by - y) ** 2, sea.index(name), name))
    return tuple(name for _, _, name in sorted(found))
