"""The exact odds of every risk in a battle, as they come: what would each offered attack do?

python examples/best_shot.py corvus/cv1
"""

import sys

import naumachia
from naumachia.text import speech


def main(scenario: str = "touche_coule/s3", answers: int = 400) -> int:
    """Play a while and print the odds of everything that rolls dice; how many risks were met?"""
    match = naumachia.play(scenario, seed=2)
    player = naumachia.player("random", match, seed=5)
    words = speech("en", match.game.name)
    met = 0
    for _ in range(answers):
        if match.request is None:
            break
        seat = match.waiting[0]
        for answer in naumachia.moves(match.state, seat):
            shares = match.odds(answer)
            if len(shares) > 1:
                met += 1
                print(f"{seat}: {answer}")
                for share in shares:
                    told = ", ".join(words.phrase(message.key, message.args) for message in share.what)
                    print(f"    {share.exact or f'about {share.probability:.0%}'}: {told}")
        match.answer(player.choose(match.state, seat), seat)
    return met


if __name__ == "__main__":
    main(*sys.argv[1:2])
