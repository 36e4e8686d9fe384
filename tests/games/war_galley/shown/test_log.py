"""The log, sentence by sentence: names and not codes, every number with its meaning, in both languages."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from games.war_galley.movement.test_windows import approach
from games.war_galley.setup.test_tournament import ONE, late, levels, quietly, tournament
from games.war_galley.table import GAME, afloat, battle, event, on, told
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
    assert "captured by quinquereme A1 and quinquereme A2 (A)" in said(sea, "captured")
    assert "La quinquérème B1 est abordée et prise (A\u00a0: quinquérème A1 et quinquérème A2)" in said(sea, "captured", FR)


def test_a_roll_without_modifiers_is_one_number() -> None:
    """WG-6.52 With them, each is named: at half-speed one more."""
    asked = on(approach("B1 3-good 2912 N half", watch=2), "fwd")
    assert EN.say(asked.agenda[0].show(asked, "evade:B1:back")) == (
        "Trireme B1 evades astern (1d6 + 1, 3 or less): trireme A1 could ram it"
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
    assert any("loses marines: 0 left" in line for line in lines)


def test_who_is_dragged_down_is_told_by_whom() -> None:
    """WG-7.17 Along any chain of links."""
    ships = "A1 3-good 1010 N rammed grappled:B1", "B1 3-good 1110 N", "A2 3-good 4010 N", FAR
    sea = on(afloat(*ships, position={"phase": "sinking"}), 6)
    assert said(sea, "dragged-down") == "Trireme B1 is tied to trireme A1 and goes down with it."
    assert Counter(told(sea))["dragged-down"] == 1
    assert Counter(told(sea))["lost-sunk"] == 2


def test_ships_that_come_too_late_are_told() -> None:
    """WG-R32"""
    sea = levels(late(tournament(place=1)))
    sea = quietly(on(sea, "r-left", "R1", "enter:2032:N", "0"), 3)
    found = [EN.say(one) for one in sea.events if one.key == "too-late"]
    assert len(found) == 19
    assert all(line.endswith("has not entered by turn 2: it takes no part in the battle.") for line in found)
    assert {ship.side for ship in sea.ships.values() if ship.gone == "left"} == {ONE}


def test_commanders_of_one_name_are_told_apart() -> None:
    """Six captains at Drepanum: each goes with a squadron; a captain with a name needs none."""
    battle = GAME.load_scenario("s10-drepanum-249bc")
    names = labels(battle, GAME.standard_charts)
    spoken = [EN.phrase(name.key, name.args) for key, name in names.items() if key.startswith("@")]
    assert "the captain (Rear guard)" in spoken
    assert "Adherbal" in spoken
    assert all(isinstance(name, Message) for name in names.values())


def test_french_classes_are_feminine() -> None:
    """Sentences agree with the ship: « fatiguée », « éperonnée »; so no class may be masculine."""
    heads = {kind.name.fr.split()[0] for kind in GAME.standard_charts.classes.table.values()}
    feminine = {"Barque", "Nef", "Birème", "Liburne", "Trirème", "Tremiola", "Quadrirème", "Quinquérème"}
    assert heads == feminine | {"Six", "Sept", "Huit", "Dix"}


def test_the_flight_of_a_fleet_names_what_counts() -> None:
    """WG-9.2 The initiative of the admiral who was lost, and one more for the side behind."""
    ships = ("A1 3-good 1010 N rammed", "B1 3-good 4002 S")
    sea = on(afloat(*ships, chiefs={"A1": "ADM 5 3"}, position={"phase": "sinking"}), 6, 3)
    counted = "3 [initiative of the admiral +3, behind in points +1] = 7"
    assert said(sea, "flees") == f"A: the fleet flees: {counted}; it flees on 7 or more."
    assert "[initiative de l’amiral +3, moins de points +1] = 7" in said(sea, "flees", FR)


def test_fatigue_names_what_tired_the_crew() -> None:
    """WG-6.42 MP beyond cruise, a ram, rakes: each on its own."""
    sea = afloat("A1 3-good 1020 N max ram_tried rake_tried", "B1 3-good 4002 S")
    sea = on(sea, "7 forward", "ahead", 1)
    assert "1 [MP beyond cruise +2, ram attempt +1, rakes +1] = 5, crew 3" in said(
        sea, "fresh" if "fresh" in told(sea) else "tired"
    )


def test_a_collision_says_who_is_slowed_and_how() -> None:
    """WG-7.16 Both go to cruise, the rammer at half-speed; WG-6.7 after a reaction ram the reacting ship alone."""
    sea = on(approach("B1 3-good 2912 N max"), "fwd", "ram:B1", (1, 1))
    assert said(sea, "collision").endswith("Collision: both go to cruise, trireme A1 at half-speed.")
    assert "toutes deux passent en croisière, la trirème A1 à demi-vitesse" in said(sea, "collision", FR)
    sea = approach("B1 3-good 3012 S", watch=2, attacker="A1 3-good 3113 NW", options={"reaction-ram": 1})
    sea = on(sea, "fwd", "reaction-ram:B1", 1, (1, 1))
    assert said(sea, "collision").endswith("trireme B1 alone goes to cruise and half-speed; trireme A1 rows on.")


def test_cutting_loose_names_its_cost() -> None:
    """WG-8.33"""
    sea = afloat("A1 3-good 2912 N grappled:B1", "A2 T-std 0238 N", "B1 3-good 3013 N", position={"acting": ["A1", "A2"]})
    sea = on(sea, "A1", "ungrapple:B1", 6)
    assert said(sea, "ungrapple-cost") == "Trireme A1 has spent 2 MP on cutting loose."


def test_fouling_tells_the_number_of_the_charts() -> None:
    """WG-7.16 A chart of one's own is what the sentence speaks of."""
    own = replace(GAME.standard_charts.ram_withdraw, foul_if_natural_minus_crew_at_least=5)
    charts = replace(GAME.standard_charts, ram_withdraw=own)
    tables = battle("A1 3-good 3013 NW", "A2 T-std 0238 N", "B1 3-good 2912 N", position={"acting": ["A1", "A2"]})
    start = GAME.start(GAME.check_scenario(tables, "test"), {"watch": 0, "reply": 0}, charts)
    sea = on(start, "A1", "0", "ram:B1", (4, 4))
    assert "8 less crew 3 = 5, 5 or more fouls them" in said(sea, "fouled")


def test_windows_that_were_declined_are_told_quietly() -> None:
    """WG-6.51, WG-8.42 A line a log may fold away."""
    sea = on(approach("B1 3-good 2912 N", watch=2), "fwd", "pass")
    assert said(sea, "window-passed") == "Trireme B1 does not react to trireme A1."
    assert event(sea, "window-passed").idle
    sea = on(approach("B1 3-good 2912 N", reply=1), "fwd", "ram:B1", "hold")
    assert said(sea, "reply-held") == "Trireme B1 holds its fire at trireme A1."
    assert event(sea, "reply-held").idle
