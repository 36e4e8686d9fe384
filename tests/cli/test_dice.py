"""Special dice in the terminal: named where they fell, listed with their sides where they are thrown, typed by name."""

from __future__ import annotations

import pytest

from naumachia.cli.dice import fallen, in_hand, numbered, sides
from naumachia.kernel import Die, Event, Roll
from naumachia.kernel.shown.picture import Ask
from naumachia.text import Speech
from small_games import squadrons

WIND = Die("wind", (-2, 0, 1), (1, 2, 3), ("wind-falling", "wind-steady", "wind-rising"))


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Speech:
    monkeypatch.setattr("naumachia.text.find", lambda name: squadrons.GAME)
    return Speech("en", squadrons.GAME.name)


def test_a_face_is_told_by_its_name(words: Speech) -> None:
    assert fallen(Event("wind", "RG-2", dice=(-2, 1), faces=WIND.called(-2, 1), die="wind"), words) == "[falling][rising]"
    assert fallen(Event("wind", "RG-2", dice=(6,)), words) == "⚅"
    assert fallen(Event("wind", "RG-2"), words) == ""


def test_the_faces_are_listed_with_their_sides(words: Speech) -> None:
    asked = Ask("roll", "roll-wind", "RG-2", (), faces=WIND.faces, count=1, die="wind", names=WIND.names, weights=WIND.weights)
    assert sides(asked, words) == ["Die of the wind", " -2  [falling] 1/6", "  0  [steady breeze] 2/6", "  1  [rising] 3/6"]
    assert sides(Ask("roll", "roll", "X-1", (), faces=(1, 2), count=1), words) == []
    roll = Roll("roll-wind", "", "RG-2", WIND, 2)
    assert in_hand(roll, words) == "2 × die of the wind: [falling]×1 [steady breeze]×2 [rising]×3"


def test_a_face_is_typed_by_its_name_or_its_number(words: Speech) -> None:
    roll = Roll("roll-wind", "", "RG-2", WIND, 2)
    assert numbered(roll, "steady breeze, Rising", words) == "0 1"
    assert numbered(roll, "falling rising", words) == "-2 1"
    assert numbered(roll, "wind-steady", words) == "0"
    assert numbered(roll, "-2 0", words) == "-2 0"
    assert numbered(roll, "steady breeze", words) == "0"
    assert numbered(roll, "gale", words) == "gale", "said by the match, not here"
    assert numbered(None, "end", words) == "end"
