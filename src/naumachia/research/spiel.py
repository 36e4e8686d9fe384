"""The games as OpenSpiel games: importing this module registers `python_naumachia_GAME` for each of them.

pyspiel.load_game("python_naumachia_touche_coule", {"scenario": "s1"})
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel

from naumachia.games import games
from naumachia.kernel import AnyGame
from naumachia.research.observation import Numbers, Observer
from naumachia.research.steps import CHANCE, Ground, Steps

MOST_OUTCOMES: Final = 1024
"""Outcomes of one throw, at most."""
LONGEST: Final = 20_000
"""Steps of a match, dice counted, after which it is a draw; `longest` changes it."""


def _type_of(game: AnyGame) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"python_naumachia_{game.name}",
        long_name=f"Naumachia: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=16,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"scenario": game.standard, "longest": LONGEST},
        default_loadable=True,
    )


class NaumachiaGame(pyspiel.Game):
    """One scenario of a game."""

    def __init__(self, kind: pyspiel.GameType, system: AnyGame, params: Mapping[str, Any]) -> None:
        given = {"scenario": system.standard, "longest": LONGEST, **params}
        self.ground = Ground(f"{system.name}/{given['scenario']}")
        self.longest = int(given["longest"])
        self.observer = Observer(self.ground)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ground.alphabet),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(self.ground.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> NaumachiaState:
        """Return the first position of a match."""
        return NaumachiaState(self)

    def make_py_observer(self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None) -> SeatObserver:
        """Return the observer of a kind of observation."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return SeatObserver(self.observer, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Trail:
    """The way to a position, shared by its copies: one link for each step."""

    def __init__(self, steps: Steps, before: Trail | None = None, action: int = 0) -> None:
        self.steps = steps
        self.before = before
        self.action = action
        self._known: dict[str, tuple[str, str]] = {}

    def __deepcopy__(self, memo: object) -> Trail:
        return self

    @cached_property
    def number(self) -> int:
        """How many steps lead here."""
        return self.before.number + 1 if self.before else 0

    def recall(self, observer: Observer, seat: str) -> tuple[str, str]:
        """Return a digest of all a seat has seen and done on the way, and what it sees here."""
        missing: list[Trail] = []
        link: Trail | None = self
        while link is not None and seat not in link._known:
            missing.append(link)
            link = link.before
        past, seen = link._known[seat] if link else ("", "")
        for link in reversed(missing):
            now = observer.text(link.steps, seat)
            own = link.before is not None and link.before.steps.actor == seat
            if own or now != seen:
                past = sha256(f"{past} {link.action if own else ''} {now}".encode()).hexdigest()[:16]
            seen = now
            link._known[seat] = past, seen
        return past, seen


class NaumachiaState(pyspiel.State):
    """A position of a match between two steps."""

    def __init__(self, game: NaumachiaGame) -> None:
        super().__init__(game)
        self.trail = Trail(Steps(game.ground))
        self.longest = game.longest

    @property
    def steps(self) -> Steps:
        """The position."""
        return self.trail.steps

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in the order of the players."""
        return self.steps.ground.seats

    def current_player(self) -> int:
        """Return the number of the seat that acts, chance, or the end."""
        actor = self.steps.actor
        if actor is None or self.trail.number >= self.longest:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else self.seats.index(actor)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.steps.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every fall of the dice with its probability."""
        return list(self.steps.outcomes())

    def _apply_action(self, action: int) -> None:
        steps = self.steps.copy()
        steps.apply(action)
        self.trail = Trail(steps, self.trail, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.steps.say(action)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Return what each seat has got: the winners share 1, the losers -1."""
        found = self.steps.returns()
        return [found[seat] for seat in self.seats]

    def __str__(self) -> str:
        return self.steps.text()


class SeatObserver:
    """Observations of one kind, as OpenSpiel asks for them."""

    def __init__(self, observer: Observer, kind: pyspiel.IIGObservationType) -> None:
        self.observer = observer
        self.recalls = kind.perfect_recall
        self.hidden = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Numbers = np.zeros(0 if self.recalls else len(observer), np.float32)
        self.dict = {} if self.recalls else {"observation": self.tensor}

    def set_from(self, state: NaumachiaState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if not self.recalls:
            self.tensor[:] = self.observer.numbers(state.steps, state.seats[player])

    def string_from(self, state: NaumachiaState, player: int) -> str:
        """Return what a player sees in words; with perfect recall, with a digest of all it has seen and done."""
        past, seen = state.trail.recall(self.observer, state.seats[player])
        return f"{past} {seen}" if self.recalls else seen


def _register(game: AnyGame) -> pyspiel.GameType:
    kind = _type_of(game)

    class Registered(NaumachiaGame):
        """One scenario of this game."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, Registered)
    return kind


REGISTERED: Final = {game.name: _register(game) for game in games().values()}
"""The games as OpenSpiel knows them."""
