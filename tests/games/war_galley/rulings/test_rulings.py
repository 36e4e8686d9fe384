"""Rulings of the specification (section 8) that no other test names, and the special rules of scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_galley.table import GAME, afloat, asked, battle, offered, on, refused, told
from naumachia.games.war_galley.rules.combat.ram import speed_bonus
from naumachia.games.war_galley.rules.movement.evasion import evade_modifier
from naumachia.games.war_galley.rules.victory import points
from naumachia.games.war_galley.state import Sea
from naumachia.geometry.hexes import printed

SPARE = "A2 T-std 0238 N"
FAR = "B1 3-good 5802 S"
TWO = {"acting": ["A1", "A2"]}
TARGET = "B1 3-good 2912 N"


def hexes(sea: Sea, ship: str) -> str:
    return "-".join(printed(at) for at in sea.ships[ship].hexes)


def test_either_half_may_pivot() -> None:
    """WG-R3 The bow half about the stern, or the stern half about the bow."""
    sea = on(afloat("A1 3-good 4022 N", SPARE, FAR, position=TWO), "A1", "2 forward")
    assert hexes(on(sea, "pivot-bow+1"), "A1") == "4122-4023"
    assert hexes(on(sea, "pivot-stern-1"), "A1") == "4022-4122"


def test_the_ships_of_the_anastrophe_are_written_stern_first() -> None:
    """WG-R6 With its bow at 1818 the target has its stern hexes at 2017, 2018 and 1916."""
    ship = afloat("A1 3-good 1010 N", "B1 3-good 1818 SW").ships["B1"]
    assert {printed(ship.at(name)) for name in ("STERN", "SFP", "SFS")} == {"2017", "2018", "1916"}


def test_crippling_turns_a_ship_to_cruise() -> None:
    """WG-R8"""
    sea = on(afloat("A1 3-good 2812 S", SPARE, TARGET + " max", position=TWO), "A1", "2 forward", "fwd", "rake:B1", (6, 6))
    assert sea.ships["B1"].level == "cruise"


def test_only_hexes_entered_count_for_the_ram() -> None:
    """WG-R15, WG-7.15 What jettisoning costs tires the crew and gives no speed."""
    start = on(afloat("A1 5-romTE 3716 NW max", SPARE, TARGET, position=TWO), "A1", "6 forward")
    plain = on(start, *["fwd"] * 6)
    assert (speed_bonus(plain, plain.ships["A1"]), plain.ships["A1"].used) == (1, 6)
    light = on(start, "jettison", *["fwd"] * 5)
    assert (speed_bonus(light, light.ships["A1"]), light.ships["A1"].used) == (0, 6)


def test_the_crew_is_always_subtracted() -> None:
    """WG-R49 Nobody is asked: 9 less 3 is 6, free; 10 less 3 fouls."""
    sea = on(afloat("A1 6-rom 3013 NW", SPARE, TARGET, position=TWO), "A1", "0", "ram:B1")
    assert "free" in told(on(sea, (4, 5)))
    assert "fouled" in told(on(sea, (5, 5)))


def test_ships_of_the_active_side_do_not_evade() -> None:
    """WG-R52 Friends beside the hex entered are asked nothing."""
    sea = afloat("A1 3-good 3113 NW", "A2 3-good 2912 N", FAR, position=TWO, watch=2)
    sea = on(sea, "A1", "2 forward", "fwd")
    assert asked(sea) == "ask-step"


def test_fatigue_lasts_for_the_turns_that_follow() -> None:
    """WG-R59 A marker gained this turn is left as it is."""
    sea = afloat("A1 3-good 1010 N F2 tired_on:1", "A2 3-good 1310 N F2", FAR, position={"phase": "status"})
    assert (sea.ships["A1"].fatigue, sea.ships["A2"].fatigue) == (2, 1)


def test_a_ship_may_have_to_run_aground() -> None:
    """WG-R65 A step onto land is a legal step."""
    land = [{"cols": [23, 23], "rows": [18, 18]}]
    ships = ("A1 3-good 2319 N max fired", SPARE, "B1 T-std 2219 N", "B2 T-std 2419 N")
    sea = on(afloat(*ships, land=land, position=TWO), "A1", "1 forward")
    assert [answer for answer in offered(sea) if answer != "ahead"] == ["fwd"]
    assert refused(sea, "end") == "WG-6.13"


def test_jettison_needs_a_point() -> None:
    """WG-R69, WG-8.48"""
    sea = on(afloat("A1 5-romTE 3012 SW max", SPARE, TARGET, position=TWO), "A1", "0")
    assert refused(sea, "jettison") == "WG-8.48"


def test_a_ship_under_sail_must_lower_before_it_can_be_at_maximum() -> None:
    """WG-R42, WG-6.22"""
    ships = ("A1 3-good 1010 N sails:up", "A2 3-good 2010 N", FAR)
    sea = afloat(*ships, wind={"direction": "N", "strength": 1}, position={"phase": "speed"})
    assert "A1:max" not in offered(sea)
    assert refused(sea, "A1:max") == "WG-6.23"
    assert "A2:max" in offered(sea)


# special rules of scenarios


def special(*ships: str, **rest: Any) -> Sea:
    return afloat(*ships, **rest)


def test_points_for_leaving() -> None:
    """WG-6.38, WG-9.1 Only by that edge, only for the side's own ships."""
    exits = [{"side": "A", "edge": "top", "vp": 3}]
    ships = ("A1 3-good 1001 N", "A2 3-good 0101 N", FAR)
    sea = on(special(*ships, exits=exits, position=TWO), "A1", "1 forward", "leave:top")
    assert points(sea, "A") == 3
    sea = on(sea, "A2", "1 forward", "leave:left")
    assert points(sea, "A") == 3
    ships = ("A1 T-std 0238 N", "B1 3-good 1001 N prize:A", "B2 3-good 5030 S")
    prize = special(*ships, exits=exits, position={"acting": ["B1", "A1"]})
    prize = on(prize, "B1", "1 forward", "leave:top")
    assert points(prize, "A") == 6  # D 5 and 1 for the capture


def test_fear_of_fire() -> None:
    """WG-6.52 Myonessus: the die of those who shy is changed."""
    fears = [{"side": "B", "of": ["a1"], "drm": -1}]
    sea = special("A1 3-good 1010 N", "A2 3-good 1310 N", FAR, fears=fears)
    assert evade_modifier(sea, sea.ships["B1"], sea.ships["A1"]) == -1
    assert evade_modifier(sea, sea.ships["B1"], sea.ships["A2"]) == 0


def test_a_side_that_does_not_flee_and_an_admiral_who_stood_aloof() -> None:
    """WG-9.2 Chios, First strokes."""
    ships = ("A1 3-good 1010 N rammed", "A2 3-good 1310 N", FAR)
    sea = afloat(*ships, chiefs={"A1": "ADM 6 5"}, position={"phase": "sinking"}, A={"flight": False})
    assert asked(on(sea, 6)) != "roll-flight"
    tables = battle(*ships, chiefs={"A1": "ADM 6 5"}, position={"phase": "sinking"})
    tables["squadrons"]["a1"]["commander"]["aloof"] = True
    aloof = GAME.start(GAME.check_scenario(tables, "test"), {}, None)
    assert asked(on(aloof, 6)) != "roll-flight"


def test_desertion() -> None:
    """WG-K25 Lade: on the die the ships set up there make for their edge, and do nothing else."""
    rule = [{"squadron": "a1", "at_most": 4, "edge": "top"}]
    ships = ("A1 3-good 1003 N", FAR)
    sea = special(*ships, chiefs={"A1": "SC 3"}, desertions=rule)
    assert asked(sea) == "roll-desertion"
    loyal = on(sea, 5)
    assert loyal.ships["A1"].deserter == ""
    assert "5 forward" in offered(loyal)
    gone = on(sea, 4)
    assert gone.ships["A1"].deserter == "top"
    assert gone.ships["A1"].gone == "left"


def towing(*ships: str, **rest: Any) -> Sea:
    """A1 tows the transport astern of it."""
    tables = battle("A1 5-pun 1010 N", "A2 3-good 3010 N", *(ships or (FAR,)), position=TWO, **rest)
    line = {"model": "T-std", "bows": ["1012"], "facing": "N", "towed_by": [1]}
    tables["squadrons"]["a1"]["lines"].append(line)
    tables["position"]["acting"] = ["A1", "A2", "A3"]
    sea: Sea = GAME.start(GAME.check_scenario(tables, "test"), {"watch": 0, "reply": 0}, None)
    return sea


def test_towing() -> None:
    """WG-D33 Ecnomus: at most 3 MP, only ahead; the tow follows into the hex the stern has left, until cast off."""
    sea = on(towing(), "A1")
    assert "3 forward" in offered(sea)
    assert "4 forward" not in offered(sea)
    moved = on(sea, "3 forward", "fwd-s")
    assert hexes(moved, "A2") == "1011"
    assert not any(answer.startswith("pivot") for answer in offered(moved))
    free = on(sea, "cast-off")
    assert free.ships["A1"].tows == ""
    assert "5 forward" in offered(free)


def test_ships_that_enter_through_a_mouth() -> None:
    """WG-D32 Menelaus: a squadron out of reach until its turn, then ship by ship, with what is left of its MP."""
    tables = battle("A1 3-good 1010 N", "A2 3-good 1310 N", FAR, position={"phase": "turn", "turn": 2})
    entry = {"turn": 2, "mouth": ["3020"], "facings": ["N"], "per_activation": 1}
    chief = {"name": {"en": "M", "fr": "M"}, "kind": "SC", "range": 4}
    lines = [{"model": "3-good", "count": 2}]
    late = {"side": "A", "name": {"en": "Late", "fr": "Tard"}, "lines": lines, "commander": chief, "entry": entry}
    tables["squadrons"]["late"] = late
    sea = GAME.start(GAME.check_scenario(tables, "test"), {"watch": 0, "reply": 0}, None)
    assert sea.ships["A3"].gone == "waiting"
    sea = on(sea, 6, 1, "self")
    while asked(sea) == "ask-level":
        sea = on(sea, next(answer for answer in offered(sea) if answer.endswith(":cruise")))
    assert asked(sea) == "ask-ship"
    sea = on(sea, "A3")
    assert set(offered(sea)) == {"enter:3020:N", "wait"}
    sea = on(sea, "enter:3020:N")
    assert hexes(sea, "A3") == "3019-3020"
    assert "3 forward" in offered(sea)
    assert "4 forward" not in offered(sea)


@pytest.mark.parametrize(("flag", "gone"), [(True, "wrecked"), (False, "")])
def test_a_lee_shore_that_forgives_nothing(flag: bool, gone: str) -> None:
    """WG-6.36 Where the scenario says so a ship aground is lost at once."""
    land = [{"cols": [23, 23], "rows": [18, 18]}]
    sea = afloat("A1 3-good 2319 N", SPARE, FAR, land=land, A={"lost_aground": flag}, position=TWO)
    sea = on(sea, "A1", "1 forward", "fwd")
    assert sea.ships["A1"].gone == gone


def test_sails_lowered_for_nothing() -> None:
    """WG-6.21 in the first turns of some scenarios."""
    wind = {"direction": "S", "strength": 1}
    ships = ("A1 3-good 2319 N sails:up", SPARE, FAR)
    free = on(afloat(*ships, wind=wind, A={"free_lowering": 1}, position=TWO), "A1", "sails-down")
    assert "5 forward" in offered(free)
    paid = on(afloat(*ships, wind=wind, position=TWO), "A1", "sails-down")
    assert "5 forward" not in offered(paid)
