"""Both sides of thresholds: ships that are beset, and ships that are not any more."""

from __future__ import annotations

from typing import Any

import pytest

from naumachia.games.branle_bas import BRANLE_BAS as GAME
from naumachia.games.branle_bas.rules.flags import Beset, Yield, beset_by, touch
from naumachia.games.branle_bas.setup.scenario import Battle, Berth, Marks, Position, Side
from naumachia.games.branle_bas.state import Sea
from naumachia.kernel import Words


def sea(gap: int, **marks: Any) -> Sea:
    """A and B lie side by side, bow to the north, so many millimetres of the table between their centres."""
    sides = {side: Side(name=Words(side, side)) for side in ("West", "East")}
    ships = {
        "A": Berth(side="West", type="74", at=(600, 600, 0), marks=Marks()),
        "B": Berth(side="East", type="74", at=(600 + gap, 600, 0), marks=Marks(**marks)),
    }
    found: Sea = GAME.start(
        Battle(game=GAME.name, title=Words("a", "a"), sides=sides, ships=ships, position=Position(turn=4, phase="fire"))
    )
    return found


BEAM = 38
"""Millimetres between the centres of two such ships whose bases stand edge to edge."""


def test_two_millimetres_are_touch_and_three_are_not() -> None:
    """2.2."""
    assert touch(sea(BEAM + 2), "A", "B")
    assert not touch(sea(BEAM + 3), "A", "B")


def test_a_ship_is_beset_by_the_enemy_who_touches_it() -> None:
    """BB-9.3."""
    assert beset_by(sea(BEAM + 2), "B") == "A"
    assert beset_by(sea(BEAM + 3), "B") == ""


@pytest.mark.parametrize(
    ("changed", "asked"), [({}, True), ({"gone": "sunk"}, False), ({"flag": "struck"}, False)], ids=["afloat", "gone", "struck"]
)
def test_a_ship_that_is_gone_or_has_struck_strikes_to_nobody(changed: dict[str, Any], asked: bool) -> None:
    """BB-9.6."""
    draft = sea(BEAM + 2).copy()
    draft.change("B", **changed)
    draft.agenda = ()  # nothing else is to be played
    Beset("B").take(draft, None)
    frames: list[object] = list(draft.agenda)
    assert [type(frame) for frame in frames] == [Yield] * asked


def test_an_enemy_who_has_struck_besets_nobody() -> None:
    """BB-9.3."""
    draft = sea(BEAM + 2).copy()
    draft.change("A", flag="struck")
    assert beset_by(draft, "B") == ""
