"""First checks: the plainest faults of a new game, each told in a sentence. Run with `-x`, these come first."""

from __future__ import annotations

from random import Random

import pytest

from conformance.table import Setup as Laid
from conformance.table import any_answer, every_game, kept, scenario
from conformance.words import Words
from naumachia.kernel import AnyGame, Roll, pending, show, step
from naumachia.match import Match

ANSWERS = 120


@every_game
def test_the_standard_scenario_begins(game: AnyGame) -> None:
    """It exists, its state has its setting and its sides, and somebody is asked or dice fall."""
    assert game.standard in game.scenarios(), f"{game.name}: no scenarios/{game.standard}.toml; there are {game.scenarios()}"
    state = game.start(scenario(game, game.standard))
    assert "setting" in state.__dict__, f"{type(state).__name__} has no setting: begin() must end with .attach(setting)"
    assert pending(state) is not None, "the first state waits for nobody: no frame of the agenda asks anything"
    assert game.rules.seats(state), "nobody plays: seats() is empty"
    assert set(game.rules.seats(state)) <= {side.seat for side in game.picture.scene(state, None).sides}, (
        "a seat is no side of the scene"
    )


@every_game
def test_every_request_can_be_answered_and_no_step_changes_an_old_state(game: AnyGame) -> None:
    match = Match.seeded(game, scenario(game, game.standard), seed=1)
    rng = Random(1)
    with kept(match, "first", Laid(game.standard, {}, 1)):
        for _ in range(ANSWERS):
            state, request = match.state, match.request
            if request is None:
                return
            frame = type(state.agenda[0]).__name__
            assert request.moves, f"{frame} asks {request.key} and offers no answer: return None from ask() instead"
            assert set(request.seats) <= set(match.seats), f"{frame} asks {request.seats}, who have no seat at the table"
            before = game.save(state)
            seat, answer = any_answer(match, rng)
            step(state, answer)
            changed = f"{frame}.take changed the state it was given at {answer!r}: replace dicts, never change them in place"
            assert game.save(state) == before, changed
            match.answer(answer, seat)


@every_game
def test_a_short_match_has_all_its_words(game: AnyGame) -> None:
    match, rng, words = Match.seeded(game, scenario(game, game.standard), seed=2), Random(2), Words(game)
    words.frontispiece()
    for _ in range(ANSWERS):
        if match.request is None:
            break
        words.request(match.request)
        words.scene(match.scene(None))
        for answer in match.request:
            if isinstance(answer, str) and not isinstance(match.request, Roll):
                words.say(show(match.state, answer))
        seat, answer = any_answer(match, rng)
        match.answer(answer, seat)
    for _, event in match.events():
        words.say(event)
    if match.outcome is not None:
        words.say(match.outcome)
    assert not words.problems, "\n".join(sorted(words.problems))


def test_a_state_without_its_setting_says_what_is_missing() -> None:
    from small_games import lake_race

    race = lake_race.Race(agenda=(), boats={})
    with pytest.raises(AttributeError, match=r"Race has no setting: begin\(\) must end with \.attach\(setting\)"):
        race.setting  # noqa: B018
