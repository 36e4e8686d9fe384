"""The plane: hulls as rectangles that move in whole units and are measured in whole grains.

A record therefore replays alike on every machine.

A *unit* is what players measure in (a millimetre); a *grain* is the smallest step of a position. How many grains make a unit is
the game's own affair and is given wherever it matters: 1000 where positions are micrometres, 1 where they are millimetres.
x grows east, y grows north; headings are whole degrees clockwise from north. No floating point is used anywhere.

Two ways to ask whether hulls overlap serve two rulebooks: `separation` along the axes of the hulls, and `corners_overlap` with
the corners rounded to grains. Both agree but for a grain or two, so the first one is the filter and the measure of a safe leap
for the second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import isqrt
from typing import Literal, NamedTuple

SCALE = 1_000_000
"""Factor of sines."""
SQUARE = SCALE * SCALE
"""Factor of separations."""

# The sine of 0 to 90 degrees times SCALE, rounded: data, so that no machine works it out differently.
_QUARTER = (
    0, 17452, 34899, 52336, 69756, 87156, 104528, 121869, 139173, 156434, 173648, 190809, 207912, 224951, 241922, 258819,
    275637, 292372, 309017, 325568, 342020, 358368, 374607, 390731, 406737, 422618, 438371, 453990, 469472, 484810,
    500000, 515038, 529919, 544639, 559193, 573576, 587785, 601815, 615661, 629320, 642788, 656059, 669131, 681998,
    694658, 707107, 719340, 731354, 743145, 754710, 766044, 777146, 788011, 798636, 809017, 819152, 829038, 838671,
    848048, 857167, 866025, 874620, 882948, 891007, 898794, 906308, 913545, 920505, 927184, 933580, 939693, 945519,
    951057, 956305, 961262, 965926, 970296, 974370, 978148, 981627, 984808, 987688, 990268, 992546, 994522, 996195,
    997564, 998630, 999391, 999848, 1000000,
)  # fmt: skip
_HALF = _QUARTER + _QUARTER[-2:0:-1]
SIN: tuple[int, ...] = _HALF + tuple(-value for value in _HALF)
"""The sine of each whole degree."""
COS: tuple[int, ...] = SIN[90:] + SIN[:90]
"""The cosine of each whole degree."""
_SLACK = 4 * SQUARE
"""Hulls whose separation is more than this overlap in neither way, however their places are rounded."""
_LENGTH = tuple(s * s + c * c for s, c in zip(SIN, COS, strict=True))

Zone = Literal["bow", "stern", "port", "starboard"]
Point = tuple[int, int]


def rdiv(number: int, divisor: int) -> int:
    """The quotient rounded to the nearest whole number, halves away from zero."""
    half = (2 * abs(number) + divisor) // (2 * divisor)
    return half if number >= 0 else -half


class Pose(NamedTuple):
    """A place in grains and a heading."""

    x: int
    y: int
    h: int


class Hull(NamedTuple):
    """Half of a base's length and half of its width, in grains."""

    length: int
    width: int
    reach: int
    """No corner is farther from the centre."""

    @classmethod
    def of(cls, length: int, width: int, grains: int = 1) -> Hull:
        """The base of a ship so many units long and wide."""
        half, beam = length * grains // 2, width * grains // 2
        return cls(half, beam, isqrt(half * half + beam * beam) + 2)


class Base(NamedTuple):
    """A hull where it lies."""

    pose: Pose
    hull: Hull


def advance(pose: Pose, units: int, grains: int = 1, course: int | None = None) -> Pose:
    """So many units ahead, or astern where negative; with a `course` that way, the heading kept.

    Always from the start of a leg: a chain of single steps would round every one of them.
    """
    way = pose.h if course is None else course % 360
    return Pose(pose.x + rdiv(units * grains * SIN[way], SCALE), pose.y + rdiv(units * grains * COS[way], SCALE), pose.h)


def turned(pose: Pose, degrees: int) -> Pose:
    """The pose after turning on its centre, to starboard where positive."""
    return Pose(pose.x, pose.y, (pose.h + degrees) % 360)


def hdiff(a: int, b: int) -> int:
    """The angle between two headings, 0 to 180."""
    angle = (a - b) % 360
    return min(angle, 360 - angle)


def axis(a: int, b: int) -> int:
    """The angle between two keel lines, 0 to 90."""
    angle = hdiff(a, b)
    return min(angle, 180 - angle)


def corners(base: Base) -> tuple[Point, Point, Point, Point]:
    """Port bow, starboard bow, starboard stern, port stern, each rounded to whole grains."""
    (x, y, h), (a, b, _) = base
    s, c = SIN[h], COS[h]
    return (
        (x + rdiv(a * s - b * c, SCALE), y + rdiv(a * c + b * s, SCALE)),
        (x + rdiv(a * s + b * c, SCALE), y + rdiv(a * c - b * s, SCALE)),
        (x + rdiv(b * c - a * s, SCALE), y + rdiv(-a * c - b * s, SCALE)),
        (x + rdiv(-a * s - b * c, SCALE), y + rdiv(b * s - a * c, SCALE)),
    )


def separation(a: Base, b: Base) -> int:
    """The widest gap between two hulls along one of their four axes, times SQUARE; below zero they overlap."""
    (ax, ay, ah), (al, aw, _) = a
    (bx, by, bh), (bl, bw, _) = b
    sa, ca, sb, cb = SIN[ah], COS[ah], SIN[bh], COS[bh]
    dx, dy = bx - ax, by - ay
    along, across = abs(sa * sb + ca * cb), abs(sa * cb - ca * sb)
    one, two = _LENGTH[ah], _LENGTH[bh]
    return max(
        abs(dx * sa + dy * ca) * SCALE - al * one - bl * along - bw * across,
        abs(dx * ca - dy * sa) * SCALE - aw * one - bl * across - bw * along,
        abs(dx * sb + dy * cb) * SCALE - bl * two - al * along - aw * across,
        abs(dx * cb - dy * sb) * SCALE - bw * two - al * across - aw * along,
    )


def axes_overlap(a: Base, b: Base) -> bool:
    """Whether two hulls overlap, measured along their axes; edges that just meet do not."""
    return separation(a, b) < 0


def corners_overlap(a: Base, b: Base) -> bool:
    """Whether two hulls with corners rounded to grains overlap: their shadows do on each of the eight edge normals."""
    apart = separation(a, b)
    if apart > 3 * SQUARE:
        return False
    if apart < -3 * SQUARE:
        return True
    one, two = corners(a), corners(b)
    return not (_parted(one, two) or _parted(two, one))


def _parted(one: Sequence[Point], two: Sequence[Point]) -> bool:
    """Whether an edge of the first lies between both."""
    for (ax, ay), (bx, by) in zip(one, (*one[1:], one[0]), strict=True):
        nx, ny = ay - by, bx - ax
        mine = [x * nx + y * ny for x, y in one]
        theirs = [x * nx + y * ny for x, y in two]
        if max(mine) <= min(theirs) or max(theirs) <= min(mine):
            return True
    return False


def gap_within(a: Base, b: Base, grains: int) -> bool:
    """Whether the hulls with rounded corners overlap or come as near to each other as this."""
    room = a.hull.reach + b.hull.reach + grains
    if abs(a.pose.x - b.pose.x) > room or abs(a.pose.y - b.pose.y) > room:
        return False
    if separation(a, b) > (grains + 3) * SQUARE:
        return False
    if corners_overlap(a, b):
        return True
    one, two = corners(a), corners(b)
    return _near(one, two, grains) or _near(two, one, grains)


def _near(points: Sequence[Point], edges: Sequence[Point], grains: int) -> bool:
    limit = grains * grains
    for (ax, ay), (bx, by) in zip(edges, (*edges[1:], edges[0]), strict=True):
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        for px, py in points:
            ux, uy = px - ax, py - ay
            along = ux * dx + uy * dy
            if along <= 0:
                near = ux * ux + uy * uy <= limit
            elif along >= length:
                near = (px - bx) ** 2 + (py - by) ** 2 <= limit
            else:
                near = (ux * dy - uy * dx) ** 2 <= limit * length
            if near:
                return True
    return False


class Blocked(NamedTuple):
    """Contact of a ship under way: the step at which it would overlap something, and all it would overlap there."""

    step: int
    by: tuple[int, ...]
    """Places of the blockers among the others, in their order."""


def sweep_leg(
    base: Base,
    units: int,
    others: Sequence[Base],
    grains: int = 1,
    *,
    course: int | None = None,
    overlap: Callable[[Base, Base], bool] = axes_overlap,
    made: int = 0,
) -> Blocked | None:
    """A straight way of so many units ahead, or astern where negative, unit by unit from its start.

    Return the first step at which the hull would overlap another, or None where the way is free. `made` units of it lie behind
    the hull already, and only steps after these are looked at.
    """
    sign = 1 if units >= 0 else -1
    (x, y, h), hull = base
    way = ((h if course is None else course) + (0 if units >= 0 else 180)) % 360
    sine, cosine, last = SIN[way], COS[way], abs(units)
    far, beam = hull.reach + last * grains + 4, hull.reach + 4
    first, found = last + 1, list[int]()
    for number, other in enumerate(others):
        (ox, oy, _), theirs = other
        room = far + theirs.reach
        dx, dy = ox - x, oy - y
        if dx > room or dx < -room or dy > room or dy < -room:
            continue
        aside = (beam + theirs.reach) * SCALE  # what lies off the line or behind is out of the way
        if not -aside <= dx * cosine - dy * sine <= aside or dx * sine + dy * cosine < -aside:
            continue
        meets = _steps_in_contact(base, other, grains * sine, grains * cosine, made + 1, min(first, last))
        for step in meets:
            if overlap(Base(advance(base.pose, sign * step, grains, course), hull), other):
                if step < first:
                    first, found = step, []
                found.append(number)
                break
    return Blocked(first, tuple(found)) if found else None


def _steps_in_contact(a: Base, b: Base, dx: int, dy: int, first: int, last: int) -> range:
    """Return the steps among some at which a hull that moves by `dx` and `dy`, times SCALE, may overlap another.

    They overlap while their shadows do on each of their four axes. Each shadow moves evenly, so that the steps at which two of
    them overlap are an interval. It is taken a little too wide, because a place is rounded to grains.
    """
    (ax, ay, ah), (al, aw, _) = a
    (bx, by, bh), (bl, bw, _) = b
    sa, ca, sb, cb = SIN[ah], COS[ah], SIN[bh], COS[bh]
    x, y = (bx - ax) * SCALE, (by - ay) * SCALE
    along, across = abs(sa * sb + ca * cb), abs(sa * cb - ca * sb)
    one, two = _LENGTH[ah], _LENGTH[bh]
    for off, speed, reach in (
        (x * sa + y * ca, dx * sa + dy * ca, al * one + bl * along + bw * across),
        (x * ca - y * sa, dx * ca - dy * sa, aw * one + bl * across + bw * along),
        (x * sb + y * cb, dx * sb + dy * cb, bl * two + al * along + aw * across),
        (x * cb - y * sb, dx * cb - dy * sb, bw * two + al * across + aw * along),
    ):
        wide = reach + _SLACK
        if speed < 0:
            off, speed = -off, -speed
        if speed:
            first = max(first, -((wide - off) // speed))
            last = min(last, (off + wide) // speed)
        elif not -wide < off < wide:
            return range(0)
        if first > last:
            return range(0)
    return range(first, last + 1)


def sweep_turn(
    base: Base, degrees: int, others: Sequence[Base], overlap: Callable[[Base, Base], bool] = axes_overlap
) -> Blocked | None:
    """A turn on the centre, degree by degree, to starboard where positive.

    Return the first degree at which the hull would overlap another, or None. Degrees at which nothing can touch are leapt over,
    and no others: near a graze the rounding makes an overlap come and go, so only the whole degree itself may be asked.
    """
    (x, y, h), hull = base
    sign, last = 1 if degrees >= 0 else -1, abs(degrees)
    pace = hull.reach * 17_454 // SCALE + 1  # a degree is 0.0174533 of the radius
    first, found = last + 1, list[int]()
    for number, other in enumerate(others):
        (ox, oy, _), theirs = other
        room = hull.reach + theirs.reach + 4
        if abs(ox - x) > room or abs(oy - y) > room:
            continue
        step = 1 + _leap(separation(base, other), pace)
        while step <= min(first, last):
            there = Base(Pose(x, y, (h + sign * step) % 360), hull)
            apart = separation(there, other)
            if apart <= _SLACK and overlap(there, other):
                if step < first:
                    first, found = step, []
                found.append(number)
                break
            step += 1 + _leap(apart, pace)
    return Blocked(first, tuple(found)) if found else None


def _leap(apart: int, pace: int) -> int:
    """How many further steps surely stay clear: what lies between, less the rounding of both ends, by the pace."""
    return max(0, (apart // SQUARE - 4) // pace)


def frame(base: Base, point: Point) -> Point:
    """A point as the ship sees it: how far ahead and how far to starboard, times SCALE."""
    (x, y, h), _ = base
    dx, dy = point[0] - x, point[1] - y
    return dx * SIN[h] + dy * COS[h], dx * COS[h] - dy * SIN[h]


def zone(base: Base, point: Point) -> Zone:
    """The side of a hull a point lies off: where it is farther out; a tie is the side."""
    ahead, starboard = frame(base, point)
    beyond, beside = abs(ahead) - base.hull.length * SCALE, abs(starboard) - base.hull.width * SCALE
    if beside >= beyond:
        return "starboard" if starboard > 0 else "port"
    return "bow" if ahead > 0 else "stern"


def in_cone(apex: Point, heading: int, half: int, point: Point) -> bool:
    """Whether a point lies in the light that shines from the apex along a heading, `half` degrees to either side; edges count.

    Both points may be multiplied by the same number.
    """
    heading %= 360
    dx, dy = point[0] - apex[0], point[1] - apex[1]
    ahead = dx * SIN[heading] + dy * COS[heading]
    return ahead > 0 and abs(dx * COS[heading] - dy * SIN[heading]) * COS[half] <= ahead * SIN[half]


def crosses(a: Point, b: Point, base: Base) -> bool:
    """Whether the segment between two points crosses the inside of a hull."""
    (pu, pr), (qu, qr) = frame(base, a), frame(base, b)
    length, width = base.hull.length * SCALE, base.hull.width * SCALE
    if min(pu, qu) >= length or max(pu, qu) <= -length or min(pr, qr) >= width or max(pr, qr) <= -width:
        return False
    return abs(pu * qr - pr * qu) < length * abs(qr - pr) + width * abs(qu - pu)


def square_of_distance(a: Point, b: Point) -> int:
    """The square of the distance between two points: ranges are compared as squares."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def touching(base: Base, others: Iterable[Base], grains: int) -> tuple[int, ...]:
    """The places of those that lie no farther off than this along an axis."""
    return tuple(number for number, other in enumerate(others) if separation(base, other) <= grains * SQUARE)
