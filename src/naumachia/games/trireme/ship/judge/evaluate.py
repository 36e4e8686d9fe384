"""How good a position is: for players that are programs."""

from __future__ import annotations

from math import sqrt

from naumachia.geometry.hexes import distance

from ...common.hulls import SHIFTS, Location, struck_at
from ..pieces import Ship
from ..rules.values import boarding_factor, fights, rank
from ..rules.victory import points
from ..state import Sea
from .prospects import link_worth, promised
from .weights import Weights
from .weights import weights as weights_of

PLACES: dict[Location, float] = {"side": 1.0, "stern_flank": 0.95, "bow_flank": 0.6, "stern": 0.7, "bow": 0.3}
"""How good it is to strike each face of an enemy."""
WIN = 10_000.0


def evaluate(sea: Sea, side: str) -> float:
    """Points and the state of both fleets, the dice still to fall, then who stands where a ram hurts."""
    if sea.result is not None:
        winner = sea.result.winner
        return 0.0 if winner is None else WIN if winner == side else -WIN
    foe = sea.other(side)
    value = 2.0 * (points(sea, side) - points(sea, foe)) + promised(sea, side)
    weights = weights_of(sea)
    value += sum(_condition(sea, ship, weights) * (1 if ship.side == side else -1) for ship in sea.here)
    mine = [ship for ship in sea.fleet(side) if fights(sea, ship)]
    theirs = [ship for ship in sea.fleet(foe) if fights(sea, ship)]
    return value + _stand(sea, mine, theirs, 1.0) - 0.8 * _stand(sea, theirs, mine, 0.0)


def _condition(sea: Sea, ship: Ship, weights: Weights) -> float:
    """Return the value of a ship in its present condition."""
    if not ship.afloat:
        return 0.0
    price = sea.setting.prices[ship.id]
    value = weights.man * ship.men.total + weights.factor * boarding_factor(sea, ship) + weights.box * ship.boxes
    value += weights.archer * ship.men.archers
    value -= weights.stopped * price * ship.immobilised + weights.breach * price * ship.breaches + 0.05 * price * ship.fv_loss
    value -= 0.2 * price * min(ship.fire, 3) + 0.3 * price * bool(ship.beached)
    return value + sum(0.5 * link_worth(sea, ship, sea.ships[name]) for name in ship.links)


def _stand(sea: Sea, ours: list[Ship], theirs: list[Ship], eager: float) -> float:
    """How well some ships stand against others: near, and bows toward soft flanks."""
    total = 0.0
    for ship in ours:
        if ship.links or not theirs:
            continue
        total += max(_menace(sea, ship, foe) - eager * 0.35 * distance(ship.bow, foe.bow) for foe in theirs)
    return total


def _menace(sea: Sea, ship: Ship, foe: Ship) -> float:
    """How a ship threatens another next turn: how straight it points at a soft face within reach."""
    q, r = foe.bow[0] - ship.bow[0], foe.bow[1] - ship.bow[1]
    far = sqrt(q * q + r * r + q * r)
    if far > 8 or not sea.kind(ship).ram or ship.status != "sound" or ship.immobilised:
        return 0.0
    ahead = SHIFTS[ship.h]["A"].bow
    toward = (ahead[0] * q + ahead[1] * r + (ahead[0] * r + ahead[1] * q) / 2) / max(1.0, far)
    if toward <= 0.3:
        return 0.0
    face = struck_at(foe.bow, foe.h, foe.bow, ship.h) if (ship.h - foe.h) % 6 else "stern"
    strength = 1.0 + 0.12 * (sea.kind(ship).size - sea.kind(foe).size) + 0.15 * (rank(ship) - rank(foe))
    return max(0.1, strength) * toward * (1.0 - 0.1 * far) * PLACES[face] * 0.25 * sea.setting.prices[foe.id]


def horizon(sea: Sea) -> object:
    """Another turn, another step of it: a look ahead ends there."""
    return sea.turn, sea.phase
