"""Answers of the standing orders for guns and for grappled ships: no rule, but the usual choices of most captains."""

from __future__ import annotations

from naumachia.kernel import Answer, Choose, Request

from ..rules.gunnery.broadside import AIMS, Shot, shot
from ..rules.gunnery.salvo_words import expected
from ..state import Sea

Merit = tuple[bool, bool, int, bool]


def answer_by_order(sea: Sea, seat: str, key: str, value: str, request: Request) -> Answer | None:
    """Return the answer of an order; the kernel checks that it is legal."""
    if not isinstance(request, Choose):
        return None
    if key != "fire" or value == "hold":
        return value
    best = max((answer for answer in request.answers if answer != "hold"), key=lambda answer: _merit(sea, value, answer))
    return best if _merit(sea, value, best)[0] else "hold"


def _merit(sea: Sea, aim: str, answer: str) -> Merit:
    """How good it is to fire so: over no friend, where it was ordered, for most points, with the point-blank die."""
    verb, *parts = answer.split(":")
    ship = sea.agenda[0].ship
    broadsides: list[Shot] = []
    while len(parts) > 1:
        target, where, *parts = parts
        second = bool(broadsides)
        told = next(one for one in AIMS if one == where)
        broadsides.append(shot(sea, ship, target, told, int(verb == "fire2"), again=second))
    flag = sea.ships[ship].controller
    clear = all(sea.ships[name].controller != flag for made in broadsides for name in made.crossed)
    there = bool(broadsides) and all(made.aim == aim for made in broadsides)
    return clear, there, sum(sum(expected(sea, made)) for made in broadsides), bool(parts)
