"""Records: lines that read back, and damage that is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from naumachia.kernel import Sealed
from naumachia.kernel.errors import BadRecord, NotFound
from naumachia.kernel.files.record import (
    FORMAT,
    End,
    Entry,
    Header,
    Note,
    Record,
    dump,
    parse,
    parse_exactly,
    read,
    seal,
    with_seal,
)
from naumachia.kernel.words import Outcome

HEAD = Header(game="toy", rules=1, scenario="s", setup={"ships": ["A"]}, options={"x": 1}, charts="abc", commitment="c0ffee")
SEALED = Sealed("blue", (("B1", "row"), ("B2", "stay")))
ENTRIES = (
    Entry.of("red", "port@1", "aa"),
    Entry.of("", 5, "bb"),
    Entry.of("", (2, 6), "cc"),
    Entry.of("red", (30, -10), "dd"),
    Entry.of("blue", SEALED, "ee"),
)
RECORD = Record(HEAD, ENTRIES, End(end=Outcome("red", "won", "X-1", {"n": 2}), seed="7"))


def test_a_record_reads_back() -> None:
    assert parse(dump(RECORD)) == RECORD
    assert parse(dump(Record(HEAD, ENTRIES))).end is None
    assert [entry.value() for entry in parse(dump(RECORD)).entries] == ["port@1", 5, (2, 6), (30, -10), SEALED]


def test_one_line_a_thing() -> None:
    lines = dump(RECORD).splitlines()
    assert len(lines) == 1 + len(ENTRIES) + 1
    assert json.loads(lines[1]) == {"answer": "port@1", "seat": "red", "after": "aa"}
    assert json.loads(lines[2]) == {"answer": 5, "after": "bb"}


@pytest.mark.parametrize("line", range(1, 8))
@pytest.mark.parametrize(
    "damage",
    ["", "{", "null", "[1, 2]", "[" * 100_000, '{"end": 3}', "\x00"],
    ids=["empty", "brace", "null", "list", "deep", "end", "nul"],
)
def test_a_damaged_line_is_named(line: int, damage: str) -> None:
    lines = dump(RECORD).splitlines()
    lines[line - 1] = damage
    if not damage and line > 1:
        assert parse("\n".join(lines)), "empty lines do no harm"
        return
    with pytest.raises(BadRecord) as caught:
        parse("\n".join(lines))
    assert caught.value.message.key == "record-damaged"
    assert caught.value.message.args == {"line": line}


def test_a_line_without_an_answer_is_damaged() -> None:
    lines = dump(RECORD).splitlines()
    lines[3] = '{"seat": "red", "after": "cc"}'
    with pytest.raises(BadRecord) as caught:
        parse("\n".join(lines))
    assert caught.value.message.args == {"line": 4}


def test_nothing_comes_after_the_end() -> None:
    with pytest.raises(BadRecord) as caught:
        parse(dump(RECORD) + '{"answer": 3}\n')
    assert caught.value.message.args == {"line": 8}


def test_a_report_and_notes_may_follow_and_no_seal_speaks_of_them() -> None:
    sealed = with_seal(RECORD)
    noted = replace(sealed, report='{"a":[1,2]}', notes=(Note(note="é <b>", turn=2, by="Anna", at="2026"), Note(note="b")))
    text = dump(noted)
    assert text.startswith(dump(sealed))
    assert text.splitlines()[-3:] == [
        '{"report":{"a":[1,2]}}',
        '{"note":"é <b>","turn":2,"by":"Anna","at":"2026"}',
        '{"note":"b"}',
    ]
    assert parse(text) == parse_exactly(text) == noted
    assert seal(noted) == seal(sealed)
    assert dump(replace(noted, end=None)) == dump(replace(sealed, end=None)), "of a match that goes on nothing is added"


@pytest.mark.parametrize(
    "line", ['{"note":""}', '{"note":"x","turn":-1}', '{"note":"x","who":"y"}', '{"report":1}{', '{"report":{}}']
)
def test_a_damaged_line_behind_the_end_is_named(line: str) -> None:
    with pytest.raises(BadRecord) as caught:
        parse(dump(replace(RECORD, report="{}")) + line + "\n")
    assert caught.value.message.args == {"line": 9}


def test_a_newer_format_is_refused_in_one_sentence_whatever_else_it_holds() -> None:
    lines = ['{"naumachia": 99, "fields": "of the future"}', "..."]
    with pytest.raises(BadRecord) as caught:
        parse("\n".join(lines))
    assert caught.value.message.key == "record-newer-format"
    assert caught.value.message.args == {"found": 99, "known": FORMAT}


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(dump(RECORD), encoding="utf-8")
    assert read(path) == RECORD
    with pytest.raises(NotFound):
        read(tmp_path / "none.jsonl")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord):
        read(path)
