"""Value of what is still to come and can be foreseen: plans not yet rowed, orders face down, shots in the air."""

from __future__ import annotations

from naumachia.geometry.plane import Base, Pose, advance, corners_overlap

from ..hulls import contacts
from ..pieces import Order, Run, Ship
from ..rules.combat.disengagement import break_trial
from ..rules.combat.grapples import grapple_targets, grapple_trial
from ..rules.combat.oars import glance_bar, oar_trial
from ..rules.combat.ram import ram_bar, ram_trial
from ..rules.combat.shooting import Volley, arm_of, shooter, shot_trial
from ..rules.movement.courses import Legs
from ..rules.movement.forecast import arrived
from ..rules.movement.sample import ended_by, plans_that_matter
from ..rules.values import allowance, speed, steady
from ..state import MM, Sea
from .threats import bearing, boarding_worth, ram_harm, stand
from .values import bank_left, grip, link_worth
from .weights import known, weights

COMING_ON = (0.5, 1.2)
"""Between a side that keeps away and one that hunts: its crews are spared while nobody can be reached."""
READINESS = 0.02
"""Value of Forward for a ship held fast, in any case: should the enemy break away first, it can move."""


def plan_worth(sea: Sea, run: Run, legs: Legs, eager: float) -> float:
    """Return the value of a plan for its ship: the blow it strikes, the ships it can grapple, the place where it ends."""
    name = "plan", run.ship, run.order, run.allowance, legs, eager, sea.ships[run.ship].fatigued, sea.links
    kept = known(sea)
    if name not in kept:
        ended, here = ended_by(sea, run, legs)
        kept[name] = _worth(sea, ended, here, eager)
    found: float = kept[name]
    return found


def _worth(sea: Sea, run: Run, here: Pose, eager: float) -> float:
    table, ship = sea.setting.scenario.table, sea.ships[run.ship]
    shore = sea.setting.scenario.shore
    if not (0 <= here.x <= table.width * 1000 and 0 <= here.y <= table.height * 1000):
        return -1.5 * sea.setting.costs[run.ship]
    if shore is not None and here.x > shore.east * 1000:
        return -1.5 * sea.setting.costs[run.ship]
    at = arrived(sea, run, here)
    blow = 0.0
    if run.bow:
        for name in run.blockers:
            foe = sea.ships[name]
            if foe.side != ship.side:
                blow = max(blow, _blow(at, ship, foe))
    hold = max((_grapple(at, ship, foe) for foe in contacts(at, run.ship)), default=0.0)
    jam = weights(sea).jam * any(sea.ships[name].side == ship.side for name in run.blockers)
    value = blow + hold + lies(at, at.ships[run.ship], eager) - jam
    if gripped := weights(sea).gripped:
        value -= gripped * sum(grip(at, foe, at.ships[run.ship]) for foe in contacts(at, run.ship))
    return value


def lies(sea: Sea, ship: Ship, eager: float) -> float:
    """How a ship lies: what it threatens, and the worst that threatens it."""
    foes, weigh = sea.enemies(ship.id), weights(sea)
    free = [foe for foe in foes if not sea.engaged(foe.id)]
    exposed = max(
        ((weigh.spent if foe.activated else weigh.ready) * stand(sea, foe, [ship], 0.0) for foe in free),
        default=0.0,
    )
    return stand(sea, ship, foes, eager) - exposed


def _blow(at: Sea, ship: Ship, foe: Ship) -> float:
    """A ram, or oars."""
    found = 0.0
    if ram_bar(at, ship.id, foe.id) is None:
        found = ram_trial(at, ship.id, foe.id).chances / 6 * ram_harm(at, ship, foe)
    if glance_bar(at, ship.id, foe.id) is None:
        found = max(found, oar_trial(at, ship.id, foe.id).chances / 6 * (1 - bank_left(at, foe)) * at.setting.costs[foe.id])
    return found


def _grapple(at: Sea, ship: Ship, foe: Ship) -> float:
    """A grapple at the end of the way, where the men aboard make it worth while."""
    if at.linked(ship.id, foe.id) is not None:
        return 0.0
    return grapple_trial(at, ship.id, foe.id).chances / 6 * boarding_worth(at, ship, foe)


def order_worth(sea: Sea, ship: Ship, order: Order, eager: float) -> float:
    """Return the value of an order face down against staying put: its best plan, a little less for what may come before it."""
    name = "order", ship.id, order, eager, ship.fatigued, ship.damaged, ship.banks, ship.marines, sea.links
    kept = known(sea)
    if name not in kept:
        kept[name] = _order_worth(sea, ship, order, eager)
    found: float = kept[name]
    return found


def _order_worth(sea: Sea, ship: Ship, order: Order, eager: float) -> float:
    links = sea.links_of(ship.id)
    if links:
        return _engaged_worth(sea, ship, order)
    staying, weigh = lies(sea, ship, eager), weights(sea)
    if order == "stop":
        hold = max((_grapple(sea, ship, sea.ships[name]) for name in grapple_targets(sea, ship.id)), default=0.0)
        rest = (1 - weigh.tired) * 0.6 * sea.setting.costs[ship.id] if ship.fatigued else 0.0
        return max(hold, 0.0) + rest - weigh.wait
    price = (1 - weigh.tired) * sea.setting.costs[ship.id] * (1 - steady(sea, ship) / 6) if order == "battle" else 0.0
    if price and COMING_ON[0] < eager < COMING_ON[1] and not _in_reach(sea, ship):
        return order_worth(sea, ship, "forward", eager) - price
    best = (1 - weigh.moved) * _best(sea, ship, order, eager) + weigh.moved * _best(come_on(sea, ship.side), ship, order, eager)
    return weigh.later * (best - staying) - price


def _in_reach(sea: Sea, ship: Ship) -> bool:
    """Whether Battle is worth a thought: it meets an enemy, or brings the ship to where Forward meets one next turn."""
    fast, length = speed(sea, ship, combat=True), sea.kind(ship.id).length
    ahead = fast + weights(sea).sortie * speed(sea, ship, combat=False)
    later = come_on(sea, ship.side)
    for foe in later.enemies(ship.id):
        if bearing(foe.x - ship.x, foe.y - ship.y)[0] <= ahead + (length + sea.kind(foe.id).length) / 2:
            return True
    return _meets(sea, ship) or _meets(later, ship)


def _meets(sea: Sea, ship: Ship) -> bool:
    """Whether Battle can bring a ship to an enemy, as the ships lie there."""
    run = Run(ship.id, "battle", allowance(sea, ship, "battle"))
    trial = sea.copy()
    trial.run = run
    ends = (ended_by(trial, run, legs)[0] for legs in plans_that_matter(trial, run))
    return any(sea.ships[name].side != ship.side for ended in ends for name in ended.blockers)


def _best(sea: Sea, ship: Ship, order: Order, eager: float) -> float:
    """The best plan under an order, as the ships lie there."""
    run = Run(ship.id, order, allowance(sea, ship, order))
    trial = sea.copy()
    trial.run = run
    plans = plans_that_matter(trial, run)
    return max((plan_worth(trial, run, legs, eager) for legs in plans), default=lies(sea, ship, eager))


def come_on(sea: Sea, side: str) -> Sea:
    """The table as it may be when a ship of this side is activated: the enemies that are free have rowed on."""
    name, kept = ("come on", side), known(sea)
    if name not in kept:
        table = sea.copy()
        for foe in sea.fleet(sea.other(side)):
            there = advance(foe.pose, speed(sea, foe, combat=False), MM)
            hull = Base(there, sea.setting.hulls[foe.id])
            if not sea.engaged(foe.id) and not any(
                name != foe.id and corners_overlap(hull, base) for name, base in table.bases.items()
            ):
                table.change(foe.id, x=there.x, y=there.y)
        kept[name] = table
    found: Sea = kept[name]
    return found


def _engaged_worth(sea: Sea, ship: Ship, order: Order) -> float:
    """Held fast: an order but Stop lets the crew try to break away, which is good where the link is bad."""
    if order == "stop":
        return 0.0
    total = 0.0
    for link in sea.links_of(ship.id):
        value = link_worth(sea, link) * (1 if link.grappler == ship.id else -1)
        total += max(0.0, -value) * break_trial(sea, ship.id, link.other(ship.id)).chances / 6
    return weights(sea).free * total + (READINESS if order == "forward" else 0.0)


def shot_worth(sea: Sea, frame: Volley) -> float:
    """Return the value of a volley: points destroyed, more aboard ships that are boarded or expensive."""
    name, place = shooter(frame.line)
    count = 1 if place >= 0 else sea.ships[name].archers
    target = sea.ships[frame.target]
    hits = count * shot_trial(sea, frame.line, frame.target).chances / 6
    held = 1.6 if sea.engaged(target.id) else 1.0
    return hits * arm_of(sea, frame.line).destroys * 0.45 * held * (1 + sea.setting.costs[target.id] / 100)


def shots(sea: Sea, side: str) -> float:
    """All volleys on the agenda."""
    total = 0.0
    for frame in sea.agenda:
        if not isinstance(frame, Volley):
            break
        total += shot_worth(sea, frame) * (1 if sea.ships[shooter(frame.line)[0]].side == side else -1)
    return total


def planned(sea: Sea, eager: float) -> float:
    """The plan on the table as far as it goes: the best of those that matter and begin like it, less where the ship lies now."""
    run = sea.run
    assert run is not None
    ship = sea.ships[run.ship]
    done = len(run.legs)
    open_ = [legs for legs in plans_that_matter(sea, run) if legs[:done] == run.legs]
    tries = open_ or [run.legs]
    best = max(plan_worth(sea, run, legs, eager) for legs in tries)
    return best - lies(sea, ship, eager)
