"""Every match of every game: it ends, it is the same for the same seed, its record proves it, and nothing leaks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from conformance.table import ALL, every_game, explore, fingerprint, play
from naumachia.kernel import AnyGame, Roll, pending, step
from naumachia.kernel.errors import BadRecord
from naumachia.kernel.files.record import Record, dump, parse
from naumachia.match import Match, replay, verify, view
from naumachia.match.history.turn import CHANCE
from told import number_in

TESTS = Path(__file__).parents[1]


@every_game
def test_matches_end_and_a_record_that_lies_is_found_out(game: AnyGame) -> None:
    """Matches played to their end, once for both: who has won stands better, and a lie anywhere in the record is named."""

    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng):
            pass
        check_end(match)
        check_lies(match, rng)

    explore(game, 30, check, "end")


def check_end(match: Match) -> None:
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winner is None or outcome.winner in match.seats.values()
    for side in set(match.seats.values()) - {outcome.winner}:
        if outcome.winner is not None:
            assert match.game.advice.evaluate(match.state, outcome.winner) > match.game.advice.evaluate(match.state, side)


def check_lies(match: Match, rng: Random) -> None:
    """Tell one lie of each match, another in the next: a record is verified up to the lie, which takes as long as play."""
    record = match.record()
    place = rng.randrange(len(record.entries))
    honest, before = record.entries[place], match.states()[place]
    request = pending(before)
    assert request is not None
    lies = [msgspec.structs.replace(honest, after="0" * 16)]
    others = [answer for answer in request if answer != match.history[place].answer and not hasattr(answer, "seat")]
    if others:
        lie = msgspec.structs.replace(honest, answer=rng.choice(others))
        if isinstance(request, Roll) or step(before, lie.value()) != match.states()[place + 1]:  # else another way to the same
            lies.append(lie)
    foreign = next((seat for seat in (*match.seats, CHANCE) if seat not in (honest.seat, *request.seats)), None)
    if foreign is not None:
        lies.append(msgspec.structs.replace(honest, seat=foreign))
    assert lying_line(record, place, rng.choice(lies)) == place + 2
    torn = dump(record).splitlines()
    torn[place + 1] = torn[place + 1][:-2]
    with pytest.raises(BadRecord) as caught:
        parse("\n".join(torn))
    assert caught.value.message.args["line"] == place + 2


def lying_line(record: Record, place: int, lie: Any) -> int:
    entries = (*record.entries[:place], lie, *record.entries[place + 1 :])
    with pytest.raises(BadRecord) as caught:
        verify(msgspec.structs.replace(record, entries=entries))
    return number_in(caught.value.message.args, "line")


@every_game
def test_same_seed_same_match(game: AnyGame) -> None:
    def check(match: Match, rng: Random) -> None:
        seed = rng.randrange(10**6)
        twin = Match(
            game, match.first.setting.scenario, name=match.header.scenario, options=match.header.options, dice=match.dice
        )
        for one, other in ((match, Random(seed)), (twin, Random(seed))):
            for _ in play(one, other):
                pass
        assert dump(match.record()) == dump(twin.record())

    explore(game, 4, check, "seed")


@pytest.mark.parametrize("hash_seed", ["0", "77"])
def test_same_match_in_another_process(hash_seed: str) -> None:
    """Neither the order of sets nor the memory of a process may matter."""
    code = "from conformance.table import ALL, fingerprint\nfor name in ALL: print(fingerprint(name, 5))"
    path = os.pathsep.join(str(TESTS.parent / folder) for folder in ("src", "tests", "examples"))
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [fingerprint(name, 5) for name in ALL]


@every_game
def test_records_replay_and_verify(game: AnyGame) -> None:
    def check(match: Match, rng: Random) -> None:
        for _ in play(match, rng, rng.choice((0, 5, 40, 20_000))):
            pass
        record = match.record()
        assert dump(parse(dump(record))) == dump(record)
        assert parse(dump(record)).entries == record.entries
        again = replay(parse(dump(record)))
        assert game.hash(again.state) == game.hash(match.state)
        assert (
            dump(again.record()).splitlines()[: len(record.entries) + 1] == dump(record).splitlines()[: len(record.entries) + 1]
        )
        assert view(again, None).log == view(match, None).log
        proof = verify(record)
        assert proof["answers"] == len(match.history)
        if match.outcome is not None:
            assert proof["proved"] == proof["dice"] == sum(turn.seat == CHANCE for turn in match.history)

    explore(game, 12, check, "record")
