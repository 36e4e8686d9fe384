"""Situation of ships: their targets, the enemies that can fire at them, the wind, the line, and links."""

from __future__ import annotations

from math import sqrt

from naumachia.geometry.plane import COS, SCALE, SIN, advance

from ..pieces import Link, Ship
from ..rules.contact.boarding import strength
from ..rules.gunnery.aim import crosses
from ..rules.gunnery.broadside import Shot, result
from ..rules.victory import count, prizes_of
from ..rules.winds import attitude, phi
from ..state import Sea
from .guns import base_of
from .melee import melee
from .values import Book, Pair, Sheet, book, sheet_of, ship_worth
from .weights import weights

MOVED, TO_MOVE = 0.9, 0.7
"""How far a shot counts from a ship that lies where it will fire, and from one that has still to move."""
MAY_TURN = 0.4
"""Factor of a shot for which a ship has still to turn."""
AHEAD_BY = (40, 90)
"""Millimetres ahead at which a ship that has still to move is looked for."""
SETS = {"reach": 0.15, "run": 0.05, "close": -0.1, "irons": -0.6}
AHEAD = 0.2
"""Value of heading for an enemy far off."""
LINE = 0.3
"""Value of keeping station."""


Poses = tuple[tuple[int, int, int], ...]


def poses(sea: Sea, ship: Ship, moved: bool) -> Poses:
    """Where a ship will lie when it fires: where it is, or, while it has still to move, somewhere ahead."""
    here = ship.pose
    if moved or ship.anchored or sea.phase != "move" or sea.linked(ship.id) or ship.rudder or ship.fires > 1:
        return (here,)
    return tuple(advance(here, way) for way in AHEAD_BY)


def threat(sea: Sea, known: Book, ship: Ship, lies: Poses, foes: list[tuple[Ship, Poses]]) -> float:
    """Return the damage of a ship's best broadside, as far as it is known where both will lie."""
    if ship.fires > 1 or ship.bordee_now < 1 or ship.struck or ship.retaken:
        return 0.0
    best, chosen = 0.0, None
    for foe, theirs in foes:
        if ship.flag and foe.id not in ship.attackers:
            continue
        found = _bears_on(sea, known, ship, lies, foe, theirs)
        if foe.struck:
            found *= 0.1
        if found > best:
            best, chosen = found, foe
    if chosen is not None and len(lies) == 1 and _masked(sea, ship, chosen):
        best *= 0.3
    return best


def _bears_on(sea: Sea, known: Book, ship: Ship, lies: Poses, foe: Ship, theirs: Poses) -> float:
    """Return the damage of a broadside to one enemy. Results are cached by the two ships: unchanged ships are the same objects
    from position to position."""
    key = (id(ship), id(foe), len(lies), len(theirs))
    entry = known.met.get(key)
    if entry is not None and entry[0] is ship and entry[1] is foe and entry[2] is sea.links:
        return entry[3]
    half, sheet, found = sea.setting.hulls[foe.id].length, sheet_of(foe), 0.0
    most = max(len(lies), len(theirs))
    for place in range(most):
        seen = known.pair(lies[place % len(lies)], theirs[place % len(theirs)], half)
        if seen is not None:
            found += _shot(sea, known, ship, sheet, seen, len(lies) > 1)
    found /= most
    if len(known.met) > known.ROOM:
        known.met.clear()
    known.met[key] = (ship, foe, sea.links, found)
    return found


def _shot(sea: Sea, known: Book, ship: Ship, sheet: Sheet, seen: Pair, free: bool) -> float:
    """Return the damage of a broadside as two ships lie; one that has still to move may yet turn its guns on the enemy."""
    if not seen.bears and not free:
        return 0.0
    base, halvings = base_of(sea, ship, seen)
    found = known.gain(sheet, base, halvings, seen.band == "long", sea.setting.scenario.one_to_one)
    if seen.band == "point_blank":
        found += 0.15 + (0.25 if seen.rake else 0.0)
    return found if seen.bears else MAY_TURN * found


def _masked(sea: Sea, ship: Ship, foe: Ship) -> bool:
    """Whether a friend lies in the line of fire."""
    friends = (one for one in sea.ships.values() if one.controller == ship.controller and one.id != ship.id and not one.gone)
    return any(
        abs(one.x - ship.x) + abs(one.y - ship.y) < 700 and crosses(sea.bases[one.id], ship.x, ship.y, foe.x, foe.y)
        for one in friends
    )


def sails(sea: Sea, ship: Ship, foes: list[Ship], squadron: tuple[str, ...]) -> float:
    """The wind, the way to the enemy, the weather gauge, the line."""
    if ship.anchored:
        return 0.0
    found = SETS[attitude(sea.charts, sea.wind, ship.h)] - (0.3 if ship.missed_stays else 0.0)
    if abs(phi(sea.wind, ship.h)) == 120:
        found -= 0.1
    if foes:
        known = weights(sea)
        foe = min(foes, key=lambda one: (one.x - ship.x) ** 2 + (one.y - ship.y) ** 2)
        dx, dy = foe.x - ship.x, foe.y - ship.y
        away = sqrt(dx * dx + dy * dy) or 1.0
        found -= known.close * max(0.0, away - known.near)
        if away > 300:
            found += AHEAD * (dx * SIN[ship.h] + dy * COS[ship.h]) / (SCALE * away)
        upwind = -(dx * SIN[sea.wind] + dy * COS[sea.wind]) / (SCALE * away)
        found += known.gauge * upwind
    return found + (LINE * in_line(sea, ship, squadron) if squadron else 0.0)


CROWD = 0.8
"""Cost of lying on top of a friend."""
ROOM = 125
"""Millimetres that ships of a side like to have between each other."""


def crowded(sea: Sea, ship: Ship, friends: list[Ship]) -> float:
    """BB-11.2 Friends collide too: how little room a ship has among them."""
    found = 0.0
    for one in friends:
        away = (one.x - ship.x) ** 2 + (one.y - ship.y) ** 2
        if away < ROOM * ROOM and one.id != ship.id:
            found += 1 - sqrt(away) / ROOM
    return CROWD * found


REACH = 160
"""Millimetres within which an enemy that has still to move may come alongside."""


def boarders(sea: Sea, ship: Ship, foes: list[Ship]) -> float:
    """BB-12.2 The danger from enemies near by that may still come alongside and are the stronger hand to hand."""
    found = 0.0
    for foe in foes:
        if foe.moved or foe.flag or foe.fires or foe.hampered or not foe.abordage:
            continue
        if (foe.x - ship.x) ** 2 + (foe.y - ship.y) ** 2 < REACH**2:
            edge = strength(sea, foe.id, ship.id) - strength(sea, ship.id, foe.id)
            found += 0.8 if edge > 0 else 0.3 if edge == 0 else 0.0
    return found


def in_line(sea: Sea, ship: Ship, squadron: tuple[str, ...]) -> float:
    """BB-7.1 How well a ship keeps station on the next ahead of its line that still fights."""
    ahead = next_ahead(sea, ship, squadron)
    return station(ahead, ship.x, ship.y) if ahead is not None else 0.0


def next_ahead(sea: Sea, ship: Ship, squadron: tuple[str, ...]) -> Ship | None:
    """The next ahead in a ship's line that still fights."""
    ahead = None
    for name in squadron:
        if name == ship.id:
            break
        other = sea.ships[name]
        if not other.gone and not other.flag:
            ahead = other
    return ahead


def station(ahead: Ship, x: int, y: int) -> float:
    """BB-7.1 Return the value of a place for a ship that follows: near enough to move as one, and astern of the ship ahead."""
    dx, dy = ahead.x - x, ahead.y - y
    away = sqrt(dx * dx + dy * dy) or 1.0
    behind = (dx * SIN[ahead.h] + dy * COS[ahead.h]) / (SCALE * away)
    near = 1.0 if 100 <= away <= 200 else 0.3 if away < 100 else max(0.0, 1 - (away - 200) / 300)
    return near * (0.5 + 0.5 * behind)


def link_worth(sea: Sea, link: Link, side: str) -> float:
    """Return the value of a grapnel for the side: the combats to come; an entanglement has no value."""
    if link.kind == "entangled" or not sea.enemies(link.one, link.other):
        return 0.0
    value, aid = struggle(sea, link), weights(sea).aid
    if aid and sea.phase == "move":
        one, other = sea.ships[link.one], sea.ships[link.other]
        value += aid * (struggle(sea, link, _supporters(sea, one, other), _supporters(sea, other, one)) - value)
    return value if sea.ships[link.one].controller == side else -value


POINTS = 3
"""Average points of a broadside that supports a boarding."""


def struggle(sea: Sea, link: Link, at_one: int = 0, at_other: int = 0, points: tuple[int, int] | None = None) -> float:
    """Return the value of a boarding for the first ship: after so many more broadsides at either, of so many points."""
    one, other = sea.ships[link.one], sea.ships[link.other]
    mine, theirs = strength(sea, link.one, link.other), strength(sea, link.other, link.one)
    if at_one or at_other or points:
        struck = points or (POINTS * at_one, POINTS * at_other)
        rule, before = sea.charts.boarding_points, one.hull + one.masts - other.hull - other.masts
        after = before + struck[0] - struck[1]
        bonus = (0, rule.more_damaged, rule.less_damaged)  # by the sign of the difference; the last stands at -1
        swing = bonus[_sign(after)] - bonus[_sign(before)]
        against = bonus[-_sign(after)] - bonus[-_sign(before)]
        each = sea.charts.boarding_markers.support_fire
        mine, theirs = max(0, mine + swing + each * at_one), max(0, theirs + against + each * at_other)
    win, lose, ruin = melee(max(1, one.abordage), max(1, other.abordage), mine, theirs)
    prize = weights(sea).prize
    value = win * (prize + ship_worth(sea, other)) - lose * (prize + ship_worth(sea, one))
    return value + ruin * (ship_worth(sea, other) - ship_worth(sea, one))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _supporters(sea: Sea, ship: Ship, foe: Ship) -> int:
    """BB-12.6 Return the number of enemies of a ship that bear on it, beside the one it fights."""
    known, half, found = book(sea), sea.setting.hulls[ship.id].length, 0
    for one in sea.fleet(foe.controller):
        if one.id == foe.id or one.flag or one.fires > 1 or one.bordee_now < 1:
            continue
        seen = known.pair(one.pose, ship.pose, half)
        if seen is not None and seen.bears and seen.band != "long" and not _masked(sea, one, ship):
            found += 1
    return found


def backed(sea: Sea, made: Shot, side: str) -> float:
    """BB-12.6 Return what a broadside changes in the boardings of its target, on average over its die."""
    found, joined = 0.0, not any(link.joins(made.ship) for link in sea.links_of(made.target))
    for link in sea.links_of(made.target):
        if link.kind == "entangled" or not sea.enemies(link.one, link.other):
            continue
        first = link.one == made.target
        before, change = struggle(sea, link), 0.0
        for face, share in book(sea).die:
            points = result(sea.charts, made, face) >> bool(made.crossed)
            struck = (points, 0) if first else (0, points)
            change += share * (struggle(sea, link, first and joined, not first and joined, struck) - before)
        found += change if sea.ships[link.one].controller == side else -change
    return found


def breaks_off(sea: Sea, side: str) -> bool:
    """BB-3.6 Whether a side that leads had better keep away until nightfall, and has won its lead in the battle.

    A fleet that was the larger from the start does not run.
    """
    wanted = weights(sea).keep
    if not wanted or sea.setting.scenario.one_to_one:
        return False
    foe, camps = sea.other(side), sea.setting.scenario.sides
    if camps[foe].prizes_win and len(prizes_of(sea, foe)) >= camps[foe].prizes_win:
        return False
    before = sum((ship.side == side) - (ship.side == foe) for ship in sea.setting.scenario.ships.values())
    ahead = count(sea, side) - count(sea, foe)
    return ahead >= wanted and ahead > before
