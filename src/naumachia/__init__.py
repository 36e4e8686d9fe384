"""Naumachia: naval tabletop games played by their rules.

    >>> import naumachia
    >>> match = naumachia.play("war_galley/s02", seed=1)
    >>> match.request.moves
    ('self', 'other')
    >>> match.answer("self")

`docs/python.md` goes on from here.
"""

__version__ = "0.3.0"

from naumachia.games import find
from naumachia.kernel import Answer, State, pending, step
from naumachia.kernel.errors import NaumachiaError
from naumachia.match import Match, verify
from naumachia.public_api import load, moves, play, player, scenarios

__all__ = [
    "Answer",
    "Match",
    "NaumachiaError",
    "State",
    "find",
    "load",
    "moves",
    "pending",
    "play",
    "player",
    "scenarios",
    "step",
    "verify",
]
