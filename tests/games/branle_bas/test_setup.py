"""Set-ups of *Branle-bas de combat*: scenarios as section 10 of the specification has them, and what may be wrong with one."""

from __future__ import annotations

from random import Random

import pytest

from naumachia.games.branle_bas import BRANLE_BAS
from naumachia.games.branle_bas.state import Sea
from naumachia.kernel import pending
from naumachia.match import Match

COSTS = {
    "bb1-first-duel": (45, 45),
    "bb2-close-duel": (45, 45),
    "bb3-meeting-90": (90, 90),
    "bb4-meeting-135": (135, 132),
    "bb5-meeting-213": (204, 213),
    "bb6-meeting-303": (303, 303),
    "bb7-giant": (78, 78),
    "bb8-trafalgar-1805": (348, 348),
    "bb9-st-vincent-1797": (252, 252),
    "bb10-chesapeake-1781": (315, 315),
    "bb11-the-nile-1798": (264, 270),
    "bb12-camperdown-1797": (148, 148),
    "bb13-the-whole-spectacle": (528, 519),
}
every_scenario = pytest.mark.parametrize("name", COSTS)


def test_all_scenarios_are_there() -> None:
    assert set(COSTS) == set(BRANLE_BAS.scenarios())


@every_scenario
def test_budgets_and_flagships_are_those_of_the_specification(name: str) -> None:
    sea: Sea = BRANLE_BAS.start(BRANLE_BAS.load_scenario(name))
    for side, cost in zip(sea.setting.sides, COSTS[name], strict=True):
        fleet = sea.fleet(side)
        assert sum(sea.kind(ship.id).cost for ship in fleet) == cost
        assert sum(ship.flagship for ship in fleet) == 1
    left, low, right, high = sea.window
    margin = sea.charts.entry.margin
    assert all(left + margin <= ship.x <= right - margin and low + margin <= ship.y <= high - margin for ship in sea.afloat)


@every_scenario
def test_random_play_comes_to_an_end(name: str) -> None:
    match, rng = Match.seeded(BRANLE_BAS, BRANLE_BAS.load_scenario(name), name=name, seed=1), Random(1)
    while match.request is not None:
        match.answer(match.request.draw(rng), match.waiting[0])  # type: ignore[union-attr, call-arg, arg-type]
    assert pending(match.state) is None
    assert match.state.result is not None
