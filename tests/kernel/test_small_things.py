"""Seals, forms in words, shapes around a hull and defaults."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct, inspect
from msgspec.structs import replace

from kernel.test_request import DIE
from naumachia.kernel import Band, Choose, Leg, Place, Region, Roll, parse_answer
from naumachia.kernel.errors import BadRecord
from naumachia.kernel.files.chart_forms import shape
from naumachia.kernel.files.record import End, Entry, Header, Record, dump, parse_exactly, seal, with_seal
from naumachia.kernel.shown.picture import Pose, Shape
from naumachia.kernel.words import Outcome
from naumachia.text import Tables

HEAD = Header(game="toy", rules=1, scenario="s", setup={"ships": ["A"]}, options={"x": 1}, charts="abc", commitment="c0ffee")
ENDED = Record(HEAD, (Entry.of("red", "a", "aa"), Entry.of("", 5, "bb")), End(end=Outcome("red", "won", "X-1", {}), seed="7"))


def test_a_sealed_record_reads_exactly() -> None:
    sealed = with_seal(ENDED)
    assert parse_exactly(dump(sealed)) == sealed
    assert [len(part) for part in seal(ENDED)] == [32, 32]
    assert len(set(seal(ENDED))) == 2


@pytest.mark.parametrize("line", [1, 2, 3, 4])
def test_a_sealed_record_with_a_line_rewritten_names_the_line(line: int) -> None:
    lines = dump(with_seal(ENDED)).split("\n")
    lines[line - 1] = lines[line - 1].replace("{", "{ ", 1) if line < 4 else lines[line - 1] + " "
    with pytest.raises(BadRecord) as caught:
        parse_exactly("\n".join(lines))
    assert caught.value.message.key == "record-rewritten"
    assert caught.value.message.args == {"line": line}


def test_a_record_without_a_seal_or_without_an_end_need_not_be_exact() -> None:
    for record in (ENDED, replace(ENDED, end=None)):
        assert parse_exactly(dump(record).replace("{", "{ ", 1)) == record


def test_a_seal_follows_from_the_first_line_and_from_all_lines() -> None:
    first, whole = seal(ENDED)
    longer = replace(ENDED, entries=(*ENDED.entries, Entry.of("red", "b", "cc")))
    assert seal(longer)[0] == first
    assert seal(longer)[1] != whole
    assert seal(replace(ENDED, header=replace(HEAD, rules=2)))[0] != first


class Row(Struct):
    """A row of a chart."""

    name: str
    points: Annotated[int, Meta(ge=0, le=6)]
    least: Annotated[int, Meta(ge=1)]
    most: Annotated[int, Meta(le=9)]
    kind: Literal["a", "b"]
    six: Annotated[tuple[int, ...], Meta(min_length=6, max_length=6)]
    some: Annotated[tuple[int, ...], Meta(min_length=1, max_length=6)]
    free: bool = False


def test_a_form_says_in_words_what_is_expected() -> None:
    """A list has a fixed number only where the least and the most are the same."""
    assert shape(inspect.type_info(Row), Tables("en", "touche_coule", {})) == (
        "name (text); points (whole number from 0 to 6); least (whole number from 1); most (whole number to 9); "
        'kind (one of "a", "b"); six (a list of 6: whole number); some (a list of any number: whole number); '
        "free (true or false, may be left out)"
    )


def test_the_sides_of_a_hull_lie_around_it() -> None:
    """Headings are clockwise from east, y points down: ahead of a hull that heads east is where x grows."""
    found = {one.key: one.points for one in Shape.sides("arc", Pose(100, 50, 0), 40, 10, 20)}
    assert list(found) == ["arc-bow", "arc-starboard", "arc-stern", "arc-port"]
    assert {(round(x), round(y)) for x, y in found["arc-bow"]} == {(120, 45), (120, 55), (140, 75), (140, 25)}
    assert {(round(x), round(y)) for x, y in found["arc-starboard"]} == {(120, 55), (80, 55), (60, 75), (140, 75)}
    south = {one.key: one.points for one in Shape.sides("arc", Pose(100, 50, 90), 40, 10, 20)}
    assert {(round(x), round(y)) for x, y in south["arc-bow"]} == {(105, 70), (95, 70), (75, 90), (125, 90)}


def test_one_face_is_an_answer_by_itself_only_to_one_die() -> None:
    assert parse_answer(DIE, "4") == 4
    assert parse_answer(Roll("roll", "red", "X-1", count=2), "4") == (4,)
    assert parse_answer(DIE, "4 5") == (4, 5)


def test_answers_can_be_taken_back_unless_the_rules_say_otherwise() -> None:
    assert not Choose("ask", "red", "X-1", ("a",)).binding
    assert not Leg("ask", "red", "X-1", ship="R1", bands=(Band(0, 0, 1, 1),), path=()).binding
    assert not Place("ask", "red", "X-1", ship="R1", region=Region.box(0, 0, 1, 1), at=(0, 0, 0)).binding
