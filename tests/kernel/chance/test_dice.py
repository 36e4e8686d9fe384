"""Dice: the same on every machine, fair, and scripted ones that fit."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from naumachia.kernel import Die, Roll, Scripted, Seeded
from naumachia.kernel.errors import DiceError

ONE = Roll("roll", "red", "X-1")
TWO = Roll("roll", "red", "X-1", count=2)
ODD = Roll("roll", "red", "X-1", Die("wind", (-2, 0, 1), (1, 2, 3)))


def test_these_are_the_dice_of_this_seed_for_ever() -> None:
    """Records of finished matches are proved by them: this test may never be changed."""
    dice = Seeded("naumachia")
    assert [dice.roll(ONE, number) for number in range(12)] == [6, 5, 4, 5, 1, 4, 4, 1, 5, 3, 2, 6]
    assert [dice.roll(TWO, number) for number in range(4)] == [(6, 6), (1, 5), (4, 4), (2, 5)]
    assert [dice.roll(ODD, number) for number in range(8)] == [1, 1, 1, 1, -2, 1, 1, -2]
    assert dice.commitment == sha256(b"naumachia dice:naumachia").hexdigest()


def test_a_die_follows_from_its_number_alone() -> None:
    dice = Seeded(7)
    assert [dice.roll(ONE, number) for number in (5, 3, 5)] == [Seeded("7").roll(ONE, number) for number in (5, 3, 5)]
    assert [dice.roll(ONE, n) for n in range(40)] != [Seeded(8).roll(ONE, n) for n in range(40)]


@pytest.mark.parametrize("roll", [ONE, TWO, ODD], ids=["d6", "2d6", "odd"])
def test_faces_fall_as_often_as_they_weigh(roll: Roll) -> None:
    """Chi squared stays under its 99.99 % bound; the seed is fixed, so this never flickers."""
    trials = 20_000
    dice = Seeded("fair?")
    fallen = Counter(dice.roll(roll, number) for number in range(trials))
    total = sum(weight for _, weight in roll.outcomes())
    chi = sum((fallen[face] - trials * weight / total) ** 2 / (trials * weight / total) for face, weight in roll.outcomes())
    assert chi < {3: 18.4, 6: 25.7, 21: 54.1}[len(roll.outcomes())]
    assert set(fallen) == set(roll)


def test_scripted_dice_come_in_their_order() -> None:
    dice = Scripted([3, [6, 2], (1, 5)])
    assert [dice.roll(ONE, 0), dice.roll(TWO, 1), dice.roll(TWO, 2)] == [3, (2, 6), (1, 5)]
    with pytest.raises(DiceError) as caught:
        dice.roll(ONE, 3)
    assert caught.value.message.key == "dice-missing"
    assert caught.value.message.args == {"roll": "roll", "used": 3}


@pytest.mark.parametrize(
    ("roll", "fall"), [(ONE, 7), (ONE, 0), (ONE, (1, 2)), (TWO, 3), (TWO, (1, 7)), (TWO, (1, 2, 3)), (ODD, -1)]
)
def test_scripted_dice_must_fit(roll: Roll, fall: int | tuple[int, ...]) -> None:
    dice = Scripted([fall])
    with pytest.raises(DiceError) as caught:
        dice.roll(roll, 0)
    assert caught.value.message.key == "dice-misfit"
    assert caught.value.message.args["number"] == 1
    assert dice.used == 0, "a die that does not fit is not used up"
