"""The glossary: complete in both languages, one sentence each, and every word is used somewhere in the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from naumachia.glossary import Term, glossary

SOURCE = Path(__file__).parent.parent / "src" / "naumachia"
TERMS = pytest.mark.parametrize("term", [pytest.param(term, id=name) for name, term in glossary().items()])
FEWEST = 40


def text(lang: str) -> str:
    """All words of the games in a language: messages, rules, lessons and scenarios."""
    fluent = [path.read_text("utf-8") for path in SOURCE.rglob("*.ftl") if path.name.split(".")[-2] == lang]
    files = [path.read_text("utf-8") for folder in ("lessons", "scenarios") for path in SOURCE.glob(f"games/**/{folder}/*.toml")]
    told = [said for one in files for said in re.findall(rf'\b{lang} = "([^"]*)"', one)]
    return "\n".join([*fluent, *told]).lower().replace("\u00a0", " ")


TEXTS = {lang: text(lang) for lang in ("en", "fr")}


@TERMS
def test_a_term_is_defined_in_one_sentence_in_both_languages(term: Term) -> None:
    for said in (term.means.en, term.means.fr):
        assert said.endswith(".")
        assert said.count(".") == 1
        assert len(said) <= 140
    assert term.means.en != term.means.fr
    assert term.name.en
    assert term.name.fr
    assert not re.search(r"'| [:;!?]", term.means.fr)


@TERMS
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_term_is_used_in_the_games(term: Term, lang: str) -> None:
    forms: list[str] = getattr(term.forms, lang)
    assert any(re.search(rf"(?<!\w){re.escape(form.lower())}(?!\w)", TEXTS[lang]) for form in forms), forms


def test_no_word_means_two_terms() -> None:
    assert len(glossary()) >= FEWEST
    for lang in ("en", "fr"):
        forms = [form for term in glossary().values() for form in getattr(term.forms, lang)]
        assert len(forms) == len(set(forms))
