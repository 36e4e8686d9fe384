"""Chances and prices of attacks between two ships (specification 11).

All of it is judgement for players that look ahead, never a rule. Values are in victory points. Values of places are in
`outlook.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from ..charts import boarding_needs, fatigue_level, grapple_needs, rake_needs, ram_needs
from ..state import Card, Sea, Ship

TWO_DICE = {n: sum(1 for a in range(1, 7) for b in range(1, 7) if a + b >= n) / 36 for n in range(-12, 30)}
"""The chance of a total of 2d6."""
TIRED = (0.0, 0.06, 0.12, 0.2, 0.25)
"""The price of fatigue, in D."""
MAN = 0.06
"""The price of one M, in D."""
FORCE = 0.4
"""Cost to a fleet of a ship out of the fight beyond the points, in D."""
COLLISION = 0.3
FOULED = 0.15
CRIPPLED = (0.0, 0.35, 0.5)

FLAG, RISK = 2.0, 0.12
"""A ship worth more than the first for its admiral is less keen, and in a ram puts at risk the second."""
KEPT = 20_000
"""So many things are remembered at most."""
BOUND = ("speed", "commanded", "individual")
"""WG-6.12 Phases in which a ship that has not acted is bound to its level."""


class Traits(NamedTuple):
    """All that counts of a ship in a fight but its place."""

    card: Card
    crew: int
    marines: int
    level: str
    """Empty when it is still to be chosen."""
    fit: bool
    """Able to ram."""
    fast: bool
    """Able to go to maximum."""
    easy: int
    """Linked or tired: what makes it an easier mark."""
    slips: bool
    """Able to evade."""
    rammed: bool
    held: bool
    """Unable to move."""
    towers: bool
    flag: float
    """Points to be had by taking its admiral."""


class Strength(NamedTuple):
    """Possible attacks of one ship on another, in points, and their range."""

    ram: float
    rake: float
    ram_reach: int
    board: float
    board_reach: int


class _Memory:
    """Traits and strengths, kept in the memory of a match."""

    def __init__(self) -> None:
        self.traits: dict[Traits, Traits] = {}
        """Equal traits are one object, so that what is kept of two of them can be kept by their ids."""
        self.strengths: dict[tuple[int, int], Strength] = {}


def chance(needs: int, modifier: int) -> float:
    """2d6 with a modifier against a table's number."""
    return TWO_DICE[needs - modifier] if needs else 0.0


def ram_worth(sea: Sea, ship: Traits, target: Traits, attack: int, bonus: int) -> float:
    """Return the value of a ram: the target and its force, less a collision, less being stuck in the wreck."""
    drm = bonus + target.easy - (target.level == "max") - ship.towers + (ship.crew > target.crew) - (ship.crew < target.crew)
    if ship.card.device == "corvus":
        drm += sea.setting.charts.devices.corvus.own_ram_drm
    hit = chance(ram_needs(sea.setting.charts, attack, target.card.defence), drm)
    prize = 0.1 * target.card.defence if target.rammed else (1 + FORCE) * target.card.defence + 0.15 * target.flag
    stuck = 0.5 * hit * TWO_DICE[7 + ship.crew] * FOULED
    promise = hit * prize - ((1 - hit) * COLLISION + stuck) * ship.card.defence - (RISK * ship.flag if ship.flag > FLAG else 0.0)
    return promise * (1 - (0.8 * target.crew / 6 if target.slips else 0.0))


def rake_worth(sea: Sea, ship: Traits, target: Traits) -> float:
    """Return the value of a rake; it costs nothing but breath."""
    mine = ship.card.max if ship.level == "max" or (not ship.level and ship.fast) else ship.card.cruise
    theirs = target.card.max if target.level == "max" else target.card.cruise
    drm = (mine > theirs) - (mine < theirs) + target.easy
    hit = chance(rake_needs(sea.setting.charts, ship.crew, target.crew), drm)
    return 0.0 if target.rammed else hit * CRIPPLED[1] * target.card.defence * (1 - (target.crew / 6 if target.slips else 0.0))


def capture_worth(target: Traits) -> float:
    """Return the value of a ship to the enemy that takes it."""
    return (1 + FORCE) * target.card.defence + 1 + target.flag


def storm_chance(sea: Sea, force: int, height: bool, target: Traits) -> float:
    """The chance that so many marines take a ship."""
    return chance(boarding_needs(sea.setting.charts, force, target.marines), height - target.towers)


def board_worth(sea: Sea, ship: Traits, target: Traits) -> float:
    """Return the value of grappling and boarding: the prize, less the men, less the enemy's turn to board."""
    throw = 7 - grapple_needs(sea.setting.charts, ship.crew) + (target.easy > 0)
    if ship.card.device:
        throw += 1
    taken = storm_chance(sea, ship.marines, ship.towers, target)
    lost = storm_chance(sea, target.marines, target.towers, ship)
    prize = taken * capture_worth(target) * (0.3 if target.rammed else 1.0)
    price = (1 - taken) * (MAN * ship.card.defence + 0.6 * lost * capture_worth(ship))
    return max(0, min(6, throw)) / 6 * (prize - price) * (1 - (0.3 * target.crew / 6 if target.slips else 0.0))


def strength(sea: Sea, ship: Traits, target: Traits) -> Strength:
    """Return the attacks of a ship on another at its level, or at the better one when that is still to be chosen."""
    known = sea.setting.memo.of(_Memory).strengths
    found = known.get((id(ship), id(target)))
    if found is None:
        card = ship.card
        ram = rake = board = 0.0
        fast = ship.level == "max" or (not ship.level and ship.fast)
        if ship.fit and fast and card.ram_max:
            ram = ram_worth(sea, ship, target, card.ram_max, (card.max - card.cruise) // 2)
        elif ship.fit and card.ram_cruise:
            ram = ram_worth(sea, ship, target, card.ram_cruise, 0)
        if ship.fit:
            rake = rake_worth(sea, ship, target)
        if ship.marines and ship.level != "max":
            board = board_worth(sea, ship, target)
        slow = card.cruise if ship.fit else max(1, card.cruise // 2)
        found = Strength(max(0.0, ram), rake, card.max if fast else slow, max(0.0, board), slow)
        known[id(ship), id(target)] = found
    return found


def traits(sea: Sea, ship: Ship, level: str = "") -> Traits:
    """A ship's traits now; before it has acted it is bound to its level. Equal traits are one object."""
    bound = sea.phase in BOUND and not ship.acted
    free = not (ship.fatigue or ship.crippled or ship.held or ship.towed_by)
    fit = free and not (ship.half or ship.tows or ship.deserter)
    under_sail = ship.sails == "up" and not ship.mast_down
    found = Traits(
        sea.card(ship),
        ship.crew,
        0 if ship.deserter or ship.captured else ship.marines,
        (level or ship.level) if bound else "",
        fit,
        fit and not ship.captured and not under_sail,
        ship.linked + ship.tired,
        free and ship.crew > 0,
        ship.rammed,
        ship.held,
        ship.towers,
        flag_worth(sea, ship),
    )
    return sea.setting.memo.of(_Memory).traits.setdefault(found, found)


def flag_worth(sea: Sea, ship: Ship) -> float:
    """WG-9.2 What taking the only admiral of a fleet may be worth."""
    chief = sea.captain(ship.id)
    if chief is None or chief.side != ship.side:
        return 0.0
    admirals = [c for c in sea.commanders.values() if c.side == chief.side and c.kind == "ADM" and not c.lost]
    if chief.kind != "ADM" or len(admirals) > 1 or not sea.setting.scenario.sides[chief.side].flight:
        return 1.0
    return 1.0 + sea.setting.charts.tournament.flee_bonus * 0.8 * min(1.0, (chief.initiative + 0.5) / 6)


def tiring(sea: Sea, ship: Ship, used: int, strikes: int) -> float:
    """WG-6.42 What the fatigue check is likely to cost."""
    card = sea.card(ship)
    extra = max(0, used - card.cruise - ship.wind_used) + strikes
    levels = [fatigue_level(sea.setting.charts, die + extra, ship.crew) for die in range(1, 7)]
    return sum(TIRED[level] for level in levels) / 6 * card.defence
