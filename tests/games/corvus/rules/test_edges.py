"""On both sides of an edge: of the table, of a run between pivots, of a crew of one, of an odds column that is just open."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.corvus.rules.test_what_must_not_happen import boarding, planning
from games.corvus.shown.test_told import battle, done
from naumachia.games.corvus.rules.combat.boarding import Assaults, assaults
from naumachia.games.corvus.rules.combat.grapples import grapple_bar
from naumachia.games.corvus.rules.combat.harm import leave
from naumachia.games.corvus.rules.movement.courses import complete, law_of, made
from naumachia.games.corvus.rules.movement.sample import _circles, _tries, _within
from naumachia.games.corvus.rules.victory import men_lost
from naumachia.games.corvus.state import MM
from naumachia.kernel import Sealed, step


@pytest.mark.parametrize(
    ("x", "y", "gone"),
    [
        (0, 0, ""),
        (600 * MM, 700 * MM, ""),
        (-1, 300 * MM, "fled"),
        (300 * MM, -1, "fled"),
        (600 * MM + 1, 300 * MM, "fled"),
        (300 * MM, 700 * MM + 1, "fled"),
    ],
)
def test_a_centre_on_the_edge_is_on_the_table_and_beyond_it_has_fled(x: int, y: int, gone: str) -> None:
    """CV-G12 To the micrometre."""
    sea = battle({"R1": {"at": [300, 300, 0]}, "C1": {"at": [500, 600, 0]}}).copy()
    sea.change("R1", x=x, y=y)
    leave(sea, "R1")
    assert sea.ships["R1"].gone == gone


def test_one_marine_that_takes_a_ship_goes_aboard_it() -> None:
    """CV-4.6, CV-R17 Half of one, rounded down, would be nobody: the prize has one man and its captor none."""
    ships = {"R1": {"at": [300, 300, 0], "marks": {"marines": 1}}, "C1": {"at": [315, 300, 0], "marks": {"marines": 0}}}
    sea = step(step(step(boarding(ships, ("R1", "C1")), "assault:C1:R1"), 6), "capture")
    assert (sea.ships["C1"].side, sea.ships["C1"].marines) == ("rome", 1)
    assert sea.ships["R1"].marines == 0


def test_the_first_of_the_attackers_is_the_captor_wherever_the_crew_comes_from() -> None:
    """CV-4.6 All of the men come from the second ship; the capture is told of the first."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": {"marines": 1}},
        "R2": {"at": [330, 300, 0], "marks": {"marines": 3}},
        "C1": {"at": [315, 300, 0], "marks": {"marines": 2}},
    }
    sea = step(step(boarding(ships, ("R1", "C1"), ("R2", "C1")), "assault:C1:R1+R2"), 6)
    assert [(event.ship, event.blow and event.blow.by) for event in sea.events if event.key == "assault"] == [("R1", "R1")]
    sea = step(step(sea, "capture"), Sealed("rome", (("prize", "R2 2"),)))
    (event,) = [event for event in sea.events if event.key == "captured"]
    assert event.args["ship"] == sea.label("R1")
    assert (sea.ships["R1"].marines, sea.ships["R2"].marines, sea.ships["C1"].marines) == (1, 1, 2)


@pytest.mark.parametrize(("marines", "void"), [(2, False), (1, True)])
def test_a_counter_assault_at_half_the_strength_is_carried_out_and_below_it_is_void(marines: int, void: bool) -> None:
    """CV-4.8 Two against four is the first column of the table; one against four is none."""
    ships = {"R1": {"at": [300, 300, 0], "marks": {"marines": 4}}, "C1": {"at": [315, 300, 0], "marks": {"marines": 2}}}
    sea = step(boarding(ships, ("R1", "C1"), repulsed=True), "counter:R1").copy()
    sea.change("C1", marines=marines)
    sea = step(sea, "counter:C1")
    assert any(event.key == "counter-void" for event in sea.events) == void
    assert (sea.agenda[0].__class__.__name__ == "Assault") == (not void)


def test_the_chance_in_passing_is_that_of_the_place_where_oars_are_met() -> None:
    """CV-2.18a After two turns the ship meets the enemy on the opposite course; at its start it lay across."""
    ships = {"R1": {"at": [300, 300, 0], "marks": {"order": "port"}}, "C1": {"at": [235, 323, 90], "marks": done()}}
    sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
    sea = step(sea, (10, -45))
    (note,) = sea.agenda[0].show_pose(sea, (80, -45)).notes
    sea = step(step(sea, (80, -45)), "row")
    assert note.key == "note-passing"
    assert note.args["chances"] == sea.agenda[0].show(sea, "oars:C1").args["chances"] == 2


# The sample of plans


@pytest.mark.parametrize("foe", [(550, 650, 0), (300, 370, 90)])
def test_what_is_tried_to_one_side_is_tried_to_the_other(foe: tuple[int, int, int]) -> None:
    """CV-G12 Up to the turning angle and no further, near an enemy and far from all."""
    sea = planning("forward", foe=foe)
    tried = set(_tries(sea, sea.run))
    assert {tuple((way, -turn) for way, turn in legs) for legs in tried} == tried
    assert max(turn for legs in tried for _, turn in legs) == 40


@pytest.mark.parametrize(("more", "near"), [(0, True), (1, False)])
def test_an_enemy_is_near_while_it_could_be_touched(more: int, near: bool) -> None:
    """CV-G12 As far as the way of this turn and both hulls reach, to the last micrometre."""
    sea: Any = planning("forward").copy()
    ship, hulls = sea.ships["R1"], sea.setting.hulls
    for foe in sea.enemies("R1"):
        far = hulls["R1"].reach + hulls[foe.id].reach + sea.run.allowance * MM + more
        sea.put(replace(foe, x=ship.x + far, y=ship.y))
    assert _within(sea, sea.run) == near


@pytest.mark.parametrize("most", [0, 9, 10, 19, 20, 29, 30])
def test_circles_turn_as_often_as_the_runs_between_allow(most: int) -> None:
    """CV-1.5 One pivot where the ship lies and one more after each run of 10 mm, though nothing is left to row afterwards."""
    pivots = [sum(turn != 0 for _, turn in legs) for legs in _circles(-45, 45, most, 10, 180)]
    assert max(pivots) == 1 + most // 10
    assert all(sum(way for way, _ in legs) <= most for legs in _circles(-45, 45, most, 10, 180))


@pytest.mark.parametrize("order", ["forward", "battle", "port", "starboard", "astern"])
def test_all_that_is_tried_is_a_whole_plan(order: str) -> None:
    """CV-1.3 to CV-1.7 With any allowance."""
    sea: Any = planning(order)
    for allowance in (0, 10, 20, 50, 90):
        run = replace(sea.run, allowance=allowance)
        law = law_of(sea, run)
        for legs in _tries(sea, run):
            assert complete(law, made(legs)), (allowance, legs)
            assert made(legs).way <= allowance, (allowance, legs)


@pytest.mark.parametrize(("allowance", "half"), [(1, 1), (2, 1), (3, 1), (4, 2), (90, 45)])
def test_half_the_way_is_rounded_down_and_never_nothing(allowance: int, half: int) -> None:
    """CV-G12 A file may give a ship any speed."""
    sea: Any = planning("forward")
    tried = set(_tries(sea, replace(sea.run, allowance=allowance)))
    shortest = min(way for ((way, turn),) in (legs for legs in tried if len(legs) == 1) if turn)
    assert shortest == half


# Log and losses


def test_the_first_of_the_attackers_is_shown_to_take_the_ship() -> None:
    """CV-4.6."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": {"marines": 1}},
        "R2": {"at": [330, 300, 0], "marks": {"marines": 3}},
        "C1": {"at": [315, 300, 0], "marks": {"marines": 2}},
    }
    sea = step(step(boarding(ships, ("R1", "C1"), ("R2", "C1")), "assault:C1:R1+R2"), 6)
    for verb in ("capture", "sink"):
        option = sea.agenda[0].show(sea, verb)
        assert (option.ship, option.target, option.args["crew"]) == ("R1", "C1", 2)


@pytest.mark.parametrize(("gone", "key"), [("", None), ("R1", "no-contact"), ("C1", "no-contact")])
def test_a_ship_that_is_gone_is_touched_by_nobody(gone: str, key: str | None) -> None:
    """CV-2.15 Where it lay stands in its record still."""
    sea = battle({"R1": {"at": [300, 300, 0]}, "C1": {"at": [315, 300, 0]}}, phase="window", turn=2, first="rome").copy()
    if gone:
        sea.change(gone, gone="sunk")
    bar = grapple_bar(sea, "R1", "C1")
    assert (bar and bar.key) == key


def test_men_are_lost_that_a_side_began_with_and_no_others() -> None:
    """CV-6.2 A side whose men were never counted has lost none but those who are away."""
    sea = battle({"R1": {"at": [300, 300, 0], "marks": {"marines": 2, "archers": 1}}, "C1": {"at": [500, 600, 0]}}).copy()
    sea.men = {"rome": 5}
    assert men_lost(sea, "rome") == 2
    assert men_lost(sea, "carthage") == -(sea.ships["C1"].marines + sea.ships["C1"].archers)


def test_an_assault_on_one_ship_does_not_hide_the_next() -> None:
    """CV-4.1 A ship that was assaulted this turn is left out; the others are not."""
    ships = {
        "R1": {"at": [300, 300, 0]},
        "R2": {"at": [100, 300, 0]},
        "C1": {"at": [315, 300, 0]},
        "C2": {"at": [115, 300, 0]},
    }
    sea = boarding(ships, ("R1", "C1"), ("R2", "C2")).copy()
    sea.change("C1", assaulted=True)
    assert list(assaults(sea, Assaults("rome"))) == ["C2:R2"]
