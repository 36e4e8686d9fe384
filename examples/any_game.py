"""One program for all games: it draws among its moves and plays the standard scenario to the end.

python examples/any_game.py branle_bas
"""

import sys
from random import Random

import naumachia


def main(game: str = "touche_coule", seed: int = 1) -> tuple[int, str]:
    """Play; how many answers did the match take, and what ended it?"""
    rng = Random(seed)
    match = naumachia.play(f"{game}/{naumachia.find(game).standard}", seed=seed)
    while match.request:
        seat = match.waiting[0]
        match.answer(rng.choice(naumachia.moves(match.state, seat)), seat)
    assert match.outcome is not None
    return len(match.history), match.outcome.key


if __name__ == "__main__":
    print(*main(*sys.argv[1:2]))
