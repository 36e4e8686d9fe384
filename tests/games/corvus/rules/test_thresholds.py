"""Refusals and their reasons, what a blow costs and what is not asked, on both sides of each threshold."""

from __future__ import annotations

from typing import Any

import pytest

from expected import asked, choice
from games.corvus.shown.test_told import battle, done
from naumachia.games.corvus.rules.combat.shooting import sheet_bar
from naumachia.games.corvus.rules.movement.courses import leg_bar
from naumachia.games.corvus.rules.movement.sample import plans_that_matter
from naumachia.kernel import Sealed, step


def planning(
    order: str, *legs: tuple[int, int], foe: tuple[int, int, int] = (550, 650, 0), at: tuple[int, int, int] = (300, 300, 0)
) -> Any:
    """R1, a quinquereme, plans; C1, a trireme, has acted."""
    ships = {
        "R1": {"type": "quinquereme", "at": list(at), "marks": {"order": order}},
        "C1": {"at": list(foe), "marks": done()},
    }
    sea = battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0])
    for leg in legs:
        sea = step(sea, leg)
    return sea


@pytest.mark.parametrize(
    ("order", "legs", "leg", "key", "args"),
    [
        ("forward", (), (0, 0), "no-leg-zero", {}),
        ("forward", (), (-1, 0), "no-leg-way", {}),
        ("forward", (), (91, 0), "no-leg-far", {"left": 90}),
        ("forward", ((60, 0),), (31, 0), "no-leg-far", {"left": 30}),
        ("forward", (), (10, 41), "no-leg-angle", {"angle": 40}),
        ("forward", ((60, 0), (20, 20)), (1, 20), "no-leg-pivots", {"most": 1}),
        ("astern", ((0, 40), (-20, 40)), (-1, 1), "no-leg-pivots", {"most": 2}),
        ("port", (), (10, 1), "no-leg-side", {}),
        ("port", (), (10, -46), "no-leg-angle", {}),
        ("starboard", (), (10, -1), "no-leg-side", {}),
        ("starboard", (), (10, 46), "no-leg-angle", {}),
        ("port", ((9, -40),), (0, -40), "no-leg-run", {"run": 10, "since": 9}),
        ("starboard", ((10, 40), (10, 40), (10, 40), (10, 40)), (10, 40), "no-leg-whole", {"whole": 180}),
    ],
)
def test_a_leg_is_refused_for_its_own_reason(
    order: str, legs: tuple[tuple[int, int], ...], leg: tuple[int, int], key: str, args: dict[str, int]
) -> None:
    """CV-1.3 to CV-1.7."""
    sea = planning(order, *legs)
    bar = leg_bar(sea, sea.run, *leg)
    assert bar is not None
    assert bar.key == key
    assert {name: bar.args[name] for name in args} == args


def test_a_leg_that_is_open_is_not_refused() -> None:
    sea = planning("forward")
    assert leg_bar(sea, sea.run, 90, 0) is None
    assert leg_bar(sea, sea.run, 10, 40) is None
    assert leg_bar(sea, sea.run, 10, -40) is None


def test_a_ship_laid_alongside_goes_straight_on_for_its_last_millimetre() -> None:
    """CV-2.23."""
    ships = {
        "R1": {"at": [300, 300, 0], "marks": {"order": "battle"}},
        "C1": {"at": [312, 505, 180], "marks": done()},
    }
    sea = step(step(battle(ships, phase="activation", turn=1, first="rome", deck=[1, 0]), (170, 0)), "row")
    assert sea.run.moved == 169
    request = asked(step(step(sea, "oars:C1"), 6))
    assert request.key == "ask-straight"
    assert (1, 0) in request
    assert (2, 0) not in request


def test_the_sample_of_a_ship_astern_holds_turns_and_the_whole_way() -> None:
    """CV-1.7."""
    sea = planning("astern")
    legs = [leg for plan in plans_that_matter(sea, sea.run) for leg in plan]
    assert max(abs(turn) for _, turn in legs) == 40
    assert min(way for way, _ in legs) == -sea.run.allowance


@pytest.mark.parametrize(
    ("foe", "question", "answers"),
    [((300, 370, 90), "ask-act", {"grapple:C1", "end"}), ((300, 370, 180), "ask-oars", {"oars:C1", "pass"})],
)
def test_the_first_plan_of_the_sample_is_the_best_contact(foe: tuple[int, int, int], question: str, answers: set[str]) -> None:
    """CV-2.9, CV-2.18 A ship beam on is met at once, without the run for a ram; one bow on is met where its oars can be had."""
    sea = planning("forward", foe=foe)
    for leg in plans_that_matter(sea, sea.run)[0]:
        sea = step(sea, leg)
    request = choice(step(sea, "row"))
    assert request.key == question
    assert set(request.answers) == answers


def test_a_point_each_is_a_loss_of_one_on_either_side() -> None:
    """CV-4.5."""
    ships = {
        "R1": {"at": [300, 300, 90], "marks": {"marines": 2}},
        "C1": {"at": [300, 315, 90], "marks": {"marines": 2}},
    }
    links = [{"grappler": "R1", "grappled": "C1"}]
    sea = step(step(battle(ships, phase="boarding", turn=2, first="rome", links=links), "assault:C1:R1"), 4)
    lost = next(event for event in sea.events if event.key == "marines-lost")
    assert lost.blow is not None
    assert lost.blow.loss == {"R1": 1, "C1": 1}
    assert (sea.ships["R1"].marines, sea.ships["C1"].marines) == (1, 1)


@pytest.mark.parametrize(("location", "idle"), [(2, False), (6, True)])
def test_hits_that_cost_nothing_are_told_as_idle(location: int, idle: bool) -> None:
    """CV-3.5 Marines are lost; rowers of a cataphract ship are not."""
    ships = {
        "R1": {"type": "quinquereme", "at": [300, 300, 0], "marks": {"catapults": [2]}},
        "C1": {"type": "quinquereme", "at": [300, 364, 0]},
    }
    sea = battle(ships, phase="shooting", turn=1, first="rome")
    assert sheet_bar(sea, Sealed("rome", (("R1", "hold"), ("R1/1", "hold")))) is None
    assert sheet_bar(sea, Sealed("rome", (("R9", "C1"),))) is None
    sea = step(sea, Sealed("rome", (("R1", "hold"), ("R1/1", "C1"))))
    sea = step(sea, Sealed("carthage", (("C1", "hold"),)))
    sea = step(step(sea, 4), location)
    told = next(event for event in sea.events if event.key == "casualties")
    assert told.idle == idle
