"""Ramming, raking, the Diekplus and the anastrophe (WG-7), beyond the worked examples.

The target lies at 2912-2913, facing N: bow/flank hexes 2812 and 3012, mid-flank 2813 and 3013, stern/flank 2814 and 3014.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.war_galley.table import afloat, asked, event, offered, on, refused, told
from naumachia.games.war_galley.rules.combat.anastrophe import anastrophe_bar
from naumachia.games.war_galley.rules.combat.grapple import grapple_bar
from naumachia.games.war_galley.rules.combat.ram import ram_bar, ram_modifiers
from naumachia.games.war_galley.state import Sea
from naumachia.geometry.hexes import printed
from naumachia.kernel import Refusal, Roll, pending

SPARE = "A2 T-std 0238 N"
TWO = {"acting": ["A1", "A2"]}
TARGET = "B1 3-good 2912 N"
BESIDE = "A1 3-good 3013 NW"


def ready(attacker: str, *ships: str, points: str = "0", **rest: object) -> Sea:
    """The first ship has announced its MP."""
    return on(afloat(attacker, SPARE, *(ships or (TARGET,)), position=TWO, **rest), "A1", points)  # type: ignore[arg-type]


def modifiers(sea: Sea, speed: int = 0, failed: bool = False) -> dict[str, int]:
    return dict(ram_modifiers(sea, sea.ships["A1"], sea.ships["B1"], speed, failed))


@pytest.mark.parametrize(
    ("bow", "facing", "rule"),
    [
        ("3012", "SW", ""),
        ("3013", "NW", ""),
        ("3013", "SW", ""),
        ("3014", "NW", ""),
        ("2812", "SE", ""),
        ("2813", "NE", ""),
        ("2813", "SE", ""),
        ("2814", "NE", ""),
        ("2914", "N", "WG-7.12"),  # STERN
        ("2911", "S", "WG-7.12"),  # BOW
        ("3013", "S", "WG-7.12"),  # alongside
    ],
)
def test_where_a_ram_is_possible(bow: str, facing: str, rule: str) -> None:
    """WG-7.12 the bow in a flank hex, pointing at the target; WG-R37 with 0 MP."""
    sea = afloat(f"A1 3-good {bow} {facing}", SPARE, TARGET, position=TWO)
    bar = ram_bar(sea, sea.ships["A1"], sea.ships["B1"])
    assert (bar.rule if bar else "") == rule


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("P", "WG-7.13"),
        ("F1", "WG-6.44"),
        ("half", "WG-7.13"),
        ("rammed", "WG-7.13"),
        ("fouled:B1", "WG-7.13"),
        ("grappled:B1", "WG-7.13"),
        ("aground:1", "WG-7.13"),
        ("ram_tried", "WG-7.11"),
    ],
)
def test_who_may_not_ram(words: str, rule: str) -> None:
    """WG-7.13, WG-7.11, WG-R13"""
    sea = afloat(f"{BESIDE} {words}", SPARE, TARGET, position=TWO)
    bar = ram_bar(sea, sea.ships["A1"], sea.ships["B1"])
    assert bar is not None
    assert bar.rule == rule


def test_a_ship_without_a_ram_cannot_ram_and_none_can_ram_a_ship_aground() -> None:
    """WG-7.11, WG-7.13"""
    sea = afloat("A1 T-std 3013 NW", SPARE, TARGET, position=TWO)
    bar = ram_bar(sea, sea.ships["A1"], sea.ships["B1"])
    assert bar is not None
    assert bar.rule == "WG-7.11"
    sea = afloat(BESIDE, SPARE, TARGET + " aground:1", position=TWO)
    bar = ram_bar(sea, sea.ships["A1"], sea.ships["B1"])
    assert bar is not None
    assert bar.rule == "WG-7.13"


def test_no_ram_after_a_pivot() -> None:
    """WG-7.12"""
    sea = on(ready("A1 3-good 3013 S", points="3 forward"), "pivot-stern+1")  # to SW, pointing at 2913
    assert sea.ships["A1"].facing == 4
    assert refused(sea, "ram:B1") == "WG-7.12"


@pytest.mark.parametrize("order", [{"muddle": "halt"}, {"wary": True}])
def test_a_ship_that_may_not_come_near_still_rams_from_where_it_lies(order: dict[str, Any]) -> None:
    """WG-5.42 `halt` and WG-5.31 take movement away and nothing else; a ram costs no MP (WG-7.12, WG-R37)."""
    sea = on(afloat(BESIDE, SPARE, TARGET, position={**TWO, **order}), "A1")
    if asked(sea) == "ask-move":
        sea = on(sea, "0")
    assert "ram:B1" in offered(sea)
    rammed = on(sea, "ram:B1", (6, 6))
    assert rammed.ships["B1"].rammed
    sea = on(sea, "end")
    assert asked(sea) == "ask-after"
    assert {"grapple:B1", "fire:B1"} <= set(offered(sea))


def test_a_halted_ship_does_not_move() -> None:
    """WG-5.42, WG-6.13b"""
    sea = on(afloat(BESIDE, SPARE, TARGET, position={**TWO, "muddle": "halt"}), "A1")
    assert not {"fwd", "back", "about"} & set(offered(sea))


@pytest.mark.parametrize(
    ("attacker", "target", "found"),
    [
        ("", "", {}),
        ("", "P", {"linked": 1}),
        ("", "P fouled:B2", {"linked": 1}),
        ("", "half F2", {"tired": 1}),
        ("", "P half", {"linked": 1, "tired": 1}),
        ("", "rammed half", {}),  # WG-R34: tired counts only for a ship that can move
        ("", "fouled:B2 half", {"linked": 1}),
        ("C4", "", {"crew": 1}),
        ("C2", "", {"crew": -1}),
        ("", "max", {"target-max": -1}),
        ("towers", "", {"towers": -1}),
        ("jettisoned", "", {}),
    ],
)
def test_the_modifiers_of_a_ram(attacker: str, target: str, found: dict[str, int]) -> None:
    """WG-7.15, WG-R34, WG-8.47"""
    sea = afloat(f"{BESIDE} {attacker}", SPARE, f"{TARGET} {target}", "B2 T-std 2911 N", position=TWO)
    assert modifiers(sea) == found


def test_more_modifiers_of_a_ram() -> None:
    """WG-7.15 the run-up, a failed rake, a corvus."""
    sea = afloat(BESIDE, SPARE, TARGET, position=TWO, fittings=[{"side": "A", "device": "corvus"}])
    assert modifiers(sea, speed=3, failed=True) == {"speed": 3, "failed-rake": -1, "corvus": -1}


def test_one_ram_a_turn_but_a_target_may_be_rammed_again() -> None:
    """WG-7.11, WG-R35: no more points, but it can foul."""
    sea = on(ready(BESIDE, TARGET + " rammed rammed_by:A2"), "ram:B1", (6, 6))
    assert sea.ships["B1"].rammed_by == ("A2", "A1")
    assert sea.ships["B1"].fouled == ("A1",)
    assert sea.ships["A1"].ram_tried


def test_rammed_at_cruise_and_stuck_fatigue_kept() -> None:
    """WG-7.16, WG-R57 and the rammer, free, is at cruise and may back or stay."""
    sea = on(ready("A1 3-elite 3013 NW max", TARGET + " F2"), "ram:B1", (4, 5))
    hit = sea.ships["B1"]
    assert (hit.rammed, hit.level, hit.fatigue) == (True, "cruise", 2)
    assert sea.ships["A1"].level == "cruise"
    assert asked(sea) == "ask-withdraw"
    back = on(sea, "back")
    assert printed(back.ships["A1"].bow) == "3113"
    stay = on(sea, "stay")
    assert printed(stay.ships["A1"].bow) == "3013"
    assert "grapple:B1" in offered(stay)  # WG-8.11 turned to cruise by a successful ram


def test_no_room_to_withdraw() -> None:
    """WG-7.16 otherwise it stays, free."""
    sea = on(ready("A1 3-elite 3013 NW", TARGET, "B2 T-std 3214 N"), "ram:B1", (4, 5))
    assert asked(sea) != "ask-withdraw"
    assert not sea.ships["A1"].fouled


def test_fouled_ships_are_not_grappled() -> None:
    """WG-8.14, WG-7.16 They must grapple before boarding."""
    sea = on(ready(BESIDE), "ram:B1", (6, 6))
    assert sea.ships["A1"].fouled == ("B1",)
    assert sea.ships["A1"].grappled == {}
    assert "grapple:B1" in offered(sea)
    sea = on(sea, "end", "end")
    assert asked(sea) == "ask-unfoul"  # no boarding segment in between


def test_a_collision_ends_the_move() -> None:
    """WG-7.16 both to cruise, half-speed for the rammer, no grapple, but fire."""
    sea = on(ready(BESIDE + " max", TARGET + " max", points="3 forward"), "ram:B1", (1, 1))
    assert asked(sea) == "ask-after"
    assert [answer.partition(":")[0] for answer in offered(sea)] == ["fire", "end"]
    assert sea.ships["A1"].half
    assert not sea.ships["B1"].half


def test_two_six_sided_dice() -> None:
    """WG-R1, WG-2.4"""
    roll = pending(on(ready(BESIDE), "ram:B1"))
    assert isinstance(roll, Roll)
    assert sum(weight for _, weight in roll.outcomes()) == 36


# raking


def test_who_may_not_rake() -> None:
    """WG-7.22, WG-R16 M 0 may; a ship crippled, fatigued or at half-speed may not, nor is one aground raked."""
    start = "A1 3-good 2812 S"
    assert "rake:B1" in offered(on(ready(start + " M0", points="2 forward"), "fwd"))
    for words, rule in (("F1", "WG-6.44"), ("half", "WG-7.22")):
        sea = on(ready(f"{start} {words}", points="2 forward"), "fwd")
        assert refused(sea, "rake:B1") == rule
    sea = on(ready(start, TARGET + " aground:1", points="2 forward"), "fwd")
    assert refused(sea, "rake:B1") == "WG-7.22"


def test_a_rake_costs_nothing_and_the_mover_goes_on() -> None:
    """WG-7.23 hit or miss it must spend all its MP; further attacks remain possible."""
    sea = on(ready("A1 3-good 2811 S", TARGET, points="5 forward"), "fwd", "fwd", "rake:B1", (6, 6))
    assert sea.ships["B1"].crippled == "P"
    assert asked(sea) == "ask-step"
    assert sea.move is not None
    assert sea.move.left == 3
    assert "rake:B1" not in offered(sea)  # WG-R17 once a step
    assert refused(sea, "end") == "WG-6.13"


def test_one_target_a_step() -> None:
    """WG-R17, WG-7.21 Between two lines one oar bank is chosen."""
    sea = on(ready("A1 3-good 2812 S", TARGET, "B2 3-good 2712 N", points="3 forward"), "fwd")
    assert {"rake:B1", "rake:B2"} <= set(offered(sea))
    sea = on(sea, "rake:B2", (1, 1))
    assert "rake:B1" not in offered(sea)


def test_the_stern_of_the_raker_may_be_anywhere() -> None:
    """WG-R18 Only the bow's step counts."""
    sea = on(ready("A1 3-good 2814 N", TARGET, points="2 forward"), "fwd")
    assert "rake:B1" in offered(sea)


def test_a_small_target_is_raked_from_end_to_end() -> None:
    """WG-7.21 (b) from bow/flank to stern/flank or back."""
    sea = on(ready("A1 3-good 2812 S", "B1 L-std 2912 N", points="2 forward"), "fwd")
    assert "rake:B1" in offered(sea)


def test_crippled_twice_on_a_side_and_on_both() -> None:
    """WG-7.28"""
    sea = on(ready("A1 3-good 2812 S", TARGET + " P", points="2 forward"), "fwd", "rake:B1", (6, 6))
    assert sea.ships["B1"].crippled == "P"
    sea = on(ready("A1 3-good 2812 S", TARGET + " S", points="2 forward"), "fwd", "rake:B1", (6, 6))
    assert sea.ships["B1"].crippled == "PS"
    sea = on(ready("A1 3-good 2812 S", TARGET + " max", points="2 forward"), "fwd", "rake:B1", (6, 6))
    assert (sea.ships["B1"].crippled, sea.ships["B1"].level) == ("P", "cruise")


# Diekplus: B2 lies at 2811-2910 between B1 at 2812-2911 and B3 at 2810-2909, all SW


LINE = ("B1 3-good 2812 SW", "B2 3-good 2811 SW", "B3 3-good 2810 SW")


def test_diekplus_needs_maximum_and_a_straight_approach() -> None:
    """WG-6.11, WG-7.24"""
    sea = ready("A1 5-pun 2711 NE", *LINE, points="5 forward")
    assert refused(sea, "diekplus:B2:P") == "WG-6.11"
    sea = on(ready("A1 5-pun 2612 SE max", *LINE, points="5 forward"), "fwd-p")  # by a turn
    assert (printed(sea.ships["A1"].bow), sea.ships["A1"].facing) == ("2711", 1)
    assert refused(sea, "diekplus:B2:P") == "WG-7.24"


def test_diekplus_either_side_guarded_by_enemies() -> None:
    """WG-7.24, WG-R19 the side to be raked must be guarded by an enemy; a friend guards only the other."""
    sea = ready("A1 5-pun 2711 NE max", *LINE, points="4 forward")
    assert {"diekplus:B2:P", "diekplus:B2:S"} <= set(offered(sea))
    friend = ("A3 3-good 2812 SW", "B1 3-good 2811 SW", "B2 3-good 2810 SW")  # to port of the target
    sea = ready("A1 5-pun 2711 NE max", *friend, points="4 forward")
    assert [answer for answer in offered(sea) if answer.startswith("diekplus")] == ["diekplus:B1:S"]
    assert refused(sea, "diekplus:B1:P") == "WG-7.24"


def test_diekplus_is_raked_at_the_far_end_and_the_rest_is_spent() -> None:
    """WG-7.25, WG-R62, WG-7.26 MP count as entering hexes."""
    sea = on(ready("A1 5-pun 2711 NE max", *LINE, points="6 forward"), "diekplus:B2:S", (6, 6))
    assert sea.ships["B2"].crippled == "S"
    assert sea.move is not None
    assert (sea.move.left, sea.move.entered) == (2, 4)
    assert not sea.ships["B1"].crippled
    assert asked(sea) == "ask-step"


def test_one_passage_may_lead_to_another() -> None:
    """WG-7.24 The hexes beyond are entered straight ahead; the next line lies with its bow before them."""
    second = ("B4 3-good 3210 SW", "B5 3-good 3209 SW", "B6 3-good 3208 SW")
    sea = on(ready("A1 3-elite 2711 NE max", *LINE, *second, points="8 forward"), "diekplus:B2:S", (1, 2))
    sea = on(sea, "diekplus:B5:P", (6, 6))
    assert sea.ships["B5"].crippled == "P"
    assert "-".join(printed(at) for at in sea.ships["A1"].hexes) == "3507-3408"
    assert sea.ships["A1"].used == 8


def test_nobody_is_made_to_pass_through() -> None:
    """WG-6.13, WG-7.24 A passage is declared or not; where no step is legal the MP are lost."""
    sea = ready("A1 5-pun 2711 NE max", *LINE, "B4 T-std 2710 N", points="5 forward")
    assert {"diekplus:B2:P", "end"} <= set(offered(sea))
    assert "ask-step" not in asked(on(sea, "end"))


def test_no_diekplus_into_a_second_line() -> None:
    """WG-R20"""
    sea = ready("A1 5-pun 2711 NE max", *LINE, "B4 3-good 3109 SW", points="6 forward")
    assert refused(sea, "diekplus:B2:P") == "WG-7.25"


# anastrophe: the target at 1818-1917, facing SW; the attacker at 1718, facing NE


def coming(attacker: str = "A1 3-elite 1718 NE max", *ships: str, **rest: object) -> Sea:
    everybody = (attacker, SPARE, *(ships or ("B1 3-good 1818 SW",)))
    return on(afloat(*everybody, position=TWO, **rest), "A1")  # type: ignore[arg-type]


@pytest.mark.parametrize("attacker", ["A1 5-rho 1718 NE max", "A1 3-elite 1718 NE", "A1 2-std 1718 NE max"])
def test_only_ships_with_the_asterisk_at_maximum(attacker: str) -> None:
    """WG-7.31"""
    sea = coming(attacker)
    bar = anastrophe_bar(sea, sea.ships["A1"], sea.ships["B1"], "P", "alongside")
    assert bar is not None
    assert bar.rule == "WG-7.31"


@pytest.mark.parametrize(
    ("bow", "sides"),
    [
        ("1718", ["P", "S"]),  # BOW
        ("1619", ["P", "S"]),  # one further ahead (WG-R7)
        ("1819", ["P"]),  # BFP
        ("1717", ["S"]),  # BFS
        ("1519", []),
        ("2016", []),  # astern
    ],
)
def test_where_an_anastrophe_begins(bow: str, sides: list[str]) -> None:
    """WG-7.32, WG-7.33, WG-R7"""
    sea = coming(f"A1 3-elite {bow} NE max")
    found = [answer for answer in offered(sea) if answer.startswith("anastrophe")]
    assert found == [f"anastrophe:B1:{side}:alongside" for side in sides]


def test_the_target_may_evade_before_the_rake_and_before_the_strike() -> None:
    """WG-7.35, WG-7.36 In any case the crew is worn out."""
    sea = on(coming(watch=1), "anastrophe:B1:P:alongside")
    assert asked(sea) == "ask-evade"
    gone = on(sea, "evade:B1:back", 1)
    assert printed(gone.ships["A1"].bow) == "1718"
    assert gone.ships["A1"].fatigue == 2
    assert not gone.ships["A1"].rake_tried
    sea = on(sea, "pass", (1, 1))
    assert asked(sea) == "ask-evade"
    missed = on(sea, "evade:B1:forward", 1)
    assert "ram-missed" in told(missed)
    bar = grapple_bar(missed, missed.ships["A1"], missed.ships["B1"])
    assert bar == Refusal("WG-7.31", "no-grapple-anastrophe")  # WG-R50 only after a strike that went home
    assert missed.ships["A1"].fatigue == 2
    assert not missed.ships["A1"].ram_tried


def test_a_crippled_target_has_no_second_window() -> None:
    """WG-7.35 if still able."""
    sea = on(coming(watch=1), "anastrophe:B1:P:alongside", "pass", (6, 6))
    assert asked(sea) == "roll-ram"


def test_after_an_anastrophe_only_fire_and_a_grapple_after_a_hit() -> None:
    """WG-R50, WG-R46"""
    sea = on(coming(), "anastrophe:B1:P:alongside", (6, 6), (1, 2), "stay")
    assert {"grapple:B1"} <= set(offered(sea))
    assert asked(sea) == "ask-after"
    failed = on(coming(), "anastrophe:B1:P:alongside", (1, 1), (1, 1))
    assert not any(answer.startswith("grapple") for answer in offered(failed))


def test_its_fatigue_is_no_check() -> None:
    """WG-7.36 instead of the check: no die."""
    sea = on(coming(), "anastrophe:B1:P:alongside", (1, 1), (1, 1))
    assert event(sea, "exhausted").args["level"] == 2
    sea = on(sea, "end")
    assert asked(sea) == "roll-initiative"
    assert sea.turn == 2
