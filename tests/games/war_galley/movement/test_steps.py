"""Steps (WG-6.3) called one by one: which are open, what they cost, what they leave behind, and what is said of the others."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_galley.table import draft, moving
from naumachia.games.war_galley.hulls import SHIFTS
from naumachia.games.war_galley.rules.movement.steps import (
    edge,
    jettison,
    jettison_bar,
    jettison_offers,
    leave,
    leave_bar,
    make_step,
    manner,
    open_step,
    open_steps,
    run,
    run_option,
    step_bar,
    step_ghost,
    step_kinds,
    step_refusal,
    ways_out,
)
from naumachia.games.war_galley.state import Sea
from naumachia.geometry.hexes import from_printed, printed

FAR = "B1 T-std 5838 N"
AHEAD = ("fwd", "fwd-p", "fwd-s")
ASTERN = ("back", "back-p", "back-s")
Changes = dict[str, Any]


def lone(place: str = "2319 N", move: Changes | None = None, *others: str, model: str = "3-good", **changes: Any) -> Sea:
    """A1 in the middle of its move, with what has happened to it."""
    sea = moving(f"A1 {model} {place}", *(others or (FAR,)), move=move)
    sea.change("A1", **changes)
    return sea


LONG = (*AHEAD, "pivot-bow+1", "pivot-bow-1", "pivot-stern+1", "pivot-stern-1", "about")
SHORT = (*AHEAD, "pivot+1", "pivot-1", "about")


@pytest.mark.parametrize(
    ("model", "changes", "backing", "kinds"),
    [
        ("3-good", {}, False, LONG),
        ("L-std", {}, False, SHORT),
        ("3-good", {}, True, ASTERN),
        ("3-good", {"level": "max"}, False, AHEAD),
        ("3-good", {"sails": "up"}, False, AHEAD),
        ("3-good", {"sails": "down"}, False, LONG),
        ("3-good", {"sails": "up", "mast_down": True}, False, LONG),
        ("3-good", {"tows": "A2"}, False, AHEAD),
        ("3-good", {"towed_by": "A2"}, False, LONG),
        ("3-good", {"crippled": "P"}, False, ("fwd-p", "pivot-bow-1", "pivot-stern-1")),
        ("3-good", {"crippled": "S"}, False, ("fwd-s", "pivot-bow+1", "pivot-stern+1")),
        ("L-std", {"crippled": "P"}, False, ("fwd-p", "pivot-1")),
        ("L-std", {"crippled": "S"}, False, ("fwd-s", "pivot+1")),
        ("3-good", {"crippled": "S", "sails": "up"}, False, ("fwd-s",)),
        ("3-good", {"crippled": "P", "sails": "up"}, False, ("fwd-p",)),
        ("L-std", {"crippled": "P", "sails": "up"}, False, ("fwd-p",)),
        ("3-good", {"crippled": "P", "sails": "up", "mast_down": True}, False, ("fwd-p", "pivot-bow-1", "pivot-stern-1")),
    ],
)
def test_the_kinds_of_steps_a_ship_can_make(model: str, changes: Changes, backing: bool, kinds: tuple[str, ...]) -> None:
    """WG-6.33 to WG-6.37, WG-7.28."""
    assert manner(lone(model=model, **changes).ships["A1"], backing) == kinds


@pytest.mark.parametrize(
    ("left", "backing", "kinds"),
    [
        (0, False, ()),
        (1, False, tuple(name for name in LONG if name != "about")),
        (2, False, LONG),
        (0, True, ()),
        (1, True, ()),
        (2, True, ASTERN),
        (3, True, ASTERN),
    ],
)
def test_a_step_must_be_paid(left: int, backing: bool, kinds: tuple[str, ...]) -> None:
    """WG-6.32 1 MP ahead and for a pivot, 2 to back or to come about."""
    sea = lone()
    assert step_kinds(sea, sea.ships["A1"], left, backing) == kinds
    assert step_kinds(sea, sea.ships["A1"], left, backing) == kinds  # as it is remembered
    moving_on = lone(move={"left": left, "backing": backing})
    assert tuple(open_steps(moving_on, "A1")) == kinds


def test_without_a_move_no_step_is_open() -> None:
    sea = lone()
    sea.move = None
    assert open_steps(sea, "A1") == []
    assert ways_out(sea, "A1") == []
    assert jettison_offers(sea, "A1") == ()
    assert run(sea, sea.ships["A1"]) == 0


# Where they lead


@pytest.mark.parametrize(
    ("others", "land", "wary", "barred"),
    [
        ((), (), False, set()),
        (("B1 T-std 2318 N",), (), False, {"fwd", "about"}),
        (("A2 T-std 2318 N",), (), False, {"fwd"}),
        (("B1 T-std 2317 N",), (), False, set()),
        (("B1 T-std 2317 N",), (), True, {"fwd"}),
        (("A2 T-std 2317 N",), (), True, set()),
        ((), ("2318",), False, set()),
        ((), ("2219",), False, set()),
        ((), ("2220",), False, {"pivot-bow-1"}),
        ((), ("2420",), False, {"pivot-bow+1"}),
    ],
)
def test_where_a_step_may_lead(others: tuple[str, ...], land: tuple[str, ...], wary: bool, barred: set[str]) -> None:
    """WG-6.31, WG-6.34, WG-6.35, WG-6.6, WG-5.31 Onto water nobody lies in; on land only ahead; shyly, not beside an enemy."""
    blocks = [{"cols": [int(at[:2])] * 2, "rows": [int(at[2:])] * 2} for at in land]
    sea = moving("A1 3-good 2319 N", "B9 T-std 5838 N", *others, acting={"wary": wary}, land=blocks)
    near = {step for step in LONG if step.startswith("fwd") or step in ("pivot-bow-1", "pivot-bow+1", "about")}
    assert near - set(open_steps(sea, "A1")) == barred


@pytest.mark.parametrize(
    ("step", "left", "opens"),
    [("fwd", 1, False), ("fwd-s", 1, True), ("fwd-s", 0, False), ("about", 2, True), ("about", 1, False), ("back", 3, False)],
)
def test_a_step_nobody_needs_to_be_warned_of(step: str, left: int, opens: bool) -> None:
    """WG-6.31 There is land ahead of the bow."""
    sea = moving("A1 3-good 2319 N", FAR, land=[{"cols": [23, 23], "rows": [18, 18]}])
    assert open_step(sea, sea.ships["A1"], step, left) == opens
    assert open_step(sea, sea.ships["A1"], "back", 2, backing=True)


@pytest.mark.parametrize(
    ("left", "others", "hexes"),
    [
        (0, (FAR,), 0),
        (1, (FAR,), 1),
        (4, (FAR,), 4),
        (4, ("B1 T-std 2315 N",), 3),
        (4, ("B1 T-std 2316 N",), 2),
        (4, ("B1 T-std 2318 N",), 0),
        (4, (FAR, "A2 T-std 2316 N"), 2),
        (3, ("B1 T-std 2315 N",), 3),
    ],
)
def test_a_run_straight_ahead_ends_before_what_lies_there(left: int, others: tuple[str, ...], hexes: int) -> None:
    """WG-6.32 A hex for each MP."""
    sea = lone("2319 N", {"left": left}, *others)
    assert run(sea, sea.ships["A1"]) == hexes
    option = run_option(sea, "A1", "")
    assert (option.args["hexes"], option.args["hex"]) == (hexes, f"23{19 - hexes:02d}")
    assert len(option.path) == hexes + 1
    assert option.cell == from_printed(f"23{19 - hexes:02d}")


def test_a_ship_that_backs_runs_nowhere() -> None:
    sea = lone(move={"left": 4, "backing": True})
    assert run(sea, sea.ships["A1"]) == 0


# Effects of a step


@pytest.mark.parametrize(
    ("step", "backing", "left", "entered", "turns", "swung", "bow"),
    [
        ("fwd", False, 3, 2, 1, False, "2318"),
        ("fwd-p", False, 3, 2, 2, False, "2219"),
        ("fwd-s", False, 3, 2, 2, False, "2419"),
        ("back", True, 2, 3, 1, True, "2320"),
        ("back-p", True, 2, 3, 1, True, "2320"),
        ("pivot-bow+1", False, 3, 1, 1, True, "2420"),
        ("pivot-stern+1", False, 3, 1, 1, True, "2319"),
        ("about", False, 2, 1, 1, True, "2320"),
    ],
)
def test_what_a_step_leaves_behind(step: str, backing: bool, left: int, entered: int, turns: int, swung: bool, bow: str) -> None:
    """WG-6.32 to WG-6.35, WG-R15, WG-7.12, WG-7.15 Of 4 MP, after one hex ahead and one turn; a slip and a rake are past."""
    before = {"left": 4, "backing": backing, "entered": 1, "turns": 1, "trail": ("x",), "safe": ("B1",), "raked": True}
    sea = lone(move=before, used=2)
    make_step(sea, "A1", step)
    move = sea.move
    assert move is not None
    assert (move.left, move.entered, move.turns, move.swung) == (left, entered, turns, swung)
    assert (move.step, move.trail, move.came) == (step, ("x", step), from_printed("2319"))
    assert (move.asked, move.safe, move.raked) == ((), (), False)
    assert sea.ships["A1"].used == 2 + 4 - left
    assert printed(sea.ships["A1"].bow) == bow
    (told,) = sea.events
    assert told.args["left"] == left
    assert told.path == ((from_printed("2319"), 0), (from_printed(bow), sea.ships["A1"].facing))


def test_a_ship_that_has_swung_has_swung() -> None:
    """WG-7.12 A step ahead afterwards does not undo it."""
    sea = lone(move={"left": 3, "swung": True})
    make_step(sea, "A1", "fwd")
    assert sea.move is not None
    assert sea.move.swung


@pytest.mark.parametrize(("place", "asked"), [("2317 N", ("B1",)), ("2316 N", ()), ("2418 N", ("B1",)), ("2518 N", ())])
def test_the_enemies_beside_the_hex_entered_have_a_window(place: str, asked: tuple[str, ...]) -> None:
    """WG-6.51."""
    sea = lone("2319 N", None, f"B1 L-std {place}")
    sea.agenda = ()
    make_step(sea, "A1", "fwd")
    assert sea.move is not None
    assert sea.move.asked == asked
    assert len(sea.agenda) == len(asked)


def test_turning_in_place_beside_an_enemy_opens_no_window() -> None:
    """WG-6.51 No hex is entered."""
    sea = lone("2319 N", None, "B1 L-std 2318 N", model="L-std")
    sea.agenda = ()
    make_step(sea, "A1", "pivot+1")
    assert sea.move is not None
    assert sea.move.asked == ()
    assert sea.agenda == ()
    assert sea.events[0].args["hex"] == "2319"


@pytest.mark.parametrize(("backing", "step", "at"), [(False, "fwd", "2318"), (True, "back", "2321")])
def test_a_step_onto_land_runs_aground_and_ends_the_move(backing: bool, step: str, at: str) -> None:
    """WG-6.36, WG-R44 Astern where it was backing; ships beside have no window any more."""
    block = [{"cols": [23, 23], "rows": [int(at[2:])] * 2}]
    sea = moving("A1 3-good 2319 N", "B1 L-std 2417 N", "B2 L-std 2421 N", move={"left": 3, "backing": backing}, land=block)
    sea.agenda, sea.turn = (), 4
    make_step(sea, "A1", step)
    ship = sea.ships["A1"]
    assert (ship.aground, ship.aground_astern) == (4, backing)
    assert sea.move is not None
    assert sea.move.over
    assert sea.agenda == ()


def test_a_tow_follows_into_the_hex_the_stern_has_left() -> None:
    """WG-D33 It faces that hex from behind; the others stay where they are."""
    sea = lone("2319 N", {"left": 3}, FAR, "A2 L-std 2321 S", "A3 L-std 2521 S", tows="A2")
    sea.change("A2", towed_by="A1")
    make_step(sea, "A1", "fwd-s")
    tow = sea.ships["A2"]
    assert (printed(tow.bow), tow.facing) == ("2320", 0)
    assert printed(sea.ships["A3"].bow) == "2521"
    small = lone("2319 N", {"left": 3}, FAR, "A2 L-std 2320 S", model="L-std", tows="A2")
    make_step(small, "A1", "fwd-p")
    assert (printed(small.ships["A2"].bow), small.ships["A2"].facing) == ("2319", 5)


# Towers


@pytest.mark.parametrize(
    ("left", "towers", "offers", "key"),
    [(1, True, ("",), None), (0, True, (), "no-jettison"), (1, False, (), "no-towers"), (0, False, (), "no-towers")],
)
def test_when_towers_go_overboard(left: int, towers: bool, offers: tuple[str, ...], key: str | None) -> None:
    """WG-8.48 While an MP is left to pay for it."""
    sea = lone(move={"left": left}, towers=towers)
    assert jettison_offers(sea, "A1") == offers
    bar = jettison_bar(sea, "A1", "")
    assert (bar and bar.key) == key


def test_throwing_the_towers_overboard_costs_a_point() -> None:
    """WG-8.48."""
    sea = lone(move={"left": 3}, towers=True, used=2)
    jettison(sea, "A1", "")
    ship = sea.ships["A1"]
    assert (ship.towers, ship.jettisoned, ship.used) == (False, True, 3)
    assert sea.move is not None
    assert sea.move.left == 2


# The edge


@pytest.mark.parametrize(
    ("place", "backing", "ways"),
    [
        ("2301 N", False, ["top"]),
        ("2302 N", False, []),
        ("2340 S", False, ["bottom"]),
        ("2339 S", False, []),
        ("0110 NW", False, ["left"]),
        ("0210 NW", False, []),
        ("6010 NE", False, ["right"]),
        ("5910 NE", False, []),
        ("0101 N", False, ["left", "top"]),
        ("6040 S", False, ["bottom", "right"]),
        ("2302 S", True, ["top"]),
        ("2303 S", True, []),
        ("2339 N", True, ["bottom"]),
        ("2338 N", True, []),
        ("0210 NE", True, ["left"]),
        ("0310 NE", True, []),
        ("5910 NW", True, ["right"]),
        ("5810 NW", True, []),
        ("2319 N", False, []),
        ("2319 N", True, []),
    ],
)
def test_over_which_edge_a_step_leads(place: str, backing: bool, ways: list[str]) -> None:
    """WG-6.38 A stern may be at the edge while the bow is two hexes from it."""
    sea = moving(f"A1 3-good {place}", "B1 T-std 3020 N", move={"left": 2, "backing": backing})
    assert ways_out(sea, "A1") == ways
    for way in ("top", "bottom", "left", "right"):
        bar = leave_bar(sea, "A1", way)
        assert (bar and bar.key) == (None if way in ways else "no-leave")
    sea.note(left=0)
    assert ways_out(sea, "A1") == []


@pytest.mark.parametrize(
    ("column", "row", "name"),
    [(0, 10, "left"), (61, 10, "right"), (30, 0, "top"), (30, 41, "bottom"), (31, 0, "top"), (31, 41, "bottom"), (0, 0, "left")],
)
def test_the_name_of_an_edge(column: int, row: int, name: str) -> None:
    sea = draft("A1 3-good 2319 N", FAR)
    assert edge(sea, (column, row - (column - column % 2) // 2)) == name


@pytest.mark.parametrize(
    ("changes", "by", "bonus"),
    [
        ({}, "top", 3),
        ({}, "left", 5),
        ({}, "bottom", 0),
        ({"squadron": "other"}, "left", 0),
        ({"squadron": "other"}, "top", 3),
        ({"origin": "B"}, "top", 0),
        ({"side": "B"}, "top", 0),
        ({"side": "B", "origin": "B"}, "top", 2),
    ],
)
def test_what_leaving_is_worth(changes: Changes, by: str, bonus: int) -> None:
    """WG-6.38, WG-9.1 The first way out of the scenario that fits, for a ship that has always been its side's."""
    exits: list[Changes] = [
        {"side": "A", "edge": "left", "vp": 5, "squadrons": ["a1"]},
        {"side": "A", "edge": "top", "vp": 3},
        {"side": "A", "edge": "top", "vp": 4},
        {"side": "B", "edge": "top", "vp": 2},
    ]
    sea = moving("A1 3-good 2319 N", FAR, exits=exits)
    sea.bonus = {"A": 10, "B": 20}
    sea.change("A1", **changes)
    leave(sea, "A1", by)
    side = sea.ships["A1"].side
    assert sea.ships["A1"].gone == "left"
    assert sea.bonus == {"A": 10, "B": 20} | {side: (10 if side == "A" else 20) + bonus}
    assert [event.args["points"] for event in sea.events if event.key == "exit-points"] == ([bonus] if bonus else [])


def test_the_first_points_of_a_side() -> None:
    """WG-9.1."""
    sea = moving("A1 3-good 2319 N", FAR, exits=[{"side": "A", "edge": "top", "vp": 3}])
    leave(sea, "A1", "top")
    assert sea.bonus == {"A": 3}


# Refusals


@pytest.mark.parametrize(
    ("changes", "move", "step", "key"),
    [
        ({"rammed": True}, {}, "fwd", "no-step-held"),
        ({"crippled": "PS"}, {}, "fwd", "no-step-held"),
        ({"crippled": "P"}, {}, "fwd", "no-step-crippled"),
        ({"sails": "up"}, {}, "about", "no-step-sails"),
        ({"sails": "up"}, {}, "pivot-bow+1", "no-step-sails"),
        ({"sails": "up", "mast_down": True}, {"left": 0}, "pivot-bow+1", "no-step-points"),
        ({"level": "max"}, {}, "pivot-bow+1", "no-step-max"),
        ({"level": "max"}, {}, "back", "no-step-max"),
        ({"level": "max"}, {"left": 0}, "fwd", "no-step-points"),
        ({"tows": "A2"}, {}, "about", "no-step-tow"),
        ({"tows": "A2"}, {"left": 0}, "fwd", "no-step-points"),
        ({}, {"announced": False}, "fwd", "no-step-yet"),
        ({}, {"backing": True}, "fwd", "no-step-mode"),
        ({}, {"backing": False}, "back", "no-step-mode"),
        ({}, {"left": 0}, "fwd", "no-step-points"),
        ({}, {"left": 1}, "about", "no-step-points"),
        ({}, {"left": 2}, "about", "no-about-near"),
    ],
)
def test_why_a_step_is_barred(changes: Changes, move: Changes, step: str, key: str) -> None:
    """WG-6.33 to WG-6.37, WG-7.28, one thing at a time."""
    sea = lone(move=move, **changes)
    ship = sea.ships["A1"]
    bar = step_bar(sea, ship, step, SHIFTS[ship.length, ship.facing][step])
    assert bar.key == key
    assert "left" not in bar.args or bar.args["left"] == move["left"]


@pytest.mark.parametrize(
    ("place", "others", "land", "wary", "step", "key"),
    [
        ("2319 N", ("B1 T-std 2318 N",), (), False, "fwd", "no-step-taken"),
        ("2319 N", (), ("2420",), False, "pivot-bow+1", "no-step-land"),
        ("2301 N", (), (), False, "fwd", "no-step-map"),
        ("2301 SE", (), (), False, "pivot-bow-1", "no-step-edge"),
        ("2319 N", ("B1 T-std 2317 N",), (), True, "fwd", "no-step-wary"),
    ],
)
def test_why_a_step_leads_nowhere(
    place: str, others: tuple[str, ...], land: tuple[str, ...], wary: bool, step: str, key: str
) -> None:
    """WG-6.31, WG-6.34, WG-6.38, WG-6.6, WG-5.31."""
    blocks = [{"cols": [int(at[:2])] * 2, "rows": [int(at[2:])] * 2} for at in land]
    sea = moving(f"A1 3-good {place}", "B9 T-std 5838 N", *others, acting={"wary": wary}, land=blocks)
    bar = step_refusal(sea, "A1", step)
    assert bar is not None
    assert bar.key == key


@pytest.mark.parametrize(
    ("ship", "step", "key"),
    [("A1", "fwd", None), ("A1", "pivot+1", "no-step-form"), ("A1", "row", "no-step-form"), ("A2", "fwd", "no-not-acting")],
)
def test_only_the_ship_that_moves_makes_steps(ship: str, step: str, key: str | None) -> None:
    """WG-5.41, WG-6.32."""
    sea = moving("A1 3-good 2319 N", "A2 3-good 2719 N", FAR)
    bar = step_refusal(sea, ship, step)
    assert (bar and bar.key) == key
    sea.move = None
    bar = step_refusal(sea, "A1", "fwd")
    assert bar is not None
    assert bar.key == "no-not-acting"


@pytest.mark.parametrize(
    ("step", "left", "cost", "remains", "at"),
    [("fwd", 3, 1, 2, "2318"), ("about", 3, 2, 1, "2320"), ("about", 1, 2, 0, "2320"), ("pivot-stern+1", 1, 1, 0, "2220")],
)
def test_how_a_step_is_shown(step: str, left: int, cost: int, remains: int, at: str) -> None:
    """WG-6.32 Its cost, what is left, the hex to click and whether it lies ashore."""
    for land, aground in (((), 0), ((at,), 1)):
        blocks = [{"cols": [int(one[:2])] * 2, "rows": [int(one[2:])] * 2} for one in land]
        if step == "about" and land:
            continue
        sea = moving("A1 3-good 2319 N", FAR, move={"left": left}, land=blocks)
        option = step_ghost(sea, "A1", step)
        assert (option.args["cost"], option.args["left"], option.args["hex"]) == (cost, remains, at)
        assert option.args["aground"] == aground
        assert option.cell == from_printed(at)
    sea.move = None
    assert step_ghost(sea, "A1", step).args["left"] == 0
