"""What the log says, sentence by sentence: names and not codes, every number with its meaning, in both languages."""

from __future__ import annotations

from collections import Counter

from games.war_galley.table import GAME, afloat, event, on, told
from games.war_galley.test_tournament import ONE, late, levels, quietly, tournament
from games.war_galley.test_windows import approach
from naumachia.games.war_galley.setup.start import labels
from naumachia.games.war_galley.state import Sea
from naumachia.kernel import Message
from naumachia.text import LANGUAGES, Speech, speech

EN, FR = (speech(lang, "war_galley") for lang in LANGUAGES)
FAR = "B9 3-good 5802 S"


def said(sea: Sea, key: str, words: Speech = EN) -> str:
    """The first event of that key, as it is printed."""
    return words.say(event(sea, key))


def fight(mine: str, foe: str) -> Sea:
    """A1 and A2 hold B1 and the boarding is about to begin."""
    ships = (f"A1 5-pun 2010 N grappled:B1 {mine}", f"A2 5-pun 2210 N grappled:B1 {mine}", f"B1 5-pun 2110 N {foe}", FAR)
    return afloat(*ships, position={"phase": "board", "acting": ["A1", "A2"]})


def test_a_captured_ship_is_told_with_all_its_captors() -> None:
    """WG-8.25"""
    sea = on(fight("M3", "M1"), "board:B1", (6, 6))
    assert "captured by Quinquereme A1, Quinquereme A2 (A)" in said(sea, "captured")
    assert "capturée par Quinquérème A1, Quinquérème A2 (A)" in said(sea, "captured", FR)


def test_a_roll_without_modifiers_is_one_number() -> None:
    """WG-6.52 With them, each is named: at half-speed one more."""
    asked = on(approach("B1 3-good 2912 N half", watch=2), "fwd")
    assert EN.say(asked.agenda[0].show(asked, "evade:B1:back")) == (
        "Trireme B1 evades astern (1d6 + 1, 3 or less): Trireme A1 could ram it"
    )
    slipped = on(approach("B1 3-good 2912 N half", watch=2), "fwd", "evade:B1:forward", 1)
    assert "1 [half-speed +1] = 2, 3 or less needed. Tired for 2 turns." in said(slipped, "evaded")
    assert "1 [mi-vitesse +1] = 2, il fallait 3 ou moins." in said(slipped, "evaded", FR)
    failed = on(approach("B1 3-good 2912 N", watch=2), "fwd", "evade:B1:forward", 5)
    assert said(failed, "evasion-failed").endswith(": 5, 3 or less needed.")


def test_a_ship_without_marines_has_none_to_lose() -> None:
    """WG-8.62"""
    sea = on(fight("M1", "M0"), "board:B1", (1, 1))
    lines = [EN.say(one) for one in sea.events if one.key == "reduced"]
    assert any("has no marines left to lose" in line for line in lines)
    assert any("loses marines: M 0 left" in line for line in lines)


def test_who_is_dragged_down_is_told_by_whom() -> None:
    """WG-7.17 Along any chain of links."""
    ships = "A1 3-good 1010 N rammed grappled:B1", "B1 3-good 1110 N", "A2 3-good 4010 N", FAR
    sea = on(afloat(*ships, position={"phase": "sinking"}), 6)
    assert said(sea, "dragged-down") == "Trireme B1 is tied to Trireme A1 and goes down with it."
    assert Counter(told(sea))["dragged-down"] == 1
    assert Counter(told(sea))["lost-sunk"] == 2


def test_ships_that_come_too_late_are_told() -> None:
    """R32"""
    sea = levels(late(tournament(place=1)))
    sea = quietly(on(sea, "r-left", "R1", "enter:2032:N", "0"), 3)
    found = [EN.say(one) for one in sea.events if one.key == "too-late"]
    assert len(found) == 19
    assert all(line.endswith("has not entered by turn 2: it takes no part in the battle.") for line in found)
    assert {ship.side for ship in sea.ships.values() if ship.gone == "left"} == {ONE}


def test_commanders_of_one_name_are_told_apart() -> None:
    """Six captains at Drepanum: each goes with his squadron; a man with a name of his own needs none."""
    battle = GAME.load_scenario("s10-drepanum-249bc")
    names = labels(battle, GAME.standard_charts)
    spoken = [EN.phrase(name.key, name.args) for key, name in names.items() if key.startswith("@")]
    assert "Captain (Rear guard)" in spoken
    assert "Adherbal" in spoken
    assert all(isinstance(name, Message) for name in names.values())


def test_french_classes_are_feminine() -> None:
    """Sentences agree with the ship: « fatiguée », « éperonnée »; so no class may be masculine."""
    heads = {kind.name.fr.split()[0] for kind in GAME.standard_charts.classes.table.values()}
    feminine = {"Barque", "Nef", "Birème", "Liburne", "Trirème", "Tremiola", "Quadrirème", "Quinquérème"}
    assert heads == feminine | {"Six", "Sept", "Huit", "Dix"}
