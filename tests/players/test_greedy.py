"""The program that looks one activation ahead: ties of dice, and equal answers."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from msgspec import field

from naumachia.kernel import Advice, Choose, Frame, Roll, Rules, Scenario, Setting, pending, settle, step
from naumachia.kernel.request import Die
from naumachia.kernel.shown.picture import Scene
from naumachia.players.greedy import Greedy, Look, Names, least
from small_games import duel
from small_games._common import SmallState, drawn, small_game


class Table(SmallState, kw_only=True):
    gold: int = 0
    marks: dict[str, int] = field(default_factory=dict)
    throws: int = 0


class Bet(Frame[Table], frozen=True):
    """A throw, a mark on one of two ships, a mark on both, or nothing."""

    passes = ("hold",)
    answers: tuple[str, ...] = ("throw", "one", "both")

    def ask(self, table: Table) -> Choose:
        return Choose("ask-bet", "red", "TT-1", self.answers)

    def take(self, table: Table, answer: str) -> None:
        if answer == "throw":
            table.then(Throw())
        if answer in ("one", "other", "both"):
            table.marks = dict.fromkeys(("one", "other") if answer == "both" else (answer,), 1)
        if answer != "throw":
            table.then(Rest())


class Throw(Frame[Table], frozen=True):
    """TT-2 A 1 wins, a 2 loses, a 3 is a tie and is thrown again."""

    def ask(self, table: Table) -> Roll:
        return Roll("roll", "red", "TT-2", Die.fair("d3", 3))

    def take(self, table: Table, die: int) -> None:
        table.gold += {1: 1, 2: -1, 3: 0}[die]
        table.then(self if die == 3 else Rest())


class CountedThrow(Frame[Table], frozen=True):
    """The same, where the state counts the throws: no position comes twice."""

    def ask(self, table: Table) -> Roll:
        return Roll("roll", "red", "TT-2", Die.fair("d2", 2))

    def take(self, table: Table, die: int) -> None:
        table.throws += 1
        table.then(self if die == 2 else Rest())


class Rest(Frame[Table], frozen=True):
    """Somebody decides here."""

    def ask(self, table: Table) -> Choose:
        return Choose("ask-rest", "red", "TT-1", ("rest",))

    def take(self, table: Table, answer: str) -> None:
        table.end(None, "TT-1")


ADVICE: Advice[Table] = Advice(evaluate=lambda s, side: float(s.gold), horizon=lambda s: s.result is not None)
GAME = small_game(
    duel.__file__,
    prefix="TT",
    standard="lists",
    rules=Rules(
        state=Table,
        frames=(Bet, Throw, CountedThrow, Rest),
        scenario=Scenario,
        begin=lambda scenario, charts, options: Table(agenda=(Bet(),)),
        seats=lambda s: {"red": "red", "blue": "blue"},
    ),
    picture=drawn(lambda s, seat: Scene((), (), ())),
    advice=ADVICE,
)
HERE = replace(GAME, advice=replace(ADVICE, horizon=lambda s: isinstance(s.agenda[0], Throw | CountedThrow)))
"""The same game, in which a look ends in front of the dice."""


def before(frame: Frame[Any]) -> Table:
    """A position before one frame."""
    return settle(Table(agenda=(frame,)).attach(Setting(scenario=None, charts=None, options={})))


def test_a_glance_does_not_follow_a_tie_that_is_thrown_again() -> None:
    look = Look(GAME, before(Bet()), "red", 700, HERE.advice.evaluate)
    assert look.glance(before(Throw())) == 0
    assert look.left >= 700 - 4, "the throw, its win, its loss, and the throw met again"
    assert not look.open


def test_a_glance_ends_at_the_horizon() -> None:
    look = Look(HERE, before(Bet()), "red", 700, HERE.advice.evaluate)
    assert look.glance(before(CountedThrow())) == 0
    assert look.left == 699
    look = Look(HERE, before(CountedThrow()), "red", 12, HERE.advice.evaluate)
    look.glance(before(CountedThrow()))
    assert look.left <= 0, "within the horizon dice are thrown, as far as there is time"


def test_a_narrow_look_does_not_take_open_positions_over_from_the_full_one() -> None:
    """The full look ends in the middle of a position; that one is no loop for the narrow look."""
    greedy = Greedy(GAME, Random(1), full=1)
    look_ahead = greedy._values(before(Bet(("throw", "one"))), "red", ("throw", "one"))
    assert look_ahead == {"throw": 0, "one": 0}
    rich = replace(GAME, advice=replace(ADVICE, evaluate=lambda s, side: 3.0 * (s.gold > 0) - (s.gold < 0)))
    for full in (1, 2, 700):
        worth = Greedy(rich, Random(1), full=full)._values(before(Bet(("throw", "one"))), "red", ("throw", "one"))
        assert worth["throw"] == pytest.approx(2 / 3), full


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (("both", "one", "throw"), {"throw"}),
        (("both", "one", "hold"), {"hold"}),
        (("one", "both"), {"one"}),
        (("both", "one", "other"), {"one", "other"}),
        (("end", "hold"), {"hold"}),
    ],
)
def test_equal_answers_go_to_the_one_that_does_least(answers: tuple[str, ...], expected: set[str]) -> None:
    """The answer that lets the moment pass, else the fewest changes, and any of these."""
    state = before(Bet(answers))
    assert set(least(state, answers)) == expected
    assert {Greedy(GAME, Random(seed)).choose(state, "red") for seed in range(30)} == expected


def test_a_better_answer_is_taken_whatever_it_does() -> None:
    marked = replace(GAME, advice=replace(ADVICE, evaluate=lambda s, side: float(len(s.marks))))
    state = before(Bet(("hold", "one", "both")))
    assert Greedy(marked, Random(1)).choose(state, "red") == "both"
    just = replace(GAME, advice=replace(ADVICE, evaluate=lambda s, side: 1e-12 * len(s.marks)))
    assert Greedy(just, Random(1)).choose(state, "red") == "hold"
    assert pending(step(state, "hold")) is not None


def test_a_name_is_that_of_equal_positions_only() -> None:
    """Positions named by what has changed are told apart as if they were written out, those that lost an entry too."""
    first = Table(agenda=(), marks={"one": 1, "other": 1})
    tables: list[dict[str, int]] = [{"one": 1, "other": 1}, {"one": 2, "other": 1}, {"one": 2}, {"one": 1}, {}]
    positions = [Table(agenda=(), gold=gold, marks=dict(marks)) for gold in (0, 1) for marks in tables]
    names = [Names(first).of(position) for position in positions]
    assert len(set(names)) == len(positions)
    assert names == [Names(first).of(position.__copy__()) for position in positions]
    assert Names(first).of(first) == names[0]
