"""Grapples, boarding, cutting loose, missiles and fire (WG-8), beyond the worked examples.

Ships lie beside a ship at 2912-2913, facing N: mid-flank hexes 2813 and 3013.
"""

from __future__ import annotations

import pytest

from games.war_galley.table import afloat, asked, event, offered, on, refused
from naumachia.games.war_galley.rules.combat.aim import fire_modifiers, in_arc
from naumachia.games.war_galley.rules.combat.boarding import boarding_modifiers
from naumachia.games.war_galley.rules.combat.grapple import grapple_bar, grapple_modifiers, ungrapple_modifiers
from naumachia.games.war_galley.state import Sea

SPARE = "A2 T-std 0238 N"
TWO = {"acting": ["A1", "A2"]}
MINE = "A1 5-pun 2912 N"
FOE = "B1 5-pun 3013 N"
WINDY = {"direction": "N", "strength": 1}


def alongside(mine: str = MINE, *foes: str, **rest: object) -> Sea:
    return afloat(mine, SPARE, *(foes or (FOE,)), position={**TWO, **rest.pop("position", {})}, **rest)  # type: ignore[arg-type, dict-item]


def melee(mine: str, *others: str, acting: tuple[str, ...] = ("A1",), **rest: object) -> Sea:
    return afloat(mine, *others, position={"phase": "board", "acting": list(acting)}, **rest)  # type: ignore[arg-type]


# grappling


@pytest.mark.parametrize(
    ("mine", "foe", "rule"),
    [
        ("", "", ""),
        ("max", "", "WG-8.11"),
        ("rammed", "", "WG-7.16"),
        ("rammed fouled:B1", "", ""),
        ("grappled:B1", "", "WG-8.12"),
        ("P", "", ""),
        ("F2 half", "", ""),
        ("C0", "", ""),
        ("aground:1", "aground:1", "WG-6.36"),
        ("", "aground:1", ""),
    ],
)
def test_who_may_grapple(mine: str, foe: str, rule: str) -> None:
    """WG-8.11, WG-7.16, WG-6.36"""
    sea = alongside(f"{MINE} {mine}", f"{FOE} {foe}")
    bar = grapple_bar(sea, sea.ships["A1"], sea.ships["B1"])
    assert (bar.rule if bar else "") == rule


def test_one_grapple_a_turn_but_many_grapplers_of_one_ship() -> None:
    """WG-8.13, WG-8.12"""
    sea = afloat(MINE, "A2 5-pun 3113 N", "B1 5-pun 3013 N", "B2 5-pun 2813 N", position=TWO)
    sea = on(sea, "A1", "0", "grapple:B2", 1)
    assert refused(sea, "grapple:B1") == "WG-8.13"
    sea = on(sea, "end", "A2", "0", "grapple:B1", 6)
    assert sea.ships["B1"].grappled == {"A2": ""}
    sea = afloat(MINE, "A2 5-pun 3113 N", "B1 5-pun 3013 N grappled:A2", position=TWO)
    sea = on(sea, "A1", "0", "grapple:B1", 2)  # 2 + 1 for the ship already grappled
    assert set(sea.ships["B1"].grappled) == {"A1", "A2"}


def test_both_go_to_cruise() -> None:
    """WG-8.12, WG-R9"""
    sea = on(alongside(MINE, FOE + " max"), "A1", "0", "grapple:B1", 6)
    assert sea.ships["B1"].level == "cruise"


@pytest.mark.parametrize(
    ("mine", "foe", "found"),
    [
        ("N", "N", {}),
        ("N", "S", {"opposed": -1}),
        ("N", "S F1", {}),
        ("N", "S half", {}),
        ("N", "S P", {"linked": 1}),
        ("N", "S rammed", {}),
        ("N", "SE", {}),
        ("N", "N sails:up", {"target-sails": 1}),
        ("N sails:up", "N", {"own-sails": -1}),
    ],
)
def test_the_modifiers_of_a_grapple(mine: str, foe: str, found: dict[str, int]) -> None:
    """WG-8.12, WG-R36"""
    bow = "3013" if foe[0] == "N" else "3012"
    sea = alongside(f"A1 5-pun 2912 {mine}", f"B1 5-pun {bow} {foe}", wind=WINDY)
    assert dict(grapple_modifiers(sea, sea.ships["A1"], sea.ships["B1"])) == found


def test_the_corvus_reaches_only_ahead_and_holds() -> None:
    """WG-8.12, WG-8.32 devices: +2 to the front, and -2 for those who would cut loose."""
    corvus = [{"side": "A", "device": "corvus"}]
    sea = alongside(fittings=corvus)
    assert grapple_modifiers(sea, sea.ships["A1"], sea.ships["B1"]) == []
    sea = alongside("A1 5-pun 2912 N grappled:B1=corvus:A", fittings=corvus)
    assert ungrapple_modifiers(sea, sea.ships["B1"], sea.ships["A1"], alone=True) == [("corvus", -2)]
    assert ungrapple_modifiers(sea, sea.ships["A1"], sea.ships["B1"], alone=True) == []


# cutting loose


@pytest.mark.parametrize(
    ("mine", "foe", "alone", "found"),
    [
        ("", "", True, {}),
        ("repelled", "", True, {"repelled": 1}),
        ("C4", "", True, {"crew": 1}),
        ("C4", "", False, {}),
        ("P", "", True, {"hampered": -1}),
        ("C4", "prize:A", True, {"own-ship": 2}),
    ],
)
def test_the_modifiers_of_cutting_loose(mine: str, foe: str, alone: bool, found: dict[str, int]) -> None:
    """WG-8.32, WG-8.34"""
    sea = alongside(f"{MINE} {mine} grappled:B1", f"{FOE} {foe}")
    assert dict(ungrapple_modifiers(sea, sea.ships["A1"], sea.ships["B1"], alone)) == found


def test_cutting_loose_comes_before_moving_and_costs_two() -> None:
    """WG-8.31, WG-8.33 On failure the ship stays; MP paid come off the allowance (WG-6.13)."""
    sea = on(alongside(MINE + " grappled:B1"), "A1")
    assert "1 forward" not in offered(sea)
    free = on(sea, "ungrapple:B1", 4)
    assert free.ships["A1"].grappled == {}
    assert free.ships["B1"].grappled == {}
    assert "3 forward" in offered(free)
    assert "4 forward" not in offered(free)
    held = on(sea, "ungrapple:B1", 3)
    assert held.ships["A1"].grappled == {"B1": ""}
    assert "1 forward" not in offered(held)
    assert "ungrapple:B1" not in offered(held)


def test_less_than_two_points_are_enough() -> None:
    """WG-8.32, WG-8.33 all MP available if fewer."""
    sea = on(alongside(MINE + " P grappled:B1"), "A1", "ungrapple:B1", 5)
    assert sea.ships["A1"].grappled == {}
    assert "1 forward" not in offered(sea)


def test_a_partial_success_frees_nobody_to_move() -> None:
    """WG-R26 broken links are gone."""
    sea = alongside(MINE + " grappled:B1,B2", FOE, "B2 5-pun 2813 N")
    sea = on(sea, "A1", "ungrapple:B1,B2", 6, 1)
    assert sea.ships["A1"].grappled == {"B2": ""}
    assert "1 forward" not in offered(sea)


def test_any_number_of_many_links_may_be_tried() -> None:
    """WG-D13 One to all, in any combination."""
    foes = ("2812", "2813", "2814", "3012", "3013")
    ships = [f"B{n} RL-ill {at} N grappled:A1" for n, at in enumerate(foes, 1)]
    sea = on(alongside(MINE, *ships), "A1")
    tries = [answer for answer in offered(sea) if answer.startswith("ungrapple:")]
    assert len(tries) == 2**5 - 1


def test_unfouling_is_a_matter_of_phase_g() -> None:
    """WG-8.31, WG-8.35, WG-R27 all roll, then all links of the successful go; who has none left is at half-speed."""
    sea = afloat(
        "A1 5-pun 2912 N fouled:B1,B2", "B1 5-pun 3013 N", "B2 5-pun 2813 N fouled:B3", "B3 5-pun 2713 N",
        position={"phase": "status"},
    )  # fmt: skip
    sea = on(sea, "all", 6, "none")
    assert sea.ships["A1"].fouled == ()
    assert sea.ships["B2"].fouled == ("B3",)
    assert [sea.ships[name].half for name in ("A1", "B1", "B2", "B3")] == [True, True, False, False]


def test_each_fouled_ship_may_roll_or_stay() -> None:
    """WG-D28, WG-8.35 Rammed stays rammed."""
    sea = afloat("A1 5-pun 2912 N fouled:B1 rammed", "A2 5-pun 3113 N fouled:B1", "B1 5-pun 3013 N", position={"phase": "status"})
    sea = on(sea, "each", "A=A1:roll;A2:stay", 6, "none")
    assert sea.ships["A1"].fouled == ()
    assert sea.ships["A1"].rammed
    assert sea.ships["A1"].half
    assert sea.ships["B1"].fouled == ("A2",)


# boarding


def test_marines_board_what_they_are_grappled_to() -> None:
    """WG-8.21 M 0 cannot board but defends; one boarding of a target an activation."""
    assert asked(melee(MINE, FOE)) != "ask-board"
    assert asked(melee(MINE + " M0 grappled:B1", FOE)) != "ask-board"
    sea = melee(MINE + " grappled:B1", FOE + " M0")
    assert offered(sea) == ["board:B1", "end"]
    assert refused(sea, "board:B2") == "WG-8.21"


def test_ships_commit_together_or_alone() -> None:
    """WG-8.22, WG-R56 all allocations before the first dice."""
    sea = melee(MINE + " grappled:B1,B2", "A2 5-pun 3113 N grappled:B1", FOE, "B2 5-pun 2813 N", acting=("A1", "A2"))
    sea = on(sea, "board:B1:A2", "board:B2")
    assert asked(sea) == "roll-board"
    sea = on(sea, (1, 1))
    assert asked(sea) == "roll-board"
    sea = on(sea, (1, 1))
    assert [sea.ships[name].marines for name in ("A1", "A2", "B1", "B2")] == [1, 1, 1, 1]


def test_losses_meanwhile_do_not_shrink_what_was_committed() -> None:
    """WG-R56, WG-8.28 and M never falls below 0 (WG-8.62)."""
    sea = melee("A1 5-pun 2912 N M2 grappled:B1,B2", FOE, "B2 5-pun 2813 N")
    sea = on(sea, "board:B1:A1:1", "board:B2")
    sea = on(sea, (1, 1))
    assert sea.ships["A1"].marines == 1
    assert asked(sea) == "roll-board"
    sea = on(sea, (1, 1))
    assert sea.ships["A1"].marines == 0


@pytest.mark.parametrize(
    ("mine", "foe", "found"),
    [("", "", []), ("towers", "", [("height", 1)]), ("", "towers", [("depth", -1)]), ("towers", "towers", [])],
)
def test_towers_in_a_boarding(mine: str, foe: str, found: list[tuple[str, int]]) -> None:
    """WG-8.24, WG-8.47"""
    sea = alongside(f"{MINE} {mine}", f"{FOE} {foe}")
    assert boarding_modifiers([sea.ships["A1"]], sea.ships["B1"]) == found


def test_a_captured_ship_changes_hands_with_its_links() -> None:
    """WG-8.25, WG-8.64 crew 0, M 0, no max; WG-R39 it acts no more this turn."""
    sea = on(melee(MINE + " M4 grappled:B1", FOE), "board:B1", (4, 4))
    prize = sea.ships["B1"]
    assert (prize.side, prize.crew, prize.marines, prize.captured) == ("A", 0, 0, True)
    assert prize.grappled == {"A1": ""}
    assert prize.origin == "B"


def test_retaken_it_stays_a_prize() -> None:
    """WG-8.26"""
    sea = melee("A1 5-pun 2912 N grappled:B1", "B1 5-pun 3013 N", "A2 5-pun 2812 N prize:B grappled:A1", acting=("A1",))
    sea = on(sea, "board:A2", (6, 6))
    back = sea.ships["A2"]
    assert (back.side, back.captured, back.crew, back.marines) == ("A", True, 0, 0)


def test_repelled_is_over_for_this_turn() -> None:
    """WG-8.27, WG-8.28, WG-R25 the boarders lose one; the defender only to a 5 or less."""
    sea = on(melee(MINE + " M3 grappled:B1", FOE + " M3"), "board:B1", (3, 4))
    assert [sea.ships[name].marines for name in ("A1", "B1")] == [2, 3]
    assert sea.turn == 2
    sea = on(melee(MINE + " M2 grappled:B1", FOE + " M3 towers"), "board:B1", (1, 1))
    assert event(sea, "repelled").args["total"] == 1
    assert [sea.ships[name].marines for name in ("A1", "B1")] == [1, 2]


def test_a_ship_that_repelled_a_boarding_remembers_it_this_turn() -> None:
    """WG-8.32 and forgets it with the turn."""
    sea = on(melee(MINE + " grappled:B1", "A2 5-pun 0238 N fouled:B2", FOE, "B2 5-pun 0138 N"), "board:B1", (1, 2))
    assert asked(sea) == "ask-unfoul"
    assert sea.ships["B1"].repelled
    assert not sea.ships["A1"].repelled
    assert not on(sea, "none", "none").ships["B1"].repelled


# missiles


def test_a_shot_a_turn() -> None:
    """WG-8.42"""
    sea = on(alongside(), "A1", "2 forward", "fire:B1", 1, "fwd")
    assert refused(sea, "fire:B1") == "WG-8.42"


def test_no_splitting_on_the_move_nor_with_one() -> None:
    """WG-8.43"""
    sea = on(alongside("A1 5-rom3 2912 N"), "A1", "2 forward")
    assert [answer for answer in offered(sea) if answer.startswith("fire")] == ["fire:B1"]
    pair = FOE, "B2 5-pun 2813 N"
    sea = on(alongside("A1 5-rom3 2912 N", *pair), "A1", "0")
    parts = [answer for answer in offered(sea) if answer.startswith("fire:B1")]
    assert parts == ["fire:B1", "fire:B1:1", "fire:B1:2", "fire:B1:3"]
    sea = on(alongside("A1 3-good 2912 N", *pair), "A1", "0")
    assert [answer for answer in offered(sea) if answer.startswith("fire")] == ["fire:B2", "fire:B1"]


def test_a_lone_target_gets_the_whole_volley() -> None:
    """WG-8.43 M is split among several targets; with one there is nothing to split."""
    sea = on(alongside("A1 5-rom3 2912 N"), "A1", "0")
    assert [answer for answer in offered(sea) if answer.startswith("fire")] == ["fire:B1"]


def test_the_rest_of_a_volley_goes_at_another() -> None:
    """WG-8.43"""
    sea = on(alongside("A1 5-rom3 2912 N", FOE, "B2 5-pun 2813 N"), "A1", "0", "fire:B1:2", 1)
    assert asked(sea) == "ask-volley"
    assert offered(sea) == ["fire:B2", "hold"]


@pytest.mark.parametrize(
    ("mine", "foe", "found"),
    [
        ("5-pun 2912 N", "", {}),
        ("5-helE 2912 N", "", {"engines": 1}),
        ("5-pun 2912 N towers", "", {"height": 1}),
        ("5-pun 2912 N", "towers", {"depth": -1}),
        ("5-pun 2912 N jettisoned", "", {"jettisoned": -1}),
        ("5-pun 2912 N", "P rammed", {"easy-mark": 1}),
        ("5-pun 2912 N sails:up", "", {"own-sails": -1}),
        ("5-pun 2812 N", "", {"range": -1}),
    ],
)
def test_the_modifiers_of_a_shot(mine: str, foe: str, found: dict[str, int]) -> None:
    """WG-8.44, WG-8.47, WG-8.48"""
    sea = alongside(f"A1 {mine}", f"{FOE} {foe}", wind=WINDY)
    assert dict(fire_modifiers(sea, sea.ships["A1"], sea.ships["B1"])) == found


def test_only_the_firers_hexsides_count() -> None:
    """WG-8.41, WG-R45, WG-R53 nearest parts, one or two hexes."""
    sea = alongside(MINE, "B1 5-pun 2910 N", "B2 5-pun 2916 N", "B3 5-pun 3213 N", "B4 5-pun 2611 N", "B5 L-std 3015 N")
    assert in_arc(sea, sea.ships["A1"]) == {"B5": 2}
    assert set(in_arc(sea, sea.ships["B4"])) == set()


def test_a_rammed_ship_shoots_only_at_its_rammer() -> None:
    """WG-7.16"""
    sea = on(alongside(MINE + " rammed rammed_by:B2", FOE, "B2 5-pun 2813 N"), "A1")
    assert [answer for answer in offered(sea) if answer.startswith("fire:B") and answer.count(":") == 1] == ["fire:B2"]


def test_incendiaries_only_next_door_and_not_without_towers() -> None:
    """WG-8.51, WG-8.52, WG-8.48"""
    flames = [{"side": "A", "incendiary_from": 1}]
    assert "fire:B1:flame" in offered(on(alongside("A1 5-helE 2912 N", fittings=flames), "A1", "0"))
    sea = on(alongside("A1 5-helE 2912 N", "B1 5-pun 3112 N", fittings=flames), "A1", "0")
    assert "fire:B1" in offered(sea)
    assert "fire:B1:flame" not in offered(sea)
    sea = on(alongside("A1 5-romTE 2912 N jettisoned", fittings=flames), "A1", "0")
    assert "fire:B1:flame" not in offered(sea)
    late = [{"side": "A", "incendiary_from": 2}]
    assert "fire:B1:flame" not in offered(on(alongside("A1 5-helE 2912 N", fittings=late), "A1", "0"))


def test_an_ordinary_hit_lights_nothing() -> None:
    """WG-8.45 only D; an incendiary rolls again (WG-8.51)."""
    flames = [{"side": "A", "incendiary_from": 1}]
    sea = on(alongside("A1 5-helE 2912 N M8", fittings=flames), "A1", "0")
    plain = on(sea, "fire:B1", 6)
    assert not plain.ships["B1"].on_fire
    assert asked(plain) != "roll-ignite"
    burning = on(sea, "fire:B1:flame", 6)
    assert asked(burning) == "roll-ignite"
    assert not on(burning, 3).ships["B1"].on_fire
    assert on(burning, 4).ships["B1"].on_fire


def test_reductions_never_go_below_zero() -> None:
    """WG-8.61, WG-8.62"""
    sea = on(alongside(MINE, FOE + " M0"), "A1", "0", "fire:B1", 6)
    assert sea.ships["B1"].marines == 0


def test_simultaneous_fire_counts_after_both() -> None:
    """WG-8.63, WG-8.42 the answer uses the M from before."""
    sea = on(alongside("A1 5-rom3 2912 N", "B1 5-hel 3013 N", reply=2), "A1", "0", "fire:B1", 6)
    assert event(on(sea, 5), "shot-hit").args["marines"] == 4
    assert [shot.args["marines"] for shot in on(sea, 5).events if shot.key == "shot-hit"] == [4, 3]


# fire


def status(*ships: str) -> Sea:
    return afloat(*ships, position={"phase": "status"})


def test_fire_fighting_by_crew() -> None:
    """WG-8.54, WG-R66 in the order of the rolls; a ship newly lit waits; burnt out, it spreads again, drags nobody (WG-R28)."""
    sea = status("A1 5-pun 2912 N on_fire grappled:B1", FOE)
    sea = on(sea, 1)
    assert asked(sea) == "roll-spread"
    sea = on(sea, 4)
    assert sea.ships["A1"].gone == "burnt"
    assert sea.ships["B1"].gone == ""
    assert sea.ships["B1"].on_fire
    assert sea.ships["B1"].grappled == {}


def test_partners_already_burning_do_not_roll_for_spread() -> None:
    """WG-R66 each burning ship completely, one after the other."""
    sea = status("A1 5-pun 2912 N on_fire grappled:B1", FOE + " on_fire")
    sea = on(sea, 2)
    assert asked(sea) == "roll-fire-fighting"
    sea = on(sea, 6)
    assert not sea.ships["B1"].on_fire
    assert sea.ships["A1"].on_fire


def test_first_rolls_before_the_other_side() -> None:
    """Specification 6.2: FIRST's ships by id, then the other's."""
    sea = afloat(MINE + " on_fire", FOE + " on_fire", position={"phase": "status", "first": "B"})
    sea = on(sea, 6)
    assert (sea.ships["A1"].on_fire, sea.ships["B1"].on_fire) == (True, False)


def test_a_boarding_is_offered_with_its_odds() -> None:
    """WG-8.22, WG-8.23 M against M and the number needed; odds are told once no more marines can be committed."""
    held = "B1 5-pun 3013 N grappled:A1 M2", "B2 5-pun 2813 N grappled:A1 M1"
    sea = melee(f"{MINE} M4", *held)
    first = sea.agenda[0].show(sea, "board:B1:A1:2")
    assert (first.args["marines"], first.args["defenders"], first.args["modifier"]) == (2, 2, 0)
    assert not first.risky
    more = sea.agenda[0].show(sea, "board:B1")
    assert more.risky
    assert more.args["needs"] < first.args["needs"]
