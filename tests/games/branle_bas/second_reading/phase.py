"""Ships at their places in the MOVE phase of *Branle-bas de combat*, written a second time from the specification alone: contacts
with all that comes of them, linked ships and groups."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from games.branle_bas.second_reading.geometry import Link, Ship, adv, met, phi
from games.branle_bas.second_reading.moves import (
    Under,
    apart,
    drift,
    may_board,
    place,
    settle,
)
from games.branle_bas.second_reading.world import Asking, Sheet, World, flags, hit, strike


@dataclass
class Day:
    """Memory of a MOVE phase."""

    groups: list[set[str]] = field(default_factory=list)
    acted: set[str] = field(default_factory=set)
    waited: set[str] = field(default_factory=set)
    """Those that were linked at their place and did not get under way."""


def seen(world: World) -> dict[str, Ship]:
    return world.seen()


def put(world: World, ship: Ship) -> None:
    sheet = world.ships[ship.id]
    sheet.x, sheet.y, sheet.h = ship.pose


def enemies(a: Sheet, b: Sheet) -> bool:
    """Both under their colours or in hand, and of two sides."""
    return bool(a.controller and b.controller and a.controller != b.controller)


# ---- BB-11 Contact ---------------------------------------------------------------------------------------------------


def contact(world: World, mover: str, other: str, drifting: bool) -> Generator[tuple[str, Any], Any, str]:
    """BB-11.2, BB-11.3, BB-11.4: strikes, taking, the die and its harm. Left to settle: light, choice, gone, ended."""
    m, o = world.ships[mover], world.ships[other]
    if enemies(m, o) and "struck" not in (m.flag, o.flag):
        for ship, victor in ((o, m), (m, o)):
            if ship.zeros == 3:
                strike(world, ship, victor)
            elif ship.flag == "rout" and not ship.tested:
                ship.tested = True
                if (yield "D", "surrender") <= (0 if ship.captains else -1):
                    strike(world, ship, victor)
            if ship.flag == "struck":
                yield from flags(world)
                return "ended"
    if o.flag == "struck" and not o.controller and m.flag != "struck" and m.controller != o.owner and not m.entangling:
        o.controller, o.pending, o.impeded, m.impeded = m.controller, "", 2, 2
        yield from flags(world)
        return "ended"
    face = yield "CO", mover
    if face == "entangled":
        points = {ship.id: 2 + max(0, ship.rank - beyond.rank) for ship, beyond in ((m, o), (o, m))}
        for ship in (m, o):
            yield from hit(world, ship, points[ship.id], points[ship.id])
        if not m.sunk and not o.sunk:
            world.links.append(Link(mover, other, grappled=False, new=True))
            m.impeded, o.impeded = 2, max(o.impeded, 1)
    elif face == "light":
        for ship in (m, o):
            yield from hit(world, ship, hull=2)
    if m.sunk or face == "entangled":
        yield from flags(world)
        return "ended"
    return "gone" if o.sunk and not drifting else str(face)


def boards(m: Sheet, o: Sheet) -> bool:
    """BB-12.2 One boarding is started a turn."""
    return not m.boarded and may_board(m.seen(), o.seen())


def may_retake(m: Sheet, o: Sheet) -> bool:
    fit = not m.boarded and not m.entangling and not m.fires and not m.flag and m.abordage >= 1
    return fit and o.flag == "struck" and o.owner == m.controller and o.controller != m.controller


def closer(world: World, day: Day, m: Sheet, o: Sheet, word: str) -> None:
    """Grapnels, or a prize retaken."""
    if word == "board":
        world.links.append(Link(m.id, o.id, grappled=True, new=True))
        m.boarded = True
        o.attackers.add(m.id)
    else:
        o.controller, o.pending, o.idle = o.owner, "", True
        o.flag = ("", "retreat", "rout", "rout")[o.zeros]
        o.low = o.zeros
        day.acted.add(o.id)


def played(world: World, day: Day, ship: str, moving: Generator[tuple[str, Any], Any, Any]) -> Asking:
    """A movement with its contacts settled in the world, and the ground under it at its end (BB-13.2)."""
    reply: Any = None
    while True:
        try:
            what, of = moving.send(reply)
        except StopIteration as end:
            if end.value is True:  # its move is still to come
                return
            break
        reply = None
        match what:
            case "at":
                put(world, of)
            case "cleared":
                if of[1] is not None:
                    put(world, of[1][2])
                yield "pose", of[0]
            case "missed":
                world.ships[of[0]].missed_stays = of[1]
            case "contact":
                reply = yield from contact(world, *of)
            case "settled":
                m, o = world.ships[of[0]], world.ships[of[1]]
                before = [ship for ship in (m, o) if ship.flag == "struck"]
                yield from flags(world)
                if m.sunk or before != [ship for ship in (m, o) if ship.flag == "struck"]:
                    reply = "ended"
            case "light":
                m, o = world.ships[of[0]], world.ships[of[1]]
                retry = of[2] > 0 and boards(m, o)
                reply = (yield "light", (m.id, o.id)) if retry else "separate"
            case "avoid" | "drifted":
                m, o = world.ships[of[0]], world.ships[of[1]]
                words = ["board"] if boards(m, o) else ["retake"] if may_retake(m, o) else []
                reply = None
                if what == "avoid" or words:
                    reply = yield what, (m.id, o.id, words)
                if reply in ("board", "retake"):
                    closer(world, day, m, o, reply)
                    reply = "ended"
            case _:
                reply = yield what, of
                if what == "anchor" and reply == "cut":
                    world.ships[of].anchored = False
    yield from aground(world, ship)


def aground(world: World, ship: str) -> Asking:
    sheet = world.ships[ship]
    if not sheet.sunk and any(x0 <= sheet.x <= x1 and y0 <= sheet.y <= y1 for x0, y0, x1, y1 in world.shoals):
        world.sink(sheet)
        yield from flags(world)


def by_rudder(world: World) -> bool:
    """BB-6.6 The option `rudder_drift`."""
    return bool(world.options.get("rudder_ahead"))


# ---- Places ----------------------------------------------------------------------------------------------------------


def act(world: World, day: Day, ship: str) -> Asking:
    """One ship at its place, on its own."""
    sheet = world.ships[ship]
    if sheet.sunk or ship in day.acted or world.over():
        return
    day.acted.add(ship)
    if world.linked(sheet):
        yield from at_link(world, day, sheet)
    else:
        here = sheet.seen()
        if abs(phi(here.h, world.wind)) < 120:
            sheet.missed_stays = False
        yield from played(world, day, ship, place(here, seen(world), world.wind, by_rudder(world)))


def at_link(world: World, day: Day, ship: Sheet) -> Asking:
    """BB-11.6, BB-11.9"""
    day.waited.add(ship.id)
    if not ship.controller:
        return
    grapples = [o.id for o in world.linked(ship) if tied(world, ship, o) == "entangled" and boards(ship, o)]
    word, other, side = yield "link", (ship.id, [o.id for o in world.linked(ship)], grapples)
    if word == "wait":
        return
    o = world.ships[other]
    link = next(link for link in world.links if link.holds(ship.id) and link.holds(other))
    if word == "grapple":
        world.links[world.links.index(link)] = Link(ship.id, other, grappled=True, new=link.new)
        ship.boarded = True
        o.attackers.add(ship.id)
        return
    if ship.controller != o.controller and (yield "D", "separation") < 1:
        return
    world.links.remove(link)
    if world.linked(ship):
        return
    if not ship.anchored:
        day.waited.discard(ship.id)
        yield from played(world, day, ship.id, apart(ship.seen(), other, side, seen(world), world.wind, by_rudder(world)))


def tied(world: World, a: Sheet, b: Sheet) -> str:
    link = next(link for link in world.links if link.holds(a.id) and link.holds(b.id))
    return "grappled" if link.grappled else "entangled"


# ---- BB-11.7 Groups --------------------------------------------------------------------------------------------------


def groups(links: list[Link]) -> list[set[str]]:
    found = list[set[str]]()
    for link in links:
        joined = {link.one, link.other}
        for other in [group for group in found if group & joined]:
            found.remove(other)
            joined |= other
        found.append(joined)
    return found


def group_drift(world: World, day: Day, group: set[str]) -> Asking:
    """When its last member has acted: those still held by old links as one body, then those left alone."""
    held = [link for link in world.links if not link.new]
    body = sorted({name for link in held for name in (link.one, link.other)} & group, key=lambda name: world.ships[name].index)
    new = [link for link in world.links if link.new]
    alone = [name for name in group & day.waited if not world.linked(world.ships[name])]
    fast = any((link.one in body) != (link.other in body) for link in new)
    if body and not fast and not any(world.ships[name].anchored for name in body):
        yield from rigid(world, day, body)
    for name in sorted(alone, key=lambda name: world.ships[name].index):
        ship = world.ships[name]
        if not ship.sunk and not ship.anchored and not world.linked(ship) and not world.over() and not ship.idle:
            yield from played(world, day, name, drift(ship.seen(), seen(world), world.wind, by_rudder(world)))


def rigid(world: World, day: Day, body: list[str]) -> Asking:
    start, everybody = {name: world.ships[name].seen() for name in body}, seen(world)
    outside = [ship for ship in everybody.values() if ship.id not in body]
    here = dict(start)
    for k in range(1, 26):
        there = {n: ship.at(*adv(ship.x, ship.y, world.wind + 180, k), ship.h) for n, ship in start.items()}
        hits = [(name, o) for name in body if (o := met(there[name], outside)) is not None]
        if hits:
            break
        here = there
    for ship in here.values():
        put(world, ship)
    if hits:
        name, o = hits[0]
        way = Under(0, 50, 25, wind=world.wind)
        yield from played(world, day, name, settle(here[name], way, o.id, seen(world), drifting=True))
    for name in body:
        yield from aground(world, name)
