"""Asides, shortcuts and acts of every game: kept apart from the moves, and each thing told once."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from conformance.table import every_game, explore, play
from naumachia.games import games
from naumachia.kernel import CONCEDE, Choose, Deciding, Game, Leg, Orders, Place, Sealed, pending, show, step
from naumachia.kernel.errors import Illegal
from naumachia.match import Match

real_games = pytest.mark.parametrize("game", games().values(), ids=games().keys())


@every_game
def test_asides_and_shortcuts_stand_apart_from_the_moves(game: Game[Any, Any]) -> None:
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
    assert met["questions"] or game.name == "toy_plots", "a game of nothing but sheets?"


@real_games
def test_giving_up_ends_every_game_at_once(game: Game[Any, Any]) -> None:
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 40):
            request = match.request
            if request is not None and CONCEDE in request.asides:
                met[request.key] += 1
                seat = request.seats[0]
                over = step(match.state, Sealed(seat, ((CONCEDE, ""),)) if isinstance(request, Orders) else CONCEDE)
                outcome = game.outcome(over)
                assert outcome is not None
                assert pending(over) is None
                assert outcome.winner not in (None, game.seats(match.state)[seat])
                assert over.events[-1].key == outcome.key

    explore(game, 10, check, "concede")
    assert sum(met.values()) > 20, met


@every_game
def test_an_act_that_is_offered_is_barred_by_nothing_and_one_that_is_barred_is_not_offered(game: Game[Any, Any]) -> None:
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, 150):
            state, request, frame = match.state, match.request, match.state.agenda[:1]
            if not isinstance(request, Choose) or not isinstance(frame[0], Deciding):
                continue
            acts, who = frame[0].acts, frame[0].who
            for answer in (*request.answers, *request.shortcuts):
                act, what = acts[answer]
                met[act.verb] += 1
                assert act.answer(what) == answer
                assert act.shortcut == (answer in request.shortcuts)
                assert acts.bar(state, who, answer) is None, f"{answer} is offered and barred"

    explore(game, 15, check, "acts")
    deciding = [frame for frame in game.frames if issubclass(frame, Deciding) and hasattr(frame, "acts")]
    assert met or not deciding
