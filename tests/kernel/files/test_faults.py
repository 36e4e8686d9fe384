"""Faults of files to the line and the word, names that were meant, and damaged records."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, ValidationError, convert

from naumachia.kernel.errors import BadFile, BadRecord, NotFound
from naumachia.kernel.files import toml_files
from naumachia.kernel.files.fleets import Muster
from naumachia.kernel.files.record import Record, dump, read, with_seal
from naumachia.kernel.files.size_limits import VALUES, beyond
from naumachia.kernel.words import Message
from told import message_in, number_in, text_in

# Names that were meant

KNOWN = ("corvus/cv1", "corvus/cv12-ecnomus", "duel-of-two", "s3", "s4-fog", "s5", "s6")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("corvus/cv1", "corvus/cv1"),
        ("duel-of-tow", "duel-of-two"),
        ("s33", "s3"),
        ("s44", "s4-fog"),
        ("s43", "s3, s4-fog"),
        ("s45", "s5, s4-fog"),
        ("cv11", "corvus/cv1"),
        ("s3x", "s3"),
        ("cv22", "none"),
        ("fog", "none"),
        ("x", "none"),
        ("4", "none"),
        ("a-s33", "none"),
    ],
)
def test_names_spelled_alike_or_with_a_digit_too_many(name: str, near: str) -> None:
    found = NotFound.among("scenario-unknown", name, KNOWN)
    assert found.message == Message("scenario-unknown", {"name": name, "known": ", ".join(KNOWN), "near": near})


def test_no_more_than_three_names_are_told() -> None:
    found = NotFound.among("scenario-unknown", "s123", ["s12-a", "s13-b", "s23", "s1234", "s12"])
    assert len(text_in(found.message.args, "near").split(", ")) == 3


# Files


class Gun(Struct, frozen=True, forbid_unknown_fields=True):
    pounds: Annotated[int, Meta(ge=6, le=36)]
    name: Annotated[str, Meta(min_length=2, max_length=4)] = "gun"


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    guns: Annotated[dict[str, Gun], Meta(min_length=1, max_length=2)] = {}
    rows: Annotated[tuple[Gun, ...], Meta(max_length=1)] = ()
    six: Annotated[tuple[int, ...], Meta(min_length=2, max_length=2)] = (1, 2)
    pair: tuple[int, str] = (1, "a")
    code: Annotated[str, Meta(pattern="^[a-z]+$")] = "a"
    either: int | Literal["all", "none"] = 1
    maybe: Gun | None = None
    share: float = 0.5
    open: bool = False
    many: tuple[int, ...] = ()
    deep: dict[str, tuple[Gun, ...]] = {}


def faults(text: str, kind: Any = Deck) -> dict[str, tuple[int, Message]]:
    """Line and expectation by key."""
    with pytest.raises(BadFile) as caught:
        toml_files.check(toml_files.parse(text, "d.toml"), kind, "d.toml", text)
    return {
        text_in(fault.args, "key"): (number_in(fault.args, "line"), message_in(fault.args, "expected"))
        for fault in caught.value.faults
    }


def kind(name: str) -> Message:
    """Return the expectation of a kind of value."""
    return Message("want-kind", {"kind": name})


def number(way: str, bound: int) -> Message:
    """Return the expectation of a bounded number."""
    return Message("want-number", {"way": way, "number": bound})


def length(way: str, count: int) -> Message:
    """Return the expectation of a length."""
    return Message("want-length", {"way": way, "count": count})


@pytest.mark.parametrize(
    ("text", "key", "line", "wanted"),
    [
        ("[guns]\na = { pounds = 5 }", "guns.a.pounds", 2, number("least", 6)),
        ("[guns]\na = { pounds = 37 }", "guns.a.pounds", 2, number("most", 36)),
        ('[guns.a]\npounds = 6\nname = "a"', "guns.a.name", 3, length("least", 2)),
        ('[guns.a]\npounds = 36\nname = "abcde"', "guns.a.name", 3, length("most", 4)),
        ("[guns.a]\npounds = 6\n[guns.b]\npounds = 6\n[guns.c]\npounds = 6", "guns", 1, length("most", 2)),
        ("guns = {}", "guns", 1, length("least", 1)),
        ("[[rows]]\npounds = 6\n[[rows]]\npounds = 7", "rows", 1, length("most", 1)),
        ("[[rows]]\npounds = 6\n[[rows]]\npounds = 5", "rows.1.pounds", 4, number("least", 6)),
        ("six = [1]", "six", 1, length("just", 2)),
        ("six = [1, 2, 3]", "six", 1, length("just", 2)),
        ("pair = [1]", "pair", 1, length("just", 2)),
        ("pair = [1, 'a', 2]", "pair", 1, length("just", 2)),
        ("pair = ['a', 1]", "pair", 1, kind("array")),
        ("pair = 3", "pair", 1, kind("array")),
        ("code = 'A'", "code", 1, Message("want-pattern", {"pattern": "^[a-z]+$"})),
        ("code = 3", "code", 1, kind("str")),
        ("share = 'a'", "share", 1, kind("float")),
        ("share = true", "share", 1, kind("float")),
        ("open = 1", "open", 1, kind("bool")),
        ("either = true", "either", 1, kind("int")),
        ("many = [1, 'a']", "many.1", 1, kind("int")),
        ("many = 1", "many", 1, kind("array")),
        ("[maybe]\npounds = 5", "maybe.pounds", 2, number("least", 6)),
        ("maybe = 3", "maybe", 1, kind("object")),
        ("guns = 3", "guns", 1, kind("object")),
        ("rows = [3]", "rows.0", 1, kind("object")),
        ("[deep]\na = [{ pounds = 6 }, { pounds = 40 }]", "deep.a.1.pounds", 2, number("most", 36)),
    ],
)
def test_a_fault_names_the_innermost_place_and_what_is_wanted_there(text: str, key: str, line: int, wanted: Message) -> None:
    assert faults(text) == {key: (line, wanted)}


@pytest.mark.parametrize(
    "text",
    [
        "[guns]\na = { pounds = 6, name = 'ab' }\nb = { pounds = 36, name = 'abcd' }",
        "[[rows]]\npounds = 20",
        "six = [3, 4]",
        "pair = [2, 'b']",
        "either = 'all'",
        "share = 1",
        "many = []",
        "",
    ],
)
def test_both_ends_of_every_bound_are_sound(text: str) -> None:
    assert isinstance(toml_files.check(toml_files.parse(text, "d.toml"), Deck, "d.toml", text), Deck)


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("a = 1\n\n[t]\nb = 2", ("t", "b"), 4),
        ("a = 1\n\n[t]\nb = 2", ("t", "c"), 3),
        ("a = 1\n\n[t]\nb = 2", ("b",), 1),
        ("a = 1\n[t]\nb = 2\n[u]\nb = 3", ("u", "b"), 5),
        ("[[q]]\nb = 1\n[[q]]\nb = 2\n[q.r]\nc = 3", ("q", "1", "r", "c"), 6),
        ("[[q]]\nb = 1\n[[q]]\nb = 2\n[q.r]\nc = 3", ("q", "0", "b"), 2),
        ("[[q]]\nb = 1\n[[q]]\nb = 2", ("q", "2"), 1),
        ("[[q]]\n[[q.w]]\nx = 1\n[[q.w]]\nx = 2", ("q", "0", "w", "1", "x"), 5),
        ("['a b'.c]\nd = 1", ("a b", "c", "d"), 2),
        ("t.b.c = 2", ("t", "b", "c"), 1),
        ("z = 1\nt = [\n [1, 2],\n  [3, 4],\n]\nu = 1", ("t", "1"), 2),
        ("z = 1\nt = [\n[1, 2],\n]\nu = 1", ("u",), 5),
        ("z = 1\n[t]  # the table [u]\nb = 1", ("t", "b"), 3),
        ("", ("t",), 0),
    ],
)
def test_the_line_of_a_key_or_of_the_nearest_table_around_it(text: str, path: tuple[str, ...], line: int) -> None:
    assert toml_files.line_of(text, path) == line


def test_a_file_that_says_too_much_is_told_so_first() -> None:
    with pytest.raises(BadFile) as caught:
        toml_files.check({"share": 10**9, "open": 3}, Deck, "d.toml", "open = 3\nshare = 1")
    (fault,) = caught.value.faults
    assert (fault.args["key"], fault.args["line"], fault.args["found"]) == ("share", 2, Message("found-more"))


def test_what_is_found_is_cut_after_sixty_letters() -> None:
    shown = [toml_files.told(toml_files.Fault(("a",), kind("int"), "x" * count)).args["found"] for count in (57, 58)]
    assert shown == [repr("x" * 57), repr("x" * 58)[:57] + "..."]
    assert toml_files.told(toml_files.Fault((), kind("int"), None)).args["found"] == Message("found-nothing")
    assert toml_files.told(toml_files.Fault((), kind("int"), 3)).args["key"] == "(file)"


def test_one_value_too_many_stands_where_it_is() -> None:
    full = {"a": ["x"] * 100, "b": ["x"] * 100}
    assert beyond(full) is None
    lists: dict[str, Any] = {str(place): ["x"] * 79 for place in range(100)}
    assert sum(1 + len(part) for part in lists.values()) + 1 == VALUES + 1
    found = beyond(lists)
    assert found is not None
    assert found[0] == ("99", "78")


def test_a_fleet_is_bounded_as_it_is_written() -> None:
    def fleet(leader: int, ship: int, ships: int, squadrons: int) -> Muster:
        return convert({"leader": "x" * leader, "squadrons": [["x" * ship] * ships] * squadrons}, Muster)

    assert fleet(40, 160, 200, 24)
    for wrong in ((41, 160, 200, 24), (40, 161, 200, 24), (40, 160, 201, 24), (40, 160, 200, 25)):
        with pytest.raises(ValidationError):
            fleet(*wrong)


# Records


def test_a_torn_last_line_is_left_out_and_a_rewritten_one_is_named(tmp_path: Path) -> None:
    from kernel.test_small_things import ENDED

    path = tmp_path / "match.jsonl"
    whole = dump(with_seal(ENDED))
    path.write_text(whole + '{"answer": ', encoding="utf-8")
    assert read(path, torn=True) == with_seal(ENDED)
    assert read(path, torn=True, exactly=True) == with_seal(ENDED)
    with pytest.raises(BadRecord):
        read(path)
    path.write_text(whole.replace("{", "{ ", 1), encoding="utf-8")
    assert read(path) == with_seal(ENDED)
    with pytest.raises(BadRecord) as caught:
        read(path, exactly=True)
    assert caught.value.message.args == {"line": 1}
    path.write_bytes(dump(Record(ENDED.header, ENDED.entries)).encode() + b'\n\n{"answer": "\xff"}\n')
    with pytest.raises(BadRecord) as caught:
        read(path)
    assert caught.value.message == Message("record-damaged", {"line": 6})
