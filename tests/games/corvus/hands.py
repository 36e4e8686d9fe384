"""Hands that play *Corvus* for the tests: eager for contact, so that everything the rules speak of happens soon. They ask neither
judge nor sample of the game, so that nothing here changes with those."""

from __future__ import annotations

from math import atan2, degrees
from random import Random
from typing import Any, cast

from naumachia.kernel import Answer, Choose, Leg, Orders, Request, Sealed

EAGER = ("ram", "assault", "counter", "grapple", "oars", "on", "capture", "rest", "break")
ROWING = ("battle", "forward", "forward", "battle", "port", "starboard")


def eager(sea: Any, request: Request, seat: str, rng: Random) -> Answer:
    """Rams, grapples and assaults where they can be had, the nearest enemy sought otherwise; now and then anything at all."""
    match request:
        case Orders():
            sheet = request.draw(seat, rng)
            if request.key != "ask-orders" or rng.random() < 0.1:
                return _shots(request, seat, rng) if request.key == "ask-shoot" else sheet
            picks = ((line.id, [order for order in line if order in ROWING]) for line in request.sheets[seat])
            return Sealed(seat, tuple((name, rng.choice(orders)) for name, orders in picks))
        case Choose():
            keen = [answer for verb in EAGER for answer in request.answers if answer.partition(":")[0] == verb]
            return keen[0] if keen and rng.random() < 0.85 else rng.choice(request.answers)
        case Leg():
            return "row" if "row" in request.answers else _toward(sea, request, rng)
    return rng.choice(list[Answer](request))


def _toward(sea: Any, request: Leg, rng: Random) -> Answer:
    """As far as may be, turned toward an enemy as well as may be."""
    x, y, h = cast(tuple[float, float, float], request.path[-1])
    foes = sorted(sea.enemies(request.ship), key=lambda foe: (foe.x - x) ** 2 + (foe.y - y) ** 2)
    if not foes:
        return request.draw(rng)
    foe = rng.choice(foes[:2])
    wanted = round(degrees(atan2(foe.x - x, foe.y - y)) - h + 180) % 360 - 180
    turns = {min(max(wanted, band.turn_from), band.turn_to): band for band in request.bands}
    turn = min(turns, key=lambda turn: abs(turn - wanted))
    band = turns[turn]
    way = band.longest if abs(band.longest) >= abs(band.shortest) else band.shortest
    return (way, turn) if way or turn else request.draw(rng)


def _shots(request: Orders, seat: str, rng: Random) -> Sealed:
    return Sealed(seat, tuple((line.id, rng.choice(list(line)[1:])) for line in request.sheets[seat]))
