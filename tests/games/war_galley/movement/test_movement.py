"""Speed, steps, land, the edge, sails and fatigue (WG-6.1 to WG-6.4), beyond the worked examples."""

from __future__ import annotations

import pytest

from games.war_galley.table import afloat, asked, event, offered, on, refused
from naumachia.games.war_galley.hulls import SHIFTS
from naumachia.games.war_galley.rules.activation import fatigue_modifier
from naumachia.games.war_galley.rules.combat.ram import attack_value, speed_bonus
from naumachia.games.war_galley.rules.movement.speed import allowance, max_bar
from naumachia.games.war_galley.state import Sea
from naumachia.geometry.hexes import printed

SPARE = "A2 T-std 0238 N"
FAR = "B1 T-std 5802 N"
TWO = {"acting": ["A1", "A2"]}


def lone(ship: str, *others: str, **rest: object) -> Sea:
    """One ship to be moved, a spare one so that the segment does not end, an enemy far away unless others are given."""
    position = {**TWO, **rest.pop("position", {})}  # type: ignore[dict-item]
    return on(afloat(ship, SPARE, *(others or (FAR,)), position=position, **rest), "A1")  # type: ignore[arg-type]


def steps(sea: Sea) -> set[str]:
    """The elementary steps that are open."""
    return set(offered(sea)) & SHIFTS[2, 0].keys()


def where(sea: Sea, ship: str = "A1") -> str:
    return "-".join(printed(at) for at in sea.ships[ship].hexes)


def test_a_ship_faces_a_hexside_and_has_eight_neighbours_or_six() -> None:
    """WG-4.2"""
    sea = lone("A1 3-good 2912 N", "B1 L-std 2010 SE")
    assert len(sea.ships["A1"].around()) == 8
    assert len(sea.ships["A1"].flanks()) == 6
    assert len(sea.ships["B1"].around()) == 6
    assert [printed(at) for at in sea.ships["B1"].flanks()] == ["2109", "2011", "2009", "1910"]


def test_backing_turns_into_the_stern_flank_hexes_and_forbids_all_else() -> None:
    """WG-6.33 cruise only, 2 MP a hex, no forward move and no pivot in the same turn."""
    sea = on(lone("A1 3-good 2319 N"), "4 backing")
    assert steps(sea) == {"back", "back-p", "back-s"}
    assert refused(sea, "fwd") == "WG-6.33"
    assert refused(sea, "pivot-bow+1") == "WG-6.33"
    sea = on(sea, "back-p", "back-s")
    assert where(sea) == "2221-2222"
    assert sea.ships["A1"].facing == 0
    assert asked(sea) == "ask-ship"


def test_an_odd_point_cannot_be_spent_on_backing_and_is_lost() -> None:
    """WG-6.13 MP that no legal step can spend are lost."""
    sea = on(lone("A1 3-good 2319 N"), "3 backing", "back")
    assert where(sea) == "2320-2321"
    assert asked(sea) == "ask-ship"
    assert sea.ships["A1"].used == 2


def test_backing_is_refused_at_maximum() -> None:
    """WG-6.11, WG-6.33, WG-6.34, WG-6.35 Ships at max only go ahead or turn into a bow/flank hex."""
    sea = lone("A1 3-good 2319 N max")
    assert refused(sea, "2 backing") == "WG-6.33"
    sea = on(sea, "4 forward")
    assert steps(sea) == {"fwd", "fwd-p", "fwd-s"}
    assert refused(sea, "pivot-bow+1") == "WG-6.34"
    assert refused(sea, "about") == "WG-6.35"


def test_a_hex_holds_one_galley() -> None:
    """WG-6.6 friend or enemy."""
    sea = on(lone("A1 3-good 2319 N", "B1 T-std 2318 N", "B2 T-std 2218 N"), "2 forward")
    assert refused(sea, "fwd") == "WG-6.6"
    assert "fwd-s" in offered(sea)
    assert "fwd-p" in offered(sea)


def test_a_pivot_needs_the_hex_it_swings_into() -> None:
    """WG-6.34 not those it sweeps over."""
    sea = on(lone("A1 3-good 2319 N", "B1 T-std 2420 N"), "2 forward")  # stern 2320, swinging to NE
    assert refused(sea, "pivot-bow+1") == "WG-6.6"
    assert "pivot-bow-1" in offered(sea)
    assert "pivot-stern+1" in offered(sea)
    assert "pivot-stern-1" not in offered(sea)  # to 2420 as well


def test_small_ships_turn_in_their_hex_even_when_hemmed_in() -> None:
    """WG-6.34, WG-6.35 two hexsides for 2 MP; about only with no enemy near."""
    sea = on(lone("A1 L-std 2010 N", "B1 T-std 2009 N"), "4 forward", "pivot+1", "pivot+1")
    assert where(sea) == "2010"
    assert sea.ships["A1"].facing == 2
    assert refused(sea, "about") == "WG-6.35"


def test_land_runs_a_ship_aground_at_once() -> None:
    """WG-6.31, WG-6.36, WG-9.1 The move ends, and the enemy scores while it lies there (WG-R29)."""
    land = [{"cols": [23, 23], "rows": [18, 18]}]
    sea = on(lone("A1 3-good 2319 N", land=land), "4 forward", "fwd")
    assert sea.ships["A1"].aground == 1
    assert where(sea) == "2318-2319"
    assert asked(sea) == "ask-ship"


def test_a_pivot_onto_land_is_no_step() -> None:
    """WG-6.31 land is entered by forward or backing moves alone."""
    land = [{"cols": [24, 24], "rows": [20, 20]}]
    sea = on(lone("A1 3-good 2319 N", land=land), "2 forward")
    assert refused(sea, "pivot-bow+1") == "WG-6.34"


def ashore(*words: str, land: str = "2318", turn: int = 2) -> Sea:
    """A ship with its bow aground since turn 1."""
    column, row = int(land[:2]), int(land[2:])
    block = [{"cols": [column, column], "rows": [row, row]}]
    ship = " ".join(("A1 3-std 2318 N aground:1", *words))
    return on(afloat(ship, SPARE, FAR, land=block, position={**TWO, "turn": turn}), "A1")


def test_refloating_waits_for_the_next_turn() -> None:
    """WG-6.36 and the ship does no more moving afterwards."""
    assert asked(ashore(turn=1)) == "ask-ship"  # nothing it can do
    sea = on(ashore(), "refloat", 2)
    assert where(sea) == "2319-2320"
    assert sea.ships["A1"].aground == 0
    assert asked(sea) == "ask-ship"
    stuck = on(ashore(), "refloat", 3)
    assert stuck.ships["A1"].aground == 1
    lost = on(ashore(), "refloat", 6)
    assert lost.ships["A1"].gone == "wrecked"


def test_a_ship_that_backed_ashore_floats_off_forward() -> None:
    """WG-R44"""
    block = [{"cols": [23, 23], "rows": [20, 20]}]
    ship = "A1 3-std 2319 N aground:1 aground_astern"
    sea = on(afloat(ship, SPARE, FAR, land=block, position={**TWO, "turn": 2}), "A1", "refloat", 1)
    assert where(sea) == "2318-2319"


def test_refloating_needs_room() -> None:
    """WG-6.36"""
    block = [{"cols": [23, 23], "rows": [18, 18]}]
    sea = afloat("A1 3-std 2318 N aground:1", SPARE, "B1 T-std 2320 N", land=block, position={**TWO, "turn": 2})
    sea = on(sea, "A1")
    assert "refloat" not in offered(sea)


def test_leaving_the_map_is_chosen_never_forced() -> None:
    """WG-6.38, WG-R48 The last points are lost rather than spent on leaving."""
    sea = on(lone("A1 3-good 2301 N max"), "2 forward")
    assert steps(sea) == {"fwd-p", "fwd-s"}
    assert "leave:top" in offered(sea)
    assert refused(sea, "end") == "WG-6.13"
    left = on(sea, "leave:top")
    assert left.ships["A1"].gone == "left"
    assert asked(left) == "ask-ship"


def test_a_double_ship_can_stay_where_every_step_leads_off_the_map() -> None:
    """WG-R48 only leaving is possible: the points may be lost instead."""
    sea = on(lone("A1 3-good 0101 N max", "B1 T-std 0201 N", watch=0), "1 forward")
    assert sorted(offered(sea)) == ["end", "fire:B1", "leave:left", "leave:top"]
    sea = on(sea, "end", "end")
    assert where(sea) == "0101-0102"
    assert sea.ships["A1"].used == 0


@pytest.mark.parametrize(
    ("words", "points"),
    [
        ("", 5),
        ("max", 8),
        ("half", 3),
        ("F1", 4),
        ("F2", 3),
        ("F4", 1),
        ("half F1", 3),
        ("half F3", 2),
        ("P", 1),
        ("PS", 0),
        ("rammed", 0),
        ("fouled:B1", 0),
        ("grappled:B1", 0),
        ("aground:1", 0),
        ("P F0 half", 1),
    ],
)
def test_the_allowance_is_the_most_restrictive_limit(words: str, points: int) -> None:
    """WG-6.13b, WG-6.37, WG-6.44"""
    sea = afloat(f"A1 3-std 2319 N {words}", SPARE, "B1 T-std 2318 N", position=TWO)
    assert allowance(sea, sea.ships["A1"]) == points


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("", ""),
        ("half", "WG-6.12"),
        ("F1", "WG-6.44"),
        ("captured", "WG-8.25"),
        ("P", "WG-7.28"),
        ("fouled:B1", "WG-6.12"),
        ("grappled:B1", "WG-6.12"),
        ("rammed", "WG-6.12"),
        ("aground:1", "WG-6.12"),
        ("sails:up", "WG-6.23"),
        ("sails:up mast_down", "WG-6.24"),
    ],
)
def test_who_may_go_to_maximum(words: str, rule: str) -> None:
    """WG-6.12, WG-6.23"""
    sea = afloat(f"A1 3-std 2319 N {words}", SPARE, "B1 T-std 2318 N", wind={"direction": "N", "strength": 1}, position=TWO)
    bar = max_bar(sea, sea.ships["A1"])
    assert (bar.rule if bar else "") == rule


def test_a_tremiola_may_be_at_maximum_under_sail() -> None:
    """WG-6.25"""
    sea = afloat("A1 Trm-rho 2319 N sails:up", FAR, wind={"direction": "N", "strength": 1}, position={"phase": "speed"})
    assert max_bar(sea, sea.ships["A1"]) is None


def test_speed_levels_alternate_first_begins() -> None:
    """WG-6.12, WG-6.11, WG-R51 WG-D6: squadron by squadron, and ship by ship where the squadron has several."""
    sea = afloat(
        "A1 3-good 2319 N", "A2 3-good 2519 N", "A3 3-good 2719 N half", "A4 5-pun 4019 N",
        "B1 3-good 2302 S", "B2 3-good 4802 S",
        chiefs={"A1": "SC 5", "B1": "SC 3"}, position={"phase": "speed", "first": "B"},
    )  # fmt: skip
    assert offered(sea)[:2] == ["b1:cruise", "b1:max"]
    assert "B2:max" in offered(sea)
    sea = on(sea, "b1:max")
    assert "a1:each" in offered(sea)
    sea = on(sea, "a1:each", "A=A1:max;A2:cruise")
    assert [sea.ships[name].level for name in ("A1", "A2", "A3", "B1")] == ["max", "cruise", "cruise", "max"]
    assert "B2:max" in offered(sea)
    sea = on(sea, "B2:cruise")
    assert offered(sea)[:2] == ["A4:cruise", "A4:max"]


# sails and wind


BREEZE = {"direction": "N", "strength": 1}


def test_sails_go_up_before_moving_away_from_the_enemy_at_cruise() -> None:
    """WG-6.21, WG-6.22 1 MP of the allowance; not beside an enemy; lowering is always possible."""
    assert "sails-up" in offered(lone("A1 3-good 2319 N", wind=BREEZE))
    assert refused(lone("A1 3-good 2319 N", "B1 T-std 2318 N", wind=BREEZE), "sails-up") == "WG-6.21"
    assert refused(lone("A1 3-good 2319 N max", wind=BREEZE), "sails-up") == "WG-6.22"
    sea = on(lone("A1 3-good 2319 N sails:up", "B1 T-std 2318 N", wind=BREEZE), "sails-down")
    assert sea.ships["A1"].sails == "down"
    assert "4 forward" in offered(sea)
    assert "5 forward" not in offered(sea)


def test_no_wind_no_propulsion() -> None:
    """WG-6.2 strength 0"""
    sea = lone("A1 3-good 2319 N sails:up", wind={"direction": "N", "strength": 0})
    assert "6 forward" not in offered(sea)
    assert "5 forward" in offered(sea)


def test_nobody_carries_sails_without_wind_or_against_the_scenario() -> None:
    """WG-R64"""
    assert "sails-up" not in offered(lone("A1 3-good 2319 N"))
    assert "sails-up" not in offered(lone("A1 3-good 2319 N", wind=BREEZE, A={"sails": False}))


def test_under_sail_no_pivot_no_about_face_no_rake() -> None:
    """WG-6.23"""
    sea = on(lone("A1 3-good 2812 S sails:up", "B1 3-good 2912 N", wind={"direction": "S", "strength": 1}), "4 forward")
    assert refused(sea, "pivot-bow+1") == "WG-6.23"
    assert refused(sea, "about") == "WG-6.23"
    sea = on(sea, "fwd")
    assert refused(sea, "rake:B1") == "WG-6.23"


def test_under_sail_a_ram_uses_the_cruise_value_and_no_speed_of_the_wind() -> None:
    """WG-6.23, WG-6.25, WG-R54, WG-R63"""
    sea = on(lone("A1 3-good 2819 N sails:up", wind=BREEZE), "6 forward", "fwd", "fwd", "fwd", "fwd", "fwd")
    assert sea.move is not None
    assert sea.move.left == 1
    assert speed_bonus(sea, sea.ships["A1"]) == 0
    sea = afloat("A1 3-good 2819 N sails:up max", "A2 Trm-rho 3019 N sails:up max", FAR, wind=BREEZE)
    assert attack_value(sea, sea.ships["A1"]) == 5
    assert attack_value(sea, sea.ships["A2"]) == 4


def test_a_collision_brings_the_mast_down() -> None:
    """WG-6.24 cruise halved, and G2 clears it away with the sail."""
    sea = lone("A1 3-good 3013 NW sails:up", "B1 3-good 2912 N sails:up", wind={"direction": "NW", "strength": 1})
    sea = on(sea, "0", "ram:B1", (1, 1))
    for name in ("A1", "B1"):
        assert sea.ships[name].mast_down
        assert allowance(sea, sea.ships[name]) == 3
    sea = afloat("A1 3-good 2319 N sails:up mast_down", FAR, wind=BREEZE, position={"phase": "status"})
    assert sea.turn == 2
    assert sea.ships["A1"].sails == "down"
    assert not sea.ships["A1"].mast_down


# fatigue


def test_no_check_at_cruise_and_one_for_each_that_began_at_maximum() -> None:
    """WG-6.14, WG-6.42, WG-3.1.E1 after the last ship, even for one that has not moved."""
    sea = afloat("A1 3-std 2319 N", "A2 3-raw 2519 N max", "A3 3-raw 2719 N max", FAR, position={"acting": ["A1", "A2", "A3"]})
    sea = on(sea, "A1", "1 forward", "fwd", "end")
    assert asked(sea) == "roll-fatigue"
    sea = on(sea, 4)
    assert sea.ships["A2"].fatigue == 2
    assert sea.ships["A2"].level == "cruise"
    assert asked(sea) == "roll-fatigue"
    sea = on(sea, 3)
    assert sea.ships["A3"].fatigue == 0


def test_a_ship_tired_where_it_lay_does_not_tire_again_next_turn() -> None:
    """WG-6.42 the check belongs to the turn in which the ship began at max."""
    sea = afloat("A1 3-raw 2319 N max", "A2 3-raw 2519 N", FAR, position={"acting": ["A1", "A2"]})
    sea = on(sea, "end", 4)
    assert sea.turn == 2
    assert not sea.ships["A1"].began_max


def test_the_fatigue_die_counts_ram_and_rake_once_each() -> None:
    """WG-6.42, WG-R14, WG-6.41 by crew; never less than the die."""
    sea = afloat("A1 3-std 2319 N max used:7 ram_tried rake_tried", FAR)
    assert fatigue_modifier(sea, sea.ships["A1"]) == 4
    sea = afloat("A1 3-std 2319 N max used:2", FAR)
    assert fatigue_modifier(sea, sea.ships["A1"]) == 0


def test_crews_do_not_shrink() -> None:
    """WG-6.46, WG-8.64 Neither fatigue nor reductions change the crew; capture does."""
    sea = afloat("A1 5-pun 2319 N grappled:B1", "B1 5-pun 2317 N F2", position={"phase": "board"})
    lost = on(sea, "board:B1", (1, 1))
    assert (lost.ships["A1"].crew, lost.ships["B1"].crew) == (3, 3)
    assert (lost.ships["A1"].marines, lost.ships["B1"].marines) == (1, 1)
    taken = on(sea, "board:B1", (4, 4))
    assert (taken.ships["A1"].crew, taken.ships["B1"].crew) == (3, 0)


def test_half_speed_goes_at_the_end_of_the_next_activation() -> None:
    """WG-6.37, WG-R40 even if the ship does not move; one gained in its own activation outlasts it."""
    sea = afloat("A1 3-good 2319 N half", SPARE, FAR, position=TWO)
    assert not on(sea, "end").ships["A1"].half
    sea = afloat("A1 3-good 3013 NW", SPARE, "B1 3-good 2912 N", position=TWO)
    sea = on(sea, "A1", "0", "ram:B1", (1, 1))
    assert event(sea, "collision").rule == "WG-7.16"
    sea = on(sea, "end", "end")  # no shot, no more ships
    assert sea.turn == 2
    assert sea.ships["A1"].half
