"""Expected value of the dice still on the agenda: a sheet is judged by its consequences before a die has fallen."""

from __future__ import annotations

from naumachia.kernel import Frame

from ..charts import Harm
from ..pieces import Ram, Ship
from ..rules.combat.boarding import BoardDie, losses_of
from ..rules.combat.contacts import CollisionDie, RakeDice, RamDice, parts, rake_bounds
from ..rules.combat.detachments import DetachDice, FreeDice
from ..rules.combat.fire import Volley, needed, shot_of
from ..rules.combat.grapples import Grapple, grapple_add
from ..rules.values import boarding_factor, factor_of, rank
from ..state import Sea
from .blows import TWO, Crew, at_least, patience, prize

HARM: dict[Harm, float] = {"X": 1.0, "BrI": 0.55, "Br": 0.4, "Br*": 0.4, "I": 0.25, "a": 0.0, "-": 0.0}
"""Share of its price that a result costs a ship."""
MAN = 1.2
"""Value of a man point."""


def ram_worth(sea: Sea, ram: Ram) -> float:
    """Return the value of a ram to its side: harm to the target, less harm to the rammer, and an easy grapple."""
    mine, theirs = sea.setting.prices[ram.rammer], sea.setting.prices[ram.target]
    total = 0.0
    for rolled, weight in TWO:
        own, other = parts(sea, ram, rolled)
        total += weight * (theirs * HARM[other] - mine * HARM[own] + (0.5 if own == "a" else 0.0))
    return total / 36


def link_worth(sea: Sea, ship: Ship, target: Ship) -> float:
    """Return the value to a ship of being fast to another."""
    if target.side == ship.side:
        return -0.5
    if not target.afloat:
        return 0.6 * sea.setting.prices[target.id] if ship.men.total > 1 else 0.2
    return prize(crew_of(sea, ship), crew_of(sea, target), patience(sea.setting.scenario.turns - sea.turn))


def crew_of(sea: Sea, ship: Ship) -> Crew:
    """Return a ship's strength in a fight on deck."""
    return Crew(boarding_factor(sea, ship), rank(ship), ship.breaches > 0, sea.setting.prices[ship.id])


def _volley(sea: Sea, frame: Volley) -> float:
    shot = shot_of(frame.part)
    needs = needed(sea, sea.ships[frame.ship], sea.ships[shot.target], frame.weapon, shot)
    hits = frame.count * max(0, 7 - needs) / 6
    return hits * (0.3 * sea.setting.prices[shot.target] if shot.flame else 0.8 * MAN)


def _rake(sea: Sea, frame: RakeDice) -> float:
    add, own, theirs = rake_bounds(sea, frame)
    mine, foe = sea.setting.prices[frame.ship], sea.setting.prices[frame.target]
    return 0.25 * (foe * at_least(theirs - add) - mine * (1 - at_least(own + 1 - add)))


def _board(sea: Sea, frame: BoardDie) -> float:
    mean = sum(losses_of(sea, frame.factor, die) for die in range(1, 7)) / 6
    foe = sea.ships[frame.enemy]
    weak = factor_of(sea, foe.aboard.get(frame.enemy_side, foe.men)) <= 2 * mean
    return mean * MAN * 1.5 + (2.0 if weak else 0.0)


def _free(sea: Sea, frame: FreeDice) -> float:
    price = sea.setting.prices[frame.ship]
    return 0.25 * price * at_least(frame.needs(sea)) - 0.8 * price / 36


def gain(sea: Sea, frame: Frame[Sea]) -> tuple[str, float]:
    """Return the side of a frame on the agenda and its value for that side."""
    match frame:
        case RamDice():
            return sea.ships[frame.ram.rammer].side, ram_worth(sea, frame.ram)
        case CollisionDie():
            return sea.ships[frame.ship].side, -0.06 * sea.setting.prices[frame.ship]
        case RakeDice():
            return sea.ships[frame.ship].side, _rake(sea, frame)
        case Volley():
            return sea.ships[frame.ship].side, _volley(sea, frame)
        case Grapple():
            ship, target = sea.ships[frame.ship], sea.ships[frame.target]
            chance = at_least(frame.needs(sea) - grapple_add(sea, ship, target, frame.how))
            return ship.side, chance * link_worth(sea, ship, target) + (0.05 if frame.how else 0.0)
        case BoardDie():
            return frame.side, _board(sea, frame)
        case DetachDice():
            ship, target = sea.ships[frame.ship], sea.ships[frame.target]
            return ship.side, -at_least(sea.charts.detachment.needs - frame.add) * link_worth(sea, ship, target)
        case FreeDice():
            return sea.ships[frame.ship].side, _free(sea, frame)
        case _:
            return "", 0.0


def promised(sea: Sea, side: str) -> float:
    """Return the value of all dice on the agenda for a side, less their value for the other."""
    total = 0.0
    for frame in sea.agenda:
        whose, value = gain(sea, frame)
        if whose:
            total += value if whose == side else -value
    return total
