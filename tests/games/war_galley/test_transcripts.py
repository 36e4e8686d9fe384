"""Matches of the game ask, offer, refuse and tell the same as their transcripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.transcript import check, files


@pytest.mark.parametrize("file", files("war_galley"), ids=lambda file: file.stem)
def test_a_match_reads_as_its_transcript(file: Path) -> None:
    check(file)
