"""Where nothing is hidden all seats see one scene, drawn once; where something is, each has its own."""

from __future__ import annotations

from naumachia.games import find
from naumachia.match import Match


def test_a_scene_is_drawn_once_for_all_and_anew_after_each_change() -> None:
    game = find("touche_coule")
    match = Match.seeded(game, game.load_scenario("s1"), seed=1)
    first = match.scene("red")
    assert match.scene("blue") is match.scene(None) is first
    match.answer("red", "1")
    assert match.scene("red") is not first
    assert match.scene("red") == game.scene(match.state, "red")
    match.answer("red", "straight")
    match.undo("red")
    assert match.scene("red") == game.scene(match.state, "red")
