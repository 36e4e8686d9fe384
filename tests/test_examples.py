"""What the documentation says of Python is run: docs/python.md, the README and the examples."""

from __future__ import annotations

import doctest
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import naumachia

ROOT = Path(__file__).parents[1]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", ["docs/python.md", "README.md", "src/naumachia/__init__.py"])
def test_the_pages_are_true(page: str) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert found.attempted > 2
    assert found.failed == 0


def test_the_door_offers_about_ten_names_each_documented() -> None:
    assert 8 <= len(naumachia.__all__) <= 12
    assert all(getattr(naumachia, name).__doc__ for name in naumachia.__all__)


def test_a_scenario_is_fair(capsys: pytest.CaptureFixture[str]) -> None:
    example("fair").main("touche_coule/s1", 4)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all(" of 4 (" in line for line in lines)


def test_a_player_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("own_player").main() in ("red", "blue", None)
    assert "[TC-" in capsys.readouterr().out


def test_the_odds_of_a_battle(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("best_shot").main() > 0
    assert "/" in capsys.readouterr().out


def test_every_example_is_run_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert EXAMPLES
    assert all(f'example("{path.stem}")' in text for path in EXAMPLES if path.stem != "client")  # see test_protocol
