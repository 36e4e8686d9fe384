"""Bands and regions: their ends are within, one beyond is not, and every place is drawn."""

from __future__ import annotations

from random import Random

import pytest

from naumachia.kernel import Band, Leg, Place, Region
from naumachia.kernel.orders.regions import inside

BAND = Band(-10, 20, 5, 30)
ELL = ((0, 0), (10, 0), (10, 4), (4, 4), (4, 10), (0, 10))
"""A region with a bay: what lies between its arms is not within."""


@pytest.mark.parametrize("leg", [(5, -10), (5, 20), (30, -10), (30, 20), (17, 3)])
def test_a_band_holds_its_ends(leg: tuple[int, int]) -> None:
    assert leg in BAND


@pytest.mark.parametrize("leg", [(4, 0), (31, 0), (5, -11), (5, 21)])
def test_a_band_holds_nothing_beyond(leg: tuple[int, int]) -> None:
    assert leg not in BAND


def test_a_band_numbers_each_of_its_legs_once() -> None:
    band = Band(-1, 1, 5, 8)
    legs = [band.number(place) for place in range(len(band))]
    assert len(band) == 12
    assert legs[0] == (5, -1)
    assert legs[3:5] == [(8, -1), (5, 0)]
    assert legs[-1] == (8, 1)
    assert len(set(legs)) == 12
    assert all(leg in band for leg in legs)


@pytest.mark.parametrize(
    ("band", "size"), [(Band(1, 0, 5, 8), 0), (Band(0, 0, 5, 4), 0), (Band(3, 1, 5, 2), 0), (Band(0, 0, 7, 7), 1)]
)
def test_a_band_without_legs_is_empty(band: Band, size: int) -> None:
    assert len(band) == size


def test_a_band_samples_ends_and_middles_in_order() -> None:
    assert list(Band(-10, 20, 4, 30)) == [(way, turn) for turn in (-10, 5, 20) for way in (4, 17, 30)]
    assert list(Band(0, 0, 7, 8)) == [(7, 0), (8, 0)]


@pytest.mark.parametrize(
    "point", [(0, 0), (10, 0), (10, 4), (4, 4), (4, 10), (0, 10), (5, 0), (10, 2), (7, 4), (4, 7), (0, 5), (2, 2), (2, 8), (8, 2)]
)
def test_a_polygon_holds_its_edges_and_what_lies_within(point: tuple[int, int]) -> None:
    assert inside(*point, ELL)
    assert inside(*point, tuple(reversed(ELL)))


@pytest.mark.parametrize(
    "point", [(5, 5), (9, 9), (-1, 0), (11, 0), (5, -1), (0, 11), (11, 4), (4, 11), (-1, 4), (11, 10), (-1, 10), (7, 5), (5, 7)]
)
def test_a_polygon_does_not_hold_what_lies_beside_it(point: tuple[int, int]) -> None:
    assert not inside(*point, ELL)
    assert not inside(*point, tuple(reversed(ELL)))


def test_a_region_holds_the_ends_of_its_headings() -> None:
    region = Region((ELL,), ((10, 20), (40, 40)))
    assert all((1, 1, h) in region for h in (10, 15, 20, 40))
    assert not any((1, 1, h) in region for h in (9, 21, 39, 41))
    assert (5, 5, 10) not in region


def test_a_box_without_headings_is_open_to_all() -> None:
    region = Region.box(1, 2, 3, 4)
    assert {(1, 2, 0), (3, 4, 359), (3, 2, 180)} <= set(region) | {(3, 2, 180)}
    assert (3, 2, 180) in region
    assert (3, 4, 360) not in region
    assert (0, 2, 0) not in region
    assert (3, 5, 0) not in region


def test_a_region_samples_corners_and_the_middle_where_it_is_within() -> None:
    assert list(Region.box(0, 0, 4, 6, 90)) == [(0, 0, 90), (4, 0, 90), (4, 6, 90), (0, 6, 90), (2, 3, 90)]
    assert (5, 5, 90) not in list(Region((ELL,), ((90, 90),)))
    assert len(list(Region((ELL,), ((90, 91),)))) == 12


def test_every_place_and_heading_of_a_region_is_drawn() -> None:
    region = Region((((0, 0), (1, 0), (1, 1), (0, 1)), ((5, 5), (6, 5), (6, 5), (5, 5))), ((10, 11), (30, 30)))
    rng = Random(1)
    drawn = {region.draw(rng) for _ in range(1000)}
    places = [(0, 0), (0, 1), (1, 0), (1, 1), (5, 5), (6, 5)]
    assert drawn == {(x, y, h) for x, y in places for h in (10, 11, 30)}


def leg(*bands: Band, answers: tuple[str, ...] = ()) -> Leg:
    """A question for a leg."""
    return Leg("ask", "red", "X-1", ship="R1", bands=bands, path=(), answers=answers)


def test_every_leg_of_all_bands_is_drawn() -> None:
    question, rng = leg(Band(0, 0, 1, 2), Band(5, 6, 7, 7)), Random(1)
    assert {question.draw(rng) for _ in range(200)} == {(1, 0), (2, 0), (7, 5), (7, 6)}


def test_words_and_poses_are_both_drawn() -> None:
    rng = Random(1)
    assert {leg(Band(0, 0, 1, 1), answers=("row",)).draw(rng) for _ in range(50)} == {(1, 0), "row"}
    assert {leg(Band(0, 0, 2, 1), answers=("row",)).draw(rng) for _ in range(50)} == {"row"}


@pytest.mark.parametrize("answer", [(1,), (1, 0, 0), (1.0, 0), (True, 0), ("1", 0), [1, 0], 1])
def test_what_is_no_leg_does_not_fit(answer: object) -> None:
    assert not leg(Band(0, 0, 1, 1)).fits(answer)
    assert leg(Band(0, 0, 1, 1)).fits((1, 0))


def test_a_place_samples_where_it_is_put_only_if_it_lies_in_the_region() -> None:
    region = Region.box(0, 0, 4, 4, 90)
    within = Place("ask", "red", "X-1", ship="R1", region=region, at=(1, 1, 90))
    beside = Place("ask", "red", "X-1", ship="R1", region=region, at=(9, 9, 90))
    assert within.moves[0] == (1, 1, 90)
    assert (9, 9, 90) not in beside.moves
    assert not within.fits((1, 1))
    assert within.seats == ("red",)
