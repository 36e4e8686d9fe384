"""How good a position is, how far a program looks, and which orders are worth a thought."""

from __future__ import annotations

from naumachia.kernel import Line, Orders, Sheets, Station, pending, step

from ..pieces import ORDERS, Ship
from ..rules.actions import Window
from ..rules.activation import FatigueTest
from ..rules.combat.assault import PrizeCrew
from ..rules.combat.boarding import Assaults, MayCounter
from ..rules.movement.plan import Plan
from ..rules.victory import men_lost, points
from ..state import Sea
from .foreseeable import order_worth, planned, shots
from .threats import stand
from .values import grips, link_worth, rout_worth, ship_worth
from .weights import known, weights

WIN = 10_000.0
LATE = 3
"""Turns before the last from which on the side that is ahead lets the others come."""


def evaluate(sea: Sea, side: str) -> float:
    """Ships and men, links and the men on both ends, how the fleets stand, and what is still in the air."""
    if sea.result is not None:
        winner = sea.result.winner
        return 0.0 if winner is None else WIN if winner == side else -WIN
    if sea.phase == "deployment":
        return 0.0
    if sea.agenda and isinstance(sea.agenda[0], PrizeCrew) and isinstance(request := pending(sea), Orders):
        return evaluate(step(sea, request.plain(next(iter(request.sheets)))), side)  # taken: who gives the men is a detail
    foe = sea.other(side)
    value = sum(ship_worth(sea, ship) * (1 if ship.side == side else -1) for ship in sea.here)
    value += rout_worth(sea, foe) - rout_worth(sea, side)
    value += 0.05 * (points(sea, side) - points(sea, foe)) / 4 + 0.05 * (men_lost(sea, foe) - men_lost(sea, side))
    value += sum(link_worth(sea, link) * (1 if sea.ships[link.grappler].side == side else -1) for link in sea.links)
    weigh = weights(sea)
    threats = _lie(sea, foe, 0.0, weigh.spent / weigh.ready)  # that they come near is no harm by itself: what they can do is
    value += _lie(sea, side, eagerness(sea, side), weigh.acted) - weigh.timid * threats
    if weigh.touch and sea.phase in ("activation", "window"):
        value += weigh.touch * (grips(sea, side) - grips(sea, foe))
    return value + _in_the_air(sea, side)


def eagerness(sea: Sea, side: str) -> float:
    """How much a side wants to come near: who hunts, who flees, who is ahead near the end."""
    rule = sea.setting.scenario.victory
    if rule.kind == "hunt":
        return 1.6 if side == rule.side else -0.4
    if rule.kind == "escape":
        return 0.2 if side == rule.side else 1.4
    left = sea.setting.scenario.turns - sea.turn
    if left > LATE:
        return weights(sea).eager + (weights(sea).bold * _better(sea, side) if weights(sea).bold else 0.0)
    ahead = points(sea, side) - points(sea, sea.other(side)) or men_lost(sea, sea.other(side)) - men_lost(sea, side)
    return 0.3 if ahead > 0 else 1.6


def _better(sea: Sea, side: str) -> float:
    """By how many levels the crews of a side are better, on average."""
    levels = sea.charts.crew.levels
    own, others = ([levels.of(ship.crew) for ship in sea.fleet(one)] for one in (side, sea.other(side)))
    return sum(own) / len(own) - sum(others) / len(others) if own and others else 0.0


def _lie(sea: Sea, side: str, eager: float, spent: float) -> float:
    """How a fleet stands, its ships that have acted by a share; worked out once for an array of ships in the same state."""
    name = ("lie", side, eager, spent, tuple([_sign(ship) for ship in sea.ships.values()]), sea.links)
    kept = known(sea)
    found: float | None = kept.get(name)
    if found is None:
        foes = sea.fleet(sea.other(side))
        free = [ship for ship in sea.fleet(side) if not sea.engaged(ship.id)]
        found = sum(stand(sea, ship, foes, eager) * (spent if ship.activated else 1.0) for ship in free)
        kept[name] = found
    return found


def _sign(ship: Ship) -> tuple[object, ...]:
    state = ship.side, ship.gone, ship.activated, ship.damaged, ship.fatigued, ship.banks
    return *state, ship.marines, ship.crew, ship.rowers, ship.corvus


def _in_the_air(sea: Sea, side: str) -> float:
    """Orders face down, the plan on the table, volleys."""
    eager = eagerness(sea, side)
    if sea.phase == "shooting":
        return shots(sea, side)
    if sea.phase != "activation":
        return 0.0
    front = sea.agenda[0] if sea.agenda else None
    if isinstance(front, Plan) and sea.run is not None:
        mine = sea.ships[sea.run.ship].side
        found = planned(sea, eagerness(sea, mine))
        return found if mine == side else -found
    if sea.first:  # what the orders of the others promise is the same wherever this activation ends
        return 0.0
    waiting = [ship for ship in sea.fleet(side) if ship.order and not ship.activated]
    return sum(order_worth(sea, ship, ship.order, eager) for ship in waiting if ship.order)


def promise(sea: Sea, sheets: Sheets, side: str) -> float | None:
    """Return what a side's own orders are worth while all are face down: what the others write does not change it."""
    if sea.phase != "command":
        return None
    eager = eagerness(sea, side)
    written = {ship: order for lines in sheets.values() for ship, order in lines.items()}
    told = ((ship, order) for ship in sea.fleet(side) for order in ORDERS if written.get(ship.id) == order)
    return sum(order_worth(sea, ship, order, eager) for ship, order in told)


def horizon(sea: Sea) -> object:
    """Another ship, another phase, another side's assaults: a look ahead ends there, and in front of a test for fatigue."""
    front = sea.agenda[0] if sea.agenda else None
    return sea.turn, sea.phase, sea.acting, _whose(sea, front), isinstance(front, FatigueTest)


def _whose(sea: Sea, front: object) -> str:
    """In a window and in the boarding phase: the side that is at it, dice and losses and prizes between its choices too."""
    if isinstance(front, MayCounter):
        return front.ship
    return next((frame.side for frame in sea.agenda if isinstance(frame, Window | Assaults)), "")


def candidates(sea: Sea, seat: str, line: Line) -> tuple[str, ...]:
    """A fleet is drawn up in line; of everything else all is worth a thought."""
    return (line.first,) if isinstance(line, Station) else ()
