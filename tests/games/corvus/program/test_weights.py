"""Weights of the judgement: those of the helmsman, others in a setting of their own, and caches that do not mix."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert

from naumachia.games import find
from naumachia.games.corvus.judge.evaluate import eagerness, evaluate, promise
from naumachia.games.corvus.judge.foreseeable import order_worth, plan_worth
from naumachia.games.corvus.judge.values import grips, link_worth
from naumachia.games.corvus.judge.weights import USUAL, weigh, weights
from naumachia.games.corvus.pieces import Run
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


def held(**marks: Any) -> Any:
    """A Roman trireme lies beside a Carthaginian one and holds it; both may still act this turn unless something is said."""
    ships = {
        "R1": {"side": "rome", "type": "trireme", "at": [300, 300, 0], "marks": {"order": "forward"}},
        "C1": {"side": "carthage", "type": "trireme", "at": [315, 300, 0], "marks": {"order": "forward"} | marks},
    }
    sides = {
        "rome": {"name": {"en": "Rome", "fr": "Rome"}, "roman": True},
        "carthage": {"name": {"en": "Carthage", "fr": "Carthage"}},
    }
    head = {"game": "corvus", "title": {"en": "Held", "fr": "Tenu"}, "table": {"width": 600, "height": 700}}
    position = {"phase": "activation", "links": [{"grappler": "R1", "grappled": "C1"}]}
    return GAME.start(convert(head | {"sides": sides, "ships": ships, "position": position}, GAME.rules.scenario))


def test_grapples_that_may_still_be_tried_count_where_they_are_told_to() -> None:
    """CV-2.17 Ships in contact get an attempt each, those that have acted as well, and none at an enemy they have tried."""
    sea = held().copy()
    sea.links = ()
    assert grips(sea, "rome") > 0
    assert grips(sea, "carthage") > 0
    more, usual = evaluate(weighed(sea, touch=1.0), "rome"), evaluate(sea, "rome")
    assert more - usual == pytest.approx(grips(sea, "rome") - grips(sea, "carthage"))
    sea.change("R1", tried=("C1",))
    assert grips(sea, "rome") == 0.0
    sea.phase = "shooting"
    assert evaluate(weighed(sea, touch=1.0), "rome") == evaluate(sea, "rome")


def test_a_link_is_worth_less_while_the_enemy_may_break_it() -> None:
    """A trireme breaks away from an equal one with 3 or more: 4 in 6."""
    waiting, acted = held(), held(activated=True, shown=True)
    link = waiting.links[0]
    assert link_worth(weighed(waiting, slip=1.0), link) == pytest.approx(link_worth(waiting, link) * 2 / 6)
    assert link_worth(weighed(acted, slip=1.0), link) == link_worth(acted, link)


def test_a_plan_counts_the_grapples_of_enemies_where_it_ends() -> None:
    """Bows are 114 mm apart: a plan that runs into it is worth less, one that stops short of it as much."""
    sea = lain().copy()
    sea.change("C1", y=300_000)
    run = Run("R1", "battle", 170)
    sea.run = run
    feared = weighed(sea, gripped=1.0)
    short, full = (tuple(plan_worth(table, run, ((way, 0),), 1.0) for table in (sea, feared)) for way in (100, 170))
    assert short[1] == short[0]
    assert full[1] < full[0]
