"""Recorded matches, one for each way a match can end, played again (TF-9.3, TF-10.1, TF-10.2, TF-S1, TF-S6)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conformance.endings import ends_again, lie_is_found_out
from naumachia.games import find

GAME = find("trireme_fleet")
RECORDS = {path.stem: path for path in sorted((Path(__file__).parent / "records").glob("*.jsonl"))}


def test_every_ending_has_its_record() -> None:
    """The endings the rules know, found in their source."""
    folders = (GAME.folder, GAME.common)
    source = "".join(path.read_text(encoding="utf-8") for folder in folders if folder for path in folder.rglob("*.py"))
    assert set(RECORDS) == set(re.findall(r'"((?:won|drawn)-by-[a-z-]+)"', source))


@pytest.mark.parametrize("ending", RECORDS)
def test_a_record_ends_again_as_it_ended(ending: str) -> None:
    ends_again(RECORDS[ending], ending)


@pytest.mark.parametrize("ending", RECORDS)
def test_a_record_with_another_end_is_found_out(ending: str) -> None:
    lie_is_found_out(RECORDS[ending], "yellow", "red")
