"""Commanders in trouble (WG-5.5, WG-9.2), one rule at a time: changing ships, being lost, flight, and who succeeds them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.war_galley.table import draft
from naumachia.games.war_galley.rules.command.transfer import (
    CommanderLost,
    Flight,
    MayTransfer,
    Replace,
    Transfer,
    fellows,
    flee,
    succeed,
    successors,
    transfer_option,
    transfer_refusal,
    transfer_targets,
)
from naumachia.games.war_galley.state import Sea, Squadron

FAR = "B1 3-good 5838 N"
HOME = "A1 3-good 1010 N"
CHIEFS = {"A1": "ADM 6 3"}
Changes = dict[str, Any]


def fleet(*ships: str, chiefs: dict[str, str] | None = None, turn: int = 4, **rest: Any) -> Sea:
    """An admiral aboard A1, with two ships at hand and one farther off."""
    ships = ships or (HOME, "A2 3-good 1310 N", "A3 3-good 0710 N", "A4 3-good 1810 N", FAR)
    sea = draft(*ships, chiefs=chiefs or CHIEFS, position={"phase": "speed"}, **rest)
    sea.turn, sea.agenda = turn, ()
    return sea


def frames(sea: Sea) -> list[str]:
    """The names of what comes next."""
    return [type(frame).__name__ for frame in sea.agenda]


# Ships open to a transfer


@pytest.mark.parametrize(
    ("chief", "ship", "targets"),
    [
        ({}, {}, ("A2", "A3")),
        ({"lost": True}, {}, ()),
        ({"tried_on": 4}, {}, ()),
        ({"tried_on": 3}, {}, ("A2", "A3")),
        ({}, {"gone": "left"}, ()),
        ({}, {"gone": "sunk"}, ()),
    ],
)
def test_when_a_commander_may_change_ships(chief: Changes, ship: Changes, targets: tuple[str, ...]) -> None:
    """WG-5.51 Once a turn, from a ship on the map, to the nearest."""
    sea = fleet()
    sea.change("A1", **ship)
    assert transfer_targets(sea, replace(sea.commanders["a1"], **chief)) == targets


@pytest.mark.parametrize(
    ("name", "changes", "targets"),
    [
        ("A2", {"fouled": ("B1",)}, ("A3",)),
        ("A2", {"grappled": {"B1": ""}}, ("A3",)),
        ("A2", {"rammed": True}, ("A3",)),
        ("A2", {"aground": 1}, ("A3",)),
        ("A2", {"gone": "left"}, ("A3",)),
        ("A2", {"side": "B"}, ("A3",)),
        ("A2", {"crippled": "PS"}, ("A2", "A3")),
        ("A2", {"on_fire": True}, ("A2", "A3")),
        ("A2", {"bow": (14, 3)}, ("A3",)),
        ("B1", {"side": "A", "bow": (11, 5)}, ("B1",)),
    ],
)
def test_which_ship_takes_a_commander_aboard(name: str, changes: Changes, targets: tuple[str, ...]) -> None:
    """WG-5.51, WG-R22 The nearest that is free of the enemy, of the rocks and of another commander."""
    sea = fleet()
    sea.change(name, **changes)
    assert transfer_targets(sea, sea.commanders["a1"]) == targets


@pytest.mark.parametrize(("lost", "targets"), [(False, ("A3",)), (True, ("A2", "A3"))])
def test_a_ship_with_a_commander_takes_no_other(lost: bool, targets: tuple[str, ...]) -> None:
    """WG-5.51."""
    sea = fleet(chiefs=CHIEFS | {"A2": "SC 3"})
    sea.commanders = sea.commanders | {"a2": replace(sea.commanders["a2"], lost=lost)}
    assert transfer_targets(sea, sea.commanders["a1"]) == targets


def test_distance_is_counted_from_hull_to_hull() -> None:
    """WG-R22, WG-R53 The bow of A3 lies farther off than that of A2, its stern nearer."""
    ships = HOME, "A2 L-std 1010 N", "A3 3-good 1013 S", FAR
    sea = fleet(HOME, "A2 L-std 1005 N", "A3 3-good 1015 S", FAR)
    assert transfer_targets(sea, sea.commanders["a1"]) == ("A3",)
    sea = fleet(HOME, "A2 L-std 1006 N", "A3 3-good 1015 N", FAR)
    assert transfer_targets(sea, sea.commanders["a1"]) == ("A2", "A3")
    assert len(ships) == 4


@pytest.mark.parametrize(
    ("chief", "ship", "target", "key"),
    [
        ({}, {}, "A4", "no-transfer-near"),
        ({}, {}, "nothing", "no-transfer-near"),
        ({"tried_on": 4}, {}, "A2", "no-transfer-twice"),
        ({"tried_on": 3}, {}, "A4", "no-transfer-near"),
        ({}, {"fouled": ("B1",)}, "A2", "no-transfer-held"),
        ({}, {"grappled": {"B1": ""}}, "A2", "no-transfer-held"),
        ({}, {"rammed": True}, "A2", "no-transfer-held"),
        ({}, {"aground": 1}, "A2", "no-transfer-held"),
        ({}, {}, "A1", "no-transfer-taken"),
    ],
)
def test_why_a_commander_does_not_go_there(chief: Changes, ship: Changes, target: str, key: str) -> None:
    """WG-5.51."""
    sea = fleet()
    sea.change("A2", **ship)
    sea.commanders = {"a1": replace(sea.commanders["a1"], **chief)}
    assert transfer_refusal(sea, "a1", target).key == key


def test_whoever_stays_says_so() -> None:
    """WG-5.51 Nothing else happens; where there is no other ship nobody is asked."""
    sea = fleet()
    window = MayTransfer("a1")
    request = window.ask(sea)
    assert request is not None
    assert [answer for answer in request if answer not in request.asides] == ["A2", "A3", "stay"]
    window.take(sea, "stay")
    assert frames(sea) == []
    (told,) = sea.events
    assert (told.key, told.ship, told.side, told.idle) == ("transfer-declined", "A1", "A", True)
    sea = fleet()
    window.take(sea, "A3")
    assert sea.agenda == (Transfer("a1", "A3"),)
    assert not sea.events
    alone = fleet(HOME, FAR)
    assert window.ask(alone) is None
    window.take(alone, None)
    assert (alone.agenda, list(alone.events)) == ((), [])


def test_how_a_transfer_is_shown() -> None:
    sea = fleet()
    option = transfer_option(sea, "A3", "a1", "A3")
    assert (option.key, option.ship, option.target, option.risky) == ("do-transfer", "A1", "A3", True)
    assert MayTransfer("a1").show(sea, "A3") == option
    assert MayTransfer("a1").show(sea, "stay").key == "do-stay-aboard"
    assert MayTransfer("a1").refuse(sea, "A4").key == "no-transfer-near"


@pytest.mark.parametrize(("die", "moves"), [(1, False), (2, False), (3, True), (6, True)])
def test_the_die_of_a_transfer(die: int, moves: bool) -> None:
    """WG-5.52 On 3 the commander moves, reduced for a while, and the new ship goes to cruise; on 2 only the try counts."""
    sea = fleet()
    sea.change("A2", level="max")
    frame = Transfer("a1", "A2")
    roll = frame.ask(sea)
    assert (roll.seat, roll.args["needs"]) == ("A", 3)
    frame.take(sea, die)
    chief = sea.commanders["a1"]
    assert chief.tried_on == 4
    assert (chief.ship, chief.reduced, chief.moved_on) == (("A2", True, 4) if moves else ("A1", False, 0))
    assert not chief.permanent
    assert sea.ships["A2"].level == ("cruise" if moves else "max")
    (told,) = sea.events
    assert (told.key, told.dice) == ("transferred" if moves else "transfer-failed", (die,))
    assert (told.args["needs"], told.args["rolled"]) == (3, die)


@pytest.mark.parametrize(
    ("aloof", "near", "after"), [(True, False, True), (True, True, False), (False, False, False), (False, True, False)]
)
def test_an_aloof_commander_stays_so_on_a_ship_that_is_far_from_the_enemy(aloof: bool, near: bool, after: bool) -> None:
    """Chios: after a transfer, and after the loss of the ship."""
    enemy = "B1 3-good 1312 N" if near else FAR
    for succeeds in (False, True):
        sea = fleet(HOME, "A2 3-good 1310 N", enemy)
        sea.commanders = {"a1": replace(sea.commanders["a1"], aloof=aloof)}
        if succeeds:
            succeed(sea, Replace("a1", "A1"), "A2")
        else:
            Transfer("a1", "A2").take(sea, 6)
        assert sea.commanders["a1"].ship == "A2"
        assert sea.commanders["a1"].aloof == after


# Lost with the ship


@pytest.mark.parametrize(
    ("chief", "flight", "others", "flees"),
    [
        ({}, True, {}, True),
        ({"kind": "SC"}, True, {}, False),
        ({"aloof": True}, True, {}, False),
        ({}, False, {}, False),
        ({}, True, {"A2": "ADM 6 3"}, False),
        ({}, True, {"A2": "SC 6"}, True),
        ({}, True, {"B1": "ADM 6 3"}, True),
    ],
)
def test_the_loss_of_the_only_admiral_may_put_a_fleet_to_flight(
    chief: Changes, flight: bool, others: dict[str, str], flees: bool
) -> None:
    """WG-9.2, WG-5.53 In any case somebody else takes the command."""
    sea = fleet(chiefs=CHIEFS | others, A={"flight": flight})
    sea.commanders = sea.commanders | {"a1": replace(sea.commanders["a1"], **chief)}
    CommanderLost("a1").take(sea, None)
    assert frames(sea) == (["Flight", "Replace"] if flees else ["Replace"])
    assert sea.agenda[-1] == Replace("a1", "A1")
    (told,) = sea.events
    assert (told.key, told.ship) == ("commander-lost", "A1")


@pytest.mark.parametrize(
    ("changes", "ship", "counts"),
    [
        ({}, {}, True),
        ({"lost": True}, {}, False),
        ({"kind": "SC"}, {}, False),
        ({"side": "B"}, {}, False),
        ({}, {"gone": "left"}, False),
        ({}, {"gone": "waiting"}, True),
    ],
)
def test_which_other_admirals_keep_a_fleet_together(changes: Changes, ship: Changes, counts: bool) -> None:
    """WG-9.2 Never the one who is lost now."""
    sea = fleet(chiefs=CHIEFS | {"A2": "ADM 6 2"})
    sea.commanders = sea.commanders | {"a2": replace(sea.commanders["a2"], **changes)}
    sea.change("A2", **ship)
    assert [other.id for other in fellows(sea, sea.commanders["a1"])] == (["a2"] if counts else [])


@pytest.mark.parametrize(
    ("initiative", "bonus", "reduced", "die", "modifier", "flees"),
    [
        (3, {}, False, 3, 3, False),
        (3, {}, False, 4, 3, True),
        (3, {"A": 1}, False, 4, 3, True),
        (3, {"B": 1}, False, 3, 4, True),
        (3, {"B": 1}, False, 2, 4, False),
        (0, {}, False, 6, 0, False),
        (0, {"B": 1}, False, 6, 1, True),
        (5, {}, False, 1, 5, False),
        (5, {}, False, 2, 5, True),
    ],
)
def test_the_roll_for_flight(initiative: int, bonus: dict[str, int], reduced: bool, die: int, modifier: int, flees: bool) -> None:
    """WG-9.2 7 and more; one is added where the fleet has fewer points, not where they are equal."""
    sea = fleet(chiefs={"A1": f"ADM 6 {initiative}"})
    sea.bonus = dict(bonus)
    roll = Flight("a1").ask(sea)
    assert (roll.seat, roll.args["modifier"], roll.args["needs"]) == ("A", modifier, 7)
    Flight("a1").take(sea, die)
    told = sea.events[0]
    assert (told.key, told.dice, told.args["total"]) == ("flees" if flees else "stands", (die,), die + modifier)
    assert told.args["needs"] == 7
    assert (sea.result is not None) == flees
    assert sea.bonus == (bonus | {"B": bonus.get("B", 0) + 25} if flees else bonus)


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [(0, 0, "B"), (24, 0, "B"), (25, 0, None), (26, 0, None), (30, 6, "B"), (31, 6, None)]
)
def test_flight_gives_the_enemy_25_points(mine: int, theirs: int, winner: str | None) -> None:
    """WG-9.2 A fled fleet that is level or still ahead has a draw."""
    sea = fleet()
    sea.bonus = {"A": mine, "B": theirs}
    flee(sea, "A")
    assert sea.bonus == {"A": mine, "B": theirs + 25}
    assert sea.result is not None
    assert (sea.result.winner, sea.result.key) == (winner, "won-by-flight" if winner else "drawn-by-flight")
    found = {name: sea.result.args[name] for name in ("side", "fled", "points", "other", "bonus")}
    assert found == {"side": "B", "fled": "A", "points": theirs + 25, "other": mine, "bonus": 25}


# Successors


def squadron(*ships: str) -> Sea:
    """Phase E: the ships of the squadron of A1."""
    sea = fleet()
    sea.squadrons = {"a1": Squadron("a1", "A", ships or ("A1", "A2", "A3", "A4"), "a1")}
    return sea


@pytest.mark.parametrize(
    ("ships", "changes", "found"),
    [
        ((), {}, ("A2", "A3")),
        (("A1", "A3", "A4"), {}, ("A3",)),
        (("A1", "A4"), {}, ("A4",)),
        (("A1",), {}, ()),
        ((), {"A2": {"gone": "sunk"}}, ("A3",)),
        ((), {"A2": {"side": "B"}}, ("A3",)),
        ((), {"A2": {"gone": "waiting"}}, ("A3",)),
        ((), {"A2": {"rammed": True}}, ("A2", "A3")),
        (("A1", "A2", "A3"), {"A2": {"gone": "waiting"}, "A3": {"gone": "sunk"}}, ("A2",)),
        (("A1", "A2", "A3"), {"A2": {"gone": "waiting"}, "A3": {"gone": "waiting"}}, ("A2",)),
        (("A1", "A2"), {"A2": {"gone": "left"}}, ()),
    ],
)
def test_who_may_take_the_place_of_a_commander_lost(
    ships: tuple[str, ...], changes: dict[str, Changes], found: tuple[str, ...]
) -> None:
    """WG-5.53, WG-D32 The nearest of the squadron on the map; else the first that has still to enter."""
    sea = squadron(*ships)
    for name, change in changes.items():
        sea.change(name, **change)
    assert successors(sea, sea.commanders["a1"], "A1") == found
    assert Replace("a1", "A1").targets(sea) == found


@pytest.mark.parametrize(("lost", "found"), [(False, ("A3",)), (True, ("A2", "A3"))])
def test_a_ship_with_a_commander_of_its_own_is_no_successor(lost: bool, found: tuple[str, ...]) -> None:
    """WG-5.53."""
    sea = squadron()
    other = replace(sea.commanders["a1"], id="a2", ship="A2", lost=lost)
    sea.commanders = sea.commanders | {"a2": other}
    assert successors(sea, sea.commanders["a1"], "A1") == found


def test_without_a_squadron_nobody_succeeds() -> None:
    """WG-5.53 The commander is out, and nobody else is touched."""
    sea = fleet()
    sea.squadrons = {}
    assert successors(sea, sea.commanders["a1"], "A1") == ()
    Replace("a1", "A1").skip(sea)
    assert sea.commanders["a1"].lost
    assert sea.commanders["a1"].ship == "A1"
    assert [event.key for event in sea.events] == ["commander-out"]


def test_a_choice_of_one_is_not_asked() -> None:
    """WG-5.53, WG-D29."""
    sea = squadron()
    request = Replace("a1", "A1").ask(sea)
    assert request is not None
    assert [answer for answer in request if answer not in request.asides] == ["A2", "A3"]
    sea = squadron("A1", "A3", "A4")
    assert Replace("a1", "A1").ask(sea) is None
    Replace("a1", "A1").skip(sea)
    chief = sea.commanders["a1"]
    assert (chief.ship, chief.reduced, chief.permanent, chief.lost) == ("A3", True, True, False)
    assert [event.key for event in sea.events] == ["commander-replaced"]
