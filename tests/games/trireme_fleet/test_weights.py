"""Weights of the judgement: captures that follow rams, and a memory that changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from naumachia.games import find
from naumachia.games.trireme.fleet.judge.evaluate import evaluate
from naumachia.games.trireme.fleet.judge.outlook import outlook
from naumachia.games.trireme.fleet.judge.values import blow, capture, chances, tied
from naumachia.games.trireme.fleet.judge.weights import USUAL, weigh, weights
from naumachia.games.trireme.fleet.pieces import Ram
from naumachia.games.trireme.fleet.state import Sea
from naumachia.kernel import pending, step

GAME = find("trireme_fleet")
OTHERS = {"follow": 0.8, "hope": 0.4, "rescue": 1.5, "aid": 1.0, "fresh": 0.5}


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


def rammed(sea: Sea, name: str) -> Sea:
    """The same position after a ram has been declared against a ship."""
    found = sea.copy()
    found.put(replace(sea.ships[name], rammed=True))
    return found


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
    gain = 4 / 6 * 5 / 6 * (USUAL.stopped - USUAL.taken + USUAL.held)  # 3 against half of 3, which is 1
    assert blow(more, red, yellow, "side", True) - blow(sea, red, yellow, "side", True) == pytest.approx(hurt * price * gain)
    still = replace(yellow, state="immobilised")
    assert blow(more, red, still, "side", True) == blow(sea, red, still, "side", True)


def test_a_ram_counts_the_friend_it_saves() -> None:
    sea = drawn_up(R1=((6, 6), 0), R2=((4, 8), 1), Y1=((6, 4), 4))
    sea.put(replace(sea.ships["R2"], mode="cruise"))
    red, yellow = sea.ships["R1"], sea.ships["Y1"]
    plain, more = weighed(sea, pin=0.0), weighed(sea, pin=0.0, rescue=1.0)
    gain = outlook(more, "red").ram(more, red, yellow, "A", True) - outlook(plain, "red").ram(plain, red, yellow, "A", True)
    free, pinned = (outlook(one, "red") for one in (more, rammed(more, "Y1")))
    assert gain == pytest.approx(sum(pinned.place(more, ship) - free.place(more, ship) for ship in (red, sea.ships["R2"])))
    assert gain > 0


def test_to_lie_beside_a_ship_that_a_friend_rams_is_worth_something() -> None:
    sea = rammed(drawn_up(R1=((6, 6), 0), R2=((7, 4), 5), Y1=((6, 4), 1)), "Y1")
    sea.rams = (Ram("R1", "Y1", "side", True),)
    helper = sea.ships["R2"]
    plain, more = (outlook(one, "red") for one in (weighed(sea), weighed(sea, aid=1.0)))
    _, hurt = chances(sea, sea.ships["R1"], sea.ships["Y1"], "side", True)
    second = hurt * (1 - 4 / 6) * 4 / 6 * 5 / 6  # the first throw of the grapples has missed
    assert more.place(sea, helper) - plain.place(sea, helper) == pytest.approx(second * capture(sea, sea.ships["Y1"]))


def test_a_grapple_counts_more_while_combats_are_to_come() -> None:
    sea = drawn_up(R1=((6, 6), 0), Y1=((6, 4), 1))
    sea.put(replace(sea.ships["R1"], links=("Y1",)))
    sea.put(replace(sea.ships["Y1"], links=("R1",), state="immobilised"))
    sea.phase = "grapples"
    plain, more = weighed(sea), weighed(sea, fresh=0.4)
    hope = tied(plain, "red") / USUAL.links
    assert tied(more, "red") - tied(plain, "red") == pytest.approx(0.4 * hope)
    more.phase = "away"
    assert tied(more, "red") == tied(plain, "red")


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
