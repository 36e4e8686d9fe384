"""Tuning of weights: random designs, the effect of each weight, narrower ranges, and what is kept on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from naumachia.kernel.errors import NotFound
from naumachia.lab.learning import tune as tuning
from naumachia.lab.learning.tune import Design, Effect, Plan, Round, as_toml, effects, middle, moved, tune
from naumachia.lab.pairs import Bout
from naumachia.players.weighed import Weights, read

PLAN = Plan(
    game="trireme_fleet", scenarios={"f1": 1}, ranges={"hope": (0.2, 0.6), "pin": (0.0, 0.4)}, seed="t", designs=40, rounds=2
)


def better_by_hope(bout: Bout) -> float:
    """Return the result of a match that the hopeful win, always."""
    assert isinstance(bout.one, Weights)
    return float(bout.one.weights["hope"] > 0.5)


def test_an_effect_is_half_the_difference_of_high_and_low() -> None:
    bout = Bout(game="g", scenario="s", one="a", two="b", seed="x")
    designs = [Design({"a": a, "b": b}, bout) for a in (False, True) for b in (False, True) for _ in (0, 1) for _ in (0, 1)]
    points = [float(design.high["a"]) for design in designs]
    found = effects(designs, points)
    assert found["a"].change == 0.5
    assert found["b"].change == 0.0
    assert found["a"].error == 0.0 < found["b"].error


def test_a_range_moves_as_far_as_the_effect_is_sure_and_becomes_narrower() -> None:
    assert moved((0.2, 0.6), Effect(0.1, 0.05)) == pytest.approx((0.46, 0.74))
    assert moved((0.2, 0.6), Effect(0.9, 0.05)) == pytest.approx((0.46, 0.74))
    assert moved((0.2, 0.6), Effect(-0.05, 0.05)) == pytest.approx((0.16, 0.44))
    assert moved((0.0, 0.4), Effect(-0.9, 0.05)) == pytest.approx((0.0, 0.14))
    assert moved((0.2, 0.6), Effect(0.0, 0.0)) == pytest.approx((0.26, 0.54))


def test_a_tuning_finds_the_weight_that_wins_and_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def play(bout: Bout) -> float:
        played.append(bout.seed)
        return better_by_hope(bout)

    monkeypatch.setattr(tuning, "_points", play)
    rounds: list[Round] = []
    found = tune(PLAN, tmp_path, told=rounds.append)
    assert found.weights["hope"] > 0.55
    assert len(played) == 160
    assert [one.matches for one in rounds] == [80, 80]
    assert str(found.about["command"]).startswith("naumachia tune trireme_fleet --scenario f1=1 --weight hope=0.2:0.6")
    lines = (tmp_path / "round-2.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "round-2.jsonl").write_bytes(b"".join(lines[:50]))
    assert tune(PLAN, tmp_path).weights == found.weights
    assert len(played) == 190
    file = tmp_path / "weights.toml"
    file.write_text(as_toml(found), "utf-8")
    assert read(file) == found
    with pytest.raises(NotFound):
        tune(Plan(game="trireme_fleet", scenarios={"f1": 1}, ranges={"hope": (0.1, 0.6)}), tmp_path)


def test_one_match_of_a_design_is_played_by_its_weights(tmp_path: Path) -> None:
    plan = Plan(game="trireme_fleet", scenarios={"f1": 1}, ranges={"hope": (0.2, 0.6)}, designs=2, rounds=1)
    found = tune(plan, tmp_path)
    assert (tmp_path / "round-1.jsonl").read_bytes().count(b"\n") == 4
    assert middle(plan.ranges) == {"hope": 0.4}
    assert found.about["matches"] == 4
