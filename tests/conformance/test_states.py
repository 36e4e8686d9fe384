"""Every state of every game: it saves and loads, nothing spoils it, it offers what it allows, and all of it can be said."""

from __future__ import annotations

from fractions import Fraction
from math import isfinite
from random import Random
from typing import Any

import msgspec

from conformance.table import ALL, any_answer, every_game, explore, play, reads_back, scenario
from conformance.words import Words
from naumachia.kernel import AnyGame, Choose, Message, Orders, Request, Roll, Sealed, pending, show, step
from naumachia.match import Match, view

encode = msgspec.json.encode


@every_game
def test_saved_states_load_as_they_were(game: AnyGame) -> None:
    def check(match: Match, rng: Random) -> None:
        for state in some_states(match, rng):
            saved = game.save(state)
            again = game.load(saved, state.setting)
            assert again == state
            assert pending(again) == pending(state)
            assert game.save(again) == saved
            assert game.hash(again) == game.hash(state)

    explore(game, 15, check, "save")


@every_game
def test_a_step_spoils_nothing(game: AnyGame) -> None:
    def check(match: Match, rng: Random) -> None:
        setting = picture(match.first.setting)
        seen: list[tuple[Any, Any]] = []
        for _ in play(match, rng, 60):
            seen += [(state, snapshot(game, state)) for state in match.states()[len(seen) :]]
            request = pending(match.state)
            for answer in [] if request is None else list(request)[:5]:
                first, second = step(match.state, answer), step(match.state, answer)
                assert first == second
                assert first.events == second.events
        for state, before in seen:
            assert snapshot(game, state) == before, "an old state has changed"
        assert picture(match.first.setting) == setting, "the setting has changed"

    explore(game, 12, check, "purity")


@every_game
def test_what_is_offered_is_allowed_and_there_is_always_something(game: AnyGame) -> None:
    def check(match: Match, rng: Random) -> None:
        for state in some_states(match, rng):
            request = pending(state)
            if request is None:
                assert game.rules.outcome(state) is not None, "nobody is asked and nobody has won"
                continue
            assert game.rules.outcome(state) is None, "somebody is asked after the end"
            if isinstance(request, Roll):
                check_chances(request)
            else:
                assert request.seats
                assert set(request.seats) <= set(game.rules.seats(state))
            check_offer(request)

    explore(game, 15, check, "offer")


def check_offer(request: Request) -> None:
    offered = list(request)
    assert offered, "a dead end"
    assert len(set(map(repr, offered))) == len(offered), "the same answer twice"
    for answer in offered:
        assert answer in request
        assert reads_back(request, answer), answer
    if not isinstance(request, Roll):
        for seat in request.seats:
            assert any(getattr(answer, "seat", seat) == seat for answer in offered), f"nothing for {seat}"


def check_chances(request: Roll) -> None:
    outcomes = request.outcomes()
    total = sum(request.die.weights) ** request.count
    assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
    assert sum(Fraction(weight, total) for _, weight in outcomes) == 1
    assert len(set(request.die.faces)) == len(request.die.faces) == len(request.die.weights)


@every_game
def test_everything_is_said_in_every_language(game: AnyGame) -> None:
    words = Words(game)
    words.frontispiece()

    def check(match: Match, rng: Random) -> None:
        for before, _ in ((match.state, answer) for answer in play(match, rng, 60)):
            for state in (before, match.state):
                for event in state.events:
                    words.say(event)
                if (request := pending(state)) is not None:
                    words.request(request)
                if isinstance(request, Choose):
                    for answer in request:
                        words.say(show(state, answer))
            for seat in (*match.seats, None):
                words.scene(game.picture.scene(match.state, seat))
            for message in game.telling.gist(before, match.state):
                words.say(message)
            for seat in match.seats:
                words.say(match.undo_reach(seat).reason)
        for state in match.states():  # those that waited on a die, too
            for event in state.events:
                words.say(event)
            if isinstance(request := pending(state), Roll):
                words.request(request)
        if match.outcome is not None:
            words.say(match.outcome)

    explore(game, 15, check, "words")
    assert not words.problems, "\n".join(sorted(words.problems))


@every_game
def test_options_and_pictures_fit_the_board(game: AnyGame) -> None:
    def check(match: Match, rng: Random) -> None:
        board = game.picture.board(match.first)
        left, top, right, bottom = board.bounds
        assert left < right
        assert top < bottom
        assert encode(board) == encode(game.picture.board(match.state))
        for state in some_states(match, rng):
            for seat in (*match.seats, None):
                scene = game.picture.scene(state, seat)
                assert encode(scene)
                ids = [piece.id for piece in scene.pieces]
                assert len(set(ids)) == len(ids)
                assert {scene.acting} <= {*ids, ""}
                assert all(side.seat in match.seats.values() for side in scene.sides)
            if isinstance(request := pending(state), Choose):
                for answer in request:
                    option = show(state, answer)
                    assert encode(option)
                    assert option.answer == answer
                    assert {option.ship, option.target} <= {*ids, ""}

    explore(game, 12, check, "scene")


@every_game
def test_what_is_kept_of_a_picture_is_what_would_be_drawn(game: AnyGame) -> None:
    """Pieces nothing has happened to are not drawn anew (`Setting.draw`): nothing may be missing from what that goes by, neither
    of the position nor of its readers, and not where somebody leafs to and fro in a match."""
    kept, draws = 0, False

    def check(match: Match, rng: Random) -> None:
        nonlocal kept, draws
        before: list[Any] = []
        seats, setting = (*match.seats, None), match.first.setting
        states = some_states(match, rng, 60)
        said = [(state, aside) for state in states[::6] for aside in asides_at(state)]
        leafed = rng.sample(states, min(20, len(states)))
        for state in (*states, *(step(*one) for one in rng.sample(said, min(20, len(said)))), *leafed):
            scenes = [game.picture.scene(state, seat) for seat in seats]
            kept += sum(any(piece is one for one in before) for scene in scenes for piece in scene.pieces)
            before = [piece for scene in scenes for piece in scene.pieces]
            remembered = dict(setting.drawn)
            for seat, scene in zip(seats, scenes, strict=True):
                setting.drawn.clear()  # what was drawn for another seat, too
                assert game.picture.scene(state, seat) == scene
            setting.drawn.update(remembered)

    explore(game, 5, check, "kept")
    assert kept > 100 or not draws, f"Setting.draw is used, but only {kept} pictures were the very same as before"


@every_game
def test_only_those_who_may_answer_see_the_answers(game: AnyGame) -> None:
    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 25):
            for seat in (*match.seats, None):
                seen = view(match, seat)
                assert encode(seen)
                assert (seen.ask is None) == (seen.outcome is not None)
                if seen.ask is not None:
                    shown = (
                        *seen.ask.options,
                        *seen.ask.sheet,
                        *((seen.ask.leg,) if seen.ask.leg else ()),
                        *((seen.ask.region,) if seen.ask.region else ()),
                    )
                    assert bool(shown) == (seat in match.answering)
                    assert bool(seen.ask.written) == (seat in seen.ask.handed)
            for place, event in match.events():
                for seat in match.seats:
                    told = any(line.turn == place and line.key == event.key for line in view(match, seat).log)
                    assert told or (event.seats and seat not in event.seats)

    explore(game, 6, check, "view")


@every_game
def test_why_not_names_a_rule_or_nothing(game: AnyGame) -> None:
    words = Words(game)

    def check(match: Match, rng: Random) -> None:
        for state in some_states(match, rng, 8):
            for piece in game.picture.scene(state, None).pieces:
                for zone in game.picture.zones(state, piece.id):
                    words.say(Message(zone.key))
                tries = game.telling.tries(state, piece.id)
                for verb, _, value in (action.partition(":") for action in tries):
                    words.say(Message(f"try-{verb}", {"value": value} if value else {}))
                for action in (*tries, "juggle", "juggle:7", "ü:"):
                    if (refusal := game.telling.why_not(state, piece.id, action)) is not None:
                        words.say(refusal)

    explore(game, 12, check, "why-not")
    assert not words.problems, "\n".join(sorted(words.problems))


@every_game
def test_positions_have_a_value_for_every_side(game: AnyGame) -> None:
    def check(match: Match, rng: Random) -> None:
        for state in some_states(match, rng, 8):
            for side in set(match.seats.values()):
                assert isfinite(game.advice.evaluate(state, side))
            assert game.advice.horizon(state) == game.advice.horizon(game.load(game.save(state), state.setting))

    explore(game, 12, check, "value")


def some_states(match: Match, rng: Random, count: int = 40) -> list[Any]:
    """States of a random match: the last ones of a stretch that begins anywhere, and those the answers there may lead to."""
    lead = rng.choice((0, 0, 20, 100, 400))
    for _ in play(match, rng, lead):
        pass
    mark = len(match.history)
    for _ in play(match, rng, count):
        pass
    states = match.states()
    return states[mark:] if len(states) - mark > 1 else states[-count:]


def asides_at(state: Any) -> list[Any]:
    """Answers beside the question, or in place of a sheet."""
    request = pending(state)
    if isinstance(request, Orders):
        lines = [(name, rest) for name, _, rest in (aside.partition(":") for aside in request.asides)]
        return [Sealed(seat, (line,)) for seat in request.sheets for line in lines]
    return [] if request is None else list(request.asides)


def snapshot(game: AnyGame, state: Any) -> tuple[Any, ...]:
    return game.save(state), encode(state.events), repr(pending(state))


def picture(setting: Any) -> bytes:
    """The setting without what a judge remembers, which is nobody's position. Functions and types count by their name."""
    return encode(setting, order="deterministic", enc_hook=_named)


def _named(kept: Any) -> str:
    if isinstance(kept, type) or callable(kept):
        return f"{kept.__module__}.{kept.__qualname__}"
    if type(kept).__name__ == "Memo":
        return ""
    raise NotImplementedError(type(kept))


def test_an_answer_is_drawn_from_the_law() -> None:
    """The hands of this suite answer legally; else it would prove nothing."""
    for game in ALL.values():
        match = Match.seeded(game, scenario(game, game.standard), seed=1)
        seat, answer = any_answer(match, Random(1))
        assert match.request is not None
        assert answer in match.request
        assert seat in match.waiting
