"""Toys are found by name like any game."""

from __future__ import annotations

import pytest

import naumachia.games
from toys import TOYS


@pytest.fixture(autouse=True)
def toys_are_games(monkeypatch: pytest.MonkeyPatch) -> None:
    known = naumachia.games.games() | {game.name: game for game in TOYS}
    monkeypatch.setattr(naumachia.games, "games", lambda: known)
