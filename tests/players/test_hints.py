"""Hints: legal, from what the seat may know, and the answer the program would give."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from naumachia.games import games
from naumachia.kernel import AnyGame, Orders, Roll, Sealed, State, pending, step
from naumachia.players.hints import BEST, FAR, QUICK, hint

SLOW = ("trireme_ship",)
"""A sheet of secret orders takes a second, and is not compared with others."""


def positions(game: AnyGame, scenario: str, count: int) -> list[tuple[State, str]]:
    """Positions of random play in which a seat is asked."""
    state: State = game.start(game.load_scenario(scenario))
    rng = Random(scenario)
    found: list[tuple[State, str]] = []
    while (request := pending(state)) is not None and len(found) < count:
        if isinstance(request, Roll):
            state = step(state, rng.choice([fall for fall, _ in request.outcomes()]))
            continue
        seat = request.seats[0]
        if rng.random() < 0.3:
            found.append((state, seat))
        state = step(state, request.draw(seat, rng) if isinstance(request, Orders) else request.draw(rng))
    return found


@pytest.mark.parametrize("name", sorted(games()))
def test_hints_are_legal_and_ranked(name: str) -> None:
    game = games()[name]
    compared = planned = 0
    for state, seat in positions(game, game.scenarios()[0], 2 if name in SLOW else 10):
        imagined = game.imagine(state, seat, Random(1))
        found = hint(game, imagined, seat, state)
        request = pending(imagined)
        assert request is not None
        assert found.level in QUICK
        assert 1 <= len(found.suggestions) <= BEST
        for one in found.suggestions:
            assert one.road[0] in request
            assert not isinstance(one.road[0], Sealed) or one.road[0].seat == seat
        assert len({one.road[0] for one in found.suggestions}) == len(found.suggestions)
        chances = [one.chance for one in found.suggestions]
        if None not in chances:
            compared += len(chances) > 1
            assert all(0 <= float(chance or 0) <= 1 for chance in chances)
            assert chances[0] == pytest.approx(max(chance or 0 for chance in chances))
        at: Any = imagined
        for answer in found.suggestions[0].road:
            now = pending(at)
            assert now is not None
            assert seat in now.seats
            assert answer in now
            at = step(at, answer)
        planned += len(found.suggestions[0].road) > 1
        assert len(found.suggestions[0].road) <= FAR
    assert compared or name in SLOW or name == "branle_bas"
    assert planned or name != "touche_coule"


def test_the_same_question_gets_the_same_hint() -> None:
    game = games()["touche_coule"]
    for state, seat in positions(game, "s1", 4):
        assert hint(game, state, seat, state) == hint(game, state, seat, state)


def test_nobody_is_advised_out_of_turn() -> None:
    game = games()["touche_coule"]
    state, seat = positions(game, "s1", 1)[0]
    other = next(one for one in game.rules.seats(state) if one != seat)
    with pytest.raises(ValueError, match="nothing to choose"):
        hint(game, state, other, state)
