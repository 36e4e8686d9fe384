"""Recorded matches, one for each way a match can end, played again (WG-9.1, WG-9.2, R31)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from naumachia.kernel import record
from naumachia.kernel.errors import BadRecord
from naumachia.match import replay, verify

RECORDS = {path.stem: path for path in sorted((Path(__file__).parent / "records").glob("*.jsonl"))}
ENDINGS = ("drawn-by-time", "won-by-concession", "won-by-empty", "won-by-flight", "won-by-points", "won-by-time")


def test_every_ending_has_its_record() -> None:
    assert tuple(RECORDS) == ENDINGS


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_record_ends_again_as_it_ended(ending: str) -> None:
    kept = record.read(RECORDS[ending])
    match = replay(kept)
    assert match.outcome is not None
    assert match.outcome.key == ending
    assert kept.end is not None
    assert match.outcome.winner == kept.end.end.winner
    assert match.waiting == ()
    proof = verify(kept)
    assert proof["finished"]
    assert proof["proved"] == proof["dice"]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_record_with_another_end_is_found_out(ending: str) -> None:
    kept = record.read(RECORDS[ending])
    assert kept.end is not None
    other = "B" if kept.end.end.winner != "B" else "A"
    with pytest.raises(BadRecord):
        verify(replace(kept, end=replace(kept.end, end=replace(kept.end.end, winner=other))))
