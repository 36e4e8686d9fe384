"""Recorded matches, at least one for each way a match can end, played again (TS-16, TS-S1)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from conformance.endings import endings_of
from naumachia.games import find
from naumachia.kernel.errors import BadRecord
from naumachia.kernel.files import record
from naumachia.match import replay, verify
from naumachia.match.views.review import review
from naumachia.text import LANGUAGES, speech

GAME = find("trireme_ship")
RECORDS = {path.stem: path for path in sorted((Path(__file__).parent / "records").glob("*.jsonl"))}


def test_every_ending_has_its_record() -> None:
    """The endings the rules know, found in their source."""
    assert {name.partition("+")[0] for name in RECORDS} == endings_of(GAME)
    assert len(RECORDS) == 10


@pytest.mark.parametrize("ending", RECORDS)
def test_a_record_ends_again_as_it_ended(ending: str) -> None:
    kept = record.read(RECORDS[ending])
    match = replay(kept)
    assert match.outcome is not None
    assert match.outcome.key == ending.partition("+")[0]
    assert kept.end is not None
    assert match.outcome.winner == kept.end.end.winner
    assert match.waiting == ()
    proof = verify(kept)
    assert proof["finished"]
    assert proof["proved"] == proof["dice"]
    for lang in LANGUAGES:
        words = speech(lang, GAME.name)
        assert not words.problems(match.outcome.key, match.outcome.args)
        for _, what in review(match).losses:
            assert not words.problems(f"loss-{what}", {})


@pytest.mark.parametrize("ending", RECORDS)
def test_a_record_with_another_end_is_found_out(ending: str) -> None:
    kept = record.read(RECORDS[ending])
    assert kept.end is not None
    other = "yellow" if kept.end.end.winner != "yellow" else "red"
    with pytest.raises(BadRecord):
        verify(replace(kept, end=replace(kept.end, end=replace(kept.end.end, winner=other))))
