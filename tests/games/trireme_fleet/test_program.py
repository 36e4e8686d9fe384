"""Mistakes that the helmsman avoids in the Fleet Game: end its moves too soon, give its men away."""

from __future__ import annotations

from random import Random
from typing import Any

from expected import asked
from games.trireme_fleet.test_stakes import GAME, SIDES
from naumachia.games.trireme.common.hulls import FORWARD, moved
from naumachia.games.trireme.fleet.judge.reach import strikes
from naumachia.kernel import step
from naumachia.players.greedy import Greedy


def sea(phase: str, ships: dict[str, Any], turn: int = 2) -> Any:
    tables = {"game": "trireme_fleet", "title": {"en": "Two", "fr": "Deux"}, "map": {"columns": 20, "rows": 18}, "turns": 12}
    tables |= {"sides": SIDES, "ships": ships, "position": {"phase": phase, "first": "red", "turn": turn}}
    return GAME.start(GAME.check_scenario(tables, "test"))


def chosen(state: Any, seat: str) -> set[str]:
    """Return its answers, whichever of equals it draws."""
    return {str(Greedy(GAME, Random(seed)).choose(state, seat)) for seed in range(4)}


def ship(side: str, bow: tuple[int, int], h: int, kind: str = "trireme", **marks: Any) -> dict[str, Any]:
    return {"side": side, "type": kind, "bow": list(bow), "h": h, "marks": marks}


def test_it_moves_its_ships_before_it_ends_its_moves() -> None:
    """Three tired crews would be rested by doing nothing; they can as well lie still one by one, and the fourth moves."""
    tired = {f"Y{n}": ship("yellow", (4 + 2 * n, 2 - n), 3, fatigued=True) for n in range(1, 4)}
    state = sea("second", {"R1": ship("red", (8, 10), 0), "Y4": ship("yellow", (14, -2), 3), **tired})
    assert asked(state).key == "ask-ship"
    assert "done" not in chosen(state, "yellow")


def test_a_captor_keeps_men_for_itself() -> None:
    """The prize lies beside an enemy, its captor does not: even so not nearly all go over."""
    ships = {
        "R1": ship("red", (6, 8), 0, "quinquereme", links=["Y1"]),
        "Y1": ship("yellow", (7, 7), 0, "quinquereme", links=["R1"], state="permanent"),
        "Y2": ship("yellow", (8, 6), 0, "quinquereme"),
    }
    state = step(step(sea("combats", ships), "Y1<R1"), 6)
    assert asked(state).key == "ask-crew"
    assert all(1 <= int(men) <= 5 for men in chosen(state, "red"))


def test_the_reach_far_from_any_shore_is_that_of_the_map() -> None:
    """A hull near the edge, and one far from it, enter what a walk over the hexes of the map enters."""
    state = sea("second", {"R1": ship("red", (8, 10), 0), "Y1": ship("yellow", (14, -2), 3)})
    water = state.setting.waters.open
    for bow in ((8, 4), (8, 10), (1, 9), (18, -7)):
        for heading in range(6):
            reach = strikes(state, bow, heading, 5)
            wave, found = {(bow, heading)}, set()
            for _ in range(5):
                steps = [moved(at, facing, letter) for at, facing in wave for letter in FORWARD]
                wave = {(at, facing) for at, facing in steps if at in water}
                found |= wave
            assert {(at, facing) for at in water for facing in range(6) if reach.into(at) >> facing & 1} == found
