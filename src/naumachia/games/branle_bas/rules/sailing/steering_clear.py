"""Steering clear: a ship swings its bow just enough that its next half move is free of the other (specification 2.4)."""

from __future__ import annotations

from math import isqrt

from naumachia.geometry.plane import SQUARE, Base, Pose, advance, axes_overlap, frame, rdiv, separation, sweep_leg

from ...pieces import Side
from ...state import Sea


def clear_pose(sea: Sea, ship: str, other: str, side: Side) -> Pose | None:
    """2.4 CLEAR: the first push and swing that leave no overlap and the way ahead free of the other; nothing where none does."""
    rule, bases = sea.charts.clear, sea.bases
    (x, y, h), hull = bases[ship]
    dx, dy = x - bases[other].pose.x, y - bases[other].pose.y
    length, sign = isqrt(dx * dx + dy * dy), 1 if side == "starboard" else -1
    room = hull.reach + rule.push + 2
    near = [
        base
        for name, base in bases.items()
        if name != ship and abs(base.pose.x - x) <= room + base.hull.reach and abs(base.pose.y - y) <= room + base.hull.reach
    ]
    target = (bases[other],)
    looks = (rule.ahead, rule.ahead // 2, 0)
    for push in range(rule.push + 1):
        at_x, at_y = x + rdiv(push * dx, length), y + rdiv(push * dy, length)
        swing = 0
        while swing <= rule.swing:
            base = Base(Pose(at_x, at_y, (h + sign * swing) % 360), hull)
            if vain := max(_in_vain(base, way, target[0]) for way in looks):
                swing += vain
                continue
            if not any(axes_overlap(base, one) for one in near) and sweep_leg(base, rule.ahead, target) is None:
                return base.pose
            swing += 1
    return None


def _in_vain(base: Base, way: int, other: Base) -> int:
    """Degrees of swing that surely leave a ship so far ahead overlapping another; 0 where it is clear of it.

    Hulls that lie so deep in each other must move as far to come apart, and no point moves two millimetres in a degree.
    """
    pose, hull = base
    deep = -separation(Base(advance(pose, way), hull), other)
    return 1 + max(0, (deep // SQUARE - 3) // 2) if deep > 0 else 0


def downwind_side(sea: Sea, ship: str, other: str) -> Side:
    """2.4 The side on which the lee lies; dead before or against the wind, the side away from the other."""
    here = sea.ships[ship]
    lee = (sea.wind + 180 - here.h) % 360
    if lee in (0, 180):
        _, starboard = frame(sea.bases[ship], sea.bases[other].pose[:2])
        return "port" if starboard > 0 else "starboard"
    return "starboard" if lee < 180 else "port"
