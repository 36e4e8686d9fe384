"""How good a position is, and which plots are worth a thought: for players that are programs."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from naumachia.geometry.hexes import distance
from naumachia.kernel import Line, Plot

from ...common.hulls import SHIFTS, moved, stern_of, struck_at
from ..pieces import Ship
from ..rules.orders import read
from ..rules.values import boarding_factor, fights, rank
from ..rules.victory import points
from ..state import Sea

PLACES = {"side": 1.0, "stern_flank": 0.95, "bow_flank": 0.6, "stern": 0.7, "bow": 0.35}
"""How good it is to stand before each face of an enemy."""
WIN = 10_000.0


def evaluate(sea: Sea, side: str) -> float:
    """Points and the state of both fleets; then who stands where a ram hurts; once it is over, only who has won."""
    if sea.result is not None:
        winner = sea.result.winner
        return 0.0 if winner is None else WIN if winner == side else -WIN
    foe = sea.other(side)
    value = 2.0 * (points(sea, side) - points(sea, foe))
    value += sum(_condition(sea, ship) * (1 if ship.side == side else -1) for ship in sea.here)
    mine = [ship for ship in sea.fleet(side) if fights(sea, ship)]
    theirs = [ship for ship in sea.fleet(foe) if fights(sea, ship)]
    return value + _stand(sea, mine, theirs) - _stand(sea, theirs, mine)


def _condition(sea: Sea, ship: Ship) -> float:
    """What a ship is still good for."""
    if not ship.afloat:
        return 0.0
    price = sea.setting.prices[ship.id]
    value = 0.6 * boarding_factor(sea, ship) + 0.15 * ship.boxes
    value -= 0.2 * price * ship.immobilised + 0.12 * price * ship.breaches + 0.04 * price * ship.fv_loss
    value -= 0.15 * price * min(ship.fire, 3) + 0.3 * price * bool(ship.beached)
    for other in (sea.ships[name] for name in ship.links):
        if other.side != ship.side and fights(sea, other):
            value += 0.35 * (boarding_factor(sea, ship) - boarding_factor(sea, other))
        elif not other.afloat and other.owner != ship.side:
            value += 2.0
    return value


def _stand(sea: Sea, ours: list[Ship], theirs: list[Ship]) -> float:
    """How well some ships stand against others: near, bows toward flanks within a turn's rowing."""
    total = 0.0
    for ship in ours:
        if ship.links:
            continue
        best = -4.0
        for foe in theirs:
            far = distance(ship.bow, foe.bow)
            value = -0.25 * far
            if far <= 9 and sea.kind(ship).ram and ship.status == "sound":
                value += _menace(sea, ship, foe, far)
            best = max(best, value)
        total += best
    return total


def _menace(sea: Sea, ship: Ship, foe: Ship, far: int) -> float:
    """How a ship threatens another: how straight it points at a soft face, and whether its bow is strong enough."""
    q, r = foe.bow[0] - ship.bow[0], foe.bow[1] - ship.bow[1]
    ahead = SHIFTS[ship.h]["A"].bow
    # the cosine of heading and bearing, in the metric of hexes
    along = ahead[0] * q + ahead[1] * r + (ahead[0] * r + ahead[1] * q) / 2
    toward = along / max(1.0, sqrt(q * q + r * r + q * r))
    if toward <= 0.2:
        return 0.0
    face = struck_at(foe.bow, foe.h, stern_of(foe.bow, foe.h) if far else foe.bow, ship.h)
    strength = 1.0 + 0.12 * (sea.kind(ship).size - sea.kind(foe).size) + 0.15 * (rank(ship) - rank(foe))
    near = 1.0 - 0.08 * far
    price = sea.setting.prices[foe.id]
    return max(0.1, strength) * toward * near * PLACES[face] * 0.09 * price


def horizon(sea: Sea) -> object:
    """Another turn, another step of it: a look ahead ends there."""
    return sea.turn, sea.phase


def candidates(sea: Sea, seat: str, line: Line) -> tuple[str, ...]:
    """Plots worth a thought: those that end near an enemy, by the enemy they come near; a straight one, and none."""
    if not isinstance(line, Plot):
        return ()
    ship = sea.ships[line.id]
    foes = [foe for foe in sea.here if foe.side != ship.side]
    if not foes:
        return (line.first,)
    scored: dict[str, float] = {}
    for text in _walks(line):
        moves, _ = read(text)
        bow, h = ship.bow, ship.h
        for letter in moves:
            bow, h = moved(bow, h, "A" if letter == "K" else letter)
        near = min(distance(bow, foe.bow) for foe in foes)
        scored[text] = -near + 0.1 * len(moves) + _spread(text)
    best = sorted(scored, key=lambda text: -scored[text])[:WIDTH]
    return tuple(dict.fromkeys((line.first, *best)))


WIDTH = 9


def _spread(text: str) -> float:
    """A small difference that does not depend on anything, so that equal plots stand in a fixed order."""
    return (sum(map(ord, text)) % 7) * 0.01


def _walks(line: Plot) -> Iterator[str]:
    """The strings of a line without the reminder of full velocity; short laws have few hundred."""
    wave: list[tuple[tuple[str, ...], int]] = [((), 0)]
    while wave:
        following = []
        for tokens, at in wave:
            if line.nodes[at].ends:
                yield " ".join(tokens)
            following += [((*tokens, token), there) for token, there in line.nodes[at].ways.items() if token not in ("(FV)", "K")]
        wave = following
