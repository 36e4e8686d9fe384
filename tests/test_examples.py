"""Examples of the documentation are run: docs/python.md, the README and the examples."""

from __future__ import annotations

import doctest
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import naumachia
from naumachia.games import games

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
    assert 8 <= len(naumachia.__all__) <= 14
    assert all(getattr(naumachia, name).__doc__ for name in naumachia.__all__ if name != "Answer")  # a union of types


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


@pytest.mark.parametrize("game", sorted(games()))
def test_one_program_plays_every_game(game: str) -> None:
    """`moves` exist for every question of every game, and a program that draws among them comes to the end of a match."""
    answers, key = example("any_game").main(game, seed=3)
    assert answers > 10
    assert key


@pytest.mark.parametrize("game", sorted(games()))
def test_moves_are_offered_to_the_seats_that_are_asked_and_are_legal(game: str) -> None:
    match = naumachia.play(f"{game}/{games()[game].standard}", seed=4)
    for _ in range(12):
        assert match.request is not None
        for seat in match.seats:
            found = naumachia.moves(match.state, seat)
            assert bool(found) == (seat in match.waiting)
            assert all(move in match.request for move in found)
        match.answer(naumachia.moves(match.state, match.waiting[0])[0], match.waiting[0])


def test_the_odds_of_every_game_can_be_asked_for() -> None:
    met = {game: example("best_shot").main(game, answers=60) for game in sorted(games())}
    assert sum(count > 0 for count in met.values()) >= 3, met


def test_every_example_is_run_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert EXAMPLES
    assert all(f'example("{path.stem}")' in text for path in EXAMPLES if path.stem != "client")  # see test_protocol


def test_an_agent_learns_from_nothing() -> None:
    """From an even match to a clear lead over random actions, measured on seeds that it did not learn from."""
    pytest.importorskip("pettingzoo")
    told: list[str] = []
    curve = list(example("train_agent").train("touche_coule/s1", matches=100, every=100, trial=30, say=told.append))
    assert [number for number, *_ in curve] == [0, 100]
    assert curve[-1][2] > 0.5, told
