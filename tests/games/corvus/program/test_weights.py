"""Weights of the judgement: those of the helmsman, others in a setting of their own, and caches that do not mix."""

from __future__ import annotations

from typing import Any

import pytest

from naumachia.games import find
from naumachia.games.corvus.judge.evaluate import eagerness, evaluate, promise
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


def test_battle_counts_that_forward_meets_the_enemy_next_turn() -> None:
    """400 mm apart: Battle leads 170 mm on, the enemy 110, hulls take 36, and 84 are left for Forward."""
    sea = lain()
    before, enough = (weighed(sea, sortie=way / 110) for way in (83, 84))
    worth = [order_worth(table, table.ships["R1"], "battle", 1.0) for table in (before, enough, sea)]
    assert worth[0] < worth[1] == worth[2]


def test_better_crews_come_nearer_where_they_are_told_to() -> None:
    sea = GAME.start(GAME.load_scenario("cv2-three-against-three"))
    assert eagerness(sea, "rome") == eagerness(sea, "carthage") == 1.0
    bold = weighed(sea, bold=0.3)
    assert (eagerness(bold, "rome"), eagerness(bold, "carthage")) == (0.7, 1.3)


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
