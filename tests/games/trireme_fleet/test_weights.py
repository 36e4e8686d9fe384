"""Weights of the judgement: captures that follow rams, and a memory that changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from naumachia.games import find
from naumachia.games.trireme.fleet.judge.evaluate import evaluate
from naumachia.games.trireme.fleet.judge.values import HELD, STANDING, TAKEN, blow, chances
from naumachia.games.trireme.fleet.judge.weights import USUAL, weigh, weights
from naumachia.games.trireme.fleet.state import Sea
from naumachia.kernel import pending, step

GAME = find("trireme_fleet")
OTHERS = {"follow": 0.8, "hope": 0.4}


def weighed(sea: Sea, **numbers: float) -> Sea:
    """The same position in a setting with other weights and a fresh memory."""
    return sea.copy().attach(weigh(sea.setting, numbers))


def drawn_up(**places: tuple[tuple[int, int], int]) -> Sea:
    """Six a side in the first phase of a turn; the ships that are named lie there, all others far away are gone."""
    sea: Sea = GAME.start(GAME.load_scenario("f2")).copy()
    sea.phase, sea.first, sea.agenda = "first", "red", ()
    for name, ship in list(sea.ships.items()):
        bow, h = places.get(name, (ship.bow, ship.h))
        sea.put(replace(ship, bow=bow, h=h, gone="" if name in places else "sunk"))
    return sea


def test_the_usual_weights_are_those_of_a_match() -> None:
    sea = drawn_up(R1=((6, 6), 0), Y1=((6, 3), 1))
    assert weights(sea) is USUAL
    assert weights(weighed(sea, hope=0.3)).hope == 0.3
    assert evaluate(weighed(sea), "red") == evaluate(sea, "red")


def test_a_ram_counts_the_capture_that_may_follow() -> None:
    sea = drawn_up(R1=((6, 6), 0), Y1=((6, 3), 1))
    red, yellow = sea.ships["R1"], sea.ships["Y1"]
    more = weighed(sea, follow=1.0)
    _, hurt = chances(sea, red, yellow, "side", True)
    price = sea.setting.prices["Y1"]
    gain = 4 / 6 * 5 / 6 * (STANDING["immobilised"] - TAKEN + HELD)  # 3 against half of 3, which is 1
    assert blow(more, red, yellow, "side", True) - blow(sea, red, yellow, "side", True) == pytest.approx(hurt * price * gain)
    still = replace(yellow, state="immobilised")
    assert blow(more, red, still, "side", True) == blow(sea, red, still, "side", True)


@pytest.mark.parametrize("scenario", ["f1", "f2"])
def test_what_is_remembered_is_what_would_be_worked_out_anew(scenario: str) -> None:
    rng = Random(scenario)
    sea: Any = weighed(GAME.start(GAME.load_scenario(scenario)), **OTHERS)
    for number in range(160):
        request = pending(sea)
        if request is None:
            break
        if number % 3 == 0:
            for side in sea.setting.sides:
                assert evaluate(sea, side) == pytest.approx(evaluate(weighed(sea, **OTHERS), side))
        sea = step(sea, rng.choice([answer for answer in request.moves if answer != "concede"]))
