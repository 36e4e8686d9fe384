"""The tables of what a review found and what was tried since name a test for each, and every test they name is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def rows(letter: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The numbers of a table, each with the tests it names."""
    text = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    found = re.findall(rf"^\| ({letter}\d+)\*? \|.*\| ([^|]+) \|$", text, re.M)
    return [(number, re.findall(r"`(test_\w+)::(test_\w+)`", tests)) for number, tests in found]


def text_of(file: str, test: str) -> str:
    """The text of a file in which this test is."""
    text = next((ROOT / "tests/server").rglob(f"{file}.py")).read_text(encoding="utf-8")
    assert f"def {test}(" in text, f"{file}::{test}"
    return text


def test_every_defect_has_its_tests() -> None:
    found = rows("D")
    assert [number for number, _ in found] == [f"D{number}" for number in range(1, len(found) + 1)]
    assert len(found) >= 22
    for number, named in found:
        assert named, number
        texts = [text_of(*one) for one in named]
        assert any(re.search(rf"\b{number}\b", text) for text in texts), f"nobody says {number}"


def test_everything_a_cheat_has_tried_has_its_tests() -> None:
    found = rows("C")
    assert [number for number, _ in found] == [f"C{number}" for number in range(1, len(found) + 1)]
    assert len(found) >= 6
    for number, named in found:
        assert named, number
        for one in named:
            text_of(*one)
