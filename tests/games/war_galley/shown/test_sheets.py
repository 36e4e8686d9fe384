"""Sheets are drawn anew only when they change; what is kept must be what would be drawn."""

from __future__ import annotations

from random import Random

import pytest

from naumachia.games import find
from naumachia.games.war_galley.show.picture import scene
from naumachia.kernel import Choose, Orders, Roll, Seeded, pending, step
from naumachia.kernel.orders.standing_orders import sets


@pytest.mark.parametrize(("name", "options"), [("s02", {}), ("s07", {"captains": 2}), ("s15", {})])
def test_a_sheet_that_is_kept_is_the_one_that_would_be_drawn(name: str, options: dict[str, int]) -> None:
    game, rng, dice = find("war_galley"), Random(name), Seeded(name)
    state, rolls = game.start(game.load_scenario(name), options), 0
    for number in range(900):
        request = pending(state)
        if request is None:
            break
        if isinstance(request, Roll):
            state, rolls = step(state, dice.roll(request, rolls)), rolls + 1
        elif isinstance(request, Orders):
            seat = request.seats[0]
            state = step(state, request.draw(seat, rng))
        else:
            assert isinstance(request, Choose)
            state = step(state, rng.choice([answer for answer in request if answer != "concede" and not sets(str(answer))]))
        kept = scene(state, None)
        if number % 7 == 0:
            state.setting.memo.drawn = None
            assert kept == scene(state, None)
