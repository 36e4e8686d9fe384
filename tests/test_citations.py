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
HULLS = re.compile(r"`[^`]*`|\"[^\"\n]*\"")
"""Ships in examples of the notation are called R1 and Y2 too."""
IDS = re.compile(r"(?<![\w-])(?:WG-[RDK][1-9]\d?|R[1-9]\d?|D[1-9]\d?|K[1-9]\d?|M[0-4]|T[123]|V[12]|RF)\b(?!\.)")
PREFIXES = {"war_galley": "WG", "branle_bas": "BB", "corvus": "CV", "trireme": "TR"}
"""Rulings are cited with the prefix of their game, so that each id exists once in the repository."""
SPECIFICATION = re.compile(r"[Ss]pecification (\d+)(?:\.\d+)?")


def prose(path: Path) -> str:
    """Docstrings and comments: names in the code itself are no citations."""
    text = path.read_text(encoding="utf-8")
    return "\n".join([*re.findall(r'"""(.*?)"""', text, re.S), *re.findall(r"#(.*)", text)])


def cited() -> dict[str, str]:
    """Each id and a module that cites it."""
    others = [path for path in SOURCES if not {"trireme", "corvus", "branle_bas"} & set(path.relative_to(ROOT).parts)]
    return {name: str(path.relative_to(ROOT)) for path in others for name in IDS.findall(HULLS.sub("", prose(path)))}


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
    own = [path for path in SOURCES if game in path.relative_to(ROOT).parts]
    found = {name for path in own for name in re.findall(rf"\b{PREFIXES[game]}-R[1-9]\d?a?\b", prose(path))}
    assert len(found) > 10, "the search finds what it looks for"
    assert sorted(name for name in found if not re.search(rf"^\| {name} \| .", text, re.M)) == []


def test_every_ruling_that_texts_and_tables_cite_is_explained() -> None:
    texts = [path.read_text(encoding="utf-8") for kind in ("*.ftl", "*.toml") for path in (ROOT / "src").rglob(kind)]
    found = {name for text in texts for name in re.findall(r"\((?:[A-Z]+-)?R[1-9]\d?[,)]|, (?:[A-Z]+-)?R[1-9]\d?\)", text)}
    names = {name.strip("(), ") for name in found}
    assert len(names) > 5
    assert [name for name in names if not re.search(rf"^\| {name} \| .", TRIREME + RULINGS + CORVUS + BRANLE_BAS, re.M)] == []


@pytest.mark.parametrize("game", PREFIXES)
def test_a_ruling_is_cited_with_the_prefix_of_its_game(game: str) -> None:
    """Ships are called R12 as well, but not in prose of the source."""
    bare = re.compile(r"(?<![\w-])(?:R[1-9]\d|R8a)\b" if game in ("trireme", "corvus") else r"(?<![\w-])[RDK][1-9]\d?\b(?!\.)")
    own = [path for path in SOURCES if game in path.relative_to(ROOT).parts]
    quoted = re.compile(r"`[^`]*`|\"[^\"\n]*\"")
    assert {
        str(path): bare.findall(quoted.sub("", prose(path))) for path in own if bare.search(quoted.sub("", prose(path)))
    } == {}
    foreign = [prefix for prefix in PREFIXES.values() if prefix != PREFIXES[game]]
    cited = {name for path in own for name in re.findall(rf"\b(?:{'|'.join(foreign)})-R[1-9]\d?\b", prose(path))}
    assert cited == set(), "of another game"


@pytest.mark.parametrize(("prefix", "text"), [("WG", RULINGS), ("BB", BRANLE_BAS), ("CV", CORVUS), ("TR", TRIREME)])
def test_the_ids_of_a_page_have_its_prefix(prefix: str, text: str) -> None:
    ids = re.findall(r"^\| ([A-Z-]*R\d+a?) \| ", text, re.M)
    assert len(ids) > 20
    assert [name for name in ids if not name.startswith(f"{prefix}-R")] == []


def test_every_ruling_of_the_specification_is_explained() -> None:
    assert [f"WG-R{number}" for number in range(1, 71) if not explained(f"WG-R{number}")] == []


def test_every_chapter_cited_is_named() -> None:
    chapters = {chapter for path in SOURCES for chapter in SPECIFICATION.findall(prose(path))}
    assert chapters
    assert [chapter for chapter in chapters if not explained(chapter)] == []


def test_what_is_not_explained_is_found_out() -> None:
    assert not explained("WG-R71")
    assert not explained("WG-K26")
    assert not explained("R58")


@pytest.mark.parametrize("word", ["orders", "option", "table", "view", "horizon", "guest", "film", "gist", "beginning", "fault"])
def test_the_glossary_has_the_words_that_had_two_meanings(word: str) -> None:
    text = (ROOT / "docs" / "words.md").read_text(encoding="utf-8")
    assert re.search(rf"\*\*[^*]*{word}", text)
