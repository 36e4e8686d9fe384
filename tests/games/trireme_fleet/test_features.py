"""Positions as numbers: what a ship may do to another before that one acts, and the side that acts next."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from naumachia.games import find
from naumachia.games.trireme.fleet.judge.features import FEATURES, NAMES, acts, parts
from naumachia.games.trireme.fleet.judge.outlook import outlook
from naumachia.games.trireme.fleet.pieces import Move, Ram
from naumachia.games.trireme.fleet.setup.scenario import Phase
from naumachia.games.trireme.fleet.state import Sea
from naumachia.kernel import Roll, Seeded, pending, step
from naumachia.kernel.features import Part
from naumachia.players.captain import Captain
from naumachia.players.learned import Leaf, Net

GAME = find("trireme_fleet")


def walks(scenario: str, seed: int, answers: int) -> list[Sea]:
    """Positions of a random match."""
    sea: Any = GAME.start(GAME.load_scenario(scenario))
    rng, found = Random(seed), []
    for _ in range(answers):
        request = pending(sea)
        if request is None:
            break
        found.append(sea)
        moves = [answer for answer in request.moves if answer != "concede"]
        sea = step(sea, rng.choice(moves))
    return found


def sums(found: Sequence[Part]) -> dict[str, float]:
    values = dict.fromkeys(NAMES, 0.0)
    for part in found:
        for place, value in part.numbers:
            values[NAMES[place]] += value
    return values


def duel(phase: Phase = "first", first: str = "red") -> Sea:
    """Red lies with its bow two hexes from yellow's side."""
    sea: Sea = GAME.start(GAME.load_scenario("f1-first-ram"))
    sea = sea.copy()
    sea.phase, sea.first, sea.agenda = phase, first, ()
    sea.put(replace(sea.ships["R1"], bow=(6, 6), h=0), replace(sea.ships["Y1"], bow=(6, 3), h=1))
    return sea


def test_names_are_all_different() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(FEATURES.names)


def test_a_ram_now_is_told_apart_from_one_the_other_may_escape() -> None:
    now = sums(parts(duel("first", "red"))[1])
    assert now["own-now-ram"] > 0 < now["own-now-sink"]
    assert now["own-later-ram"] == 0
    assert now["own-now-most"] == pytest.approx(now["own-now-ram"])
    later = sums(parts(duel("first", "yellow"))[1])  # yellow moves first, and may get away
    assert later["foe-later-ram"] == pytest.approx(now["own-now-ram"])
    assert later["foe-now-ram"] == later["foe-sure-ram"] == 0


def test_a_ship_that_has_moved_is_struck_for_sure() -> None:
    sea = duel("first", "yellow")
    sea.put(replace(sea.ships["Y1"], mode="hold"))
    found = sums(parts(sea)[1])
    assert found["foe-sure-ram"] > 0
    assert found["foe-later-ram"] == 0
    sea = duel("second", "yellow")
    assert acts(sea) == "red"
    assert sums(parts(sea)[1])["own-now-ram"] == pytest.approx(found["foe-sure-ram"])


def test_after_the_moves_a_ram_waits_for_the_next_turn() -> None:
    sea = duel("rams", "red")
    assert sums(parts(sea)[1])["own-next-ram"] > 0
    sea.put(replace(sea.ships["Y1"], state="permanent"))
    found = sums(parts(sea)[1])
    assert found["own-next-still-ram"] > 0 == found["own-next-ram"]


def test_declared_rams_count_for_the_side_that_made_them() -> None:
    sea = duel("rams", "red")
    sea.rams = (Ram("R1", "Y1", "side", True),)
    found = sums(parts(sea)[1])
    assert found["own-declared"] > 0 == found["foe-declared"]
    sea.first = "yellow"
    found = sums(parts(sea)[1])
    assert found["foe-declared"] > 0 == found["own-declared"]


def test_a_moving_ship_counts_where_its_move_may_best_end() -> None:
    """The end told is the one whose value the game's own judgement finds."""
    seen = 0
    for sea in walks("f1-first-ram", 3, 400):
        if sea.move is None:
            continue
        ship = sea.ships[sea.move.ship]
        view = outlook(sea, ship.side)
        end = view.end(sea, ship, sea.move)
        seen += end.bow != ship.bow
        assert view.best_end(sea, ship, sea.move) >= view.place(sea, ship) - 100
        if end.bow != ship.bow:
            assert view.best_end(sea, ship, sea.move) > view.place(sea, ship) - 3
    assert seen > 3


def test_the_end_of_a_move_that_may_not_go_on_is_where_the_ship_lies() -> None:
    sea = duel()
    ship = sea.ships["R1"]
    assert outlook(sea, "red").end(sea, ship, Move("R1", "cruise", 0, 3)) is ship


@pytest.mark.parametrize(
    "scenario", ["f1-first-ram", "f2-six-a-side", "f4-salamis-480bc", "f6-drepanum-249bc", "p150-greek-cities"]
)
def test_features_are_named_and_bounded(scenario: str) -> None:
    for sea in walks(scenario, 3, 250)[::5]:
        side, found = parts(sea)
        assert side in sea.setting.sides
        for place, value in (pair for part in found for pair in part.numbers):
            assert 0 <= place < len(NAMES)
            assert abs(value) <= 12


def test_a_captain_plays_by_them() -> None:
    """A net that wants foes to be lost, over the look-ahead of the helmsman: a whole duel against random answers."""
    weights = [(3.0,) if name == "foe-lost" else (0.0,) for name in NAMES]
    net = Net(game=GAME.name, features=NAMES, hidden=tuple(weights), bias=(0.0,), out=(3.0,))
    captain, rng, dice, rolls = Captain(GAME, Random(1), Leaf(GAME, net)), Random(2), Seeded("captain"), 0
    sea: Any = GAME.start(GAME.load_scenario("f1-first-ram"))
    while (request := pending(sea)) is not None:
        if isinstance(request, Roll):
            sea, rolls = step(sea, dice.roll(request, rolls)), rolls + 1
        elif request.seats[0] == "red":
            sea = step(sea, captain.choose(sea, "red"))
        else:
            sea = step(sea, rng.choice(list(request.moves)))
    outcome = GAME.rules.outcome(sea)
    assert outcome is not None
    assert outcome.winner != "yellow"
