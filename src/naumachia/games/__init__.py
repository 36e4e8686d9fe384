"""The games, found by name at run time: a new game is a new folder here and nothing else.

Folders named in `NAUMACHIA_GAMES` are looked through as well, as if their games lay here. A module whose name begins with an
underscore is no game; games may share it.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from naumachia.kernel import AnyGame, Scenario
from naumachia.kernel.errors import NotFound
from naumachia.kernel.files import toml_files

__path__ += [folder for folder in os.environ.get("NAUMACHIA_GAMES", "").split(os.pathsep) if folder]


@cache
def games() -> dict[str, AnyGame]:
    """Every game there is, by name."""
    found: list[AnyGame] = []
    for module in iter_modules(__path__):
        if not module.name.startswith("_"):
            found += import_module(f"{__name__}.{module.name}").GAMES
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def find(name: str) -> AnyGame:
    """A game by its name."""
    known = games()
    if name not in known:
        raise NotFound.among("game-unknown", name, known)
    return known[name]


def find_scenario(text: str, charts: Path | None = None) -> tuple[AnyGame, str, Scenario]:
    """A scenario by `game/name`, by its name alone where only one game has it, or from a file, whose pieces may be those of
    the player's own charts.
    """
    path = Path(text)
    if path.suffix == ".toml":
        data, source = toml_files.read(path)
        game = find(str(data.get("game", "")))
        return game, path.stem, game.check_scenario(data, text, source, game.load_charts(charts))
    name, _, scenario = text.partition("/")
    if scenario:
        game = find(name)
        return game, _full_name(game, scenario), game.load_scenario(scenario)
    if text in games():
        game = find(text)
        return game, game.standard, game.load_scenario(game.standard)
    having = [game for game in games().values() if text in game.scenarios() or _by_prefix(game, text)]
    if not having:
        raise NotFound.among(
            "scenario-unknown", text, [f"{one.name}/{stem}" for one in games().values() for stem in one.scenarios()]
        )
    if len(having) > 1:
        raise NotFound("scenario-ambiguous", name=text, known=", ".join(f"{game.name}/{text}" for game in having))
    return having[0], _full_name(having[0], text), having[0].load_scenario(text)


def _by_prefix(game: AnyGame, text: str) -> bool:
    return sum(stem.split("-")[0] == text for stem in game.scenarios()) == 1


def _full_name(game: AnyGame, text: str) -> str:
    found = [stem for stem in game.scenarios() if stem == text or stem.split("-")[0] == text]
    return text if text in found or not found else found[0]
