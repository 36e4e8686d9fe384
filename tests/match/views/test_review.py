"""A finished match looked back upon."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from naumachia.kernel.files import record
from naumachia.match import Match, replay
from naumachia.match.views.review import MOMENTS, Moment, Review, review

GAMES = Path(__file__).parents[2] / "games"
RECORDS = sorted([*GAMES.glob("*/records/*.jsonl"), *(Path(__file__).parents[1] / "turned").glob("*.jsonl")])
GUNS = [path for path in RECORDS if path.parts[-3] == "branle_bas"]
"""In this game nothing is lost without a blow, and dice for wind and leaks follow upon the last shot of a turn."""
named = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")


@cache
def looked(path: Path) -> tuple[Match, Review]:
    """A kept match, and what it came to."""
    match = replay(record.read(path))
    return match, review(match)


def of(game: str, name: str) -> tuple[Match, tuple[Moment, ...]]:
    """The moments of a kept match."""
    match, found = looked(next(path for path in RECORDS if path.stem == name and game in path.parts))
    return match, found.moments


def test_what_turned_a_match_tells_the_blow() -> None:
    """Dice may go on falling after the blow: the moment is still told by what was struck."""
    moments = [moment for path in GUNS for moment in looked(path)[1].moments]
    assert len(moments) > 20
    assert not [[line.key for line in moment.log] for moment in moments if not moment.log[0].blow]


@named
def test_moments_are_few_in_order_and_one_for_each_act(path: Path) -> None:
    match, found = looked(path)
    moments = found.moments
    assert len(moments) <= MOMENTS
    assert [moment.turn for moment in moments] == sorted({moment.turn for moment in moments})
    assert sum(moment.deciding for moment in moments) <= 1
    told = [(line.turn, line.key, line.ship, line.dice) for moment in moments for line in moment.log]
    assert len(told) >= len(moments)
    for moment in moments:
        assert moment.turn == moment.log[0].turn <= len(match.history)
        assert moment.swing < 1000, "the judgement of the end is no measure of a blow"
        assert match.outcome is None or moment.log[0].key != match.outcome.key


@named
def test_the_deciding_blow_is_there(path: Path) -> None:
    """Where the last answer brought about both a loss of the loser and the end."""
    match, found = looked(path)
    outcome = match.outcome
    if outcome is None or outcome.winner is None or match.history[-1].answer == "concede":
        assert outcome is None or outcome.winner is None or not [one for one in found.moments if one.deciding]
        return
    before = next(turn.state for turn in reversed((None, *match.history[:-1])) if turn is not None)
    owners = {piece.id: piece.side for piece in match.game.picture.scene(before, None).pieces}
    lost = {owners[loss.piece] for loss in match.game.telling.losses(before, match.state)}
    if lost - {outcome.winner}:
        (deciding,) = [moment for moment in found.moments if moment.deciding]
        assert deciding.side == outcome.winner
        assert deciding is found.moments[-1]


def test_the_boarding_that_sinks_beats_a_shot_of_one_point() -> None:
    """Touché: both strike at once, and the ship that sinks ends the match."""
    for name in ("touche-boarding", "touche-liburnians"):
        _, moments = of("turned", name)
        last = moments[-1]
        assert last.deciding
        assert last.log[0].key == "boarded"
        assert "sunk" in [line.key for line in last.log]
        shots = [moment for moment in moments[:-1] if moment.log[0].key == "shot-hit"]
        assert not [shot for shot in shots if shot.swing > max(one.swing for one in moments if one not in shots)]


def test_all_that_a_boarding_caused_is_one_moment() -> None:
    """Ship Game: men lost, a ship that gives up and one that is taken are one moment, told by the ship that took her."""
    _, moments = of("trireme_ship", "won-by-first-blow+taken")
    assert [moment.log[0].key for moment in moments] == ["captured"]
    assert len(moments[0].log) > 1


def test_the_ram_is_told_and_not_that_the_ship_went_down() -> None:
    _, moments = of("trireme_ship", "won-by-first-blow")
    assert moments[-1].log[0].blow is not None
    assert moments[-1].log[0].blow.kind == "ram"
    assert "sink" in [line.blow.kind for line in moments[-1].log if line.blow]


def test_the_capture_that_routs_a_fleet_is_among_them() -> None:
    _, moments = of("corvus", "won-by-rout")
    assert moments[-1].deciding
    assert moments[-1].log[0].blow is not None
    assert moments[-1].log[0].blow.kind == "capture"


def test_a_flagship_taken_decides_by_the_flight_of_her_fleet() -> None:
    """War Galley: the die of the flight falls after the capture, and belongs to it."""
    _, moments = of("war_galley", "won-by-flight")
    assert moments[-1].deciding
    assert moments[-1].log[0].key == "captured"


def test_who_gives_up_has_not_been_struck() -> None:
    for game in ("corvus", "war_galley", "branle_bas", "trireme_fleet", "trireme_ship"):
        _, moments = of(game, "won-by-concession")
        assert not [moment for moment in moments if moment.deciding]
