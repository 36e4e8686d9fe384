"""Players that are programs. They know the kernel and never a game by name."""

from __future__ import annotations

from pathlib import Path
from random import Random

from naumachia.kernel import Answer, AnyGame
from naumachia.kernel.errors import NotFound
from naumachia.kernel.state import State
from naumachia.players import learned, weighed
from naumachia.players.captain import Captain
from naumachia.players.greedy import Greedy
from naumachia.players.learned import Net
from naumachia.players.levels import LEVELS, SEEDS, Player, level, offered
from naumachia.players.random import RandomPlayer
from naumachia.players.weighed import Weighed, Weights


class Blindfold:
    """A program that is shown nothing but what its seat cannot tell from the truth."""

    def __init__(self, player: Player, game: AnyGame, rng: Random) -> None:
        self.player = player
        self.game = game
        self.rng = rng

    def choose(self, state: State, seat: str) -> Answer:
        """Return the answer the program chooses in an imagined world."""
        return self.player.choose(self.game.imagine(state, seat, self.rng), seat)


def make(name: str | Net | Weights, game: AnyGame, seed: str | int = 0) -> Player:
    """Return a player by the name of its level, by a learned judgement, or by the file of one or of weights."""
    if isinstance(name, Weights) or (isinstance(name, str) and name.endswith(".toml")):
        weights = weighed.read(Path(name)) if isinstance(name, str) else name
        return Blindfold(Weighed(game, Random(f"captain/{seed}"), weights), game, Random(f"imagine/{seed}"))
    if not isinstance(name, str) or name.endswith(".json"):
        net = learned.read(Path(name)) if isinstance(name, str) else name
        return Blindfold(Captain(game, Random(f"captain/{seed}"), learned.Leaf(game, net)), game, Random(f"imagine/{seed}"))
    known = level(name)
    if known not in LEVELS:
        raise NotFound.among("player-unknown", name, LEVELS)
    rng = Random(f"{SEEDS.get(known, known)}/{seed}")
    return Blindfold(LEVELS[known](game, rng), game, Random(f"imagine/{seed}"))


def is_program(name: str) -> bool:
    """Whether a name of a player is that of a program."""
    return level(name) in LEVELS


__all__ = ["LEVELS", "Blindfold", "Greedy", "Player", "RandomPlayer", "is_program", "level", "make", "offered"]
