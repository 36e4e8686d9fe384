"""One thing alone is enough to forbid an action, each with its own reason; and without any of them nothing forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_galley.combat.test_ramming import SPARE, TWO
from games.war_galley.table import afloat, on
from naumachia.games.war_galley.rules.combat.boarding import may_board
from naumachia.games.war_galley.rules.combat.grapple import grapple_bar, grapple_targets
from naumachia.games.war_galley.rules.combat.rake import rake_unfit
from naumachia.games.war_galley.rules.combat.ram import unfit
from naumachia.games.war_galley.rules.command.transfer import Replace, succeed
from naumachia.games.war_galley.rules.movement.announcement import announce_bar, back_bar
from naumachia.games.war_galley.rules.movement.evasion import evade_bar, evade_ways
from naumachia.games.war_galley.rules.movement.preparation import refloat_bar, sails_bar
from naumachia.games.war_galley.rules.movement.speed import max_bar
from naumachia.games.war_galley.state import Sea

Changes = dict[str, Any]

HELD: list[Changes] = [{"rammed": True}, {"fouled": ("B1",)}, {"grappled": {"B1": ""}}, {"aground": 1}]
TOWED: list[Changes] = [{"tows": "A2"}, {"towed_by": "A2"}, {"deserter": "top"}]


def alone(*ships: str, **changes: Any) -> Sea:
    """A1 somewhere at sea with something that happened to it, and B1 far away."""
    draft = afloat(*(ships or ("A1 3-good 1718 NE", "B1 3-good 3030 SW"))).copy()
    draft.change("A1", **changes)
    return draft


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, None),
        ({"crippled": "S"}, "no-ram-crippled"),
        ({"fatigue": 1}, "no-ram-tired"),
        ({"half": True}, "no-ram-half"),
        *((changes, "no-ram-held") for changes in HELD),
        ({"tows": "A2"}, "no-ram-towing"),
        ({"towed_by": "A2"}, "no-deserter"),
        ({"deserter": "top"}, "no-deserter"),
        ({"ram_tried": True}, "no-ram-twice"),
        ({"rake_tried": True}, None),
        ({"captured": True}, None),
    ],
)
def test_what_keeps_a_ship_from_ramming(changes: Changes, key: str | None) -> None:
    """WG-7.13."""
    sea = alone(**changes)
    bar = unfit(sea, sea.ships["A1"])
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, None),
        ({"crippled": "S"}, "no-rake-crippled"),
        ({"fatigue": 1}, "no-rake-tired"),
        ({"half": True}, "no-rake-half"),
        ({"sails": "up"}, "no-rake-sails"),
        ({"sails": "down"}, None),
        ({"sails": "up", "mast_down": True}, None),
        *((changes, "no-rake-special") for changes in TOWED),
        ({"marines": 0}, None),
        ({"ram_tried": True}, None),
    ],
)
def test_what_keeps_a_ship_from_raking(changes: Changes, key: str | None) -> None:
    """WG-7.22."""
    bar = rake_unfit(alone(**changes).ships["A1"])
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, None),
        ({"half": True}, "no-max-half"),
        ({"fatigue": 1}, "no-max-tired"),
        ({"captured": True}, "no-max-captured"),
        ({"crippled": "P"}, "no-max-crippled"),
        *((changes, "no-max-held") for changes in HELD),
        ({"mast_down": True}, "no-max-mast"),
        ({"sails": "up"}, "no-max-sails"),
        ({"sails": "down"}, None),
        *((changes, "no-max-special") for changes in TOWED),
    ],
)
def test_what_keeps_a_ship_from_maximum(changes: Changes, key: str | None) -> None:
    """WG-6.12."""
    sea = alone(**changes)
    bar = max_bar(sea, sea.ships["A1"])
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, None),
        ({"level": "max"}, "no-back-max"),
        ({"crippled": "S"}, "no-step-crippled"),
        ({"tows": "A2"}, "no-step-tow"),
        ({"towed_by": "A2"}, None),
        ({"fatigue": 1}, None),
    ],
)
def test_what_keeps_a_ship_from_backing(changes: Changes, key: str | None) -> None:
    """WG-6.33."""
    sea = alone(**changes)
    bar = back_bar(sea, sea.ships["A1"])
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, None),
        ({"fatigue": 1}, "no-evade-tired"),
        ({"crippled": "P"}, "no-evade-crippled"),
        *((changes, "no-evade-held") for changes in HELD),
        ({"towed_by": "A2"}, "no-evade-towed"),
        ({"tows": "A2"}, None),
        ({"half": True}, None),
    ],
)
def test_what_keeps_a_ship_from_evading(changes: Changes, key: str | None) -> None:
    """WG-6.53."""
    bar = evade_bar(alone(**changes).ships["A1"])
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("changes", "ways"),
    [
        ({}, ("forward", "back")),
        ({"level": "max"}, ("forward",)),
        ({"crew": 1}, ("forward", "back")),
        ({"crew": 0}, ()),
        ({"crew": 1, "half": True}, ()),
        ({"crew": 2, "half": True}, ("forward", "back")),
        ({"fatigue": 1}, ()),
    ],
)
def test_which_ways_are_open_to_slip_away(changes: Changes, ways: tuple[str, ...]) -> None:
    """WG-6.52 Nowhere when no die is low enough: half-speed adds one."""
    sea = alone(**changes)
    assert evade_ways(sea, sea.ships["A1"], sea.ships["B1"]) == ways


@pytest.mark.parametrize(
    ("changes", "other", "key"),
    [
        ({}, {}, None),
        ({"grapple_tried": True}, {}, "no-grapple-twice"),
        ({"no_grapple": True, "ram_tried": True}, {}, "no-grapple-collided"),
        ({"no_grapple": True}, {}, "no-grapple-anastrophe"),
        ({"level": "max"}, {}, "no-grapple-max"),
        ({"deserter": "top"}, {}, "no-deserter"),
        ({"rammed": True}, {}, "no-grapple-rammed"),
        ({"rammed": True, "fouled": ("B1",)}, {}, None),
        ({"grappled": {"B1": ""}}, {}, "no-grapple-again"),
        ({"aground": 1}, {}, None),
        ({}, {"aground": 1}, None),
        ({"aground": 1}, {"aground": 1}, "no-grapple-ashore"),
        ({}, {"side": "A"}, "no-grapple-friend"),
        ({}, {"bow": (30, 30)}, "no-grapple-apart"),
    ],
)
def test_what_keeps_a_ship_from_grappling(changes: Changes, other: Changes, key: str | None) -> None:
    """WG-8.11 B1 lies right before the bow of A1."""
    sea = alone("A1 3-good 1718 N", "B1 3-good 1716 N", **changes)
    sea.change("B1", **other)
    bar = grapple_bar(sea, sea.ships["A1"], sea.ships["B1"])
    assert (bar and bar.key) == key
    assert grapple_targets(sea, "A1") == ([] if key else ["B1"])


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({}, None),
        ({"aground": 0}, "no-refloat-afloat"),
        ({"aground": 4}, "no-refloat-yet"),
        ({"aground": 3}, None),
        ({"rammed": True}, "no-refloat-held"),
        ({"fouled": ("B1",)}, "no-refloat-held"),
        ({"grappled": {"B1": ""}}, "no-refloat-held"),
        ({"crew": 0}, "no-refloat-crew"),
        ({"crew": 1}, None),
    ],
)
def test_what_keeps_a_ship_aground(changes: Changes, key: str | None) -> None:
    """WG-6.36 In turn 4."""
    sea = alone(**({"aground": 1} | changes))
    sea.turn = 4
    bar = refloat_bar(sea, sea.ships["A1"])
    assert (bar is None) == (key is None)
    assert bar is None or key == "no-refloat-afloat" or bar.key == key


@pytest.mark.parametrize(
    ("changes", "up", "key"),
    [
        ({"sails": "down"}, True, None),
        ({"sails": "up"}, False, None),
        ({"sails": "up"}, True, "so"),
        ({"sails": "down"}, False, "so"),
        ({"sails": ""}, True, "none"),
        ({"sails": "up", "mast_down": True}, False, "no-sails-mast"),
        ({"sails": "down", "level": "max"}, True, "no-sails-max"),
        ({"sails": "up", "level": "max"}, False, None),
        ({"sails": "down", "rammed": True}, True, "no-sails-points"),
    ],
)
def test_what_keeps_sails_up_or_down(changes: Changes, up: bool, key: str | None) -> None:
    """WG-6.21 Beside an enemy they may still be lowered."""
    sea = alone(**changes)
    bar = sails_bar(sea, sea.ships["A1"], up)
    assert (bar is None) == (key is None)
    assert bar is None or key in ("so", "none") or bar.key == key
    near = alone("A1 3-good 1718 N", "B1 3-good 1716 N", **changes)
    bar = sails_bar(near, near.ships["A1"], up)
    assert (bar and bar.key) == ("no-sails-near" if up and key not in ("so", "none") else bar and bar.key)
    assert up or (bar is None) == (key is None)


@pytest.mark.parametrize(
    ("marines", "grappled", "key"), [(1, True, None), (0, True, "no-board-marines"), (1, False, "no-board-grapple")]
)
def test_boarding_needs_a_grapple_and_marines(marines: int, grappled: bool, key: str | None) -> None:
    """WG-8.21."""
    ship = alone(marines=marines, grappled={"B1": ""} if grappled else {}).ships["A1"]
    bar = may_board(ship, "B1")
    assert (bar and bar.key) == key


@pytest.mark.parametrize(
    ("answer", "key"),
    [("1 forward", None), ("0", None), ("2 backing", None), ("1 backing", "no-back-points"), ("9 forward", "no-announce")],
)
def test_an_announcement_is_refused_for_its_own_reason(answer: str, key: str | None) -> None:
    """WG-6.13, WG-6.33 Backing costs two points a hex."""
    sea = on(afloat("A1 3-good 1718 NE", SPARE, "B1 3-good 3030 SW", position=TWO), "A1")
    bar = announce_bar(sea, "A1", answer)
    assert (bar and bar.key) == key


def test_one_hex_forward_that_cannot_be_paid_is_no_matter_of_backing() -> None:
    """WG-6.13 A ship held fast has no points."""
    sea = on(afloat("A1 3-good 1718 NE", SPARE, "B1 3-good 3030 SW", position=TWO), "A1").copy()
    sea.change("A1", rammed=True)
    bar = announce_bar(sea, "A1", "1 forward")
    assert bar is not None
    assert bar.key == "no-announce"


def test_a_commander_who_lost_the_ship_is_no_transfer() -> None:
    """WG-5.53 Reduced for good; the ship that takes them aboard may go to maximum, also where they had changed ships before."""
    sea = afloat("A1 3-good 1718 NE", "A2 3-good 2020 NE", "B1 3-good 3030 SW", chiefs={"A1": "SC 5"}, position=TWO).copy()
    (name,) = [chief.id for chief in sea.commanders.values() if chief.side == "A"]
    succeed(sea, Replace(name, "A1"), "A2")
    chief = sea.commanders[name]
    assert (chief.ship, chief.reduced, chief.permanent, chief.moved_on) == ("A2", True, True, 0)
    assert max_bar(sea, sea.ships["A2"]) is None
