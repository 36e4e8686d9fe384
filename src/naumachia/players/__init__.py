"""Players that are programs. They know the kernel and never a game by name."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from naumachia.kernel import Answer, AnyGame
from naumachia.kernel.errors import NotFound
from naumachia.players.greedy import Greedy
from naumachia.players.random import RandomPlayer


class Player(Protocol):
    """Anybody who can be asked for an answer."""

    def choose(self, state: Any, seat: str) -> Answer:
        """An answer to the pending request, for a seat that may give one."""


class Blindfold:
    """A program that is shown nothing but what its seat cannot tell from the truth."""

    def __init__(self, player: Player, game: AnyGame, rng: Random) -> None:
        self.player = player
        self.game = game
        self.rng = rng

    def choose(self, state: Any, seat: str) -> Answer:
        """Return the answer the program chooses in an imagined world."""
        return self.player.choose(self.game.imagine(state, seat, self.rng), seat)


PLAYERS: dict[str, Callable[[AnyGame, Random], Player]] = {
    "random": RandomPlayer,
    "greedy": Greedy,
}


def make(name: str, game: AnyGame, seed: str | int = 0) -> Player:
    """A player by name."""
    if name not in PLAYERS:
        raise NotFound.among("player-unknown", name, PLAYERS)
    return Blindfold(PLAYERS[name](game, Random(f"{name}/{seed}")), game, Random(f"imagine/{seed}"))


__all__ = ["PLAYERS", "Blindfold", "Greedy", "Player", "RandomPlayer", "make"]
