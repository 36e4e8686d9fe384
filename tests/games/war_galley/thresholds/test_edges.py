"""On both sides of an edge: of the turn a wind picks up, of a flank that only land guards, of a hull of one hex."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_galley.combat.test_ramming import SPARE, TWO
from games.war_galley.table import afloat, on
from naumachia.games.war_galley.rules.combat.anastrophe import anastrophe_bar
from naumachia.games.war_galley.rules.combat.harm import ram_home
from naumachia.games.war_galley.rules.combat.rake import FLANKS, guarded
from naumachia.games.war_galley.rules.movement.announcement import may_back
from naumachia.games.war_galley.rules.movement.entry import hull
from naumachia.games.war_galley.rules.movement.evasion import evade_refusal
from naumachia.games.war_galley.rules.movement.reaction import reaction_bar
from naumachia.games.war_galley.rules.status import Status
from naumachia.games.war_galley.rules.turn import WindPhase
from naumachia.geometry.hexes import printed
from naumachia.kernel import Roll

# The turn


@pytest.mark.parametrize(
    ("turn", "variable", "modifier"), [(1, True, None), (2, True, 0), (3, True, 0), (4, True, 1), (9, True, 1), (9, False, None)]
)
def test_a_wind_is_rolled_for_from_turn_two_and_picks_up_when_the_scenario_says(
    turn: int, variable: bool, modifier: int | None
) -> None:
    """WG-6.2."""
    wind = {"direction": "SW", "strength": 0, "variable": variable, "modifier": 1, "modifier_from": 4}
    draft = afloat("A1 3-good 1718 NE", "B1 3-good 3030 SW", wind=wind).copy()
    draft.turn = turn
    roll = WindPhase().ask(draft)
    assert (roll is not None) == (modifier is not None)
    assert not isinstance(roll, Roll) or roll.args["modifier"] == modifier


@pytest.mark.parametrize(("first", "sides"), [("", ["A", "B"]), ("A", ["A", "B"]), ("B", ["B", "A"])])
def test_both_sides_work_free_and_the_first_begins(first: str, sides: list[str]) -> None:
    """WG-8.35 Where nobody is FIRST yet, in the order of the scenario."""
    draft = afloat("A1 3-good 1718 NE", "B1 3-good 3030 SW").copy()
    draft.first, draft.agenda = first, ()
    Status().take(draft, None)
    found: list[Any] = [frame for frame in list[Any](draft.agenda) if type(frame).__name__ == "Unfoul"]
    assert [frame.side for frame in found] == sides


# Hulls and flanks


@pytest.mark.parametrize(("model", "length"), [("L-std", 1), ("3-good", 2), ("5-rho", 2)])
def test_a_ship_fills_as_many_hexes_as_it_is_long(model: str, length: int) -> None:
    """WG-R32 The bow first, the stern where it enters."""
    ship = afloat(f"A1 {model} 1718 NE", "B1 3-good 3030 SW").ships["A1"]
    assert ship.length == length
    found = hull(ship, (5, 5), 0)
    assert len(set(found)) == length
    assert found[-1] == (5, 5)


def test_a_flank_that_only_land_guards_lets_nobody_through() -> None:
    """WG-7.33 Through the line leads an anastrophe past an enemy on the flank; land is none."""
    ships = "A1 3-elite 1718 NE max", SPARE, "B1 3-good 1818 SW"
    bare = on(afloat(*ships, position=TWO), "A1")
    places = [printed(bare.ships["B1"].at(name)) for name in ("MFP", "MFS")]
    land = [{"cols": [int(place[:2])] * 2, "rows": [int(place[2:])] * 2} for place in places]
    sea = on(afloat(*ships, position=TWO, land=land), "A1")
    assert all(guarded(sea, sea.ships["B1"], flank) for flank in FLANKS)
    for flank in FLANKS:
        bar = anastrophe_bar(sea, sea.ships["A1"], sea.ships["B1"], flank, "through")
        assert bar is not None
        assert bar.key == "no-diekplus-guard"


@pytest.mark.parametrize(("rammed", "over"), [("A1", True), ("B1", False)])
def test_a_ram_ends_the_move_of_the_ship_that_is_rammed_and_of_no_other(rammed: str, over: bool) -> None:
    """WG-7.16."""
    draft = on(afloat("A1 3-good 1718 NE", SPARE, "B1 3-good 3030 SW", position=TWO), "A1").copy()
    assert draft.move is not None
    assert draft.move.ship == "A1"
    ram_home(draft, rammed, "B1" if rammed == "A1" else "A1")
    assert draft.move.over == over
    assert draft.ships[rammed].rammed


# Refusals


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, "no-reaction-place"),
        ({"crippled": "P"}, "no-reaction-fit"),
        ({"fatigue": 1}, "no-reaction-fit"),
        ({"half": True}, "no-reaction-fit"),
        ({"aground": 1}, "no-reaction-fit"),
        ({"deserter": "top"}, "no-reaction-fit"),
        ({"towed_by": "B2"}, "no-reaction-fit"),
        ({"tows": "B2"}, "no-reaction-fit"),
        ({"ram_tried": True}, "no-reaction-ram"),
        ({"crew": 0}, "no-reaction-ram"),
    ],
)
def test_each_thing_alone_keeps_a_ship_from_a_reaction_ram(changes: dict[str, Any], key: str) -> None:
    """WG-6.7 Far apart a ship that is fit has only the place against it."""
    draft = afloat("A1 3-good 1718 NE", "B1 3-good 3030 SW", options={"reaction-ram": 1}).copy()
    draft.change("B1", **changes)
    bar = reaction_bar(draft, draft.ships["B1"], draft.ships["A1"], ((17, 18),))
    assert bar is not None
    assert bar.key == key


@pytest.mark.parametrize(("value", "key"), [(0, "no-reaction-ram"), (1, "no-reaction-place")])
def test_a_ship_without_a_ram_makes_no_reaction_ram(value: int, key: str) -> None:
    """WG-6.7, WG-7.11."""
    fittings = [{"side": "B", "ram": [value, value]}]
    sea = afloat("A1 3-good 1718 NE", "B1 3-good 3030 SW", options={"reaction-ram": 1}, fittings=fittings)
    bar = reaction_bar(sea, sea.ships["B1"], sea.ships["A1"], ((17, 18),))
    assert bar is not None
    assert bar.key == key


@pytest.mark.parametrize(
    ("way", "level", "key"),
    [
        ("back", "max", "no-evade-back"),
        ("forward", "max", "no-evade-room"),
        ("back", "cruise", "no-evade-room"),
        ("forward", "cruise", "no-evade-room"),
    ],
)
def test_only_astern_is_barred_at_maximum(way: str, level: str, key: str) -> None:
    """WG-6.52."""
    draft = afloat("A1 3-good 1718 NE", "B1 3-good 3030 SW").copy()
    draft.change("B1", level=level)
    assert evade_refusal(draft, "B1", way).key == key


def test_backing_costs_more_than_one_point() -> None:
    """WG-6.33."""
    sea = afloat("A1 3-good 1718 NE", "B1 3-good 3030 SW")
    cost = sea.setting.charts.movement_costs.back
    assert cost > 1
    assert may_back(sea, sea.ships["A1"], cost)
    assert not may_back(sea, sea.ships["A1"], cost - 1)
