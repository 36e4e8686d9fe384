"""Desertion (WG-K25): when it is rolled for, who deserts, and the shortest way out, worked out a second time."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_galley.table import draft
from naumachia.games.war_galley.hulls import SHIFTS
from naumachia.games.war_galley.rules.movement.desertion import MayDesert, deserter_step, way_out
from naumachia.games.war_galley.rules.movement.movement import Step
from naumachia.games.war_galley.state import Move, Sea
from naumachia.geometry.hexes import Hex, from_printed
from naumachia.kernel import Roll

FAR = "B1 T-std 1009 N"
SMALL = {"cols": 11, "rows": 9}
FLEET = "A1 3-good 0303 N max", "A2 3-good 0603 N max", FAR


def lade(at_most: int = 4, after: str = "", deserted: dict[str, int] | None = None) -> Sea:
    """Turn 5 of a battle in which the squadron of A1 may desert."""
    rule: dict[str, Any] = {"squadron": "a1", "at_most": at_most, "edge": "top"} | ({"after": after} if after else {})
    sea = draft(*FLEET, map=SMALL, chiefs={"A1": "SC 3", "A2": "SC 3"}, desertions=[rule])
    sea.turn, sea.deserted = 5, deserted or {}
    return sea


@pytest.mark.parametrize(
    ("squadron", "after", "deserted", "rolls"),
    [
        ("a1", "", {}, True),
        ("a2", "", {}, False),
        ("a1", "", {"a1": 4}, False),
        ("a1", "", {"a2": 5}, True),
        ("a1", "a2", {}, False),
        ("a1", "a2", {"a2": 5}, False),
        ("a1", "a2", {"a2": 4}, True),
        ("a1", "a2", {"a2": 4, "a1": 4}, False),
    ],
)
def test_when_desertion_is_rolled_for(squadron: str, after: str, deserted: dict[str, int], rolls: bool) -> None:
    """WG-K25 Until the squadron has deserted, and from the turn after another one did where the scenario says so."""
    roll = MayDesert(squadron).ask(lade(4, after, deserted))
    assert (roll is not None) == rolls
    assert roll is None or (roll.seat, roll.args["needs"]) == ("A", 4)


@pytest.mark.parametrize(("at_most", "die", "deserts"), [(4, 4, True), (4, 5, False), (1, 1, True), (1, 2, False), (0, 1, False)])
def test_a_die_up_to_the_number_makes_all_of_them_desert(at_most: int, die: int, deserts: bool) -> None:
    """WG-K25 At cruise from now on; the ships of other squadrons, those taken by the enemy and those lost do not."""
    sea = lade(at_most)
    sea.change("A1", began_max=True)
    sea.change("A2", began_max=True)
    MayDesert("a1").take(sea, die)
    ship, other = sea.ships["A1"], sea.ships["A2"]
    assert (ship.deserter, ship.level, ship.began_max) == (("top", "cruise", False) if deserts else ("", "max", True))
    assert (other.deserter, other.level, other.began_max) == ("", "max", True)
    assert sea.deserted == ({"a1": 5} if deserts else {})
    (told,) = sea.events
    assert (told.key, told.dice) == ("deserts" if deserts else "loyal", (die,))
    assert (told.args["needs"], told.args["rolled"]) == (at_most, die)


@pytest.mark.parametrize(
    ("changes", "deserter"),
    [({}, "top"), ({"side": "B"}, ""), ({"gone": "sunk"}, ""), ({"gone": "left"}, ""), ({"squadron": "a2"}, "")],
)
def test_which_ships_desert(changes: dict[str, Any], deserter: str) -> None:
    """WG-K25 Those set up in the squadron that are still there and still its own."""
    sea = lade()
    sea.change("A1", **changes)
    MayDesert("a1").take(sea, 1)
    assert sea.ships["A1"].deserter == deserter


def test_without_a_die_nobody_deserts() -> None:
    """WG-K25."""
    for sea, die in ((lade(), None), (lade(deserted={"a1": 2}), 1)):
        before = dict(sea.deserted)
        MayDesert("a1").take(sea, die)
        assert sea.ships["A1"].deserter == ""
        assert sea.deserted == before
        assert not sea.events


# The way out


def chart(columns: int, rows: int, land: tuple[str, ...] = ()) -> frozenset[Hex]:
    """The water of a small map."""
    numbers = (f"{column:02d}{row:02d}" for column in range(1, columns + 1) for row in range(1, rows + 1))
    return frozenset(from_printed(number) for number in numbers if number not in land)


def outside(columns: int, rows: int) -> dict[Hex, str]:
    """The hexes around a map with the edge beyond which each lies; at a corner the side edge counts."""
    found = {}
    for column in range(-2, columns + 4):
        for row in range(-2, rows + 4):
            side = "left" if column < 1 else "right" if column > columns else "top" if row < 1 else "bottom" if row > rows else ""
            if side:
                found[column, row - (column - column % 2) // 2] = side
    return found


def slowly(water: frozenset[Hex], columns: int, rows: int, edge: str, length: int) -> dict[tuple[Hex, int], int]:
    """WG-K25 The MP to the edge from everywhere: each place is improved by its neighbours until none changes any more."""
    beyond = outside(columns, rows)
    best = {(bow, facing): 10**6 for bow in water for facing in range(6)}
    changed = True
    while changed:
        changed = False
        for bow, facing in best:
            for shift in SHIFTS[length, facing].values():
                if shift.kind == "back":
                    continue
                there = bow[0] + shift.q, bow[1] + shift.r
                entered = there if shift.new is None else (bow[0] + shift.new[0], bow[1] + shift.new[1])
                if entered in water:
                    # a bow may stand on land for a moment and block no ship: only the hex newly entered counts
                    reached = best.get((there, shift.facing), 10**6) + (2 if shift.kind == "about" else 1)
                elif shift.kind == "forward" and beyond.get(entered) == edge:
                    reached = 1
                else:
                    continue
                if reached < best[bow, facing]:
                    best[bow, facing], changed = reached, True
    return {place: cost for place, cost in best.items() if cost < 10**6}


@pytest.mark.parametrize("length", [1, 2])
@pytest.mark.parametrize("edge", ["top", "bottom", "left", "right"])
@pytest.mark.parametrize("land", [("0302", "0303"), ("0301", "0104", "0204", "0404", "0502", "0102")])
def test_the_way_out_is_the_shortest(edge: str, length: int, land: tuple[str, ...]) -> None:
    """WG-K25 On a small map with an island, or with land at its edges, from every place that lies on water."""
    water = chart(5, 4, land)
    expected = slowly(water, 5, 4, edge, length)
    found = way_out(water, 5, 4, edge, length)
    assert {place: found[place] for place in expected} == expected
    assert set(expected) == {place for place in found if place[0] in water}


@pytest.mark.parametrize(
    ("place", "edge", "steps", "leaves", "wanted"),
    [
        ("0503 N", "top", ["fwd", "fwd-p", "fwd-s"], [], "fwd"),
        ("0503 N", "top", ["fwd-p", "fwd-s"], [], None),
        ("0503 N", "top", ["fwd-p", "fwd-s"], ["top"], "leave:top"),
        ("0503 N", "top", ["fwd"], ["left", "right"], "fwd"),
        ("0503 S", "top", ["fwd", "about"], [], "about"),
        ("0503 S", "top", ["fwd"], [], None),
        ("0503 N", "top", [], [], None),
        ("0503 SE", "top", ["fwd", "pivot-bow+1", "pivot-bow-1"], [], "pivot-bow-1"),
        ("0507 S", "bottom", ["pivot-stern-1", "fwd"], [], "fwd"),
    ],
)
def test_the_step_of_a_deserter(place: str, edge: str, steps: list[str], leaves: list[str], wanted: str | None) -> None:
    """WG-K25 Out as soon as it can, else nearer; nowhere when every step leads away."""
    sea = draft(f"A1 3-good {place}", FAR, map=SMALL)
    sea.change("A1", deserter=edge)
    assert deserter_step(sea, sea.ships["A1"], steps, leaves) == wanted


def test_a_deserter_does_not_run_ashore() -> None:
    """WG-K25 Land is no way out, even right ahead."""
    land = [{"cols": [5, 5], "rows": [3, 3]}]
    sea = draft("A1 3-good 0504 N", FAR, map=SMALL, land=land)
    sea.change("A1", deserter="top")
    assert deserter_step(sea, sea.ships["A1"], ["fwd", "fwd-s"], []) == "fwd-s"
    assert deserter_step(sea, sea.ships["A1"], ["fwd"], []) is None


@pytest.mark.parametrize(
    ("changes", "move", "bow"),
    [
        ({}, {"left": 1}, "0502"),
        ({}, {"left": 0}, "0503"),
        ({}, {"left": 1, "over": True}, "0503"),
        ({"deserter": ""}, {"left": 1}, "0503"),
    ],
)
def test_deserters_go_while_they_have_points(changes: dict[str, Any], move: dict[str, Any], bow: str) -> None:
    """WG-K25 Nobody else takes a step unasked."""
    sea = draft("A1 3-good 0503 N", FAR, map=SMALL)
    sea.change("A1", **({"deserter": "top"} | changes))
    sea.move = Move("A1", announced=True, **move)
    Step("A1").skip(sea)
    assert sea.ships["A1"].bow == from_printed(bow)


def test_nobody_is_asked_for_a_deserter() -> None:
    """WG-K25."""
    sea = draft("A1 3-good 0503 N", FAR, map=SMALL)
    sea.move = Move("A1", announced=True, left=1)
    assert Step("A1").ask(sea) is not None
    sea.change("A1", deserter="top")
    assert Step("A1").ask(sea) is None


def test_the_roll_belongs_to_the_side_of_the_commander() -> None:
    """WG-K25."""
    rule = [{"squadron": "b1", "at_most": 3, "edge": "top"}]
    sea = draft("A1 3-good 0303 N", FAR, map=SMALL, chiefs={"B1": "SC 3"}, desertions=rule)
    roll = MayDesert("b1").ask(sea)
    assert isinstance(roll, Roll)
    assert (roll.seat, roll.rule, roll.args["needs"]) == ("B", "WG-5.41", 3)
