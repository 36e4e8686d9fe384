"""Preloaded by the fork server, so that workers start with imports done."""

from naumachia.games import games
from naumachia.server.matches import new_matches
from naumachia.server.workers import pool

__all__ = ["new_matches", "pool"]

for _game in games().values():
    _game.standard_charts  # noqa: B018  # read from its file and kept
