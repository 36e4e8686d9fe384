"""Recorded matches, one for each way a match can end, played again (WG-9.1, WG-9.2, WG-R31)."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.endings import ends_again, lie_is_found_out

RECORDS = {path.stem: path for path in sorted((Path(__file__).parent / "records").glob("*.jsonl"))}
ENDINGS = ("drawn-by-time", "won-by-concession", "won-by-empty", "won-by-flight", "won-by-points", "won-by-time")


def test_every_ending_has_its_record() -> None:
    assert tuple(RECORDS) == ENDINGS


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_record_ends_again_as_it_ended(ending: str) -> None:
    ends_again(RECORDS[ending], ending)


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_record_with_another_end_is_found_out(ending: str) -> None:
    lie_is_found_out(RECORDS[ending], "B", "A")
