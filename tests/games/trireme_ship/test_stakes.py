"""Losses and headline of an outcome: ships by their fate, men by kind wherever they are, and the two words that sum it up."""

from __future__ import annotations

from typing import Any

from naumachia.games import find
from naumachia.games.trireme.ship.pieces import Men
from naumachia.kernel import Sealed
from naumachia.kernel.words import Outcome
from naumachia.match import Match

GAME = find("trireme_ship")
SHEET = Sealed("red", ())
SIDES = {"red": {"name": {"en": "Red", "fr": "Rouge"}}, "yellow": {"name": {"en": "Yellow", "fr": "Jaune"}}}


def afloat() -> Any:
    """Two linked ships a side with men of every kind."""
    men = {"armoured": 2, "light": 2, "archers": 1}
    ships = {
        "R1": {"side": "red", "type": "quadrireme", "bow": [5, 5], "h": 0, "men": men, "marks": {"links": ["R2"]}},
        "R2": {"side": "red", "type": "quadrireme", "bow": [6, 5], "h": 0, "men": men, "marks": {"links": ["R1"]}},
        "Y1": {"side": "yellow", "type": "quadrireme", "bow": [1, 5], "h": 0, "men": men, "equipment": ["engine"]},
        "Y2": {"side": "yellow", "type": "quadrireme", "bow": [9, 5], "h": 0, "men": men},
    }
    head = {"game": "trireme_ship", "title": {"en": "-", "fr": "-"}, "map": {"columns": 12, "rows": 14}, "turns": 3}
    battle = GAME.check_scenario(head | {"sides": SIDES, "ships": ships}, "stakes")
    return Match.seeded(GAME, battle, seed=1).state


def told(before: Any, after: Any) -> set[tuple[str, str, int]]:
    return {(loss.piece, loss.key, loss.points) for loss in GAME.telling.losses(before, after)}


def test_men_sent_to_a_friend_are_not_lost_and_men_killed_are_told_by_kind() -> None:
    before = afloat()
    after = before.copy()
    after.change("R1", aboard={"red": Men(2, 0, 1)})
    after.change("R2", aboard={"red": Men(2, 4, 1)})
    assert told(before, after) == set()
    assert GAME.telling.verdict(before, SHEET, after).key == "verdict-nothing"
    after.change("R2", aboard={"red": Men(1, 3, 1)}, oars=before.ships["R2"].oars - 2)
    assert told(before, after) == {("R2", "armoured", 1), ("R1", "light", 1), ("R2", "oarsmen", 2)}
    found = GAME.telling.verdict(before, SHEET, after)
    assert (found.key, found.tone, found.args) == ("verdict-men", "bad", {"own": 4, "theirs": 0})


def test_a_ship_lost_is_told_once_and_those_aboard_go_with_it() -> None:
    before = afloat()
    after = before.copy()
    after.change("Y1", gone="sunk", immobilised=True, breaches=1)
    assert told(before, after) == {("Y1", "sunk", 1)}
    assert GAME.telling.verdict(before, SHEET, after).key == "verdict-sunk"
    assert GAME.telling.verdict(before, Sealed("yellow", ()), after).key == "verdict-own-sunk"


def test_the_worse_of_two_fates_is_the_verdict() -> None:
    before = afloat()
    after = before.copy()
    after.change("Y1", immobilised=True, breaches=1, equipment=())
    after.change("R1", breaches=1)
    assert told(before, after) == {
        ("Y1", "immobilised", 1),
        ("Y1", "breached", 1),
        ("Y1", "stripped", 1),
        ("R1", "breached", 1),
    }
    assert GAME.telling.verdict(before, SHEET, after).key == "verdict-immobilised"
    after.change("R2", status="surrendered", aboard={}, prisoners={"red": Men(2, 2, 1)})
    assert ("R2", "surrendered", 1) in told(before, after)
    assert not {key for piece, key, _ in told(before, after) if piece == "R2"} - {"surrendered"}, "prisoners are not lost"
    assert GAME.telling.verdict(before, SHEET, after).key == "verdict-own-surrendered"


def test_the_end_of_the_battle_comes_before_everything() -> None:
    before = afloat()
    after = before.copy()
    after.end(Outcome("red", "won-by-points", "TS-16", {}))
    assert GAME.telling.verdict(before, SHEET, after).key == "verdict-wins"
    assert GAME.telling.verdict(before, Sealed("yellow", ()), after).key == "verdict-loses"
    after.end(Outcome(None, "drawn-by-points", "TS-16", {}))
    assert GAME.telling.verdict(before, SHEET, after).key == "verdict-draws"
