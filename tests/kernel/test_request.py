"""Requests: `in` is the law, iteration the offer, and the short notation reads itself back."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naumachia.kernel import (
    D6,
    Answer,
    Band,
    Choose,
    Die,
    Leg,
    Orders,
    Pick,
    Place,
    Region,
    Request,
    Roll,
    Sealed,
    parse_answer,
    print_answer,
)
from naumachia.kernel.orders.regions import inside
from naumachia.kernel.request import LONGEST_WORD, well_formed

CHOICE = Choose("ask", "red", "X-1", ("port@1", "straight", "hold"))
DIE = Roll("roll", "red", "X-1")
DICE = Roll("roll", "red", "X-1", count=2)
LEG = Leg(
    "ask",
    "red",
    "X-1",
    ship="R1",
    bands=(Band(-10, -8, 5, 20), Band(0, 0, -3, -1), Band(0, 0, 5, 30), Band(10, 10, 7, 7)),
    path=(),
    answers=("row",),
)
SPOT = Place("ask", "red", "X-1", ship="R1", region=Region.box(3, 4, 9, 6, 0, 90), at=(5, 5, 0))
SHEETS = Orders(
    "ask",
    "X-1",
    {
        "red": (Pick("R1", "line", ("stay", "row")), Pick("R2", "line", ("stay", "row", "turn"))),
        "blue": (Pick("B1", "line", ("stay",)),),
    },
)
ALL = [CHOICE, DIE, DICE, LEG, SPOT, SHEETS]
every_request = pytest.mark.parametrize(
    "request_", ALL, ids=lambda request: type(request).__name__ + str(getattr(request, "count", ""))
)


@every_request
def test_what_is_offered_is_allowed_and_reads_back(request_: Request) -> None:
    offered = list(request_)
    assert offered
    for answer in offered:
        assert answer in request_
        assert well_formed(request_, answer)
        assert parse_answer(request_, print_answer(answer), getattr(answer, "seat", "")) == answer


@every_request
@pytest.mark.parametrize(
    "junk",
    [None, 0, 7, -1, True, 1.0, "", "fly", (), (1,), (6, 1), (1, 2, 3), [1, 2], {}, Sealed("red", ()), Sealed("red", 5)],  # type: ignore[arg-type]
)
def test_what_is_not_offered_is_not_allowed(request_: Request, junk: Any) -> None:
    assert junk not in request_


def test_who_may_answer() -> None:
    assert CHOICE.seats == LEG.seats == SPOT.seats == ("red",)
    assert SHEETS.seats == ("red", "blue")
    assert DIE.seats == (), "dice are thrown, not chosen"


def test_two_dice_have_twenty_one_answers_with_the_right_weights() -> None:
    outcomes = dict(DICE.outcomes())
    assert len(outcomes) == 21
    assert outcomes[3, 3] == 1
    assert outcomes[3, 5] == 2
    assert (5, 3) not in DICE, "dice are told in order"
    assert sum(weight for dice, weight in outcomes.items() if isinstance(dice, tuple) and sum(dice) == 7) == 6


@settings(deadline=None)  # a busy machine is no fault of the dice
@given(st.lists(st.integers(1, 4), min_size=1, max_size=4), st.integers(1, 3))
def test_outcomes_count_every_fall_once(weights: tuple[int, ...], count: int) -> None:
    """Against brute force: every ordered fall of the dice, each face as often as it weighs."""
    die = Die("odd", tuple(range(len(weights))), tuple(weights))
    bag = [face for face, weight in zip(die.faces, die.weights, strict=True) for _ in range(weight)]
    falls = [fall[0] if count == 1 else tuple(sorted(fall)) for fall in product(bag, repeat=count)]
    roll = Roll("roll", "", "X-1", die, count)
    assert dict(roll.outcomes()) == {fall: falls.count(fall) for fall in set(falls)}
    assert len(roll.outcomes()) == comb(len(weights) + count - 1, count)


def test_a_fair_die() -> None:
    assert Die.fair("d4", 4) == Die("d4", (1, 2, 3, 4), (1, 1, 1, 1))
    assert Roll("roll", "", "X-1", D6).outcomes() == tuple((face, 1) for face in range(1, 7))


def test_a_leg_allows_more_than_it_samples() -> None:
    assert list(LEG)[:9] == [(distance, turn) for turn in (-10, -9, -8) for distance in (5, 12, 20)]
    assert list(LEG)[9:] == [(-3, 0), (-2, 0), (-1, 0), (5, 0), (17, 0), (30, 0), (7, 10), "row"]
    for leg in ((6, -9), (-3, 0), (30, 0)):
        assert leg in LEG
    for wrong in ((21, -10), (0, 0), (4, 0), (6, 5), (6.0, -10), (6, -10, 0), (6, -11)):
        assert wrong not in LEG


def test_a_place_is_any_of_its_region_on_its_headings() -> None:
    spots = {(x, y, h) for x in range(3, 10) for y in range(4, 7) for h in (0, 90)}
    assert spots == {(x, y, h) for x in range(12) for y in range(12) for h in range(0, 360, 45) if (x, y, h) in SPOT}
    assert SPOT.moves[0] == (5, 5, 0)


def test_draws_are_fair_over_the_whole_law() -> None:
    """Not over the sample: every leg of every band comes as often as the next, and words as often as legs."""
    rng = Random(1)
    legs = Counter(LEG.draw(rng) for _ in range(12_000))
    assert set(legs) == {leg for leg in ((d, t) for d in range(-5, 40) for t in range(-15, 15)) if leg in LEG} | {"row"}
    assert 5700 < legs["row"] < 6300
    assert max(legs[leg] for leg in legs if leg != "row") < 3 * 6000 / (len(legs) - 1)
    spots = Counter(SPOT.draw(rng) for _ in range(8_000))
    assert len(spots) == 42
    assert max(spots.values()) < 2 * min(spots.values())


def test_a_polygon_holds_its_edges_and_a_draw_stays_inside() -> None:
    bay = ((0, 0), (10, 0), (10, 10), (5, 2), (0, 10))
    within = {(x, y) for x in range(-2, 13) for y in range(-2, 13) if inside(x, y, bay)}
    assert {(0, 0), (10, 10), (5, 2), (0, 5), (10, 5), (5, 0), (1, 8)} <= within
    assert not {(5, 3), (-1, 0), (11, 0), (5, -1), (0, 11), (2, 8), (8, 8)} & within
    region, rng = Region((bay, ((20, 20), (21, 20), (21, 21))), ((350, 359), (0, 10))), Random(2)
    drawn = [region.draw(rng) for _ in range(3000)]
    assert {(x, y) for x, y, _ in drawn} == within | {(20, 20), (21, 20), (21, 21)}
    assert {h for _, _, h in drawn} == {*range(350, 360), *range(11)}
    assert all(spot in region for spot in (*drawn, *region))


def test_a_sheet_is_offered_line_by_line_and_allowed_as_a_whole() -> None:
    offered = [answer for answer in SHEETS if answer.seat == "red"]
    assert len(offered) == 1 + 1 + 2, "the first answers, then each other answer of each line in turn"
    assert Sealed("red", (("R1", "row"), ("R2", "turn"))) in SHEETS
    assert Sealed("red", (("R2", "stay"), ("R1", "stay"))) not in SHEETS
    assert Sealed("red", (("R1", "stay"),)) not in SHEETS
    assert Sealed("green", (("R1", "stay"), ("R2", "stay"))) not in SHEETS
    assert Sealed("red", (("R1", "stay", "x"), ("R2",))) not in SHEETS  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("request_", "text", "answer"),
    [
        (CHOICE, "  hold ", "hold"),
        (DIE, "4", 4),
        (DICE, "5 3", (3, 5)),
        (DICE, "5+3", (3, 5)),
        (DICE, "5,3", (3, 5)),
        (LEG, "12 -10", (12, -10)),
        (LEG, " row ", "row"),
        (SPOT, "3, 4, 90", (3, 4, 90)),
        (SHEETS, "R1: row; R2: turn", Sealed("red", (("R1", "row"), ("R2", "turn")))),
    ],
)
def test_the_short_notation(request_: Request, text: str, answer: Answer) -> None:
    assert parse_answer(request_, text, "red") == answer
    assert answer in request_


@pytest.mark.parametrize("request_", [DIE, DICE, LEG, SPOT], ids=["die", "dice", "leg", "place"])
def test_letters_are_no_numbers(request_: Request) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        parse_answer(request_, "4 five")


@pytest.mark.parametrize("request_", [LEG, SPOT], ids=["leg", "place"])
def test_a_word_beside_the_poses_is_read_open_or_not(request_: Request) -> None:
    """The game can then say why it is not."""
    assert parse_answer(request_, " halfway ") == "halfway"
    assert "halfway" not in request_


def test_form_is_not_law() -> None:
    """Out of form: not worth a rule. In form: a rule may be named."""
    assert well_formed(CHOICE, "no such option")
    assert not well_formed(CHOICE, "x" * (LONGEST_WORD + 1))
    assert not well_formed(CHOICE, 3)
    assert well_formed(DIE, 9)
    assert not well_formed(DIE, 10**30)
    assert not well_formed(DIE, True)
    assert well_formed(LEG, (99, 0))
    assert not well_formed(LEG, 99)
    assert well_formed(SHEETS, Sealed("red", (("R1", "fly"),)))
    assert not well_formed(SHEETS, Sealed("red", (("R1",),)))  # type: ignore[arg-type]
    assert not well_formed(SHEETS, "R1: row")


def test_chances_add_up() -> None:
    for roll in (DIE, DICE, Roll("roll", "", "X-1", Die("wind", (-2, 0, 1), (1, 2, 3)), 2)):
        total = sum(roll.die.weights) ** roll.count
        assert sum(Fraction(weight, total) for _, weight in roll.outcomes()) == 1
