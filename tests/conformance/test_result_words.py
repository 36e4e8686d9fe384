"""The table at the end: what was lost and what was done are never called the same."""

from __future__ import annotations

from typing import get_args

import pytest

from conformance.table import says
from naumachia.games import games
from naumachia.kernel import AnyGame
from naumachia.kernel.words import Kind
from naumachia.text import LANGUAGES, sources, speech


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=games().keys())
def test_nothing_stands_twice_in_the_result(game: AnyGame, lang: str) -> None:
    words = speech(lang, game.name)
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources(game.name, lang))
    tallies = {words.phrase(line.partition(" ")[0]) for line in text.splitlines() if line.startswith(("tally-", "loss-"))}
    blows = {
        words.phrase(f"blow-{kind}") if words.knows(f"blow-{kind}") else words.phrase("page-blow", {"kind": kind})
        for kind in get_args(Kind)
        if kind not in ("", "sink", "burn", "wreck", "explode")
    }
    assert tallies or not says(game.telling, "losses"), "Telling.losses tells losses, but no loss-KEY or tally-KEY has words"
    assert not tallies & blows
