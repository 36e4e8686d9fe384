"""The figures the set-up page tells are those of docs/balance.md."""

from __future__ import annotations

from games.war_galley.test_balance_figures import DOC, ROW
from naumachia.games import find


def test_balance_figures_are_those_of_the_document() -> None:
    game = find("trireme_fleet")
    told = {name: tuple(map(int, rest)) for name, *rest in ROW.findall(DOC.read_text(encoding="utf-8"))}
    assert len(game.balance) > 2
    for name, balance in game.balance.items():
        games, one, two, draws = told[name]
        assert (balance.games, tuple(balance.wins.values())) == (games, (one, two))
        assert games - one - two == draws
        assert set(balance.wins) == set(game.load_scenario(name).sides)
