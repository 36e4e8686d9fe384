"""The table without the network: every game is played in a process that can import neither server nor database."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from naumachia.games import games

ALONE = Path(__file__).with_name("alone.py")


@pytest.mark.timeout(600)
def test_a_match_of_each_game_is_played_without_network_database_and_processes() -> None:
    done = subprocess.run([sys.executable, ALONE], capture_output=True, text=True, timeout=580)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout.splitlines()[-1])
    assert set(report) == set(games())
    assert all(one["answers"] for one in report.values())
    assert sum(one["undone"] for one in report.values()) >= 4
    assert sum(one["odds"] for one in report.values()) >= 4
