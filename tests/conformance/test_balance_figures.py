"""The figures the set-up page tells are those of docs/balance.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from naumachia.games import find, games

DOC = Path(__file__).parents[2] / "docs" / "balance.md"
ROW = re.compile(r"^\| `([\w-]+)` \| (\d+) \| .+? (\d+) = .*?\| .+? (\d+) = .*?\| (\d+) \|", re.M)


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.balance])
def test_balance_figures_are_those_of_the_document(name: str) -> None:
    game = find(name)
    told = {name: tuple(map(int, rest)) for name, *rest in ROW.findall(DOC.read_text(encoding="utf-8"))}
    of_document = told.keys() & set(game.scenarios())
    assert 2 * len(game.balance) >= len(of_document), "balance.toml has few of the scenarios of docs/balance.md"
    for scenario, balance in game.balance.items():
        games, one, two, draws = told[scenario]
        assert (balance.games, tuple(balance.wins.values())) == (games, (one, two))
        assert games - one - two == draws
        seats = game.rules.seats(game.start(game.load_scenario(scenario)))
        assert set(balance.wins) == set(seats.values())


LEVEL_ROW = re.compile(r"^\| `([\w-]+)` \| (\w+) \| (\d+) \| .+? (\d+) = .*?\| .+? (\d+) = .*?\| (\d+) \|", re.M)


@pytest.mark.parametrize("name", [name for name, game in games().items() if any(one.levels for one in game.balance.values())])
def test_the_balance_of_levels_is_that_of_the_document(name: str) -> None:
    game = find(name)
    rows = LEVEL_ROW.findall(DOC.read_text(encoding="utf-8"))
    told = {(scenario, level): tuple(map(int, rest)) for scenario, level, *rest in rows if scenario in game.scenarios()}
    found = {(scenario, level): one for scenario, balance in game.balance.items() for level, one in balance.levels.items()}
    assert found.keys() == told.keys()
    for key, one in found.items():
        games, first, second, draws = told[key]
        assert (one.games, tuple(one.wins.values())) == (games, (first, second))
        assert games - first - second == draws
        assert one.wins.keys() == game.balance[key[0]].wins.keys()
