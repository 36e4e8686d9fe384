"""How strong `greedy` is in the Ship Game: matches against another player, sides changing, one seed a match.

python tests/games/trireme_ship/arena.py ts1-two-captains greedy straight 820000 200
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from naumachia.games import find
from naumachia.kernel import Orders, Roll, Sealed, Seeded, pending, step
from naumachia.players import Blindfold, Greedy, Player, make
from naumachia.players.greedy import DRAWN, GUESSED

GAME = find("trireme_ship")
CRUISE = 3


class Straight(Greedy):
    """A `greedy` that expects everybody else to go straight on, whatever it does itself."""

    def _first(self, state: Any, seat: str, request: Orders) -> list[Sealed]:
        return [self._guess(state, seat, request)] * (DRAWN + GUESSED)

    def _guess(self, state: Any, seat: str, request: Orders) -> Sealed:
        ahead = [" ".join("A" * moves) for moves in range(CRUISE, 0, -1)]
        lines = request.sheets[seat]
        return Sealed(seat, tuple((line.id, next((plot for plot in ahead if plot in line), line.first)) for line in lines))

    def _expect(self, state: Any, seat: str, request: Orders, written: dict[str, list[Sealed]]) -> Sealed:
        return self._guess(state, seat, request)


def player(name: str, seed: str) -> Player:
    """A program by its name."""
    if name == "straight":
        return Blindfold(Straight(GAME, Random(f"straight/{seed}")), GAME, Random(f"i/{seed}"))
    return make(name, GAME, seed)


def play(scenario: str, names: tuple[str, str], seed: int) -> tuple[str | None, Any]:
    """One match: who won, and the last state; every second match the players change sides."""
    state = GAME.start(GAME.load_scenario(scenario))
    seats = dict(zip(GAME.rules.seats(state), names if seed % 2 == 0 else names[::-1], strict=True))
    players = {seat: player(name, f"{seed}/{seat}") for seat, name in seats.items()}
    dice, rolls = Seeded(str(seed)), 0
    while (request := pending(state)) is not None:
        if isinstance(request, Roll):
            state, rolls = step(state, dice.roll(request, rolls)), rolls + 1
        else:
            seat = request.seats[0]
            state = step(state, players[seat].choose(state, seat))
    return seats.get(state.result.winner), state


if __name__ == "__main__":
    chosen, one, two, first, count = sys.argv[1:6]
    players: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    for number in range(int(first), int(first) + int(count)):
        who, last = play(chosen, (one, two), number)
        players[who or "drawn"] += 1
        sides[last.result.winner or "drawn"] += 1
        print(number, who or "drawn", last.result.key, "turn", last.turn, dict(players), dict(sides), flush=True)
