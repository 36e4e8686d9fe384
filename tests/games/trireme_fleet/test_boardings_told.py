"""Boardings as they are told and counted: the weaker attacker reads that, and a boarder that is taken has not won."""

from __future__ import annotations

from typing import Any

import pytest

from naumachia.games import find
from naumachia.kernel import Event, show, step
from naumachia.text import speech

GAME = find("trireme_fleet")
SIDES = {"red": {"name": {"en": "Red", "fr": "Rouge"}}, "yellow": {"name": {"en": "Yellow", "fr": "Jaune"}}}


def held(*red: str, yellow: str = "trireme") -> Any:
    """Ships of Red grappled to one of Yellow, and Red may board."""
    places = [[6, 6], [8, 5]]
    ships = {
        f"R{i}": {"side": "red", "type": kind, "bow": places[i - 1], "h": 0, "marks": {"links": ["Y1"]}}
        for i, kind in enumerate(red, 1)
    }
    tables = {
        "game": "trireme_fleet",
        "title": {"en": "Two", "fr": "Deux"},
        "map": {"columns": 20, "rows": 18},
        "turns": 12,
        "sides": SIDES,
        "ships": ships
        | {
            "Y1": {"side": "yellow", "type": yellow, "bow": [7, 5], "h": 0, "marks": {"links": list(ships)}},
            "Y9": {"side": "yellow", "type": "trireme", "bow": [17, 6], "h": 3},
        },
        "position": {"phase": "combats", "first": "red"},
    }
    return GAME.start(GAME.check_scenario(tables, "test"))


def fought(state: Any, answer: str, die: int) -> Event:
    found: Event
    (found,) = [event for event in step(step(state, answer), die).events if event.key == "combat"]
    return found


@pytest.mark.parametrize(("kind", "english", "french"), [("lembos", "a third or less", "le tiers ou moins")])
def test_a_weaker_boarder_reads_that_it_is_weaker(kind: str, english: str, french: str) -> None:
    state = held(kind)
    for lang, words in (("en", english), ("fr", french)):
        for what in (show(state, "Y1<R1"), fought(state, "Y1<R1", 6)):
            told = speech(lang, "trireme_fleet").say(what)
            assert words in told
            assert "three times" not in told
            assert "triple" not in told


def test_a_boarder_who_is_taken_has_not_won() -> None:
    """TF-5.3: three times the boarder's factor; a 6 takes the boarder, and the count of boardings won stays."""
    lost = fought(held("lembos"), "Y1<R1", 6)
    assert lost.args["taken"] == "attacker"
    assert lost.blow is not None
    assert lost.blow.missed
    won = fought(held("quinquereme", yellow="lembos"), "Y1<R1", 6)
    assert won.args["taken"] == "target"
    assert won.blow is not None
    assert not won.blow.missed


def test_several_boarders_have_their_articles_in_french() -> None:
    told = speech("fr", "trireme_fleet").say(show(held("trireme", "quinquereme"), "Y1<R1+R2"))
    assert told.startswith("La trirème R1 et la quinquérème R2 abordent la trirème Y1")
