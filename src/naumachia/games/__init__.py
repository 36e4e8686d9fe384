"""The games, found by name at run time: a new game is a new folder here and nothing else."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from naumachia.kernel import Game
from naumachia.kernel.errors import NotFound


@cache
def games() -> dict[str, Game[Any, Any]]:
    """Every game there is, by name."""
    found: list[Game[Any, Any]] = []
    for module in iter_modules(__path__, f"{__name__}."):
        found += import_module(module.name).GAMES
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def find(name: str) -> Game[Any, Any]:
    """A game by its name."""
    known = games()
    if name not in known:
        raise NotFound("game-unknown", name=name, known=", ".join(known))
    return known[name]
