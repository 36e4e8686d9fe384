"""How ships move in *Branle-bas de combat*, written a second time from the specification alone.

`place` is what one ship does at its place in the order, a generator: it asks what a player or a die would be asked and is sent
the answer; what a collision does to hulls and flags it is told.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from games.branle_bas.second_reading.geometry import (
    UNIT_MOVES,
    Link,
    M,
    Ship,
    Vector,
    ahead,
    attitude,
    clear,
    dot,
    downwind_side,
    met,
    phi,
    rdiv,
    starboard,
    sweep,
    swing,
    touch,
)

Ask = tuple[str, Any]
Moving = Generator[Ask, Any, Ship]


# ---- BB-6.2, BB-6.5, BB-6.6 What a ship may do at all ----------------------------------------------------------------


def thirds(ship: Ship) -> int:
    """BB-6.5 How many thirds of its speed are gone."""
    return ship.masts_down + min(ship.leaks, 2) + (1 if ship.fires == 1 else 0)


def lengths(ship: Ship, wind: int) -> tuple[float, int, int]:
    """Unit moves, full and half length before anything is raised to 25 mm."""
    k = thirds(ship)
    return UNIT_MOVES[attitude(ship.h, wind)], (50, 33, 17)[k], (25, 17, 8)[k]


def raised(units: float, full: int, half: int) -> tuple[int, int, int]:
    """Less than 25 mm in all: one unit move of 25; half a unit move (in irons) is 25 mm too."""
    if units * full < 25 or units < 1:
        return 1, 25, 25
    return int(units), full, half


def allowance(ship: Ship, wind: int) -> tuple[int, int, int]:
    return raised(*lengths(ship, wind))


def of_formation(ships: Iterable[Ship], wind: int) -> tuple[int, int, int]:
    """BB-7.2 Nobody outruns the line."""
    units, full, half = zip(*(lengths(ship, wind) for ship in ships), strict=True)
    return raised(min(units), min(full), min(half))


def must_drift(ship: Ship) -> bool:
    """BB-6.6 but for links."""
    struck = ship.flag == "struck" and (ship.impeded > 0 or not ship.controller)
    return ship.masts_down >= 3 or ship.rudder > 0 or ship.fires >= 2 or thirds(ship) >= 3 or struck


def takes_part(ship: Ship, links: Iterable[Link], wind: int) -> bool:
    """BB-7.1 but for the distance to the next ahead."""
    linked = any(link.holds(ship.id) for link in links)
    stays = must_drift(ship) or linked or ship.anchored or ship.fleeing or attitude(ship.h, wind) == "irons"
    return not stays and not (ship.missed_stays and abs(phi(ship.h, wind)) >= 120)


def formation(line: Sequence[Ship], links: Sequence[Link], wind: int) -> list[str]:
    """BB-7.1 Those of a squadron that sail together, leader first; nobody where fewer than two do."""
    found = list[Ship]()
    for ship in line:
        if takes_part(ship, links, wind):
            near = not found or (ship.x - found[-1].x) ** 2 + (ship.y - found[-1].y) ** 2 <= 200**2
            found += [ship] if near else []
    return [ship.id for ship in found] if len(found) > 1 else []


# ---- BB-9.4 Fleeing --------------------------------------------------------------------------------------------------


def fleeing_course(ship: Ship, ships: Iterable[Ship], wind: int) -> int:
    """phiE: the angle from downwind that it must seek."""
    foes = [foe for foe in ships if foe.controller and foe.controller != ship.controller and foe.flag != "struck"]
    near = min(foes, key=lambda foe: ((foe.x - ship.x) ** 2 + (foe.y - ship.y) ** 2, foe.index))
    v = ship.x - near.x, ship.y - near.y
    best = max(range(360), key=lambda h: (dot(v, ahead(h)), -h))
    away = phi(best, wind)
    if abs(away) <= 120:
        return away
    if away == -180:
        return 120 if phi(ship.h, wind) > 0 else -120
    return 120 if away > 0 else -120


# ---- D-STEP ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Law:
    """Return the legal next unit moves."""

    straight: tuple[int, int] | None
    turns: frozenset[int]
    """Starboard above zero; `half` mm ahead come first."""
    half: int
    end: bool
    tack: bool = False
    moves: int = 0
    """Unit moves left, this one among them."""


@dataclass
class Under:
    """A ship under way."""

    left: int
    full: int
    half: int
    made: int = 0
    touched: bool = False
    away: int | None = None
    first: bool = True
    wind: int = 0


def law(ship: Ship, way: Under) -> Law:
    """BB-6.3, BB-6.4, BB-6.7, BB-9.4"""
    angle = phi(ship.h, way.wind)
    turns = frozenset(a for a in range(-30, 31) if a and abs(angle + a) <= 120)
    if way.away is None:
        return Law((way.half, way.full), turns, way.half, way.made >= 25 or way.touched, moves=way.left)
    off = way.away - angle
    nearer = frozenset(a for a in turns if abs(off - a) < abs(off))
    if way.first and abs(off) >= 30:
        return Law(None, frozenset({30 if off > 0 else -30}), way.half, end=False, moves=way.left)
    return Law((way.full, way.full), nearer, way.half, end=False, moves=way.left)


# ---- BB-11 Contact, as far as it moves ships ------------------------------------------------------------------------


def may_board(mover: Ship, o: Ship) -> bool:
    """BB-12.2, the target being an enemy that has not struck."""
    enemy = bool(o.controller) and o.controller != mover.controller and o.flag != "struck"
    return enemy and not mover.entangling and not mover.fires and not mover.flag and mover.abordage >= 1


def settle(me: Ship, way: Under, o: str, ships: dict[str, Ship], drifting: bool = False) -> Generator[Ask, Any, Ship | None]:
    """A CONTACT from its die to where it leaves the mover; nothing where its move is over. The unit move is spent."""
    way.touched, way.first = True, False
    ships |= {me.id: me}
    while True:
        face = yield "contact", (me.id, o, drifting)
        if face == "ended":
            return None
        if face == "gone":
            del ships[o]
            return None if (yield "settled", (me.id, o)) == "ended" else me
        if drifting:
            if face == "choice":
                yield "drifted", (me.id, o)
            yield "settled", (me.id, o)
            return None
        if face == "light":
            again = yield "light", (me.id, o, way.left)
            if again == "retry":
                way.left -= 1
                continue
            side = downwind_side(me, ships[o], way.wind)
        else:
            side = yield "avoid", (me.id, o)
            if side == "ended":
                yield "settled", (me.id, o)
                return None
        break
    found = clear(me, ships[o], list(ships.values()), side)
    way.left = max(0, way.left - 1)
    yield "cleared", (me.id, found)
    ships[me.id] = me if found is None else found[2]
    ended = (yield "settled", (me.id, o)) == "ended"
    return None if ended or found is None or attitude(found[2].h, way.wind) == "irons" else found[2]


def go_on(me: Ship, way: Under, ships: dict[str, Ship], words: tuple[str, ...] = ()) -> Moving:
    """Unit move after unit move to the end of the move; on an edge the first may be a tack, or must."""
    while way.left > 0:
        others = [other for other in ships.values() if other.id != me.id]
        may = law(me, way)
        if words:
            may = replace(may, tack=True) if "sail" in words else Law(None, frozenset(), way.half, end=False, tack=True)
        words = ()
        answer = yield "step", (me.id, may)
        if answer == "end":
            return me
        if answer == "tack":
            return (yield from tack(me, 11 if phi(me.h, way.wind) < 0 else 3, ships, way.wind))
        d, a = answer
        way.left -= 1
        after, went, o = sweep(me, others, me.h, d)
        way.made += went
        if o is None and a:
            after, _, o = swing(after, others, a)
            way.first = False
            if o is None and abs(phi(after.h, way.wind)) == 120:
                yield "at", after
                return after
        way.first, me = False, after
        ships[me.id] = me
        yield "at", me
        if o is not None:
            settled = yield from settle(me, way, o.id, ships)
            me = ships[me.id]
            if settled is None:
                return me
    return me


def drift(me: Ship, ships: dict[str, Ship], wind: int, ahead: bool = False) -> Moving:
    """BB-6.6 25 mm straight downwind, by the option ahead where only the rudder is to blame; BB-11.8."""
    others = [other for other in ships.values() if other.id != me.id]
    ahead = ahead and me.rudder > 0 and not must_drift(replace(me, rudder=0))
    me, _, o = sweep(me, others, me.h if ahead else wind + 180, 25)
    ships[me.id] = me
    yield "at", me
    if o is not None:
        yield from settle(me, Under(0, 50, 25, wind=wind), o.id, ships, drifting=True)
    return me


# ---- BB-6.8, BB-6.9 Tacking ------------------------------------------------------------------------------------------


def tacks(me: Ship, wind: int, away: int | None) -> tuple[str, ...]:
    """Return the declarations open before the first unit move, if any."""
    angle = phi(me.h, wind)
    must = me.missed_stays and away is None
    if abs(angle) == 120:
        if away is not None:
            return ("tack", "sail") if away * angle < 0 else ()
        return ("tack",) if must else ("tack", "sail")
    if abs(angle) < 120:
        return ()
    if away is None:
        return ("tack3", "tack11") if must else ("tack3", "tack11", "ahead")
    return tuple(["tack3"] * (away <= 0) + ["tack11"] * (away >= 0) + ["ahead"])


def tack(me: Ship, edge: int, ships: dict[str, Ship], wind: int) -> Moving:
    """BB-6.8 Through the eye of the wind, or off it on the ship's own side, and 25 mm ahead."""
    total = yield "tack roll", (me.id, edge)
    if total <= -2:
        yield "missed", (me.id, True)
        return (yield from drift(me, ships, wind))
    yield "missed", (me.id, False)
    others = [other for other in ships.values() if other.id != me.id]
    angle = (wind + (60 if edge == 3 else -60) - me.h + 180) % 360 - 180
    me, _, o = swing(me, others, angle)
    if o is None:
        me, _, o = sweep(me, others, me.h, 25)
    ships[me.id] = me
    yield "at", me
    if o is not None:
        yield from settle(me, Under(0, 50, 25, wind=wind), o.id, ships)
    return ships[me.id]


def place(me: Ship, ships: dict[str, Ship], wind: int, ahead: bool = False) -> Moving:
    """Play a ship without links at its place in the order."""
    ships = dict(ships)
    if me.anchored:
        if me.controller and (yield "anchor", me.id) == "cut":
            yield from drift(me, ships, wind, ahead)
        return ships[me.id]
    if must_drift(me):
        yield from drift(me, ships, wind, ahead)
        return ships[me.id]
    way, h = Under(*allowance(me, wind), wind=wind), me.h
    me, free = yield from beside(me, ships, wind)
    if not free:
        return me
    if abs(phi(me.h, wind)) < 120 and me.missed_stays:
        yield "missed", (me.id, False)
    if me.fleeing:
        way.away = fleeing_course(me, ships.values(), wind)
    words = tacks(me, wind, way.away)
    if me.h != h and words == ("tack", "sail"):
        words = ()
    if attitude(me.h, wind) != "irons":
        return (yield from go_on(me, way, ships, words))
    word = yield "irons", (me.id, words)
    if word.startswith("tack"):
        return (yield from tack(me, int(word[4:]), ships, wind))
    me, _, o = sweep(me, [other for other in ships.values() if other.id != me.id], me.h, 25)
    ships[me.id] = me
    yield "at", me
    if o is not None:
        yield from settle(me, Under(0, 50, 25, wind=wind), o.id, ships)
    return ships[me.id]


def beside(me: Ship, ships: dict[str, Ship], wind: int) -> Generator[Ask, Any, tuple[Ship, bool]]:
    """BB-R73 Captor and prize that lie base to base: CLEAR before anything else, and whether the move goes on after it."""
    done = {me.id}
    while True:
        near = [o for o in ships.values() if o.id not in done and o.controller == me.controller and touch(me, o)]
        o = next((o for o in near if "struck" in (o.flag, me.flag)), None)
        if o is None:
            return me, True
        done.add(o.id)
        ways = {side: clear(me, o, list(ships.values()), side) for side in (-1, 1)}
        poses = {found[2].pose if found else None for found in ways.values()}
        if poses == {me.pose}:
            continue
        found = ways[(yield "alongside", (me.id, o.id)) if len(poses) > 1 else 1]
        yield "cleared", (me.id, found)
        if found is None:
            return me, False
        ships[me.id] = me = found[2]
        if attitude(me.h, wind) == "irons":
            return me, False


def apart(me: Ship, o: str, side: int, ships: dict[str, Ship], wind: int, ahead: bool = False) -> Moving:
    """BB-11.6 What follows when the last link of a ship is broken."""
    ships = dict(ships)
    if me.anchored:
        return me
    found = clear(me, ships[o], list(ships.values()), side)
    yield "cleared", (me.id, found)
    if found is None:
        return me
    ships[me.id] = after = found[2]
    if attitude(after.h, wind) == "irons":
        return after
    if must_drift(me):
        yield from drift(after, ships, wind, ahead)
        return ships[me.id]
    units, full, half = allowance(me, wind)
    way = Under(units - 1, full, half, wind=wind)
    if me.fleeing:
        way.away = fleeing_course(after, ships.values(), wind)
    return (yield from go_on(after, way, ships))


# ---- BB-7.4 In succession --------------------------------------------------------------------------------------------

Waypoint = tuple[int, int, int]


@dataclass(frozen=True)
class Followed:
    """Where a follower came to."""

    ship: Ship
    place: int
    """How many waypoints of the list lie behind it."""
    travelled: int
    remaining: int
    met: str = ""
    dropped: bool = False
    edge: bool = False
    turns: int = 0


def follow(me: Ship, points: Sequence[Waypoint], place: int, distance: int, ships: Iterable[Ship], wind: int) -> Followed:
    """A follower travels the same distance as its leader, by the waypoints in front of it."""
    others, remaining, turns = [ship for ship in ships if ship.id != me.id], distance, 0

    def so_far(**more: Any) -> Followed:
        return Followed(me, place, distance - remaining, remaining, turns=turns, **more)

    while remaining > 0:
        dropped, f = False, remaining
        reaches = place < len(points)
        if reaches:
            x, y, h = points[place]
            v: Vector = x - me.x, y - me.y
            f, aside = rdiv(dot(v, ahead(me.h)), M), abs(dot(v, starboard(me.h)))
            if f > remaining:
                reaches = False
            elif f < 0 or aside > 5 * M or attitude(h, wind) == "irons":
                reaches, dropped = False, True
        if not reaches:
            me, went, o = sweep(me, others, me.h, remaining)
            remaining -= went
            return so_far(met=o.id if o else "", dropped=dropped)
        me, went, o = sweep(me, others, me.h, f)
        remaining -= went
        if o is not None:
            return so_far(met=o.id)
        if (o := met(replace(me, x=x, y=y), others)) is not None:
            return so_far(met=o.id)
        me = me.at(x, y, me.h)
        angle = phi(h, wind) - phi(me.h, wind)
        if angle:
            me, _, o = swing(me, others, angle)
        if o is not None:
            return so_far(met=o.id)
        place, turns = place + 1, turns + 1
        if angle and abs(phi(h, wind)) == 120:
            return so_far(edge=True)
    return so_far()
