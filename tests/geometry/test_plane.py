"""The plane against an independent geometry library, against its own definition, and against the numbers of the rulebooks."""

from __future__ import annotations

from math import cos, dist, hypot, radians, sin
from random import Random

import pytest
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon

from naumachia.geometry.plane import (
    COS,
    SCALE,
    SIN,
    SQUARE,
    Base,
    Hull,
    Pose,
    advance,
    axes_overlap,
    axis,
    corners,
    corners_overlap,
    crosses,
    frame,
    gap_within,
    hdiff,
    in_cone,
    rdiv,
    separation,
    square_of_distance,
    sweep_leg,
    sweep_turn,
    touching,
    turned,
    zone,
)

SIZES = ((44, 18), (60, 24), (84, 38), (74, 38), (32, 12))
GRAINS = pytest.mark.parametrize("grains", [1, 1000])


def bases(rng: Random, grains: int, spread: int) -> Base:
    length, width = rng.choice(SIZES)
    place = Pose(rng.randrange(spread * grains), rng.randrange(spread * grains), rng.randrange(360))
    return Base(place, Hull.of(length, width, grains))


def polygon(base: Base) -> Polygon:
    """The hull as the library would have it, in floating point."""
    (x, y, h), (length, width, _) = base
    c, s = cos(radians(h)), sin(radians(h))
    ends = ((length, -width), (length, width), (-length, width), (-length, -width))
    return Polygon([(x + ahead * s + beside * c, y + ahead * c - beside * s) for ahead, beside in ends])


def test_the_table_of_sines() -> None:
    assert (SIN[1], SIN[30], SIN[37], SIN[45], SIN[60], SIN[89]) == (17452, 500000, 601815, 707107, 866025, 999848)
    assert sum(SIN[:91]) == 57794327
    assert all(SIN[-h % 360] == -SIN[h] and COS[h] == SIN[(h + 90) % 360] for h in range(360))


def test_halves_are_rounded_away_from_zero() -> None:
    assert [rdiv(n, 2) for n in (-3, -2, -1, 0, 1, 2, 3)] == [-2, -1, -1, 0, 1, 1, 2]
    assert (rdiv(7, 3), rdiv(-7, 3), rdiv(8, 3)) == (2, -2, 3)


def test_numbers_of_the_rulebooks() -> None:
    quinquereme = Base(Pose(300000, 300000, 30), Hull.of(44, 18, 1000))
    assert corners(quinquereme) == ((303206, 323553), (318794, 314553), (296794, 276447), (281206, 285447))
    assert advance(Pose(346, 746, 120), 50) == (389, 721, 120)
    assert advance(Pose(346, 746, 120), 25) == (368, 733, 120)


def test_a_way_is_measured_from_its_start() -> None:
    pose = Pose(0, 0, 37)
    one_by_one = pose
    for _ in range(100):
        one_by_one = advance(one_by_one, 1)
    assert advance(pose, 100) == (60, 80, 37)
    assert one_by_one != advance(pose, 100)
    assert advance(pose, 10, course=90) == (10, 0, 37)
    assert advance(advance(pose, 33, 1000), -33, 1000) == pose


def test_headings() -> None:
    assert (hdiff(350, 10), hdiff(10, 350), hdiff(0, 180), hdiff(90, 90)) == (20, 20, 180, 0)
    assert (axis(0, 180), axis(0, 90), axis(10, 200), axis(350, 10)) == (0, 90, 10, 20)
    assert turned(Pose(1, 2, 350), 20) == (1, 2, 10)


@GRAINS
def test_overlap_and_gap_agree_with_the_library_away_from_ties(grains: int) -> None:
    rng, overlaps, clears, nears = Random(grains), 0, 0, 0
    for _ in range(20_000):
        a, b = bases(rng, grains, 140), bases(rng, grains, 140)
        one, two = polygon(a), polygon(b)
        distance, common = one.distance(two), one.intersection(two).area
        if common > 12 * max(1, grains):
            overlaps += 1
            assert axes_overlap(a, b)
            assert corners_overlap(a, b)
            assert gap_within(a, b, 0)
        elif distance > 3:
            clears += 1
            assert not axes_overlap(a, b)
            assert not corners_overlap(a, b)
            assert separation(a, b) <= (distance + 1) * SQUARE
            for limit in (grains, 3 * grains, 20 * grains):
                if abs(distance - limit) > 3:
                    nears += distance < limit
                    assert gap_within(a, b, limit) == (distance < limit)
    assert min(overlaps, clears, nears) > 500, (overlaps, clears, nears)


def within(me: Base, other: Base, way: int) -> bool:
    """Whether a hull that goes so far, turning or not, could come to another at all."""
    reach = hypot(*me.hull[:2]) + hypot(*other.hull[:2]) + way + 10
    return dist(me.pose[:2], other.pose[:2]) <= reach


@GRAINS
def test_a_sweep_leaps_over_nothing(grains: int) -> None:
    """Stop and blockers are those of the plain sweep, unit by unit and degree by degree, with either kind of overlap.

    The plain sweep leaves out only those whose circles are farther away than any step of the leg or turn can reach.
    """
    rng, blocked, free = Random(7 + grains), 0, 0
    for number in range(1500):
        overlap = corners_overlap if number % 2 else axes_overlap
        me, *others = (bases(rng, grains, 260) for _ in range(9))
        others = [other for other in others if not overlap(me, other)]
        units, degrees = rng.choice((1, -1)) * rng.randrange(1, 141), rng.choice((1, -1)) * rng.randrange(1, 181)
        legs = [advance(me.pose, step if units > 0 else -step, grains) for step in range(1, abs(units) + 1)]
        turns = [turned(me.pose, step if degrees > 0 else -step) for step in range(1, abs(degrees) + 1)]
        leg, turn = sweep_leg(me, units, others, grains, overlap=overlap), sweep_turn(me, degrees, others, overlap)
        for found, places, way in ((leg, legs, abs(units)), (turn, turns, 0)):
            close = [n for n, other in enumerate(others) if within(me, other, way * grains)]
            plain = next(
                (
                    (step, met)
                    for step, pose in enumerate(places, 1)
                    if (met := tuple(n for n in close if overlap(Base(pose, me.hull), others[n])))
                ),
                None,
            )
            assert found == plain
            blocked += found is not None
            free += found is None
    assert min(blocked, free) > 300, (blocked, free)


def test_a_drift_keeps_the_heading() -> None:
    me, rock = Base(Pose(0, 0, 0), Hull.of(74, 38)), Base(Pose(100, 0, 0), Hull.of(74, 38))
    found = sweep_leg(me, 100, [rock], course=90)
    assert found == (63, (0,))
    assert not axes_overlap(Base(advance(me.pose, 62, course=90), me.hull), rock)


def test_what_is_far_is_not_looked_at() -> None:
    me = Base(Pose(0, 0, 0), Hull.of(44, 18, 1000))
    far = [Base(Pose(900_000 + n, 0, 0), Hull.of(44, 18, 1000)) for n in range(60)]
    assert sweep_leg(me, 140, far, 1000) is None
    assert sweep_leg(me, 0, far, 1000) is None


@GRAINS
def test_zones_by_the_library(grains: int) -> None:
    """The zone is the side of the hull a point is farther out on; a tie is the side."""
    rng, met = Random(3), dict.fromkeys(("bow", "stern", "port", "starboard"), 0)
    for _ in range(4000):
        base = bases(rng, grains, 200)
        point = (rng.randrange(200 * grains), rng.randrange(200 * grains))
        (x, y, h), (length, width, _) = base
        seen = affinity.rotate(Point(point[0] - x, point[1] - y), h, origin=(0, 0))
        beyond, beside = abs(seen.y) - length, abs(seen.x) - width
        if abs(beyond - beside) < 1 or min(abs(seen.x), abs(seen.y)) < 1:
            continue
        wanted = ("starboard" if seen.x > 0 else "port") if beside >= beyond else ("bow" if seen.y > 0 else "stern")
        assert zone(base, point) == wanted
        met[wanted] += 1
    assert min(met.values()) > 100, met
    square = Base(Pose(0, 0, 0), Hull.of(40, 20))
    assert zone(square, (20, 30)) == "starboard"  # ten beyond either edge
    assert zone(square, (-20, -30)) == "port"


def test_cones_and_crossings_by_the_library() -> None:
    rng, inside, crossed, clear = Random(5), 0, 0, 0
    for _ in range(6000):
        apex, point = (rng.randrange(600), rng.randrange(600)), (rng.randrange(600), rng.randrange(600))
        heading, half = rng.randrange(360), rng.choice((20, 45))
        line = LineString([apex, advance(Pose(*apex, heading), 3000)[:2]])
        if apex != point:
            angle = _angle(line, apex, point)
            if abs(angle - half) > 0.5:
                assert in_cone(apex, heading, half, point) == (angle < half)
                inside += angle < half
        base = bases(rng, 1, 600)
        shape, segment = polygon(base), LineString([apex, point])
        if shape.buffer(-1).intersects(segment):
            assert crosses(apex, point, base)
            crossed += 1
        elif shape.distance(segment) > 1:
            assert not crosses(apex, point, base)
            clear += 1
    assert min(inside, crossed, clear) > 100, (inside, crossed, clear)
    assert in_cone((0, 0), 0, 45, (10, 10))  # edges count
    assert not in_cone((0, 0), 0, 45, (0, 0))


def _angle(line: LineString, apex: tuple[int, int], point: tuple[int, int]) -> float:
    from math import atan2, degrees

    (ax, ay), (bx, by) = line.coords
    one, two = atan2(bx - ax, by - ay), atan2(point[0] - apex[0], point[1] - apex[1])
    return abs((degrees(one - two) + 180) % 360 - 180)


def test_edges_that_meet_touch_and_do_not_overlap() -> None:
    a, b = Base(Pose(0, 0, 0), Hull.of(74, 38)), Base(Pose(38, 0, 0), Hull.of(74, 38))
    assert separation(a, b) == 0
    assert not axes_overlap(a, b)
    assert not corners_overlap(a, b)
    assert gap_within(a, b, 0)
    assert touching(a, [b, Base(Pose(41, 0, 0), b.hull)], 2) == (0,)
    assert frame(a, (5, 7)) == (7 * SCALE, 5 * SCALE)
    assert square_of_distance((0, 0), (3, 4)) == 25
