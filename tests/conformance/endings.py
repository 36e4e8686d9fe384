"""Records kept of every way a match can end: they end again as they ended, and a lie about the end is found out."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from naumachia.kernel import AnyGame
from naumachia.kernel.errors import BadRecord
from naumachia.kernel.files import record
from naumachia.kernel.positions import two_sides as sides
from naumachia.match import replay, verify


def endings_of(game: AnyGame) -> set[str]:
    """The endings the rules know, found in their source and in what all games of two sides share."""
    folders = (game.folder, game.common)
    source = "".join(path.read_text(encoding="utf-8") for folder in folders if folder for path in folder.rglob("*.py"))
    return set(re.findall(r'"((?:won|drawn)-by-[a-z-]+)"', source + inspect.getsource(sides)))


def ends_again(file: Path, ending: str) -> None:
    """The answers and dice lead to the same end once more, and the seed proves the dice."""
    kept = record.read(file)
    match = replay(kept)
    assert match.outcome is not None
    assert match.outcome.key == ending
    assert kept.end is not None
    assert match.outcome.winner == kept.end.end.winner
    assert match.waiting == ()
    proof = verify(kept)
    assert proof["finished"]
    assert proof["proved"] == proof["dice"]


def lie_is_found_out(file: Path, one: str, two: str) -> None:
    """Another winner than the true one is not believed."""
    kept = record.read(file)
    assert kept.end is not None
    other = one if kept.end.end.winner != one else two
    with pytest.raises(BadRecord):
        verify(replace(kept, end=replace(kept.end, end=replace(kept.end.end, winner=other))))
