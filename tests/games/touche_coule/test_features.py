"""Positions as numbers: what a ship may do to another, and that both sides see the same position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from naumachia.games import find
from naumachia.games.touche_coule.judge.evaluate import gap, ram_threat
from naumachia.games.touche_coule.judge.features import FEATURES, NAMES, parts
from naumachia.games.touche_coule.judge.reach import Reaches
from naumachia.games.touche_coule.rules.boarding import board_bar
from naumachia.games.touche_coule.rules.fire import fire_bar
from naumachia.games.touche_coule.rules.movement import parse_path, paths, speeds, walk
from naumachia.games.touche_coule.state import Sea, Ship
from naumachia.kernel import pending, step

GAME = find("touche_coule")
SCENARIOS = GAME.scenarios()


def walks(scenario: str, seed: int, answers: int) -> list[Sea]:
    """Positions of a random match."""
    sea: Any = GAME.start(GAME.load_scenario(scenario))
    rng, found = Random(seed), []
    for _ in range(answers):
        request = pending(sea)
        if request is None:
            break
        found.append(sea)
        sea = step(sea, rng.choice(list(request.moves)))
    return found


def alone(sea: Sea, ship: Ship, foe: Ship) -> Sea:
    """The two ships on the same water, the others gone."""
    draft = sea.copy()
    Sea.occupied.forget(draft)
    draft.ships = {one.id: one for one in (ship, foe)}
    return draft


def free(sea: Sea, ship: Ship) -> bool:
    """Whether the quay is farther off than anything the ship can do."""
    q, r = ship.bow
    return all((q + a, r + b) in sea.setting.water for a in range(-4, 5) for b in range(-4, 5))


def test_reaches_are_those_of_the_rules_on_open_water() -> None:
    """For pairs far from the quay: the best ram, a shot and a boarding, worked out by walking every path."""
    seen = 0
    for seed in range(25):
        for sea in walks("s6-augustus", seed, 400)[::7]:
            afloat = [ship for ship in sea.ships.values() if ship.afloat]
            for ship in afloat:
                for foe in afloat:
                    if foe.camp == ship.camp or not free(sea, ship) or gap(ship, foe) > 5:
                        continue
                    duel = alone(sea, ship, foe)
                    reach = Reaches(sea.setting.charts).between(ship, foe)
                    assert sum(reach.ram) / 6 == pytest.approx(_best_ram(duel, ship, foe))
                    shot, board = _after_moves(duel, ship, foe)
                    assert (reach.shot > 0, reach.board) == (shot, board)
                    seen += 1
    assert seen > 30


def _best_ram(sea: Sea, ship: Ship, foe: Ship) -> float:
    sound = alone(sea, ship, replace(foe, structure=99))
    return ram_threat(sound, ship, gap(ship, foe))


def _after_moves(sea: Sea, ship: Ship, foe: Ship) -> tuple[bool, bool]:
    shot = board = False
    for speed in speeds(sea, ship):
        runner = replace(ship, speed=speed)
        for path in paths(sea, runner):
            bow, facing = walk(sea, runner, speed, *parse_path(path)).places[-1]
            there = replace(runner, bow=bow, facing=facing)
            now = alone(sea, there, foe)
            shot |= fire_bar(now, there, foe) is None
            board |= board_bar(there, foe) is None
    return shot, board


def test_a_sure_kill_is_seen_before_the_other_acts() -> None:
    """A ship with one point left under the bow of the ship that acts first."""
    sea: Any = GAME.start(GAME.load_scenario("s1"))
    red = replace(sea.ships["RL"], bow=(0, 0), facing=0, speed=2)
    blue = replace(sea.ships["BL"], bow=(2, 0), facing=2, speed=0, structure=1)
    sea.put(red, blue)
    side, found = parts(sea)
    values = _sums(found)
    assert side == "red"
    assert values["own-first-kill"] == 1
    assert values["own-first-liburnian-liburnian-kill"] == 1
    assert values["foe-before-kill"] == 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_features_are_named_and_bounded(scenario: str) -> None:
    for sea in walks(scenario, 3, 300):
        side, found = parts(sea)
        assert side in ("red", "blue")
        for place, value in (pair for part in found for pair in part.numbers):
            assert 0 <= place < len(NAMES)
            assert abs(value) <= 4


def test_names_are_all_different() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(FEATURES.names)


def test_a_mirrored_position_has_the_same_features() -> None:
    """The half turn of the basin with the camps exchanged: the side that acts sees the same."""
    for sea in walks("s3-touche-coule", 5, 200):
        request = pending(sea)
        if request is None or type(sea.agenda[0]).__name__ != "AnnounceSpeed":
            continue
        _, found = parts(sea)
        twin = sea.copy()
        Sea.occupied.forget(twin)
        turned = {"RL": "BL", "BL": "RL", "RQ": "BQ", "BQ": "RQ"}
        ships = {
            turned[ship.id]: replace(
                ship,
                id=turned[ship.id],
                camp="blue" if ship.camp == "red" else "red",
                bow=(-ship.bow[0], -ship.bow[1]),
                facing=(ship.facing + 3) % 6,
            )
            for ship in sea.ships.values()
        }
        twin.ships = {name: ships[name] for name in sea.ships}
        acting = sea.agenda[0].ship
        order = list(sea.setting.order)
        place = order.index(acting)
        if any(not ship.afloat for ship in sea.ships.values()) or place % 2:
            continue
        twin.agenda = (type(sea.agenda[0])(turned[acting]),)
        mine, theirs = _sums(found), _sums(parts(twin)[1])
        for name in NAMES:
            if "quay" not in name and "first" not in name and "before" not in name and "after" not in name and "wait" not in name:
                assert mine[name] == pytest.approx(theirs[name]), name


def _sums(found: Any) -> dict[str, float]:
    sums = dict.fromkeys(NAMES, 0.0)
    for part in found:
        for place, value in part.numbers:
            sums[NAMES[place]] += value
    return sums
