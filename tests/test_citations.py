"""Every id the code cites is explained in the repository: rule ids by the rules' texts, all others in docs/."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "naumachia").rglob("*.py"))
RULINGS = (ROOT / "docs" / "rulings-war-galley.md").read_text(encoding="utf-8")
CORVUS = (ROOT / "docs" / "rulings-corvus.md").read_text(encoding="utf-8")
BRANLE_BAS = (ROOT / "docs" / "rulings-branle-bas.md").read_text(encoding="utf-8")
SECURITY = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
TRIREME = (ROOT / "docs" / "rulings-trireme.md").read_text(encoding="utf-8")
HULLS = re.compile(r"`[^`]*`")
"""Ships in examples of the notation are called R1 and Y2 too."""
IDS = re.compile(r"\b(?:R[1-9]\d?|D[1-9]\d?|K[1-9]\d?|M[0-4]|T[123]|V[12]|RF)\b(?!\.)")
SPECIFICATION = re.compile(r"[Ss]pecification (\d+)(?:\.\d+)?")


def prose(path: Path) -> str:
    """Docstrings and comments: names in the code itself are no citations."""
    text = path.read_text(encoding="utf-8")
    return "\n".join([*re.findall(r'"""(.*?)"""', text, re.S), *re.findall(r"#(.*)", text)])


def cited() -> dict[str, str]:
    """Each id and a module that cites it."""
    others = [path for path in SOURCES if not {"trireme", "corvus", "branle_bas"} & set(path.relative_to(ROOT).parts)]
    return {name: str(path.relative_to(ROOT)) for path in others for name in IDS.findall(prose(path))}


def explained(name: str) -> bool:
    """A row of a table begins with it, or the list of dice has it."""
    table = re.search(rf"^\| {name}\*? \| .", RULINGS + SECURITY, re.M)
    return bool(table or re.search(rf"(?:^|· ?\n?){name} \w", RULINGS, re.M))


def test_every_id_cited_is_explained() -> None:
    found = cited()
    assert len(found) > 70, "the search finds what it looks for"
    assert {name: where for name, where in found.items() if not explained(name)} == {}


@pytest.mark.parametrize(("game", "text"), [("trireme", TRIREME), ("corvus", CORVUS), ("branle_bas", BRANLE_BAS)])
def test_every_ruling_that_a_game_cites_is_explained(game: str, text: str) -> None:
    """The specifications number their rulings each for itself."""
    own = [path for path in SOURCES if game in path.relative_to(ROOT).parts]
    found = {name for path in own for name in re.findall(r"\bR[1-9]\d?\b", HULLS.sub("", prose(path)))}
    assert len(found) > 10, "the search finds what it looks for"
    assert sorted(name for name in found if not re.search(rf"^\| {name} \| .", text, re.M)) == []


def test_every_ruling_of_the_specification_is_explained() -> None:
    assert [f"R{number}" for number in range(1, 71) if not explained(f"R{number}")] == []


def test_every_chapter_cited_is_named() -> None:
    chapters = {chapter for path in SOURCES for chapter in SPECIFICATION.findall(prose(path))}
    assert chapters
    assert [chapter for chapter in chapters if not explained(chapter)] == []


def test_what_is_not_explained_is_found_out() -> None:
    assert not explained("R71")
    assert not explained("K26")


@pytest.mark.parametrize("word", ["orders", "option", "table", "view", "horizon", "guest", "film", "gist", "beginning", "fault"])
def test_the_glossary_has_the_words_that_had_two_meanings(word: str) -> None:
    text = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    assert re.search(rf"\*\*[^*]*{word}", text)
