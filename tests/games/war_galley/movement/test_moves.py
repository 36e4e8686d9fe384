"""The frames of a move (WG-6.13, WG-6.32), one rule at a time: runs, the end of a move, and ships that come onto the map."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.war_galley.table import GAME, battle, moving
from naumachia.games.war_galley.rules.movement.entry import (
    enter_map,
    enter_option,
    entry_cost,
    entry_of,
    gates,
    hull,
    ways_in,
)
from naumachia.games.war_galley.rules.movement.movement import (
    AfterMoving,
    EndMove,
    Follow,
    Step,
    ahead_offers,
    end_bar,
    end_steps,
    go_ahead,
)
from naumachia.games.war_galley.state import Activation, Move, Sea
from naumachia.geometry.hexes import from_printed, printed

Changes = dict[str, Any]
FAR = "B1 T-std 5838 N"


def coming(sea: Sea) -> tuple[object, ...]:
    """The frames that are put in front of the agenda."""
    return sea.agenda


def lone(move: Changes | None = None, *others: str, **changes: Any) -> Sea:
    """A1 in the middle of its move."""
    sea = moving("A1 3-good 2319 N", *(others or (FAR,)), move=move)
    sea.agenda = ()
    sea.change("A1", **changes)
    return sea


# Runs


@pytest.mark.parametrize(
    ("move", "others", "offered"),
    [
        ({"left": 3}, (), True),
        ({"left": 2}, (), True),
        ({"left": 1}, (), False),
        ({"left": 3, "safe": ("B1",)}, (), False),
        ({"left": 3}, ("B1 T-std 2317 N",), False),
        ({"left": 3}, ("B1 T-std 2316 N",), True),
        ({"left": 3, "backing": True}, (), False),
    ],
)
def test_when_a_run_is_offered(move: Changes, others: tuple[str, ...], offered: bool) -> None:
    """WG-6.32 Of two hexes and more, where nothing has just come between."""
    sea = lone(move, *others)
    assert ahead_offers(sea, "A1") == (("",) if offered else ())
    sea.move = None
    assert ahead_offers(sea, "A1") == ()


def test_a_run_is_not_offered_where_somebody_can_be_raked() -> None:
    """WG-7.21."""
    sea = moving("A1 3-good 3013 S", "B1 3-good 2912 N", move={"left": 3, "step": "fwd", "came": from_printed("3012")})
    assert ahead_offers(sea, "A1") == ()
    sea.note(raked=True)
    assert ahead_offers(sea, "A1") == ("",)


@pytest.mark.parametrize(("place", "steps"), [("2316 N", 2), ("5838 N", 3)])
def test_a_run_goes_as_far_as_the_water_is_free(place: str, steps: int) -> None:
    """WG-6.32."""
    sea = lone({"left": 3}, f"B1 T-std {place}")
    go_ahead(sea, "A1", "")
    assert coming(sea) == (Follow("A1", ("fwd",) * steps),)


@pytest.mark.parametrize(
    ("move", "changes", "others", "steps", "goes"),
    [
        ({}, {}, (), ("fwd", "fwd"), True),
        ({}, {}, (), (), False),
        ({}, {"gone": "left"}, (), ("fwd",), False),
        ({"over": True}, {}, (), ("fwd",), False),
        ({"safe": ("B1",)}, {}, (), ("fwd",), False),
        ({"left": 0}, {}, (), ("fwd",), False),
        ({}, {}, ("B1 T-std 2318 NE",), ("fwd-s",), False),
        ({}, {}, ("B1 T-std 2318 N",), ("fwd",), False),
        ({}, {}, ("B1 T-std 2317 N",), ("fwd",), True),
    ],
)
def test_steps_that_were_told_at_once(
    move: Changes, changes: Changes, others: tuple[str, ...], steps: tuple[str, ...], goes: bool
) -> None:
    """WG-6.32 They end where something has come between, or an enemy can be struck."""
    sea = lone(move, *others, **changes)
    Follow("A1", steps).take(sea, None)
    assert printed(sea.ships["A1"].bow) == ("2318" if goes else "2319")
    assert (Follow("A1", steps[1:]) in coming(sea)) == goes
    sea = lone(move, *others, **changes)
    sea.move = None
    Follow("A1", steps).take(sea, None)
    assert printed(sea.ships["A1"].bow) == "2319"


# The end of a move


@pytest.mark.parametrize(
    ("move", "changes", "told"),
    [
        ({"left": 2}, {}, True),
        ({"left": 0}, {}, False),
        ({"left": 2, "over": True}, {}, False),
        ({"left": 2}, {"gone": "left"}, False),
    ],
)
def test_points_that_are_lost_are_told(move: Changes, changes: Changes, told: bool) -> None:
    """WG-6.13 Not of a ship that is gone or has been stopped."""
    sea = lone(move, **changes)
    end_steps(sea, "A1", "")
    assert [(event.key, event.args["points"]) for event in sea.events] == ([("points-lost", 2)] if told else [])
    assert coming(sea) == (AfterMoving("A1"),)
    sea = lone(move, **changes)
    sea.move = None
    end_steps(sea, "A1", "")
    assert list(sea.events) == []


@pytest.mark.parametrize(("left", "barred"), [(1, True), (0, False)])
def test_what_has_been_announced_is_spent(left: int, barred: bool) -> None:
    """WG-6.13."""
    bar = end_bar(lone({"left": left}), "A1", "")
    assert (bar is not None) == barred


@pytest.mark.parametrize(
    ("move", "changes", "asks"),
    [
        ({"left": 1}, {}, True),
        ({"left": 0}, {}, False),
        ({"left": 1}, {"gone": "left"}, False),
        ({"left": 1, "over": True}, {}, False),
        ({"left": 1}, {"deserter": "top"}, False),
    ],
)
def test_when_a_step_is_asked_for(move: Changes, changes: Changes, asks: bool) -> None:
    """WG-6.32."""
    sea = lone(move, **changes)
    assert (Step("A1").ask(sea) is not None) == asks
    sea.move = None
    assert Step("A1").ask(sea) is None


def test_without_points_a_ship_may_still_ram() -> None:
    """WG-R37 And it may say that it does not; a ship that can only shoot is asked later."""
    sea = moving("A1 3-good 3013 NW", "B1 3-good 2912 N", move={"left": 0})
    request = Step("A1").ask(sea)
    assert request is not None
    assert {"ram:B1", "end"} <= set(request)
    sea.change("A1", ram_tried=True)
    assert Step("A1").ask(sea) is None


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({}, "both"),
        ({"grapple_tried": True}, "fire"),
        ({"fired": True}, "grapple"),
        ({"fired": True, "grapple_tried": True}, None),
        ({"gone": "sunk"}, None),
    ],
)
def test_what_a_ship_may_do_after_its_move(changes: Changes, what: str | None) -> None:
    """M4 WG-8.11, WG-8.43."""
    sea = moving("A1 5-pun 2912 N", "B1 5-pun 3012 N", move={"left": 0})
    sea.agenda = ()
    sea.change("A1", **changes)
    request = AfterMoving("A1").ask(sea)
    assert (request and request.args["what"]) == what
    AfterMoving("A1").skip(sea)
    assert coming(sea) == (EndMove("A1"),)


@pytest.mark.parametrize(
    ("move", "ships", "trail"),
    [
        (Move("A1", trail=("forward", "fwd")), ("A1", "A2"), ("forward", "fwd")),
        (Move("A1", trail=("forward", "fwd"), follows=True), ("A1", "A2"), ("old",)),
        (Move("A1", trail=("forward", "fwd")), ("A1",), ("old",)),
        (None, ("A1", "A2"), ("old",)),
    ],
)
@pytest.mark.parametrize("gone", ["", "left"])
def test_the_end_of_a_move(move: Move | None, ships: tuple[str, ...], trail: tuple[str, ...], gone: Any) -> None:
    """WG-3.1.E1 What a ship did by its own orders may be done by the next; one that is gone has not acted."""
    sea = lone(gone=gone)
    sea.move = move
    sea.activation = Activation("A", ("a1",), ships, moved=("A9",), trail=("old",))
    EndMove("A1").take(sea, None)
    assert sea.move is None
    assert sea.ships["A1"].acted == (not gone)
    assert (sea.activation.moved, sea.activation.trail) == (("A9", "A1"), trail)
    sea.activation = None
    EndMove("A1").take(sea, None)
    assert sea.activation is None


# Ships that enter


def mouth(model: str = "3-good", turn: int = 2, **entry: Any) -> Sea:
    """A2 of the squadron `late` waits behind the mouth 3020, and acts."""
    tables = battle("A1 3-good 1010 N", "B1 3-good 5838 N")
    way = {"turn": 2, "mouth": ["3020", "3120"], "facings": ["N", "S"], "per_activation": 2} | entry
    chief = {"name": {"en": "M", "fr": "M"}, "kind": "SC", "range": 4}
    tables["squadrons"]["late"] = {
        "side": "A", "name": {"en": "Late", "fr": "Tard"}, "lines": [{"model": model, "count": 2}],
        "commander": chief, "entry": way,
    }  # fmt: skip
    found = GAME.start(GAME.check_scenario(tables, "test"), {"watch": 0, "reply": 0}, None)
    assert isinstance(found, Sea)
    sea = found.copy()
    sea.turn, sea.agenda, sea.move = turn, (), Move("A2")
    sea.activation = Activation("A", ("late",), ("A2", "A3"))
    return sea


WAYS = ["3020:N", "3020:S", "3120:N", "3120:S"]


@pytest.mark.parametrize(
    ("turn", "entry", "changes", "entered", "ways"),
    [
        (2, {}, {}, 0, WAYS),
        (1, {}, {}, 0, []),
        (3, {}, {}, 0, WAYS),
        (2, {}, {"gone": ""}, 0, []),
        (2, {}, {"gone": "left"}, 0, []),
        (2, {}, {}, 1, WAYS),
        (2, {}, {}, 2, []),
        (2, {"cost": 5}, {}, 0, WAYS),
        (2, {"cost": 6}, {}, 0, []),
        (2, {}, {"fatigue": 3}, 0, WAYS),
        (2, {}, {"fatigue": 4}, 0, []),
    ],
)
def test_when_a_ship_may_enter(turn: int, entry: Changes, changes: Changes, entered: int, ways: list[str]) -> None:
    """WG-D32 When it is due, has the MP for it, and its squadron has not sent in all it may."""
    sea = mouth(turn=turn, **entry)
    sea.mark(entered=entered)
    sea.change("A2", **({"gone": "waiting"} | changes))
    assert ways_in(sea, "A2") == ways
    sea.activation = None
    assert ways_in(sea, "A2") == []


@pytest.mark.parametrize(
    ("model", "place", "ways"),
    [
        ("3-good", "3020", ["3120:N", "3120:S"]),
        ("3-good", "3019", ["3020:S", "3120:N", "3120:S"]),
        ("3-good", "3021", ["3020:N", "3120:N", "3120:S"]),
        ("L-std", "3020", ["3120:N", "3120:S"]),
        ("L-std", "3019", WAYS),
    ],
)
def test_a_way_in_must_be_vacant(model: str, place: str, ways: list[str]) -> None:
    """WG-D32 The mouth and, for a ship of two hexes, the hex that way."""
    sea = mouth(model)
    sea.change("B1", bow=from_printed(place), length=1)
    sea.__dict__.pop("occupied", None)
    assert ways_in(sea, "A2") == ways


@pytest.mark.parametrize(
    ("edge", "origin", "first", "last", "facing"), [("bottom", "A", "0140", "6040", 0), ("top", "B", "0101", "6001", 3)]
)
def test_over_its_own_edge(edge: str, origin: str, first: str, last: str, facing: int) -> None:
    """WG-R32 The stern on any hex of the edge row, the bow inward; for one MP a hex of the ship."""
    sea = moving("A1 3-good 1010 N", FAR)
    ship = replace(sea.ships["A1"], origin=origin)
    assert sea.setting.scenario.sides[origin].edge == edge
    found = gates(sea, ship)
    assert (found[0], found[-1], len(found)) == ((from_printed(first), facing), (from_printed(last), facing), 60)
    assert entry_of(sea, ship) is None
    assert (entry_cost(ship, None), entry_cost(replace(ship, length=1), None)) == (2, 1)


@pytest.mark.parametrize(("where", "bow", "facing"), [("3020:N", "3019", 0), ("3120:S", "3121", 3)])
def test_a_ship_enters_for_its_first_points(where: str, bow: str, facing: int) -> None:
    """WG-R32, WG-D32 The waiting commander comes with it."""
    sea = mouth()
    sea.commanders = {name: replace(chief, ship="A3") for name, chief in sea.commanders.items()}
    option = enter_option(sea, "A2", where)
    assert (option.cell, option.args["hex"], option.args["facing"]) == (from_printed(bow), where[:4], where[5:])
    enter_map(sea, "A2", where)
    ship = sea.ships["A2"]
    assert (printed(ship.bow), ship.facing, ship.gone, ship.used) == (bow, facing, "", 2)
    assert hull(ship, from_printed(where[:4]), facing)[-1] == from_printed(where[:4])
    assert sea.move is not None
    assert (sea.move.paid, sea.move.stage, sea.move.entered, sea.move.asked) == (2, 5, 2, ())
    assert sea.activation is not None
    assert sea.activation.entered == 1
    assert sea.commanders["late"].ship == "A2"
    (told,) = sea.events
    assert (told.key, told.args["hex"], told.path) == ("entered", where[:4], ((from_printed(bow), facing),))
    assert coming(sea) == ()


@pytest.mark.parametrize(("lost", "waits", "ship"), [(False, True, "A2"), (True, True, "A3"), (False, False, "A3")])
def test_a_commander_who_is_there_already_stays_aboard(lost: bool, waits: bool, ship: str) -> None:
    """WG-D32."""
    sea = mouth()
    sea.commanders = {"late": replace(sea.commanders["late"], ship="A3", lost=lost)}
    if not waits:
        sea.change("A3", gone="", bow=(1, 1))
    enter_map(sea, "A2", "3020:N")
    assert sea.commanders["late"].ship == ship


def test_an_enemy_beside_the_mouth_has_a_window() -> None:
    """WG-6.51."""
    sea = mouth()
    sea.change("B1", bow=from_printed("3018"))
    enter_map(sea, "A2", "3020:N")
    assert sea.move is not None
    assert sea.move.asked == ("B1",)
    assert len(coming(sea)) == 1
