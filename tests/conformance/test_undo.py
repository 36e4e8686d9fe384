"""Undo, for every game: never beyond a die, a reveal, a final answer or another seat; what was taken back can be given again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.table import every_game, explore, play
from naumachia.kernel import Choose, Game, Orders, Reach, Roll, pending
from naumachia.kernel.errors import NoUndo
from naumachia.match import Match, replay
from naumachia.match.match import CHANCE


@every_game
def test_undo_stops_where_it_must(game: Game[Any, Any]) -> None:
    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 150):
            for seat in rng.sample((*match.seats, CHANCE), len(match.seats) + 1):
                if rng.random() < 0.5:
                    try_undo(match, seat, rng)

    explore(game, 30, check, "undo")


def try_undo(match: Match, seat: str, rng: Random) -> None:
    game, before = match.game, what_was_said(match)
    hash_before, reach = game.hash(match.state), match.undo_reach(seat).answers
    must = may_certainly_go_back(match, seat)
    try:
        match.undo(seat)
    except NoUndo:
        assert not must, "a free answer could not be taken back"
        assert reach == 0
        assert what_was_said(match) == before
        return
    assert reach > 0
    taken = match.undone[-1]
    assert taken.seat == seat != CHANCE
    assert [said for said in before if said[0] != seat] == [said for said in what_was_said(match) if said[0] != seat]
    assert len(match.history) == len(before) - 1
    if rng.random() < 0.1:  # the whole match again, now and then
        assert game.hash(replay(match.record()).state) == game.hash(match.state)
    check_what_it_answered(match, seat)
    for other in match.seats:
        if other != seat:
            with pytest.raises(NoUndo):
                match.redo(other)
    if rng.random() < 0.7:
        match.redo(seat)
        assert game.hash(match.state) == hash_before
        assert sorted(map(repr, what_was_said(match))) == sorted(map(repr, before))


def check_what_it_answered(match: Match, seat: str) -> None:
    request = match.request
    assert request is not None
    assert not isinstance(request, Roll), "undo crossed a die"
    assert seat in request.seats, "undo went back to a question for somebody else"
    assert not getattr(request, "binding", False), "undo took back a final answer"
    assert not isinstance(request, Orders) or len(request.seats) > 1, "undo crossed a reveal"


def may_certainly_go_back(match: Match, seat: str) -> bool:
    """The last answer is this seat's, it was not final, and it did not end the match."""
    if not match.history or match.history[-1].seat != seat or match.outcome is not None:
        return False
    request = pending(match.states()[-2])
    if isinstance(request, Orders):
        return len(request.seats) > 1
    return isinstance(request, Choose | Reach) and not request.binding


def what_was_said(match: Match) -> list[tuple[str, Any]]:
    return [(turn.seat, turn.answer) for turn in match.history]
