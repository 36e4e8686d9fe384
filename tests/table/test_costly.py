"""Decisions that cost the most: found where a player errs, and none where the program itself has played."""

from __future__ import annotations

import pytest

import naumachia
from naumachia.kernel import Choose, Leg, Place, pending
from naumachia.match import Match
from naumachia.players import make
from naumachia.table.work.costly import LEAST, MOST, decisions, shown


def played(scenario: str, levels: tuple[str, str], seed: int) -> Match:
    match = naumachia.play(scenario, seed=seed)
    players = {seat: make(level, match.game, f"{seed}/{seat}") for seat, level in zip(match.seats, levels, strict=True)}
    while match.request:
        seat = match.waiting[0]
        match.answer(players[seat].choose(match.state, seat), seat)
    return match


@pytest.mark.parametrize("scenario", ["touche_coule/s3", "branle_bas/bb1", "corvus/cv1"])
def test_a_blind_player_errs_more_than_the_helmsman(scenario: str) -> None:
    blind = skilled = 0.0
    for seed in (1, 2) if scenario != "corvus/cv1" else (3,):
        match = played(scenario, ("castaway", "helmsman"), seed)
        first, second = match.seats.values()
        found = decisions(match, seconds=60)
        told = [shown(match, one) for one in found.found]
        assert [one.cost for one in told] == [one.cost for one in found.found]
        assert 0 < found.looked == found.count
        blind += sum(one.cost for one in told if one.side == first)
        skilled += sum(one.cost for one in told if one.side == second)
        for side in (first, second):
            assert sum(one.side == side for one in told) <= MOST
        for one in told:
            assert one.cost == pytest.approx(one.best - one.chance) and one.cost >= LEAST  # noqa: PT018
            request = pending(match.before(one.turn))
            assert isinstance(request, Choose | Leg | Place)
            assert match.history[one.turn].seat == one.seat
            assert one.given.answer != one.better.answer
        assert [one.turn for one in found.found] == sorted(one.turn for one in found.found)
    assert blind > skilled


def test_what_a_seat_could_not_know_is_no_error() -> None:
    """Sheets of secret orders are not compared."""
    match = played("trireme_ship/ts1", ("castaway", "helmsman"), 1)
    assert decisions(match, seconds=60).count < len(match.history) / 2


def test_there_is_time_for_some_only() -> None:
    match = played("touche_coule/s1", ("castaway", "castaway"), 1)
    found = decisions(match, seconds=0)
    assert (found.found, found.looked) == ((), 0)
    assert found.count > 10


def test_a_match_that_nobody_can_judge() -> None:
    """Giving up at once leaves nothing to look at."""
    match = naumachia.play("touche_coule/s1", seed=1)
    seat = match.waiting[0]
    match.answer("concede", seat)
    assert decisions(match).count == 0
