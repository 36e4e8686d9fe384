"""The games as PettingZoo environments (AEC): `env("touche_coule/s1")`, or `raw_env` without the checking wrappers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from naumachia.kernel import Roll, Seeded, pending
from naumachia.match.position.chart import rows
from naumachia.research.observation import Observer
from naumachia.research.steps import CHANCE, Ground, Steps

LONGEST = 20_000
"""Steps after which a match is cut off."""
Observation = dict[str, Any]


def env(scenario: str, **choices: Any) -> AECEnv:
    """Return the environment of a scenario with PettingZoo's checks: an action that is not open loses the match."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(scenario, **choices), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):  # noqa: N801  # PettingZoo's name for it
    """One match after another of a scenario; the agents are its seats.

    `dice="agent"` makes chance an agent of its own, `dice`, which acts where dice fall: its actions are the places of the
    outcomes, their probabilities stand in its info. Else the dice are thrown inside, by the seed of `reset`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "naumachia_v1"}  # noqa: RUF012  # as PettingZoo has it

    def __init__(
        self,
        scenario: str,
        *,
        options: Mapping[str, int] | None = None,
        longest: int = LONGEST,
        dice: str = "thrown",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if dice not in ("thrown", "agent"):
            raise ValueError(f"dice must be 'thrown' or 'agent', not {dice!r}")
        self.ground = Ground(scenario, options)
        self.metadata = {**type(self).metadata, "name": f"naumachia_{self.ground.name.replace('/', '_')}_v1"}
        self.observer = Observer(self.ground)
        self.longest = longest
        self.dice = dice
        self.render_mode = render_mode
        self.possible_agents = [*self.ground.seats, *(["dice"] if dice == "agent" else [])]
        size = len(self.ground.alphabet)
        observed = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (len(self.observer),), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observations of an agent: numbers and the mask of the actions that are open."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the actions of an agent: the numbers of the alphabet."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed gives the same dice."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._thrown = 0
        self._taken = 0
        self._source = Seeded(f"research/{self._random.integers(2**62)}")
        self.steps = Steps(self.ground)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees: the position from an imagined world that it cannot tell from the true one."""
        mask = np.zeros(len(self.ground.alphabet), np.int8)
        over = self.terminations.get(agent, True) or self.truncations.get(agent, True)
        if agent == self.agent_selection and not over:
            mask[list(self.steps.actions())] = 1
        seat = self.ground.seats[0] if agent == "dice" else agent
        return {"observation": self.observer.numbers(self.steps, seat, self._taken), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action of the agent selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.steps.apply(int(action))
        self._taken += 1
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board in characters."""
        if self.render_mode is None:
            return None
        picture, state = self.ground.game.picture, self.steps.state
        lines = []
        for row in rows(picture.board(state), picture.scene(state, None), {}):
            line = ""
            for mark in row:
                line = line.ljust(mark.column) + mark.text
            lines.append(line.rstrip())
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held open."""

    def _go_on(self) -> None:
        """Throw dice, select the next agent, and settle the match where it is over."""
        while self.dice == "thrown" and self.steps.actor == CHANCE:
            request = pending(self.steps.state)
            assert isinstance(request, Roll)
            self.steps.apply(self.steps.fall(self._source.roll(request, self._thrown)))
            self._thrown += 1
        actor = self.steps.actor
        if actor is None:
            self.rewards = {**dict.fromkeys(self.agents, 0.0), **self.steps.returns()}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._taken >= self.longest:
            self.truncations = dict.fromkeys(self.agents, True)
        if actor is not None:
            self.agent_selection = "dice" if actor == CHANCE else actor
        elif not getattr(self, "agent_selection", None):
            self.agent_selection = self.agents[0]
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = self._info(actor)

    def _info(self, actor: str | None) -> dict[str, Any]:
        request = pending(self.steps.state)
        if actor is None or request is None:
            return {}
        told: dict[str, Any] = {"question": request.key, "rule": request.rule}
        if actor == CHANCE:
            told["probabilities"] = [chance for _, chance in self.steps.outcomes()]
        if self.steps.refused:
            told["refused"] = self.steps.refused.rule
        return told
