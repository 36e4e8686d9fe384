"""BB-1 The special dice: what is on them, how often, and how it is called."""

from __future__ import annotations

from pathlib import Path

import pytest

import naumachia.games.branle_bas as room
from naumachia.games.branle_bas import dice
from naumachia.games.branle_bas.charts import Charts
from naumachia.kernel import Die, Roll
from naumachia.kernel.chance.dice import Seeded
from naumachia.kernel.files import charts

CHARTS = charts.load(Charts, Path(room.__file__).parent / "charts.toml")


@pytest.mark.parametrize(
    ("die", "wanted"),
    [
        (dice.random_die(CHARTS.random_die), {"m2": 1, "m1": 1, "0": 2, "p1": 1, "p2": 1}),
        (dice.random_die(CHARTS.random_die, other=1), {"m2": 1, "m1": 1, "0": 1, "p1": 2, "p2": 1}),
        (
            dice.wind_die(CHARTS.wind_die),
            {"sector_minus": 1, "sector_plus": 1, "stronger": 1, "weaker": 1, "calm_gale": 1, "fog": 1},
        ),
        (dice.risk_die(CHARTS.risk_die), {"fire": 1, "crew": 1, "rudder": 1, "leak": 1, "masts2": 1, "hull2": 1}),
        (dice.collision_die(CHARTS.collision_die), {"entangled": 1, "light": 2, "choice": 3}),
        (dice.point_blank_die(CHARTS.point_blank_die), {"none": 3, "captain": 1, "crew": 2}),
        (dice.point_blank_die(CHARTS.point_blank_die, masts=1), {"none": 2, "masts2": 1, "captain": 1, "crew": 2}),
        (dice.boarding_die(CHARTS.boarding_die), {"stronger": 1, "weaker": 2, "none": 3}),
    ],
)
def test_faces_and_sides(die: Die, wanted: dict[str, int]) -> None:
    """BB-1.1 to BB-1.6 As many sides bear a face as the list of components says, six in all."""
    assert dict(zip(die.names, die.weights, strict=True)) == {f"{die.name}-{face}": sides for face, sides in wanted.items()}
    assert sum(die.weights) == 6


def test_a_fall_is_called_by_its_faces() -> None:
    """BB-1.7 Integers are on record; what they show is read off the die."""
    assert dice.risk_die(CHARTS.risk_die).called(1, 6) == ("risk-fire", "risk-hull2")
    assert dice.random_die(CHARTS.random_die).called(-2, 0) == ("random-m2", "random-0")
    assert Die.fair("d6", 6).called(3) == ()


def test_seeded_dice_fall_as_often_as_sides_say() -> None:
    """BB-1.7 The same source serves dice with pictures on them."""
    roll = Roll("roll-board", "", "BB-12.7", dice.boarding_die(CHARTS.boarding_die))
    falls = [Seeded("a seed").roll(roll, number) for number in range(600)]
    assert [round(falls.count(face) / 100) for face in (1, 2, 4)] == [1, 2, 3]
