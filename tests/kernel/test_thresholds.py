"""On both sides of thresholds that nothing else asks for: spellings, hashes, proofs of strength, names that are told."""

from __future__ import annotations

import pytest
from msgspec import Struct

from naumachia.kernel import Region
from naumachia.kernel.errors import NotFound
from naumachia.kernel.files.charts import fingerprint
from naumachia.kernel.orders.sheet_lines import Station
from naumachia.kernel.strength import Pairing, Strength

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
    near = NotFound.among("scenario-unknown", "salamis-x", known).message.args["near"].split(", ")
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
