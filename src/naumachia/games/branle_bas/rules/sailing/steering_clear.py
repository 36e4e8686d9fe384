"""Steering clear: a ship swings its bow just enough that its next half move is free of the other (specification 2.4)."""

from __future__ import annotations

from math import isqrt

from naumachia.geometry.plane import COS, SCALE, SIN, SQUARE, Base, Pose, axes_overlap, frame, rdiv, sweep_leg

from ...pieces import Side
from ...state import Sea


def clear_pose(sea: Sea, ship: str, other: str, side: Side) -> Pose | None:
    """2.4 CLEAR: the first push and swing that leave no overlap and the way ahead free of the other; nothing where none does.

    It is worked out once while nobody moves.
    """
    name = "clear", ship, other, side
    if name not in sea.looked:
        sea.looked[name] = _clear_pose(sea, ship, other, side)
    found: Pose | None = sea.looked[name]
    return found


def _clear_pose(sea: Sea, ship: str, other: str, side: Side) -> Pose | None:
    rule, bases = sea.charts.clear, sea.bases
    (x, y, h), hull = bases[ship]
    target = bases[other]
    dx, dy = x - target.pose.x, y - target.pose.y
    length, sign = isqrt(dx * dx + dy * dy), 1 if side == "starboard" else -1
    room = hull.reach + rule.push + 2
    near = [
        base
        for name, base in bases.items()
        if name != ship and abs(base.pose.x - x) <= room + base.hull.reach and abs(base.pose.y - y) <= room + base.hull.reach
    ]
    looks = [(target, (0, rule.ahead // 2, rule.ahead)), *((base, (0,)) for base in near if base is not target)]
    for push in range(rule.push + 1):
        at_x, at_y = x + rdiv(push * dx, length), y + rdiv(push * dy, length)
        swing = 0
        while swing <= rule.swing:
            base = Base(Pose(at_x, at_y, (h + sign * swing) % 360), hull)
            if vain := next((found for one, ways in looks if (found := _in_vain(base, one, ways))), 0):
                swing += vain
            elif any(axes_overlap(base, one) for one in near) or sweep_leg(base, rule.ahead, (target,)) is not None:
                swing += 1
            else:
                return base.pose
    return None


def _in_vain(base: Base, other: Base, ways: tuple[int, ...]) -> int:
    """Degrees of swing that surely leave a ship, so far ahead, overlapping another; 0 where that is not certain.

    Hulls that lie so deep in each other must move as far to come apart. In a degree a point moves 0.01746 of its distance.
    """
    (ax, ay, ah), (al, aw, reach) = base
    (bx, by, bh), (bl, bw, _) = other
    sa, ca, sb, cb = SIN[ah], COS[ah], SIN[bh], COS[bh]
    cosine, sine = sa * sb + ca * cb, sa * cb - ca * sb
    along, across = abs(cosine), abs(sine)
    dx, dy = bx - ax, by - ay
    ahead, abeam = (dx * sa + dy * ca) * SCALE, abs(dx * ca - dy * sa) * SCALE
    theirs_ahead, theirs_abeam = (dx * sb + dy * cb) * SCALE, (dx * cb - dy * sb) * SCALE
    least = aw * SQUARE + bl * across + bw * along - abeam
    found = 0
    for way in ways:
        deep = min(
            least,
            al * SQUARE + bl * along + bw * across - abs(ahead - way * SQUARE),
            bl * SQUARE + al * along + aw * across - abs(theirs_ahead - way * cosine),
            bw * SQUARE + al * across + aw * along - abs(theirs_abeam - way * sine),
        )
        certain = deep // SQUARE - 2  # places are rounded, and so are the sines
        if certain > 0:
            found = max(found, 1 + certain * SCALE // (17_460 * (reach + way)))
    return found


def downwind_side(sea: Sea, ship: str, other: str) -> Side:
    """2.4 The side on which the lee lies; dead before or against the wind, the side away from the other."""
    here = sea.ships[ship]
    lee = (sea.wind + 180 - here.h) % 360
    if lee in (0, 180):
        _, starboard = frame(sea.bases[ship], sea.bases[other].pose[:2])
        return "port" if starboard > 0 else "starboard"
    return "starboard" if lee < 180 else "port"
