"""Grapples and boarding (WG-8.1 to WG-8.3), one rule at a time: who may, with how many, what the dice do, and what it costs."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.war_galley.table import moving
from naumachia.games.war_galley.rules.combat.boarding import (
    BoardingSegment,
    Fight,
    Party,
    board_bar,
    board_end_bar,
    board_option,
    boarding_modifiers,
    boardings,
    capture,
    commit,
    divided,
    fall,
    leader,
    muster,
)
from naumachia.games.war_galley.rules.combat.grapple import (
    Grapple,
    Ungrapple,
    cut_loose,
    declare_grapple,
    grapple_bar,
    grapple_modifiers,
    grapple_targets,
    links_to_cut,
    pay_for_links,
    thrown,
    ungrapple_modifiers,
    ungrapple_option,
)
from naumachia.games.war_galley.rules.combat.missiles import Reply
from naumachia.games.war_galley.rules.movement.evasion import MayEvade
from naumachia.games.war_galley.state import Sea

Changes = dict[str, Any]


def coming(sea: Sea) -> tuple[object, ...]:
    """The frames that are put in front of the agenda."""
    return sea.agenda


def alongside(move: Changes | None = None, rest: Changes | None = None, **changes: Any) -> Sea:
    """A1 and A2 lie on either side of B1; A1 has come to rest."""
    ships = "A1 5-pun 2912 N", "A2 5-pun 3112 N", "B1 5-pun 3012 N", "B2 5-pun 2712 N"
    sea = moving(*ships, move={"left": 0} | (move or {}), **(rest or {}))
    sea.agenda = ()
    sea.change("A1", **changes)
    return sea


# Grapples


@pytest.mark.parametrize(
    ("mine", "other", "found"),
    [
        ({}, {}, []),
        ({}, {"crippled": "P"}, [("linked", 1)]),
        ({}, {"grappled": {"A9": ""}}, [("linked", 1)]),
        ({}, {"sails": "up"}, [("target-sails", 1)]),
        ({}, {"sails": "up", "mast_down": True}, []),
        ({}, {"sails": "down"}, []),
        ({"sails": "up"}, {}, [("own-sails", -1)]),
        ({"sails": "up", "mast_down": True}, {}, []),
        ({}, {"facing": 3}, [("opposed", -1)]),
        ({}, {"facing": 3, "rammed": True}, []),
        ({}, {"facing": 3, "fatigue": 1}, []),
        ({}, {"facing": 3, "half": True}, []),
        ({}, {"facing": 3, "crippled": "S"}, [("linked", 1)]),
        ({}, {"facing": 2}, []),
    ],
)
def test_what_is_added_to_a_grapple(mine: Changes, other: Changes, found: list[tuple[str, int]]) -> None:
    """WG-8.12, WG-R36."""
    sea = alongside(**mine)
    sea.change("B1", **other)
    assert grapple_modifiers(sea, sea.ships["A1"], sea.ships["B1"]) == found


@pytest.mark.parametrize(
    ("device", "place", "throws"),
    [
        ("corvus", "BOW", True), ("corvus", "BFP", True), ("corvus", "BFS", True), ("corvus", "MFP", False),
        ("corvus", "STERN", False), ("harpax", "BOW", True), ("harpax", "MFP", True), ("harpax", "STERN", True),
        ("", "BOW", False),
    ],
)  # fmt: skip
def test_how_far_a_device_reaches(device: str, place: Any, throws: bool) -> None:
    """WG-8.12 The corvus only ahead, the harpax all about."""
    sea = alongside(rest={"fittings": [{"side": "A", "device": device}]})
    sea.change("B1", bow=sea.ships["A1"].at(place), length=1)
    name = device if throws else ""
    assert thrown(sea, sea.ships["A1"], sea.ships["B1"]) == name
    value = {"corvus": 2, "harpax": 2}.get(name)
    modifiers = grapple_modifiers(sea, sea.ships["A1"], sea.ships["B1"])
    assert [key for key, _ in modifiers] == ([name] if name else [])
    charts = sea.setting.charts.devices
    if value:
        assert modifiers == [(name, (charts.corvus if name == "corvus" else charts.harpax).grapple_drm)]


@pytest.mark.parametrize(
    ("mine", "other", "alone", "found"),
    [
        ({}, {}, True, []),
        ({"repelled": True}, {}, True, [("repelled", 1)]),
        ({"crew": 4}, {}, True, [("crew", 1)]),
        ({"crew": 4}, {}, False, []),
        ({}, {"crew": 4}, True, []),
        ({}, {"side": "A"}, False, [("own-ship", 2)]),
        ({"crew": 4}, {"side": "A"}, True, [("own-ship", 2)]),
        ({"crippled": "P"}, {}, True, [("hampered", -1)]),
        ({"fouled": ("B2",)}, {}, True, [("hampered", -1)]),
        ({"grappled": {"B1": "corvus:B"}}, {}, True, [("corvus", -2)]),
        ({"grappled": {"B1": "corvus:A"}}, {}, True, []),
    ],
)
def test_what_is_added_to_cutting_loose(mine: Changes, other: Changes, alone: bool, found: list[tuple[str, int]]) -> None:
    """WG-8.32, WG-8.34."""
    sea = alongside(**({"grappled": {"B1": ""}} | mine))
    sea.change("B1", **other)
    assert ungrapple_modifiers(sea, sea.ships["A1"], sea.ships["B1"], alone) == found


@pytest.mark.parametrize("crew", [0, 1, 2, 3])
def test_a_grapple_without_hope_is_refused(crew: int) -> None:
    """WG-8.12 Where a 6 would just do it may be tried; with one less it may not."""
    sea = alongside(crew=crew)
    lowest = sea.setting.charts.grapple.lowest[crew]
    for changes in ({}, {"sails": "up"}, {"facing": 3}, {"facing": 3, "sails": "up"}):
        draft = sea.copy()
        draft.change("A1", **changes)
        best = 6 + sum(value for _, value in grapple_modifiers(draft, draft.ships["A1"], draft.ships["B1"]))
        bar = grapple_bar(draft, draft.ships["A1"], draft.ships["B1"])
        assert (bar is None) == (best >= lowest)


@pytest.mark.parametrize("move", [{"safe": ("B1",)}, {"safe": ("B2",)}])
def test_a_ship_that_has_slipped_away_is_not_grappled(move: Changes) -> None:
    """WG-6.52, WG-R58."""
    sea = alongside(move)
    gone = "B1" in move["safe"]
    assert (grapple_bar(sea, sea.ships["A1"], sea.ships["B1"]) is None) == (not gone)
    assert grapple_targets(sea, "A1") == ([] if gone else ["B1"])
    frame = Grapple("A1", "B1")
    assert (frame.ask(sea) is None) == gone
    frame.take(sea, None)
    assert [event.key for event in sea.events] == ["grapple-missed"]
    assert not sea.ships["A1"].grapple_tried
    sea.move = None
    assert frame.ask(sea) is None


@pytest.mark.parametrize("changes", [{"grapple_tried": True}, {"no_grapple": True}, {"level": "max"}, {"deserter": "top"}])
def test_who_grapples_nobody(changes: Changes) -> None:
    """WG-8.13, WG-7.16, WG-8.11."""
    assert grapple_targets(alongside(**changes), "A1") == []


@pytest.mark.parametrize("crew", [1, 2, 3, 4])
def test_the_die_of_a_grapple(crew: int) -> None:
    """WG-8.12 By the crew; one try a turn whatever comes of it."""
    for die in range(1, 7):
        sea = alongside(crew=crew)
        needs = sea.setting.charts.grapple.lowest[crew]
        roll = Grapple("A1", "B1").ask(sea)
        assert roll is not None
        assert (roll.seat, roll.args["needs"]) == ("A", needs)
        Grapple("A1", "B1").take(sea, die)
        held = die >= needs
        assert sea.ships["A1"].grappled == ({"B1": ""} if held else {})
        assert sea.ships["A1"].grapple_tried
        assert sea.events[0].key == ("grappled" if held else "grapple-failed")
        assert sea.events[0].blow is not None
        assert sea.events[0].blow.missed == (not held)


@pytest.mark.parametrize("asked", [(), ("B1",)])
def test_a_declared_grapple_gives_the_target_its_one_window(asked: tuple[str, ...]) -> None:
    """WG-8.11, WG-6.51."""
    sea = alongside({"asked": asked})
    declare_grapple(sea, "A1", "B1")
    frames = (Reply("B1", "A1"), Grapple("A1", "B1"))
    assert coming(sea) == (frames if asked else (MayEvade("B1", "A1", "grapple"), *frames))
    assert sea.fought


# Cutting loose


@pytest.mark.parametrize(
    ("grappled", "move", "changes", "links"),
    [
        ({"B1": ""}, {}, {}, ["B1"]),
        ({"B1": "", "B2": ""}, {}, {}, ["B1", "B2", "B1,B2"]),
        ({}, {}, {}, []),
        ({"B1": ""}, {"stage": 3}, {}, ["B1"]),
        ({"B1": ""}, {"stage": 4}, {}, []),
        ({"B1": ""}, {}, {"gone": "sunk"}, []),
    ],
)
def test_which_links_may_be_cut(grappled: dict[str, str], move: Changes, changes: Changes, links: list[str]) -> None:
    """WG-D13 Before moving, any of them together."""
    sea = alongside(move, grappled=grappled, **changes)
    assert links_to_cut(sea, "A1") == links
    sea.move = None
    assert links_to_cut(sea, "A1") == []


@pytest.mark.parametrize(
    ("crew", "other", "repelled", "may"), [(0, 3, False, None), (3, 3, False, None), (4, 3, False, None), (0, 3, True, None)]
)
def test_links_without_hope_are_not_cut(crew: int, other: int, repelled: bool, may: bool | None) -> None:
    """WG-8.32 Where the best die falls short nothing is offered; a better crew counts for one link alone (WG-8.34)."""
    for device in ("", "corvus:B"):
        sea = alongside(crew=crew, repelled=repelled, crippled="P", grappled={"B1": device, "B2": device})
        sea.change("B1", crew=other)
        sea.change("B2", crew=other)
        needs = sea.setting.charts.ungrapple.lowest[crew]
        one = 6 + sum(value for _, value in ungrapple_modifiers(sea, sea.ships["A1"], sea.ships["B1"], alone=True))
        two = 6 + sum(value for _, value in ungrapple_modifiers(sea, sea.ships["A1"], sea.ships["B1"], alone=False))
        wanted = (["B1", "B2"] if one >= needs else []) + (["B1,B2"] if two >= needs else [])
        assert links_to_cut(sea, "A1") == wanted


def test_cutting_one_link_or_several() -> None:
    """WG-8.32, WG-8.34."""
    sea = alongside(grappled={"B1": "", "B2": ""})
    cut_loose(sea, "A1", "B1,B2")
    assert coming(sea) == (Ungrapple("A1", ("B1", "B2"), False),)
    assert sea.move is not None
    assert sea.move.stage == 4
    sea = alongside(grappled={"B1": "", "B2": ""})
    cut_loose(sea, "A1", "B2")
    assert coming(sea) == (Ungrapple("A1", ("B2",), True),)
    option = ungrapple_option(sea, "A1", "B1,B2")
    assert (option.args["links"], option.args["cost"], option.target) == (2, 2, "B1")


@pytest.mark.parametrize("broke", [False, True])
def test_the_die_of_cutting_loose(broke: bool) -> None:
    """WG-8.32, WG-R26 Success frees both; that a link went is remembered until the end."""
    for die in range(1, 7):
        sea = alongside(grappled={"B1": "", "B2": ""})
        sea.change("B1", grappled={"A1": ""})
        needs = sea.setting.charts.ungrapple.lowest[sea.ships["A1"].crew]
        frame = Ungrapple("A1", ("B1", "B2"), False, broke)
        roll = frame.ask(sea)
        assert roll is not None
        assert (roll.seat, roll.args["needs"]) == ("A", needs)
        frame.take(sea, die)
        free = die >= needs
        assert sea.ships["A1"].grappled == ({"B2": ""} if free else {"B1": "", "B2": ""})
        assert sea.ships["B1"].grappled == ({} if free else {"A1": ""})
        assert coming(sea) == (Ungrapple("A1", ("B2",), False, broke or free),)
        assert sea.events[0].key == ("ungrappled" if free else "ungrapple-failed")
    end = Ungrapple("A1", (), False, broke)
    assert end.ask(sea) is None
    sea = alongside()
    end.take(sea, None)
    assert [event.key for event in sea.events] == (["ungrapple-cost"] if broke else [])


@pytest.mark.parametrize(
    ("changes", "paid"),
    [
        ({}, 2),
        ({"fatigue": 4}, 1),
        ({"crippled": "P"}, 1),
        ({"grappled": {"B2": ""}}, 2),
        ({"crippled": "PS"}, 0),
        ({"fatigue": 3}, 2),
    ],
)
def test_links_are_paid_for_as_far_as_there_are_points(changes: Changes, paid: int) -> None:
    """WG-8.33 In full where other links still hold the ship."""
    sea = alongside(used=1, **changes)
    pay_for_links(sea, "A1")
    assert sea.move is not None
    assert (sea.move.paid, sea.ships["A1"].used) == (paid, 1 + paid)
    assert sea.events[0].args["cost"] == paid


# Boarding


def boarding(first: int = 4, second: int = 2, links: str = "B1", **changes: Any) -> Sea:
    """A1 is grappled to B1 (and B2 if named), A2 to B1."""
    sea = alongside(rest={"options": {"reaction-ram": 0}})
    sea.change("A1", marines=first, grappled=dict.fromkeys(links.split(), ""), **changes)
    sea.change("A2", marines=second, grappled={"B1": ""})
    for name in ("B1", "B2"):
        sea.change(name, marines=1)
    return sea


@pytest.mark.parametrize(
    ("changes", "activation", "found"),
    [
        ({}, {}, ("B1", "B1:A1", "B1:A2")),
        ({"gone": "sunk"}, {}, ("B1",)),
        ({"side": "B"}, {}, ("B1",)),
        ({"deserter": "top"}, {}, ("B1",)),
        ({"captured": True}, {}, ("B1",)),
        ({}, {"ships": ("A1",)}, ("B1",)),
        ({}, {"boarded": ("B1",)}, ()),
        ({}, {"boarded": ("B2",)}, ("B1", "B1:A1", "B1:A2")),
    ],
)
def test_who_may_board(changes: Changes, activation: Changes, found: tuple[str, ...]) -> None:
    """WG-8.21, WG-8.64 Of the ships of the activation, each enemy once."""
    sea = boarding(**changes)
    sea.mark(**activation)
    assert boardings(sea, ()) == found
    segment = BoardingSegment()
    assert (segment.ask(sea) is not None) == bool(found)
    for what in ("B1", "B1:A1"):
        assert (board_bar(sea, segment, what) is None) == (what in found)
    sea.activation = None
    assert boardings(sea, ()) == ()
    assert segment.ask(sea) is None


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [(4, 0, ("B1",)), (0, 2, ("B1",)), (1, 1, ("B1", "B1:A1", "B1:A2")), (0, 0, ())],
)
def test_nobody_boards_without_marines(first: int, second: int, found: tuple[str, ...]) -> None:
    """WG-8.21."""
    assert boardings(boarding(first, second), ()) == found


def test_a_boarding_without_hope_is_not_offered() -> None:
    """WG-8.23."""
    sea = boarding(1, 0)
    sea.change("B1", marines=8)
    assert boardings(sea, ()) == ()
    bar = board_bar(sea, BoardingSegment(), "B1")
    assert bar is not None


def test_marines_may_be_divided_between_two_enemies() -> None:
    """WG-8.22 From one to all but one; the rest must then go to the other."""
    sea = boarding(3, 0, "B1 B2")
    assert boardings(sea, ()) == ("B1", "B1:A1:1", "B1:A1:2", "B2", "B2:A1:1", "B2:A1:2")
    parties = muster(sea, (), "B1:A1:2")
    assert parties == (Party("B1", "A1", 2),)
    assert boardings(sea, parties) == ("B2",)
    assert divided(sea, parties, boardings(sea, parties))
    bar = board_end_bar(sea, BoardingSegment(parties), "")
    assert bar is not None
    assert bar.key == "no-board-rest"
    whole = muster(sea, (), "B1")
    assert whole == (Party("B1", "A1", 3),)
    assert boardings(sea, whole) == ()
    assert board_end_bar(sea, BoardingSegment(whole), "") is None
    assert board_end_bar(sea, BoardingSegment(), "") is None
    rest = muster(sea, parties, "B2")
    assert rest == (Party("B2", "A1", 1),)
    assert muster(sea, parties, "B1") == ()
    assert muster(boarding(), (), "B1") == (Party("B1", "A1", 4), Party("B1", "A2", 2))
    assert muster(boarding(), (), "B1:A2") == (Party("B1", "A2", 2),)


@pytest.mark.parametrize(
    "changes", [{"gone": "sunk"}, {"side": "B"}, {"deserter": "top"}, {"captured": True}, {"marines": 0}, {"grappled": {}}]
)
def test_who_is_not_mustered(changes: Changes) -> None:
    """WG-8.22."""
    sea = boarding()
    sea.change("A1", **changes)
    assert muster(sea, (), "B1") == (Party("B1", "A2", 2),)


@pytest.mark.parametrize(
    ("grappled", "marines", "key"),
    [({}, 4, "no-board-grapple"), ({"B1": ""}, 0, "no-board-marines"), ({"B1": ""}, 4, "no-board-again")],
)
def test_why_nobody_boards(grappled: dict[str, str], marines: int, key: str) -> None:
    """WG-8.21."""
    sea = boarding(marines, 0)
    sea.change("A1", grappled=grappled)
    sea.change("A2", grappled={})
    sea.mark(boarded=("B1",))
    bar = board_bar(sea, BoardingSegment(), "B1")
    assert bar is not None
    assert bar.key == key


def test_marines_are_committed_before_any_dice() -> None:
    """WG-8.22, WG-R56 Then the fights follow, one target after the other."""
    sea = boarding(3, 2, "B1 B2")
    one = muster(sea, (), "B1:A1:2")
    commit(sea, BoardingSegment(one), "B2")
    two = (*one, Party("B2", "A1", 1))
    assert coming(sea) == (BoardingSegment(two),)
    sea.agenda = ()
    BoardingSegment((*two, Party("B1", "A2", 2))).skip(sea)
    assert coming(sea) == (Fight("B1", (one[0], Party("B1", "A2", 2))), Fight("B2", (Party("B2", "A1", 1),)))
    request = BoardingSegment(one).ask(sea)
    assert request is not None
    assert request.args["committed"] == 2
    assert sea.activation is not None
    assert leader(sea, sea.activation) == "A"


@pytest.mark.parametrize(
    ("what", "ships", "key", "risky"),
    [("B1", 2, "do-board", True), ("B1:A1", 1, "do-board-part", False), ("B1:A2", 1, "do-board-part", False)],
)
def test_how_a_boarding_is_shown(what: str, ships: int, key: str, risky: bool) -> None:
    """WG-8.22 With its odds only where nobody else can be committed any more."""
    sea = boarding()
    option = board_option(sea, BoardingSegment(), what)
    assert (option.key, option.risky, option.args["ships"]) == (key, risky, ships)
    assert option.args["marines"] == {"B1": 6, "B1:A1": 4, "B1:A2": 2}[what]
    assert option.args["defenders"] == 1
    joined = board_option(sea, BoardingSegment((Party("B1", "A2", 2),)), "B1")
    assert (joined.args["marines"], joined.args["ships"], joined.key) == (6, 1, "do-board")


@pytest.mark.parametrize(
    ("boarders", "target", "found"),
    [
        ((False,), False, []),
        ((True,), True, []),
        ((True,), False, [("height", 1)]),
        ((False,), True, [("depth", -1)]),
        ((False, True), False, [("height", 1)]),
    ],
)
def test_towers_at_a_boarding(boarders: tuple[bool, ...], target: bool, found: list[tuple[str, int]]) -> None:
    """WG-8.24 One of the boarders is enough."""
    sea = boarding()
    for name, towers in zip(("A1", "A2"), boarders, strict=False):
        sea.change(name, towers=towers)
    sea.change("B1", towers=target)
    ships = [sea.ships[name] for name in ("A1", "A2")[: len(boarders)]]
    assert boarding_modifiers(ships, sea.ships["B1"]) == found


@pytest.mark.parametrize(
    ("total", "taken", "mine", "theirs"),
    [(8, True, 4, 0), (9, True, 3, 0), (12, True, 3, 0), (5, False, 3, 0), (6, False, 3, 1), (7, False, 3, 1), (2, False, 3, 0)],
)
def test_the_men_it_costs(total: int, taken: bool, mine: int, theirs: int) -> None:
    """WG-8.28, WG-R25 A capture on 9 costs every boarder one, on 8 none; a repulse on 5 costs the defender one too, on 6 not."""
    sea = boarding(4, 4)
    fall(sea, "B1", ("A1", "A2"), total, taken)
    assert [sea.ships[name].marines for name in ("A1", "A2", "B1")] == [mine, mine, theirs]
    assert sea.ships["B1"].side == ("A" if taken else "B")
    assert sea.ships["B1"].repelled == (not taken)


def test_the_dice_of_a_fight() -> None:
    """WG-8.23 With what is needed the ship is taken, with one less the boarders are repelled; it is boarded once."""
    for dice in ((1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (6, 6)):
        sea = boarding(4, 0)
        sea.change("B1", marines=3, towers=False)
        sea.change("A1", towers=False)
        fight = Fight("B1", (Party("B1", "A1", 4),))
        roll = fight.ask(sea)
        assert (roll.seat, roll.count, roll.args["marines"], roll.args["defenders"]) == ("A", 2, 4, 3)
        needs: Any = roll.args["needs"]
        assert 2 < needs < 12
        fight.take(sea, dice)
        taken = sum(dice) >= needs
        assert sea.ships["B1"].captured == taken
        assert sea.events[0].key == ("captured" if taken else "repelled")
        assert sea.events[0].args["total"] == sum(dice)
        assert sea.activation is not None
        assert sea.activation.boarded == ("B1",)
        assert sea.fought


@pytest.mark.parametrize(("ship", "lost"), [("B1", True), ("A2", False), ("", False)])
def test_a_captured_ship_has_done_acting(ship: str, lost: bool) -> None:
    """WG-8.25, WG-R39, WG-5.53 A commander of the other side aboard is lost, one of the captor's is not."""
    sea = moving("A1 5-pun 2912 N", "B1 5-pun 3012 N", "B2 5-pun 2712 N", chiefs={"B1": "SC 2"}, position={"phase": "speed"})
    sea.agenda = ()
    if ship != "B1":
        chief = sea.commanders["b1"]
        sea.commanders = {"b1": replace(chief, side="A") if ship else replace(chief, ship="B2")}
    sea.change("B1", level="max", spoilt=True, deserter="top", grappled={"A1": ""}, fatigue=2)
    capture(sea, "B1", "A")
    taken = sea.ships["B1"]
    assert (taken.side, taken.origin, taken.captured, taken.spoilt, taken.acted) == ("A", "B", True, False, True)
    assert (taken.crew, taken.marines, taken.level, taken.deserter) == (0, 0, "cruise", "")
    assert (taken.grappled, taken.fatigue) == ({"A1": ""}, 2)
    assert len(coming(sea)) == int(lost)
