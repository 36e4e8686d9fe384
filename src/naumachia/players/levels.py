"""Levels of strength: their names, their order, and which of them a game offers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from naumachia.kernel import Answer, AnyGame
from naumachia.kernel.state import State
from naumachia.players import learned
from naumachia.players.captain import Admiral, Captain
from naumachia.players.deckhand import Deckhand
from naumachia.players.greedy import Greedy
from naumachia.players.random import RandomPlayer
from naumachia.players.weighed import Weighed, path, read


class Player(Protocol):
    """Anybody who can be asked for an answer."""

    def choose(self, state: State, seat: str) -> Answer:
        """An answer to the pending request, for a seat that may give one."""


def weighed(game: AnyGame) -> bool:
    """Whether the captain of a game judges by weights, not by a net."""
    return path(game).exists()


def captain(game: AnyGame, rng: Random) -> Player:
    """Return the helmsman with the learned judgement of the game, or with weights found in matches."""
    if weighed(game):
        return Weighed(game, rng, read(path(game)))
    return Captain(game, rng, learned.leaf(game))


def admiral(game: AnyGame, rng: Random) -> Player:
    """Return the captain who looks again at the best answers."""
    return Admiral(game, rng, learned.leaf(game))


LEVELS: dict[str, Callable[[AnyGame, Random], Player]] = {
    "castaway": RandomPlayer,
    "deckhand": Deckhand,
    "helmsman": Greedy,
    "captain": captain,
    "admiral": admiral,
}
"""Every level, the weakest first."""
FORMER = {"random": "castaway", "greedy": "helmsman"}
"""Names of levels in older records, matches and commands."""
SEEDS = {level: name for name, level in FORMER.items()}
"""Names in the seeds of programs, which keep the matches of older seeds as they were."""
EVERYWHERE = ("castaway", "helmsman")
"""Levels that need no proof: every game has them."""
UNSEEN = 2
"""Scenarios at least on which a learned level was measured without having been trained on them."""


def level(name: str) -> str:
    """Return the name of a level today; another name is returned as it is."""
    return FORMER.get(name, name)


def offered(game: AnyGame) -> tuple[str, ...]:
    """Return the levels of a game, the weakest first: those that matches have shown to be stronger than the one below."""
    found: list[str] = []
    for name in LEVELS:
        if name in EVERYWHERE or _proved(game, name, found):
            found.append(name)
    return tuple(found)


def _proved(game: AnyGame, name: str, below: list[str]) -> bool:
    if name == "deckhand":
        return game.strength.proved("helmsman", name)
    return game.strength.proved(name, below[-1]) and game.strength.fresh(name, below[-1]) >= UNSEEN
