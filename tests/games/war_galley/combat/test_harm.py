"""Harm and shots (WG-7.16, WG-8.4 to WG-8.6), one rule at a time: what changes, what is told, and what stays."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.war_galley.table import draft, moving
from naumachia.games.war_galley.rules.combat.aim import (
    best_mode,
    fire_modes,
    fire_modifiers,
    fire_targets,
    has_flame,
    in_arc,
    last_targets,
    may_hit,
    reply_modes,
    volley,
)
from naumachia.games.war_galley.rules.combat.harm import (
    cast_off,
    collide,
    cripple,
    foul,
    grapple,
    half_speed,
    ignite,
    lose,
    meet,
    ram_home,
    reduce,
    run_aground,
    slow,
    struck,
    ungrapple,
)
from naumachia.games.war_galley.rules.combat.missiles import (
    Exchange,
    Ignite,
    Reply,
    Shoot,
    ShootBack,
    Volley,
    fire,
    fire_option,
    fire_refusal,
    land_shots,
    open_fire,
    shot_roll,
)
from naumachia.games.war_galley.rules.rolls import Trial, reckoning, roll_off, throw
from naumachia.games.war_galley.state import FireBackOrder, Sea
from naumachia.geometry.hexes import from_printed

Changes = dict[str, Any]


def coming(sea: Sea) -> tuple[object, ...]:
    """The frames that are put in front of the agenda."""
    return sea.agenda


def replied(sea: Sea) -> tuple[str, ...]:
    """Return who has shot back in this activation."""
    assert sea.activation is not None
    return sea.activation.replied


def melee(*others: str, rest: Changes | None = None, **changes: Any) -> Sea:
    """A1 beside B1, with B2 two hexes off on the other side and A2 far away."""
    ships = "A1 5-pun 2912 N", "A2 5-pun 0238 N", "B1 5-pun 3013 N", "B2 5-pun 2712 N", *others
    sea = moving(*ships, **(rest or {}))
    sea.agenda = ()
    sea.change("A1", **changes)
    return sea


# Rolls


@pytest.mark.parametrize(("modifier", "sign"), [(2, "plus"), (1, "plus"), (0, "none"), (-1, "minus"), (-3, "minus")])
def test_a_throw_in_words(modifier: int, sign: str) -> None:
    assert throw(2, modifier).args == {"dice": 2, "sign": sign, "value": abs(modifier)}


def test_a_trial_adds_up() -> None:
    trial = Trial(7, [("crew", 1), ("towers", -1), ("speed", 3)])
    assert (trial.modifier, trial.total(6), trial.dice) == (3, 9, 2)
    assert trial.asked()["needs"] == 7
    told = trial.told(6)
    assert (told["needs"], told["rolled"], told["total"]) == (7, 6, 9)
    assert (reckoning(6, []).key, reckoning(6, []).args) == ("reckoning-plain", {"rolled": 6})
    summed = reckoning(6, [("crew", 1), ("speed", 3)])
    assert (summed.key, summed.args["rolled"], summed.args["total"]) == ("reckoning", 6, 10)


@pytest.mark.parametrize(("dice", "bonus", "winner"), [((3, 4), (1, 0), ""), ((3, 4), (2, 0), "A"), ((4, 4), (0, 1), "B")])
def test_two_dice_against_each_other(dice: tuple[int, int], bonus: tuple[int, int], winner: str) -> None:
    """WG-3.2."""
    found, args = roll_off(melee(), dice, bonus)
    assert found == winner
    assert (args["first"], args["second"]) == (dice[0] + bonus[0], dice[1] + bonus[1])
    assert [args[name] for name in ("rolled-one", "rolled-two", "bonus-one", "bonus-two")] == [*dice, *bonus]


# Harm


def test_a_ship_that_is_struck_is_remembered_once() -> None:
    """WG-5.51."""
    sea = melee()
    struck(sea, "A1", "B1")
    struck(sea, "B1", "B2")
    assert sea.activation is not None
    assert sea.activation.struck == ("A1", "B1", "B2")
    sea.activation = None
    struck(sea, "A2")
    assert coming(sea) == ()


@pytest.mark.parametrize(("name", "fresh"), [("A1", True), ("A2", True), ("B1", False)])
def test_half_speed_in_ones_own_activation_is_fresh(name: str, fresh: bool) -> None:
    """WG-7.16, WG-R40."""
    sea = melee()
    sea.change(name, level="max")
    half_speed(sea, name)
    ship = sea.ships[name]
    assert (ship.half, ship.half_fresh, ship.level) == (True, fresh, "cruise")
    sea.activation = None
    half_speed(sea, name)
    assert not sea.ships[name].half_fresh
    sea.change(name, level="max")
    slow(sea, name)
    assert sea.ships[name].level == "cruise"


@pytest.mark.parametrize(
    ("changes", "spoilt"), [({}, False), ({"side": "A"}, True), ({"spoilt": True}, True), ({"origin": "A"}, True)]
)
def test_a_prize_that_is_rammed_or_aground_is_worth_less(changes: Changes, spoilt: bool) -> None:
    """WG-R30, WG-R68."""
    sea = melee()
    sea.change("B1", level="max", rammed_by=("A9",), **changes)
    stranded = sea.copy()
    ram_home(sea, "B1", "A1")
    ship = sea.ships["B1"]
    assert (ship.rammed, ship.rammed_by, ship.level, ship.spoilt) == (True, ("A9", "A1"), "cruise", spoilt)
    assert sea.activation is not None
    assert sea.activation.struck == ("B1",)
    assert sea.move is not None
    assert not sea.move.over
    stranded.turn = 7
    run_aground(stranded, "B1", astern=True)
    ship = stranded.ships["B1"]
    assert (ship.aground, ship.aground_astern, ship.level, ship.spoilt, ship.gone) == (7, True, "cruise", spoilt, "")
    assert stranded.move is not None
    assert not stranded.move.over


@pytest.mark.parametrize(
    ("changes", "mast", "told"),
    [
        ({"sails": "up"}, True, ["mast-down"]),
        ({"sails": "down"}, False, []),
        ({}, False, []),
        ({"sails": "up", "mast_down": True}, True, []),
    ],
)
def test_a_collision_under_sail(changes: Changes, mast: bool, told: list[str]) -> None:
    """WG-6.12, WG-6.24."""
    sea = melee(level="max", **changes)
    collide(sea, "A1")
    assert (sea.ships["A1"].mast_down, sea.ships["A1"].level) == (mast, "cruise")
    assert [event.key for event in sea.events] == told


@pytest.mark.parametrize(
    ("before", "side", "after"),
    [("", "P", "P"), ("P", "P", "P"), ("P", "S", "PS"), ("S", "P", "PS"), ("PS", "P", "PS"), ("", "S", "S")],
)
def test_oars_gone(before: str, side: Any, after: str) -> None:
    """WG-7.28 Half-speed and fatigue go with them."""
    sea = melee(crippled=before, half=True, half_fresh=True, fatigue=2, tired_on=1, level="max", tows="A2")
    sea.change("A2", towed_by="A1")
    cripple(sea, "A1", side)
    ship = sea.ships["A1"]
    assert (ship.crippled, ship.half, ship.half_fresh, ship.fatigue, ship.tired_on) == (after, False, False, 0, 0)
    assert (ship.level, ship.tows, sea.ships["A2"].towed_by) == ("cruise", "", "")
    assert sea.activation is not None
    assert sea.activation.struck == ("A1",)


def test_links_are_those_of_both() -> None:
    """WG-7.16, WG-8.12, WG-8.33 Others stay; a device is remembered with the side that threw it."""
    sea = melee(level="max", fouled=("B2",), grappled={"B2": ""})
    sea.change("B1", level="max")
    foul(sea, "A1", "B1")
    foul(sea, "A1", "B1")
    assert (sea.ships["A1"].fouled, sea.ships["B1"].fouled) == (("B2", "B1"), ("A1",))
    assert (sea.ships["A1"].level, sea.ships["B1"].level) == ("cruise", "cruise")
    sea.change("B1", level="max")
    sea.change("A1", level="max", tows="A2")
    sea.change("A2", towed_by="A1")
    grapple(sea, "A1", "B1", "corvus")
    assert sea.ships["A1"].grappled == {"B2": "", "B1": "corvus:A"}
    assert sea.ships["B1"].grappled == {"A1": "corvus:A"}
    assert (sea.ships["A1"].level, sea.ships["B1"].level, sea.ships["A1"].tows) == ("cruise", "cruise", "")
    ungrapple(sea, "B1", "A1")
    assert (sea.ships["A1"].grappled, sea.ships["B1"].grappled) == ({"B2": ""}, {})
    grapple(sea, "A1", "B1", "")
    assert sea.ships["B1"].grappled == {"A1": ""}
    assert sea.activation is not None
    assert sea.activation.struck == ("A1", "B1")


@pytest.mark.parametrize(("marines", "left", "lost"), [(2, 1, 1), (1, 0, 1), (0, 0, 0)])
def test_a_reduction_never_goes_below_nothing(marines: int, left: int, lost: int) -> None:
    """WG-8.61, WG-8.62 Without marines nothing is drawn."""
    sea = melee(marines=marines)
    reduce(sea, "A1")
    assert sea.ships["A1"].marines == left
    (told,) = sea.events
    assert (told.args["left"], told.args["lost"]) == (left, lost)
    assert (told.blow and told.blow.loss) == ({"A1": 1} if lost else None)
    assert sea.ships["B1"].marines > 0


def test_a_fire_is_lit_once() -> None:
    """WG-8.54."""
    sea = melee()
    ignite(sea, "A1")
    ignite(sea, "A1")
    assert sea.ships["A1"].on_fire
    assert [event.key for event in sea.events] == ["on-fire"]


@pytest.mark.parametrize("name", ["A1", "A2"])
def test_a_tow_ends_for_both(name: str) -> None:
    """WG-D33 Whichever end is harmed; the tug is named."""
    sea = melee(tows="A2")
    sea.change("A2", towed_by="A1")
    cast_off(sea, "B1")
    assert list(sea.events) == []
    cast_off(sea, name)
    assert (sea.ships["A1"].tows, sea.ships["A2"].towed_by) == ("", "")
    (told,) = sea.events
    assert (told.key, told.ship) == ("tow-ends", "A1")


@pytest.mark.parametrize(("how", "lost"), [("sunk", True), ("burnt", True), ("wrecked", True), ("left", False)])
def test_a_ship_that_is_lost_lets_go_of_the_others(how: Any, lost: bool) -> None:
    """WG-5.53, WG-6.38 Its commander is lost unless it merely left."""
    sea = moving("A1 5-pun 2912 N", "A2 5-pun 0238 N", "B1 5-pun 3013 N", chiefs={"A1": "SC 3"}, position={"phase": "speed"})
    sea.agenda = ()
    sea.change("A1", grappled={"B1": "", "A2": ""}, fouled=("B1",))
    sea.change("B1", grappled={"A1": "", "A2": "x"}, fouled=("A2", "A1"))
    sea.change("A2", grappled={"A1": "", "B1": "x"}, fouled=("B1",))
    lose(sea, "A1", how)
    assert (sea.ships["A1"].gone, sea.ships["A1"].grappled, sea.ships["A1"].fouled) == (how, {}, ())
    assert (sea.ships["B1"].grappled, sea.ships["B1"].fouled) == ({"A2": "x"}, ("A2",))
    assert sea.ships["A2"].grappled == {"B1": "x"}
    assert len(coming(sea)) == int(lost)
    assert [event.key for event in sea.events] == ([f"lost-{how}"] if lost else [])
    assert sea.move is not None
    assert sea.move.over
    sea.note(over=False)
    lose(sea, "B1", "sunk")
    assert not sea.move.over
    assert len(coming(sea)) == int(lost)


@pytest.mark.parametrize(
    ("aloof", "place", "after"),
    [(("a1",), "3013", ()), (("a1",), "5838", ("a1",)), (("b1",), "3013", ()), (("a1", "b1"), "3013", ()), ((), "3013", ())],
)
def test_a_commander_who_has_met_the_enemy_stands_aloof_no_longer(
    aloof: tuple[str, ...], place: str, after: tuple[str, ...]
) -> None:
    """Chios: on either of the two ships, and on no third."""
    sea = draft(
        "A1 5-pun 2912 N", "A2 5-pun 0238 N", f"B1 5-pun {place} N",
        chiefs={"A1": "SC 1", "B1": "SC 1", "A2": "SC 1"}, position={"phase": "speed"},
    )  # fmt: skip
    sea.commanders = {name: replace(chief, aloof=name in (*aloof, "a2")) for name, chief in sea.commanders.items()}
    meet(sea, sea.ships["A1"])
    assert {name for name, chief in sea.commanders.items() if chief.aloof} == {*after, "a2"}


# Aim


@pytest.mark.parametrize(
    ("mine", "other", "place", "found"),
    [
        ({}, {}, "3013", []),
        ({}, {}, "2712", [("range", -1)]),
        ({"towers": True}, {}, "3013", [("height", 1)]),
        ({}, {"towers": True}, "3013", [("depth", -1)]),
        ({"towers": True}, {"towers": True}, "3013", []),
        ({"jettisoned": True}, {}, "3013", [("jettisoned", -1)]),
        ({}, {"rammed": True}, "3013", [("easy-mark", 1)]),
        ({}, {"crippled": "P"}, "3013", [("easy-mark", 1)]),
        ({}, {"fouled": ("A9",)}, "3013", [("easy-mark", 1)]),
        ({}, {"grappled": {"A9": ""}, "rammed": True}, "3013", [("easy-mark", 1)]),
        ({}, {"fatigue": 2, "half": True}, "3013", []),
        ({"sails": "up"}, {}, "3013", [("own-sails", -1)]),
        ({"sails": "down"}, {}, "3013", []),
        ({"sails": "up", "mast_down": True}, {}, "3013", []),
    ],
)
def test_what_is_added_to_a_shot(mine: Changes, other: Changes, place: str, found: list[tuple[str, int]]) -> None:
    """WG-8.44, WG-8.47, WG-8.48, WG-6.23."""
    sea = melee(**mine)
    sea.change("A1", **({"towers": False} | mine))
    sea.change("B2", bow=(1, 1))
    sea.change("B1", **({"towers": False, "bow": from_printed(place)} | other))
    assert fire_modifiers(sea, sea.ships["A1"], sea.ships["B1"]) == found


@pytest.mark.parametrize(
    ("since", "turn", "changes", "burns"),
    [(0, 5, {}, False), (3, 2, {}, False), (3, 3, {}, True), (3, 4, {}, True), (1, 5, {"jettisoned": True}, False)],
)
def test_who_has_incendiaries(since: int, turn: int, changes: Changes, burns: bool) -> None:
    """WG-8.51, WG-8.48 From a turn on; none without the towers."""
    sea = melee(rest={"fittings": [{"side": "A", "incendiary_from": since}]}, **changes)
    sea.turn = turn
    assert has_flame(sea, sea.ships["A1"]) == burns
    assert fire_modes(sea, sea.ships["A1"], sea.ships["B1"]) == (("ordinary", "flame") if burns else ("ordinary",))
    assert fire_modes(sea, sea.ships["A1"], sea.ships["B2"]) == ("ordinary",)
    assert fire_modes(sea, sea.ships["A1"], sea.ships["A2"]) == ()


@pytest.mark.parametrize(
    ("place", "reach"),
    [
        ("3012 N", 1), ("3013 N", 1), ("3014 N", 1), ("2812 N", 1), ("2911 N", None), ("3113 N", 2), ("2713 N", 2),
        ("2910 N", None), ("3213 N", None), ("3010 N", None), ("3011 N", 2), ("2915 N", None), ("2914 N", None),
    ],
)  # fmt: skip
def test_whom_an_ordinary_shot_reaches(place: str, reach: int | None) -> None:
    """WG-8.41, WG-8.46 Through a flank hex; never dead ahead or astern."""
    sea = draft("A1 5-pun 2912 N", f"B1 L-std {place}")
    assert in_arc(sea, sea.ships["A1"]) == ({} if reach is None else {"B1": reach})


@pytest.mark.parametrize(
    ("between", "land", "reach"),
    [(None, False, {"B1": 2}), ("A2 L-std 2913 N", False, {}), ("B2 L-std 2913 N", False, {"B2": 1}), (None, True, {"B1": 2})],
)
def test_a_shot_goes_over_water_and_land_and_no_ship(between: str | None, land: bool, reach: dict[str, int]) -> None:
    """WG-8.46, WG-R45 The target lies two hexes off, straight behind one flank hex."""
    blocks = [{"cols": [29, 29], "rows": [13, 13]}] if land else []
    sea = draft("A1 L-std 2912 SE", "B1 L-std 2914 N", *([between] if between else []), land=blocks)
    assert in_arc(sea, sea.ships["A1"]) == reach


@pytest.mark.parametrize(
    ("mine", "marines", "other", "hits"),
    [
        ({}, 4, {}, True),
        ({}, 0, {}, False),
        ({"rammed": True}, 4, {}, False),
        ({"rammed": True, "rammed_by": ("B2",)}, 4, {}, False),
        ({"rammed": True, "rammed_by": ("B1",)}, 4, {}, True),
    ],
)
def test_whether_a_shot_can_do_anything(mine: Changes, marines: int, other: Changes, hits: bool) -> None:
    """WG-7.16, WG-8.44 A rammed ship shoots only at those that rammed it."""
    sea = melee(towers=False, **mine)
    sea.change("B1", towers=True, **other)
    assert may_hit(sea, sea.ships["A1"], sea.ships["B1"], marines) == hits


@pytest.mark.parametrize(
    ("changes", "activation", "modes"),
    [
        ({}, {}, ("ordinary",)),
        ({}, {"replied": ("B1",)}, ()),
        ({}, {"replied": ("B2",)}, ("ordinary",)),
        ({"gone": "sunk"}, {}, ()),
        ({"rammed": True}, {}, ()),
        ({"rammed": True, "rammed_by": ("A1",)}, {}, ("ordinary",)),
    ],
)
def test_who_may_shoot_back(changes: Changes, activation: Changes, modes: tuple[str, ...]) -> None:
    """WG-8.42 Once an activation."""
    sea = melee()
    sea.change("B1", **changes)
    sea.mark(**activation)
    assert reply_modes(sea, "B1", "A1") == modes
    assert Reply("B1", "A1").modes(sea) == modes
    assert Exchange("A1", "B1", 4, False).modes(sea) == modes
    sea.note(safe=("B1",))
    assert Reply("B1", "A1").modes(sea) == ()
    assert Exchange("A1", "B1", 4, False).modes(sea) == modes
    sea.activation = None
    assert reply_modes(sea, "B1", "A1") == ()


def test_nobody_shoots_back_at_a_ship_that_is_gone() -> None:
    """WG-8.42."""
    sea = melee()
    lost = replace(sea.ships["A1"], gone="sunk")
    sea.ships = sea.ships | {"A1": lost}
    assert reply_modes(sea, "B1", "A1") == ()


@pytest.mark.parametrize(
    ("modes", "links", "mode"),
    [
        (("ordinary", "flame"), {}, "flame"),
        (("ordinary", "flame"), {"fouled": ("A1",)}, "ordinary"),
        (("ordinary", "flame"), {"grappled": {"A1": ""}}, "ordinary"),
        (("ordinary", "flame"), {"grappled": {"A2": ""}}, "flame"),
        (("flame",), {"fouled": ("A1",)}, "flame"),
        (("ordinary",), {}, "ordinary"),
        ((), {}, ""),
    ],
)
def test_the_best_way_to_shoot(modes: tuple[str, ...], links: Changes, mode: str) -> None:
    """WG-8.42 With fire, unless the flames would come home over a link."""
    sea = melee()
    sea.change("B1", **links)
    assert best_mode(sea, "B1", "A1", modes) == mode


@pytest.mark.parametrize(
    ("changes", "marines", "whole", "split"),
    [
        ({}, 2, ("B1", "B2"), ("B1", "B1:1", "B2", "B2:1")),
        ({}, 3, ("B1", "B2"), ("B1", "B1:1", "B1:2", "B2", "B2:1", "B2:2")),
        ({}, 1, ("B1", "B2"), ("B1", "B2")),
        ({"fired": True}, 3, (), ()),
        ({"deserter": "top"}, 3, (), ()),
    ],
)
def test_a_volley_may_be_split(changes: Changes, marines: int, whole: tuple[str, ...], split: tuple[str, ...]) -> None:
    """WG-8.43 After the move, where there are several targets; every part is at least one and not all."""
    sea = melee(marines=marines, towers=True, **changes)
    for name in ("B1", "B2"):
        sea.change(name, crippled="P")
    assert fire_targets(sea, "A1") == whole
    assert last_targets(sea, "A1") == split
    ship = sea.ships["A1"]
    left = volley(sea, ship, marines, ("B1",))
    assert left == ("B2",)
    assert volley(sea, ship, marines, ("B1", "B2")) == ()
    flaming = melee(rest={"fittings": [{"side": "A", "incendiary_from": 1}]}, marines=marines, towers=True, **changes)
    flaming.change("B1", crippled="P")
    flaming.change("B2", crippled="P")
    lit = [target for target in last_targets(flaming, "A1") if target.endswith("flame")]
    assert lit == [f"{name}:flame" for name in split if name.startswith("B1")]


# Shots


@pytest.mark.parametrize(
    ("what", "left", "shots", "rest"),
    [
        ("B1", 4, Exchange("A1", "B1", 4, False), None),
        ("B1:2", 4, Exchange("A1", "B1", 2, False), Volley("A1", 2, ("B1",))),
        ("B1:4", 4, Exchange("A1", "B1", 4, False), None),
        ("B1:flame", 4, Exchange("A1", "B1", 4, True), None),
        ("B1:3:flame", 4, Exchange("A1", "B1", 3, True), Volley("A1", 1, ("B1",))),
    ],
)
def test_what_an_order_to_fire_says(what: str, left: int, shots: Exchange, rest: Volley | None) -> None:
    """WG-8.42, WG-8.43, WG-8.52."""
    sea = melee(marines=4)
    open_fire(sea, "A1", what, left)
    assert sea.ships["A1"].fired
    assert coming(sea) == ((shots,) if rest is None else (shots, rest))
    again = melee(marines=4)
    fire(again, "A1", what)
    assert coming(again) == coming(sea)
    option = fire_option(sea, "A1", what)
    assert option.args["marines"] == shots.marines
    parts = what.count(":") - what.count("flame") > 0
    assert option.key == "do-fire" + ("-flame" if "flame" in what else "") + ("-part" if parts else "")
    assert option.rule == ("WG-8.52" if "flame" in what else "WG-8.41")


@pytest.mark.parametrize(
    ("changes", "target", "key"),
    [
        ({}, "B1", None),
        ({}, "B2", None),
        ({}, "A2", "no-fire-friend"),
        ({"fired": True}, "B1", "no-fire-twice"),
        ({"deserter": "top"}, "B1", "no-deserter"),
        ({}, "B3", "no-fire-range"),
        ({"rammed": True}, "B1", "no-fire-rammed"),
        ({"rammed": True, "rammed_by": ("B1",)}, "B1", None),
        ({}, "B4", "no-fire-arc"),
        ({"marines": 0, "towers": False}, "B1", "no-fire-hope"),
        ({}, "B9", None),
    ],
)
def test_why_a_ship_does_not_shoot(changes: Changes, target: str, key: str | None) -> None:
    """WG-8.41 to WG-8.46."""
    both: Changes = {"towers": True} | changes
    sea = melee("B3 5-pun 3213 N", "B4 L-std 2911 N", **both)
    sea.change("B1", towers=not sea.ships["A1"].towers)
    bar = fire_refusal(sea, "A1", target)
    assert (bar and bar.key) == key


def test_a_shot_that_is_blocked_is_told_from_one_out_of_the_arc() -> None:
    """WG-8.46 A friend lies in the flank hex between."""
    sea = draft("A1 L-std 2912 SE", "B1 L-std 2914 N", "A2 L-std 2913 N")
    bar = fire_refusal(sea, "A1", "B1")
    assert bar is not None
    assert bar.key == "no-fire-blocked"


def test_a_reply_is_the_only_one_of_the_activation() -> None:
    """WG-8.42 With no mode nothing is shot and nothing remembered; an exchange goes on all the same."""
    sea = melee()
    Reply("B1", "A1").fire(sea, "")
    assert coming(sea) == ()
    assert replied(sea) == ()
    Reply("B1", "A1").fire(sea, "ordinary")
    assert coming(sea) == (Shoot("B1", "A1", sea.ships["B1"].marines, False),)
    assert replied(sea) == ("B1",)
    assert not sea.fought
    sea = melee()
    Exchange("A1", "B1", 3, True).fire(sea, "")
    assert coming(sea) == (Shoot("A1", "B1", 3, True, ""),)
    assert sea.activation is not None
    assert sea.activation.replied == ()
    assert sea.fought
    sea = melee()
    Exchange("A1", "B1", 3, False).fire(sea, "flame")
    assert coming(sea) == (Shoot("A1", "B1", 3, False, "flame"),)
    assert sea.activation is not None
    assert sea.activation.replied == ("B1",)
    sea = melee()
    Reply("B1", "A1").fire(sea, "flame")
    assert coming(sea) == (Shoot("B1", "A1", sea.ships["B1"].marines, True),)


@pytest.mark.parametrize(("order", "asks", "shots"), [("ask", True, 0), ("always", False, 1), ("hold", False, 0)])
def test_a_reply_by_standing_order(order: FireBackOrder, asks: bool, shots: int) -> None:
    """WG-8.42."""
    sea = melee()
    sea.reply = {"B1": order}
    frame = Reply("B1", "A1")
    assert (frame.ask(sea) is not None) == asks
    frame.skip(sea)
    assert len(coming(sea)) == shots
    sea = melee()
    sea.reply = {"B1": order}
    Exchange("A1", "B1", 3, False).skip(sea)
    assert coming(sea) == (Shoot("A1", "B1", 3, False, "ordinary" if shots else ""),)


def test_a_shot_that_is_answered_counts_with_the_answer() -> None:
    """WG-8.42, WG-8.63."""
    sea = melee()
    Shoot("A1", "B1", 3, True, "ordinary").take(sea, 4)
    assert coming(sea) == (ShootBack("A1", "B1", 3, True, "ordinary", 4),)
    assert list(sea.events) == []
    marines = sea.ships["A1"].marines, sea.ships["B1"].marines
    ShootBack("A1", "B1", 3, True, "ordinary", 6).take(sea, 6)
    assert [event.ship for event in sea.events if event.key == "shot-hit"] == ["B1", "A1"]
    assert (sea.ships["A1"].marines, sea.ships["B1"].marines) == (marines[0] - 1, marines[1] - 1)
    roll = ShootBack("A1", "B1", 3, True, "ordinary", 6).ask(sea)
    assert (roll.seat, roll.args["marines"]) == ("B", marines[1] - 1)


@pytest.mark.parametrize("marines", [1, 2, 4, 6, 9])
@pytest.mark.parametrize("flame", [False, True])
def test_what_a_shot_does(marines: int, flame: bool) -> None:
    """WG-8.44, WG-8.45 From the lowest die of its column a Reduction; from a higher one perhaps fire, of incendiaries only."""
    found = []
    for die in range(1, 7):
        sea = melee(towers=False)
        sea.change("B1", towers=False)
        column = [column for column in sea.setting.charts.missile.columns if column.marines <= marines][-1]
        before = sea.ships["B1"].marines
        land_shots(sea, [("A1", "B1", marines, flame, die)])
        hit, lit = die >= column.reduction, die >= column.fire and flame
        assert sea.ships["B1"].marines == before - hit
        assert coming(sea) == ((Ignite("A1", "B1"),) if lit else ())
        told = sea.events[0]
        assert told.key == ("shot-hit" if hit else "shot-missed")
        assert (told.args["needs"], told.args["total"], told.args["marines"]) == (column.reduction, die, marines)
        assert told.blow is not None
        assert (told.blow.kind, told.blow.missed) == ("flame" if flame else "shot", not hit)
        found.append(hit)
    assert shot_roll(sea, "A1", "B1", marines).args["needs"] == column.reduction
    far = shot_roll(sea, "A1", "B2", marines).args
    assert far["modifier"] == sum(value for _, value in fire_modifiers(sea, sea.ships["A1"], sea.ships["B2"]))
    assert found == sorted(found)


@pytest.mark.parametrize(("die", "lit"), [(3, False), (4, True), (6, True)])
def test_the_die_of_an_incendiary(die: int, lit: bool) -> None:
    """WG-8.51 On 4; a ship that burns already is not rolled for."""
    sea = melee()
    roll = Ignite("A1", "B1").ask(sea)
    assert roll is not None
    assert (roll.seat, roll.args["needs"]) == ("A", 4)
    Ignite("A1", "B1").take(sea, die)
    assert sea.ships["B1"].on_fire == lit
    assert (sea.events[0].key, sea.events[0].dice) == ("ignites" if lit else "fizzles", (die,))
    assert sea.events[0].blow is not None
    assert sea.events[0].blow.missed == (not lit)
    sea.change("B1", on_fire=True)
    assert Ignite("A1", "B1").ask(sea) is None
    Ignite("A1", "B1").take(sea, None)
    assert len(sea.events) == (2 if lit else 1)


@pytest.mark.parametrize(("left", "marines", "shot", "targets"), [
    (2, 4, ("B1",), ("B2",)),
    (2, 4, (), ("B1", "B1:1", "B2", "B2:1")),
    (3, 2, (), ("B1", "B1:1", "B2", "B2:1")),
])  # fmt: skip
def test_the_rest_of_a_volley(left: int, marines: int, shot: tuple[str, ...], targets: tuple[str, ...]) -> None:
    """WG-8.43 No more than the marines that are left; each target once."""
    sea = melee(marines=marines, towers=True)
    for name in ("B1", "B2"):
        sea.change(name, crippled="P", towers=False)
    rest = Volley("A1", left, shot)
    assert rest.targets(sea) == targets
    assert (rest.ask(sea) is not None) == bool(targets)
    rest.shoot(sea, "B2:1")
    following = (Volley("A1", left - 1, (*shot, "B2")),)
    assert coming(sea) == (Exchange("A1", "B2", 1, False), *following)
