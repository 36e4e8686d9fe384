"""What a good position is, for players that look ahead: section 11 of the specification as numbers."""

from __future__ import annotations

from naumachia.geometry.hexes import distance

from .charts import boarding_needs, ram_needs
from .ram import attack_value, ram_modifiers, unfit
from .state import Sea, Ship
from .victory import points

WON = 1000.0
TWO_DICE = {n: sum(1 for a in range(1, 7) for b in range(1, 7) if a + b >= n) / 36 for n in range(-10, 25)}
BURNING = (0.67, 0.67, 0.33, 0.25, 0.25)
TIRED = (0.0, 0.06, 0.12, 0.2, 0.25)
NEAR = 0.03
REACH = 8


def evaluate(sea: Sea, side: str) -> float:
    """Points won and lost, the state of every ship, boardings to come, the best rams in reach, nearness to the enemy."""
    if sea.result is not None:
        return 0.0 if sea.result.winner is None else WON if sea.result.winner == side else -WON
    value = float(points(sea, side) - points(sea, sea.other(side)))
    fleets = {name: sea.fleet(name) for name in sea.setting.sides}
    for name, ships in fleets.items():
        foes = fleets[sea.other(name)]
        worth = sum(condition(sea, ship) + boarding(sea, ship) for ship in ships)
        worth += sum(prospect(sea, ship, foes) for ship in ships)
        value += worth if name == side else -worth
    return value


def condition(sea: Sea, ship: Ship) -> float:
    """What a ship is worth to its owner, in points of its D."""
    lost = 0.0
    if ship.rammed or ship.aground:
        lost = 0.3
    else:
        lost += (0.0, 0.35, 0.5)[len(ship.crippled)]
        lost += TIRED[ship.fatigue] + (0.1 if ship.half else 0.0)
        lost += 0.15 if ship.fouled else 0.0
    if ship.on_fire:
        lost += BURNING[ship.crew]
    lost += 0.06 * (sea.card(ship).marines - ship.marines)
    return -lost * sea.card(ship).defence


def boarding(sea: Sea, ship: Ship) -> float:
    """Grappled to an enemy: the chance to take him, times what he is worth."""
    best = 0.0
    for name in ship.grappled:
        foe = sea.ships[name]
        if foe.side == ship.side:
            continue
        force = ship.marines + sum(sea.ships[n].marines for n in foe.grappled if n != ship.id and sea.ships[n].side == ship.side)
        needs = boarding_needs(sea.setting.charts, force, foe.marines)
        if needs:
            best = max(best, TWO_DICE[needs] * (sea.card(foe).defence + 1))
    return 0.6 * best


def prospect(sea: Sea, ship: Ship, foes: list[Ship]) -> float:
    """The nearest enemy: a fit ship wants him close and broadside on, and most of all at the point of its ram."""
    if not foes or ship.held or ship.deserter:
        return 0.0
    bow = ship.bow
    target = min(foes, key=lambda foe: distance(bow, foe.bow))
    away = distance(bow, target.bow)
    card = sea.card(ship)
    worth = -NEAR * min(away, 30) * card.defence / 5
    if away <= REACH and unfit(sea, ship) is None:
        needs = ram_needs(sea.setting.charts, attack_value(sea, ship), sea.card(target).defence)
        chance = TWO_DICE[min(needs, 13) - sum(v for _, v in ram_modifiers(sea, ship, target, 0))] if needs else 0.0
        broadside = (target.facing - ship.facing) % 6 not in (0, 3)
        worth += chance * sea.card(target).defence * (0.12 if broadside else 0.04) * (1 - away / (REACH + 1))
    return worth
