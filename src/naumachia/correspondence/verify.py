"""Verification of the letters of a match by anybody who has them."""

from __future__ import annotations

from typing import Literal, TypedDict

from naumachia.correspondence.compare import name_of
from naumachia.correspondence.exchange import follow
from naumachia.correspondence.letter import Letters
from naumachia.match.history.turn import CHANCE


class Proof(TypedDict):
    """Findings of the letters of a match played again."""

    game: str
    letters: int
    names: list[str]
    answers: int
    dice: int
    opened: int
    sealed: int
    throws: Literal["friend", "own"]
    hash: str
    finished: bool


def verify(letters: Letters) -> Proof:
    """Play letters again and tell what was checked; `BadLetter` names the first letter in which something is wrong."""
    exchange = follow(letters)
    match = exchange.match
    return {
        "game": letters.head.game,
        "letters": len(letters.letters),
        "names": [name_of(letters, 0), name_of(letters, 1)],
        "answers": sum(turn.seat != CHANCE for turn in match.history),
        "dice": sum(turn.seat == CHANCE for turn in match.history),
        "opened": sum(len(letter.opened) for letter in letters.letters),
        "sealed": len(exchange.sealed),
        "throws": letters.head.throws,
        "hash": match.game.hash(match.state),
        "finished": match.outcome is not None,
    }
