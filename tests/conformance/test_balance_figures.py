"""The figures the set-up page tells are those of docs/balance.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from naumachia.games import find

DOC = Path(__file__).parents[2] / "docs" / "balance.md"
ROW = re.compile(r"^\| `([\w-]+)` \| (\d+) \| .+? (\d+) = .*?\| .+? (\d+) = .*?\| (\d+) \|", re.M)


@pytest.mark.parametrize(
    ("name", "least"), [("touche_coule", 7), ("war_galley", 10), ("trireme_fleet", 3), ("corvus", 7), ("branle_bas", 13)]
)
def test_balance_figures_are_those_of_the_document(name: str, least: int) -> None:
    game = find(name)
    told = {name: tuple(map(int, rest)) for name, *rest in ROW.findall(DOC.read_text(encoding="utf-8"))}
    assert len(game.balance) >= least
    for scenario, balance in game.balance.items():
        games, one, two, draws = told[scenario]
        assert (balance.games, tuple(balance.wins.values())) == (games, (one, two))
        assert games - one - two == draws
        seats = game.seats(game.start(game.load_scenario(scenario)))
        assert set(balance.wins) == set(seats.values())
