"""Players with a learned judgement: what is kept within an activation, and how the admiral looks again."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from naumachia.games import find
from naumachia.kernel import Choose, Roll, Seeded, pending, step
from naumachia.players.captain import Admiral, Captain
from naumachia.players.greedy import Greedy
from naumachia.players.learned import ByEvaluate

TC = find("touche_coule")


def positions(count: int) -> list[Any]:
    """Positions of a match between two captains at which there is something to choose."""
    state: Any = TC.start(TC.load_scenario("s1"))
    found: list[Any] = []
    player, dice, rolls = Captain(TC, Random(1), ByEvaluate(TC)), Seeded("captain"), 0
    while len(found) < count and (request := pending(state)) is not None:
        if isinstance(request, Roll):
            state, rolls = step(state, dice.roll(request, rolls)), rolls + 1
            continue
        if isinstance(request, Choose) and len(request.moves) > 1:
            found.append(state)
        state = step(state, player.choose(state, request.seats[0]))
    return found


def seat_of(state: Any) -> str:
    request = pending(state)
    assert request is not None
    return request.seats[0]


def test_what_a_captain_keeps_changes_no_answer() -> None:
    keeping = Captain(TC, Random(3), ByEvaluate(TC))
    for state in positions(40):
        seat = seat_of(state)
        assert keeping.choose(state, seat) == Greedy(TC, keeping.rng, leaf=ByEvaluate(TC)).choose(state, seat)


def test_a_captain_keeps_what_it_found_until_the_activation_ends() -> None:
    captain = Captain(TC, Random(3), ByEvaluate(TC))
    found = [(captain.look(state, seat_of(state)), TC.advice.horizon(state)) for state in positions(12)]
    for (one, before), (two, after) in pairwise(found):
        assert (one is two) == (before == after)
    assert len({id(look) for look, _ in found}) > 2


class Told(Admiral):
    """An admiral to whom the end of each answer is told."""

    ends: dict[str, list[float]]
    asked: list[str]

    def _played_on(self, state: Any, seat: str, seed: str) -> float:
        answer = next(answer for answer, after in self.afters.items() if after == state)
        self.asked.append(answer)
        return self.ends[answer].pop(0)

    afters: dict[str, Any]


def told(ends: dict[str, list[float]], **more: Any) -> tuple[Told, Any, str]:
    state = positions(1)[0]
    request = pending(state)
    assert isinstance(request, Choose)
    admiral = Told(TC, Random(1), ByEvaluate(TC), **more)
    admiral.ends = {name: list(values) for name, values in ends.items()}
    admiral.asked = []
    admiral.afters = {answer: step(state, answer) for answer in request.moves}
    return admiral, state, request.seats[0]


def test_an_admiral_takes_the_answer_that_turns_out_best() -> None:
    admiral, state, seat = told({"0": [0.4, 0.5, 0.6, 0.4], "1": [0.5, 0.6, 0.7, 0.4]}, samples=4)
    assert admiral.pick(state, seat, {"0": 0.55, "1": 0.5}) == "1"
    assert admiral.asked == ["0", "1"] * 4


def test_an_admiral_leaves_answers_alone_that_seem_much_worse() -> None:
    admiral, state, seat = told({})
    assert admiral.pick(state, seat, {"0": 0.55, "1": 0.3}) == "0"
    assert admiral.asked == []


def test_an_admiral_stops_when_it_is_clear() -> None:
    admiral, state, seat = told({"0": [0.2, 0.21, 0.2, 0.21], "1": [0.9, 0.9, 0.91, 0.9]}, samples=40)
    assert admiral.pick(state, seat, {"0": 0.5, "1": 0.5}) == "1"
    assert len(admiral.asked) == 8


def test_an_admiral_gives_the_same_answer_again() -> None:
    answers = set()
    for _ in range(2):
        admiral = Admiral(TC, Random(7), ByEvaluate(TC), samples=4, margin=1.0)
        states = positions(6)
        answers.add(tuple(admiral.choose(state, seat_of(state)) for state in states))
    assert len(answers) == 1


@pytest.mark.parametrize("ahead", [0, 2])
def test_an_answer_is_played_on_for_some_activations(ahead: int) -> None:
    seen: list[Any] = []

    def leaf(state: Any, side: str) -> float:
        seen.append(state)
        return 0.5

    admiral = Admiral(TC, Random(1), ByEvaluate(TC), ahead=ahead)
    admiral.leaf = leaf
    state = positions(1)[0]
    admiral._played_on(state, "red", "seed")
    assert len(seen) == 1
    request = pending(seen[0])
    assert request is not None
    assert (request.seats, seen[0].round - state.round) == (("blue",), ahead // 2)
