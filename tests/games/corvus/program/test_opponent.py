"""Ridiculous behaviour: lying still for ever, grappling without marines, rowing to battle far from anybody."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from naumachia.games import find
from naumachia.games.corvus.judge.evaluate import eagerness
from naumachia.games.corvus.judge.foreseeable import come_on, order_worth
from naumachia.games.corvus.judge.values import link_worth, ship_worth, taken
from naumachia.games.corvus.pieces import Link
from naumachia.games.corvus.rules.movement.sample import ended_by, plans_that_matter
from naumachia.kernel import pending
from naumachia.match import Match
from naumachia.players import Greedy, make

GAME = find("corvus")


def lain(scenario: str) -> Any:
    """The first position of a battle."""
    return GAME.start(GAME.load_scenario(scenario))


def test_it_comes_on() -> None:
    """Two that wait for each other: after a turn both have rowed a good part of their way."""
    match = Match.seeded(GAME, GAME.load_scenario("cv1-duel"), seed="comes on")
    programs = {seat: make("greedy", GAME, seat) for seat in match.seats}
    while match.state.turn == 1:
        seat = match.waiting[0]
        match.answer(programs[seat].choose(match.state, seat), seat)
    ships = match.state.ships
    assert ships["R1"].y >= 200_000
    assert ships["C1"].y <= 500_000


def test_nobody_is_taken_by_nobody() -> None:
    sea = lain("cv1-duel")
    assert taken(sea, "rome", 0, 0) == 0
    assert taken(sea, "rome", 1, 0) > 0


def test_crews_are_spared_far_from_the_enemy() -> None:
    """CV-1.8 Battle may cost the crew its breath; 680 mm from anybody it is worth less than Forward."""
    sea = lain("cv1-duel").copy()
    sea.change("R1", y=10_000)
    sea.change("C1", y=690_000)
    worth = {order: order_worth(sea, sea.ships["R1"], order, 1.0) for order in ("battle", "forward", "stop")}
    assert worth["forward"] > worth["battle"]
    assert worth["forward"] > worth["stop"]


def test_the_enemy_is_expected_to_row_on() -> None:
    sea = lain("cv1-duel")
    table = come_on(sea, "rome")
    assert (sea.ships["C1"].y - table.ships["C1"].y, table.ships["R1"]) == (110_000, sea.ships["R1"])


def test_who_is_ahead_at_the_end_lets_the_others_come() -> None:
    sea = lain("cv1-duel").copy()
    assert eagerness(sea, "rome") == eagerness(sea, "carthage") == 1.0
    sea.turn = 11
    sea.change("C1", marines=1)
    assert eagerness(sea, "rome") < 1.0 < eagerness(sea, "carthage")


def boarded(turn: int = 3, **marines: int) -> Any:
    """Two Roman ships hold a Carthaginian one, and its men are told to board: the start of the boarding phase."""
    head = {"game": "corvus", "title": {"en": "Boarded", "fr": "Abordé"}, "table": {"width": 600, "height": 700}}
    sides = {
        "rome": {"name": {"en": "Rome", "fr": "Rome"}, "roman": True},
        "carthage": {"name": {"en": "Carthage", "fr": "Carthage"}},
    }
    at = {"R1": [300, 315, 90], "R2": [300, 285, 90], "C1": [300, 300, 90], "R3": [100, 100, 0], "C2": [500, 600, 180]}
    ships = {
        name: {"side": "rome" if name[0] == "R" else "carthage", "type": "trireme", "at": place}
        | ({"marks": {"marines": marines[name]}} if name in marines else {})
        for name, place in at.items()
    }
    links = [{"grappler": name, "grappled": "C1"} for name in ("R1", "R2")]
    position = {"turn": turn, "phase": "boarding", "first": "rome", "links": links}
    battle = convert(head | {"sides": sides, "ships": ships, "position": position}, GAME.rules.scenario)
    return GAME.start(battle)


def weighed(sea: Any, seat: str) -> dict[Any, float]:
    """Return the program's value of each answer."""
    request = pending(sea)
    assert request is not None
    look = Greedy(GAME, Random(1))
    return look._values(sea, seat, request.moves)


def test_an_assault_is_weighed_to_its_end() -> None:
    """Its dice lie behind the choice: a program that stops in front of them boards by chance, and leaves prizes lying."""
    values = weighed(boarded(R1=3, R2=3, C1=0), "rome")
    both, one, none = values["assault:C1:R1+R2"], values["assault:C1:R1"], values["end"]
    assert one > none + 5
    assert both > none + 5, "who gives the prize crew is asked on a sheet, and the ship is taken all the same"


def test_on_the_last_turn_a_link_promises_nothing_more() -> None:
    sea = boarded(turn=12, R1=3, R2=0, C1=1)
    before = link_worth(sea, sea.links[0])
    sea = sea.copy()
    sea.change("R1", fought=True)
    assert link_worth(sea, sea.links[0]) < before - 3


def test_who_holds_two_is_not_at_both_at_once() -> None:
    """CV-4.1 One attack a ship and phase."""
    sea = boarded(R1=3, R2=3, C1=0)
    alone = link_worth(sea, sea.links[0])
    sea = sea.copy()
    sea.links = (*sea.links, Link("R1", "C2"))
    assert link_worth(sea, sea.links[0]) < alone


def placed(ships: dict[str, dict[str, Any]], **head: Any) -> Any:
    """Ships by name, R Roman and C Carthaginian, triremes where nothing is said."""
    sides = {
        "rome": {"name": {"en": "Rome", "fr": "Rome"}, "roman": True},
        "carthage": {"name": {"en": "Carthage", "fr": "Carthage"}},
    }
    about = {"game": "corvus", "title": {"en": "Placed", "fr": "Placés"}, "table": {"width": 600, "height": 700}}
    berths = {
        name: {"side": "rome" if name[0] == "R" else "carthage", "type": "trireme"} | berth for name, berth in ships.items()
    }
    return GAME.start(convert(about | {"sides": sides, "ships": berths} | head, GAME.rules.scenario))


def test_battle_is_for_an_enemy_that_can_be_reached() -> None:
    """Battle may tire the crew: 400 mm from the side of an enemy it is worth less than Forward, 150 mm from it more."""
    for y, far in ((700, True), (450, False)):
        sea = placed({"R1": {"at": [300, 300, 0]}, "C1": {"at": [290, y, 90], "type": "quinquereme"}})
        battle, forward = (order_worth(sea, sea.ships["R1"], order, 1.0) for order in ("battle", "forward"))
        assert (battle < forward) == far


def test_a_friend_is_not_run_into() -> None:
    """Plans stopped by a friend alone are not weighed, but for a ship that has no other."""
    acted = {"order": "stop", "shown": True, "activated": True}
    where = {"R1": {"at": [300, 300, 0], "marks": {"order": "forward"}}, "R2": {"at": [300, 370, 90], "marks": acted}}
    sea = placed(where | {"C1": {"at": [300, 650, 180], "marks": acted}}, position={"phase": "activation", "deck": [1, 0]})
    plans = plans_that_matter(sea, sea.run)
    assert plans
    assert all(not ended_by(sea, sea.run, legs)[0].blockers for legs in plans)
    close = where | {"R2": {"at": [300, 326, 90], "marks": acted}, "C1": {"at": [300, 650, 180], "marks": acted}}
    sea = placed(close, position={"phase": "activation", "deck": [1, 0]})
    assert plans_that_matter(sea, sea.run)


def test_oars_decide_nothing_after_the_last_activations() -> None:
    """On the last turn a broken bank only slows a ship that is still to act."""
    sea = placed({"R1": {"at": [300, 300, 0]}, "C1": {"at": [300, 500, 180]}}).copy()
    whole = ship_worth(sea, sea.ships["C1"])
    broken = replace(sea.ships["C1"], banks=("port",))
    assert ship_worth(sea, broken) < 0.9 * whole
    sea.turn = sea.setting.scenario.turns
    assert 0.95 * whole < ship_worth(sea, broken) < whole
    assert ship_worth(sea, replace(broken, activated=True)) == whole
