"""Steps a second of the research environments, beside chess of PettingZoo and OpenSpiel, all in one run.

python tools/research_bench.py --seconds 3
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  # registers a game written in Python

from naumachia.games import games
from naumachia.research import spiel
from naumachia.research.environment import raw_env

Play = Callable[[int], int]
"""Play one match from a seed; return its number of steps."""


def pettingzoo_play(env: Any) -> Play:
    """Return random play of an AEC environment, observations included, as a learner asks for them."""

    def play(seed: int) -> int:
        rng = Random(seed)
        env.reset(seed=seed)
        taken = 0
        for _ in env.agent_iter():
            view, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(rng.choice(view["action_mask"].nonzero()[0])))
            taken += 1
        return taken

    return play


def openspiel_play(game: Any) -> Play:
    """Return random play of an OpenSpiel game, without observations."""

    def play(seed: int) -> int:
        rng = Random(seed)
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal():
            if state.is_chance_node():
                falls = state.chance_outcomes()
                state.apply_action(rng.choices([fall for fall, _ in falls], [chance for _, chance in falls])[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            taken += 1
        return taken

    return play


def speed(play: Play, seconds: float) -> float:
    """Return steps a second over whole matches."""
    play(0)
    steps, seed, began = 0, 1, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        steps += play(seed)
        seed += 1
    return steps / spent


def chess_environment() -> Any:
    """Return PettingZoo's chess, or None where what it needs is not installed."""
    try:
        from pettingzoo.classic import chess_v6
    except ImportError:
        return None
    return chess_v6.env()


def main() -> None:
    """Measure everything in turn."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=3.0, help="time for each line")
    seconds = asked.parse_args().seconds
    rows: list[tuple[str, Play]] = []
    chess = chess_environment()
    if chess is None:
        print("PettingZoo's chess is not here: pip install 'pettingzoo[classic]'", file=sys.stderr)
    else:
        rows.append(("PettingZoo chess", pettingzoo_play(chess)))
    rows += [
        (f"PettingZoo {name}/{game.standard}", pettingzoo_play(raw_env(f"{name}/{game.standard}")))
        for name, game in games().items()
    ]
    rows.append(("OpenSpiel chess (C++)", openspiel_play(pyspiel.load_game("chess"))))
    rows.append(("OpenSpiel python_tic_tac_toe", openspiel_play(pyspiel.load_game("python_tic_tac_toe"))))
    rows += [
        (f"OpenSpiel {name}/{games()[name].standard}", openspiel_play(pyspiel.load_game(kind.short_name)))
        for name, kind in spiel.REGISTERED.items()
    ]
    for name, play in rows:
        print(f"{name:48} {speed(play, seconds):>10,.0f} steps a second", flush=True)


if __name__ == "__main__":
    main()
