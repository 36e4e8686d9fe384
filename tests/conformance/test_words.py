"""The Fluent files themselves: no line that cannot be read, and the same messages with the same values in every language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import fluent_entries
from conformance.table import ALL
from naumachia.fluent_bundle import REFERENCE, parsed, split
from naumachia.games import games
from naumachia.text import COMMON, LANGUAGES

FOLDERS = {"common": COMMON} | {f"{name}-{folder.name}": folder for name, game in ALL.items() for folder in game.folders}
every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS.keys())


class Values(Visitor):
    """The names of the values set into a message, and of the messages and terms it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def entries(path: Path) -> dict[str, frozenset[str]]:
    """Each message of a file, its attributes too, with the values it uses."""
    found = {}
    for entry in fluent_entries.entries(path):
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is said twice"
            for name, part in [(entry.id.name, entry), *((f"{entry.id.name}.{a.id.name}", a) for a in entry.attributes)]:
                values = Values()
                values.visit(part.value if isinstance(part, ast.Attribute) else part)
                found[name] = frozenset(values.names)
    return found


def meant(path: Path) -> dict[str, frozenset[str]]:
    """The same without gender and article, which only some languages have of a thing that all of them name."""
    found = {key: values for key, values in entries(path).items() if not key.endswith((".gender", ".the"))}
    return {key: frozenset(name for name in values if not name.endswith(("_gender", "_the"))) for key, values in found.items()}


@every_folder
def test_every_language_has_the_same_files(folder: Path) -> None:
    """Apart from the help of the command line, whose English stands in the code (`cli/test_translation.py`)."""
    names = [{path.name.replace(f"{lang}.ftl", "") for path in folder.glob(f"*{lang}.ftl")} - {"cli."} for lang in LANGUAGES]
    assert all(files == names[0] for files in names)
    assert names[0]


@every_folder
def test_every_language_says_the_same(folder: Path) -> None:
    first, *others = LANGUAGES
    for path in folder.glob(f"*{first}.ftl"):
        words = meant(path)
        for lang in others:
            theirs = meant(path.with_name(path.name.replace(f"{first}.ftl", f"{lang}.ftl")))
            assert words.keys() == theirs.keys()
            assert not [key for key in words if not words[key] and theirs[key]], "a value only one language knows"


@every_folder
def test_a_message_is_parsed_by_itself_as_in_its_file(folder: Path) -> None:
    """And whatever it refers to is found in its text: the program parses no more than that (`fluent_bundle`)."""
    for path in folder.glob("*.ftl"):
        whole = [entry for entry in fluent_entries.entries(path) if isinstance(entry, ast.Message | ast.Term)]
        texts = split(path)
        assert list(texts) == [f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}" for entry in whole]
        for entry, text in zip(whole, texts.values(), strict=True):
            assert entry.equals(parsed(text), ignored_fields=["comment"]), text
            named = Values()
            named.visit(entry)
            assert named.others <= set(REFERENCE.findall(text)), text


@pytest.mark.parametrize("name", games())
def test_a_newcomer_is_told(name: str) -> None:
    """Every game says how one wins and loses, what it is in brief and when, and a word under every question."""
    words = entries(games()[name].folder / "en.ftl")
    lacking = {"game-age", "aim-1", "aim-2", "brief-1", "brief-2", "brief-3"} - words.keys()
    assert not lacking, f"no words for {lacking}"
    asked = [key for key in words if key.startswith(("ask-", "do-")) and "." not in key]
    assert asked, "no question (ask-…) and no option (do-…) has words"
    bare = [key for key in asked if f"{key}.hint" not in words]
    assert not bare, f"no .hint under {bare}"
