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
