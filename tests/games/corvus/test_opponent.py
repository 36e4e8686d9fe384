"""What a miniatures player would laugh at: lying still for ever, grappling without marines, rowing to battle far from anybody."""

from __future__ import annotations

from typing import Any

from naumachia.games import find
from naumachia.games.corvus.judge.evaluate import eagerness
from naumachia.games.corvus.judge.promise import come_on, order_worth
from naumachia.games.corvus.judge.worth import taken
from naumachia.match import Match
from naumachia.players import make

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
