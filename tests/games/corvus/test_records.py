"""Recorded matches, one for each way a match can end, played again to the micrometre, also in another process (CV-G13, CV-6.1,
CV-6.2)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

from conformance.endings import endings_of, ends_again, lie_is_found_out
from naumachia.games import find
from naumachia.kernel.files import record
from naumachia.match import replay

GAME = find("corvus")
TESTS = Path(__file__).parents[2]
RECORDS = {path.stem: path for path in sorted((Path(__file__).parent / "records").glob("*.jsonl"))}


def test_every_ending_has_its_record() -> None:
    """The endings the rules know, found in their source."""
    assert set(RECORDS) == endings_of(GAME)


@pytest.mark.parametrize("ending", RECORDS)
def test_a_record_ends_again_as_it_ended(ending: str) -> None:
    ends_again(RECORDS[ending], ending)


@pytest.mark.parametrize("ending", RECORDS)
def test_a_record_with_another_end_is_found_out(ending: str) -> None:
    lie_is_found_out(RECORDS[ending], "carthage", "rome")


def told() -> list[str]:
    """Every record played again and written anew, with where its ships lie at each step: all of it in one line."""
    lines = []
    for ending, path in RECORDS.items():
        match = replay(record.read(path))
        places = [[(ship.x, ship.y, ship.h) for ship in state.ships.values()] for state in match.states()]
        lines.append(f"{ending} {hash_of(record.dump(match.record()) + repr(places))}")
    return lines


def hash_of(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_records_replay_bit_for_bit_in_another_process(hash_seed: str) -> None:
    """CV-G13 Neither the order of sets nor the memory of a process may matter, and no float decides anything."""
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{TESTS.parent / 'src'}{os.pathsep}{TESTS}"}
    code = "from games.corvus.test_records import told\nprint(*told(), sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == told()


def test_a_record_holds_nothing_but_what_was_answered_and_rolled() -> None:
    """CV-G13 No place stands in it but those of the set-up: everything else is worked out again."""
    met = 0
    for path in RECORDS.values():
        for entry in record.read(path).entries:
            met += 1
            text = entry.answer if isinstance(entry.answer, str) else ""
            assert not re.search(r"\d{5}", text), text
    assert met > 100
