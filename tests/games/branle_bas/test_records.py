"""Recorded matches, one for each way a match and a ship can end, played again to the millimetre, also in another process (BB-1.7,
BB-3, BB-13)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

from conformance.endings import endings_of, ends_again, lie_is_found_out
from games.branle_bas.make_records import RECORDS as WANTED
from naumachia.games import find
from naumachia.kernel.files import record
from naumachia.match import replay

GAME = find("branle_bas")
TESTS = Path(__file__).parents[2]
RECORDS = {path.stem: path for path in sorted((Path(__file__).parent / "records").glob("*.jsonl"))}
ENDINGS = [name for name in RECORDS if name.startswith(("won-", "drawn-"))]


def test_every_ending_has_its_record() -> None:
    """The endings the rules know, found in their source: of matches by their key, of ships by the rule that sinks them."""
    source = "".join(path.read_text(encoding="utf-8") for path in GAME.folder.rglob("*.py"))
    assert set(ENDINGS) == endings_of(GAME)
    assert set(RECORDS) == set(WANTED)
    told = {(event.key, event.rule) for path in RECORDS.values() for _, event in replay(record.read(path)).events()}
    sinking = set(re.findall(r'sink\(sea, [a-z.]+, "[a-z]+", "(BB-[0-9.]+)"\)', source))
    assert len(sinking) == 5
    assert {("sunk", rule) for rule in sinking} <= told
    assert {("struck", "BB-9.7"), ("captured", "BB-9.8"), ("retaken", "BB-9.10")} <= told


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_match_ends_again_as_it_ended(ending: str) -> None:
    ends_again(RECORDS[ending], ending)


@pytest.mark.parametrize("ending", [name for name in RECORDS if name not in ENDINGS])
def test_a_ship_ends_again_as_it_ended(ending: str) -> None:
    match = replay(record.read(RECORDS[ending]))
    assert WANTED[ending][2](match)
    assert match.outcome is not None
    ends_again(RECORDS[ending], match.outcome.key)


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_record_with_another_end_is_found_out(ending: str) -> None:
    lie_is_found_out(RECORDS[ending], "west", "east")


def told_again() -> list[str]:
    """Every record played again and written anew, with where its ships lie at each step: each in one line."""
    lines = []
    for ending, path in RECORDS.items():
        match = replay(record.read(path))
        places = [[(ship.x, ship.y, ship.h) for ship in state.ships.values()] for state in match.states()]
        text = record.dump(match.record()) + repr(places)
        lines.append(f"{ending} {blake2b(text.encode(), digest_size=16).hexdigest()}")
    return lines


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_records_replay_bit_for_bit_in_another_process(hash_seed: str) -> None:
    """BB-1.7 Neither the order of sets nor the memory of a process may matter, and no float decides anything."""
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{TESTS.parent / 'src'}{os.pathsep}{TESTS}"}
    code = "from games.branle_bas.test_records import told_again\nprint(*told_again(), sep='\\n')"
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == told_again()
