"""Values of ships, rams and boardings: the specification's advice (section 11) as numbers."""

from __future__ import annotations

from functools import cache

from ...common.hulls import Location
from ..pieces import Condition, Ship
from ..rules.combat.boarding import ratio
from ..rules.combat.ram import rammer_total, target_total
from ..rules.values import factor
from ..state import Sea
from .weights import Weights
from .weights import weights as weights_of

GONE, TIRED = 0.3, 0.06
"""As parts of the price: off the map; what tiredness costs."""


GRAPPLED, TAKES = 4 / 6, (0.0, 1 / 6, 3 / 6, 5 / 6)
"""The chance to grapple a ship rammed in the same turn; to take it, by the ratio of the crews."""


def owned(weights: Weights, state: Condition) -> float:
    """Return the value of a ship in its owner's hands, as a part of its price."""
    match state:
        case "sound":
            return 1.0
        case "permanent":
            return weights.crippled
        case "bf_back":
            return weights.stopped + weights.back
    return weights.stopped


def standing(sea: Sea, ship: Ship) -> float:
    """Return the value of a ship to its first owner now, negative where the enemy counts it."""
    price, weights = sea.setting.prices[ship.id], weights_of(sea)
    if ship.gone in ("left", "deserted", "waiting"):
        return price * (1.2 if ship.gone == "left" and counts_outside(sea, ship) else GONE)
    if ship.gone or ship.wrecked:
        special = sea.setting.scenario.ships[ship.id].worth
        return -float(special) if special else price * weights.lost
    if ship.side != ship.owner:
        return price * weights.taken
    return price * (owned(weights, ship.state) - (TIRED if ship.fatigued else 0.0))


def counts_outside(sea: Sea, ship: Ship) -> bool:
    """Whether it is good for a ship to leave the map."""
    scenario = sea.setting.scenario
    return scenario.ships[ship.id].escapes or scenario.victory.side == ship.owner


def next_standing(weights: Weights, ship: Ship) -> float:
    """Return the part of its value that a ship keeps after an immobilised result."""
    return {"sound": weights.stopped, "permanent": weights.lost}.get(ship.state, weights.crippled)


@cache
def falls(no_effect: int, parity: int, sunk_at: int, gap: int) -> tuple[float, float]:
    """The chances that a target is sunk, and that it is immobilised, by the gap of the totals before the dice."""
    sunk = hurt = 0
    for a in range(1, 7):
        for b in range(1, 7):
            difference = gap + b - a
            if difference <= sunk_at:
                sunk += 1
            elif difference < no_effect and (difference < parity or (a + b) % 2 == 0):
                hurt += 1
    return sunk / 36, hurt / 36


def blow(sea: Sea, rammer: Ship, target: Ship, where: Location, full: bool) -> float:
    """Return the average damage of a ram to its target, in points; nothing else of the contact counts."""
    sunk, hurt = chances(sea, rammer, target, where, full)
    price, weights = sea.setting.prices[target.id], weights_of(sea)
    if target.side != target.owner:  # the holder loses a prize, and the enemy's count falls to a ship sunk
        return price * weights.held * (sunk + hurt / 2)
    now = owned(weights, target.state)
    value = price * (sunk * (now - weights.lost) + hurt * (now - next_standing(weights, target)))
    if weights.follow and hurt and target.state == "sound" and not rammer.prize:
        gain = weights.stopped - weights.taken + weights.held
        value += weights.follow * hurt * price * gain * taking(factor(sea, rammer), max(1, factor(sea, target) // 2))
    return value


@cache
def taking(ours: int, theirs: int) -> float:
    """Return the chance to take a ship that has been rammed in the same turn: grappled on 3 or more, taken by the table."""
    return GRAPPLED * TAKES[min(3, ours // theirs)]


def chances(sea: Sea, rammer: Ship, target: Ship, where: Location, full: bool) -> tuple[float, float]:
    """The chances that a ram sinks its target, and that it immobilises it."""
    table = sea.setting.charts.fleet_ram_effects
    gap = target_total(sea, rammer, target, where, 0) - rammer_total(sea, rammer, where, full, 0)
    return falls(table.no_effect_from, table.parity_from, table.sunk_at_or_below, gap)


def capture(sea: Sea, ship: Ship) -> float:
    """Return the value of a ship's capture to the other side."""
    price, weights = sea.setting.prices[ship.id], weights_of(sea)
    return price * ((owned(weights, ship.state) if ship.side == ship.owner else weights.held) - weights.taken + weights.held)


def boarding(sea: Sea, ours: int, theirs: int, prize: float, stake: float) -> float:
    """Return the average value of an attack from both boarding values, the possible gain and the possible loss."""
    row = getattr(sea.setting.charts.fleet_boarding, ratio(ours, theirs))
    stronger = ours >= theirs
    won = sum((result == "F") == stronger for result in row if result != "-")
    lost = sum((result == "F") != stronger for result in row if result != "-")
    return float(won * prize - lost * stake) / len(row)


def tied(sea: Sea, side: str) -> float:
    """Return the value of the grapples that hold for a side, less their value for the other."""
    weights, total, soon = weights_of(sea), 0.0, 0.0
    ahead = weights.fresh and sea.phase in ("rams", "fire", "grapples", "combats")
    for ship in sea.ships.values():
        if not ship.links:
            continue
        foes = [sea.ships[name] for name in ship.links]
        ours = sum(factor(sea, foe) for foe in foes)
        stake = min(capture(sea, foe) for foe in foes)
        hope = max(0.0, boarding(sea, ours, factor(sea, ship), capture(sea, ship), stake))
        total += -hope if ship.side == side else hope
        if ahead and not ship.fought:
            fit = hope if any(not foe.fought for foe in foes) else 0.0
            soon += -fit if ship.side == side else fit
    return weights.links * total + weights.fresh * soon
