"""Recorded matches, one for each way a match can end, played again (TF-9.3, TF-10.1, TF-10.2, TF-S1, TF-S6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.endings import endings_of, ends_again, lie_is_found_out
from naumachia.games import find

GAME = find("trireme_fleet")
RECORDS = {path.stem: path for path in sorted((Path(__file__).parent / "records").glob("*.jsonl"))}


def test_every_ending_has_its_record() -> None:
    """The endings the rules know, found in their source."""
    assert set(RECORDS) == endings_of(GAME)


@pytest.mark.parametrize("ending", RECORDS)
def test_a_record_ends_again_as_it_ended(ending: str) -> None:
    ends_again(RECORDS[ending], ending)


@pytest.mark.parametrize("ending", RECORDS)
def test_a_record_with_another_end_is_found_out(ending: str) -> None:
    lie_is_found_out(RECORDS[ending], "yellow", "red")
