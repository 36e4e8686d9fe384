"""Speed levels, sails and announcements (WG-6.1, WG-6.2), one rule at a time."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.war_galley.table import draft, moving
from naumachia.games.war_galley.rules.movement.announcement import (
    announce,
    announce_bar,
    announce_option,
    announcements,
    in_words,
    may_back,
    open_announcements,
    spendable,
)
from naumachia.games.war_galley.rules.movement.movement import Step
from naumachia.games.war_galley.rules.movement.preparation import (
    BeforeMoving,
    FloatOff,
    before,
    lower_bar,
    may_cast_off,
    may_lower,
    may_raise,
    may_refloat,
    may_wait,
    raise_bar,
    refloat,
    refloat_bar,
    refloated,
    sail_cost,
    sails_bar,
    set_sails,
    transfer_bar,
    transfers,
)
from naumachia.games.war_galley.rules.movement.speed import (
    LevelOfEach,
    SpeedLevels,
    allowance,
    eligible,
    following_wind,
    level_bar,
    level_option,
    open_levels,
    printed_speed,
    sail_bonus,
    set_level,
    set_levels,
    settle_squadron,
)
from naumachia.games.war_galley.state import Activation, Sea, Squadron
from naumachia.geometry.hexes import from_printed, printed

Changes = dict[str, Any]
FAR = "B1 T-std 5838 N"
BREEZE = {"direction": "N", "strength": 1}


def coming(sea: Sea) -> tuple[object, ...]:
    """The frames that are put in front of the agenda."""
    return sea.agenda


def lone(
    ship: str = "A1 3-good 2319 N", move: Changes | None = None, *others: str, rest: Changes | None = None, **changes: Any
) -> Sea:
    """A1 about to move, with what has happened to it."""
    sea = moving(ship, *(others or (FAR,)), move=move, **(rest or {}))
    sea.agenda = ()
    sea.change("A1", **changes)
    return sea


# Speed


@pytest.mark.parametrize(
    ("changes", "speed"),
    [({}, 5), ({"level": "max"}, 8), ({"jettisoned": True}, 5), ({"level": "max", "jettisoned": True}, 9)],
)
def test_the_speed_that_shows(changes: Changes, speed: int) -> None:
    """WG-7.27, WG-8.48."""
    sea = lone(**changes)
    assert printed_speed(sea, sea.ships["A1"]) == speed


@pytest.mark.parametrize(("strength", "towards", "follows"), [
    (1, 2, True), (1, 1, True), (1, 3, True), (1, 0, False), (1, 4, False), (1, 5, False), (0, 2, False), (3, 2, True),
])  # fmt: skip
def test_a_wind_from_astern(strength: int, towards: int, follows: bool) -> None:
    """WG-6.22, WG-R10 Towards the bow or a bow/flank hexside of a ship that faces 2."""
    sea = lone(facing=2)
    sea.wind = (strength, towards)
    assert following_wind(sea, sea.ships["A1"]) == follows
    sea.change("A1", sails="up")
    assert sail_bonus(sea, sea.ships["A1"]) == int(follows)


@pytest.mark.parametrize(
    ("model", "changes", "bonus"),
    [
        ("3-good", {"sails": "up"}, 1),
        ("3-good", {"sails": "down"}, 0),
        ("3-good", {"sails": "up", "mast_down": True}, 0),
        ("3-good", {"sails": "up", "level": "max"}, 0),
        ("Trm-rho", {"sails": "up"}, 2),
        ("Trm-rho", {"sails": "up", "level": "max"}, 2),
        ("Trm-rho", {"sails": "down", "level": "max"}, 0),
    ],
)
def test_what_the_wind_gives(model: str, changes: Changes, bonus: int) -> None:
    """WG-6.22, WG-6.25."""
    sea = lone(f"A1 {model} 2319 N", rest={"wind": BREEZE}, **changes)
    assert sail_bonus(sea, sea.ships["A1"]) == bonus
    without = lone(f"A1 {model} 2319 N", **changes)
    assert allowance(sea, sea.ships["A1"]) == allowance(without, without.ships["A1"]) + bonus


@pytest.mark.parametrize(
    ("changes", "muddle", "ships", "points"),
    [
        ({}, "", ("A1",), 5),
        ({}, "halt", ("A1",), 0),
        ({}, "halt", ("A2",), 5),
        ({}, "half", ("A1",), 3),
        ({}, "half", ("A2",), 5),
        ({}, "cruise-1", ("A1",), 4),
        ({}, "cruise-2", ("A1",), 3),
        ({"fatigue": 1}, "cruise-2", ("A1",), 3),
        ({"fatigue": 3}, "cruise-1", ("A1",), 2),
        ({"fatigue": 9}, "", ("A1",), 1),
        ({"mast_down": True}, "", ("A1",), 3),
        ({"tows": "A2"}, "", ("A1",), 3),
        ({"tows": "A2", "fatigue": 3}, "", ("A1",), 2),
        ({"towed_by": "A2"}, "", ("A1",), 0),
        ({"crippled": "P", "fatigue": 2}, "", ("A1",), 1),
        ({"crippled": "S", "level": "max"}, "half", ("A1",), 1),
        ({"level": "max"}, "half", ("A1",), 8),
        ({"level": "max"}, "halt", ("A1",), 0),
    ],
)
def test_the_points_of_a_ship(changes: Changes, muddle: str, ships: tuple[str, ...], points: int) -> None:
    """WG-6.13b, WG-6.37, WG-6.44, WG-5.42 Confusion is that of the ships it struck."""
    sea = lone(**changes)
    sea.activation = Activation("A", ("a1",), ships, muddle=muddle)
    assert allowance(sea, sea.ships["A1"]) == points


def slow_squadron(speed: int, **changes: Any) -> Sea:
    """A ship laden so that it makes so many MP at cruise."""
    return lone("A1 3-good 2319 N", rest={"fittings": [{"side": "A", "speed": speed - 5}]}, **changes)


@pytest.mark.parametrize(("speed", "half"), [(5, 3), (4, 2), (3, 2), (2, 1)])
def test_half_a_speed_is_rounded_up(speed: int, half: int) -> None:
    """WG-6.37."""
    sea = slow_squadron(speed)
    assert allowance(sea, sea.ships["A1"]) == speed
    sea.change("A1", half=True)
    assert allowance(sea, sea.ships["A1"]) == half
    sea.change("A1", half=False, fatigue=speed)
    assert allowance(sea, sea.ships["A1"]) == 1


# Levels


def squadrons(*ships: str, **changes: Changes) -> Sea:
    """Phase D: a1 of A1 and A2, A3 on its own, b1 of B1."""
    fleet = ships or ("A1 3-good 1010 N", "A2 3-good 1210 N", "A3 3-good 1410 N", "B1 3-good 3030 N")
    sea = draft(*fleet, chiefs={"A1": "SC 3", "B1": "SC 3"}, position={"phase": "speed"})
    sea.agenda = ()
    sea.squadrons = {
        "a1": Squadron("a1", "A", ("A1", "A2"), "a1"),
        "A3": Squadron("A3", "A", ("A3",)),
        "b1": Squadron("b1", "B", ("B1",), "b1"),
    }
    for name, change in changes.items():
        sea.change(name, **change)
    return sea


@pytest.mark.parametrize(
    ("changes", "levels"),
    [
        ({}, ["a1:cruise", "a1:max", "a1:each", "A3:cruise", "A3:max"]),
        ({"A2": {"fatigue": 1}}, ["a1:cruise", "a1:max", "A3:cruise", "A3:max"]),
        ({"A1": {"half": True}, "A2": {"fatigue": 1}}, ["a1:cruise", "A3:cruise", "A3:max"]),
        ({"A1": {"half": True}, "A2": {"fatigue": 1}, "A3": {"half": True}}, []),
        ({"A3": {"gone": "sunk"}}, ["a1:cruise", "a1:max", "a1:each"]),
        ({"A3": {"gone": "waiting"}}, ["a1:cruise", "a1:max", "a1:each", "A3:cruise", "A3:max"]),
        ({"A2": {"gone": "sunk"}}, ["a1:cruise", "a1:max", "A3:cruise", "A3:max"]),
    ],
)
def test_which_levels_are_open(changes: dict[str, Changes], levels: list[str]) -> None:
    """WG-6.12 `max` where one ship may go to maximum, `each` where several may; nothing where none can."""
    sea = squadrons(**changes)
    frame = SpeedLevels("A")
    assert open_levels(sea, frame) == levels
    assert (frame.ask(sea) is not None) == bool(levels)
    for level in ("a1:cruise", "a1:max", "a1:each"):
        assert (level_bar(sea, frame, level) is None) == (level in levels)


@pytest.mark.parametrize(
    ("what", "changes", "done", "key"),
    [
        ("a1:max", {"A1": {"half": True}, "A2": {"fatigue": 1}}, (), "no-max-half"),
        ("a1:each", {"A1": {"half": True}, "A2": {"fatigue": 1}}, (), "no-level-form"),
        ("b1:cruise", {}, (), "no-other-side"),
        ("b1:max", {}, (), "no-other-side"),
        ("a1:max", {}, ("a1",), "no-level-again"),
        ("z9:max", {}, (), "no-level-form"),
        ("A3:each", {}, (), "no-level-form"),
        ("a1:slow", {}, (), "no-level-form"),
    ],
)
def test_why_a_level_is_not_open(what: str, changes: dict[str, Changes], done: tuple[str, ...], key: str) -> None:
    """WG-6.12."""
    sea = squadrons(**changes)
    for name in done:
        sea.squadrons = sea.squadrons | {name: replace(sea.squadrons[name], levelled=True)}
    bar = level_bar(sea, SpeedLevels("A"), what)
    assert bar is not None
    assert bar.key == key


@pytest.mark.parametrize(("what", "fast"), [("a1:max", ["A1"]), ("a1:cruise", []), ("A3:max", ["A3"])])
def test_setting_a_squadron(what: str, fast: list[str]) -> None:
    """WG-6.12 A2 is tired and stays at cruise; the other side is next while it has a squadron left."""
    sea = squadrons(A2={"fatigue": 1})
    option = level_option(sea, SpeedLevels("A"), what)
    name = what.partition(":")[0]
    assert (option.ship, option.args["ships"]) == ("A1" if name == "a1" else "A3", 2 if name == "a1" else 1)
    assert option.args["able"] == 1
    set_level(sea, SpeedLevels("A"), what)
    assert [ship.id for ship in sea.ships.values() if ship.level == "max"] == fast
    assert [one.id for one in sea.squadrons.values() if one.levelled] == [name]
    assert coming(sea) == (SpeedLevels("B"),)
    (told,) = sea.events
    assert told.args["fast"] == len(fast)
    assert told.args["slow"] == (2 if name == "a1" else 1) - len(fast)
    assert settle_squadron(sea, "B", "b1") == SpeedLevels("A")
    assert settle_squadron(sea, "A", "a1") == SpeedLevels("A")


def test_levels_ship_by_ship() -> None:
    """WG-6.12 Only of ships that may go to maximum."""
    sea = squadrons()
    set_level(sea, SpeedLevels("A"), "a1:each")
    assert coming(sea) == (LevelOfEach("a1"), SpeedLevels("B"))
    request = LevelOfEach("a1").ask(sea)
    assert [line.id for line in request.sheets["A"]] == ["A1", "A2"]
    LevelOfEach("a1").take(sea, {"A": {"A1": "cruise", "A2": "max"}})
    assert [ship.id for ship in sea.ships.values() if ship.level == "max"] == ["A2"]
    sea.change("A1", crippled="P")
    assert list(eligible(sea, sea.squadrons["a1"])) == ["A2"]
    set_levels(sea, "a1", {"A2": "cruise"})
    assert sea.ships["A2"].level == "cruise"


def test_a_side_with_nothing_to_choose_is_passed_over() -> None:
    """WG-6.12 Squadron by squadron; at the end nobody is next."""
    tired: dict[str, Changes] = {name: {"fatigue": 1} for name in ("A1", "A2", "A3", "B1")}
    sea = squadrons(**tired)
    SpeedLevels("A").skip(sea)
    assert coming(sea) == (SpeedLevels("B"),)
    assert [one.id for one in sea.squadrons.values() if one.levelled] == ["a1"]
    sea.agenda = ()
    sea.squadrons = {name: replace(one, levelled=one.side == "A") for name, one in sea.squadrons.items()}
    SpeedLevels("A").skip(sea)
    assert coming(sea) == (SpeedLevels("B"),)
    sea.agenda = ()
    sea.squadrons = {name: replace(one, levelled=True) for name, one in sea.squadrons.items()}
    SpeedLevels("A").skip(sea)
    assert coming(sea) == ()


# Announcements


@pytest.mark.parametrize(("points", "least", "words"), [
    (0, 2, ("0",)),
    (1, 2, ("0", "1 forward")),
    (2, 2, ("0", "1 forward", "2 forward", "2 backing")),
    (3, 2, ("0", "1 forward", "2 forward", "3 forward", "2 backing", "3 backing")),
    (3, 4, ("0", "1 forward", "2 forward", "3 forward")),
])  # fmt: skip
def test_announcements_in_words(points: int, least: int, words: tuple[str, ...]) -> None:
    """WG-6.13, WG-6.33."""
    assert in_words(points, least) == words


@pytest.mark.parametrize(
    ("move", "changes", "points"),
    [
        ({"paid": 0}, {}, 5),
        ({"paid": 1}, {}, 4),
        ({"paid": 9}, {}, 0),
        ({"paid": 1, "ship": "A9"}, {}, 5),
        ({"paid": 2}, {"fatigue": 4}, 0),
    ],
)
def test_what_is_left_to_announce(move: Changes, changes: Changes, points: int) -> None:
    """WG-6.13b Less what was paid before moving."""
    sea = lone(move=move, **changes)
    assert spendable(sea, sea.ships["A1"]) == points
    assert announcements(sea, sea.ships["A1"])[0] == "0"
    sea.change("A1", deserter="top")
    assert announcements(sea, sea.ships["A1"]) == ((f"{points} forward",) if points else ("0",))


@pytest.mark.parametrize(
    ("points", "move", "changes", "backs"),
    [
        (2, {}, {}, True),
        (1, {}, {}, False),
        (2, {"entered": 1}, {}, False),
        (2, {"entered": 1, "ship": "A9"}, {}, True),
        (3, {}, {"level": "max"}, False),
    ],
)
def test_who_may_back(points: int, move: Changes, changes: Changes, backs: bool) -> None:
    """WG-6.33 Not with one MP, and not when it has just come in forward."""
    sea = lone(move=move, **changes)
    assert may_back(sea, sea.ships["A1"], points) == backs


@pytest.mark.parametrize(
    ("answer", "left", "backing", "trail", "idle"),
    [("3 forward", 3, False, ("forward",), False), ("2 backing", 2, True, ("backing",), False), ("0", 0, False, (), True)],
)
def test_an_announcement_binds(answer: str, left: int, backing: bool, trail: tuple[str, ...], idle: bool) -> None:
    """WG-6.13 And the wind it counts on is remembered (WG-R63)."""
    sea = lone(move={"left": 0, "announced": False, "paid": 1}, rest={"wind": BREEZE}, sails="up")
    announce(sea, sea.ships["A1"], answer)
    move = sea.move
    assert move is not None
    assert (move.left, move.backing, move.announced, move.trail, move.paid) == (left, backing, True, trail, 1)
    assert sea.ships["A1"].wind_used == 1
    (told,) = sea.events
    assert (told.idle, told.args["points"]) == (idle, left)
    assert coming(sea) == (Step("A1"),)


@pytest.mark.parametrize(
    ("answer", "move", "key"),
    [
        ("5 forward", {}, None),
        ("6 forward", {}, "no-announce"),
        ("6 forward", {"ship": "A9"}, None),
        ("4 backing", {}, None),
        ("6 backing", {}, "no-announce"),
        ("1 backing", {}, "no-back-points"),
        ("2 backing", {"paid": 4}, "no-announce"),
        ("2 backing", {"entered": 1}, "no-step-mode"),
    ],
)
def test_why_an_announcement_is_refused(answer: str, move: Changes, key: str | None) -> None:
    """WG-6.13, WG-6.33."""
    sea = lone(move=move)
    bar = announce_bar(sea, "A1", answer)
    assert (bar and bar.key) == key
    sea.move = None
    assert announce_bar(sea, "A1", answer) is None


@pytest.mark.parametrize(
    ("model", "answer", "others", "cell", "length"),
    [
        ("3-good", "0", (), None, 0),
        ("3-good", "3 forward", (), "2316", 4),
        ("3-good", "3 forward", ("B2 L-std 2316 N",), None, 0),
        ("3-good", "3 forward", ("B2 L-std 2315 N",), "2316", 4),
        ("3-good", "2 backing", (), "2321", 2),
        ("3-good", "4 backing", (), "2322", 3),
        ("3-good", "3 backing", (), None, 2),
        ("3-good", "2 backing", ("B2 L-std 2321 N",), None, 0),
        ("3-good", "2 backing", ("B2 L-std 2322 N",), "2321", 2),
        ("L-std", "2 backing", (), "2320", 2),
        ("L-std", "2 backing", ("B2 L-std 2320 N",), None, 0),
        ("L-std", "2 backing", ("B2 L-std 2321 N",), "2320", 2),
    ],
)
def test_how_an_announcement_is_shown(model: str, answer: str, others: tuple[str, ...], cell: str | None, length: int) -> None:
    """WG-6.13 As far as so many MP go straight, while the water is free; an odd MP astern has no hex to click."""
    sea = lone(f"A1 {model} 2319 N", None, FAR, *others)
    option = announce_option(sea, "A1", answer)
    assert option.cell == (from_printed(cell) if cell else None)
    assert len(option.path) == length
    assert option.args["points"] == int(answer[0])
    sea.change("A1", crippled="P")
    assert announce_option(sea, "A1", answer).path == ()


def test_a_ship_that_waits_announces_nothing() -> None:
    """WG-D32."""
    sea = lone()
    assert open_announcements(sea, "A1")
    assert may_wait(sea, "A1") == ()
    sea.change("A1", gone="waiting")
    assert open_announcements(sea, "A1") == ()
    assert may_wait(sea, "A1") == ("",)


# Before moving


@pytest.mark.parametrize(("stage", "open_"), [(0, (True, True)), (1, (False, True)), (2, (False, False)), (3, (False, False))])
def test_each_thing_before_moving_has_its_time(stage: int, open_: tuple[bool, bool]) -> None:
    """M1 Transfers, then sails and tows, then floating off."""
    sea = moving("A1 3-good 2319 N", "A2 3-good 2519 N", FAR, move={"stage": stage}, wind=BREEZE)
    sea.change("A1", tows="A2", sails="down")
    assert before(sea, "A1", 1) == open_[0]
    assert before(sea, "A1", 2) == open_[1]
    assert (may_raise(sea, "A1"), may_cast_off(sea, "A1")) == ((("",), ("",)) if open_[1] else ((), ()))
    sea.change("A1", sails="up", tows="")
    assert may_lower(sea, "A1") == (("",) if open_[1] else ())
    assert may_cast_off(sea, "A1") == ()
    sea.change("A1", aground=1, sails="down")
    sea.turn = 2
    assert may_refloat(sea, "A1") == (("",) if stage < 3 else ())
    sea.change("A1", gone="waiting")
    assert not before(sea, "A1", 9)
    sea.move = None
    assert not before(sea, "A2", 9)


@pytest.mark.parametrize(
    ("model", "free", "turn", "lower", "cost"),
    [
        ("3-good", 0, 1, False, 1),
        ("3-good", 0, 1, True, 1),
        ("3-good", 2, 2, True, 0),
        ("3-good", 2, 3, True, 1),
        ("3-good", 2, 2, False, 1),
        ("Trm-rho", 0, 1, False, 0),
        ("Trm-rho", 0, 1, True, 0),
    ],
)
def test_what_setting_sails_costs(model: str, free: int, turn: int, lower: bool, cost: int) -> None:
    """WG-6.21, WG-6.25 Nothing for a tremiola, nor to lower them while the scenario says so."""
    sea = lone(f"A1 {model} 2319 N", {"paid": 2, "stage": 0}, rest={"wind": BREEZE, "A": {"free_lowering": free}}, used=1)
    sea.turn = turn
    assert sail_cost(sea, sea.ships["A1"], lower) == cost
    set_sails(sea, "A1", up=not lower)
    assert sea.ships["A1"].sails == ("down" if lower else "up")
    assert sea.ships["A1"].used == 1 + cost
    assert sea.move is not None
    assert (sea.move.paid, sea.move.stage) == (2 + cost, 2)
    assert (sea.events[0].key, sea.events[0].args["cost"]) == ("sails-down" if lower else "sails-up", cost)


@pytest.mark.parametrize(
    ("model", "changes", "up", "key"),
    [
        ("Trm-rho", {"sails": "down", "rammed": True}, True, "no-sails-points"),
        ("Trm-rho", {"sails": "up", "rammed": True}, False, None),
        ("Trm-rho", {"sails": "down", "level": "max"}, True, None),
        ("3-good", {"sails": "down", "level": "max"}, True, "no-sails-max"),
        ("3-good", {"sails": "up", "rammed": True}, False, "no-sails-points"),
        ("3-good", {"sails": "down", "crippled": "P"}, True, None),
        ("3-good", {"sails": "down", "crippled": "PS"}, True, "no-sails-points"),
    ],
)
def test_a_ship_held_fast_raises_no_sails(model: str, changes: Changes, up: bool, key: str | None) -> None:
    """WG-6.21, WG-6.25 It lowers them where that is free."""
    sea = lone(f"A1 {model} 2319 N", rest={"wind": BREEZE}, **changes)
    bar = sails_bar(sea, sea.ships["A1"], up)
    assert (bar and bar.key) == key


def test_sails_set_too_late() -> None:
    """WG-6.21 Before any movement."""
    sea = lone(move={"stage": 2}, rest={"wind": BREEZE}, sails="down")
    bar = raise_bar(sea, "A1", "")
    assert bar is not None
    assert bar.key == "no-sails-late"
    sea.change("A1", sails="up")
    bar = lower_bar(sea, "A1", "")
    assert bar is not None
    assert bar.key == "no-sails-late"
    sea.note(stage=1)
    assert lower_bar(sea, "A1", "") is None


def ashore(**changes: Any) -> Sea:
    """A1 aground since turn 1, in turn 2."""
    sea = moving("A1 3-good 2319 N", "B1 L-std 5838 N", "A2 L-std 5830 N")
    sea.turn, sea.agenda = 2, ()
    sea.change("A1", **({"aground": 1} | changes))
    return sea


@pytest.mark.parametrize(("astern", "at"), [(False, "2320"), (True, "2318")])
@pytest.mark.parametrize(
    ("crew", "die", "fate"), [(3, 3, ""), (3, 4, "stuck"), (3, 5, "stuck"), (3, 6, "lost"), (6, 6, "lost"), (1, 1, "")]
)
def test_the_die_of_floating_off(astern: bool, at: str, crew: int, die: int, fate: str) -> None:
    """WG-6.36, WG-R44 Up to the crew; a 6 loses the ship, whatever its crew."""
    sea = ashore(aground_astern=astern, crew=crew)
    roll = FloatOff("A1").ask(sea)
    assert (roll.seat, roll.args["needs"], roll.args["lost"]) == ("A", crew, 6)
    FloatOff("A1").take(sea, die)
    ship = sea.ships["A1"]
    assert printed(refloated(replace(ship, bow=from_printed("2319"), aground_astern=astern))) == at
    assert printed(ship.bow) == ("2319" if fate else at)
    assert ship.aground == (1 if fate else 0)
    assert ship.aground_astern == (astern if fate else False)
    assert ship.gone == ("wrecked" if fate == "lost" else "")
    assert sea.events[0].key == {"": "refloated", "stuck": "stuck", "lost": "stuck-for-good"}[fate]
    assert sea.events[0].dice == (die,)


@pytest.mark.parametrize(
    ("astern", "place", "wary", "key"),
    [
        (False, "2321", False, "no-refloat-room"),
        (True, "2318", False, "no-refloat-room"),
        (False, "2318", False, None),
        (False, "2322", False, None),
        (False, "2322", True, "no-step-wary"),
        (True, "2317", True, "no-step-wary"),
        (True, "2317", False, None),
        (True, "2322", True, None),
    ],
)
def test_floating_off_needs_room(astern: bool, place: str, wary: bool, key: str | None) -> None:
    """WG-6.36, WG-5.31 Astern, or ahead for a ship that backed ashore."""
    sea = ashore(aground_astern=astern)
    sea.change("B1", bow=from_printed(place))
    sea.mark(wary=wary)
    bar = refloat_bar(sea, sea.ships["A1"])
    assert (bar and bar.key) == key


def test_floating_off_is_the_whole_move() -> None:
    """WG-6.36."""
    sea = ashore()
    sea.note(announced=False)
    refloat(sea, "A1", "")
    assert sea.move is not None
    assert (sea.move.over, sea.move.announced) == (True, True)
    assert coming(sea) == (FloatOff("A1"), Step("A1"))


def flagship(**move: Any) -> Sea:
    """The admiral aboard A1, the first ship of an activation."""
    ships = "A1 3-good 1010 N", "A2 3-good 1310 N", "A3 3-good 1910 N", FAR
    sea = moving(*ships, chiefs={"A1": "ADM 3 3"}, move=move, position={"phase": "speed"})
    sea.agenda = ()
    return sea


@pytest.mark.parametrize(
    ("move", "activation", "found"),
    [
        ({}, {}, ["a1:A2"]),
        ({"stage": 1}, {}, []),
        ({}, {"moved": ("A3",)}, []),
        ({}, {"squadrons": ("A3",)}, []),
        ({}, {"squadrons": ("A3", "a1")}, ["a1:A2"]),
    ],
)
def test_commanders_change_ships_before_the_first_ship_moves(move: Changes, activation: Changes, found: list[str]) -> None:
    """WG-5.51 T1."""
    sea = flagship(**move)
    sea.mark(**activation)
    assert transfers(sea, "A1") == found
    if found:
        assert transfer_bar(sea, "A1", "a1:A2") is None
    sea.activation = None
    assert transfers(sea, "A1") == []


@pytest.mark.parametrize(
    ("what", "moved", "key"),
    [
        ("a1:A2", (), None),
        ("a9:A2", (), None),
        ("a9:A2", ("A2",), None),
        ("a1:", (), None),
        ("a1:A3", (), "no-transfer-near"),
        ("a1:A2", ("A2",), "no-transfer-late"),
    ],
)
def test_why_a_commander_does_not_change_ships_now(what: str, moved: tuple[str, ...], key: str | None) -> None:
    """WG-5.51."""
    sea = flagship()
    sea.mark(moved=moved)
    bar = transfer_bar(sea, "A1", what)
    assert (bar and bar.key) == key


def test_a_choice_of_one_before_moving_is_not_asked() -> None:
    """WG-6.13 A ship held fast announces 0; one that is gone ends its move."""
    sea = lone(move={"announced": False, "left": 0})
    assert BeforeMoving("A1").ask(sea) is not None
    sea.change("A1", rammed=True)
    assert BeforeMoving("A1").ask(sea) is None
    BeforeMoving("A1").skip(sea)
    assert coming(sea) == (Step("A1"),)
    sea.agenda = ()
    sea.change("A1", gone="sunk")
    BeforeMoving("A1").skip(sea)
    assert [type(frame).__name__ for frame in coming(sea)] == ["EndMove"]
