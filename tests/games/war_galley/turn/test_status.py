"""The turn, phase G and phase H (WG-3.1, WG-8.35, WG-8.54, WG-9.1), rule by rule: who rolls, on what, and who is touched."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.war_galley.table import GAME, draft
from naumachia.games.war_galley.charts import fire_fighting
from naumachia.games.war_galley.rules.command.initiative import NameAdmirals
from naumachia.games.war_galley.rules.command.transfer import MayTransfer
from naumachia.games.war_galley.rules.status import (
    AbandonShip,
    BurntOut,
    FightFire,
    Fires,
    GoDown,
    Recover,
    Sinking,
    SinkingRoll,
    Spread,
    Unfoul,
    UnfoulEach,
    UnfoulRoll,
    UnfoulRolls,
    chained,
    in_order,
)
from naumachia.games.war_galley.rules.turn import Latecomers, TakeInitiative, WindPhase
from naumachia.games.war_galley.rules.victory import Victory, afloat, next_turn, points, settle_scores, worth
from naumachia.games.war_galley.state import Sea

Changes = dict[str, Any]


def coming(sea: Sea) -> tuple[object, ...]:
    """The frames that are put in front of the agenda."""
    return sea.agenda


def fleet(rest: Changes | None = None, **changes: Changes) -> Sea:
    """Three ships a side, far from each other, and what has happened to them."""
    ships = (f"{side}{n} 3-good {n * 10:02d}{row} N" for side, row in (("A", "10"), ("B", "30")) for n in (1, 2, 3))
    sea = draft(*ships, **(rest or {}))
    sea.agenda, sea.turn, sea.first = (), 5, "A"
    for name, change in changes.items():
        sea.change(name, **change)
    return sea


def contest() -> Sea:
    """A tournament."""
    found = GAME.start(GAME.load_scenario("s04"), {"watch": 0, "reply": 0}, None)
    assert isinstance(found, Sea)
    return found.copy()


# The turn


@pytest.mark.parametrize(
    ("variable", "turn", "bonus", "seat"),
    [(True, 2, {}, "A"), (True, 2, {"A": 1}, "B"), (True, 2, {"B": 1}, "A"), (True, 1, {}, None), (False, 2, {}, None)],
)
def test_the_side_with_fewer_points_rolls_for_the_wind(
    variable: bool, turn: int, bonus: dict[str, int], seat: str | None
) -> None:
    """WG-6.2, WG-R64 At equal points the first."""
    sea = fleet({"wind": {"direction": "N", "strength": 1, "variable": variable}})
    sea.turn, sea.bonus = turn, bonus
    roll = WindPhase().ask(sea)
    assert (roll and (roll.seat, roll.count)) == (seat and (seat, 2))
    calm = fleet()
    assert WindPhase().ask(calm) is None


@pytest.mark.parametrize(
    ("modifier", "dice", "row"), [(0, (1, 1), 2), (0, (3, 4), 7), (3, (5, 6), 12), (-3, (1, 1), 2), (1, (3, 4), 8)]
)
def test_the_wind_turns_as_the_table_says(modifier: int, dice: tuple[int, int], row: int) -> None:
    """WG-6.2 The modified roll is kept between 2 and 12."""
    sea = fleet({"wind": {"direction": "N", "strength": 1, "variable": True, "modifier": modifier}})
    shift = sea.setting.charts.wind.rows[row - 2]
    blows = 0 if shift.calm else max(0, min(sea.setting.charts.wind.strongest, 1 + shift.strength))
    WindPhase().take(sea, dice)
    assert sea.wind == (blows, shift.direction % 6)
    told = sea.events[0]
    assert (told.args["rolled"], told.args["modifier"], told.args["strength"]) == (sum(dice), modifier, blows)
    before = sea.wind
    WindPhase().take(sea, None)
    assert (sea.wind, sea.phase) == (before, "wind")


@pytest.mark.parametrize(
    ("turn", "scenario", "first", "found", "asks"),
    [
        (1, "B", "", "B", False),
        (1, "", "B", "B", False),
        (1, "", "", "", True),
        (2, "B", "A", "A", True),
        (1, "B", "A", "B", False),
    ],
)
def test_who_is_first_on_turn_one(turn: int, scenario: str, first: str, found: str, asks: bool) -> None:
    """WG-3.2, WG-R32 As the scenario or the roll for setting up says; later it is rolled for."""
    sea = fleet({"first": scenario} if scenario else None)
    sea.turn, sea.first = turn, first
    TakeInitiative().take(sea, None)
    assert sea.first == found
    assert coming(sea) == ((NameAdmirals(),) if asks else ())
    assert [event.key for event in sea.events] == ([] if asks else ["first"])


@pytest.mark.parametrize(
    ("tournament", "turn", "gone"), [(True, 2, "left"), (True, 3, "left"), (True, 1, "waiting"), (False, 2, "waiting")]
)
def test_latecomers_of_a_tournament_are_lost(tournament: bool, turn: int, gone: str) -> None:
    """WG-R32 No others."""
    sea = contest() if tournament else fleet()
    one, two, three, *_ = sea.ships
    sea.change(one, gone="waiting")
    sea.change(two, gone="sunk")
    sea.turn = turn
    Latecomers().take(sea, None)
    assert [sea.ships[name].gone for name in (one, two, three)] == [gone, "sunk", ""]
    assert [event.key for event in sea.events] == (["too-late"] if gone == "left" else [])


# Unfouling


@pytest.mark.parametrize(
    ("names", "answers"), [((), None), (("A1",), ["all", "none"]), (("A1", "A2"), ["all", "none", "each"]), (("B1",), None)]
)
def test_who_tries_to_work_free(names: tuple[str, ...], answers: list[str] | None) -> None:
    """WG-8.35 Ship by ship only where there are several."""
    sea = fleet(**{name: {"fouled": ("X",)} for name in names})
    request = Unfoul("A").ask(sea)
    assert (request and [one for one in request if one not in request.asides]) == answers
    Unfoul("A").take(sea, "all")
    assert coming(sea) == tuple(UnfoulRoll(name) for name in names if name != "B1")
    sea.agenda = ()
    Unfoul("A").take(sea, "none")
    assert coming(sea) == ()
    Unfoul("A").take(sea, "each")
    assert coming(sea) == (UnfoulEach("A"),)
    sea.agenda = ()
    UnfoulEach("A").take(sea, {"A": {"A1": "stay", "A2": "roll"}})
    assert coming(sea) == (UnfoulRoll("A2"),)
    assert [line.id for line in UnfoulEach("A").ask(sea).sheets["A"]] == [name for name in names if name != "B1"]


@pytest.mark.parametrize("crew", [0, 1, 2, 3, 4])
def test_the_die_of_working_free(crew: int) -> None:
    """WG-8.35 By the crew; it counts when all have rolled."""
    for die in range(1, 7):
        sea = fleet(A1={"fouled": ("B1",), "crew": crew}, B1={"fouled": ("A1",)})
        needs = sea.setting.charts.unfoul.lowest[crew]
        roll = UnfoulRoll("A1").ask(sea)
        assert (roll.seat, roll.args["needs"]) == ("A", needs)
        UnfoulRoll("A1").take(sea, die)
        assert sea.freed == (("A1",) if die >= needs else ())
        assert sea.ships["A1"].fouled == ("B1",)
        assert sea.events[0].key == ("unfouls" if die >= needs else "stays-fouled")


@pytest.mark.parametrize(
    ("freed", "links", "half"),
    [
        ((), {"A1": ("B1", "B2"), "B1": ("A1",), "B2": ("A1", "A2"), "A2": ("B2",)}, set()),
        (("A1",), {"A1": (), "B1": (), "B2": ("A2",), "A2": ("B2",)}, {"A1", "B1"}),
        (("B1",), {"A1": ("B2",), "B1": (), "B2": ("A1", "A2"), "A2": ("B2",)}, {"B1"}),
        (("B2",), {"A1": ("B1",), "B1": ("A1",), "B2": (), "A2": ()}, {"B2", "A2"}),
        (("A1", "B2"), {"A1": (), "B1": (), "B2": (), "A2": ()}, {"A1", "A2", "B1", "B2"}),
    ],
)
def test_whose_links_go(freed: tuple[str, ...], links: dict[str, tuple[str, ...]], half: set[str]) -> None:
    """WG-8.35, WG-R27 All of a ship that succeeded; each without any left goes at half-speed, and a marker of old stays."""
    sea = fleet(
        A1={"fouled": ("B1", "B2")},
        B1={"fouled": ("A1",)},
        B2={"fouled": ("A1", "A2")},
        A2={"fouled": ("B2",)},
        A3={"half": True},
    )
    sea.freed = freed
    UnfoulRolls().take(sea, None)
    assert {name: sea.ships[name].fouled for name in links} == links
    assert {name for name, ship in sea.ships.items() if ship.half} == half | {"A3"}
    assert {event.ship for event in sea.events} == half
    assert sea.freed == ()
    old = fleet(A1={"fouled": ("B1", "B2"), "half": True, "half_fresh": True}, B1={"fouled": ("A1",)}, B2={"fouled": ("A1",)})
    old.freed = ("B1",)
    UnfoulRolls().take(old, None)
    assert (old.ships["A1"].half, old.ships["A1"].half_fresh) == (True, False)


# Fire


@pytest.mark.parametrize(
    ("changes", "mast", "sails"),
    [
        ({"mast_down": True, "sails": "up"}, False, "down"),
        ({"mast_down": True}, False, ""),
        ({"sails": "up"}, False, "up"),
        ({"mast_down": True, "sails": "up", "gone": "sunk"}, True, "up"),
    ],
)
def test_fallen_masts_are_cleared_away(changes: Changes, mast: bool, sails: str) -> None:
    """WG-6.24."""
    sea = fleet(A1=changes)
    Fires().take(sea, None)
    assert (sea.ships["A1"].mast_down, sea.ships["A1"].sails) == (mast, sails)
    assert len(sea.events) == (changes.get("mast_down", False) and not mast)


@pytest.mark.parametrize(("first", "order"), [("A", ["A1", "A3", "B2"]), ("B", ["B2", "A1", "A3"]), ("", ["A1", "A3", "B2"])])
def test_ships_that_burn_fight_their_fires_in_order(first: str, order: list[str]) -> None:
    """WG-8.54 FIRST's first."""
    sea = fleet(A1={"on_fire": True}, A3={"on_fire": True}, B2={"on_fire": True}, B3={"on_fire": True, "gone": "burnt"})
    sea.first = first
    Fires().take(sea, None)
    assert coming(sea) == tuple(FightFire(name) for name in order)
    assert [ship.id for ship in in_order(sea)][:1] == [("B1" if first == "B" else "A1")]


@pytest.mark.parametrize("crew", [0, 1, 2, 3, 4])
def test_the_die_against_a_fire(crew: int) -> None:
    """WG-8.54, WG-R28 Out, on, over to the ships linked to it, or burnt out after it has spread once more."""
    for die in range(1, 7):
        sea = fleet(A1={"on_fire": True, "crew": crew, "grappled": {"B2": "", "A2": ""}, "fouled": ("B2",)})
        result = fire_fighting(sea.setting.charts, die, crew)
        roll = FightFire("A1").ask(sea)
        assert roll is not None
        assert (roll.seat, roll.args["crew"]) == ("A", crew)
        FightFire("A1").take(sea, die)
        spreads = (Spread("A2"), Spread("B2"))
        wanted = {"E": (), "C": (), "S": spreads, "B": (*spreads, BurntOut("A1"))}[result]
        assert coming(sea) == wanted
        assert sea.ships["A1"].on_fire == (result != "E")
        assert (sea.events[0].blow is None) == (result == "E")
    gone = fleet(A1={"on_fire": True, "gone": "burnt"})
    assert FightFire("A1").ask(gone) is None
    FightFire("A1").take(gone, None)
    assert list(gone.events) == []


@pytest.mark.parametrize(("die", "burns"), [(3, False), (4, True), (6, True)])
def test_the_die_of_a_fire_that_spreads(die: int, burns: bool) -> None:
    """WG-8.54."""
    sea = fleet()
    roll = Spread("B1").ask(sea)
    assert roll is not None
    assert (roll.seat, roll.args["needs"]) == ("B", 4)
    Spread("B1").take(sea, die)
    assert sea.ships["B1"].on_fire == burns
    assert sea.events[0].key == ("catches-fire" if burns else "escapes-fire")
    for changes in ({"on_fire": True}, {"gone": "sunk"}):
        other = fleet(B1=changes)
        assert Spread("B1").ask(other) is None
        Spread("B1").take(other, None)
        assert list(other.events) == []


@pytest.mark.parametrize(
    ("changes", "fatigue"),
    [
        ({"fatigue": 3, "tired_on": 4}, 2),
        ({"fatigue": 1}, 0),
        ({"fatigue": 3, "tired_on": 5}, 3),
        ({"fatigue": 3, "gone": "left"}, 3),
        ({}, 0),
    ],
)
def test_tired_crews_recover(changes: Changes, fatigue: int) -> None:
    """WG-6.45, WG-R59 By one, but not what was gained this turn."""
    sea = fleet(A1=changes)
    Recover().take(sea, None)
    assert sea.ships["A1"].fatigue == fatigue
    recovered = changes.get("fatigue", 0) != fatigue
    assert [event.args["level"] for event in sea.events] == ([fatigue] if recovered else [])


# Sinking


@pytest.mark.parametrize(
    ("changes", "chief", "leaves"),
    [
        ({}, {}, False),
        ({"A1": {"rammed": True}}, {}, True),
        ({"A1": {"on_fire": True}}, {}, True),
        ({"A1": {"grappled": {"A2": ""}}, "A2": {"rammed": True, "grappled": {"A1": ""}}}, {}, True),
        ({"A1": {"grappled": {"A2": ""}}, "A2": {"on_fire": True, "grappled": {"A1": ""}}}, {}, False),
        ({"A2": {"rammed": True}}, {}, False),
        ({"A1": {"rammed": True}}, {"lost": True}, False),
        ({"A1": {"rammed": True, "gone": "sunk"}}, {}, False),
    ],
)
def test_commanders_leave_ships_that_may_sink(changes: dict[str, Changes], chief: Changes, leaves: bool) -> None:
    """WG-5.51 T3: rammed, on fire, or linked to a rammed ship."""
    sea = draft(
        "A1 3-good 1010 N", "A2 3-good 2010 N", "B1 3-good 3030 N", chiefs={"A1": "SC 3"}, position={"phase": "speed"}
    )  # fmt: skip
    sea.agenda = ()
    for name, change in changes.items():
        sea.change(name, **change)
    sea.commanders = {"a1": replace(sea.commanders["a1"], **chief)}
    AbandonShip().take(sea, None)
    assert coming(sea) == ((MayTransfer("a1"),) if leaves else ())


@pytest.mark.parametrize(("die", "sinks"), [(5, False), (6, True), (1, False)])
def test_the_die_of_sinking(die: int, sinks: bool) -> None:
    """WG-7.17 Nothing sinks before all have rolled."""
    sea = fleet(A1={"rammed": True}, A3={"rammed": True, "gone": "wrecked"}, B2={"rammed": True})
    Sinking().take(sea, None)
    assert coming(sea) == (SinkingRoll("A1"), SinkingRoll("B2"), GoDown())
    roll = SinkingRoll("A1").ask(sea)
    assert (roll.seat, roll.args["needs"]) == ("A", 6)
    SinkingRoll("A1").take(sea, die)
    assert sea.freed == (("A1",) if sinks else ())
    assert sea.ships["A1"].gone == ""
    assert sea.events[0].key == ("goes-down" if sinks else "stays-afloat")


def test_a_sinking_ship_drags_down_what_is_tied_to_it() -> None:
    """WG-7.17 By any chain of grapples and fouls; each is dragged by the ship that holds it, and nobody else sinks."""
    links: dict[str, Changes] = {
        "A1": {"grappled": {"B1": ""}},
        "B1": {"grappled": {"A1": ""}, "fouled": ("A2",)},
        "A2": {"fouled": ("B1",)},
        "B2": {"grappled": {"A3": ""}},
        "A3": {"grappled": {"B2": ""}},
    }
    sea = fleet(**links)
    assert chained(sea, "A1") == {"B1": "A1", "A2": "B1"}
    assert chained(sea, "A1", "A2") == {"B1": "A2"}
    assert chained(sea) == {}
    sea.freed = ("A1",)
    GoDown().take(sea, None)
    assert {name for name, ship in sea.ships.items() if ship.gone == "sunk"} == {"A1", "B1", "A2"}
    assert [event.ship for event in sea.events if event.key == "dragged-down"] == ["B1", "A2"]
    assert not sea.freed


# Victory


@pytest.mark.parametrize(
    ("changes", "value"),
    [
        ({}, 0),
        ({"rammed": True}, 5),
        ({"aground": 3}, 5),
        ({"rammed": True, "gone": "left"}, 0),
        ({"aground": 3, "gone": "waiting"}, 0),
        ({"gone": "sunk"}, 5),
        ({"side": "A"}, 6),
        ({"side": "A", "spoilt": True}, 5),
        ({"side": "A", "gone": "burnt"}, 5),
        ({"side": "A", "gone": "left"}, 6),
    ],
)
def test_what_a_ship_is_worth_to_the_enemy(changes: Changes, value: int) -> None:
    """WG-9.1 Its defence, and 1 for a sound prize."""
    sea = fleet(B1=changes)
    defence = sea.card(sea.ships["B1"]).defence
    bonus = sea.setting.charts.tournament.capture_bonus
    wanted = 0 if value == 0 else defence + (bonus if value == 6 else 0)
    assert worth(sea, sea.ships["B1"]) == wanted
    assert (points(sea, "A"), points(sea, "B")) == (wanted, 0)
    sea.bonus = {"A": 3, "B": 4}
    assert (points(sea, "A"), points(sea, "B")) == (3 + wanted, 4)


@pytest.mark.parametrize(
    ("a", "b", "scores", "winner", "key"),
    [
        (10, 10, (9, 9), None, None),
        (10, 10, (10, 9), "A", "won-by-points"),
        (10, 10, (9, 10), "B", "won-by-points"),
        (10, 10, (10, 10), None, None),
        (10, 10, (11, 10), "A", "won-by-points"),
        (10, 10, (10, 11), "B", "won-by-points"),
        (10, 20, (10, 19), "A", "won-by-points"),
    ],
)
def test_a_side_at_its_level_wins(a: int, b: int, scores: tuple[int, int], winner: str | None, key: str | None) -> None:
    """WG-9.1."""
    sea = fleet({"A": {"victory": a}, "B": {"victory": b}})
    sea.bonus = {"A": scores[0], "B": scores[1]}
    Victory().take(sea, None)
    assert (sea.result and (sea.result.winner, sea.result.key)) == (key and (winner, key))
    assert sea.turn == (5 if key else 6)
    assert (sea.events[0].args["first"], sea.events[0].args["second"]) == scores
    if sea.result is not None:
        assert sea.result.args["level"] == (a if winner == "A" else b)


@pytest.mark.parametrize(
    ("turn", "quiet", "fought", "ends", "left"),
    [
        (19, 0, True, False, 0),
        (20, 0, True, True, 0),
        (5, 3, False, False, 4),
        (5, 4, False, True, 0),
        (5, 4, True, False, 0),
        (5, 0, False, False, 1),
    ],
)
@pytest.mark.parametrize(("scores", "winner"), [((3, 3), None), ((4, 3), "A"), ((3, 4), "B")])
def test_a_battle_does_not_last_for_ever(
    turn: int, quiet: int, fought: bool, ends: bool, left: int, scores: tuple[int, int], winner: str | None
) -> None:
    """WG-R31 After 20 turns, or 5 without any attack, the higher score wins."""
    sea = fleet({"options": {"turns": 20, "quiet": 5}})
    sea.turn, sea.quiet, sea.fought, sea.bonus = turn, quiet, fought, {"A": scores[0], "B": scores[1]}
    Victory().take(sea, None)
    assert (sea.result is not None) == ends
    if sea.result is not None:
        assert (sea.result.winner, sea.result.key) == (winner, "won-by-time" if winner else "drawn-by-time")
    else:
        assert (sea.turn, sea.quiet, sea.fought) == (turn + 1, left, False)


@pytest.mark.parametrize(
    ("gone", "side", "ends"),
    [("", "B", False), ("waiting", "B", False), ("sunk", "B", True), ("left", "B", True), ("", "A", True)],
)
def test_a_side_without_ships_ends_the_battle(gone: str, side: str, ends: bool) -> None:
    """WG-9.1 The higher score wins."""
    sea = fleet(B1={"gone": gone, "side": side}, B2={"gone": "left"}, B3={"gone": "left"})
    assert afloat(sea, "B") == (not ends)
    assert afloat(sea, "A")
    Victory().take(sea, None)
    assert (sea.result is not None) == ends
    if sea.result is not None:
        even = points(sea, "A") == points(sea, "B")
        assert sea.result.key == ("drawn-by-empty" if even else "won-by-empty")
    other = fleet()
    settle_scores(other, {"A": 1, "B": 2}, "empty", "WG-9.1", {})
    assert other.result is not None
    assert other.result.winner == "B"


@pytest.mark.parametrize(
    ("changes", "reduced"),
    [
        ({"moved_on": 4}, False),
        ({"moved_on": 5}, True),
        ({"moved_on": 3}, False),
        ({"moved_on": 3, "permanent": True}, True),
        ({"moved_on": 3, "lost": True}, False),
    ],
)
def test_commanders_are_themselves_again(changes: Changes, reduced: bool) -> None:
    """WG-5.52, WG-R60 In the turn after the next; nothing is told of one who is lost."""
    sea = draft("A1 3-good 1010 N", "A2 3-good 2010 N", "B1 3-good 3030 N", chiefs={"A1": "SC 3"}, position={"phase": "speed"})
    sea.turn = 5
    sea.commanders = {"a1": replace(sea.commanders["a1"], reduced=True, **changes)}
    next_turn(sea)
    assert sea.commanders["a1"].reduced == reduced
    assert len(sea.events) == (not reduced and not changes.get("lost", False))


BUSY: Changes = {
    "acted": True, "began_max": True, "used": 3, "wind_used": 1, "ram_tried": True, "rake_tried": True, "grapple_tried": True,
    "no_grapple": True, "fired": True, "repelled": True, "penalty": -1, "level": "max",
}  # fmt: skip


@pytest.mark.parametrize("gone", ["", "waiting", "sunk"])
def test_what_belongs_to_one_turn_is_forgotten(gone: str) -> None:
    """WG-3.1 Of a ship that is gone nothing changes any more."""
    sea = fleet(A1={**BUSY, "gone": gone, "half": True, "fatigue": 2})
    sea.doubled, sea.bound, sea.named, sea.ordered = ("A",), "a1", {"A": "a1"}, ("A",)
    next_turn(sea)
    ship = sea.ships["A1"]
    fresh = {name: getattr(fleet().ships["A1"], name) for name in BUSY}
    assert {name: getattr(ship, name) for name in BUSY} == (BUSY if gone == "sunk" else fresh)
    assert (ship.half, ship.fatigue) == (True, 2)
    assert not any((sea.doubled, sea.bound, sea.named, sea.ordered, sea.squadrons))


@pytest.mark.parametrize("name", ["acted", "used", "ram_tried", "no_grapple", "repelled", "began_max", "level"])
def test_each_thing_alone_is_forgotten(name: str) -> None:
    """WG-3.1."""
    sea = fleet(A1={name: BUSY[name]})
    next_turn(sea)
    assert getattr(sea.ships["A1"], name) == getattr(fleet().ships["A1"], name)
