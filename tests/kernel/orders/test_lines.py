"""Lines of order sheets: each kind has one spelling, a law that agrees with it, a first answer and answers at random."""

from __future__ import annotations

from itertools import islice, product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from naumachia.kernel import (
    Line,
    Node,
    Orders,
    Pick,
    Plot,
    Region,
    Sealed,
    Several,
    Shift,
    Split,
    Station,
    graph,
    parse_answer,
    print_answer,
)
from naumachia.kernel.chance.rng import FirstChoice

PICK = Pick("R1", "line", ("stay", "row"))
PLOT = Plot("R2", "line", (Node(True, {"A": 1, "L": 2}), Node(True, {"A": 3}), Node(False, {"A": 3}), Node(True)))
SPLIT = Split("R3", "line", ("Y1", "Y2", "Y3"), most=4, least=1, caps=(2, 4, 1))
SEVERAL = Several("R4", "line", ("Y1", "Y2", "Y3", "Y4"), most=2)
STATION = Station("R5", "line", Region.box(1, 2, 3, 4, 5), (2, 3, 5))
LINES: list[Line] = [PICK, PLOT, SPLIT, SEVERAL, STATION]
every_line = pytest.mark.parametrize("line", LINES, ids=lambda line: type(line).__name__)


def everything(line: Line) -> set[str]:
    """All answers, counted out by hand."""
    match line:
        case Pick():
            return {"stay", "row"}
        case Plot():
            return {"", "A", "A A", "L A"}
        case Split():
            found = [(a, b, c) for a, b, c in product(range(3), range(5), range(2)) if 1 <= a + b + c <= 4]
            return {", ".join(f"Y{i} {n}" for i, n in enumerate(one, 1) if n) for one in found}
        case Several():
            return {"", "Y1", "Y2", "Y3", "Y4", "Y1, Y2", "Y1, Y3", "Y1, Y4", "Y2, Y3", "Y2, Y4", "Y3, Y4"}
        case Station():
            return {f"{x} {y} 5" for x in (1, 2, 3) for y in (2, 3, 4)}


@every_line
def test_the_law_the_offer_and_the_luck_agree(line: Line) -> None:
    law = everything(line)
    assert all(text in line for text in law)
    offer = list(line)
    assert offer[0] == line.first
    assert len(set(offer)) == len(offer)
    assert set(offer) <= law
    rng = Random(1)
    assert {line.draw(rng) for _ in range(600)} == law, "everything may be drawn, and nothing else"
    assert line.draw(FirstChoice()) in law


@every_line
@given(text=st.text("A LRYabc12345,;: \t") | st.text(max_size=30))
def test_no_other_text_is_in_it(line: Line, text: str) -> None:
    assert (text in line) == (text in everything(line))
    assert line.read(line.read(text)) == line.read(text)
    assert text not in line or line.read(text) == text


@every_line
@pytest.mark.parametrize("junk", [None, 7, 1.0, (), ["A"], b"A", object()])
def test_junk_is_not_in_it(line: Line, junk: Any) -> None:
    assert junk not in line


@pytest.mark.parametrize(
    ("line", "typed", "meant"),
    [
        (PICK, "  row ", "row"),
        (PLOT, " A   A ", "A A"),
        (SPLIT, "Y3 1,Y1  2", "Y1 2, Y3 1"),
        (SPLIT, "Y1 2, Y2 0", "Y1 2"),
        (SEVERAL, "Y4 ,Y1", "Y1, Y4"),
        (SEVERAL, "Y9", "Y9"),
        (SPLIT, "Y1 two", "Y1 two"),
        (SPLIT, "Y1 1, Y1 1", "Y1 1, Y1 1"),
    ],
)
def test_what_is_typed_is_spelt_as_the_law_does(line: Line, typed: str, meant: str) -> None:
    assert line.read(typed) == meant


@every_line
def test_a_line_travels_as_it_is(line: Line) -> None:
    assert msgspec.json.decode(msgspec.json.encode(line), type=Line) == line


def galley(size: int, most: int = 5) -> tuple[Node, ...]:
    """TS-3.2 to TS-3.6 as a graph: so many moves ahead with turns as its size allows, or two astern, or two pivots."""
    apart = 0 if size <= 4 else 1 if size <= 8 else 2

    def ways(place: tuple[str, int, int]) -> dict[str, tuple[str, int, int]]:
        mode, made, since = place
        found: dict[str, tuple[str, int, int]] = {}
        if mode in ("", "ahead") and made < most:
            found |= {token: ("ahead", made + 1, min(since + 1, apart)) for token in ("A", "K")}
            if since >= apart:
                found |= dict.fromkeys(("L", "R"), ("ahead", made + 1, 0))
        if mode in ("", "back") and made < 2:
            found["B"] = ("back", made + 1, 0)
        if mode in ("", "pivot") and made < 2:
            found |= dict.fromkeys(("PL", "PR"), ("pivot", made + 1, 0))
        return found

    return graph(("", 0, apart), ways, lambda _: True)


def test_plots_of_twenty_ships_are_kilobytes() -> None:
    """The list of all walks of one such ship is a thousand strings."""
    shifts = tuple(Shift(token, 20.0, 0.0, turn) for token, turn in (("A", 0.0), ("K", 0.0), ("L", -60.0), ("R", 60.0)))
    lines = tuple(Plot(f"Y{n}", "line", galley(n % 12), (1.0, 2.0, 60.0), shifts) for n in range(1, 21))
    assert len(msgspec.json.encode(lines)) < 20 * 1200
    walks = sum(1 for _ in lines[0]._walks())
    assert walks == sum(4**n for n in range(6)) + 2 + 6
    assert "A L R A A" in lines[0]
    assert "A L R A A" not in lines[5]
    assert "A L A R A" in lines[5]
    assert "A L A R A" not in lines[10]
    assert "L A A R A" in lines[10]
    assert "B B" in lines[0]
    assert "B A" not in lines[0]
    assert len(list(lines[0])) == 24, "a sample, not the list"


def test_a_plot_that_must_begin_begins_with_its_shortest_walk() -> None:
    plot = Plot("R1", "line", (Node(False, {"A": 1, "B": 2}), Node(False, {"C": 2}), Node(True)))
    assert plot.first == "B"
    assert list(plot) == ["B", "A C"]


def test_a_sheet_of_every_kind_reads_itself_back() -> None:
    request = Orders("ask", "X-1", {"red": tuple(LINES), "blue": (PICK,)})
    for sheet in islice((request.draw("red", Random(seed)) for seed in range(100)), 100):
        assert sheet in request
        assert parse_answer(request, print_answer(sheet), "red") == sheet
    assert request.plain("red").lines == (("R1", "stay"), ("R2", ""), ("R3", "Y1 1"), ("R4", ""), ("R5", "2 3 5"))
    empty = Orders("ask", "X-1", {"red": (PLOT,)})
    assert parse_answer(empty, "R2:", "red") == Sealed("red", (("R2", ""),))
    assert Sealed("red", (("R2", ""),)) in empty


def test_the_lines_of_a_sheet_may_come_in_any_order_and_those_left_out_change_nothing() -> None:
    request = Orders("ask", "X-1", {"red": tuple(LINES), "blue": (PICK,)}, asides=("R1:never", "concede"))
    plain = request.plain("red")
    assert parse_answer(request, "R5: 2 3 5; R1: turn; R2: ", "red") == Sealed(
        "red", (("R1", "turn"), *plain.lines[1:4], ("R5", "2 3 5"))
    )
    for text in ("R1: stay", "R2:", "R4: "):
        assert parse_answer(request, text, "red") == plain
    assert parse_answer(request, "concede", "red").lines == (("concede", ""),)  # type: ignore[union-attr]
    assert parse_answer(request, "R1: never", "red").lines == (("R1", "never"),)  # type: ignore[union-attr]


def test_a_sheet_that_is_no_sheet_is_not_mended() -> None:
    """Nothing, an unknown line or a line named twice is refused as it was written."""
    request = Orders("ask", "X-1", {"red": tuple(LINES), "blue": (PICK,)})
    for text, names in (("", []), ("R9: A", ["R9"]), ("R1: stay; R9: A", ["R1", "R9"]), ("R1: turn; R1: stay", ["R1", "R1"])):
        sheet = parse_answer(request, text, "red")
        assert isinstance(sheet, Sealed)
        assert [name for name, _ in sheet.lines] == names
        assert sheet not in request
