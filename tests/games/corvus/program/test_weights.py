"""Weights of the judgement: those of the helmsman, others in a setting of their own, and caches that do not mix."""

from __future__ import annotations

from typing import Any

import pytest

from naumachia.games import find
from naumachia.games.corvus.judge.evaluate import evaluate, promise
from naumachia.games.corvus.judge.foreseeable import order_worth
from naumachia.games.corvus.judge.weights import USUAL, weigh, weights
from naumachia.kernel import Orders, pending, step

GAME = find("corvus")


def lain() -> Any:
    """The first position of the duel, orders not yet written."""
    return GAME.start(GAME.load_scenario("cv1-duel"))


def weighed(sea: Any, **numbers: float) -> Any:
    """The same position in a setting with other weights; what was found out about the table rides along."""
    return sea.copy().attach(weigh(sea.setting, numbers))


def test_the_usual_weights_are_those_of_a_match() -> None:
    sea = lain()
    assert weights(sea) is USUAL
    assert weights(weighed(sea, timid=0.3)).timid == 0.3
    assert evaluate(weighed(sea), "rome") == evaluate(sea, "rome")


def test_other_weights_judge_only_where_they_are_asked_for() -> None:
    sea = lain()
    usually = evaluate(sea, "rome")
    keen = weighed(sea, near=5.0)
    assert keen.looked is sea.looked
    assert evaluate(keen, "rome") < usually
    assert evaluate(sea, "rome") == usually
    assert GAME.hash(keen) == GAME.hash(sea)


def test_an_enemy_at_the_distance_of_a_sortie_is_worth_a_battle_order() -> None:
    sea = lain()  # 400 mm apart, so that neither meets the other in this turn
    near, usual = weighed(sea, sortie=400), weighed(sea, sortie=399)
    worth = {one: order_worth(table, table.ships["R1"], "battle", 1.0) for one, table in (("near", near), ("usual", usual))}
    assert worth["near"] > worth["usual"]


def test_a_sheet_promises_what_its_orders_do_when_they_lie_on_the_table() -> None:
    """The same difference as by writing them, for every order and both sides; the sheets of shots are played out."""
    sea = lain()
    request = pending(sea)
    assert isinstance(request, Orders)
    for seat in request.sheets:
        found = []
        for order in ("stop", "forward", "battle", "port", "astern"):
            sheets = {one: request.plain(one) for one in request.sheets}
            line = request.sheets[seat][0].id
            sheets[seat] = type(sheets[seat])(seat, ((line, order),))
            table = sea
            for sheet in sheets.values():
                table = step(table, sheet)
            told = promise(sea, {one: dict(sheet.lines) for one, sheet in sheets.items()}, seat)
            assert told is not None
            found.append(evaluate(table, seat) - told)
        assert found == pytest.approx([found[0]] * len(found))
    shooting = sea.copy()
    shooting.phase = "shooting"
    assert promise(shooting, {}, "rome") is None
