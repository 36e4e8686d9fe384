"""Preloaded by the fork server, so that workers start with imports done."""

from naumachia.games import games
from naumachia.server.matches import upload_sandbox
from naumachia.server.workers import pool

__all__ = ["pool", "upload_sandbox"]

for _game in games().values():
    _game.standard_charts  # noqa: B018  # read from its file and kept
