"""Picture of gunnery: arcs and ranges of a ship, the strength of each broadside, and the rakes."""

from __future__ import annotations

from fractions import Fraction
from math import cos, radians, sin

from naumachia.kernel.shown.picture import Pose, Reading, Shape, Sight, Tone

from ..rules.gunnery.aim import sight
from ..rules.gunnery.broadside import AIMS, Shot, fire_bar, result, shot
from ..rules.sailing.forecast import world
from ..state import Sea

TONES: dict[str, Tone] = {"point-blank": "bad", "short": "warn", "medium": "good", "long": "info"}
"""How hot it is at each range."""


def shapes(sea: Sea, ship: str) -> tuple[Shape, ...]:
    """2.7 The two arcs of fire by range, and the lights at bow and stern in which she would be raked."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone:
        return ()
    rule, arc, at = sea.charts.range, sea.charts.arc, world(mine.pose)
    limits = {"point-blank": rule.point_blank, "short": rule.short, "medium": rule.medium, "long": rule.long}
    found, near = [], 0
    for name, far in limits.items():
        sides = [(middle - arc.beam, middle + arc.beam) for middle in (90, -90)]
        found += [Shape.sector(f"shape-{name}", at, side, far, near, TONES[name]) for side in sides]
        near = far
    half = sea.kind(ship).length / 2
    for key, turn in (("shape-light-bow", 0.0), ("shape-light-stern", 180.0)):
        h = at.h + turn
        end = Pose(at.x + half * cos(radians(h)), at.y + half * sin(radians(h)), h)
        found.append(Shape.sector(key, end, (-arc.light, arc.light), rule.short, tone="bad"))
    return tuple(found)


def sights(sea: Sea) -> tuple[Sight, ...]:
    """BB-8.11 Return the rakes of all ships that would rake another if they fired now."""
    found, near = [], sea.charts.range.short**2
    fit = [ship for ship in sea.ships.values() if ship.controller and not ship.gone and ship.flag != "struck"]
    for ship in fit:
        x, y, mine = ship.x, ship.y, ship.controller
        for other in fit:
            if other.controller == mine or (x - other.x) ** 2 + (y - other.y) ** 2 > near:  # nobody rakes from farther off
                continue
            seen = sight(sea, ship.id, other.id)
            if seen is not None and seen.rake and fire_bar(sea, ship.id, other.id, "hull") is None:
                found.append(Sight(ship.id, other.id, f"sight-rake-{seen.rake}"))
    return tuple(found)


def readings(sea: Sea, ship: str) -> tuple[Reading, ...]:
    """BB-8.6 Beside every enemy the broadside a ship could give it as things stand, and the one it could get from it."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone:
        return ()
    found = []
    for other in sea.afloat:
        if not sea.enemies(ship, other.id):
            continue
        for by, on, key in ((ship, other.id, "reading-gives"), (other.id, ship, "reading-gets")):
            aim = next((aim for aim in AIMS if fire_bar(sea, by, on, aim) is None), None)
            if aim is not None:
                found.append(_reading(sea, shot(sea, by, on, aim), other.id, key))
    return tuple(found)


def _reading(sea: Sea, made: Shot, beside: str, key: str) -> Reading:
    points, mean = chances(sea, made)
    low, high = min(points), max(points)
    args = {
        "range": made.band.replace("_", "-"),
        "aim": made.aim,
        "rake": made.rake or "none",
        "points": f"{low}–{high}" if low < high else str(low),
        "mean": round(float(mean), 1),
        "crossed": len(made.crossed),
    }
    gives = key == "reading-gives"
    return Reading(beside, key, args, ("good" if made.rake or mean >= 4 else "info") if gives else "bad" if made.rake else "warn")


def chances(sea: Sea, made: Shot) -> tuple[dict[int, Fraction], Fraction]:
    """BB-8.8 The chance of each number of points a broadside may bring the ship it strikes first, and their mean."""
    die = sea.die("random")
    whole, found = sum(die.weights), dict[int, Fraction]()
    for face, weight in zip(die.faces, die.weights, strict=True):
        points = result(sea.charts, made, face)
        found[points] = found.get(points, Fraction(0)) + Fraction(weight, whole)
    return found, sum((points * chance for points, chance in found.items()), Fraction(0))
