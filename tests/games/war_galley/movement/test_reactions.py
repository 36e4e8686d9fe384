"""Windows of the enemy (WG-6.5, WG-6.7), one rule at a time: whom a window asks, what opens it, and what closes it."""

from __future__ import annotations

from typing import Any

import pytest

from games.war_galley.table import draft, moving
from naumachia.games.war_galley.rules.combat.ram import Ram, reaction_fails
from naumachia.games.war_galley.rules.movement.evasion import (
    Evade,
    MayEvade,
    evade_modifiers,
    evade_option,
    evade_refusal,
    window_bar,
)
from naumachia.games.war_galley.rules.movement.reaction import (
    EntryReaction,
    ReactionTest,
    asked_for,
    beside,
    close,
    evade_from,
    evade_from_option,
    evasions,
    ignore,
    opens,
    react,
    react_bar,
    reaction_bar,
    reaction_rams,
    threatens,
    threats,
    windows,
)
from naumachia.games.war_galley.state import Sea, Watch
from naumachia.geometry.hexes import from_printed

Changes = dict[str, Any]
ENTERED = (from_printed("3013"),)


def coming(sea: Sea) -> tuple[object, ...]:
    """The frames that are put in front of the agenda."""
    return sea.agenda


def ramming(watch: Watch = "always", move: Changes | None = None, options: dict[str, int] | None = None, **changes: Any) -> Sea:
    """A1 has just come to a flank of B1 and may ram it; B2 lies far off."""
    sea = moving("A1 3-good 3013 NW", "B1 3-good 2912 N", "B2 3-good 5838 N", move=move, options=options)
    sea.agenda = ()
    for name in ("B1", "B2"):
        sea.watch = sea.watch | {name: watch}
    sea.change("B1", **changes)
    return sea


def window() -> EntryReaction:
    return EntryReaction("A1", ENTERED)


@pytest.mark.parametrize(
    ("changes", "found"), [({}, ["B1"]), ({"side": "A"}, []), ({"gone": "sunk"}, []), ({"bow": (29, -8)}, [])]
)
def test_the_enemies_beside_a_hex(changes: Changes, found: list[str]) -> None:
    """WG-6.51 Each once, though it touches two of the hexes."""
    sea = ramming(**changes)
    sea.__dict__.pop("occupied", None)
    assert [ship.id for ship in beside(sea, "A", (*ENTERED, from_printed("3012")))] == found


@pytest.mark.parametrize(
    ("move", "mover", "names"),
    [
        ({}, {}, ["ram"]),
        ({"left": 0}, {}, ["ram", "grapple"]),
        ({"ship": "A9"}, {}, []),
        ({"swung": True}, {}, []),
        ({"swung": True, "left": 0}, {}, ["grapple"]),
        ({"left": 0}, {"grapple_tried": True}, ["ram"]),
        ({"left": 1}, {"half": True}, []),
        ({"left": 0, "safe": ("B1",)}, {}, []),
    ],
)
def test_what_threatens_a_ship(move: Changes, mover: Changes, names: list[str]) -> None:
    """WG-6.51 A grapple only where the mover has come to rest."""
    sea = ramming(move=move)
    sea.change("A1", **mover)
    mine, foe = sea.ships["A1"], sea.ships["B1"]
    assert threats(sea, mine, foe) == names
    assert threatens(sea, mine, foe) == bool(names)
    sea.move = None
    assert threats(sea, mine, foe) == []
    assert not threatens(sea, mine, foe)


@pytest.mark.parametrize(
    ("watch", "move", "changes", "open_"),
    [
        ("always", {}, {}, True),
        ("threatened", {}, {}, True),
        ("never", {}, {}, False),
        ("always", {"swung": True}, {}, True),
        ("threatened", {"swung": True}, {}, False),
        ("always", {}, {"crew": 0}, False),
        ("always", {}, {"fatigue": 1}, False),
    ],
)
def test_whom_a_window_asks(watch: Watch, move: Changes, changes: Changes, open_: bool) -> None:
    """WG-6.51 By its standing order, and only a ship that can slip away."""
    sea = ramming(watch, move, **changes)
    assert opens(sea, sea.ships["B1"], sea.ships["A1"], ENTERED) == open_
    names = ["B1"] if open_ else []
    assert [ship.id for ship in windows(sea, window())] == names
    assert asked_for(sea, window()) == names
    assert windows(sea, window().without("B1")) == []
    assert (window().ask(sea) is not None) == open_


@pytest.mark.parametrize("changes", [{"gone": "sunk"}, {"gone": "left"}, {"rammed": True}])
def test_a_mover_that_is_held_opens_no_window(changes: Changes) -> None:
    """WG-6.51."""
    sea = ramming()
    sea.change("A1", **changes)
    assert windows(sea, window()) == []


@pytest.mark.parametrize("option", [0, 1])
@pytest.mark.parametrize(
    ("watch", "changes", "before_it", "rams"),
    [
        ("always", {}, True, True),
        ("threatened", {}, True, True),
        ("never", {}, True, False),
        ("always", {"fatigue": 1}, True, False),
        ("always", {}, False, False),
    ],
)
def test_a_reaction_ram_opens_a_window_where_the_game_is_played_with_it(
    option: int, watch: Watch, changes: Changes, before_it: bool, rams: bool
) -> None:
    """WG-6.7 The hex just entered lies before the bow of B1, and B1 at the flank of the mover."""
    sea = moving("A1 3-good 3013 N", "B1 3-good 2913 NE", options={"reaction-ram": option})
    sea.watch = {"B1": watch}
    sea.change("B1", **changes)
    assert sea.ships["B1"].at("BOW") == sea.ships["A1"].bow
    entered = ENTERED if before_it else (from_printed("3012"),)
    able = reaction_bar(sea, sea.ships["B1"], sea.ships["A1"], entered) is None
    assert able == (bool(option) and not changes and before_it)
    found = EntryReaction("A1", entered)
    assert reaction_rams(sea, found) == (["B1"] if rams and option else [])
    assert (react_bar(sea, found, "B1") is None) == able
    unknown = react_bar(sea, found, "B9")
    assert unknown is not None
    assert unknown.key == "no-such-ship"


def test_a_reaction_ram_at_the_bow_or_stern_is_none() -> None:
    """WG-6.7, WG-R70 The rammer's bow must lie at a flank."""
    sea = moving("A1 3-good 3013 SW", "B1 3-good 2913 NE", options={"reaction-ram": 1})
    bar = reaction_bar(sea, sea.ships["B1"], sea.ships["A1"], ENTERED)
    assert bar is not None
    assert bar.key == "no-reaction-place"


def test_what_the_answers_of_a_window_do() -> None:
    """WG-6.51, WG-6.7, WG-D31, WG-D33 Each ship acts once; a tug takes its tow along."""
    sea = ramming()
    assert evasions(sea, window()) == ["B1:forward", "B1:back"]
    evade_from(sea, window(), "B1:back")
    assert coming(sea) == (Evade("B1", "A1", "back"), EntryReaction("A1", ENTERED, ("B1",)))
    sea = ramming(tows="B2")
    evade_from(sea, window(), "B1:forward")
    assert coming(sea)[1] == EntryReaction("A1", ENTERED, ("B1", "B2"))
    sea = ramming()
    react(sea, window(), "B1")
    assert coming(sea) == (ReactionTest("B1", "A1"), EntryReaction("A1", ENTERED, ("B1",)))
    sea = ramming()
    ignore(sea, window(), "B1")
    assert (sea.watch["B1"], sea.watch["B2"]) == ("never", "always")
    assert coming(sea) == (EntryReaction("A1", ENTERED, ("B1",)),)


@pytest.mark.parametrize(
    ("move", "key", "dangers"), [({}, "do-evade-from", 1), ({"left": 0}, "do-evade-from", 2), ({"swung": True}, "do-evade", 0)]
)
def test_an_evasion_is_shown_with_what_threatens(move: Changes, key: str, dangers: int) -> None:
    option = evade_from_option(ramming(move=move), window(), "B1:back")
    assert option.key == key
    named: Any = option.args.get("threats", ())
    assert len(named) == dangers


@pytest.mark.parametrize(
    ("watch", "move", "acted", "changes", "asked"),
    [
        ("threatened", {"swung": True}, (), {}, ("B2",)),
        ("threatened", {}, (), {}, ("B1", "B2")),
        ("always", {"swung": True}, (), {}, ("B1", "B2")),
        ("threatened", {"swung": True}, ("B1",), {}, ("B1", "B2")),
        ("threatened", {"swung": True}, (), {"gone": "sunk"}, ("B1", "B2")),
    ],
)
def test_a_ship_passed_over_may_still_be_asked_at_a_grapple(
    watch: Watch, move: Changes, acted: tuple[str, ...], changes: Changes, asked: tuple[str, ...]
) -> None:
    """WG-6.51 V2: only one that its order `when threatened` left out."""
    sea = ramming(watch, {"asked": ("B1", "B2")} | move)
    sea.change("A1", **changes)
    close(sea, EntryReaction("A1", ENTERED, acted))
    assert sea.move is not None
    assert sea.move.asked == asked
    sea.move = None
    close(sea, window())
    assert coming(sea) == ()


@pytest.mark.parametrize(("crew", "die", "ready"), [(3, 3, True), (3, 4, False), (1, 1, True), (1, 2, False)])
def test_the_die_of_a_reaction(crew: int, die: int, ready: bool) -> None:
    """WG-6.7 Up to the crew; above nothing happens, and nobody has attacked."""
    sea = ramming(crew=crew)
    roll = ReactionTest("B1", "A1").ask(sea)
    assert (roll.seat, roll.args["needs"]) == ("B", crew)
    ReactionTest("B1", "A1").take(sea, die)
    assert coming(sea) == ((Ram("B1", "A1", "reaction", 0),) if ready else ())
    assert sea.fought == ready
    assert (sea.events[0].key, sea.events[0].dice) == ("reaction-ready" if ready else "reaction-late", (die,))


@pytest.mark.parametrize(("left", "spent"), [(0, 0), (1, 1), (3, 1)])
def test_a_reaction_ram_that_fails_costs_the_mover_a_point(left: int, spent: int) -> None:
    """WG-6.7 The Collision falls on the reacting ship alone; later attacks of the mover are at -1."""
    sea = ramming(move={"left": left}, level="max")
    sea.change("A1", used=2, level="max")
    reaction_fails(sea, "B1", "A1")
    mover, ship = sea.ships["A1"], sea.ships["B1"]
    assert (mover.penalty, mover.used, mover.level, mover.half, mover.no_grapple) == (-1, 2 + spent, "max", False, False)
    assert (ship.level, ship.half, ship.half_fresh, ship.no_grapple) == ("cruise", True, False, True)
    assert sea.move is not None
    assert sea.move.left == left - spent


# Evasion


@pytest.mark.parametrize(
    ("half", "squadron", "modifiers"),
    [
        (False, "a1", [("fear", -1)]),
        (True, "a1", [("half", 1), ("fear", -1)]),
        (True, "a2", [("half", 1)]),
        (False, "a2", []),
    ],
)
def test_what_is_added_to_an_evasion(half: bool, squadron: str, modifiers: list[tuple[str, int]]) -> None:
    """WG-6.52 Fear is that of one side, of ships set up in some squadrons."""
    fears = [{"side": "B", "of": ["a1"], "drm": -1}, {"side": "A", "of": ["a1", "a2"], "drm": 5}]
    sea = draft("A1 3-good 3013 NW", "A2 3-good 3513 NW", "B1 3-good 2912 N", fears=fears)
    sea.change("A1", squadron=squadron)
    sea.change("B1", half=half)
    assert evade_modifiers(sea, sea.ships["B1"], sea.ships["A1"]) == modifiers


@pytest.mark.parametrize(
    ("crew", "half", "die", "free"), [(3, False, 3, True), (3, False, 4, False), (3, True, 2, True), (3, True, 3, False)]
)
@pytest.mark.parametrize(("way", "at"), [("forward", "2911"), ("back", "2913")])
def test_the_die_of_an_evasion(crew: int, half: bool, die: int, free: bool, way: str, at: str) -> None:
    """WG-6.52 One hex straight, tired and at cruise; WG-R58 it is safe from what was about to come."""
    sea = ramming(move={"safe": ("B9",)}, crew=crew, half=half, level="max")
    sea.turn = 4
    roll = Evade("B1", "A1", way).ask(sea)
    assert (roll.seat, roll.args["needs"], roll.args["modifier"]) == ("B", crew, int(half))
    Evade("B1", "A1", way).take(sea, die)
    ship = sea.ships["B1"]
    assert ship.bow == from_printed(at if free else "2912")
    assert (ship.level, ship.fatigue, ship.tired_on) == (("cruise", 2, 4) if free else ("max", 0, 0))
    assert sea.move is not None
    assert sea.move.safe == (("B9", "B1") if free else ("B9",))
    told = sea.events[0]
    assert (told.key, told.dice, told.args["way"], told.args["level"]) == ("evaded" if free else "evasion-failed", (die,), way, 2)


def test_a_tired_ship_does_not_recover_by_an_evasion() -> None:
    """WG-6.52 The greater fatigue stands."""
    sea = ramming(fatigue=3)
    Evade("B1", "A1", "back").take(sea, 1)
    assert sea.ships["B1"].fatigue == 3


def test_what_is_said_of_an_evasion() -> None:
    """WG-6.51, WG-6.52, WG-8.25."""
    sea = ramming()
    option = evade_option(sea, "A1", "B1:back")
    assert (option.ship, option.cell, option.risky, option.args["crew"]) == ("B1", from_printed("2913"), True, 3)
    assert evade_option(sea, "A1", "B1:forward").cell == from_printed("2911")
    assert window_bar(sea, "A1", "B1:back") is None
    for what, key in (("B9:back", "no-such-ship"), ("B1:up", "no-evade-room")):
        bar = window_bar(sea, "A1", what)
        assert bar is not None
        assert bar.key == key
    assert evade_refusal(ramming(crew=0), "B1", "back").key == "no-evade-crew"


@pytest.mark.parametrize(
    ("watch", "changes", "asks"),
    [("always", {}, True), ("threatened", {}, True), ("never", {}, False), ("always", {"crew": 0}, False)],
)
def test_the_target_of_an_attack_may_slip_away(watch: Watch, changes: Changes, asks: bool) -> None:
    """WG-6.51, WG-R12 V2: by its orders, where there is a way."""
    sea = ramming(watch, **changes)
    frame = MayEvade("B1", "A1", "ram")
    assert (frame.ask(sea) is not None) == asks
    frame.slip(sea, "B1:back")
    assert coming(sea) == (Evade("B1", "A1", "back"),)
