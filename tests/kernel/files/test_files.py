"""Files: every fault at once, each with its line, its key, what was found and what was expected."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from naumachia.kernel import Message
from naumachia.kernel.errors import BadFile, NotFound
from naumachia.kernel.files import toml_files
from told import text_in


class Ship(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["liburnian", "trireme"]
    speed: Annotated[int, Meta(ge=0, le=9)] = 0
    bow: tuple[int, int] = (0, 0)


class Harbour(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    ships: dict[str, Ship] = {}
    queue: tuple[Ship, ...] = ()
    tide: int | None = None


GOOD = """
name = "Ostia"
tide = 2

[ships]
A = { kind = "trireme", speed = 3 }

[ships.B]
kind = "liburnian"
bow = [1, 2]

[[queue]]
kind = "trireme"

[[queue]]
kind = "liburnian"
"""


def load(text: str) -> Harbour:
    return toml_files.check(toml_files.parse(text, "h.toml"), Harbour, "h.toml", text)


def faults(text: str) -> dict[str, dict[str, Any]]:
    with pytest.raises(BadFile) as caught:
        load(text)
    assert caught.value.message.args["count"] == len(caught.value.faults)
    return {text_in(fault.args, "key"): dict(fault.args) for fault in caught.value.faults}


def test_a_good_file() -> None:
    harbour = load(GOOD)
    assert harbour.ships["B"] == Ship("liburnian", 0, (1, 2))
    assert [ship.kind for ship in harbour.queue] == ["trireme", "liburnian"]


def test_every_fault_is_told_at_once_with_its_line() -> None:
    found = faults(
        GOOD.replace('"Ostia"', "7")
        .replace("tide = 2", 'tide = "high"')
        .replace("speed = 3", "speed = 12")
        .replace("bow = [1, 2]", "bow = [1]")
        .replace('[[queue]]\nkind = "liburnian"', '[[queue]]\nkind = "raft"')
    )
    assert {key: args["line"] for key, args in found.items()} == {
        "name": 2,
        "tide": 3,
        "ships.A.speed": 6,
        "ships.B.bow": 10,
        "queue.1.kind": 16,
    }
    assert found["ships.A.speed"]["found"] == "12"
    assert found["ships.A.speed"]["expected"] == Message("want-number", {"way": "most", "number": 9})
    assert found["name"]["expected"] == Message("want-kind", {"kind": "str"})


def test_unknown_keys_and_what_could_have_been_meant() -> None:
    found = faults(GOOD.replace("bow = [1, 2]", "prow = [1, 2]"))
    assert list(found) == ["ships.B.prow"]
    assert found["ships.B.prow"]["line"] == 10
    assert found["ships.B.prow"]["expected"] == Message("want-one-of", {"names": "bow, kind, speed"})


def test_a_missing_key_is_told_at_its_table() -> None:
    found = faults(GOOD.replace('kind = "liburnian"\nbow', "bow").replace('name = "Ostia"', ""))
    assert found["ships.B.kind"]["line"] == 8
    assert found["ships.B.kind"]["found"] == Message("found-nothing")
    assert found["name"]["line"] == 1


def test_a_table_may_stand_behind_its_parts() -> None:
    found = faults('[ships.A]\nspeed = 2\n\n[ships]\nB = { kind = "raft" }\n')
    assert {key: args["line"] for key, args in found.items()} == {"name": 1, "ships.A.kind": 1, "ships.B.kind": 5}


def test_a_table_where_a_value_should_be_and_the_other_way_round() -> None:
    found = faults('name = { a = 1 }\nships = 3\nqueue = "A"\n')
    assert {key: args["line"] for key, args in found.items()} == {"name": 1, "ships": 2, "queue": 3}


def test_long_values_are_cut() -> None:
    found = faults(f'name = "x"\ntide = "{"long " * 40}"\n')
    assert len(found["tide"]["found"]) == 60


@pytest.mark.parametrize(
    ("text", "line"),
    [('name = "x"\ntide = = 2\n', 2), ('name = "x"\n\n[ships\n', 3), ('name = "x"\nname = "y"\n', 2), ("a = [1,\n", 2)],
)
def test_what_is_not_toml_names_its_line(text: str, line: int) -> None:
    with pytest.raises(BadFile) as caught:
        load(text)
    assert [fault.key for fault in caught.value.faults] == ["fault-syntax"]
    assert caught.value.faults[0].args["line"] == line


def test_files_that_are_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(NotFound):
        toml_files.read(tmp_path / "none.toml")
    with pytest.raises(NotFound):
        toml_files.read(tmp_path)
    (tmp_path / "latin.toml").write_bytes(b'name = "caf\xe9"')
    with pytest.raises(BadFile) as caught:
        toml_files.read(tmp_path / "latin.toml")
    assert caught.value.faults[0].key == "fault-encoding"


def test_without_a_text_there_is_no_line() -> None:
    with pytest.raises(BadFile) as caught:
        toml_files.check({"name": 3}, Harbour, "record")
    assert caught.value.faults[0].args["line"] == 0
    assert "record: fault-value" in str(caught.value)
