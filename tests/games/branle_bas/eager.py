"""Hands that play *Branle-bas de combat* for the tests: they close, fire and board, so that everything the rules speak of happens
soon. They ask neither judge nor sample of the game, so that nothing here changes with those."""

from __future__ import annotations

from math import atan2, degrees
from random import Random
from typing import Any

from naumachia.kernel import Answer, Choose, Leg, Request, Roll

EAGER = ("board", "retake", "retry", "grapple", "fire", "fire2", "pb", "succession", "together", "tack")


def eager(sea: Any, request: Request, rng: Random) -> Answer:
    """Fire and boarding where they can be had, the nearest enemy sought otherwise; now and then anything at all."""
    match request:
        case Roll():
            return rng.choice(list[Answer](request))
        case Choose():
            keen = [answer for answer in request.answers if answer.partition(":")[0] in EAGER]
            return rng.choice(keen) if keen and rng.random() < 0.85 else rng.choice(request.answers)
        case Leg():
            return request.draw(rng) if rng.random() < 0.1 else toward(sea, request, rng)
    return rng.choice(list[Answer](request))


def toward(sea: Any, request: Leg, rng: Random) -> Answer:
    """Turned toward an enemy as well as may be, or straight on as far as may be."""
    ship = sea.ships[request.ship]
    foes = sorted(sea.hostile(ship.id), key=lambda foe: (foe.x - ship.x) ** 2 + (foe.y - ship.y) ** 2)
    if not foes:
        return request.draw(rng)
    foe = rng.choice(foes[:2])
    wanted = round(degrees(atan2(foe.x - ship.x, foe.y - ship.y)) - ship.h + 180) % 360 - 180
    legs = [(band.longest, min(max(wanted, band.turn_from), band.turn_to)) for band in request.bands]
    legal = [leg for leg in legs if leg in request]
    return min(legal, key=lambda leg: (abs(leg[1] - wanted), -leg[0])) if legal else request.draw(rng)
