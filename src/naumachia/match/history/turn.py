"""One answer in the history of a match: whose turn it was, and whether its giver may still take it back."""

from __future__ import annotations

from typing import NamedTuple

from naumachia.kernel import Answer, Choose, Leg, Orders, Place, Request, Roll, State, pending
from naumachia.kernel.chance.mixed_dice import Mix

CHANCE = ""
"""The seat in whose name dice are entered."""


class Turn(NamedTuple):
    """One answer and the state it led to. `free` is true while its giver may still take it back."""

    seat: str
    answer: Answer
    state: State
    free: bool
    mix: Mix | None = None
    """Of a die: how it came about."""


def waits_for(request: Request) -> tuple[str, ...]:
    """Return the seats that have to answer; the dice's seat where they are to be thrown."""
    return (CHANCE,) if isinstance(request, Roll) else request.seats


def may_answer(request: Request) -> tuple[str, ...]:
    """Return those, and the seats that may still change a sheet they handed in."""
    return tuple(request.sheets) if isinstance(request, Orders) else waits_for(request)


def is_free(request: Request, answer: Answer, after: State) -> bool:
    """Whether an answer to this request, which led to this state, may still be taken back."""
    match request:
        case Choose() | Leg() | Place():
            free = not request.binding
        case Orders():
            # until the last sheet comes in and all are shown; an aside shows none
            free = bool(after.sealed) or (request.aside(answer) != "" and same(request, pending(after)))
        case _:
            free = False
    # the end of a match tells the seed of its dice: who went back would know them
    return free and pending(after) is not None


def same(asked: Orders, now: Request | None) -> bool:
    """Return whether these sheets are still to be written, also where a seat has left its sheet to a standing order."""
    return isinstance(now, Orders) and (asked.key, asked.args) == (now.key, now.args)
