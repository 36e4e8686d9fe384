"""Hands that play *Corvus* for the tests: eager for contact, so that everything the rules speak of happens soon."""

from __future__ import annotations

from random import Random

from naumachia.kernel import Answer, Choose, Leg, Orders, Request, Sealed

EAGER = ("ram", "assault", "counter", "grapple", "oars", "on", "capture", "rest", "break")
ROWING = ("battle", "forward", "forward", "battle", "port", "starboard")


def eager(request: Request, seat: str, rng: Random) -> Answer:
    """Rams, grapples and assaults where they can be had; now and then anything at all."""
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
    moves = list(request.moves) if isinstance(request, Leg) else list[Answer](request)
    if "row" in moves and rng.random() < 0.7:
        return "row"
    return moves[0] if rng.random() < 0.6 else rng.choice(moves)


def _shots(request: Orders, seat: str, rng: Random) -> Sealed:
    return Sealed(seat, tuple((line.id, rng.choice(list(line)[1:])) for line in request.sheets[seat]))
