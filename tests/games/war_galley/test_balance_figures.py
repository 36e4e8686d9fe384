"""The figures the set-up page tells are those of docs/balance.md."""

from __future__ import annotations

import re
from pathlib import Path

from naumachia.games import find

DOC = Path(__file__).parents[3] / "docs" / "balance.md"
ROW = re.compile(r"^\| `([\w-]+)` \| (\d+) \| .+? (\d+) = .*?\| .+? (\d+) = .*?\| (\d+) \|", re.M)


def test_balance_figures_are_those_of_the_document() -> None:
    game = find("war_galley")
    told = {name: tuple(map(int, rest)) for name, *rest in ROW.findall(DOC.read_text(encoding="utf-8"))}
    assert len(game.balance) > 10
    for name, balance in game.balance.items():
        games, one, two, draws = told[name]
        assert (balance.games, tuple(balance.wins.values())) == (games, (one, two))
        assert games - one - two == draws
        assert set(balance.wins) == set(game.load_scenario(name).sides)
