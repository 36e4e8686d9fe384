"""French typography of every Fluent file: no-break spaces before double signs and inside guillemets, curved apostrophes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "naumachia"
FRENCH = sorted(path for path in SOURCE.rglob("*fr.ftl"))


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(SOURCE)))
def test_french_typography(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"[^\s\[] [:;!?»]|« |\w'\w", line)]


@pytest.mark.parametrize("french", FRENCH, ids=lambda path: str(path.relative_to(SOURCE)))
def test_both_languages_have_the_same_messages(french: Path) -> None:
    english = french.with_name(french.name.replace("fr.ftl", "en.ftl"))
    ids = [set(re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.M)) for path in (english, french)]
    assert ids[0] == ids[1]
