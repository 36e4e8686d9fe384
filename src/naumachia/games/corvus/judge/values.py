"""Values of ships, men and links for a side."""

from __future__ import annotations

from functools import lru_cache

from ..hulls import contacts
from ..pieces import Link, Ship
from ..rules.combat.assault import column
from ..rules.combat.disengagement import break_trial
from ..rules.combat.grapples import grapple_bar, grapple_trial
from ..rules.victory import cost_lost, cost_of, routed
from ..state import Sea
from .weights import weights

ENGINE = 1.0
LAST_BANK = 0.97
"""The same on the last turn, of a ship still to act: it may come a little less far. Once it has acted oars decide nothing."""
DECLARED = 1.4
"""How much the assault weighs that comes back over a link, once it is announced: the grappler may not be first."""
ROUTED = 1.5
"""Value of a side's rout to the other, as a part of its fleet's cost, while the turn is still going on."""


def last_turn(sea: Sea) -> bool:
    """Whether no turn comes after this one."""
    return sea.turn >= sea.setting.scenario.turns


def bank_left(sea: Sea, ship: Ship) -> float:
    """Return the part of its value that a ship keeps with a bank of oars broken."""
    if not last_turn(sea):
        return weights(sea).bank
    return LAST_BANK if not ship.activated and sea.phase in ("command", "activation") else 1.0


def ship_worth(sea: Sea, ship: Ship) -> float:
    """The cost of a ship by its state, and its men."""
    value, weigh = float(sea.setting.costs[ship.id]), weights(sea)
    if ship.side != ship.owner:
        value *= weigh.prize
    else:
        hale = (weigh.damaged if ship.damaged else 1.0) * (weigh.tired if ship.fatigued else 1.0)
        value *= hale * bank_left(sea, ship) ** len(ship.banks)
        value *= 0.98**ship.rowers
    value += 0.03 * value * bool(ship.rest)
    men = value + weigh.marine * ship.marines + weigh.archer * ship.archers
    return men + ENGINE * sum(ship.catapults) / 2 + (1.5 if ship.corvus else 0.0)


@lru_cache(maxsize=10_000)
def _taken(rows: tuple[tuple[str, ...], ...], bonus: int, attackers: int, defenders: int) -> tuple[float, float]:
    """The chances to take a ship, and to be thrown back."""
    place = column(attackers, defenders) if attackers else -1
    if place < 0:
        return 0.0, 0.0
    results = [rows[min(6, die + bonus) - 1][place] for die in range(1, 7)]
    return results.count("C") / 6, results.count("r") / 6


def taken(sea: Sea, side: str, attackers: int, defenders: int) -> float:
    """The chance that an assault takes its target."""
    rule = sea.charts.boarding
    return _taken(rule.rows, rule.roman_bonus if sea.roman(side) else 0, attackers, defenders)[0]


def link_worth(sea: Sea, link: Link) -> float:
    """Return the value of a link to the side that laid it: the assaults to come, less those suffered if it is thrown back."""
    ours, theirs, weigh = sea.ships[link.grappler], sea.ships[link.grappled], weights(sea)
    together = sum(sea.ships[one.grappler].marines for one in sea.links if one.grappled == link.grappled)
    share = ours.marines / max(1, together)
    chance = taken(sea, ours.side, together, theirs.marines) * share if _comes_to_it(sea, ours, link) else 0.0
    if weigh.slip and sea.phase == "activation" and not theirs.activated:
        chance *= 1 - weigh.slip * break_trial(sea, theirs.id, ours.id).chances / 6
    prey, own = float(sea.setting.costs[theirs.id]), float(sea.setting.costs[ours.id])
    outnumber = weigh.outnumber * (ours.marines - theirs.marines)
    return chance * weigh.taken * _turns(sea, ours) * prey - _back(sea, link) * own + outnumber + (0.5 if link.corvus else 0.0)


def grips(sea: Sea, side: str) -> float:
    """CV-2.17 Return the value of the grapples that the ships of a side may still try this turn."""
    return sum(grip(sea, ship, foe) for ship in sea.fleet(side) for foe in contacts(sea, ship.id))


def grip(sea: Sea, ship: Ship, foe: Ship) -> float:
    """Return the value of a grapple to come: its chance, and how much likelier it makes the assault of all who hold the enemy."""
    if grapple_bar(sea, ship.id, foe.id) is not None:
        return 0.0
    return grapple_trial(sea, ship.id, foe.id).chances / 6 * max(0.0, _hold_worth(sea, ship, foe))


def _hold_worth(sea: Sea, ship: Ship, foe: Ship) -> float:
    weigh = weights(sea)
    holding = sum(sea.ships[link.grappler].marines for link in sea.links if link.grappled == foe.id)
    chance = taken(sea, ship.side, holding + ship.marines, foe.marines) - taken(sea, ship.side, holding, foe.marines)
    return chance * weigh.taken * sea.setting.costs[foe.id] + weigh.outnumber * (ship.marines - foe.marines)


def _comes_to_it(sea: Sea, grappler: Ship, link: Link) -> bool:
    """Whether there is still time for an assault: on the last turn none comes after that of the ship itself."""
    last = last_turn(sea) and sea.phase in ("boarding", "end")
    return bool(grappler.marines) and not (last and (grappler.fought or link.claimed or sea.phase == "end"))


def _turns(sea: Sea, grappler: Ship) -> float:
    """CV-4.1 A ship attacks once a phase: who holds several is at each of them but now and then."""
    held = sum(link.grappler == grappler.id for link in sea.links)
    return (1 + weights(sea).second * (held - 1)) / held if held else 1.0


def _back(sea: Sea, link: Link) -> float:
    """CV-4.8 The share of its cost a grappler stands to lose: the assault back, over one link a phase."""
    if not link.repulsed:
        return 0.0
    ours, theirs = sea.ships[link.grappler], sea.ships[link.grappled]
    chance = taken(sea, theirs.side, theirs.marines, ours.marines)
    if link.claimed:
        return DECLARED * chance
    if sea.phase == "boarding":
        return weights(sea).reply * chance
    open_ = sum(one.repulsed and one.grappled == link.grappled for one in sea.links)
    return weights(sea).back * chance / max(1, open_)


def rout_worth(sea: Sea, side: str) -> float:
    """How near a side is to its rout: every loss weighs more than the one before, and half of all as much as a battle."""
    cost, lost = cost_of(sea, side), cost_lost(sea, side)
    share = lost / max(1, cost)
    return cost * share * share * weights(sea).lost + (cost * ROUTED if routed(sea, side) else 0.0)
