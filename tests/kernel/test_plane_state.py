"""Cache of a measured table: bases follow their ships, and what was found out is forgotten when one of them moves."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from naumachia.kernel import PlaneState


class Boat(Struct, frozen=True):
    id: str
    x: int = 0
    y: int = 0
    h: int = 0
    gone: str = ""
    crew: int = 3


class Pond(PlaneState[Boat, tuple[int, int, int]]):
    ships: dict[str, Boat]
    result: None = None

    def base(self, ship: Boat) -> tuple[int, int, int]:
        return ship.x, ship.y, ship.h


def pond() -> Pond:
    found = Pond(agenda=(), ships={"A": Boat("A"), "B": Boat("B", 10, 20, 30), "C": Boat("C", gone="sunk")}).attach(None)
    assert found.bases == {"A": (0, 0, 0), "B": (10, 20, 30)}
    found.looked["known"] = 1
    return found


@pytest.mark.parametrize(
    ("changes", "base", "kept"),
    [
        ({"x": 1}, (1, 0, 0), False),
        ({"y": 1}, (0, 1, 0), False),
        ({"h": 1}, (0, 0, 1), False),
        ({"crew": 1}, (0, 0, 0), True),
        ({"gone": "sunk"}, None, False),
        ({"x": 1, "gone": "sunk"}, None, False),
    ],
)
def test_a_base_follows_its_ship(changes: dict[str, Any], base: tuple[int, int, int] | None, kept: bool) -> None:
    state = pond()
    assert state.change("A", **changes) == state.ships["A"]
    assert state.bases == ({"A": base} if base else {}) | {"B": (10, 20, 30)}
    assert ("known" in state.looked) == kept
    assert state.ships["B"] == Boat("B", 10, 20, 30)


def test_a_ship_that_is_gone_has_no_base_wherever_it_is_put() -> None:
    state = pond()
    state.change("C", x=5)
    assert state.bases.keys() == {"A", "B"}
    assert "known" in state.looked
    state.change("C", gone="")
    assert state.bases["C"] == (5, 0, 0)
    assert "known" not in state.looked


def test_a_draft_takes_the_bases_along_and_keeps_its_own() -> None:
    state = pond()
    draft = state.copy()
    assert "known" in draft.looked
    draft.change("A", x=7)
    assert (draft.bases["A"], state.bases["A"]) == ((7, 0, 0), (0, 0, 0))
    assert "known" in state.looked
