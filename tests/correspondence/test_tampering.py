"""Letters that were changed, repeated, forked or made up are refused, each with its reason in both languages."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from string import ascii_letters, digits
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from letter_friends import Friends, changed
from naumachia.correspondence import BadLetter, Desk, Letters, begin, from_link, join, parse, receive, to_link, verify, write
from naumachia.correspondence import letter as letters_module
from naumachia.correspondence.chains import words_of
from naumachia.correspondence.letter import Letter, sealed
from naumachia.correspondence.text import pack, unpack
from naumachia.games import find
from naumachia.kernel.errors import BadRecord
from naumachia.kernel.files.record import parse as parse_record
from naumachia.text import LANGUAGES, speech

HEX = "0123456789abcdef" * 2


def refused(key: str, act: Callable[..., object], *args: object) -> None:
    with pytest.raises(BadLetter) as caught:
        act(*args)
    assert caught.value.message.key == key, caught.value
    for lang in LANGUAGES:
        said = speech(lang).say(caught.value.message)
        assert said
        assert "{" not in said


def before_last(friends: Friends) -> tuple[Desk, Letters]:
    """The desk of the friend to whom the last letter goes, and that letter."""
    other = len(friends.sent) % 2
    return friends.desks[other], friends.sent[-1]


def test_an_answer_of_mine_is_changed(hexes: Friends) -> None:
    desk, last = before_last(hexes)
    mine = next(n for n, one in enumerate(last.letters) if n % 2 == desk.me and one.answers)
    forged = changed(last, ["letters", mine, "answers", 0], "cruise")
    refused("letter-rewritten", receive, desk, forged)


def test_an_older_answer_of_theirs_is_changed(hexes: Friends) -> None:
    desk, last = before_last(hexes)
    theirs = next(n for n, one in enumerate(last.letters[:-1]) if n % 2 != desk.me and one.answers)
    refused("letter-forked", receive, desk, changed(last, ["letters", theirs, "answers", 0], "cruise"))


def test_an_answer_of_the_new_letter_is_illegal(hexes: Friends) -> None:
    friends = Friends("touche_coule", "s1-two-liburnians").write(1)
    refused("letter-illegal", join, changed(friends.sent[0], ["letters", 0, "answers", 0], "99"), "Béa")


def test_an_answer_is_changed_on_the_way(hexes: Friends) -> None:
    """Another legal answer leads to another position than the letter names."""
    friends = Friends("touche_coule", "s1-two-liburnians").write(1)
    said = friends.sent[0].letters[0].answers[0]
    for speed in {"1", "2", "3"} - {said}:
        with pytest.raises(BadLetter):
            join(changed(friends.sent[0], ["letters", 0, "answers", 0], speed), "Béa")


@pytest.mark.parametrize("which", [0, 1])
def test_dice_are_changed(hexes: Friends, which: int) -> None:
    """The dice follow from the words, and the words from the ends that were told first."""
    desk, last = before_last(hexes)
    words = list(last.words)
    words[which] = HEX
    for check in (lambda letters: receive(desk, letters), verify):
        refused("letter-other-word", check, sealed(replace(last, words=tuple(words))))


def test_another_chain_from_the_beginning(hexes: Friends) -> None:
    """A whole chain of one's own is no help: its end stands in the agreement."""
    desk, last = before_last(hexes)
    words = words_of("somebody else")
    count = (len(last.letters) - 1) // 2
    new = replace(last, head=replace(last.head, end=words[0]), words=(words[count], last.words[1]))
    refused("letter-other-match", receive, desk, sealed(new))


def test_a_sheet_is_changed_after_it_was_sealed(duel: Friends) -> None:
    desk, last = before_last(duel)
    place = next(n for n, one in enumerate(last.letters) if one.opened)
    lines = last.letters[place].opened[0].lines
    other = [[lines[0][0], lines[0][1] + "x"], *[list(line) for line in lines[1:]]]
    forged = changed(last, ["letters", place, "opened", 0, "lines"], other)
    refused("letter-sheet-other", verify, forged)
    refused("letter-forked" if place % 2 != desk.me else "letter-rewritten", receive, desk, forged)


def test_a_sheet_in_the_new_letter_is_not_the_sealed_one(duel: Friends) -> None:
    friends = Friends("trireme_ship", "ts1-two-captains").write(3)
    desk, last = before_last(friends)
    lines = [["x", "y"]]
    refused("letter-sheet-other", receive, desk, changed(last, ["letters", 2, "opened", 0, "lines"], lines))
    refused("letter-sheet-due", receive, desk, changed(last, ["letters", 2], lambda _: {}))
    refused("letter-sheet-due", receive, desk, changed(last, ["letters", 2, "opened"], []))


def test_a_sheet_that_is_not_legal(duel: Friends) -> None:
    """Its hash fits, but no rule allows it."""
    friends = Friends("trireme_ship", "ts1-two-captains")
    friends.write(2)
    from naumachia.correspondence.chains import commitment
    from naumachia.correspondence.letter import Sheet

    bad = Sheet("red", (("nobody", "ahead"),))
    words = words_of(friends.roots[0])
    first = changed(friends.sent[0], ["letters", 0, "sealed", "red"], commitment(words[1], bad))
    béa = join(first, "Béa", friends.roots[1])
    friends.seat(1, béa)
    second = friends.answer(1).send()
    third = replace(second.letters, letters=(*second.letters.letters, Letter((bad,))), words=(words[1], second.letters.words[1]))
    refused("letter-illegal", receive, second, sealed(third))


def test_a_hash_is_changed(duel: Friends) -> None:
    desk, last = before_last(duel)
    place = next(n for n, one in enumerate(last.letters) if one.sealed)
    seat = next(iter(last.letters[place].sealed))
    forged = changed(last, ["letters", place, "sealed", seat], HEX)
    refused("letter-sheet-other", verify, forged)
    refused("letter-forked" if place % 2 != desk.me else "letter-rewritten", receive, desk, forged)
    refused("letter-sheet-extra", verify, changed(last, ["letters", place, "sealed", seat], "no hash"))


def test_a_name_is_changed(hexes: Friends) -> None:
    desk, last = before_last(hexes)
    refused("letter-other-head", receive, desk, changed(last, ["head", "name"], "Zoé"))
    refused("letter-forked", receive, desk, changed(last, ["letters", 1, "name"], "Zoé"))


@pytest.mark.parametrize(
    ("path", "value"),
    [(["head", "options"], {"TC-O1": 1}), (["head", "throws"], "own"), (["head", "seats"], [["blue"], ["red"]])],
)
def test_the_agreement_is_changed(hexes: Friends, path: list[Any], value: Any) -> None:
    desk, last = before_last(hexes)
    data = _raw(last)
    data["head"][path[1]] = value
    refused("letter-other-head", receive, desk, sealed(msgspec.convert(data, Letters)))


@pytest.mark.parametrize(
    ("field", "value", "key"),
    [
        ("scenario", "s2-two-quinqueremes", "letter-other-setup"),
        ("scenario", "s99", "letter-no-setup"),
        ("game", "chess", "letter-no-game"),
        ("charts", "0" * 16, "letter-other-charts"),
        ("seats", [["red"], ["green"]], "letter-damaged"),
        ("seats", [["red", "blue"], []], "letter-damaged"),
        ("options", {"TC-O99": 1}, "letter-no-setup"),
        ("setup", {"game": "touche_coule"}, "letter-no-setup"),
        ("end", "x", "letter-damaged"),
    ],
)
def test_an_agreement_that_cannot_be(hexes: Friends, field: str, value: Any, key: str) -> None:
    data = _raw(hexes.sent[0])
    data["head"][field] = value
    refused(key, join, sealed(msgspec.convert(data, Letters)), "Béa")


def test_what_is_not_sealed_anew_is_seen_at_once(duel: Friends) -> None:
    text = write(duel.sent[-1])
    for old, new in (("Anna", "Zoé"), ('"red"', '"blue"'), (duel.sent[-1].words[0], HEX), (duel.sent[-1].at, HEX[:16])):
        assert old in text
        refused("letter-damaged", parse, text.replace(old, new))


def test_older_own_and_foreign_letters(hexes: Friends, duel: Friends) -> None:
    desk, last = before_last(hexes)
    mine = replace(desk, letters=hexes.sent[-2])
    refused("letter-old", receive, mine, hexes.sent[-3])
    refused("letter-own", receive, mine, hexes.sent[-2])
    refused("letter-other-match", receive, mine, duel.sent[-1])
    refused("letter-of-others", join, last, "Cléo")
    older = replace(mine, letters=hexes.sent[-4])
    refused("letter-elsewhere", receive, older, last)


def test_a_second_answer_to_the_same_letter(hexes: Friends) -> None:
    """Another person has opened the invitation too, or the friend has changed their mind."""
    friends = Friends("touche_coule", "s1-two-liburnians").write(2)
    other = Friends("touche_coule", "s1-two-liburnians", roots=("anna", "cléo")).write(2)
    friends.open(0)
    refused("letter-forked", receive, friends.desks[0], other.sent[1])


def test_the_turn_goes_on_as_the_rules_have_it(hexes: Friends) -> None:
    desk, last = before_last(hexes)
    old = hexes.sent[-2]
    empty = replace(last, letters=(*old.letters, Letter()))
    refused("letter-unfinished", receive, desk, sealed(empty))
    more = replace(last, letters=(*old.letters, replace(last.letters[-1], answers=(*last.letters[-1].answers, "end"))))
    refused("letter-out-of-turn", receive, desk, sealed(more))
    early = replace(last, letters=(*old.letters, replace(last.letters[-1], sealed={"red": HEX})))
    refused("letter-sheet-extra", receive, desk, sealed(early))
    refused("letter-position", receive, desk, sealed(replace(last, at=HEX[:16])))


def test_after_the_end_nobody_writes() -> None:
    friends = Friends("trireme_fleet", "f1-first-ram").write()
    other = len(friends.sent) % 2
    friends.open(other)
    word = words_of(friends.roots[other])[(len(friends.sent) + 1) // 2]
    last = friends.sent[-1]
    words = list(last.words)
    words[other] = word
    refused("letter-after-end", verify, sealed(replace(last, letters=(*last.letters, Letter()), words=tuple(words))))


def test_letters_of_other_programs(hexes: Friends) -> None:
    desk, last = before_last(hexes)
    version = find("touche_coule").version
    refused("letter-newer-rules", receive, desk, sealed(replace(last, rules=version + 1)))
    older = replace(last, rules=version - 1, letters=(*hexes.sent[-2].letters, Letter()))
    refused("letter-older-rules", receive, desk, sealed(older))
    assert receive(desk, sealed(replace(last, rules=version - 1))).letters.rules == version - 1
    newer = write(last).replace('"letter":1', '"letter":2')
    refused("letter-newer", parse, newer)
    with pytest.raises(BadRecord, match="record-newer-format"):
        parse_record(write(last))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "letter-unreadable"),
        ("{}", "letter-unreadable"),
        ('{"letter":1,"naumachia":2}', "letter-unreadable"),
        ("[" * 5000, "letter-unreadable"),
        ("hello", "letter-newer"),
        ("#letter=2AAAA", "letter-newer"),
        ("#letter=1AA", "letter-cut"),
        ("#letter=1ü", "letter-cut"),
    ],
)
def test_texts_that_are_no_letters(text: str, key: str) -> None:
    from naumachia.correspondence import read

    refused(key, read, text)


def test_a_link_that_was_cut_off(duel: Friends) -> None:
    link = to_link(duel.sent[-1], "https://example.org/")
    for end in (-1, -2, -7, len(link) // 2):
        refused("letter-cut", from_link, link[:end])
    assert from_link(link[:70] + "\n" + link[70:]) == duel.sent[-1]  # broken by a program for mail


def test_a_letter_that_unpacks_without_end() -> None:
    import zlib
    from base64 import urlsafe_b64encode

    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packer.compress(b" " * 50_000_000) + packer.flush()
    refused("letter-cut", unpack, "1" + urlsafe_b64encode(data).decode().rstrip("="))
    refused("letter-too-long", parse, " " * 2_000_000)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_letter_changed_in_the_text_is_refused(duel: Friends, data: st.DataObject) -> None:
    desk, last = before_last(duel)
    text = write(last).strip()
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters(min_codepoint=33, max_codepoint=126).filter(lambda char: char != text[place]))
    with pytest.raises(BadLetter):
        receive(desk, parse(text[:place] + other + text[place + 1 :]))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_letter_changed_in_a_link_is_refused(duel: Friends, data: st.DataObject) -> None:
    desk, last = before_last(duel)
    text = pack(last)
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.sampled_from(sorted({*ascii_letters, *digits, "-", "_"} - {text[place]})))
    changed = text[:place] + other + text[place + 1 :]
    if place >= len(text) - 2:  # up to 11 bits at the end fill the last byte and the last letter, and mean nothing
        with suppress(BadLetter):
            assert unpack(changed) == last
        return
    with pytest.raises(BadLetter):
        receive(desk, unpack(changed))


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield from _paths(one, (*path, key))
    elif isinstance(value, list):
        for key, one in enumerate(value):
            yield from _paths(one, (*path, key))
    else:
        yield path


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_any_value_changed_and_sealed_anew_is_refused(duel: Friends, data: st.DataObject) -> None:
    """A forgery in what both have is told by the friend's own copy."""
    desk, last = before_last(duel)
    raw = _raw(last)
    new = ("letters", len(last.letters) - 1)
    known = [path for path in _paths(raw) if path[0] not in ("seal", "shape", "at", "rules") and path[:2] != new]
    path = data.draw(st.sampled_from(known))
    value = data.draw(st.one_of(st.text(max_size=8), st.integers(-5, 5), st.sampled_from(["red", "blue", HEX])))
    place = raw
    for step in path[:-1]:
        place = place[step]
    if place[path[-1]] == value:
        return
    place[path[-1]] = value
    with pytest.raises(BadLetter):
        receive(desk, parse(write(sealed(_convert(raw)))))


def _convert(raw: Any) -> Letters:
    try:
        return msgspec.convert(raw, Letters)
    except msgspec.ValidationError as error:
        raise BadLetter("letter-unreadable") from error


def test_every_refusal_has_words() -> None:
    """In both languages, for every key that the package raises."""
    folder = Path(letters_module.__file__).parent
    keys = {
        node.value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("letter-")
    }
    assert len(keys) > 20
    for lang in LANGUAGES:
        assert [key for key in keys if not speech(lang).knows(key)] == []


def test_a_match_cannot_be_begun_under_another_name() -> None:
    game = find("touche_coule")
    one = begin(game, game.load_scenario("s1"), name="Anna", seats=["red"], root="a")
    two = begin(game, game.load_scenario("s1"), name="Zoé", seats=["red"], root="a")
    assert one.letters.match != two.letters.match


def _raw(letters: Letters) -> Any:
    return msgspec.json.decode(msgspec.json.encode(letters))
