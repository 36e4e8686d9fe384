"""Odds in brief, for every game: headline and margins are partitions, add up exactly, and can be said in both languages."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from conformance.table import PLANES, enough, every_game, explore, fight, of_sheets, play, says
from conformance.words import Words
from naumachia.games import games
from naumachia.kernel import AnyGame, Choose, Message, Sealed, show
from naumachia.kernel.shown.stakes import Forecast
from naumachia.match import Match

MOST = 6
"""Forecasts of one kind of act in one match."""


@every_game
def test_forecasts_add_up_and_can_be_said(game: AnyGame) -> None:
    met: Counter[str] = Counter()
    spoken = Words(game)

    def check(match: Match, rng: Random) -> None:
        asked: Counter[str] = Counter()
        before = match.state
        for _, given in play(match, rng, 1500):
            request = match.request
            if isinstance(given, Sealed) and not match.state.sealed:
                met["sheet"] += len(match.seats)
                check_digest(game, before, given, match.state, met, spoken)
            before = match.state
            if not isinstance(request, Choose):
                continue
            met["question"] += 1
            for answer in request:
                option = show(match.state, answer)
                met["risky"] += option.risky
                if option.risky and asked[option.key] < MOST:
                    asked[option.key] += 1
                    check_forecast(match, match.forecast(answer, trials=60), met, spoken)

    short = game.load_scenario(game.standard).minutes == 20  # such matches are cheap to play
    explore(game, 30 if short else 12, check, "stakes")
    assert not spoken.problems
    if game.name in games() and of_sheets(met):
        enough(met, "digest", 201, "hardly any sheets were opened in random matches")
        if says(game.telling, "verdict"):
            assert sum(key.startswith("verdict-") for key in met) > 7, f"Telling.verdict says hardly anything of sheets: {met}"
        if says(game.telling, "losses"):
            assert sum(key.startswith("loss-") for key in met) > 7, f"Telling.losses tells hardly any loss by sheets: {met}"
        if met["risky"]:
            enough(met, "forecast", 1, "risky options were offered, but no odds were told")
    elif game.name in games():
        if met["risky"] > 50:
            enough(met, "forecast", 51, "risky options were offered, but hardly any odds were told")
        if met["risky"] > 50 and says(game.telling, "verdict"):
            enough(met, "headline of several", 21, "Telling.verdict says nearly always the same: does it look at both states?")
        if met["risky"] > 50 and says(game.telling, "losses"):
            enough(
                met,
                "margin",
                21,
                "hardly any forecast says that a piece loses something: does Telling.losses tell it?",
            )


@every_game
def test_what_hangs_on_a_question_and_why_not_there_can_be_said(game: AnyGame) -> None:
    spoken, met = Words(game), Counter[str]()

    def check(match: Match, rng: Random) -> None:
        cells = match.game.picture.board(match.first).cells
        for _ in play(match, rng, 1500):
            for seat in match.waiting:
                for what in game.telling.stakes(match.state, seat):
                    met["stakes"] += 1
                    spoken.say(what)
            ships = [piece.id for piece in match.scene(None).pieces] if rng.random() < 0.05 and cells else []
            for ship in ships[:3]:
                cell = rng.choice(cells)
                if match.request is not None and (bar := game.telling.why_there(match.state, ship, (cell.q, cell.r))) is not None:
                    met["there"] += 1
                    spoken.say(bar)

    explore(game, 6, check, "there")
    fight(game, 3, check, "there")
    assert not spoken.problems
    on_hexes = game.name not in PLANES  # on the plane a leg is refused with its own reason
    if game.name in games() and on_hexes and says(game.telling, "why_there"):
        enough(met, "there", 21, "Telling.why_there hardly ever says why a ship cannot go to a hex")
    if says(game.telling, "stakes"):
        enough(met, "stakes", 1, "Telling.stakes never says what hangs on a question")


def check_digest(game: AnyGame, before: Any, sheet: Sealed, after: Any, met: Counter[str], spoken: Words) -> None:
    """Return the events of a sheet, the last one in, up to the next die or question."""
    found = game.telling.digest(before, sheet, after)
    met["digest"] += 1
    met[found.verdict.key] += 1
    spoken.say(Message(found.verdict.key, found.verdict.args))
    for loss in found.losses:
        met[f"loss-{loss.key}"] += 1
        assert loss.points > 0
        assert loss.piece in {piece.id for piece in game.picture.scene(before, None).pieces}
        spoken.say(Message(f"loss-{loss.key}"))


def check_forecast(match: Match, found: Forecast, met: Counter[str], spoken: Words) -> None:
    met["forecast"] += 1
    met["headline of several"] += len(found.headline) > 1
    met["margin"] += len(found.margins)
    exact = all(share.exact is not None for share in found.table)
    every: tuple[Any, ...] = (found.headline, found.table, *(margin.shares for margin in found.margins))
    for shares in every:
        if exact:
            assert sum((share.exact or Fraction(0)) for share in shares) == 1
        else:
            assert sum(share.probability for share in shares) == pytest.approx(1)
    pieces = {piece.id for piece in match.game.picture.scene(match.state, None).pieces}
    for margin in found.margins:
        assert margin.piece in pieces
        assert all(share.what >= 0 for share in margin.shares)
        assert margin.mean > 0, "a margin without a loss"
    words = [Message(part.what.key, part.what.args) for part in found.headline]
    words += [Message(f"loss-{margin.key}") for margin in found.margins]
    for what in words:
        spoken.say(what)
