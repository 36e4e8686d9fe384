"""A finished match looked back upon."""

from __future__ import annotations

from pathlib import Path

from naumachia.kernel import record
from naumachia.match import replay
from naumachia.match.review import review

RECORDS = sorted((Path(__file__).parents[1] / "games" / "branle_bas" / "records").glob("*.jsonl"))
"""In this game nothing is lost without a blow, and dice for wind and leaks follow upon the last shot of a turn."""


def test_what_turned_a_match_tells_the_blow() -> None:
    """Dice may go on falling after the blow: the moment is still told by what was struck."""
    moments = [moment for path in RECORDS for moment in review(replay(record.read(path))).moments]
    assert len(moments) > 20
    assert not [[line.key for line in moment.log] for moment in moments if not any(line.blow for line in moment.log)]
