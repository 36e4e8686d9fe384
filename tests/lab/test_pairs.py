"""Matches in pairs: the same dice twice with the sides changed, and their sums."""

from __future__ import annotations

from pathlib import Path

import pytest

from naumachia.games import find
from naumachia.lab.engines import open_engine
from naumachia.lab.pairs import Bout, Effort, Fought, bouts, fight, known_name, load, summed

SMALL = Path(__file__).parents[2] / "tools" / "small_fleets"


def test_two_bouts_share_their_dice_and_change_sides() -> None:
    found = list(bouts("touche_coule", "helmsman", "castaway", {"s1": 4, "s2": 1}, "x"))
    assert [(one.scenario.split("-")[0], one.seed.rpartition("/")[2], one.change) for one in found] == [
        ("s1", "0", False),
        ("s1", "0", True),
        ("s1", "1", False),
        ("s1", "1", True),
        ("s2", "0", False),
    ]
    assert {(one.one, one.two) for one in found} == {("helmsman", "castaway")}


def test_a_scenario_means_the_same_matches_by_any_of_its_names() -> None:
    assert known_name("touche_coule", "s1") == known_name("touche_coule", "s1-two-liburnians") == "s1-two-liburnians"
    one, two = (list(bouts("touche_coule", "a", "b", {name: 2}, "x")) for name in ("s1", "s1-two-liburnians"))
    assert one == two


def test_the_stronger_program_wins_on_either_side() -> None:
    found = [fight(bout) for bout in bouts("touche_coule", "helmsman", "castaway", {"s1": 4}, "pairs")]
    assert sum(one.points for one in found) == 4
    turned = [fight(bout) for bout in bouts("touche_coule", "castaway", "helmsman", {"s1": 2}, "pairs")]
    assert sum(one.points for one in turned) == 0
    helmsman, castaway = found[0].efforts
    assert helmsman.decisions > 0 < castaway.decisions
    assert helmsman.seconds > castaway.seconds


def test_several_processes_play_the_same_matches() -> None:
    games = list(bouts("touche_coule", "castaway", "castaway", {"s1": 4}, "jobs"))
    alone = [(one.points, one.hash) for one in map(fight, games)]
    with open_engine("processes", 2) as engine:
        assert [(one.points, one.hash) for one in engine.map(fight, games)] == alone


def fought(scenario: str, points: float, change: bool, seconds: float) -> Fought:
    bout = Bout(game="touche_coule", scenario=scenario, one="a", two="b", seed="x", change=change)
    return Fought(bout, points, points == 0.5, 9, "", (Effort(2, seconds, seconds), Effort(4, 2.0, 0.5)))


def test_sums_are_kept_together_by_scenario_and_by_side() -> None:
    found = summed([fought("s1", 1.0, False, 1.5), fought("s1", 0.5, True, 0.5), fought("s2", 0.0, False, 1.0)])
    assert (found.whole.games, found.whole.wins, found.whole.drawn, found.whole.points) == (3, 1, 1, 1.5)
    assert {name: tally.points for name, tally in found.scenarios.items()} == {"s1": 1.5, "s2": 0.0}
    assert [tally.points for tally in found.sides] == [1.0, 0.5]
    assert found.efforts[0].longest == 1.5
    assert found.ratio == pytest.approx((3.0 / 6) / (6.0 / 12))


def test_an_odd_draw_counts_for_the_other_program() -> None:
    found = summed([fought("s1", 0.5, False, 1.0)])
    assert found.whole.share.share == 0.0


@pytest.mark.parametrize("file", sorted(SMALL.glob("*/*.toml")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_scenario_may_be_a_file(file: Path) -> None:
    one = next(bouts(file.parent.name, "castaway", "castaway", {str(file): 1}, "file"))
    assert one.scenario == str(file)
    assert len(load(find(file.parent.name), one.scenario).sides) == 2
