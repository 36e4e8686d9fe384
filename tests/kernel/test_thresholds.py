"""On both sides of thresholds that nothing else asks for: spellings, hashes, proofs of strength, names that are told."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Annotated, Any, ClassVar, Literal, cast

import pytest
from msgspec import Meta, Struct

from kernel.orders.test_orders_of_a_match import FIRE, AskFire, Write, pond
from kernel.test_small_rules import Helm, Quay
from naumachia.games import games
from naumachia.kernel import (
    Act,
    Acts,
    Choose,
    Frame,
    Message,
    Node,
    Orders,
    Plot,
    Refusal,
    Region,
    Roll,
    Sealed,
    ShipDecides,
    Split,
    always,
    pending,
    settle,
    step,
)
from naumachia.kernel.chance.mixed_dice import Mixed
from naumachia.kernel.defaults import by_acts
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.chart_forms import blank_form
from naumachia.kernel.files.charts import fingerprint
from naumachia.kernel.files.size_limits import beyond
from naumachia.kernel.odds import Interval, Share, wilson
from naumachia.kernel.orders.sheet_lines import Station
from naumachia.kernel.orders.standing_orders import in_force
from naumachia.kernel.request import well_formed
from naumachia.kernel.shown.picture import Tone
from naumachia.kernel.shown.stakes import Digest, Verdict, sum_up
from naumachia.kernel.state import show
from naumachia.kernel.strength import Pairing, Strength
from naumachia.text import Tables
from told import text_in

STATION = Station("R5", "line", Region.box(1, 2, 13, 14, 5), (2, 3, 5))


@pytest.mark.parametrize(("typed", "read"), [(" 2,3  5", "2 3 5"), ("02 3 5", "2 3 5"), (" nowhere ", "nowhere"), ("2 3", "2 3")])
def test_a_place_is_read_in_its_legal_spelling_and_anything_else_as_it_is(typed: str, read: str) -> None:
    assert STATION.read(typed) == read


class Numbers(Struct):
    one: int = 1
    other: int = 2


def test_the_hash_of_charts_has_sixteen_digits_and_changes_with_any_number() -> None:
    found = {fingerprint(Numbers(one, other)) for one in (0, 1) for other in (1, 2)}
    assert len(found) == 4
    assert {len(one) for one in found} == {16}
    assert fingerprint(Numbers()) in found


@pytest.mark.parametrize("folder", ["", "tow/"])
def test_three_names_are_told_where_more_are_alike(folder: str) -> None:
    """Told by the whole name, and by the name without its game."""
    known = [f"{folder}salamis-{letter}" for letter in "abcd"]
    near = text_in(NotFound.among("scenario-unknown", "salamis-x", known).message.args, "near").split(", ")
    assert len(near) == 3
    assert set(near) <= set(known)


def pairing(wins: int, level: str = "captain", against: str = "helmsman") -> Pairing:
    return Pairing(level=level, against=against, games=100, wins=wins, scenarios=("one",), seeds="a")


@pytest.mark.parametrize(
    ("pairings", "proved"),
    [
        ((), False),
        ((pairing(60),), True),
        ((pairing(59),), False),
        ((pairing(90), pairing(59)), False),
        ((pairing(90), pairing(60)), True),
        ((pairing(90, "admiral"),), False),
        ((pairing(90, against="deckhand"),), False),
    ],
)
def test_a_level_is_proved_by_each_of_its_pairings_and_by_none_of_others(pairings: tuple[Pairing, ...], proved: bool) -> None:
    """Of 100 matches 59 are not beyond the interval, 60 are."""
    assert Strength(pairing=pairings).proved("captain", "helmsman") == proved


class Badge(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=2, max_length=3, pattern="^[a-z]+$")]


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("AB", Message("want-pattern", {"pattern": "^[a-z]+$"})),
        ("ABC", Message("want-pattern", {"pattern": "^[a-z]+$"})),
        ("A", Message("want-length", {"way": "least", "count": 2})),
        ("ABCD", Message("want-length", {"way": "most", "count": 3})),
    ],
)
def test_the_length_is_the_fault_only_where_it_is_one(code: str, wanted: Message) -> None:
    with pytest.raises(BadFile) as caught:
        toml_files.check({"code": code}, Badge, "d.toml")
    (fault,) = caught.value.faults
    assert fault.args["expected"] == wanted


def test_a_form_writes_a_list_of_numbers_in_one_line() -> None:
    """A list that is written row by row has rows with names."""
    game = games()["branle_bas"]
    form = blank_form(game.rules.charts, game.chart_paths, Tables("en", game.name, {})).splitlines()
    assert "# mast_falls_at = [?, ?, ?]" in form
    assert "#   ?," not in form


def test_a_word_that_is_no_place_has_none() -> None:
    assert Station.spot("two 3 5") is None
    assert "2 3 5" in STATION
    assert "two 3 5" not in STATION


SPLIT = Split("men", "line", ("light", "archers"), most=9, least=0, caps=(9, 9))


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        (" archers 2,light 1", "light 1, archers 2"),
        ("archers 2", "archers 2"),
        ("oars 1", "oars 1"),
        ("light \u0663", "light \u0663"),
        ("light 1234567890", "light 1234567890"),
    ],
)
def test_numbers_are_read_in_the_order_of_the_parts_and_anything_else_as_it_is(typed: str, read: str) -> None:
    """Digits of other scripts are no numbers, nor is one of ten digits."""
    assert SPLIT.read(typed) == read


@pytest.mark.parametrize("typed", ["light \u0663", "light 1234567890", "light", "1", "light 1, light 2"])
def test_a_text_that_is_no_list_of_numbers_has_none(typed: str) -> None:
    assert Split.numbers(typed) is None


def test_an_interval_of_a_share_ends_at_nothing_and_at_all() -> None:
    for total in range(1, 400):
        assert wilson(total, total).high <= 1.0
        assert wilson(0, total).low >= 0.0
        assert wilson(total, total).low < 1.0


class Waiting(ShipDecides[Any], frozen=True):
    """A ship may go or stay."""

    acts: ClassVar[Acts[Any, str]] = Acts(Refusal("X-1", "no-such-choice"), Act("go", "X-2", always, lambda s, who, what: None))


def test_an_answer_that_is_no_act_is_refused_by_the_table_itself() -> None:
    bar = Waiting("A1").refuse(cast(Any, None), "fly")
    assert (bar.rule, bar.key, bar.args["answer"]) == ("X-1", "no-such-choice", "fly")


# Only the first frame of the agenda is asked


def test_sheets_are_handed_to_the_frame_that_asked_for_them() -> None:
    """Another frame waits behind it and is asked next."""
    state = pond(Write(), AskFire("red"))
    for seat, text in (("red", "fire"), ("blue", "hold")):
        request = pending(state)
        assert isinstance(request, Orders)
        state = step(state, Sealed(seat, ((f"{seat}-1", text),)))
    assert state.fired == ((("red-1", "fire"), ("blue-1", "hold")),)
    assert [type(frame) for frame in state.agenda] == [AskFire]
    assert pending(state).key == "ask-fire"  # type: ignore[union-attr]


class Look(Frame[Any], frozen=True):
    """Nothing is asked."""

    def take(self, s: Any, _: None) -> None:
        """Nothing."""


def test_reasons_are_those_of_the_frame_that_asks() -> None:
    """A frame without acts waits behind it."""
    state = settle(Quay(agenda=(Helm("A1"), Look())).attach(None))
    assert by_acts(state, "A1", "fire:B9") == Refusal("Q-2", "far")


# Forms and sizes


def test_a_plot_may_end_only_where_the_law_says() -> None:
    plot = Plot("R1", "line", (Node(False, {"A": 1}), Node(True, {"L": 2}), Node(False, {"A": 1})))
    assert {text: text in plot for text in ("", "A", "A L", "A L A", "L", "A A")} == {
        "": False,
        "A": True,
        "A L": False,
        "A L A": True,
        "L": False,
        "A A": False,
    }


@pytest.mark.parametrize(("number", "sound"), [(2**53, True), (-(2**53), True), (2**53 + 1, False), (-(2**53) - 1, False)])
def test_a_number_of_an_answer_is_one_that_a_page_can_hold(number: int, sound: bool) -> None:
    assert well_formed(Roll("roll", "red", "X-1"), number) == sound


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"a": {"k" * 100: 1}}, None),
        ({"a": {"k" * 101: 1}}, ("a", "k" * 101)),
        ({"k" * 101: 1}, ("k" * 101,)),
        ({"a": "x" * 2000}, None),
        ({"a": "x" * 2001}, ("a",)),
        ({"a": [1] * 400}, None),
        ({"a": [1] * 401}, ("a",)),
    ],
)
def test_a_file_says_no_more_than_it_may(data: dict[str, Any], path: tuple[str, ...] | None) -> None:
    found = beyond(data)
    assert (found and found[0]) == path


class Either(Struct, frozen=True, forbid_unknown_fields=True):
    pounds: Annotated[int, Meta(ge=6)]
    guns: Badge | Literal["all"] = "all"


def test_what_fits_the_second_of_two_forms_is_no_fault() -> None:
    with pytest.raises(BadFile) as caught:
        toml_files.check({"pounds": 5, "guns": "all"}, Either, "d.toml")
    assert [fault.args["key"] for fault in caught.value.faults] == ["pounds"]


# Strength


def test_what_was_measured_is_the_sum_of_all_pairings_of_two_levels() -> None:
    known = Strength(
        pairing=(
            Pairing(level="a", against="b", games=10, wins=4, drawn=3, scenarios=("x", "y"), seeds="s", fresh=True, ratio=2.0),
            Pairing(level="a", against="c", games=7, wins=7, scenarios=("z",), seeds="u"),
            Pairing(level="a", against="b", games=30, wins=6, drawn=2, scenarios=("y",), seeds="t", ratio=1.0),
        )
    )
    found = known.measured("a", "b")
    assert found is not None
    assert (found.games, found.wins, found.drawn, found.scenarios) == (40, 10, 5, ("x", "y"))
    assert (found.seeds, found.fresh, found.ratio, found.points) == ("s", False, 1.25, 12.5)
    assert known.measured("b", "a") is None
    single = known.measured("a", "c")
    assert single is not None
    assert (single.points, single.share.high) == (7.0, wilson(7, 7).high)


def test_an_odd_draw_counts_for_the_other_level() -> None:
    for drawn, wins in ((2, 6), (3, 6), (4, 7)):
        found = Pairing(level="a", against="b", games=12, wins=5, drawn=drawn, scenarios=("x",), seeds="s")
        assert found.share == wilson(wins, 12)


# Standing orders


def test_nobody_has_a_standing_order_who_gave_none() -> None:
    assert in_force(pond(AskFire("red")), "red", FIRE) == "ask"
    given = pond(AskFire("blue"), red_fire="never")
    assert [in_force(given, seat, FIRE) for seat in ("red", "blue")] == ["never", "ask"]


def test_a_position_that_is_read_again_asks_those_who_have_no_order() -> None:
    state = pond(Write(), red_fire="always")
    state.request = None
    request = pending(state)
    assert isinstance(request, Orders)
    assert list(request.sheets) == ["blue"]


def test_an_answer_is_shown_by_the_frame_that_asks() -> None:
    """A frame that shows nothing waits behind it."""
    state = settle(Quay(agenda=(Helm("A1"), Look())).attach(None))
    assert show(state, "row").answer == "row"


# Odds and pledges


def test_the_good_of_a_forecast_is_what_is_hoped_for_and_the_true_world_is_not_imagined() -> None:
    shares = [
        Share(Digest((Message(tone),), Verdict(tone, tone), ()), Fraction(parts, 6), Interval(*(parts / 6,) * 3))
        for tone, parts in TONES
    ]
    found = sum_up(shares)
    assert found.good == pytest.approx(1 / 6)
    assert not found.imagined
    assert sum_up(shares, imagined=True).imagined


TONES: tuple[tuple[Tone, int], ...] = (("good", 1), ("info", 2), ("bad", 3))


def test_a_pledge_tells_answers_seats_and_dice_apart() -> None:
    dice, sheet = Mixed("seed"), Sealed("red", (("R1", "fire"),))
    pledges = {
        dice.pledge("red", "fire"),
        dice.pledge("red", "hold"),
        dice.pledge("blue", "fire"),
        dice.pledge("red", 3),
        dice.pledge("red", sheet),
        dice.pledge("red", Sealed("red", (("R1", "hold"),))),
        Mixed("other").pledge("red", "fire"),
    }
    assert len(pledges) == 7
    assert Mixed("seed").pledge("red", Sealed("red", (("R1", "fire"),))) == dice.pledge("red", sheet)


@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("light 9", True),
        ("light 10", False),
        ("light 0", False),
        ("oars 1", False),
        ("light 1, oars 1", False),
        ("light 5, archers 5", False),
    ],
)
def test_a_split_names_its_parts_alone_and_no_more_than_they_have(text: str, legal: bool) -> None:
    assert (text in SPLIT) == legal


def test_a_game_without_a_file_of_strength_has_proved_nothing() -> None:
    for game in games().values():
        found = replace(game)
        assert bool(found.strength.pairing) == (game.folder / "strength.toml").exists(), game.name


@pytest.mark.parametrize(("letters", "sound"), [(200, True), (201, False)])
def test_a_word_of_an_answer_is_no_longer_than_a_line(letters: int, sound: bool) -> None:
    assert well_formed(Choose("ask", "red", "X-1", ("go",)), "x" * letters) == sound
