"""Is this scenario fair? Fifty matches between two programs, with the interval that fifty matches deserve.

python examples/fair.py touche_coule/s3 50
"""

import sys

import msgspec

from naumachia.games import find_scenario
from naumachia.lab import Task, simulate


def main(scenario: str = "touche_coule/s1", matches: int = 20) -> None:
    """Play, and print each side's share of wins."""
    game, _, setup = find_scenario(scenario)
    seats = game.rules.seats(game.start(setup))
    task = Task(game.name, msgspec.to_builtins(setup), dict.fromkeys(seats, "helmsman"), seed="fresh")
    found = simulate(task, matches)
    for side in found.sides:
        share = side.share
        print(f"{side.name}: {side.wins} of {found.games} ({share.low:.0%} to {share.high:.0%})")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
