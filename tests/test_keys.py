"""docs/keys.md lists the keys and arguments that programs meet."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from naumachia.games import games
from naumachia.lab.keys import Found, met, named, written
from naumachia.text import speech

PAGE = Path(__file__).parents[1] / "docs" / "keys.md"


def listed(game: str) -> dict[str, set[str]]:
    """Every key the page has for a game, with the names of its arguments."""
    text = PAGE.read_text(encoding="utf-8")
    (section,) = [part for part in re.split(r"^## ", text, flags=re.M) if part.startswith(f"{game}\n")]
    rows = re.findall(r"^\| `([\w-]+)` \| (.*) \|$", section, re.M)
    return {key: set(re.findall(r"`([\w-]+)`(?=:|;|$)", args)) for key, args in rows}


@pytest.mark.parametrize("game", sorted(games()))
def test_what_is_met_is_listed(game: str) -> None:
    found: dict[str, Found] = defaultdict(dict)
    met(games()[game], games()[game].standard, 0, found)
    known = listed(game)
    keys = {key: set(args) for kind in found.values() for key, args in kind.items()}
    assert len(keys) > 5
    stale = {key: args - known.get(key, set()) for key, args in keys.items() if key not in known or not args <= known[key]}
    assert not stale, "run: python -m naumachia.lab.keys > docs/keys.md"


@pytest.mark.parametrize("game", sorted(games()))
def test_what_the_code_names_is_listed(game: str) -> None:
    """Keys of rare events and of optional rules, which random matches do not meet."""
    known, code = listed(game), written(games()[game])
    assert all(code.values())
    missing = {kind: keys - known.keys() for kind, keys in code.items() if not keys <= known.keys()}
    assert not missing, "run: python -m naumachia.lab.keys > docs/keys.md"


def test_keys_are_found_in_the_code() -> None:
    corvus = games()["corvus"]
    assert "ask-catapult" in written(corvus)["questions"], "only asked by an optional rule"
    assert {"do-done", "do-grapple"} <= written(corvus)["options"], "acts, by their words or verbs"
    assert "corvus-lost" in written(corvus)["events"]
    assert "ship" in named(corvus)["corvus-lost"]


@pytest.mark.parametrize("game", sorted(games()))
def test_what_is_listed_has_words(game: str) -> None:
    """A key that a game has lost is taken off the page."""
    words = speech("en", game)
    assert not [key for key in listed(game) if not words.knows(key)]
