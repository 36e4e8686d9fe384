"""Odds: fractions known beforehand, by calling the very rules; equal states merged; a limit, and an estimate beyond it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from expected import there
from naumachia.kernel import Choose, Frame, Roll, State, settle, step
from naumachia.kernel.errors import TooManyBranches
from naumachia.kernel.odds import estimate, expand, odds, spread, wilson


class Cup(State, kw_only=True):
    total: int = 0
    throws: int = 0


class Ask(Frame[Cup], frozen=True):
    def ask(self, cup: Cup) -> Choose:
        return Choose("ask", "red", "X-1", ("one", "two", "pair", "race", "none", "last", "over"))

    def take(self, cup: Cup, answer: Any) -> None:
        dice = {"one": (Throw(1),), "two": (Throw(1), Throw(1)), "pair": (Throw(2),), "race": (Race(),), "none": ()}
        dice |= {"last": (Throw(1), NewDay()), "over": (NewDay(),)}
        cup.then(*dice[answer], Ask())


class Throw(Frame[Cup], frozen=True):
    count: int

    def ask(self, cup: Cup) -> Roll:
        return Roll("roll", "red", "X-1", count=self.count)

    def take(self, cup: Cup, dice: Any) -> None:
        cup.total += dice if self.count == 1 else sum(dice)


class Race(Frame[Cup], frozen=True):
    """Throw until a six falls, five times at most: rolls that follow from rolls."""

    def ask(self, cup: Cup) -> Roll:
        return Roll("roll", "red", "X-1")

    def take(self, cup: Cup, die: Any) -> None:
        cup.throws += 1
        if die != 6 and cup.throws < 5:
            cup.then(Race())
        else:
            cup.total = die == 6


class NewDay(Frame[Cup], frozen=True):
    """Something begins that nobody brought about: it changes the cup, and rolls for ever."""

    beginning = True

    def take(self, cup: Cup, _: Any) -> None:
        cup.total = 100
        cup.then(Endless())


class Endless(Frame[Cup], frozen=True):
    def ask(self, cup: Cup) -> Roll:
        return Roll("roll", "red", "X-1")

    def take(self, cup: Cup, die: Any) -> None:
        cup.throws += 1
        cup.then(Endless())


def cup() -> Cup:
    return settle(Cup(agenda=(Ask(),)).attach(None))


def total(before: Cup, after: Cup) -> int:
    return after.total - before.total


def exact(answer: str) -> dict[int, Fraction | None]:
    return {share.what: share.exact for share in odds(cup(), answer, total, lambda what: what)}


def test_one_die() -> None:
    assert exact("one") == {face: Fraction(1, 6) for face in range(1, 7)}


@pytest.mark.parametrize("answer", ["two", "pair"])
def test_two_dice_in_turn_or_at_once(answer: str) -> None:
    assert exact(answer) == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_rolls_that_follow_from_rolls() -> None:
    assert exact("race") == {True: 1 - Fraction(5, 6) ** 5, False: Fraction(5, 6) ** 5}


def test_no_die_is_certain() -> None:
    assert exact("none") == {0: Fraction(1)}


def test_odds_end_in_front_of_a_new_beginning() -> None:
    """Neither its dice nor what it changes are consequences of the answer."""
    assert exact("last") == exact("one")
    assert exact("over") == {0: Fraction(1)}
    rough = estimate(cup(), "last", total, lambda what: what, trials=500)
    assert {share.what for share in rough} == set(range(1, 7))


def test_where_the_consequences_end_is_told_by_the_state() -> None:
    state = step(cup(), "over")
    assert state.total == 100
    assert state.consequences.total == 0
    assert isinstance(state.consequences.agenda[0], NewDay)
    assert step(state, 3).consequences.total == 100


def test_dice_that_lie_on_the_table_are_thrown_though_something_new_has_begun() -> None:
    started = settle(Cup(agenda=(NewDay(),)).attach(None))
    with pytest.raises(TooManyBranches):
        expand(started, limit=100)


def test_the_likeliest_comes_first() -> None:
    shares = odds(cup(), "two", total, lambda what: what)
    assert shares[0].what == 7
    assert shares[0].probability == pytest.approx(1 / 6)
    assert shares[0].interval.low == shares[0].interval.high == shares[0].probability


def test_equal_states_are_merged() -> None:
    assert len(spread(cup(), "two")) == 11, "not 36"
    assert len(expand(settle(Cup(agenda=(*[Throw(1)] * 20, Ask())).attach(None)))) == 101, "6 to the power of 20 never fit"


def test_too_many_branches() -> None:
    with pytest.raises(TooManyBranches) as caught:
        spread(cup(), "two", limit=41)
    assert caught.value.message.args == {"limit": 41}
    assert spread(cup(), "two", limit=42), "6 falls of the first die, then 36"


@pytest.mark.parametrize("answer", ["two", "race"])
def test_an_estimate_lies_around_the_exact_value(answer: str) -> None:
    known = exact(answer)
    shares = estimate(cup(), answer, total, lambda what: what, trials=3000)
    assert sum(share.probability for share in shares) == pytest.approx(1)
    for share in shares:
        assert share.exact is None
        assert share.interval.low < share.probability < share.interval.high
    inside = [share.interval.low <= there(known[share.what]) <= share.interval.high for share in shares]
    assert sum(inside) >= len(inside) - 1, "19 of 20 intervals hold the truth"


def test_an_estimate_is_the_same_for_the_same_seed() -> None:
    first, again, other = (estimate(cup(), "two", total, lambda what: what, seed=seed, trials=200) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_wilson_against_published_values() -> None:
    """Wilson (1927); the values are those of any statistics handbook."""
    assert (wilson(5, 10).low, wilson(5, 10).high) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert (wilson(0, 10).low, wilson(0, 10).high) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert (wilson(1, 1000).low, wilson(1, 1000).high) == pytest.approx((0.0002, 0.0056), abs=1e-4)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
