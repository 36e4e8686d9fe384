"""Values of ships, rams and boardings: the specification's advice (section 11) as numbers."""

from __future__ import annotations

from functools import cache

from ...common.hulls import Location
from ..pieces import Ship
from ..rules.combat.boarding import ratio
from ..rules.combat.ram import rammer_total, target_total
from ..rules.values import factor
from ..state import Sea
from .weights import weights

STANDING = {"sound": 1.0, "immobilised": 0.5, "bf_back": 0.55, "permanent": -0.1}
"""Value of a ship in its owner's hands, as a part of its price."""
LOST, TAKEN, HELD, GONE, TIRED = -0.6, -1.1, 0.25, 0.3, 0.06
"""Sunk; taken by the enemy; what a prize is worth to its holder besides; off the map; what tiredness costs."""


GRAPPLED, TAKES = 4 / 6, (0.0, 1 / 6, 3 / 6, 5 / 6)
"""The chance to grapple a ship rammed in the same turn; to take it, by the ratio of the crews."""


def standing(sea: Sea, ship: Ship) -> float:
    """Return the value of a ship to its first owner now, negative where the enemy counts it."""
    price = sea.setting.prices[ship.id]
    if ship.gone in ("left", "deserted", "waiting"):
        return price * (1.2 if ship.gone == "left" and counts_outside(sea, ship) else GONE)
    if ship.gone or ship.wrecked:
        special = sea.setting.scenario.ships[ship.id].worth
        return -float(special) if special else price * LOST
    if ship.side != ship.owner:
        return price * TAKEN
    return price * (STANDING[ship.state] - (TIRED if ship.fatigued else 0.0))


def counts_outside(sea: Sea, ship: Ship) -> bool:
    """Whether it is good for a ship to leave the map."""
    scenario = sea.setting.scenario
    return scenario.ships[ship.id].escapes or scenario.victory.side == ship.owner


def next_standing(ship: Ship) -> float:
    """Return the part of its value that a ship keeps after an immobilised result."""
    return {"sound": STANDING["immobilised"], "permanent": LOST}.get(ship.state, STANDING["permanent"])


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
    price = sea.setting.prices[target.id]
    if target.side != target.owner:  # the holder loses a prize, and the enemy's count falls to a ship sunk
        return price * HELD * (sunk + hurt / 2)
    now = STANDING[target.state]
    value = price * (sunk * (now - LOST) + hurt * (now - next_standing(target)))
    if (follow := weights(sea).follow) and hurt and target.state == "sound" and not rammer.prize:
        value += follow * hurt * price * _taking(factor(sea, rammer), max(1, factor(sea, target) // 2))
    return value


@cache
def _taking(ours: int, theirs: int) -> float:
    """Return the value of boarding a ship that a ram has immobilised, in its price: grappled on 3 or more, taken by the table."""
    return GRAPPLED * TAKES[min(3, ours // theirs)] * (STANDING["immobilised"] - TAKEN + HELD)


def chances(sea: Sea, rammer: Ship, target: Ship, where: Location, full: bool) -> tuple[float, float]:
    """The chances that a ram sinks its target, and that it immobilises it."""
    table = sea.setting.charts.fleet_ram_effects
    gap = target_total(sea, rammer, target, where, 0) - rammer_total(sea, rammer, where, full, 0)
    return falls(table.no_effect_from, table.parity_from, table.sunk_at_or_below, gap)


def capture(sea: Sea, ship: Ship) -> float:
    """Return the value of a ship's capture to the other side."""
    price = sea.setting.prices[ship.id]
    return price * ((STANDING[ship.state] if ship.side == ship.owner else HELD) - TAKEN + HELD)


def boarding(sea: Sea, ours: int, theirs: int, prize: float, stake: float) -> float:
    """Return the average value of an attack from both boarding values, the possible gain and the possible loss."""
    row = getattr(sea.setting.charts.fleet_boarding, ratio(ours, theirs))
    stronger = ours >= theirs
    won = sum((result == "F") == stronger for result in row if result != "-")
    lost = sum((result == "F") != stronger for result in row if result != "-")
    return float(won * prize - lost * stake) / len(row)


def tied(sea: Sea, side: str) -> float:
    """Return the value of the grapples that hold for a side, less their value for the other."""
    total = 0.0
    for ship in sea.ships.values():
        if not ship.links:
            continue
        foes = [sea.ships[name] for name in ship.links]
        ours = sum(factor(sea, foe) for foe in foes)
        stake = min(capture(sea, foe) for foe in foes)
        hope = max(0.0, boarding(sea, ours, factor(sea, ship), capture(sea, ship), stake))
        total += -hope if ship.side == side else hope
    return total
