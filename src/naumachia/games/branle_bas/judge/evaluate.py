"""How good a position is, and how far a program looks."""

from __future__ import annotations

from ..pieces import Ship
from ..rules.contact.boarding import Combat
from ..rules.gunnery.broadside import Aim, shot
from ..rules.gunnery.damage import Leak, LeakCheck
from ..rules.gunnery.fire import Broadside, PointBlank
from ..rules.gunnery.fires import Sparks
from ..rules.sailing.movement import Declare
from ..rules.victory import damage_of
from ..state import Sea
from .situation import MOVED, TO_MOVE, backed, boarders, crowded, link_worth, poses, sails, threat
from .values import DUEL, book, fleet_worth, sheet_of

WIN = 10_000.0
DICE = (Broadside, PointBlank, LeakCheck, Leak, Sparks, Combat)
"""In front of these a look ahead ends: what they promise is reckoned, not thrown."""
FRIEND, FRIENDLY = 1.5, 0.3
"""Cost of firing into a friend: more than its boxes, and a fixed part in any case."""
POINT_BLANK = 0.2
"""Average damage of the point-blank die."""
BATTLE = 420
"""Millimetres within which every ship of a squadron sails for itself."""


def evaluate(sea: Sea, side: str) -> float:
    """Ships and prizes, combats under way, how the fleets stand, and the shot about to be fired."""
    if sea.result is not None:
        winner = sea.result.winner
        return 0.0 if winner is None else WIN if winner == side else -WIN
    sea = sea.consequences  # the last ship to move has begun the phase of fire, and is judged by where it lies all the same
    found = fleet_worth(sea, side)
    if sea.setting.scenario.one_to_one:
        found += DUEL * sum(damage_of(sea, ship) * (1 if ship.owner != side else -1) for ship in sea.ships.values())
    found += sum(link_worth(sea, link, side) for link in sea.links)
    if sea.phase == "fire":
        return found + promised(sea, side)
    return found + _stand(sea, side) + _orders(sea, side)


def _stand(sea: Sea, side: str) -> float:
    """How both fleets stand, their broadsides to come and their sails."""
    known, foe = book(sea), sea.other(side)
    mine, theirs = sea.fleet(side), sea.fleet(foe)
    lines = {name: squadron.ships for squadron in sea.squadrons.values() for name in squadron.ships}
    ours, foes = [ship for ship in mine if _fights(ship)], [ship for ship in theirs if _fights(ship)]
    found = 0.0
    own = [(ship, poses(sea, ship, ship.moved)) for ship in mine]
    others = [(ship, poses(sea, ship, ship.moved and ship.id != sea.acting)) for ship in theirs]
    for ship, lies in own:
        if not ship.struck:
            found += (MOVED if len(lies) == 1 else TO_MOVE) * threat(sea, known, ship, lies, others)
    for ship, lies in others:
        if not ship.struck:
            found -= known.weights.timid * (MOVED if len(lies) == 1 else TO_MOVE) * threat(sea, known, ship, lies, own)
    found += sum(boarders(sea, ship, ours) for ship in theirs if not ship.struck)
    found -= sum(boarders(sea, ship, foes) for ship in mine if not ship.struck)
    found -= sum(crowded(sea, ship, mine) for ship in ours)
    # the enemy's sailing is not counted: a place that brings two fleets together is good for the side that wants it
    return found + sum(sails(sea, ship, foes or theirs, lines.get(ship.id, ())) for ship in ours)


def _fights(ship: Ship) -> bool:
    return not ship.flag


def _orders(sea: Sea, side: str) -> float:
    """BB-7.1 A line that is not yet in battle sails as one; in battle every ship looks for itself."""
    found = 0.0
    for squadron in sea.squadrons.values():
        if squadron.side != side or squadron.order == "free" or not squadron.line:
            continue
        foes = [ship for ship in sea.fleet(sea.other(side)) if not ship.struck]
        ships = [sea.ships[name] for name in squadron.line]
        near = min(((a.x - b.x) ** 2 + (a.y - b.y) ** 2 for a in ships for b in foes), default=0)
        far = near > BATTLE**2
        found += (0.5 if squadron.order == "succession" else 0.2) * (1 if far else -1)
    return found


def promised(sea: Sea, side: str) -> float:
    """BB-8 What the broadside and the point-blank die in front of the agenda take on average."""
    found, known, duel = 0.0, book(sea), sea.setting.scenario.one_to_one
    for frame in sea.agenda[:4]:
        if isinstance(frame, Broadside):
            mine = sea.ships[frame.ship]
            made = shot(sea, frame.ship, frame.target, frame.aim, frame.halved, frame.again)
            struck = (*made.crossed, made.target)
            gain = 0.0
            for place, name in enumerate(struck):
                theirs = sea.ships[name]
                value = known.gain(sheet_of(theirs), made.base, made.halvings + (place > 0), _at_masts(frame.aim), duel)
                if theirs.struck:
                    value *= 0.1
                gain += value if theirs.controller != mine.controller else -FRIEND * value - FRIENDLY
            if made.rake and made.band == "point_blank":
                gain += 0.25
            gain -= known.weights.first * (not mine.fired_once) + 0.05
            if known.weights.backing and sea.links:
                gain += known.weights.backing * backed(sea, made, mine.controller)
            found += gain if mine.controller == side else -gain
        elif isinstance(frame, PointBlank):
            found += POINT_BLANK if sea.ships[frame.ship].controller == side else -POINT_BLANK
    return found


def _at_masts(aim: Aim) -> bool:
    return aim == "masts"


def horizon(sea: Sea) -> object:
    """Another ship, another phase, dice whose promise can be reckoned: a look ahead ends there."""
    front = sea.agenda[0] if sea.agenda else None
    who = front.squadron if isinstance(front, Declare) else ""
    return sea.turn, sea.phase, sea.acting, who, isinstance(front, DICE)
