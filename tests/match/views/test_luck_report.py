"""Luck of finished matches, against a computation of its own: every way of the dice played through, nothing merged."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest

import naumachia
from naumachia.games import games
from naumachia.kernel import Roll, Seeded, State, pending, step
from naumachia.kernel.files import record
from naumachia.kernel.winning import Winning
from naumachia.match import Match, replay
from naumachia.match.views.luck_report import THROWS, Curve, Luck, curve_of, instants, luck

GAMES = Path(__file__).parents[2] / "games"
RECORDS = sorted(GAMES.glob("*/records/*.jsonl"))
named = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
STEEP = Winning(slope=0.3, power=0.5, players="", fitted="", measured="", error=0.0, loss=0.0)
"""Any curve: what is tested holds for each."""
MOST = 250
"""Ways of one throw that are played through here."""


@cache
def looked(path: Path) -> tuple[Match, Curve, Luck]:
    match = replay(record.read(path))
    curve = Curve(match, STEEP.chance)
    return match, curve, luck(match, curve)


class ManyError(Exception):
    """Too many ways to play through."""


def ends(state: State, begins: bool, budget: list[int]) -> list[tuple[State, float]]:
    """Every way the dice may fall, as the rules are played, with its probability."""
    request = pending(state)
    if not isinstance(request, Roll) or not (begins or state.consequences is state):
        return [(state.consequences, 1.0)]
    falls = request.outcomes()
    total = sum(weight for _, weight in falls)
    found = []
    for fall, weight in falls:
        budget[0] -= 1
        if budget[0] < 0:
            raise ManyError
        found += [(end, chance * weight / total) for end, chance in ends(step(state, fall), False, budget)]
    return found


def by_hand(match: Match, curve: Curve) -> tuple[float, Counter[tuple[str, str]]] | None:
    """The luck of the first side, and points beyond the average; None where a throw has too many ways."""
    swing, beyond = 0.0, Counter[tuple[str, str]]()
    root = None
    for place, turn in enumerate(match.history, 1):
        before = match.before(place - 1)
        if turn.seat:
            root = None
            continue
        root = root or before
        owners = {piece.id: piece.side for piece in match.game.picture.scene(root, None).pieces}
        try:
            worlds = [(-1, ends(before, before is root, [MOST])), (1, ends(turn.state, False, [MOST]))]
        except ManyError:
            return None
        for sign, ways in worlds:
            assert sum(chance for _, chance in ways) == pytest.approx(1)
            for end, chance in ways:
                swing += sign * chance * curve.at(end)
                for loss in match.game.telling.losses(root, end):
                    beyond[owners[loss.piece], loss.key] += sign * chance * loss.points  # type: ignore[assignment]
        if not (isinstance(pending(turn.state), Roll) and turn.state.consequences is turn.state):
            root = None
    return swing, beyond


def test_reports_hold_against_a_computation_of_its_own() -> None:
    compared = 0
    for path in RECORDS:
        match, curve, found = looked(path)
        hand = by_hand(match, curve) if not found.tried else None
        if hand is None:
            continue  # too many ways
        compared += 1
        swing, beyond = hand
        assert found.swings[curve.sides[0]] == pytest.approx(swing, abs=1e-9), path
        told = {(one.side, one.key): one.lost - one.expected for one in found.points}
        assert {key: value for key, value in told.items() if abs(value) > 1e-9} == {
            key: pytest.approx(value) for key, value in beyond.items() if abs(value) > 1e-9
        }, path
    assert compared >= 20


@named
def test_a_report_is_consistent(path: Path) -> None:
    match, curve, found = looked(path)
    assert found.count == sum(not turn.seat for turn in match.history)
    assert sum(found.swings.values()) == pytest.approx(0)
    assert len(found.throws) <= THROWS
    assert [one.turn for one in found.throws] == sorted(one.turn for one in found.throws)
    for one in found.throws:
        assert match.history[one.turn - 1].seat == ""
        assert 0 < one.swing <= 1
        assert one.side in curve.sides
    for points in found.points:
        assert points.expected > -1e-9, "nothing below zero is lost on average"
    curve_points = instants(match, curve)
    assert [point.turn for point in curve_points] == sorted({point.turn for point in curve_points})
    assert all(0 <= point.chance <= 1 for point in curve_points)
    if match.outcome is not None:
        won = {None: 0.5, curve.sides[0]: 1.0}.get(match.outcome.winner, 0.0)
        assert curve_points[-1].chance == won


def test_over_many_matches_the_dice_favour_nobody() -> None:
    """Random play of a duel with boarding: the mean luck is within three standard errors of nothing."""
    swings = []
    for number in range(60):
        match = naumachia.play("touche_coule/s2", seed=f"even/{number}")
        rng = Random(number)
        while match.request:
            seat = match.waiting[0]
            match.answer(rng.choice(naumachia.moves(match.state, seat)), seat)
        curve = Curve(match, STEEP.chance)
        swings.append(luck(match, curve).swings[curve.sides[0]])
    mean = sum(swings) / len(swings)
    spread = (sum((one - mean) ** 2 for one in swings) / len(swings)) ** 0.5
    assert spread > 0.05, "there is luck to speak of"
    assert abs(mean) < 3 * spread / len(swings) ** 0.5


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_tells_a_chance_that_was_measured(name: str) -> None:
    winning = games()[name].winning
    assert winning is not None
    assert 0 < winning.slope < 20
    assert winning.error < 0.15
    assert winning.loss < 0.69, "better than a coin"
    assert winning.chance(0, 4) == 0.5
    assert winning.chance(1, 4) > 0.5 > winning.chance(-1, 4)
    assert winning.chance(1, 4) == pytest.approx(1 - winning.chance(-1, 4))
    assert winning.chance(-1e9, 1) < 1e-9
    assert sum(one.positions for one in winning.bins) > 100
    assert winning.fitted != winning.measured, "never on the seeds it was fitted to"
    match = Match(games()[name], games()[name].load_scenario(games()[name].standard), dice=Seeded(1))
    assert curve_of(match) is not None
