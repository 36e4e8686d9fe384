"""Arguments in sentences: an article or a gender is asked only of what has one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, serialize

import fluent_entries
from naumachia.games import games
from naumachia.text import LANGUAGES, sources

PAGE = Path(__file__).parents[1] / "docs" / "keys.md"


def arguments(game: str) -> dict[str, dict[str, str]]:
    """Return the arguments of each key that the page lists for a game, and of which kind they are, where that is known."""
    (section,) = [
        part for part in re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.M) if part.startswith(f"{game}\n")
    ]
    rows = re.findall(r"^\| `([\w-]+)` \| (.*) \|$", section, re.M)
    return {key: dict(re.findall(r"(?:^|; )`([\w-]+)`(?:: ([^;]+))?", told)) for key, told in rows}


def messages(game: str, lang: str) -> dict[str, ast.Message]:
    """Return the messages of a game, those of the whole program among them."""
    return fluent_entries.messages(*sources(game, lang))


def variables(node: object) -> Iterator[str]:
    """Yield the names of the variables in a part of a message."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from variables(part)


def strange(told: dict[str, str], used: str, attributes: dict[str, set[str]]) -> bool:
    """Whether a variable is none of the arguments, and nothing that one of them tells of itself."""
    name, _, asked = used.rpartition("_")
    if used in told or used in ("side", "ways"):  # the page adds who is asked, and a whole way
        return False
    kind = told.get(name, "")
    if kind.startswith("list") or (name in told and not kind):
        return False
    return not any(asked in attributes.get(key, ()) for key in re.findall(r"`([\w-]+)`", kind))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_sentences_ask_of_their_arguments_what_these_have(game: str, lang: str) -> None:
    words = messages(game, lang)
    attributes = {key: {one.id.name for one in message.attributes} for key, message in words.items()}
    checked = [(key, told, words[key]) for key, told in arguments(game).items() if key in words]
    assert len(checked) > 20
    assert not [
        f"{key}: ${used}"
        for key, told, message in checked
        for used in sorted(set(variables(message)))
        if strange(told, used, attributes)
    ]


@pytest.mark.parametrize("game", sorted(games()))
def test_no_article_is_asked_of_a_number(game: str) -> None:
    """Keys that are too rare for the page of keys: what English counts is no thing with an article in French."""
    english, french = messages(game, "en"), messages(game, "fr")
    counted = re.compile(r"\$(\w+) \} (?:points|hexes)\b")
    numbers = {key: set(counted.findall(serialize(ast.Resource([message])))) for key, message in english.items()}
    assert any(numbers.values())
    wrong = [(key, used) for key, message in french.items() for used in variables(message) if used.endswith("_the")]
    assert not [f"{key}: ${used}" for key, used in wrong if used.removesuffix("_the") in numbers.get(key, ())]
