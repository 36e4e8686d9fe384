"""Both sides of every edge: of requests, of the plane, of lines and of shares."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from naumachia.kernel import Band, Choose, Leg, Orders, Pick, Place, Region, Roll, Sealed, Split
from naumachia.kernel.chance.dice import Scripted, Seeded
from naumachia.kernel.chance.mixed_dice import Chain, Chains, before
from naumachia.kernel.chance.rng import FirstChoice
from naumachia.kernel.errors import DiceError
from naumachia.kernel.odds import Interval, wilson
from naumachia.kernel.orders.regions import inside
from naumachia.kernel.orders.sheet_lines import Several, Station
from naumachia.kernel.request import LARGEST_NUMBER, LONGEST_WORD, parse_answer, well_formed
from naumachia.kernel.shown.picture import Pose, Shape
from naumachia.kernel.words import Message, Refusal

# Requests


CHOICE = Choose("ask", "red", "X-1", ("a",), shortcuts=("s",), asides=("concede",))
LEG = Leg("ask", "red", "X-1", ship="A", bands=(Band(0, 0, 1, 3),), path=(), answers=("a",), shortcuts=("s",), asides=("x",))


@pytest.mark.parametrize(("answer", "open_"), [("a", True), ("s", True), ("concede", True), ("x", False), ("", False)])
def test_moves_shortcuts_and_asides_are_all_answers(answer: str, open_: bool) -> None:
    assert (answer in CHOICE) == open_
    named = {"concede": "x", "x": "concede"}.get(answer, answer)
    assert (named in LEG) == open_


def test_programs_draw_no_asides() -> None:
    assert {CHOICE.draw(Random(luck)) for luck in range(40)} == {"a", "s"}
    assert CHOICE.moves == ("a",)
    assert list(CHOICE) == ["a", "s", "concede"]
    assert {LEG.draw(Random(luck)) for luck in range(200)} == {(1, 0), (2, 0), (3, 0), "a", "s"}
    assert list(LEG) == [(1, 0), (2, 0), (3, 0), "a", "s", "x"]
    assert LEG.words == ("a", "s", "x")


def test_a_leg_with_no_band_open_draws_words_and_what_is_barred_is_not_drawn() -> None:
    shut = Leg("ask", "red", "X-1", ship="A", bands=(Band(0, 0, 3, 2),), path=(), answers=("a",))
    assert {shut.draw(Random(luck)) for luck in range(40)} == {"a"}
    assert list(shut) == ["a"]
    barred = Leg("ask", "red", "X-1", ship="A", bands=(Band(0, 0, 1, 3),), path=())
    Leg.bar.put(barred, lambda pose: Refusal("X-2", "no") if pose[0] == 2 else None)
    assert {barred.draw(Random(luck)) for luck in range(200)} == {(1, 0), (3, 0)}
    assert list(barred) == [(1, 0), (3, 0)]
    assert (2, 0) not in barred


def test_a_sample_of_the_game_goes_before_the_plain_one_and_is_held_to_the_law() -> None:
    leg = Leg("ask", "red", "X-1", ship="A", bands=(Band(0, 0, 1, 9),), path=(), answers=("a",))
    Leg.sample.put(leg, lambda: ((4, 0), (10, 0), (4, 0), (7, 0)))
    assert leg.moves == ((4, 0), (7, 0), "a")
    bare = Leg("ask", "red", "X-1", ship="A", bands=(Band(0, 0, 1, 9),), path=())
    Leg.sample.put(bare, tuple)
    assert bare.moves == ((1, 0), (5, 0), (9, 0)), "nothing said: the plain sample"


LINES = {"red": (Pick("A1", "line", ("stay", "row")),)}
SHEETS = Orders("ask", "X-1", LINES, asides=("concede", "standing:fire:ask"))


@pytest.mark.parametrize(
    ("sheet", "aside"),
    [
        (Sealed("red", (("concede", ""),)), "concede"),
        (Sealed("red", (("standing", "fire:ask"),)), "standing:fire:ask"),
        (Sealed("blue", (("concede", ""),)), ""),
        (Sealed("red", (("concede", "x"),)), ""),
        (Sealed("red", (("concede", ""), ("A1", "row"))), ""),
        (Sealed("red", ()), ""),
        (Sealed("red", (("A1", "row"),)), ""),
        (Sealed("red", (("standing", "fire"),)), ""),
        ("concede", ""),
        (Sealed("red", [("concede", "")]), ""),  # type: ignore[arg-type]
        (Sealed(5, (("concede", ""),)), ""),  # type: ignore[arg-type]
    ],
)
def test_an_aside_instead_of_a_sheet(sheet: Any, aside: str) -> None:
    assert SHEETS.aside(sheet) == aside
    assert (sheet in SHEETS) == bool(aside or (sheet == Sealed("red", (("A1", "row"),))))


def test_a_sheet_that_no_law_lets_pass_is_the_plain_one() -> None:
    request = Orders("ask", "X-1", LINES)
    Orders.bar.put(request, lambda sheet: Refusal("X-2", "no") if dict(sheet.lines)["A1"] == "row" else None)
    assert {request.draw("red", Random(luck)) for luck in range(20)} == {request.plain("red")}
    assert list(request) == [request.plain("red")]
    Orders.bar.put(request, lambda sheet: Refusal("X-2", "no"))
    assert request.draw("red", Random(1)) == request.plain("red")


def test_the_longest_word_and_the_largest_number_are_in_form() -> None:
    assert well_formed(CHOICE, "x" * LONGEST_WORD)
    assert not well_formed(CHOICE, "x" * (LONGEST_WORD + 1))
    die = Roll("roll", "", "X-1", count=2)
    for sign in (1, -1):
        assert well_formed(die, (1, sign * LARGEST_NUMBER))
        assert not well_formed(die, (1, sign * (LARGEST_NUMBER + 1)))
    assert well_formed(LEG, (1, 2))
    assert not well_formed(LEG, (1, 2, 3))
    place = Place("ask", "red", "X-1", ship="A", region=Region.box(0, 0, 2, 2), at=(0, 0, 0))
    assert well_formed(place, (1, 2, 3))
    assert not well_formed(place, (1, 2))
    assert well_formed(place, "word")
    assert not well_formed(SHEETS, Sealed("x" * (LONGEST_WORD + 1), ()))
    assert not well_formed(SHEETS, Sealed("red", (("A1", "row", "x"),)))  # type: ignore[arg-type]
    assert not well_formed(SHEETS, Sealed("red", (["A1", "row"],)))  # type: ignore[arg-type]


def test_several_dice_are_whole_sorted_and_all_there() -> None:
    dice = Roll("roll", "red", "X-1", count=2)
    assert dice.seats == ()
    assert dice.moves[:2] == ((1, 1), (1, 2))
    for wrong in ((1,), (1, 2, 3), (2, 1), (1, 7), (0, 1), (1.0, 2), (True, 2), [1, 2], 3):
        assert wrong not in dice
    one = Roll("roll", "red", "X-1")
    for junk in (True, 1.0, (1,), 0, 7):
        assert junk not in one
    assert parse_answer(dice, "6, 2") == (2, 6)


def test_faces_with_names_are_called_by_them() -> None:
    from naumachia.kernel import Die

    wind = Die("wind", (-1, 0, 1), (1, 2, 1), ("falls", "steady", "rises"))
    assert wind.called(1, -1, 0) == ("rises", "falls", "steady")
    assert Die.fair("d6", 6).called(3) == ()


def test_a_scripted_die_that_does_not_fit_is_not_used_up() -> None:
    script = Scripted([[5, 3], 7, 2])
    assert script.roll(Roll("two", "", "X", count=2), 0) == (3, 5)
    with pytest.raises(DiceError) as caught:
        script.roll(Roll("one", "", "X"), 1)
    assert caught.value.message == Message("dice-misfit", {"roll": "one", "found": "7", "number": 2})
    assert script.used == 1
    script.used = 2
    assert script.roll(Roll("one", "", "X"), 2) == 2
    with pytest.raises(DiceError) as caught:
        script.roll(Roll("one", "", "X"), 3)
    assert caught.value.message == Message("dice-missing", {"roll": "one", "used": 3})


def test_seeded_dice_depend_on_the_seed_the_number_and_the_place() -> None:
    roll = Roll("roll", "", "X", count=6)
    falls = {Seeded(seed).roll(roll, number) for seed in ("a", "b") for number in range(4)}
    assert len(falls) == 8
    assert Seeded("7").roll(roll, 3) == Seeded(7).roll(roll, 3)
    assert Seeded("7").commitment != Seeded("8").commitment


def test_a_word_must_be_the_next_of_its_chain_and_well_written() -> None:
    chain, chains = Chain("root", 3), Chains()
    chains.commit("red", chain.end)
    word = chain.after(chain.end)
    assert word is not None
    assert before(word) == chain.end
    assert chains.fits("red", word)
    assert not chains.fits("blue", word)
    assert not chains.fits("red", chain.end)
    crooked = word.upper()
    chains.tips["red"] = before(crooked)
    assert not chains.fits("red", crooked), "letters that are no word"
    words, tip = [], chain.end
    while (following := chain.after(tip)) is not None:
        words.append(following)
        tip = following
    assert len(words) == 3
    assert chain.after("x") is None


# The plane


def test_the_sides_of_a_hull_point_by_point() -> None:
    found = Shape.sides("arc", Pose(100, 50, 0), 40, 10, 20)
    points = [tuple((round(x), round(y)) for x, y in one.points) for one in found]
    assert points == [
        ((120, 45), (140, 25), (140, 75), (120, 55)),
        ((120, 55), (140, 75), (60, 75), (80, 55)),
        ((80, 55), (60, 75), (60, 25), (80, 45)),
        ((80, 45), (60, 25), (140, 25), (120, 45)),
    ]
    turned = [tuple((round(x), round(y)) for x, y in one.points) for one in Shape.sides("arc", Pose(0, 0, 90), 40, 10, 20)]
    assert turned[0] == ((5, 20), (25, 40), (-25, 40), (-5, 20))
    slanted = Shape.sides("arc", Pose(0, 0, 30), 40, 10, 0)[0].points[0]
    assert (round(slanted[0], 1), round(slanted[1], 1)) == (19.8, 5.7)


def test_shapes_by_their_makers() -> None:
    at = Pose(1, 2, 3)
    assert Shape.sector("k", at, (-20, 30), 9, 4, "bad") == Shape("sector", "k", "bad", at, 4, 9, (-20, 30))
    assert Shape.ring("k", at, 9, 4) == Shape("sector", "k", "info", at, 4, 9)
    assert Shape.ring("k", at, 9) == Shape("sector", "k", "info", at, 0, 9)
    assert Shape.around("k", at, 40, 10, 9, "warn") == Shape("hull", "k", "warn", at, 0, 9, length=40, beam=10)
    assert Shape.polygon("k", ((0, 0), (1, 1))) == Shape("polygon", "k", points=((0, 0), (1, 1)))


def test_a_band_counts_its_legs_and_numbers_them() -> None:
    band = Band(-1, 1, 4, 6)
    assert len(band) == 9
    assert [band.number(place) for place in range(9)] == [(way, turn) for turn in (-1, 0, 1) for way in (4, 5, 6)]
    assert len(Band(0, 0, 3, 3)) == 1
    assert len(Band(1, 0, 3, 9)) == 0
    assert len(Band(0, 9, 3, 2)) == 0
    assert len(Band(3, 0, 9, 2)) == 0
    assert list(Band(0, 4, 10, 20)) == [(way, turn) for turn in (0, 2, 4) for way in (10, 15, 20)]
    for leg, within in (((4, -1), True), ((6, 1), True), ((3, 0), False), ((7, 0), False), ((5, 2), False), ((5, -2), False)):
        assert (leg in band) == within


def test_a_region_samples_its_corners_and_its_middle_on_the_ends_of_its_headings() -> None:
    box = Region.box(0, 0, 4, 2)
    assert box.headings == ((0, 359),)
    assert list(box) == [(x, y, h) for x, y in ((0, 0), (4, 0), (4, 2), (0, 2), (2, 1)) for h in (0, 359)]
    bay = Region((((0, 0), (10, 0), (10, 10), (5, 2), (0, 10)),), ((7, 7),))
    assert (5, 5, 7) not in list(bay), "its middle lies without"
    assert list(Region.box(1, 1, 1, 1, 90, 45)) == [(1, 1, 90), (1, 1, 45)]
    assert (0, 0, 360) not in box
    assert box.draw(FirstChoice()) == (0, 0, 0)


@pytest.mark.parametrize(
    ("x", "y", "within"),
    [(x, y, 0 <= x <= 4 and 0 <= y <= 4) for x in (-1, 0, 2, 4, 5) for y in (-1, 0, 2, 4, 5)],
)
def test_edges_of_an_area_are_within(x: int, y: int, within: bool) -> None:
    assert inside(x, y, ((0, 0), (4, 0), (4, 4), (0, 4))) == within
    assert inside(x, y, ((0, 4), (4, 4), (4, 0), (0, 0))) == within, "either way round"


# Lines and shares


def test_numbers_on_a_sheet_have_nine_digits_at_most() -> None:
    assert Split.numbers("Y1 999999999") == {"Y1": 999_999_999}
    assert Split.numbers("Y1 1000000000") is None
    assert Split.numbers("  ") == {}
    for wrong in ("Y1 1,", "Y1", "1", "Y1 -1", "Y1 ²", "Y1 1, Y1 2", ",Y1 1"):
        assert Split.numbers(wrong) is None, wrong
    assert Station.spot("999999999 0 -999999999") == (999_999_999, 0, -999_999_999)
    assert Station.spot("1000000000 0 0") is None
    assert Station.spot("1 2") is None
    assert Station.spot("1 2 3 4") is None


def test_a_split_without_caps_is_bounded_by_its_sum() -> None:
    split = Split("R1", "line", ("a", "b"), most=3)
    assert split.first == ""
    assert list(split) == ["", "a 3", "b 3", "a 2, b 1"]
    assert "a 1, b 2" in split
    assert "a 2, b 2" not in split
    assert "a 4" not in split
    assert "a 0" not in split
    least = Split("R1", "line", ("a", "b", "c"), most=3, least=2, caps=(1, 0, 2))
    assert least.first == "a 1, c 1"
    assert list(least) == ["a 1, c 1", "a 1, c 2", "c 2"]
    assert {least.draw(Random(luck)) for luck in range(60)} == {"a 1, c 1", "c 2", "a 1, c 2"}


def test_several_have_a_least_and_a_most() -> None:
    some = Several("R1", "line", ("a", "b", "c"), most=2, least=1)
    assert some.first == "a"
    assert list(some) == ["a", "a, b", "a, c"]
    for text, within in (("", False), ("a", True), ("b, c", True), ("a, b, c", False), ("b, a", False), ("a, a", False)):
        assert (text in some) == within, text
    assert {some.draw(Random(luck)) for luck in range(80)} == {"a", "b", "c", "a, b", "a, c", "b, c"}


def test_wilsons_interval() -> None:
    assert wilson(0, 0) == Interval(0.0, 0.0, 1.0)
    half = wilson(50, 100)
    assert (half.share, round(half.low, 4), round(half.high, 4)) == (0.5, 0.4038, 0.5962)
    none = wilson(0, 10)
    assert (none.share, round(none.low, 4), round(none.high, 4)) == (0.0, 0.0, 0.2775)
    wide = wilson(3, 10, confidence=0.99)
    assert (round(wide.low, 3), round(wide.high, 3)) == (0.08, 0.68)
