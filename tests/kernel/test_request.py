"""Requests: `in` is the law, iteration the offer, and the short notation reads itself back."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naumachia.kernel import D6, Band, Choose, Die, Orders, Pick, Reach, Roll, Sealed, parse_answer, print_answer
from naumachia.kernel.request import LONGEST_WORD, well_formed

CHOICE = Choose("ask", "red", "X-1", ("port@1", "straight", "hold"))
DIE = Roll("roll", "red", "X-1")
DICE = Roll("roll", "red", "X-1", count=2)
PLACE = Reach("ask", "red", "X-1", "R1", (Band(-10, 5, 20), Band(0, 5, 30), Band(10, 7, 7)))
SHEETS = Orders(
    "ask",
    "X-1",
    {
        "red": (Pick("R1", "line", ("stay", "row")), Pick("R2", "line", ("stay", "row", "turn"))),
        "blue": (Pick("B1", "line", ("stay",)),),
    },
)
ALL = [CHOICE, DIE, DICE, PLACE, SHEETS]
every_request = pytest.mark.parametrize(
    "request_", ALL, ids=lambda request: type(request).__name__ + str(getattr(request, "count", ""))
)


@every_request
def test_what_is_offered_is_allowed_and_reads_back(request_):
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
def test_what_is_not_offered_is_not_allowed(request_, junk):
    assert junk not in request_


def test_who_may_answer():
    assert CHOICE.seats == PLACE.seats == ("red",)
    assert SHEETS.seats == ("red", "blue")
    assert DIE.seats == (), "dice are thrown, not chosen"


def test_two_dice_have_twenty_one_answers_with_the_right_weights():
    outcomes = dict(DICE.outcomes())
    assert len(outcomes) == 21
    assert outcomes[3, 3] == 1
    assert outcomes[3, 5] == 2
    assert (5, 3) not in DICE, "dice are told in order"
    assert sum(weight for dice, weight in outcomes.items() if isinstance(dice, tuple) and sum(dice) == 7) == 6


@given(st.lists(st.integers(1, 4), min_size=1, max_size=4), st.integers(1, 3))
def test_outcomes_count_every_fall_once(weights, count):
    """Against brute force: every ordered fall of the dice, each face as often as it weighs."""
    die = Die("odd", tuple(range(len(weights))), tuple(weights))
    bag = [face for face, weight in zip(die.faces, die.weights, strict=True) for _ in range(weight)]
    falls = [fall[0] if count == 1 else tuple(sorted(fall)) for fall in product(bag, repeat=count)]
    roll = Roll("roll", "", "X-1", die, count)
    assert dict(roll.outcomes()) == {fall: falls.count(fall) for fall in set(falls)}
    assert len(roll.outcomes()) == comb(len(weights) + count - 1, count)


def test_a_fair_die():
    assert Die.fair("d4", 4) == Die("d4", (1, 2, 3, 4), (1, 1, 1, 1))
    assert Roll("roll", "", "X-1", D6).outcomes() == tuple((face, 1) for face in range(1, 7))


def test_a_reach_allows_more_than_it_samples():
    assert list(PLACE) == [(5, -10), (12, -10), (20, -10), (5, 0), (17, 0), (30, 0), (7, 10)]
    assert (6, -10) in PLACE
    assert (21, -10) not in PLACE
    assert (6, 5) not in PLACE
    assert (6.0, -10) not in PLACE


def test_a_sheet_is_offered_line_by_line_and_allowed_as_a_whole():
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
        (PLACE, "12 -10", (12, -10)),
        (SHEETS, "R1: row; R2: turn", Sealed("red", (("R1", "row"), ("R2", "turn")))),
    ],
)
def test_the_short_notation(request_, text, answer):
    assert parse_answer(request_, text, "red") == answer
    assert answer in request_


@pytest.mark.parametrize("request_", [DIE, DICE, PLACE], ids=["die", "dice", "reach"])
def test_letters_are_no_numbers(request_):
    with pytest.raises(ValueError, match="invalid literal"):
        parse_answer(request_, "four")


def test_form_is_not_law():
    """Out of form: not worth a rule. In form: a rule may be named."""
    assert well_formed(CHOICE, "no such option")
    assert not well_formed(CHOICE, "x" * (LONGEST_WORD + 1))
    assert not well_formed(CHOICE, 3)
    assert well_formed(DIE, 9)
    assert not well_formed(DIE, 10**30)
    assert not well_formed(DIE, True)
    assert well_formed(PLACE, (99, 0))
    assert not well_formed(PLACE, 99)
    assert well_formed(SHEETS, Sealed("red", (("R1", "fly"),)))
    assert not well_formed(SHEETS, Sealed("red", (("R1",),)))  # type: ignore[arg-type]
    assert not well_formed(SHEETS, "R1: row")


def test_chances_add_up():
    for roll in (DIE, DICE, Roll("roll", "", "X-1", Die("wind", (-2, 0, 1), (1, 2, 3)), 2)):
        total = sum(roll.die.weights) ** roll.count
        assert sum(Fraction(weight, total) for _, weight in roll.outcomes()) == 1
