"""Typography of every text a player reads: French with its no-break spaces and curved apostrophes, English without them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "naumachia"
FRENCH = sorted(path for path in SOURCE.rglob("*fr.ftl"))
ENGLISH = sorted(path for path in SOURCE.rglob("*en.ftl"))
SCENARIOS = sorted(SOURCE.glob("games/*/scenarios/*.toml"))
BAD_FRENCH = re.compile(r"[^\s\[] [:;!?»]|« |\w'\w")
BAD_ENGLISH = re.compile(r"[\w)\]}”] [:;!?](?!\w)|[\u00a0\u202f][:;!?]|«")


def texts(data: Any) -> Iterator[tuple[str, str]]:
    """Everything in a scenario that is written in two languages."""
    if isinstance(data, dict):
        if data.keys() == {"en", "fr"}:
            yield data["en"], data["fr"]
        for value in data.values():
            yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(SOURCE)))
def test_french_typography(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if BAD_FRENCH.search(line)]


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(SOURCE)))
def test_english_typography(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if BAD_ENGLISH.search(re.sub(r"^ *\*?\[\w+\] ?|\{ \$[\w-]+ ->", "", line))]


@pytest.mark.parametrize("game", ["touche_coule", "war_galley"])
def test_tables_are_told_in_both_languages(game: str) -> None:
    """Every table has a name, its columns have names, and its reason is the one that stands in the chart file."""
    charts = tomllib.loads((SOURCE / "games" / game / "charts.toml").read_text(encoding="utf-8"))
    english = (SOURCE / "games" / game / "en.ftl").read_text(encoding="utf-8")
    for name, table in charts.items():
        assert f"\nchart-{name} = " in english
        if reason := table.get("because"):
            assert f"\nbecause-{name} = {reason}\n" in english
        for column in table.keys() - {"provenance", "because"}:
            assert f"\ncolumn-{column} = " in english, (name, column)


def test_typography_of_scenarios() -> None:
    found = [(path.stem, pair) for path in SCENARIOS for pair in texts(tomllib.loads(path.read_text(encoding="utf-8")))]
    assert len(found) > 100
    assert not [(name, fr) for name, (_, fr) in found if BAD_FRENCH.search(fr)]
    assert not [(name, en) for name, (en, _) in found if BAD_ENGLISH.search(en)]


@pytest.mark.parametrize("french", FRENCH, ids=lambda path: str(path.relative_to(SOURCE)))
def test_both_languages_have_the_same_messages(french: Path) -> None:
    english = french.with_name(french.name.replace("fr.ftl", "en.ftl"))
    ids = [set(re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.M)) for path in (english, french)]
    assert ids[0] == ids[1]
