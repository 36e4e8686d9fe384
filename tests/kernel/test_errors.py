"""Errors: a small tree, every one with a key and values, and words for every key that is raised."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest

import naumachia
from naumachia.kernel import Message, Refusal, errors
from naumachia.kernel.errors import NaumachiaError
from naumachia.text import LANGUAGES, speech

PACKAGE = Path(naumachia.__file__).parent
KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.NaumachiaError)]


def test_the_tree_at_the_head_of_the_module_is_the_tree() -> None:
    drawn = [line.strip("│├└─ ").split()[0] for line in errors.__doc__.splitlines() if line.strip("│├└─ ") and line[0] in "N│├└"]
    assert sorted(drawn) == sorted(kind.__name__ for kind in KINDS)


def test_an_error_carries_its_key_and_values() -> None:
    error = errors.Stale("stale-answer", found=3, now=4)
    assert error.message == Message("stale-answer", {"found": 3, "now": 4})
    assert str(error) == "stale-answer (found=3, now=4)"
    assert str(errors.Over("match-over")) == "match-over"


def test_an_illegal_answer_carries_its_refusal() -> None:
    error = errors.Illegal(Refusal("WG-6.44", "tired", {"ship": "A"}))
    assert error.message == Message("tired", {"ship": "A"})
    assert str(error) == "WG-6.44: tired (ship='A')"


@pytest.mark.parametrize(
    "error",
    [
        errors.NotFound("game-unknown", name="x", known="y"),
        errors.Illegal(Refusal("WG-6.44", "tired", {"ship": "A"})),
        errors.BadFile("a.toml", (Message("want-game"),), "corvus"),
    ],
)
def test_an_error_travels_to_another_process(error: NaumachiaError) -> None:
    """One that could not be read there broke the whole pool of workers."""
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def raised() -> list[tuple[str, str]]:
    """Every key that is raised or said outside the games, with the file where it is."""
    kinds = {kind.__name__ for kind in KINDS} - {"BadFile"} | {"Message"}
    found = set[tuple[str, str]]()
    for folder in ("kernel", "match", "players", "lab", "correspondence", "table", "cli", "server"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args:
                    first = node.args[0]
                    keys = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                    said = {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
                    found |= {(key, f"{folder}/{path.name}") for key in said if key}
    return sorted(found)


@pytest.mark.parametrize(("key", "file"), raised())
def test_every_key_has_words(key: str, file: str) -> None:
    for lang in LANGUAGES:
        assert speech(lang).knows(key), f"{file}: no {lang} words for {key}"
