"""Membership of squadrons (WG-5.2), one rule at a time: range, lines astern, and the choice of phase B."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.war_galley.table import draft
from naumachia.games.war_galley.rules.command.squadrons import (
    AssignShips,
    ChooseLines,
    all_lines,
    candidates,
    chains,
    command_range,
    followers,
    form,
    in_command,
    in_range,
    initiative,
)
from naumachia.games.war_galley.state import Sea

Changes = dict[str, Any]
FAR = "B1 L-std 5838 N"


def fleet(*ships: str, reach: int = 3, **chiefs: str) -> Sea:
    """An admiral aboard A1 whose command reaches so many hexes."""
    sea = draft(*ships, chiefs={"A1": f"ADM {reach} 3"} | chiefs, position={"phase": "speed"})
    sea.agenda = ()
    return sea


# Range


@pytest.mark.parametrize(
    ("place", "reach", "steps"),
    [
        ("1007 N", 3, 3),
        ("1006 N", 3, None),
        ("1006 N", 4, 4),
        ("1006 S", 3, None),
        ("1013 N", 2, 2),
        ("1014 N", 2, None),
        ("1310 N", 3, 3),
        ("1410 N", 3, None),
        ("1014 S", 1, None),
        ("1014 S", 2, 2),
        ("1013 S", 1, 1),
    ],
)
def test_how_far_a_command_reaches(place: str, reach: int, steps: int | None) -> None:
    """WG-5.23, WG-R53 From hull to hull; the admiral's own ship is always within it."""
    sea = fleet("A1 3-good 1010 N", f"A2 {'L-std' if place[-1] == 'N' else '3-good'} {place}", FAR, reach=reach)
    wanted = {"A1": 0} | ({} if steps is None else {"A2": steps})
    assert in_range(sea, sea.commanders["a1"]) == wanted
    assert in_range(sea, sea.commanders["a1"], 0) == {"A1": 0}
    assert in_range(sea, sea.commanders["a1"], reach + 1).keys() >= wanted.keys()


@pytest.mark.parametrize(
    ("changes", "found"), [({}, True), ({"gone": "sunk"}, False), ({"gone": "waiting"}, False), ({"side": "B"}, False)]
)
def test_which_ships_are_within_range(changes: Changes, found: bool) -> None:
    """WG-5.23."""
    sea = fleet("A1 3-good 1010 N", "A2 L-std 1008 N", FAR)
    sea.change("A2", **changes)
    sea.__dict__.pop("occupied", None)
    assert ("A2" in in_range(sea, sea.commanders["a1"])) == found


@pytest.mark.parametrize(
    ("enemies", "gone", "steps"),
    [
        ((), (), 2),
        (("B2 L-std 1009 N",), (), 3),
        (("B2 L-std 1009 N",), ("B2",), 2),
        (("A3 L-std 1009 N",), (), 2),
        (("B2 L-std 1009 N", "B3 L-std 1109 N"), (), 3),
        (("B2 L-std 1009 N", "B3 L-std 1109 N", "B4 L-std 0909 N"), (), None),
    ],
)
def test_command_goes_around_enemies_and_through_friends(
    enemies: tuple[str, ...], gone: tuple[str, ...], steps: int | None
) -> None:
    """WG-5.23, WG-R43 A2 lies two hexes ahead; only three can be gone."""
    sea = fleet("A1 L-std 1010 N", "A2 L-std 1008 N", FAR, *enemies)
    for name in gone:
        sea.change(name, gone="sunk")
    found = in_range(sea, sea.commanders["a1"])
    assert found.get("A2") == steps
    assert found["A1"] == 0


@pytest.mark.parametrize(("land", "steps"), [([], 3), ([{"cols": [11, 11], "rows": [10, 10]}], 3)])
def test_command_goes_over_land_but_not_off_the_map(land: list[Changes], steps: int) -> None:
    """WG-R43."""
    sea = draft(
        "A1 L-std 1010 N", "A2 L-std 1008 N", FAR, "B2 L-std 1009 N",
        chiefs={"A1": "ADM 3 3"}, position={"phase": "speed"}, land=land,
    )  # fmt: skip
    assert in_range(sea, sea.commanders["a1"])["A2"] == steps
    edge = fleet("A1 L-std 0103 N", "A2 L-std 0101 N", FAR, "B2 L-std 0102 N", "B3 L-std 0202 N", reach=4)
    assert in_range(edge, edge.commanders["a1"]).get("A2") is None
    wide = fleet("A1 L-std 0103 N", "A2 L-std 0101 N", FAR, "B2 L-std 0102 N", "B3 L-std 0202 N", reach=5)
    assert in_range(wide, wide.commanders["a1"]).get("A2") == 5


@pytest.mark.parametrize(
    ("kind", "reduced", "value", "reach"), [("ADM", False, 3, 6), ("ADM", True, 2, 5), ("SC", False, 0, 6), ("SC", True, 0, 5)]
)
def test_the_reduced_side_of_a_commander(kind: str, reduced: bool, value: int, reach: int) -> None:
    """WG-5.11, WG-5.12, WG-5.52."""
    sea = fleet("A1 L-std 1010 N", FAR, reach=6)
    chief = replace(sea.commanders["a1"], kind=kind, reduced=reduced)
    assert (initiative(sea, chief), command_range(sea, chief)) == (value, reach)


# Lines astern


@pytest.mark.parametrize(
    ("other", "follows"),
    [
        ("A2 3-good 1012 N", True),
        ("A2 L-std 1012 N", True),
        ("A2 3-good 1012 NE", False),
        ("A2 3-good 1013 S", False),
        ("A2 3-good 1013 N", False),
        ("A2 3-good 1112 N", False),
        ("A2 3-good 1111 N", True),
        ("A2 3-good 1110 S", False),
        ("A2 3-good 0911 NW", True),
        ("A2 3-good 1110 N", False),
    ],
)
def test_who_follows_a_ship(other: str, follows: bool) -> None:
    """WG-5.22, WG-R47 Dead astern and pointing at it, or with the bow in a stern/flank hex."""
    sea = fleet("A1 3-good 1010 N", other, FAR)
    assert followers(sea, sea.ships["A1"]) == (["A2"] if follows else [])
    assert followers(sea, sea.ships["A2"]) == []
    sea.change("A2", side="B")
    assert followers(sea, sea.ships["A1"]) == []


LINE = ("A1 3-good 1010 N", "A2 3-good 1012 N", "A3 3-good 1014 N", FAR)


@pytest.mark.parametrize(
    ("chief", "lines"),
    [("A1", (("A1", "A2", "A3"),)), ("A2", (("A1", "A2", "A3"),)), ("A3", (("A2", "A3"),))],
)
def test_the_line_of_a_command_ship(chief: str, lines: tuple[tuple[str, ...], ...]) -> None:
    """WG-5.22, WG-R55 First or second: from the third place only the ship right ahead, if it follows nobody."""
    sea = draft(*LINE, chiefs={chief: "SC 1"}, position={"phase": "speed"})
    found = all_lines(sea)[chief.lower()]
    assert found == (lines if chief != "A3" else ())
    sea.change(chief, gone="sunk")
    assert chains(sea, sea.commanders[chief.lower()], {}) == ()


def test_lines_that_differ_only_within_range_are_one() -> None:
    """WG-5.22 The longest first; the last of equal ones stands for all."""
    ships = ("A1 3-good 1010 N", "A2 3-good 1111 N", "A3 3-good 0911 N", "A4 3-good 1113 N", FAR)
    for reach, lines in ((1, (("A1", "A2", "A4"), ("A1", "A3"))), (9, (("A1", "A2", "A4"),))):
        sea = fleet(*ships, reach=reach)
        assert all_lines(sea)["a1"] == lines
    alone = fleet("A1 3-good 1010 N", FAR)
    assert all_lines(alone)["a1"] == (("A1",),)


@pytest.mark.parametrize(
    ("changes", "ship", "commands"),
    [({}, {}, True), ({"lost": True}, {}, False), ({}, {"gone": "left"}, False), ({}, {"gone": "waiting"}, True)],
)
def test_which_commanders_form_squadrons(changes: Changes, ship: Changes, commands: bool) -> None:
    """WG-D32 Also one about to enter."""
    sea = fleet("A1 3-good 1010 N", FAR)
    sea.change("A1", **ship)
    assert in_command(sea, replace(sea.commanders["a1"], **changes)) == commands


# The choice


def test_only_one_of_several_lines_is_asked_for() -> None:
    """WG-5.22 The owner is asked where there are two, and the longest stands where nobody answers."""
    sea = fleet("A1 3-good 1010 N", FAR)
    lines: dict[str, tuple[tuple[str, ...], ...]] = {"a1": (("A1", "A2"), ("A1",)), "b1": (("B1",),)}
    sea.commanders = sea.commanders | {"b1": replace(sea.commanders["a1"], id="b1", side="B", ship="B1")}
    request = ChooseLines(lines).ask(sea)
    assert request is not None
    assert {seat: [line.id for line in found] for seat, found in request.sheets.items()} == {"A": ["a1"]}
    assert [tuple(line) for line in request.sheets["A"]] == [("A1>A2", "A1")]
    assert ChooseLines({"a1": (("A1",),), "b1": ()}).ask(sea) is None


def test_a_ship_within_reach_of_two_belongs_to_the_nearer_unless_its_owner_says_otherwise() -> None:
    """WG-5.24 A command ship belongs to its own; of equals the one whose ship has the lower id stands first."""
    ships = ("A1 L-std 1010 N", "A2 L-std 1510 N", "A3 L-std 1210 N", "A4 L-std 3010 N", FAR)
    sea = fleet(*ships, reach=9, A2="SC 9")
    found = candidates(sea, {"a1": ("A1",), "a2": ("A2",)})
    assert found == {"A1": ("a1",), "A2": ("a2",), "A3": ("a1", "a2"), "A4": (), "B1": ()}
    lined = candidates(sea, {"a1": ("A1", "A4"), "a2": ("A2",)})
    assert lined["A4"] == ("a1",)
    sea.change("A3", bow=(14, 3))
    assert candidates(sea, {"a1": ("A1",), "a2": ("A2",)})["A3"] == ("a2", "a1")
    sea.change("A2", gone="left")
    assert candidates(sea, {"a1": ("A1",), "a2": ("A2",)}) == {"A1": ("a1",), "A3": ("a1",), "A4": (), "B1": ()}


def test_what_phase_b_makes_of_the_fleet() -> None:
    """WG-5.21, WG-5.31 A ship on its own is steady where an enemy lies beside it."""
    ships = ("A1 L-std 1010 N", "A2 L-std 1110 N", "A3 L-std 3010 N", "A4 L-std 2010 N", "B1 L-std 3011 N")
    sea = fleet(*ships)
    made = form(sea, {"A1": "a1", "A2": "a1", "A3": "", "A4": "", "B1": ""})
    assert {name: (one.side, one.ships, one.commander, one.steady) for name, one in made.items()} == {
        "a1": ("A", ("A1", "A2"), "a1", False),
        "A3": ("A", ("A3",), "", True),
        "A4": ("A", ("A4",), "", False),
        "B1": ("B", ("B1",), "", True),
    }
    sea.commanders = {"a1": replace(sea.commanders["a1"], lost=True)}
    assert "a1" not in form(sea, {"A1": "a1", "A2": "", "A3": "", "A4": "", "B1": ""})


def test_the_owner_is_asked_only_where_there_is_a_choice() -> None:
    """WG-5.24 And it is told how many ships are on their own, where any are."""
    ships = ("A1 L-std 1010 N", "A2 L-std 1510 N", "A3 L-std 1210 N", "A4 L-std 3010 N", FAR)
    sea = fleet(*ships, A2="SC 9")
    frame = AssignShips({"A1": ("a1",), "A2": ("a2",), "A3": ("a1", "a2"), "A4": (), "B1": ()})
    request = frame.ask(sea)
    assert request is not None
    assert {seat: [line.id for line in lines] for seat, lines in request.sheets.items()} == {"A": ["A3"]}
    frame.take(sea, {"A": {"A3": "a2"}})
    assert sea.squadrons["a2"].ships == ("A2", "A3")
    assert [(event.args["commanded"], event.args["alone"], event.side) for event in sea.events] == [(2, 1, "A"), (0, 1, "B")]
    sea = fleet(*ships, A2="SC 9")
    frame.take(sea, None)
    assert sea.squadrons["a1"].ships == ("A1", "A3")
    assert AssignShips({"A1": ("a1",), "A2": ("a2",), "A3": ("a1",), "A4": ("a1",), "B1": ()}).ask(sea) is None
    sea = fleet(*ships, A2="SC 9")
    AssignShips({"A1": ("a1",), "A2": ("a2",), "A3": ("a1",), "A4": ("a1",)}).take(sea, None)
    assert list(sea.events) == []
