"""The table of what a review found names a test for every defect, and every test it names is there and names the defect."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_defect_has_its_tests() -> None:
    rows = re.findall(r"^\| (D\d+) \|.*\| ([^|]+) \|$", (ROOT / "docs/security.md").read_text(encoding="utf-8"), re.M)
    assert [number for number, _ in rows] == [f"D{number}" for number in range(1, 21)]
    for number, tests in rows:
        named = re.findall(r"`(test_\w+)::(test_\w+)`", tests)
        assert named, number
        texts = {file: (ROOT / "tests/server" / f"{file}.py").read_text(encoding="utf-8") for file, _ in named}
        for file, test in named:
            assert f"def {test}(" in texts[file], f"{file}::{test}"
        assert any(re.search(rf"\b{number}\b", text) for text in texts.values()), f"nobody says {number}"
