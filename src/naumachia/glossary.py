"""Glossary: nautical and game words, each defined in one sentence in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from naumachia.kernel.files import toml_files
from naumachia.kernel.scenario import Words

FILE = Path(__file__).parent / "locales" / "glossary.toml"


class Forms(Struct, frozen=True, forbid_unknown_fields=True):
    """Words of texts that mean a term, by language."""

    en: list[str]
    fr: list[str]


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A word and its meaning."""

    name: Words
    forms: Forms
    means: Words


@cache
def glossary() -> dict[str, Term]:
    """Return all terms by their ids, or raise `BadFile` with every fault."""
    data, text = toml_files.read(FILE)
    found: dict[str, Term] = toml_files.check(data, dict[str, Term], str(FILE), text)
    return found
