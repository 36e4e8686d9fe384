"""A match takes any message or refuses it with one of our errors, in words, and nothing has changed."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from conformance.table import any_answer, every_game, lay, play, scenario, settings_of, setups
from conformance.words import Words
from naumachia.kernel import AnyGame, Roll, Sealed, parse_answer, pending, step
from naumachia.kernel.errors import AnswerError, DiceError, Foreign, Illegal, Over, Stale
from naumachia.kernel.request import LONGEST_WORD
from naumachia.match import Match, view

HUGE = 10**5000
"""More digits than Python puts into a string without being asked."""
ODDITIES = ("9" * 5000, "port@" + "9" * 200, "²", "٣", "\x00", "{ $ship }", "@", ":", HUGE, -HUGE, (HUGE, HUGE), 2**64, True, 1.0)
text = st.text(max_size=20) | st.sampled_from([odd for odd in ODDITIES if isinstance(odd, str)])
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | text | st.floats() | st.binary(max_size=4) | st.builds(object),
    lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner) | st.dictionaries(text, inner, max_size=2),
    max_leaves=4,
)
seats = st.sampled_from(("red", "blue", "green", "", "nobody"))
sheets = st.builds(Sealed, seats, st.lists(st.tuples(text, text)).map(tuple)) | st.builds(Sealed, seats | junk, junk)


@every_game
def test_junk_is_refused(game: AnyGame) -> None:
    words = Words(game)

    @settings_of(60)
    @given(setups(game), st.integers(0, 80), st.lists(junk | sheets, min_size=5, max_size=20), st.booleans())
    def run(setup: Any, lead: int, sent: list[Any], typed: bool) -> None:
        match = lay(game, setup)
        if typed:
            match = Match(game, scenario(game, setup.scenario), options=setup.options)
        rng = Random(setup.seed)
        for _ in play(match, rng, lead) if not typed else ():
            pass
        before = picture(match)
        for answer in (*sent, *ODDITIES):
            for seat in (*match.waiting, "nobody"):
                refused(match, seat, answer, words, before=before)

    run()
    assert not words.problems, "\n".join(sorted(words.problems))


def refused(
    match: Match, seat: str, answer: Any, words: Words, number: int | None = None, before: tuple[Any, ...] | None = None
) -> Exception | None:
    """The error, after a look that nothing has changed; nothing when the answer was a legal one after all."""
    request = pending(match.state)
    before = before or picture(match)
    try:
        if request is not None and seat in match.waiting and number is None and (answer in request or meant(match, answer, seat)):
            return None
    except (TypeError, ValueError) as error:
        raise AssertionError(f"`in` raised {error!r}") from error
    try:
        match.answer(answer, seat, number)
    except AnswerError as error:
        say(error, words)
        caught: Exception = error
    except DiceError as error:
        assert isinstance(request, Roll)
        words.say(error.message)
        caught = error
    else:
        raise AssertionError(f"{seat} answered {answer!r} to {request}")
    assert picture(match) == before
    return caught


def meant(match: Match, answer: Any, seat: str) -> bool:
    """Whether a text says a legal answer in short notation."""
    try:
        return isinstance(answer, str) and match.request is not None and match.read(answer, seat) in match.request
    except AnswerError:
        return False


def say(error: AnswerError, words: Words) -> None:
    assert msgspec.json.encode(error.message)
    words.say(error.message)
    if isinstance(error, Illegal):
        words.say(error.refusal)


def picture(match: Match) -> tuple[Any, ...]:
    return (
        match.number,
        len(match.history),
        match.game.hash(match.state),
        msgspec.json.encode(view(match, None)),
        len(match.undone),
    )


@every_game
def test_stale_foreign_and_late_answers_are_refused(game: AnyGame) -> None:
    words = Words(game)

    @settings_of(15)
    @given(setups(game), st.integers(0, 200))
    def run(setup: Any, lead: int) -> None:
        match, rng = lay(game, setup), Random(setup.seed)
        for _ in play(match, rng, lead):
            pass
        if match.request is None:
            for seat in match.seats:
                assert isinstance(refused(match, seat, "anything", words), Over)
            return
        seat, answer = any_answer(match, rng)
        for other in {*match.seats, "", "nobody"} - set(match.answering):
            assert isinstance(refused(match, other, answer, words), Foreign)
        mine = match.number_for(seat)
        for number in (mine - 1, mine + 1, -1):
            assert isinstance(refused(match, seat, answer, words, number), Stale)
        match.answer(answer, seat, mine)

    run()
    assert not words.problems, "\n".join(sorted(words.problems))


@every_game
def test_steps_and_notation_fail_only_as_they_say(game: AnyGame) -> None:
    @settings_of(40)
    @given(setups(game), st.integers(0, 60), st.lists(junk | sheets, max_size=12), st.lists(text, max_size=12))
    def run(setup: Any, lead: int, sent: list[Any], typed: list[str]) -> None:
        match = lay(game, setup)
        for _ in play(match, Random(setup.seed), lead):
            pass
        for state in match.states()[-3:]:
            request, saved = pending(state), game.save(state)
            for answer in (*sent, *ODDITIES):
                try:
                    step(state, answer)
                except AnswerError:
                    assert game.save(state) == saved
            for line in typed:
                if request is None:
                    break
                try:
                    parse_answer(request, line, "red")
                except ValueError:
                    continue
            for piece in game.picture.scene(state, None).pieces:
                for action in (line for line in typed if len(line) <= LONGEST_WORD):
                    assert msgspec.json.encode(game.telling.why_not(state, piece.id, action))

    run()
