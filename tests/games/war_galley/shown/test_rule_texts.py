"""The rules of War Galley in our own words: complete in both languages, well set, and in step with the tables."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from naumachia.games import find
from naumachia.text import LANGUAGES, speech

GAME = find("war_galley")

# Every rule of the specification, and the headings above them, in order.
RULES = tuple(
    f"WG-{number}"
    for number in (
        *("1.0", "2.0", "2.1", "2.2", "2.3", "2.4", "2.5", "3.1", "3.1.E1", "3.2", "4.0", "4.1", "4.2"),
        *("5.1", "5.11", "5.12", "5.13", "5.14", "5.2", "5.21", "5.22", "5.23", "5.24", "5.3", "5.31", "5.4", "5.41", "5.42"),
        *("5.5", "5.51", "5.52", "5.53"),
        *("6.1", "6.11", "6.12", "6.13", "6.13b", "6.14", "6.2", "6.21", "6.22", "6.23", "6.24", "6.25"),
        *("6.3", "6.31", "6.32", "6.33", "6.34", "6.35", "6.36", "6.37", "6.38"),
        *("6.4", "6.41", "6.42", "6.43", "6.44", "6.45", "6.46", "6.5", "6.51", "6.52", "6.53", "6.54", "6.6", "6.7"),
        *("7.1", "7.11", "7.12", "7.13", "7.14", "7.15", "7.16", "7.17"),
        *("7.2", "7.21", "7.22", "7.23", "7.24", "7.25", "7.26", "7.27", "7.28"),
        *("7.3", "7.31", "7.32", "7.33", "7.34", "7.35", "7.36", "8.1", "8.11", "8.12", "8.13", "8.14"),
        *("8.2", "8.21", "8.22", "8.23", "8.24", "8.25", "8.26", "8.27", "8.28", "8.3", "8.31", "8.32", "8.33", "8.34", "8.35"),
        *("8.4", "8.41", "8.42", "8.43", "8.44", "8.45", "8.46", "8.47", "8.48", "8.5", "8.51", "8.52", "8.53", "8.54"),
        *("8.6", "8.61", "8.62", "8.63", "8.64", "9.1", "9.2", "10.0"),
    )
)


def source(lang: str) -> str:
    return (GAME.folder / f"rules.{lang}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_is_plain_fluent(lang: str) -> None:
    """It parses without a rest, and the text has no placeables."""
    entries = FluentParser().parse(source(lang)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert "{" not in source(lang)
    assert "}" not in source(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_told_once_and_in_order(lang: str) -> None:
    assert re.findall(r"^rule-([\w-]+) =", source(lang), re.M) == [rule.replace(".", "-") for rule in RULES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_words(lang: str) -> None:
    words = speech(lang, "war_galley")
    for rule in RULES:
        title, text = words.rule(rule)
        assert title, rule
        assert len(text) > 20, rule


def test_every_rule_the_engine_cites_has_a_text() -> None:
    files = [path for path in GAME.folder.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    cited = {
        rule.rstrip(".")
        for path in files
        for rule in re.findall(r"(?<!rule-)WG-\d[0-9A-Za-z.]*", path.read_text(encoding="utf-8"))
    }
    assert len(cited) > 100
    assert cited - set(RULES) == set()


def test_french_is_well_set() -> None:
    """No-break spaces before double signs and inside guillemets, curved apostrophes."""
    lines = [line for line in source("fr").splitlines() if line and not line.startswith("#")]
    assert not [line for line in lines if re.search(r" [:;!?»]|« |'|[^\s\u00a0\u202f][:;!?]", line)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_boarding_numbers_are_those_of_the_table(lang: str) -> None:
    """WG-8.23 Row by row; "then 2" stands for the rest of a row, a word for the impossible."""
    _, text = speech(lang, "war_galley").rule("WG-8.23")
    rows = []
    for line in text.splitlines()[1:]:
        parts = line.partition(":")[2].strip(" \u00a0;.").split(", ")
        row = [int(found[0]) if (found := re.findall(r"\d+", part)) else 0 for part in parts]
        rows.append(row + [row[-1]] * (12 - len(row)))
    assert rows == [list(row) for row in GAME.standard_charts.boarding.rows]
