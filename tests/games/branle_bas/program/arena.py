"""Matches of `greedy` against `random`, sides alternating, or against itself: how strong it is, and who is favoured.

    python tests/games/branle_bas/program/arena.py bb1-first-duel random 43000 200
    python tests/games/branle_bas/program/arena.py four random 53000 200
    python tests/games/branle_bas/program/arena.py bb8-trafalgar-1805 greedy 600 1

`four` is a line of four seventy-fours against four. One process; the numbers so far stand on every line.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from statistics import median
from time import process_time

from naumachia.games.branle_bas import BRANLE_BAS as GAME
from naumachia.games.branle_bas.setup.scenario import Battle
from naumachia.games.branle_bas.state import Sea
from naumachia.kernel import Answer, Choose, Leg, pending, step
from naumachia.kernel.chance.dice import Seeded
from naumachia.kernel.files.fleets import Muster
from naumachia.kernel.request import Roll
from naumachia.players.greedy import Greedy

FOUR = Muster("", (("74",) * 4,))
took: list[float] = []
"""Seconds of processor of every decision of `greedy`."""


def battle(name: str) -> Battle:
    """A scenario by its name, or the line of four."""
    found: Battle = GAME.between(180, FOUR, FOUR) if name == "four" else GAME.load_scenario(name)
    return found


def play(setup: Battle, seed: int, thinking: tuple[str, ...]) -> Sea:
    """One match; these sides are `greedy`'s, the others draw their answers."""
    state: Sea = GAME.start(setup)
    rng, dice, number = Random(seed), Seeded(str(seed)), 0
    players = {side: Greedy(GAME, Random(f"{seed}{side}")) for side in thinking}
    while (request := pending(state)) is not None:
        if isinstance(request, Roll):
            answer: Answer = dice.roll(request, number)
            number += 1
        else:
            assert isinstance(request, Choose | Leg)
            began = process_time()
            player = players.get(request.seat)
            answer = request.draw(rng) if player is None else player.choose(state, request.seat)
            if player is not None:
                took.append(process_time() - began)
        state = step(state, answer)
    return state


def main(name: str, against: str, first: int, games: int) -> None:
    """Play, and tell after every match how it stands."""
    setup, won = battle(name), Counter[str]()
    sides = tuple(setup.sides)
    for seed in range(first, first + games):
        thinking = sides if against == "greedy" else (sides[seed % 2],)
        result = play(setup, seed, thinking).result
        assert result is not None
        if against == "greedy":
            won[result.winner or "drawn"] += 1
        else:
            won["drawn" if result.winner is None else "greedy" if result.winner in thinking else "random"] += 1
        print(seed, result.key, dict(won), f"median {1000 * median(took):.1f} ms, slowest {1000 * max(took):.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
