"""A captain that judges like the helmsman, by weights found in matches instead of the usual ones."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from naumachia.kernel import Answer, AnyGame
from naumachia.kernel.errors import NotFound
from naumachia.kernel.files import toml_files
from naumachia.kernel.state import State
from naumachia.kernel.words import Args
from naumachia.players.greedy import Greedy


class Weights(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Weights of a game's judgement, and how they were found."""

    game: str
    about: Args = {}
    """Commands, seeds, commit and matches."""
    weights: dict[str, float]


class Weighed(Greedy):
    """Looks as far as the helmsman and judges by other weights, in a setting of its own."""

    def __init__(self, game: AnyGame, rng: Random, found: Weights) -> None:
        super().__init__(game, rng)
        if game.advice.weigh is None or found.game != game.name:
            raise NotFound("learned-misfit", game=game.name)
        self.weigh = game.advice.weigh
        self.found = found
        self.known: tuple[Any, Any] = (None, None)
        """The setting of the match, and the one in which its positions are judged."""

    def choose(self, state: State, seat: str) -> Answer:
        """Return the answer with the best expectation."""
        return super().choose(self.weighed(state), seat)

    def values(self, state: State, seat: str, given: Answer | None = None) -> dict[Answer, float]:
        """Return the values of the answers to a choice by these weights."""
        return super().values(self.weighed(state), seat, given)

    def weighed(self, state: State) -> State:
        """Return a position in a setting with these weights."""
        if state.setting is self.known[1]:
            return state
        if self.known[0] is not state.setting:
            try:
                self.known = state.setting, self.weigh(state.setting, self.found.weights)
            except msgspec.ValidationError as fault:
                raise NotFound("weights-misfit", game=self.game.name, why=str(fault)) from None
        found = state.copy()
        return found.attach(self.known[1])


def path(game: AnyGame) -> Path:
    """Where the weights of a game's captain lie."""
    return game.folder / "judge" / "captain.toml"


def read(file: Path) -> Weights:
    """Return weights from their file."""
    data, text = toml_files.read(file)
    return toml_files.check(data, Weights, str(file), text)
