"""2.4 Steering clear: a ship swings its bow just enough that its next half move is free of the other."""

from __future__ import annotations

from math import isqrt

from naumachia.geometry.plane import Base, Pose, advance, axes_overlap, frame, rdiv, sweep_leg

from ..pieces import Side
from ..state import Sea


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
    looks = (rule.ahead, rule.ahead // 2)
    for push in range(rule.push + 1):
        at_x, at_y = x + rdiv(push * dx, length), y + rdiv(push * dy, length)
        for swing in range(rule.swing + 1):
            base = Base(Pose(at_x, at_y, (h + sign * swing) % 360), hull)
            if any(axes_overlap(Base(advance(base.pose, way), hull), target[0]) for way in looks):
                continue  # most swings fail at one of these, and nothing else need be looked at
            if not any(axes_overlap(base, one) for one in near) and sweep_leg(base, rule.ahead, target) is None:
                return base.pose
    return None


def downwind_side(sea: Sea, ship: str, other: str) -> Side:
    """2.4 The side on which the lee lies; dead before or against the wind, the side away from the other."""
    here = sea.ships[ship]
    lee = (sea.wind + 180 - here.h) % 360
    if lee in (0, 180):
        _, starboard = frame(sea.bases[ship], sea.bases[other].pose[:2])
        return "port" if starboard > 0 else "starboard"
    return "starboard" if lee < 180 else "port"
