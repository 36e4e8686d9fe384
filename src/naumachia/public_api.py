"""Functions for programs: `load`, `moves`, `play`, `player` and `scenarios`. `import naumachia` offers them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from naumachia.games import find, find_scenario, games
from naumachia.kernel import Answer, Sealed, Seeded, Source, pending
from naumachia.kernel.files.record import read
from naumachia.kernel.state import State
from naumachia.match import Match, replay
from naumachia.match.position.notation import BAR, split_position
from naumachia.players import Player, make


def scenarios(game: str | None = None) -> tuple[str, ...]:
    """Return the scenarios of one game, or of all, as `play` takes them."""
    chosen = [find(game)] if game else games().values()
    return tuple(f"{found.name}/{name}" for found in chosen for name in found.scenarios())


def play(
    what: str,
    *,
    seed: str | int | None = None,
    dice: Source | None = None,
    options: Mapping[str, int] | None = None,
    charts: str | Path | None = None,
) -> Match:
    """A new match of a scenario: by `game/name`, by its name alone, from a file, or from a position in one line.

    The same seed gives the same dice. Without a seed the dice are fresh; `dice` may be `Scripted` ones of your own.
    """
    own = Path(charts) if charts is not None else None
    source = dice or (Match.fresh_dice() if seed is None else Seeded(seed))
    name, position = what, ""
    chosen = dict(options or {})
    if BAR.strip() in what:
        name, told, position = split_position(what)
        chosen = told | chosen
    game, scenario, setup = find_scenario(name, own)
    return Match(game, setup, name=scenario, position=position, options=chosen, charts=game.load_charts(own), dice=source)


def moves(state: State, seat: str) -> tuple[Answer, ...]:
    """Return the answers of a seat, one move each; a sample where the plane or a secret sheet makes them too many.

    Empty where the seat is not asked. Giving up, standing orders and shortcuts for several moves are left out.
    """
    request = pending(state)
    if request is None or seat not in request.seats:
        return ()
    return tuple(move for move in request.moves if not isinstance(move, Sealed) or move.seat == seat)


def load(path: str | Path) -> Match:
    """The match of a record as it stood at its last line, every line checked."""
    return replay(read(Path(path)), dice=Match.fresh_dice())


def player(name: str, match: Match, seed: str | int = 0) -> Player:
    """A program by its level, such as `castaway` or `helmsman`: `player(...).choose(match.state, seat)` is its answer."""
    return make(name, match.game, seed)
