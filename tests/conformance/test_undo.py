"""Undo, for every game: never beyond a die, a reveal, a final answer or another's decision; what was taken back can be redone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.table import every_game, explore, play
from naumachia.kernel import Answer, AnyGame, Choose, Leg, Orders, Place, Roll, Sealed, pending
from naumachia.kernel.errors import NoUndo
from naumachia.match import Match, replay
from naumachia.match.history.turn import CHANCE
from naumachia.match.history.undo import in_menu


@every_game
def test_undo_stops_where_it_must(game: AnyGame) -> None:
    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 150):
            for seat in rng.sample((*match.seats, CHANCE), len(match.seats) + 1):
                if rng.random() < 0.5:
                    try_undo(match, seat, rng)
                    check_log(match, rng)

    explore(game, 15, check, "undo")


def check_log(match: Match, rng: Random) -> None:
    """Events of an answer taken back are told no longer, all others as before."""
    if rng.random() < 0.3:
        afresh = match.still()
        for seat in (*match.seats, None):
            assert match.events_for(seat) == afresh.events_for(seat)


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
    back = len(before) - len(match.history)
    assert back > 0
    taken = match.undone[: -back - 1 : -1]  # in the order in which it was said
    assert all(turn.seat == seat != CHANCE for turn in taken)
    assert all(in_menu(turn.state) for turn in taken[:-1]), "more was taken back than one answer, or an aside with its menu"
    assert not in_menu(match.state)
    assert [said for said in before if said[0] != seat] == [said for said in what_was_said(match) if said[0] != seat]
    if rng.random() < 0.1:  # the whole match again, now and then
        assert game.hash(replay(match.record()).state) == game.hash(match.state)
    check_what_it_answered(match, seat, taken[-1].answer)
    for other in match.seats:
        if other != seat:
            with pytest.raises(NoUndo):
                match.redo(other)
    if rng.random() < 0.7:
        match.redo(seat)
        assert game.hash(match.state) == hash_before
        assert sorted(map(repr, what_was_said(match))) == sorted(map(repr, before))


def check_what_it_answered(match: Match, seat: str, answer: Answer) -> None:
    request = match.request
    assert request is not None
    assert not isinstance(request, Roll), "undo crossed a die"
    assert seat in request.seats, "undo went back to a question for somebody else"
    assert not getattr(request, "binding", False), "undo took back a final answer"
    aside = isinstance(request, Orders) and request.aside(answer)
    assert not isinstance(request, Orders) or len(request.seats) > 1 or aside, "undo crossed a reveal"


def may_certainly_go_back(match: Match, seat: str) -> bool:
    """The last answer is this seat's, it was not final, and it did not end the match."""
    if not match.history or match.history[-1].seat != seat or match.outcome is not None:
        return False
    request = pending(match.states()[-2])
    if isinstance(request, Orders):
        return len(request.seats) > 1
    return isinstance(request, Choose | Leg | Place) and not request.binding


def what_was_said(match: Match) -> list[tuple[str, Any]]:
    return [(turn.seat, turn.answer) for turn in match.history]


def passed(match: Match, place: int) -> bool:
    """Whether an answer of the history let the moment go by."""
    agenda = match.before(place).agenda
    return bool(agenda) and match.history[place].answer in agenda[0].letting_pass()


@every_game
def test_undo_crosses_only_windows_that_a_program_let_pass(game: AnyGame) -> None:
    """With programs in the other seats undo may reach further: over their doing nothing, and over nothing else of theirs."""

    def check(match: Match, rng: Random) -> None:

        mine = rng.choice(list(match.seats))
        match.programs = frozenset(match.seats) - {mine}
        for _ in play(match, rng, 900):
            reach = match.undo_reach(mine).answers
            if not reach or rng.random() < 0.6:
                continue
            place = max(place for place, turn in enumerate(match.history) if turn.seat == mine)
            later = match.history[place + 1 :]
            while place and in_menu(match.before(place)):
                place -= 1
            assert all(turn.seat in match.programs for turn in later), "undo crossed a die"
            given = range(len(match.history) - len(later), len(match.history))
            assert all(passed(match, at) or isinstance(match.history[at].answer, Sealed) for at in given), (
                "undo crossed a decision"
            )

            match.undo(mine)
            assert [turn.answer for turn in match.history[place:]] == [t.answer for t in later if isinstance(t.answer, Sealed)]
            check_what_it_answered(match, mine, match.undone[-1].answer)
            match.redo(mine)

    explore(game, 6, check, "undo-programs")


@every_game
def test_a_persons_silence_is_a_decision(game: AnyGame) -> None:
    def check(match: Match, rng: Random) -> None:
        for seat, _ in play(match, rng, 120):
            given = max(place for place, turn in enumerate(match.history) if turn.seat == seat)
            if passed(match, given):
                for other in set(match.seats) - {seat}:
                    before = [turn.seat for turn in match.history]
                    if match.undo_reach(other).answers:
                        assert before[-1] == other or isinstance(match.history[-1].answer, Sealed)

    explore(game, 10, check, "undo-silence")
