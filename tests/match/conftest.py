"""The small games of examples/ are found by name like any game."""

from __future__ import annotations

import pytest

import naumachia.games
from small_games import SMALL_GAMES


@pytest.fixture(autouse=True)
def small_games_are_games(monkeypatch: pytest.MonkeyPatch) -> None:
    known = naumachia.games.games() | {game.name: game for game in SMALL_GAMES}
    monkeypatch.setattr(naumachia.games, "games", lambda: known)
