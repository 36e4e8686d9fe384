"""Where nothing is hidden all seats see one scene, drawn once; where something is, each has its own."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from conformance.table import any_answer
from naumachia.games import find
from naumachia.kernel import Choose, Orders
from naumachia.match import Match, view
from naumachia.match.view import changes


def test_a_scene_is_drawn_once_for_all_and_anew_after_each_change() -> None:
    game = find("touche_coule")
    match = Match.seeded(game, game.load_scenario("s1"), seed=1)
    first = match.scene("red")
    assert match.scene("blue") is match.scene(None) is first
    match.answer("1", "red")
    assert match.scene("red") is not first
    assert match.scene("red") == game.scene(match.state, "red")
    match.answer("straight", "red")
    match.undo("red")
    assert match.scene("red") == game.scene(match.state, "red")


@pytest.mark.parametrize(("name", "scenario"), [("touche_coule", "s3"), ("war_galley", "s02")])
def test_a_view_may_bring_only_the_pieces_that_changed(name: str, scenario: str) -> None:
    game = find(name)
    match, rng = Match.seeded(game, game.load_scenario(scenario), seed=4), Random(4)
    have, least, quiet = match.scene(None), 99, 0
    for _ in range(300):
        if not isinstance(match.request, Choose):
            break
        seat = match.waiting[0]
        match.answer(rng.choice([answer for answer in match.request if answer not in match.request.asides]), seat)
        if rng.random() < 0.1 and match.undo_reach(seat).answers:
            match.undo(seat)
        news = view(match, None, seen=have)
        assert news.patch
        fresh = {piece.id: piece for piece in news.scene.pieces}
        groups = {group.id: group for group in news.scene.groups}
        sides = {side.seat: side for side in news.scene.sides}
        have = replace(
            news.scene,
            pieces=tuple(fresh.get(piece.id, piece) for piece in have.pieces),
            groups=tuple(groups.get(group.id, group) for group in have.groups),
            sides=tuple(sides.get(side.seat, side) for side in have.sides),
        )
        quiet += len(groups) + len(sides) < len(have.groups) + len(have.sides)
        assert have == match.game.scene(match.state, None) == view(match, None).scene
        least = min(least, len(fresh))
    assert least == 0
    assert quiet > 0
    assert not view(match, None, seen=replace(have, sides=have.sides[1:])).patch
    assert not view(match, None, seen=replace(have, pieces=have.pieces[1:])).patch, "other pieces: all of them are shown"


@pytest.mark.parametrize(("name", "scenario"), [("branle_bas", "bb1"), ("trireme_ship", "ts1")])
def test_a_record_sheet_comes_only_when_it_has_changed(name: str, scenario: str) -> None:
    game = find(name)
    left_out = came = 0
    for seed in range(4):
        match, rng = Match.seeded(game, game.load_scenario(scenario), seed=seed), Random(seed)
        have = match.scene(None)
        assert all(piece.record for piece in have.pieces)
        for _ in range(120):
            if match.request is None:
                break
            seat, answer = any_answer(match, rng)
            match.answer(answer, seat)
            news = view(match, None, seen=have)
            records = {piece.id: piece.record for piece in have.pieces}
            fresh = {piece.id: replace(piece, record=piece.record or records[piece.id]) for piece in news.scene.pieces}
            left_out += sum(not piece.record for piece in news.scene.pieces)
            came += sum(bool(piece.record) for piece in news.scene.pieces)
            assert all(piece.record != records[piece.id] for piece in news.scene.pieces)
            have = match.scene(None)
            assert all(fresh.get(piece.id, piece) == piece for piece in have.pieces)
    assert left_out > 20
    assert came > 5
    bare = replace(have, pieces=tuple(replace(piece, record=()) for piece in have.pieces))
    assert changes(have, bare) is None, "what was there and is not any more is shown"


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
        moved += any(line.path and line.ship not in match.first.ships for line in told)
    assert moved, "nobody has moved"
