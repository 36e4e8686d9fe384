"""On both sides of thresholds that nothing else asks for: spellings, hashes, proofs of strength, names that are told."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, cast

import pytest
from msgspec import Meta, Struct

from naumachia.games import games
from naumachia.kernel import Act, Acts, Message, Refusal, Region, ShipDecides, Split, always
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.chart_forms import blank_form
from naumachia.kernel.files.charts import fingerprint
from naumachia.kernel.odds import wilson
from naumachia.kernel.orders.sheet_lines import Station
from naumachia.kernel.strength import Pairing, Strength
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
    form = blank_form(game.rules.charts, game.chart_paths).splitlines()
    assert "# mast_falls_at = [?, ?, ?]" in form
    assert "#   ?," not in form


def test_a_word_that_is_no_place_has_none() -> None:
    assert Station.spot("two 3 5") is None
    assert "2 3 5" in STATION
    assert "two 3 5" not in STATION


SPLIT = Split("men", "line", ("light", "archers"), 0, 9, (9, 9))


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
