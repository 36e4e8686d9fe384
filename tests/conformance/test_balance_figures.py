"""The figures the set-up page tells are those of docs/balance.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from naumachia.games import find, games
from naumachia.kernel import AnyGame
from naumachia.kernel.state import State
from tools import balance as balance_page

DOC = Path(__file__).parents[2] / "docs" / "balance.md"
ROW = re.compile(r"^\| `([\w-]+)` \| (\d+) \| .+? (\d+) = .*?\| .+? (\d+) = .*?\| (\d+) \|", re.M)


@pytest.mark.parametrize("name", [name for name, game in games().items() if any(one.games for one in game.balance.values())])
def test_balance_figures_are_those_of_the_document(name: str) -> None:
    game = find(name)
    told = {name: tuple(map(int, rest)) for name, *rest in ROW.findall(DOC.read_text(encoding="utf-8"))}
    of_document = told.keys() & set(game.scenarios())
    by_helmsman = {name: one for name, one in game.balance.items() if one.games}
    assert 2 * len(by_helmsman) >= len(of_document), "balance.toml has few of the scenarios of docs/balance.md"
    for scenario, balance in by_helmsman.items():
        games, one, two, draws = told[scenario]
        assert (balance.games, tuple(balance.wins.values())) == (games, (one, two))
        assert games - one - two == draws
        seats = game.rules.seats(game.start(game.load_scenario(scenario)))
        assert set(balance.wins) == set(seats.values())


def test_the_balance_by_level_of_the_document_is_that_of_the_files() -> None:
    text = DOC.read_text(encoding="utf-8")
    assert balance_page.page(text) == text, "run `python tools/balance.py`"
    played = [(game, one) for game in map(find, games()) for balance in game.balance.values() for one in balance.levels.values()]
    assert played
    for game, one in played:
        assert one.games >= sum(one.wins.values())
        assert one.games == sum(one.ends.values())
        assert one.seeds
        assert len(one.commit) == 8
        assert set(one.wins) in [set(game.rules.seats(state).values()) for state in starts(game)]


def starts(game: AnyGame) -> list[State]:
    return [game.start(game.load_scenario(name)) for name in game.balance]
