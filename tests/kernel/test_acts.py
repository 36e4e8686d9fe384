"""Tables of acts: what is offered, found and barred, and what is no act."""

from __future__ import annotations

from typing import Any

import pytest

from naumachia.kernel.acts import Act, Acts, always, never, unmoved
from naumachia.kernel.words import Refusal

UNKNOWN = Refusal("X-1", "no-such-choice")


def foes(s: Any, who: str) -> tuple[str, ...]:
    """Two enemies."""
    return ("B1", "B2")


def done(s: Any, who: str, what: str) -> None:
    """Nothing."""


def strict(s: Any, who: str, what: str) -> Refusal | None:
    """B9 is out of range."""
    return Refusal("X-2", "far") if what == "B9" else None


TABLE = Acts(
    UNKNOWN,
    Act("ram", "X-2", foes, done, bar=strict),
    Act("grapple", "X-3", foes, done),
    Act("both", "X-4", foes, done, shortcut=True),
    Act("speed", "X-5", lambda s, who: ("1", "2"), done, form="[0-9]"),
    Act("hold", "X-6", never, done),
    Act("end", "X-7", always, done, words="finish"),
)


def test_what_is_offered_by_verb() -> None:
    assert TABLE.offer(None, "A1") == {
        "ram": ("ram:B1", "ram:B2"),
        "grapple": ("grapple:B1", "grapple:B2"),
        "both": ("both:B1", "both:B2"),
        "speed": ("1", "2"),
        "end": ("end",),
    }


def test_moves_and_shortcuts_are_apart() -> None:
    offer = TABLE.offer(None, "A1")
    moves = ("ram:B1", "ram:B2", "grapple:B1", "grapple:B2", "1", "2", "end")
    assert TABLE.moves(offer) == moves
    assert TABLE.open(None, "A1") == moves
    assert TABLE.shortcuts(offer) == ("both:B1", "both:B2")
    assert TABLE.shortcuts({"end": ("end",)}) == ()


@pytest.mark.parametrize(
    ("answer", "verb", "what"),
    [("ram:B1", "ram", "B1"), ("ram:B1:x", "ram", "B1:x"), ("3", "speed", "3"), ("end", "end", ""), ("hold", "hold", "")],
)
def test_an_answer_finds_its_act(answer: str, verb: str, what: str) -> None:
    act, about = TABLE[answer]
    assert (act.verb, about) == (verb, what)
    assert act.answer(about) == answer


@pytest.mark.parametrize("answer", ["board:B1", "33", "speed", "speed:1", "", "x3"])
def test_what_is_no_act_is_not_found(answer: str) -> None:
    assert TABLE.find(answer) is None
    with pytest.raises(KeyError):
        TABLE[answer]
    assert TABLE.bar(None, "A1", answer) == UNKNOWN.about(answer=answer)


def test_an_act_with_a_bar_says_itself_what_stands_against_it() -> None:
    assert TABLE.bar(None, "A1", "ram:B9") == Refusal("X-2", "far")
    assert TABLE.bar(None, "A1", "ram:B1") is None


def test_an_act_without_a_bar_is_barred_where_it_is_not_offered() -> None:
    assert TABLE.bar(None, "A1", "grapple:B1") is None
    assert TABLE.bar(None, "A1", "grapple:B9") == UNKNOWN.about(answer="grapple:B9")
    assert TABLE.bar(None, "A1", "hold") == UNKNOWN.about(answer="hold")
    assert TABLE.bar(None, "A1", "end") is None


def test_how_an_act_is_shown_without_words_of_the_game() -> None:
    ram, end = TABLE.verbs["ram"].plain("A1", "B1"), TABLE.verbs["end"].plain("A1", "")
    assert (ram.answer, ram.key, ram.rule, ram.ship) == ("ram:B1", "do-ram", "X-2", "A1")
    assert (end.answer, end.key) == ("end", "do-finish")
    framed: Act[Any, Any] = Act("end", "X-7", always, done)
    assert framed.plain(7, "").ship == ""


def test_two_acts_may_not_have_one_verb() -> None:
    with pytest.raises(ValueError, match="one verb"):
        Acts(UNKNOWN, Act("end", "X-1", always, done), Act("end", "X-2", always, done))


@pytest.mark.parametrize(("idle", "pieces", "asked"), [(2, 4, False), (3, 5, True), (2, 5, False), (1, 1, True), (0, 0, False)])
def test_who_ends_movement_is_asked_once_more_if_more_than_half_lie_still(idle: int, pieces: int, asked: bool) -> None:
    found = unmoved(idle, pieces)
    assert (found is not None) == asked
    if found is not None:
        assert found.args == {"ships": idle, "all": pieces}
