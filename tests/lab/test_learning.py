"""The learner: its targets, its fit, a small training with its checkpoints, and the judgement that plays."""

from __future__ import annotations

from dataclasses import replace
from math import log
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import numpy as np
import pytest

from expected import asked
from naumachia.games import find
from naumachia.kernel.errors import NotFound
from naumachia.lab.learning.fit import Fitter, as_net, average
from naumachia.lab.learning.selfplay import FADE, Lesson, Row, _matches, _Place, learn, targets
from naumachia.lab.learning.train import Plan, Progress, Trial, _done, train
from naumachia.players import make
from naumachia.players.learned import ByEvaluate, Leaf, Net

TC = find("touche_coule")
NAMES: tuple[str, ...] = TC.advice.features.names if TC.advice.features else ()


def place(side: str, found: float, stray: bool = False) -> _Place:
    return _Place(side, (), (), 0.0, found, stray)


def test_targets_run_towards_what_came_later() -> None:
    rows = targets([place("red", 0.5), place("blue", 0.6)], "red", 0.4)
    last = (1 - FADE) * 0.6 + FADE * 0.0  # of blue; red has the rest, as no draw took from either
    assert [row.target for row in rows] == pytest.approx([(1 - FADE) * 0.5 + FADE * (1 - last), last])


def test_targets_are_cut_after_a_stray() -> None:
    rows = targets([place("red", 0.5), place("blue", 0.6, stray=True), place("red", 0.9)], "blue", 0.4)
    assert rows[1].target == 0.6
    assert rows[0].target == pytest.approx((1 - FADE) * 0.5 + FADE * 0.4)


def test_a_draw_costs_both_sides_all_the_way_back() -> None:
    blue, red = targets([place("blue", 0.5), place("red", 0.5)], None, 0.2)[::-1]
    assert blue.target == pytest.approx((1 - FADE) * 0.5 + FADE * 0.2)
    assert red.target == pytest.approx((1 - FADE) * 0.5 + FADE * blue.target)


def test_where_nothing_was_found_the_result_counts_alone() -> None:
    assert [row.target for row in targets([place("red", -1), place("blue", -1)], "red", 0.4)] == [1.0, 0.0]


def test_a_draw_costs_both_sides() -> None:
    for side in ("red", "blue"):
        assert targets([place(side, 0.5)], None, 0.2)[0].target == pytest.approx((1 - FADE) * 0.5 + FADE * 0.2)


def test_a_fit_finds_what_the_rows_say() -> None:
    rng = Random(1)
    rows = [Row((one,), (1.0,), 0.0, 0.9 if one else 0.2) for one in (rng.randrange(2) for _ in range(500))]
    fitter = Fitter(2, 4, seed=1, rate=0.01)
    x, offset, y = fitter.dense(rows)
    fitter.fit(x, offset, y, passes=40)
    chances = 1 / (1 + np.exp(-fitter.odds(np.eye(2, dtype=np.float32), np.zeros(2, np.float32))[0]))
    assert chances == pytest.approx([0.2, 0.9], abs=0.03)


def test_an_average_of_nets_is_that_of_their_weights() -> None:
    one, two = Fitter(3, 2, seed=1), Fitter(3, 2, seed=2)
    mean = average([one.weights, two.weights])
    assert mean[0] == pytest.approx((one.weights[0] + two.weights[0]) / 2)


def random_net(seed: int = 1) -> Net:
    fitter = Fitter(len(NAMES), 4, seed)
    return as_net(fitter.weights, "touche_coule", NAMES)


def test_plain_python_and_numpy_judge_alike() -> None:
    net = random_net()
    state: Any = TC.start(TC.load_scenario("s6"))
    features = TC.advice.features
    assert features is not None
    acts, parts = features.parts(state)
    x = np.zeros(len(NAMES))
    for spot, value in (pair for part in parts for pair in part.numbers):
        x[spot] += value
    odds = np.tanh(x @ np.array(net.hidden) + np.array(net.bias)) @ np.array(net.out) + net.level
    leaf = Leaf(TC, net)
    assert leaf(state, acts) == pytest.approx(1 / (1 + np.exp(-odds)))
    other = "blue" if acts == "red" else "red"
    assert leaf(state, acts) + leaf(state, other) == pytest.approx(1)


def test_nets_of_one_process_do_not_mix() -> None:
    state: Any = TC.start(TC.load_scenario("s3"))
    one, two = Leaf(TC, random_net(1)), Leaf(TC, random_net(2))
    first = one(state, "red")
    assert two(state, "red") != first
    assert one(state, "red") == first


def test_a_net_for_other_features_is_refused() -> None:
    with pytest.raises(NotFound):
        Leaf(TC, msgspec.structs.replace(random_net(), features=("other",)))
    bare = replace(TC, advice=replace(TC.advice, features=None))
    with pytest.raises(NotFound):
        Leaf(bare, random_net())


def test_the_first_teacher_is_the_games_judgement() -> None:
    state: Any = TC.start(TC.load_scenario("s3"))
    judge, evaluate = ByEvaluate(TC), TC.advice.evaluate
    chance = judge(state, "red")
    features = TC.advice.features
    assert features is not None
    assert log(chance / (1 - chance)) == pytest.approx(features.slope * (evaluate(state, "red") - evaluate(state, "blue")) / 2)


def test_matches_of_a_lesson_are_the_same_again() -> None:
    setup = msgspec.to_builtins(TC.load_scenario("s1"))
    lesson = Lesson(game="touche_coule", scenario=setup, seeds=("a", "b"), net=None, limit=12)
    one = learn(lesson)
    assert one == learn(lesson)
    assert one.matches == 2
    assert all(0 <= row.target <= 1 for row in one.rows)


def test_the_helmsman_spars_on_one_side_and_teaches_nothing_there() -> None:
    first = TC.start(TC.load_scenario("s1"))
    seeds = tuple("abcdefgh")
    lesson = Lesson(game="touche_coule", scenario={}, seeds=seeds, net=None, limit=12, opening=0, sparring=1.0)
    found = [{one.side for one in places} for places, _ in _matches(TC, first, ByEvaluate(TC), lesson)]
    assert all(len(sides) == 1 for sides in found)
    assert set().union(*found) == {"red", "blue"}


def test_a_game_without_a_compiled_copy_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    features = TC.advice.features
    assert features is not None
    bare = replace(TC, advice=replace(TC.advice, features=replace(features, rapid="")))
    monkeypatch.setattr("naumachia.lab.learning.train.find", lambda _: bare)
    with pytest.raises(NotFound, match="learn-no-copy"):
        train(plan(rapid=True), tmp_path)


def plan(**more: Any) -> Plan:
    small: dict[str, Any] = {"scenarios": {"s1": 1}, "batches": 2, "size": 4, "tried": 2, "limit": 12, "hidden": 4}
    return Plan(game="touche_coule", **small | more)


def curve(net: Net) -> list[list[object]]:
    return cast(list[list[object]], net.about["curve"])


def test_a_training_is_resumed_where_it_was(tmp_path: Path) -> None:
    told: list[Progress] = []
    whole = train(plan(), tmp_path / "whole", 1, told.append)
    assert [one.batch for one in told] == [1, 2]
    assert whole.about["matches"] == 8
    assert curve(whole)[0][:3] == [8, "helmsman", 2]
    assert whole.about["command"] == (
        "naumachia train touche_coule --scenario s1=1 --batches 2 --matches 4 --hidden 4 --limit 12 --tried 2"
    )
    train(plan(batches=1), tmp_path / "parts")
    again = train(plan(), tmp_path / "parts")
    assert again.hidden == whole.hidden
    two = train(plan(), tmp_path / "two", 2)
    assert two.hidden == whole.hidden
    with pytest.raises(NotFound):
        train(plan(seed="other"), tmp_path / "parts")


def test_a_trained_net_plays(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    file.write_bytes(msgspec.json.encode(random_net()))
    state: Any = TC.start(TC.load_scenario("s3"))
    assert make(str(file), TC, 1).choose(state, "red") in asked(state)


def test_the_curve_holds_matches_against_an_earlier_self(tmp_path: Path) -> None:
    net = train(plan(batches=6, size=2), tmp_path, 1)
    assert [(matches, against) for matches, against, *_ in curve(net)] == [
        (4, "helmsman"),
        (8, "helmsman"),
        (12, "helmsman"),
        (12, "4"),
    ]


def test_earlier_selves_do_not_end_a_training() -> None:
    curve = [Trial(500, 40, 20, against) for _ in range(5) for against in ("helmsman", "4000", "4000")]
    assert _done(plan(patience=2), curve)
    assert not _done(plan(patience=3), curve)


def test_training_ends_when_the_curve_no_longer_rises() -> None:
    def curve(*points: float) -> list[Trial]:
        return [Trial(500 * number, 40, one) for number, one in enumerate(points, 1)]

    assert not _done(plan(patience=2), curve(10, 12, 14, 16, 18, 20))
    assert _done(plan(patience=2), curve(20, 20, 20, 20, 20))
    assert not _done(plan(patience=2), curve(20, 20, 20))
