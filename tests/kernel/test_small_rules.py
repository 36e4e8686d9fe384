"""Shapes of saved data, reasons of a waiting frame, graphs of plots, drawn values, and lines of records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

import pytest
from msgspec import UNSET, Struct, UnsetType

from kernel.test_small_things import ENDED, HEAD
from naumachia.kernel import Act, Acts, Choose, Node, Refusal, Region, Sealed, Setting, ShipDecides, State, graph, never
from naumachia.kernel.acts import always, nothing
from naumachia.kernel.data_shape import shape
from naumachia.kernel.defaults import by_acts
from naumachia.kernel.errors import BadFile, BadRecord
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.record import Entry, Record, bare, dump, parse, told
from naumachia.kernel.orders.sheet_lines import Several
from naumachia.kernel.request import LONGEST_WORD, Orders, parse_answer, well_formed
from naumachia.kernel.shown.draw_cache import draw_each
from naumachia.kernel.state import settle, step
from naumachia.kernel.words import Event, Message

T = TypeVar("T")


# The shape of saved data


class Plain(Struct, tag="x"):
    ship: str
    speed: int = 0


class Later(Struct, tag="x"):
    """The same, with a field that came later."""

    ship: str
    speed: int = 0
    standing: str | UnsetType = UNSET


class Renamed(Struct, tag="x"):
    boat: str
    speed: int = 0


class Turned(Struct, tag="x"):
    speed: int = 0
    ship: str = ""


class Sparse(Struct, tag="x", omit_defaults=True):
    ship: str
    speed: int = 0


class Faster(Struct, tag="x", omit_defaults=True):
    ship: str
    speed: int = 1


class Listed(Struct, tag="x", array_like=True):
    ship: str
    speed: int = 0


class Tagged(Struct, tag="y"):
    ship: str
    speed: int = 0


class Nested(Struct, tag="x"):
    ship: str
    speed: tuple[int, ...] = ()


def test_another_field_name_order_or_form_makes_another_shape() -> None:
    """A field that is not written while it is unset counts too: the hashes of a program without it are not compared."""
    others = [Later, Renamed, Turned, Sparse, Faster, Listed, Tagged, Nested]
    assert len({shape([kind]) for kind in [Plain, *others]}) == 1 + len(others)
    assert len(shape([Plain])) == 8
    assert shape([Plain, Tagged]) != shape([Tagged, Plain])


# Reasons of a waiting frame


class Quay(State):
    result: Any = None


def strict(s: Any, who: str, what: str) -> Refusal | None:
    """B9 is out of range."""
    return Refusal("Q-2", "far") if what == "B9" else None


class Helm(ShipDecides[Quay], frozen=True):
    """Rows, or fires at what is in reach; the frame itself leaves `wait` out."""

    acts: ClassVar[Acts[Quay, str]] = Acts(
        Refusal("Q-1", "no-such-choice"),
        Act("fire", "Q-2", lambda s, who: ("B1",), nothing, bar=strict),
        Act("row", "Q-3", always, nothing, again=True),
        Act("wait", "Q-4", always, nothing),
        Act("board", "Q-5", never, nothing),
    )

    def ask(self, s: Quay) -> Choose:
        return Choose("ask", "red", "Q-1", ("fire:B1", "row"))


def quay() -> Any:
    """A1 is at the helm."""
    return settle(Quay(agenda=(Helm("A1"), Helm("A2"))).attach(None))


@pytest.mark.parametrize(
    ("ship", "action", "bar"),
    [
        ("A1", "fire:B1", None),
        ("A1", "row", None),
        ("A1", "fire:B9", Refusal("Q-2", "far")),
        ("A1", "fire:B2", Refusal("Q-1", "not-offered", {"answer": "fire:B2"})),
        ("A1", "wait", Refusal("Q-1", "not-offered", {"answer": "wait"})),
        ("A1", "board", Refusal("Q-1", "no-such-choice", {"answer": "board"})),
        ("A1", "fly", Refusal("Q-1", "no-such-choice", {"answer": "fly"})),
        ("A2", "row", Refusal("Q-1", "not-offered", {"answer": "row"})),
    ],
)
def test_why_not_by_the_acts_of_the_frame_that_asks_about_the_ship(ship: str, action: str, bar: Refusal | None) -> None:
    assert by_acts(quay(), ship, action) == bar


def test_the_question_stands_again_after_an_act_that_says_so() -> None:
    assert [frame.ship for frame in step(quay(), "row").agenda] == ["A1", "A2"]
    assert [frame.ship for frame in step(quay(), "fire:B1").agenda] == ["A2"]


# Plots, regions, lines


def test_a_graph_may_lead_back_to_its_start() -> None:
    nodes = graph("a", lambda name: {"L": "b"} if name == "a" else {"R": "a", "A": "c"} if name == "b" else {}, lambda name: True)
    assert nodes == (Node(True, {"L": 1}), Node(True, {"R": 0, "A": 2}), Node(True))


class Asked:
    """Random numbers that note between which two they were asked."""

    def __init__(self, *given: int) -> None:
        self.given, self.bounds = list(given), list[tuple[int, int]]()

    def choice(self, seq: Sequence[T], /) -> T:
        """The first."""
        return seq[0]

    def randint(self, a: int, b: int, /) -> int:
        """The next given."""
        self.bounds.append((a, b))
        return self.given.pop(0)

    def sample(self, population: Sequence[T], /, k: int) -> list[T]:
        """The first of them."""
        return list(population[:k])


def test_a_place_is_drawn_from_all_areas_by_their_size() -> None:
    first, second = Region.box(0, 0, 2, 1).areas[0], Region.box(10, 20, 13, 20).areas[0]
    region = Region((first, second), ((0, 4), (90, 91)))
    rng = Asked(5, 1, 1, 5)
    assert region.draw(rng) == (1, 1, 90)
    assert rng.bounds == [(0, 9), (0, 2), (0, 1), (0, 6)]
    rng = Asked(6, 13, 20, 6)
    assert region.draw(rng) == (13, 20, 91)
    assert rng.bounds == [(0, 9), (10, 13), (20, 20), (0, 6)]
    assert region.draw(Asked(9, 10, 20, 4)) == (10, 20, 4)
    assert region.draw(Asked(0, 0, 0, 0)) == (0, 0, 0)


def test_all_of_a_set_may_be_named_where_so_many_may() -> None:
    assert "a, b, c" in Several("R1", "line", ("a", "b", "c"), most=3)
    assert "a, b, c" not in Several("R1", "line", ("a", "b", "c"), most=2)


def test_both_words_of_a_line_have_a_bound() -> None:
    sheets = Orders("ask", "X-1", {"red": ()})
    long, short = "x" * (LONGEST_WORD + 1), "x" * LONGEST_WORD
    assert well_formed(sheets, Sealed("red", ((short, short),)))
    assert not well_formed(sheets, Sealed("red", ((short, long),)))
    assert not well_formed(sheets, Sealed("red", ((long, short),)))
    assert parse_answer(sheets, "concede", "red") == Sealed("red", (("concede", ""),))


# Values drawn once


def test_a_value_is_made_anew_only_when_what_it_is_made_of_has_changed() -> None:
    setting, made = Setting(scenario=None, charts=None, options={}), list[int]()

    def make(number: int) -> str:
        made.append(number)
        return f"value {number}"

    assert setting.draw("hull", (1,), make, 10) == "value 10"
    assert setting.draw("hull", (1,), make, 11) == "value 10"
    assert setting.draw("hull", (2,), make, 12) == "value 12"
    assert setting.draw("mast", (2,), make, 13) == "value 13"
    assert setting.draw("hull", (2,), make, 14) == "value 12"
    assert made == [10, 12, 13]


def test_of_many_pieces_those_that_changed_are_drawn_anew() -> None:
    setting, made = Setting(scenario=None, charts=None, options={}), list[str]()

    def make(colour: str, piece: str) -> str:
        made.append(piece)
        return f"{colour} {piece}"

    first = {"A": "a", "B": "b"}
    assert draw_each(setting, "ships", first, "day", make, "red") == ("red a", "red b")
    assert draw_each(setting, "ships", first, "day", make, "blue") == ("red a", "red b")
    assert draw_each(setting, "ships", {"A": "a", "B": "c"}, "day", make, "blue") == ("red a", "blue c")
    assert draw_each(setting, "ships", {"A": "a", "B": "c"}, "night", make, "blue") == ("blue a", "blue c")
    assert draw_each(setting, "ships", {"A": "a"}, "night", make, "green") == ("green a",)
    assert draw_each(setting, "boats", {"A": "a"}, "night", make, "grey") == ("grey a",)
    assert made == ["a", "b", "c", "a", "c", "a", "a"]


# Records


def test_answers_taken_back_stay_on_record() -> None:
    entries = (Entry.of("red", "a", "aa"), Entry.of("", 5, "bb"), Entry(seat="red", back=2), Entry.of("red", "b", "cc"))
    record = Record(HEAD, entries)
    assert parse(dump(record)) == record
    assert [entry.after for entry in bare(record).entries] == [""] * 4
    with pytest.raises(BadRecord) as caught:
        parse(dump(Record(HEAD, (*entries, Entry(seat="red")))))
    assert caught.value.message.args == {"line": 6}
    with pytest.raises(BadRecord):
        parse(dump(Record(HEAD, (Entry(seat="red", back=1), Entry.of("red", "a", ""), Entry(seat="red")))))


def test_the_name_of_a_log_follows_from_rules_and_dice_and_not_from_words() -> None:
    one, other = Event("hit", "X-1", {"a": 1}, dice=(3,)), Event("struck", "X-1", {"b": 2}, dice=(3,))
    assert told([(1, one)]) == told([(1, other)])
    assert len({told([(1, one)]), told([(2, one)]), told([(1, Event("hit", "X-2", dice=(3,)))]), told([])}) == 4
    assert told([(1, one)]) != told([(1, Event("hit", "X-1", dice=(4,)))])
    assert len(told([])) == 16
    assert ENDED.end is not None


# Faults of values of several kinds


class Loose(Struct):
    three: int | str | None = None
    code: str = ""
    pairs: tuple[tuple[int, int], ...] = ()
    names: list[str] = []
    rows: dict[str, list[int]] = {}


@pytest.mark.parametrize(
    ("data", "key", "wanted"),
    [
        ({"three": [1]}, "three", Message("want-kind", {"kind": "int"})),
        ({"three": 1.5}, "three", Message("want-kind", {"kind": "int"})),
        ({"code": [1]}, "code", Message("want-kind", {"kind": "str"})),
        ({"pairs": [[1, 2], [1]]}, "pairs.1", Message("want-length", {"way": "just", "count": 2})),
        ({"names": ["a", 2]}, "names.1", Message("want-kind", {"kind": "str"})),
        ({"names": {"a": 1}}, "names", Message("want-kind", {"kind": "array"})),
        ({"rows": {"a": [1, "b"]}}, "rows.a.1", Message("want-kind", {"kind": "int"})),
        ({"rows": {"a": 3}}, "rows.a", Message("want-kind", {"kind": "array"})),
    ],
)
def test_a_value_of_a_wrong_kind_is_named_where_it_stands(data: dict[str, Any], key: str, wanted: Message) -> None:
    with pytest.raises(BadFile) as caught:
        toml_files.check(data, Loose, "x.toml")
    assert [(fault.args["key"], fault.args["expected"]) for fault in caught.value.faults] == [(key, wanted)]
