"""The compiled copy of the rules for training finds in every position what the kernel finds."""

from __future__ import annotations

import importlib.util
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from naumachia.games import find
from naumachia.games.touche_coule.judge import features
from naumachia.games.touche_coule.judge.features import FEATURES
from naumachia.kernel import Choose, Roll, Seeded, pending, step
from naumachia.players.captain import Captain
from naumachia.players.greedy import Greedy
from naumachia.players.learned import Leaf, Net

TC = find("touche_coule")


@pytest.fixture(scope="module")
def rapid() -> Any:
    """The module without its compiler, so that nothing is waited for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NAUMACHIA_PLAIN", "1")
        spec = importlib.util.find_spec("naumachia.games.touche_coule.judge.rapid")
        assert spec is not None
        assert spec.loader is not None
        module: ModuleType = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return module


def net() -> Net:
    rng, count = Random(5), len(FEATURES.names)
    hidden = tuple((rng.gauss(0, 0.4), rng.gauss(0, 0.4), rng.gauss(0, 0.4)) for _ in range(count))
    return Net(game=TC.name, features=FEATURES.names, hidden=hidden, bias=(0.1, -0.2, 0.3), out=(0.7, -0.5, 0.4), level=0.05)


def beginnings(scenario: str, seed: str, moves: int, every: int, rounds: int = 60) -> list[Any]:
    """Positions at the start of an activation, in a match of random answers."""
    state: Any = TC.start(TC.load_scenario(scenario), {"rounds": rounds})
    rng, dice, rolls, found, count = Random(seed), Seeded(seed), 0, [], 0
    while count < moves and (request := pending(state)) is not None:
        if isinstance(request, Roll):
            state, rolls = step(state, dice.roll(request, rolls)), rolls + 1
            continue
        assert isinstance(request, Choose)
        if request.key == "ask-speed":
            count += 1
            if count % every == 0:
                found.append(state)
        state = step(state, rng.choice(request.moves))
    return found


@pytest.mark.parametrize(
    ("scenario", "seed", "moves", "every", "rounds"),
    [("s1", "a", 60, 15, 60), ("s2", "b", 60, 12, 60), ("s3", "c", 120, 11, 60), ("s3", "d", 12, 1, 3), ("s7", "e", 90, 40, 60)],
)
def test_both_find_the_same_value(rapid: Any, scenario: str, seed: str, moves: int, every: int, rounds: int) -> None:
    judge = net()
    leaf = Leaf(TC, judge)
    numbers = rapid.weights(judge.hidden, judge.bias, judge.out, judge.level)
    for state in beginnings(scenario, seed, moves, every, rounds):
        set_up, ships = rapid.setup(state, rapid.Lazy(state.setting.charts))
        captain = Captain(TC, Random(1), leaf)
        captain.full = 10**9
        request = pending(state)
        assert isinstance(request, Choose)
        choice = np.zeros(3, np.int64)
        found = rapid.search(ships, set_up, numbers, rapid.acting(state), state.round, choice)
        assert found == pytest.approx(captain.best(state, request.seat), abs=1e-9)
        values = captain._values(state, request.seat, request.moves)
        assert values[str(choice[0])] == pytest.approx(found, abs=1e-9)


@pytest.mark.parametrize(
    ("scenario", "seed", "moves", "every"), [("s2", "b", 60, 12), ("s3", "c", 120, 11), ("s3", "g", 60, 8), ("s7", "e", 90, 40)]
)
def test_both_helmsmen_find_the_same_value(rapid: Any, scenario: str, seed: str, moves: int, every: int) -> None:
    judge = net()
    helm = rapid.weights(judge.hidden, judge.bias, judge.out, judge.level)._replace(helm=True)
    for state in beginnings(scenario, seed, moves, every):
        set_up, ships = rapid.setup(state, rapid.Lazy(state.setting.charts))
        request = pending(state)
        assert isinstance(request, Choose)
        found = rapid.search(ships, set_up, helm, rapid.acting(state), state.round, np.zeros(3, np.int64))
        assert found == pytest.approx(Greedy(TC, Random(1), full=10**9).best(state, request.seat), abs=1e-9)


def test_both_describe_a_position_alike(rapid: Any) -> None:
    for state in beginnings("s7", "f", 80, 20):
        set_up, ships = rapid.setup(state, rapid.Lazy(state.setting.charts))
        places, values = np.zeros(rapid.ENTRIES, np.int64), np.zeros(rapid.ENTRIES)
        count = rapid.describe(ships, set_up, rapid.acting(state), state.round / 60, places, values)
        ours: dict[int, float] = {}
        for place, value in zip(places[:count], values[:count], strict=True):
            ours[int(place)] = ours.get(int(place), 0.0) + value
        theirs: dict[int, float] = {}
        for part in features.parts(state)[1]:
            for place, value in part.numbers:
                theirs[place] = theirs.get(place, 0.0) + value
        assert ours == pytest.approx(theirs)


def test_matches_are_played_to_their_end_and_the_same_again(rapid: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rapid, "kept_reaches", rapid.Lazy)
    state = TC.start(TC.load_scenario("s1"), {"rounds": 4})
    one, two = (list(rapid.matches(state, ("a", "b"), net(), 2, 0.2, 20)) for _ in range(2))
    assert one == two
    for positions, winner in one:
        assert 1 <= len(positions) <= 8
        assert {each.side for each in positions} <= {"red", "blue"}
        assert all(0 <= each.found <= 1 for each in positions)
        assert winner in {"red", "blue", None}
    cut = list(rapid.matches(state, ("a",), net(), 0, 0.0, 3))
    assert [(len(positions), winner) for positions, winner in cut] == [(3, None)]


def test_the_helmsman_spars_on_one_side(rapid: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rapid, "kept_reaches", rapid.Lazy)
    state = TC.start(TC.load_scenario("s1"), {"rounds": 3})
    against = list(rapid.matches(state, ("a", "b", "c", "d"), net(), 0, 0.0, 20, 1.0))
    sides = [{each.side for each in positions} for positions, _ in against]
    assert all(len(one) == 1 for one in sides)
    taught = next(rapid.matches(state, ("a",), None, 0, 0.0, 20))
    assert {(each.side, each.found) for each in taught[0]} == {("red", -1.0), ("blue", -1.0)}


def test_duels_change_sides(rapid: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rapid, "kept_reaches", rapid.Lazy)
    state = TC.start(TC.load_scenario("s4"), {"rounds": 2})
    found = list(rapid.duels(state, ("a", "b"), net(), net()))
    assert len(found) == 4
    assert [one + two for one, two in zip(found[::2], found[1::2], strict=True)] == [1.0, 1.0]


def test_a_copy_leaves_out_what_has_no_reach(rapid: Any) -> None:
    """No attack is possible from farther than the table goes."""
    table = rapid.reaches(TC.start(TC.load_scenario("s3")).setting.charts)
    far = rapid.FAR + 1
    for kind, length in (("liburnian", 1), ("quinquereme", 2)):
        for q, r in ((far, 0), (0, -far), (-far, far)):
            for facing in range(6):
                found = table._reach((kind, length, 2, "quinquereme", 2, q, r, facing))
                assert not any((found.ram, found.shot, found.board, found.ram_later, found.board_later))
