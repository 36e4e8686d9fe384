"""Asides, shortcuts and acts of every game: kept apart from the moves, and each thing told once."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from conformance.table import LONG, enough, every_game, explore, play
from naumachia.games import games
from naumachia.kernel import CONCEDE, AnyGame, Choose, Deciding, Leg, Orders, Place, Sealed, pending, show, step
from naumachia.kernel.errors import Illegal
from naumachia.match import Match

MOST = 12 * LONG
"""Answers of one question that are weighed; a fleet that is set up has hundreds."""
real_games = pytest.mark.parametrize("game", games().values(), ids=games().keys())


@every_game
def test_asides_and_shortcuts_stand_apart_from_the_moves(game: AnyGame) -> None:
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 150):
            state, request = match.state, match.request
            if not isinstance(request, Choose | Leg | Place):
                continue
            met["questions"] += 1
            assert set(request.asides) <= set(state.ASIDES)
            assert list(request) == [*request.moves, *request.shortcuts, *request.asides]
            for move in request.moves:
                if isinstance(move, str):
                    assert show(state, move).section in ("", "aside"), move
            for aside in request.asides:
                met[aside] += 1
                assert show(state, aside).section == ("resign" if aside == CONCEDE else "orders")
            for word in state.ASIDES:
                if word not in request:
                    with pytest.raises(Illegal) as caught:
                        step(state, word)
                    assert word.partition(":")[0] in caught.value.refusal.key

    explore(game, 10, check, "asides")
    asked = [str(frame.ask.__annotations__.get("return", "")) for frame in game.rules.frames]
    if any("Choose" in kind for kind in asked) and not any("Orders" in kind for kind in asked):
        enough(met, "questions", 1, "a frame asks to choose, but no random match came to it")


def give_up(state: Any, seat: str) -> Any:
    """The state after a seat has given up at its own question."""
    return step(state, Sealed(seat, ((CONCEDE, ""),)) if isinstance(pending(state), Orders) else CONCEDE)


@every_game
def test_a_seat_that_gives_up_is_never_asked_again(game: AnyGame) -> None:
    """If fewer than two sides are left the match is over, and a side that gave up has not won it."""
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        sides = game.rules.seats(match.state)
        for _ in play(match, rng, 40):
            request = match.request
            if request is None or CONCEDE not in request.asides:
                continue
            met[request.key] += 1
            state, out = give_up(match.state, request.seats[0]), {request.seats[0]}
            for _ in range(200):
                left = {side for seat, side in sides.items() if seat not in out}
                asked, outcome = pending(state), game.rules.outcome(state)
                if outcome is not None:
                    met["over"] += 1
                    assert asked is None, f"the match is over, and {asked} is asked"
                    assert outcome.winner not in {sides[seat] for seat in out} - left, f"{outcome.winner} has given up and wins"
                    assert len(left) > 1 or outcome.winner in left, f"only {left} is left and has not won"
                    assert state.events[-1].key == outcome.key
                    break
                assert len(left) > 1, f"{out} have given up, only {left} is left, and the match goes on"
                assert asked is not None
                assert not out & set(asked.seats), f"{out & set(asked.seats)} gave up and is asked {asked.key}"
                if CONCEDE in asked.asides and rng.random() < 0.1:
                    met["another gives up"] += 1
                    state, out = give_up(state, asked.seats[0]), out | {asked.seats[0]}
                elif isinstance(asked, Orders):
                    state = step(state, asked.draw(asked.seats[0], rng))
                else:
                    state = step(state, rng.choice(asked.moves))

    explore(game, 10, check, "concede")
    if sum(met.values()):
        enough(met, "over", 20, "giving up was offered, but hardly any match ended by it")


@real_games
def test_giving_up_ends_a_match_of_two_sides_at_once(game: AnyGame) -> None:
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 40):
            request = match.request
            if len(set(match.seats.values())) != 2:
                return  # of more sides the others may go on
            met["two sides"] += 1
            if request is not None and CONCEDE in request.asides:
                met["gives up"] += 1
                seat = request.seats[0]
                over = give_up(match.state, seat)
                outcome = game.rules.outcome(over)
                assert outcome is not None
                assert pending(over) is None
                assert outcome.winner not in (None, game.rules.seats(match.state)[seat])
                assert over.events[-1].key == outcome.key

    explore(game, 10, check, "concede")
    if met["two sides"]:
        enough(met, "gives up", 20, "a seat is seldom allowed to give up: add `asides=s.ASIDES` to its questions")


@every_game
def test_an_act_that_is_offered_is_barred_by_nothing_and_one_that_is_barred_is_not_offered(game: AnyGame) -> None:
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 150):
            state, request, frame = match.state, match.request, match.state.agenda[:1]
            if not isinstance(request, Choose) or not isinstance(frame[0], Deciding):
                continue
            acts, who = frame[0].acts, frame[0].who
            some = rng.sample(request.answers, min(MOST, len(request.answers)))
            for answer in (*some, *request.shortcuts):
                act, what = acts[answer]
                met[act.verb] += 1
                assert act.answer(what) == answer
                assert act.shortcut == (answer in request.shortcuts)
                assert acts.bar(state, who, answer) is None, f"{answer} is offered and barred"

    explore(game, 8, check, "acts")
    deciding = [frame for frame in game.rules.frames if issubclass(frame, Deciding) and hasattr(frame, "acts")]
    assert met or not deciding
