"""How a finished match went, in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from naumachia.kernel import Message
from naumachia.kernel.files import record
from naumachia.match import replay
from naumachia.match.views.review import review
from naumachia.table.work.summary import sentences
from naumachia.text import LANGUAGES, speech

TURNED = Path(__file__).parents[1] / "match" / "turned"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["touche-boarding", "touche-liburnians"])
def test_the_boarding_that_decided_names_both_ships(name: str, language: str) -> None:
    match = replay(record.read(TURNED / f"{name}.jsonl"))
    words = speech(language, match.game.name)
    (blow,) = [line for line in sentences(match, review(match), None) if line.key == "summary-blow"]
    what = blow.args["what"]
    assert isinstance(what, Message)
    assert what.key == "boarded"
    said = words.say(blow)
    for ship in (what.args["ship"], what.args["target"]):
        assert isinstance(ship, Message)
        assert words.say(ship).lower() in said.lower()
