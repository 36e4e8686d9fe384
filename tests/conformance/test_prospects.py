"""Prospects of a piece in its turn: every way told is a legal one and ends where it says; nothing that is legal is left out."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from conformance.table import PLANES, enough, every_game, explore, fight, of_sheets, play, says
from naumachia.games import games
from naumachia.kernel import AnyGame, Choose, Orders, Plot, passing, pending, show, step
from naumachia.match import Match
from naumachia.match.views.prospects import prospects


@every_game
def test_every_way_told_can_be_gone(game: AnyGame) -> None:
    met: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        looks = 0
        for _ in play(match, rng, 1500):
            request, frame = match.request, match.state.agenda[0] if match.state.agenda else None
            met["question"] += isinstance(request, Choose)
            if isinstance(request, Orders):
                met["sheet"] += len(match.waiting)
                planned(match, request, rng, met)
            ship = getattr(frame, "ship", "")
            if not isinstance(request, Choose) or not ship or looks >= 12 or rng.random() < 0.96:
                continue
            looks += 1
            shown = [show(match.state, answer) for answer in request.answers]
            met["way"] += any(option.path or option.cell for option in shown)
            met["attack"] += any(option.target and option.risky for option in shown)
            found = prospects(game, match.state, ship, seconds=0.4)
            for end in rng.sample(found.ends, min(3, len(found.ends))):
                met["end"] += 1
                met["window"] += bool(end.windows)
                go(match.state, end.answers, end.windows)
            for strike in found.strikes[:3]:
                met["strike"] += 1
                assert sum(share.probability for share in strike.forecast.headline) == pytest.approx(1)
                go(match.state, strike.answers, strike.windows)

    explore(game, 8, check, "prospects")
    fight(game, 3, check, "prospects")
    if game.name in games() and of_sheets(met):
        if says(game.sheets, "foresee"):
            enough(met, "plan", 51, "SheetHelp.foresee tells too little of random sheets")
            enough(met, "moment", 51, "the plans that SheetHelp.foresee tells have no moments")
    elif game.name in games() and game.name not in PLANES:  # on the plane a ship is dragged, and its leg is weighed
        if met["way"] > 20:
            enough(met, "end", 11, "options have a path or a cell, but hardly any place where a piece could end was found")
        if met["attack"] > 20:
            enough(met, "strike", 1, "options have a target and dice, but no way to strike at anybody was found")


def planned(match: Match, request: Orders, rng: Random, met: Counter[str]) -> None:
    """Foresight of a sheet being written is about its own lines, and never longer than the rules allow."""
    seat = rng.choice(match.waiting)
    if rng.random() < 0.9 or not any(isinstance(line, Plot) for line in request.sheets[seat]):
        return
    lines = dict(request.draw(seat, rng).lines)
    for plan in match.game.sheets.foresee(match.game.imagine(match.state, seat, rng), seat, lines):
        met["plan"] += 1
        met["moment"] += len(plan.moments)
        assert plan.line in lines
        assert 0 <= plan.moves <= plan.most


def go(state: Any, answers: tuple[str, ...], windows: int) -> None:
    """Answer by answer under the real rules, others doing nothing."""
    seat, passed = pending(state).seats[0], 0  # type: ignore[union-attr]
    for answer in answers:
        request = pending(state)
        while isinstance(request, Choose) and request.seat != seat:
            state, passed = step(state, passing(state)), passed + 1
            request = pending(state)
        state = step(state, answer)
    while isinstance(request := pending(state), Choose) and request.seat != seat and passed < windows:
        state, passed = step(state, passing(state)), passed + 1
    assert passed == windows
