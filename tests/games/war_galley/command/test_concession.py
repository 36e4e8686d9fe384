"""WG-D30, WG-1.0 The admiral alone may give up, at any own decision."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.war_galley.table import GAME
from games.war_galley.test_invariants import keen, melee
from naumachia.games.war_galley.state import Sea
from naumachia.kernel import Choose, Orders, Roll, pending, show, step
from naumachia.kernel.errors import Illegal
from naumachia.kernel.orders.standing_orders import sets
from naumachia.kernel.shown.picture import Option

MENUS = {"ask-orders", "ask-orders-for"}
FIGHT = {
    "ask-first", "ask-level", "ask-squadron", "ask-individual", "ask-ship", "ask-move", "ask-step", "ask-after", "ask-volley",
    "ask-reaction", "ask-evade", "ask-reply", "ask-pots", "ask-withdraw", "ask-transfer", "ask-board", "ask-unfoul", *MENUS,
}  # fmt: skip
"""Questions that a melee asks sooner or later."""
BEFORE = {"ask-set-up", "ask-place", "ask-place-at", "ask-place-facing"}


def giving_up(sea: Sea, request: Choose) -> None:
    """The admiral is offered it and loses by it; another captain is not offered it, and it is not taken from them."""
    admiral = request.seat in sea.setting.sides
    assert list(request).count("concede") == admiral, request
    if admiral:
        shown: Option = show(sea, "concede")
        assert (shown.key, shown.section) == ("do-concede", "resign"), request.key
        over = step(sea, "concede")
        assert over.result is not None
        assert (over.result.winner, over.result.key) == (sea.other(request.seat), "won-by-concession")
        assert pending(over) is None
    else:
        with pytest.raises(Illegal) as caught:
            step(sea, "concede")
        assert caught.value.refusal.key in ("no-concede", "not-offered"), request.key


def wander(sea: Sea, chance: Random, steps: int) -> set[str]:
    """Play at random, orders taken up now and then, giving up tried at every decision; what was asked."""
    met: set[str] = set()
    for _ in range(steps):
        request = pending(sea)
        answer: Any
        match request:
            case None:
                break
            case Roll():
                answer = chance.choice([answer for answer in request if not sets(str(answer))])
            case Orders():
                seat = request.seats[0]
                answer = request.draw(seat, chance)
            case Choose():
                giving_up(sea, request)
                met.add(request.key)
                answer = "orders" if "orders" in request and chance.random() < 0.01 else keen(request, chance)
            case _:
                raise AssertionError(request)
        sea = step(sea, answer)
    return met


@pytest.mark.parametrize("captains", [1, 2])
def test_at_every_decision_of_a_melee(captains: int) -> None:
    """WG-D30 Every kind of question that a fight brings is met on the way."""
    options = {"captains": captains, "reaction-ram": 1, "watch": 2, "reply": 1}
    met: set[str] = set()
    for seed in range(12):
        sea = GAME.start(GAME.check_scenario(melee(), "melee"), options, None)
        met |= wander(sea, Random(seed), 1500)
        if met >= FIGHT:
            break
    assert met >= FIGHT, FIGHT - met


def test_before_a_tournament() -> None:
    """WG-D30, WG-D2 While the ships are being placed as well."""
    met: set[str] = set()
    for seed in range(4):
        sea = GAME.start(GAME.load_scenario("s04-tournament-250"), {"build": 1, "place": 1}, None)
        met |= wander(sea, Random(seed), 30)
    assert met >= BEFORE, BEFORE - met
