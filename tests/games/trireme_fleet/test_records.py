"""Recorded matches, one for each way a match can end, played again (TF-9.3, TF-10.1, TF-10.2, TF-S1, TF-S6)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from naumachia.games import find
from naumachia.kernel import record
from naumachia.kernel.errors import BadRecord
from naumachia.match import replay, verify

GAME = find("trireme_fleet")
RECORDS = {path.stem: path for path in sorted((Path(__file__).parent / "records").glob("*.jsonl"))}


def test_every_ending_has_its_record() -> None:
    """The endings the rules know, found in their source."""
    folders = (GAME.folder, GAME.common)
    source = "".join(path.read_text(encoding="utf-8") for folder in folders if folder for path in folder.rglob("*.py"))
    assert set(RECORDS) == set(re.findall(r'"((?:won|drawn)-by-[a-z-]+)"', source))


@pytest.mark.parametrize("ending", RECORDS)
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


@pytest.mark.parametrize("ending", RECORDS)
def test_a_record_with_another_end_is_found_out(ending: str) -> None:
    kept = record.read(RECORDS[ending])
    assert kept.end is not None
    other = "yellow" if kept.end.end.winner != "yellow" else "red"
    with pytest.raises(BadRecord):
        verify(replace(kept, end=replace(kept.end, end=replace(kept.end.end, winner=other))))
