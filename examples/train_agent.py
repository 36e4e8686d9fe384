"""An agent that learns from nothing, through PettingZoo: a linear policy, taught by the results of its matches (REINFORCE).

pip install 'naumachia[research]'
python examples/train_agent.py touche_coule/s1 --matches 1500

It plays both sides in turn against a player who draws any open action, and is measured on seeds it has not met.
"""

import argparse
from collections.abc import Callable, Iterator
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from naumachia.research.environment import raw_env

Numbers = NDArray[np.float64]
Moment = tuple[Numbers, NDArray[np.int64], int]
"""Numbers that were seen, the actions that were open, and the place of the one taken."""


class Agent:
    """Weights for each action: the better the sum for what is seen, the likelier it is taken."""

    def __init__(self, seen: int, actions: int, rate: float = 0.02) -> None:
        self.weights = np.zeros((actions, seen + 1))
        self.rate = rate
        self.usual = 0.0
        """The result it has come to expect."""

    def chances(self, seen: Numbers, open_: NDArray[np.int64]) -> Numbers:
        """How likely each open action is."""
        scores = self.weights[open_] @ seen
        powers = np.exp(scores - scores.max())
        return np.asarray(powers / powers.sum())

    def learn(self, moments: list[Moment], result: float) -> None:
        """Make what was done likelier after a good result, and less likely after a bad one."""
        better = result - self.usual
        self.usual += 0.02 * better
        for seen, open_, taken in moments:
            push = -self.chances(seen, open_)
            push[taken] += 1.0
            self.weights[open_] += self.rate * better * push[:, None] * seen[None, :]


def play(env: raw_env, agent: Agent, side: str, seed: int) -> tuple[float, list[Moment]]:
    """One match of the agent on a side against random actions: its result, and its moments."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    moments: list[Moment] = []
    result = 0.0
    for seat in env.agent_iter():
        view, reward, terminated, truncated, _ = env.last(observe=seat == side)
        if seat == side:
            result = float(reward)
        if terminated or truncated:
            env.step(None)
            continue
        open_ = np.asarray(env.steps.actions())
        if seat != side:
            env.step(int(rng.choice(open_)))
            continue
        seen = np.append(np.asarray(view["observation"], float), 1.0)
        seen /= max(1.0, float(np.linalg.norm(seen)))
        taken = int(rng.choice(len(open_), p=agent.chances(seen, open_)))
        moments.append((seen, open_, taken))
        env.step(int(open_[taken]))
    return result, moments


def measure(env: raw_env, agent: Agent, matches: int, first: int = 10_000_000) -> tuple[float, float, float]:
    """The share of points on fresh seeds, a draw counting half, with its 95 % interval (Wilson)."""
    sides = env.ground.seats
    points = sum((1 + np.sign(play(env, agent, sides[n % len(sides)], first + n)[0])) / 2 for n in range(matches))
    share, z = float(points) / matches, 1.96
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    reach = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches)) / (1 + z * z / matches)
    return share, middle - reach, middle + reach


def train(
    scenario: str, matches: int, every: int, trial: int, say: Callable[[str], object] = print
) -> Iterator[tuple[int, float, float, float]]:
    """Train and measure in turn; the curve as it grows."""
    env = raw_env(scenario)
    agent = Agent(len(env.observer), len(env.ground.alphabet))
    sides = env.ground.seats
    for number in range(matches + 1):
        if number % every == 0:
            share, low, high = measure(env, agent, trial)
            say(f"{number:>6} matches  {share:5.0%} ({low:.0%} to {high:.0%})  " + "#" * round(50 * share))
            yield number, share, low, high
        result, moments = play(env, agent, sides[number % len(sides)], number)
        agent.learn(moments, result)


def main() -> None:
    """Train as asked for, and print the curve."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("scenario", nargs="?", default="touche_coule/s1")
    asked.add_argument("--matches", type=int, default=1500)
    asked.add_argument("--every", type=int, default=250, help="measure after so many matches")
    asked.add_argument("--trial", type=int, default=200, help="play so many matches to measure")
    chosen = asked.parse_args()
    for _ in train(chosen.scenario, chosen.matches, chosen.every, chosen.trial):
        pass


if __name__ == "__main__":
    main()
