"""Reasons why a ship may not act, found in a world that the asking seat cannot tell from the true one, so nothing leaks."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from naumachia.kernel import Answer, AnyGame, Choose, Message, Refusal, Sealed, pending, refusal, show, show_any
from naumachia.kernel.errors import Malformed
from naumachia.kernel.request import well_formed
from naumachia.kernel.shown.picture import Option, Reading, Shape, Zone
from naumachia.kernel.state import State


class Reasons(NamedTuple):
    """Possible tries of a ship, each with the rule in its way or its result; and the places the rules speak of."""

    tries: tuple[tuple[str, Refusal | None, Message | None], ...]
    zones: tuple[Zone, ...]
    shapes: tuple[Shape, ...]
    readings: tuple[Reading, ...]


def why(game: AnyGame, state: State, seat: str | None, ship: str) -> Reasons:
    """Return the reasons for a ship, as far as a seat, or with None a spectator, can know."""
    world = game.imagine(state, seat, Random(0))
    tries = []
    for action in game.telling.tries(world, ship):
        bar = game.telling.why_not(world, ship, action)
        tries.append((action, bar, _comes_of(world, action) if bar is None else None))
    return Reasons(
        tuple(tries), game.picture.zones(world, ship), game.picture.shapes(world, ship), game.picture.readings(world, ship)
    )


class Trial(NamedTuple):
    """An answer somebody weighs: how it is shown, or what stands against it."""

    option: Option | None
    bar: Refusal | None


def weigh(game: AnyGame, state: State, seat: str, answer: Answer) -> Trial:
    """Return the option for a well-formed answer, as far as a seat can know; for a secret sheet only its refusal."""
    world = game.imagine(state, seat, Random(0))
    request = pending(world)
    if request is None or not well_formed(request, answer):
        raise Malformed("malformed-answer")
    if answer not in request:
        return Trial(None, refusal(world, answer))
    return Trial(None if isinstance(answer, Sealed) else show_any(world, answer), None)


def _comes_of(state: State, action: str) -> Message | None:
    """Return the result of a free action, in the words of its option."""
    request, value = pending(state), action.partition(":")[2]
    for answer in (action, action.replace(":", "@"), value):
        if isinstance(request, Choose) and answer and answer in request:
            option = show(state, answer)
            return option.harm or Message(option.key, option.args)
    return None
