"""The kernel collects sealed sheets: in any order, changed until the last is in, handed to the frame all at once."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from msgspec import UNSET

from expected import orders
from naumachia.kernel import Frame, Orders, Pick, Refusal, Sealed, Sheets, State, settle, step
from naumachia.kernel.errors import Illegal
from naumachia.kernel.odds import key

SEATS = ("red", "blue", "green")


class Cove(State):
    taken: tuple[Any, ...] = ()


class Write(Frame[Cove], frozen=True):
    def ask(self, s: Cove) -> Orders:
        line = Pick("one", "line", ("stay", "row")), Pick("two", "line", ("stay", "row"))
        return Orders("ask", "X-1", dict.fromkeys(SEATS, line))

    def take(self, s: Cove, sheets: Sheets) -> None:
        s.taken = (*s.taken, [(seat, dict(lines)) for seat, lines in sheets.items()])

    def bar_sheet(self, s: Cove, seat: str, lines: dict[str, str]) -> Refusal | None:
        return Refusal("X-2", "not-both", {"seat": seat}) if lines == {"one": "row", "two": "row"} else None


def cove() -> Cove:
    return settle(Cove(agenda=(Write(),)).attach(None))


def sheet(seat: str, one: str = "stay", two: str = "stay") -> Sealed:
    return Sealed(seat, (("one", one), ("two", two)))


def test_the_frame_takes_all_sheets_at_once_in_the_order_of_the_seats() -> None:
    ends = set()
    for order in permutations(SEATS):
        state = cove()
        for count, seat in enumerate(order):
            assert not state.taken
            assert orders(state).seats == tuple(one for one in SEATS if one not in order[:count])
            state = step(state, sheet(seat, "row" if seat == "red" else "stay"))
        (sheets,) = state.taken
        assert [seat for seat, _ in sheets] == list(SEATS)
        assert sheets[0][1] == {"one": "row", "two": "stay"}
        assert state.sealed is UNSET
        ends.add(key(state))
    assert len(ends) == 1


def test_a_state_in_between_keeps_the_sheets_and_not_their_order_of_arrival() -> None:
    one = step(step(cove(), sheet("blue")), sheet("red"))
    other = step(step(cove(), sheet("red")), sheet("blue"))
    assert one == other
    assert key(one) == key(other)
    assert list(one.sealed) == ["red", "blue"]  # type: ignore[arg-type]
    assert orders(one).handed == ("red", "blue")
    assert b"sealed" not in key(cove()), "a position without sheets is written as it always was"


def test_a_sheet_handed_in_anew_takes_the_place_of_the_old_one() -> None:
    state = step(step(cove(), sheet("red", "row")), sheet("red", "stay", "row"))
    assert state.sealed == {"red": (("one", "stay"), ("two", "row"))}
    assert orders(state).seats == ("blue", "green")
    assert sheet("red") in orders(state)
    assert {found.seat for found in orders(state)} == {"blue", "green"}, "who has handed in is not asked again"


def test_a_law_across_lines_is_part_of_the_law() -> None:
    state = cove()
    assert sheet("red", "row", "row") not in orders(state)
    assert sheet("red", "row", "row") not in list(orders(state))
    with pytest.raises(Illegal) as caught:
        step(state, sheet("red", "row", "row"))
    assert caught.value.refusal == Refusal("X-2", "not-both", {"seat": "red"})
    with pytest.raises(Illegal) as caught:
        step(state, sheet("red", "row", "fly"))
    assert caught.value.refusal == Refusal("X-1", "not-offered", {"answer": "two: fly"})
    assert sheet("blue", "row", "row") not in orders(step(state, sheet("red")))
