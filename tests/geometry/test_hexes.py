"""Hexes: distances, lines, hulls and their neighbours, printed numbers, and how they are drawn."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naumachia.geometry.hexes import FLAT, POINTED, Compass, Hex, Hull, Layout, distance, from_printed, line, plus, printed

numbers = st.integers(-40, 40)
hexes = st.tuples(numbers, numbers)
compasses = st.sampled_from((POINTED, FLAT))


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, a) == 0
    assert distance(a, b) == distance(b, a) == distance(plus(a, c), plus(b, c))
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert distance(a, b) == (abs(a[0] - b[0]) + abs(a[1] - b[1]) + abs(a[0] + a[1] - b[0] - b[1])) // 2, "WG 2.1"


def test_distance_counts_steps() -> None:
    """Against a walk outwards from the middle, one ring after the other."""
    steps = {(0, 0): 0}
    queue = deque(steps)
    while queue:
        at = queue.popleft()
        for other in POINTED.neighbours(at):
            if other not in steps and steps[at] < 6:
                steps[other] = steps[at] + 1
                queue.append(other)
    assert len(steps) == 1 + 6 * sum(range(1, 7))
    assert all(distance((0, 0), at) == count for at, count in steps.items())


@given(hexes, hexes)
def test_a_line_joins_its_ends_by_the_shortest_way(a: Hex, b: Hex) -> None:
    way = line(a, b)
    assert (way[0], way[-1]) == (a, b)
    assert len(way) == distance(a, b) + 1
    assert all(distance(one, other) == 1 for one, other in pairwise(way))


@given(hexes, hexes)
def test_a_line_is_the_same_from_both_ends(a: Hex, b: Hex) -> None:
    assert line(a, b) == line(b, a)[::-1]


@given(hexes, hexes, hexes)
def test_a_line_does_not_depend_on_where_it_lies(a: Hex, b: Hex, c: Hex) -> None:
    assert line(plus(a, c), plus(b, c)) == tuple(plus(at, c) for at in line(a, b))


@given(compasses, hexes, st.integers(-12, 12), st.integers(-5, 5))
def test_facings_go_round(compass: Compass, at: Hex, facing: int, turns: int) -> None:
    assert compass.ahead(compass.ahead(at, facing), facing + 3) == at
    assert compass.ahead(at, facing) == compass.neighbours(at)[facing % 6]
    assert compass.turned(compass.turned(facing, turns), -turns) == facing % 6
    assert compass.ahead(at, facing, -2) == compass.ahead(at, facing + 3, 2)
    assert len(set(compass.neighbours(at))) == 6
    assert all(distance(at, other) == 1 for other in compass.neighbours(at))


@given(compasses, st.integers(0, 5))
def test_port_is_to_the_left_as_drawn(compass: Compass, facing: int) -> None:
    layout = Layout(flat=compass is FLAT)
    turn = layout.heading(compass, compass.turned(facing, 1)) - layout.heading(compass, facing)
    assert turn % 360 == 300, "headings grow with the clock, so port is 60 degrees less"


# TC-G6: the two examples of the specification


def test_neighbours_of_a_quinquereme() -> None:
    ship = Hull(POINTED, (0, 0), 0, 2)
    assert ship.hexes == ((0, 0), (-1, 0))
    assert ship.named() == {
        "bow": (1, 0),
        "stern": (-2, 0),
        "bow-port": (1, -1),
        "mid-port": (0, -1),
        "stern-port": (-1, -1),
        "bow-starboard": (0, 1),
        "mid-starboard": (-1, 1),
        "stern-starboard": (-2, 1),
    }


def test_neighbours_of_a_liburnian() -> None:
    ship = Hull(POINTED, (0, 0), 0)
    assert ship.hexes == ((0, 0),)
    assert (ship.named()["bow"], ship.named()["stern"]) == ((1, 0), (-1, 0))
    assert set(ship.flanks()) == {(1, -1), (0, -1), (-1, 1), (0, 1)}


# War Galley 2.1 and 2.3: printed numbers


def test_neighbours_of_a_double_galley_by_printed_numbers() -> None:
    """WG 2.3, the drawing: facing north, bow 2912, stern 2913."""
    ship = Hull(FLAT, from_printed("2912"), FLAT.names.index("N"), 2)
    assert [printed(at) for at in ship.hexes] == ["2912", "2913"]
    assert {name: printed(at) for name, at in ship.named().items()} == {
        "bow": "2911",
        "bow-port": "2812",
        "bow-starboard": "3012",
        "mid-port": "2813",
        "mid-starboard": "3013",
        "stern-port": "2814",
        "stern-starboard": "3014",
        "stern": "2914",
    }


PAIRS = """
2319-2320 2419-2319 4022-4023 4122-4023 4121-4022 3012-3011 2512-2413 2711-2612 2812-2911 2811-2910 2810-2909 3010-3109
1917-1818 1817-1717 1918-1819 2019-1919 1619-1519 1915-1916 2017-2018
"""


@pytest.mark.parametrize("pair", PAIRS.split())
def test_pairs_that_the_rules_name_are_adjacent(pair: str) -> None:
    """WG 2.1 Nineteen pairs of hexes named as one ship or one move."""
    one, other = map(from_printed, pair.split("-"))
    assert distance(one, other) == 1


def test_there_are_nineteen_of_them() -> None:
    assert len(set(PAIRS.split())) == 19


@pytest.mark.parametrize(
    ("start", "ring"),
    [("0505", ["0504", "0605", "0606", "0506", "0406", "0405"]), ("0605", ["0604", "0704", "0705", "0606", "0505", "0504"])],
)
def test_the_six_directions_of_an_odd_and_an_even_column(start: str, ring: list[str]) -> None:
    """WG 2.1 The table of directions: N, NE, SE, S, SW, NW."""
    assert [printed(at) for at in FLAT.neighbours(from_printed(start))] == ring


@given(st.integers(1, 99), st.integers(1, 99))
def test_printed_numbers_read_back(column: int, row: int) -> None:
    number = f"{column:02d}{row:02d}"
    assert printed(from_printed(number)) == number


@pytest.mark.parametrize("text", ["", "12", "12345", "12a4", "-101", "²²²²"])
def test_what_is_no_printed_number(text: str) -> None:
    with pytest.raises(ValueError, match=text or ".*"):
        from_printed(text)


# Every hull


@given(compasses, hexes, st.integers(0, 5), st.sampled_from((1, 2)))
def test_a_hull_has_every_neighbour_once(compass: Compass, bow: Hex, facing: int, length: int) -> None:
    ship = Hull(compass, bow, facing, length)
    around = {at for place in ship.hexes for at in compass.neighbours(place)} - set(ship.hexes)
    named = ship.named()
    assert set(named.values()) == around
    assert len(named) == len(around) == {1: 6, 2: 8}[length]
    assert len(ship.flanks()) == len(named) - 2
    assert distance(ship.bow, ship.stern) == length - 1


# As drawn


@pytest.mark.parametrize(
    ("compass", "headings"),
    [(POINTED, [0, 300, 240, 180, 120, 60]), (FLAT, [270, 330, 30, 90, 150, 210])],
    ids=["pointed", "flat"],
)
def test_headings_as_drawn(compass: Compass, headings: list[float]) -> None:
    layout = Layout(flat=compass is FLAT)
    assert [layout.heading(compass, facing) for facing in range(6)] == headings


@given(st.booleans(), hexes, hexes)
def test_neighbours_are_drawn_side_by_side(flat: bool, a: Hex, b: Hex) -> None:
    layout = Layout(flat, size=10)
    (x, y), (u, v) = layout.centre(a), layout.centre(b)
    apart = ((x - u) ** 2 + (y - v) ** 2) ** 0.5
    assert (apart < 17.4) == (distance(a, b) <= 1)
    assert layout.middle((a, b)) == pytest.approx(((x + u) / 2, (y + v) / 2), abs=2e-3)
