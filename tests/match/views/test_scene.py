"""Where nothing is hidden all seats see one scene, drawn once; where something is, each has its own."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from conformance.table import any_answer
from match.patched import Tree, patched
from naumachia.games import find
from naumachia.kernel import Choose, Orders
from naumachia.kernel.shown.scene_changes import changes
from naumachia.match import Match, news, view


def test_a_scene_is_drawn_once_for_all_and_anew_after_each_change() -> None:
    game = find("touche_coule")
    match = Match.seeded(game, game.load_scenario("s1"), seed=1)
    first = match.scene("red")
    assert match.scene("blue") is match.scene(None) is first
    match.answer("1", "red")
    assert match.scene("red") is not first
    assert match.scene("red") == game.picture.scene(match.state, "red")
    match.answer("straight", "red")
    match.undo("red")
    assert match.scene("red") == game.picture.scene(match.state, "red")


def plain(what: object) -> Tree:
    found: Tree = msgspec.json.decode(msgspec.json.encode(what))
    return found


@pytest.mark.parametrize(
    ("name", "scenario"),
    [
        ("touche_coule", "s3"),
        ("war_galley", "s02"),
        ("trireme_fleet", "f2"),
        ("trireme_ship", "ts1"),
        ("corvus", "cv2"),
        ("branle_bas", "bb3"),
    ],
)
def test_whoever_has_a_board_is_told_what_is_new_about_it(name: str, scenario: str) -> None:
    game = find(name)
    met: Counter[str] = Counter()
    for seed in range(3):
        match, rng = Match.seeded(game, game.load_scenario(scenario), seed=seed), Random(seed)
        seat = next(iter(match.seats))
        seen = match.scene(seat)
        have = plain(seen)
        for _ in range(120):
            if match.request is None:
                break
            who, answer = any_answer(match, rng)
            match.answer(answer, who)
            if rng.random() < 0.1 and match.undo_reach(who).answers:
                match.undo(who)
            change = plain(news(match, seat, 0, seen).change)
            seen = match.scene(seat)
            have = patched(have, change)
            assert have == plain(game.picture.scene(match.state, seat))
            met["bytes"] += len(msgspec.json.encode(change))
            met["whole"] += len(msgspec.json.encode(seen))
            for piece in change.get("pieces", ()):
                met["a piece"] += 1
                met["a sheet in part"] += not isinstance(piece.get("sheet"), list)
    assert met["a piece"] > 50
    assert met["a sheet in part"] > 30
    assert met["bytes"] * 3 < met["whole"]


def test_pieces_that_come_go_and_change_places() -> None:
    game = find("war_galley")
    scene = game.picture.scene(game.start(game.load_scenario("s02")), None)
    fewer = replace(scene, pieces=scene.pieces[1:], groups=scene.groups[::-1])
    for before, after in ((scene, fewer), (fewer, scene), (scene, scene), (replace(scene, wind=None), scene)):
        assert patched(plain(before), plain(changes(before, after))) == plain(after)
    came = plain(changes(fewer, scene))
    assert [piece["id"] for piece in came["pieces"]] == [scene.pieces[0].id], "only she is new"
    assert plain(changes(scene, scene)) == {}


def test_a_sheet_becomes_longer_and_shorter() -> None:
    game = find("branle_bas")
    scene = game.picture.scene(game.start(game.load_scenario("bb1")), None)
    first, *rest = scene.pieces
    shorter = replace(scene, pieces=(replace(first, record=first.record[:-1], sheet=()), *rest))
    (piece,) = plain(changes(shorter, scene))["pieces"]
    rows = {str(place): row for place, row in enumerate(plain(first)["sheet"])}
    assert piece == {"id": first.id, "record": {str(len(first.record) - 1): plain(first)["record"][-1]}, "sheet": rows}
    (piece,) = plain(changes(scene, shorter))["pieces"]
    assert piece == {"id": first.id, "record": {str(len(first.record) - 1): None}, "sheet": {"0": None}}
    for one, other in ((scene, shorter), (shorter, scene)):
        assert patched(plain(one), plain(changes(one, other))) == plain(other)


def test_what_a_seat_has_heard_is_all_it_may_know_also_after_an_undo() -> None:
    game = find("touche_coule")
    match, rng = Match.seeded(game, game.load_scenario("s1"), seed=2), Random(2)
    for _ in range(60):
        if not isinstance(match.request, Choose):
            break
        seat = match.waiting[0]
        match.answer(rng.choice([answer for answer in match.request if answer != "concede"]), seat)
        if rng.random() < 0.2 and match.undo_reach(seat).answers:
            match.undo(seat)
        for who in ("red", "blue", None):
            assert match.events_for(who) == [(n, e) for n, e in match.events() if not e.seats or who in e.seats]


def test_ships_that_come_after_the_beginning_are_drawn_like_the_others() -> None:
    """Fleets bought in secret (WG-10.0) are not there when the match begins; what their ships do is told all the same."""
    game, rng = find("war_galley"), Random(1)
    match = Match.seeded(game, game.load_scenario("t300"), options={"build": 1}, seed=1)
    moved = 0
    for _ in range(60):
        seat = match.waiting[0]
        request = match.request
        assert isinstance(request, Orders | Choose)
        match.answer(request.draw(seat, rng) if isinstance(request, Orders) else rng.choice(request.answers), seat)
        told = view(match, None).log
        moved += any(line.path and line.ship not in match.before(0).ships for line in told)
    assert moved, "nobody has moved"
