"""Set-ups of *Branle-bas de combat*: scenarios as section 10 of the specification has them, and what may be wrong with one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.branle_bas.hands import sea_of
from naumachia.games.branle_bas import BRANLE_BAS
from naumachia.games.branle_bas.state import Sea
from naumachia.kernel import pending
from naumachia.kernel.errors import BadFile
from naumachia.match import Match

COSTS = {
    "bb1-first-duel": (45, 45),
    "bb2-close-duel": (45, 45),
    "bb3-meeting-90": (90, 90),
    "bb4-meeting-135": (135, 132),
    "bb5-meeting-213": (204, 213),
    "bb6-meeting-303": (297, 303),
    "bb7-giant": (78, 76),
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


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "two ships in one place": ({"west": {"A": (600, 600, 0), "B": (610, 600, 0)}}, "ships.B.at"),
    "a class nobody knows": ({"west": {"A": {"at": (600, 600, 0), "type": "50"}}}, "ships.A.type"),
    "a prize that has not struck": (
        {"west": {"A": {"at": (600, 600, 0), "marks": {"controller": "East"}}}},
        "ships.A.marks.controller",
    ),
    "more boxes than the rank has": ({"west": {"A": {"at": (600, 600, 0), "marks": {"hull": 29}}}}, "ships.A.marks.hull"),
    "two flagships": (
        {"west": {"A": {"at": (600, 600, 0), "flagship": True}, "B": {"at": (900, 600, 0), "flagship": True}}},
        "ships.B.flagship",
    ),
    "a ship in two squadrons": (
        {"west": {"A": (600, 600, 0)}, "squadrons": {"S": {"ships": ["A"]}, "T": {"ships": ["A"]}}},
        "squadrons.T.ships",
    ),
    "a link to nobody": ({"west": {"A": (600, 600, 0)}, "links": (("A", "B", "entangled", 1),)}, "position.links.0"),
    "a name of the notation": ({"west": {"tack": (600, 600, 0)}}, "ships.tack"),
    "a duel of three": ({"west": {"A": (600, 600, 0), "B": (900, 600, 0)}, "duel": True}, "duel"),
    "a shoal inside out": ({"west": {"A": (600, 600, 0)}, "shoals": [[10, 10, 0, 0]]}, "shoals.0"),
}


@pytest.mark.parametrize("what", BAD)
def test_faults_are_told_at_their_place(what: str) -> None:
    made, place = BAD[what]
    with pytest.raises(BadFile) as caught:
        sea_of(**made)
    assert [fault for fault in caught.value.faults if fault.args.get("key") == place], caught.value.faults


def test_the_table_grows_by_whole_steps() -> None:
    """2.8, BB-2.1."""
    sea = sea_of({"A": (1101, 600, 90)}, {"B": (99, -320, 90)})
    assert sea.window == (-200, -600, 1400, 1200)
