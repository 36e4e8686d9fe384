"""CV-G4 to CV-G11 How ships lie to each other on the table: contact, zones, alongside, ranges."""

from __future__ import annotations

from naumachia.geometry.plane import (
    COS,
    SCALE,
    SIN,
    SQUARE,
    Base,
    Pose,
    Zone,
    advance,
    axis,
    corners_overlap,
    frame,
    gap_within,
    hdiff,
    rdiv,
    separation,
    zone,
)
from naumachia.kernel.shown import picture

from .pieces import Bank, Ship
from .state import MM, Sea


def world(sea: Sea, place: tuple[int, int, int]) -> picture.Pose:
    """A pose of the table as a board draws it: millimetres, y down, headings from east."""
    x, y, h = place
    return picture.Pose(x / MM, sea.setting.scenario.table.height - y / MM, (h - 90) % 360)


def in_contact(sea: Sea, one: str, other: str) -> bool:
    """CV-G7 Two ships are in contact if the gap between their bases is 1 mm or less, and a little for rounded corners."""
    known, name = sea.looked, ("contact", one, other)
    if name not in known:
        known[name] = gap_within(sea.bases[one], sea.bases[other], sea.charts.geometry.contact)
    found: bool = known[name]
    return found


def contacts(sea: Sea, ship: str) -> list[Ship]:
    """The enemies in contact with a ship, in the order of the list."""
    return [foe for foe in sea.enemies(ship) if in_contact(sea, ship, foe.id)]


def bow_point(base: Base) -> tuple[int, int]:
    """CV-G4 Half a length ahead of the centre."""
    tip = advance(base.pose, base.hull.length // MM, MM)
    return tip.x, tip.y


def struck(rammer: Base, target: Base) -> Zone:
    """CV-G9 The contact zone: where the rammer's bow point lies about the target."""
    return zone(target, bow_point(rammer))


def beside(rower: Base, target: Base) -> Bank | None:
    """CV-G9 The side zone of the target that holds the other's centre, if it does."""
    where = zone(target, (rower.pose.x, rower.pose.y))
    return where if where in ("port", "starboard") else None


def keel_angle(sea: Sea, one: str, other: str) -> int:
    """CV-G10 The angle between two keel lines."""
    return axis(sea.ships[one].h, sea.ships[other].h)


def opposite(sea: Sea, one: str, other: str) -> bool:
    """CV-G11 Opposite courses."""
    return hdiff(sea.ships[one].h, sea.ships[other].h) > sea.charts.geometry.opposite_over


def alongside(sea: Sea, rower: Base, target: Base) -> Bank | None:
    """CV-G11 Parallel, clear, within the reach of oars and abeam: the bank of the target that is exposed, else nothing."""
    rule = sea.charts.geometry
    if axis(rower.pose.h, target.pose.h) > rule.parallel or not gap_within(rower, target, rule.oar_reach):
        return None
    return None if corners_overlap(rower, target) else beside(rower, target)


def first_alongside(sea: Sea, start: Base, made: int, last: int, target: Base) -> int | None:
    """CV-2.18 The first whole millimetre of a leg, after those made, at which it is alongside a target.

    Millimetres at which the target is out of reach are leapt over: a base comes nearer by a millimetre and no more.
    """
    rule = sea.charts.geometry
    if axis(start.pose.h, target.pose.h) > rule.parallel:
        return None
    step = made + 1
    while step <= last:
        base = Base(advance(start.pose, step, MM), start.hull)
        if alongside(sea, base, target):
            return step
        step += 1 + max(0, (separation(base, target) // SQUARE - rule.oar_reach - 4) // MM)
    return None


def aligned(rower: Base, target: Base, bank: Bank, gap: int) -> Pose:
    """CV-2.23 Laid parallel to a target beside one of its banks, so that the hulls still touch."""
    (tx, ty, th), hull = target
    ahead, _ = frame(target, (rower.pose.x, rower.pose.y))
    most = hull.length + rower.hull.length
    u = max(-most, min(most, rdiv(ahead, SCALE)))
    off = (hull.width + rower.hull.width + gap) * (1 if bank == "starboard" else -1)
    h = th if hdiff(rower.pose.h, th) < 90 else (th + 180) % 360
    return Pose(
        tx + rdiv(u * SIN[th] + off * COS[th], SCALE),
        ty + rdiv(u * COS[th] - off * SIN[th], SCALE),
        h,
    )


def in_range(sea: Sea, one: str, other: str, least: int, most: int) -> bool:
    """CV-3.2 Whether the gap between two bases is between the two, both included."""
    bases = sea.bases
    if not gap_within(bases[one], bases[other], most):
        return False
    return least <= 0 or not gap_within(bases[one], bases[other], least - 1)
