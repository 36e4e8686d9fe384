"""Effects of fire, boarding, flames and leaks in *Branle-bas de combat*, written a second time from the specification alone.

`fire` and `board` are generators: they ask for every decision and every die in their order and are sent the answer.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from games.branle_bas.second_reading.geometry import CARDS, Link, Ship, along_the_wind, lee, touch, upwind
from games.branle_bas.second_reading.guns import Shot, hostile, point_blank_targets, shots

TOP = "..CG.CLGC.CGL.GG.LCG.LCG"
BOTTOM = "CGL..GL..LCG.GLC..LC.GLC"
COLUMNS = {1: 24, 2: 16, 3: 14, 4: 12}
Asking = Generator[tuple[str, Any], Any, None]
Die = Generator[tuple[str, Any], Any, Any]


@dataclass
class Sheet:
    """A ship and all that is written of it."""

    id: str
    index: int
    kind: str
    owner: str
    x: int
    y: int
    h: int
    controller: str
    bordee: int
    abordage: int
    hull: int = 0
    masts: int = 0
    fires: int = 0
    rudder: int = 0
    captains: int = 0
    leaks: list[int] = field(default_factory=list)
    impeded: int = 0
    wreck: dict[str, int] = field(default_factory=lambda: {"port": 0, "starboard": 0})
    fired_once: bool = False
    flag: str = ""
    pending: str = ""
    anchored: bool = False
    flagship: bool = False
    support: int = 0
    attackers: set[str] = field(default_factory=set)
    missed_stays: bool = False
    boarded: bool = False
    """BB-12.2 Has started a boarding this turn."""
    tested: bool = False
    """BB-9.6 Has made its surrender test this turn."""
    idle: bool = False
    """BB-9.10 Retaken this turn."""
    sunk: bool = False
    low: int = 0
    """How many capacities stood at nought when flags were last looked at."""

    @property
    def rank(self) -> int:
        return CARDS[self.kind][3]

    @property
    def entangling(self) -> bool:
        return bool(self.impeded or self.wreck["port"] or self.wreck["starboard"])

    @property
    def zeros(self) -> int:
        """BB-9.2"""
        return (self.bordee == 0) + (self.abordage == 0) + (self.masts == 30)

    def seen(self) -> Ship:
        """As geometry and gunnery know it."""
        return Ship(
            self.id, self.index, self.kind, self.x, self.y, self.h, self.controller, self.bordee, self.fires, len(self.leaks),
            self.masts // 10, self.rudder, self.impeded, self.wreck["port"], self.wreck["starboard"], self.fired_once, self.flag,
            self.anchored, self.missed_stays, abordage=self.abordage, attackers=frozenset(self.attackers),
        )  # fmt: skip


@dataclass
class Track:
    """BB-7.4 The waypoints of a squadron in succession."""

    leader: str = ""
    points: list[tuple[int, int, int]] = field(default_factory=list)
    order: int = -1
    """Where in the list the last turning order begins."""
    places: dict[str, int] = field(default_factory=dict)


@dataclass
class World:
    """The whole position."""

    turn: int
    wind: int
    ships: dict[str, Sheet]
    """All of them, the sunk too, in the order of the scenario."""
    links: list[Link]
    turns: int = 16
    squadrons: dict[str, list[str]] = field(default_factory=dict)
    tracks: dict[str, Track] = field(default_factory=dict)
    shoals: tuple[tuple[int, int, int, int], ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    prizes: dict[str, int] = field(default_factory=dict)
    """BB-3.5 As they were counted at nightfall."""
    dark: bool = False
    duel: bool = False
    """BB-3.4 One ship against one."""
    harm: dict[str, int] = field(default_factory=dict)
    """BB-3.4, BB-3.5 In a duel: boxes ticked and ABORDAGE lost, by owner, as they stood at the end of the last turn."""
    enough: dict[str, int] = field(default_factory=dict)
    """S9 So many prizes at night win for a side, whatever the count."""

    def afloat(self) -> list[Sheet]:
        return [ship for ship in self.ships.values() if not ship.sunk]

    def seen(self) -> dict[str, Ship]:
        return {ship.id: ship.seen() for ship in self.afloat()}

    def over(self) -> bool:
        """Section 4: a side without a ship under its own colours has lost at once."""
        sides = {ship.owner for ship in self.ships.values()}
        return sides != {ship.owner for ship in self.afloat() if ship.flag != "struck"}

    def sink(self, ship: Sheet) -> None:
        ship.sunk = True
        self.unclaimed(ship)
        self.links = [link for link in self.links if not link.holds(ship.id)]

    def unclaimed(self, victor: Sheet) -> None:
        """BB-9.8 A victor that sinks or strikes first never takes possession."""
        for ship in self.ships.values():
            ship.pending = "" if ship.pending == victor.id else ship.pending

    def linked(self, ship: Sheet) -> list[Sheet]:
        found = [self.ships[link.beyond(ship.id)] for link in self.links if link.holds(ship.id)]
        return sorted(found, key=lambda other: other.index)


# ---- BB-9.1, BB-10 Boxes ---------------------------------------------------------------------------------------------


def hit(world: World, ship: Sheet, hull: int = 0, masts: int = 0) -> Asking:
    """Points, one box after the other, each settled as it is ticked: the hull's first."""
    for on, points in (("hull", hull), ("masts", masts)):
        for _ in range(points):
            if ship.sunk:
                return
            most = 2 * COLUMNS[ship.rank]
            where = on if (ship.hull < most if on == "hull" else ship.masts < 30) else "masts" if on == "hull" else "hull"
            yield from (hull_box if where == "hull" else mast_box)(world, ship)
            if ship.hull == most and ship.masts == 30:
                world.sink(ship)


def hull_box(world: World, ship: Sheet) -> Asking:
    ship.hull += 1
    columns = COLUMNS[ship.rank]
    top = ship.hull <= columns
    match TOP[ship.hull - 1] if top else BOTTOM[ship.hull - columns - 1]:
        case "G":
            ship.bordee = max(0, ship.bordee - 1)
        case "C":
            ship.abordage = max(0, ship.abordage - 1)
        case "L":
            small = ship.rank >= 3
            if top and not small:
                return
            if (yield "D", "leak check") <= (-1 if small and not top else -2):
                yield from leak(world, ship)


def mast_box(world: World, ship: Sheet) -> Asking:
    yield from ()
    ship.masts += 1
    if ship.masts % 10 == 0:
        ship.abordage = max(0, ship.abordage - 1)
        ship.wreck["port" if lee(ship.seen(), world.wind) < 0 else "starboard"] = 2


def leak(world: World, ship: Sheet) -> Asking:
    ship.leaks.append(world.turn + 6 + (yield "D", "leak time"))


def catches_fire(world: World, ship: Sheet) -> Asking:
    ship.fires += 1
    yield from hit(world, ship, 2, 2)


# ---- Flags, striking (BB-9.3 to BB-9.8) ------------------------------------------------------------------------------


def enemy_at_hand(world: World, ship: Sheet) -> Sheet | None:
    """To whom it would strike: one made fast to it, else one that touches it; lowest index."""
    foes = [foe for foe in world.afloat() if foe.controller not in ("", ship.controller) and foe.flag != "struck"]
    fast = [foe for foe in foes if foe in world.linked(ship)]
    near = [foe for foe in foes if touch(ship.seen(), foe.seen())]
    return next(iter(fast or near), None)


def strike(world: World, ship: Sheet, victor: Sheet) -> None:
    world.unclaimed(ship)
    ship.flag, ship.impeded = "struck", 2
    world.links = [link for link in world.links if not link.holds(ship.id)]
    if victor.entangling:
        ship.controller, ship.pending = "", victor.id
    else:
        ship.controller, victor.impeded = victor.controller, 2


def flags(world: World, spared: Iterable[str] = ()) -> Asking:
    """Flags by the capacities now, ship by ship; the spared neither test nor strike (BB-12.9)."""
    for ship in world.afloat():
        had = ship.flag
        if had == "struck":
            continue
        low = ship.zeros
        ship.flag = "rout" if low >= 2 or had == "rout" else "retreat" if low or had else ""
        foe = None if ship.id in spared else enemy_at_hand(world, ship)
        if foe is None:
            continue
        if low == 3 and ship.low != 3:
            strike(world, ship, foe)
        elif low < 3 and ship.flag == "rout" and had != "rout" and not ship.tested:
            ship.tested = True
            if (yield "D", "surrender") <= (0 if ship.captains else -1):
                strike(world, ship, foe)
    for ship in world.afloat():
        ship.low = ship.zeros


# ---- BB-8 FIRE -------------------------------------------------------------------------------------------------------


def fire(world: World) -> Asking:
    """Ships one by one, farthest from the wind's origin first."""
    for name in along_the_wind(world.seen().values(), world.wind):
        ship = world.ships[name]
        if ship.sunk:
            continue
        seen = world.seen()
        broadsides = {} if ship.idle else {(s.target, s.aim): s for s in shots(seen[name], seen, world.links)}
        near = [] if ship.idle else point_blank_targets(seen[name], seen.values(), world.links)
        both = bool(world.options.get("both_broadsides"))
        declared, at = (yield "fire", (name, broadsides, near, both)) if broadsides or near else ((), "")
        ship.attackers = set()  # at its own place, whether it fires or not (BB-9.5)
        if declared or at:
            yield from shoot(world, ship, [broadsides[one] for one in declared], at)
        if world.over():
            return


def shoot(world: World, ship: Sheet, declared: list[Shot], at: str) -> Asking:
    """BB-8.14 One shot in its order; BB-8.2 by the option two, the second when the first is settled."""
    for number, shot in enumerate(declared):
        if number:
            yield from flags(world)
            if world.over() or ship.sunk or ship.flag == "struck" or ship.fires > 1 or ship.bordee - len(ship.leaks) < 1:
                break
            seen = world.seen()
            if shot.target not in seen or not hostile(seen[ship.id], seen[shot.target]):
                break
            bare = replace(seen[ship.id], flag="")  # whom it may answer was settled when it declared
            again = {(s.target, s.aim): s for s in shots(bare, seen, world.links)}
            shot = again[shot.target, shot.aim]
        yield from broadside(world, ship, shot, also=len(declared) > 1)
    if at:
        # Fired at is fired at, even where the first shot of the same ship has sunk it and no die is rolled.
        world.ships[at].attackers.add(ship.id)
        near = world.ships[at]
        if not ship.sunk and not near.sunk and hostile(ship.seen(), near.seen()):
            yield from point_blank(world, near)
    yield from flags(world)


def broadside(world: World, ship: Sheet, shot: Shot, also: bool) -> Asking:
    """D, mishap, damage, risks, men lost by a rake."""
    target = world.ships[shot.target]
    target.attackers.add(ship.id)
    if any(link.grappled and link.holds(target.id) for link in world.links) and ship not in world.linked(target):
        target.support += 1
    ship.fired_once = True
    die = yield "D", "gun"
    if die == -2 and (yield "D", "mishap") <= -1:
        ship.bordee = max(0, ship.bordee - 1)
        if (yield "D", "burst") == -2:
            yield from catches_fire(world, ship)
    shares = shot.shares(die, also)
    for name, points in shares:
        yield from hit(world, world.ships[name], **{shot.aim: points})
    for _ in range(shot.risks(die, also)):
        if not world.ships[shares[0][0]].sunk:
            yield from risk(world, world.ships[shares[0][0]])
    if shot.rake and shot.range == "point_blank" and not target.sunk:
        target.abordage = max(0, target.abordage - 1)


def risk(world: World, ship: Sheet) -> Asking:
    """BB-8.13, BB-1.3"""
    face = yield "RI", "risk"
    if face in ("fire", "crew", "leak") and (yield "RI", "confirm") in ("crew", "leak"):
        return
    match face:
        case "fire":
            yield from catches_fire(world, ship)
        case "crew":
            ship.abordage = max(0, ship.abordage - 1)
        case "leak":
            yield from leak(world, ship)
        case "rudder":
            ship.rudder += 1
        case "masts2":
            yield from hit(world, ship, masts=2)
        case "hull2":
            yield from hit(world, ship, hull=2)


def point_blank(world: World, ship: Sheet) -> Asking:
    """BB-8.12"""
    match (yield "PB", "point blank"):
        case "captain":
            ship.captains += 1
        case "crew":
            ship.abordage = max(0, ship.abordage - 1)
        case "masts2":
            yield from hit(world, ship, masts=2)


# ---- BB-12 BOARD -----------------------------------------------------------------------------------------------------


def boarding_points(a: Sheet, b: Sheet) -> int:
    """BB-12.5 The points of the first against the second."""
    points = {1: 8, 2: 7, 3: 5, 4: 4}[a.rank] + CARDS[a.kind][4]
    mine, theirs = a.hull + a.masts, b.hull + b.masts
    points += (mine < theirs) - (mine > theirs) + a.flagship - b.flagship - a.captains - a.support
    return max(0, points)


def board(world: World) -> Asking:
    """Combats, farthest from the wind's origin first."""

    def key(link: Link) -> tuple[int, ...]:
        a, b = world.ships[link.one], world.ships[link.other]
        far = min(upwind(a.seen(), world.wind), upwind(b.seen(), world.wind))
        return far, min(a.index, b.index), max(a.index, b.index)

    for link in sorted((link for link in world.links if link.grappled), key=key):
        if link in world.links:
            yield from combat(world, link)
            if world.over():
                return


def combat(world: World, link: Link) -> Asking:
    """BB-12.7, BB-12.9"""
    a, b = world.ships[link.one], world.ships[link.other]
    if a.abordage and b.abordage and world.options.get("boarding_body"):
        yield from by_the_body(a, b)
    elif a.abordage and b.abordage:
        mine, theirs = boarding_points(a, b), boarding_points(b, a)
        lost = {a.id: 0, b.id: 0}
        for roller, foe, points in ((a, b, mine), (b, a, theirs)):
            faces = (yield "A", (roller.id, points)) if points else ()
            weaker, stronger = sum(face == "weaker" for face in faces), sum(face == "stronger" for face in faces)
            weak = foe if mine == theirs else a if mine < theirs else b
            strong = roller if mine == theirs else b if weak is a else a
            lost[weak.id] += weaker
            lost[strong.id] += stronger
        a.abordage, b.abordage = max(0, a.abordage - lost[a.id]), max(0, b.abordage - lost[b.id])
    spared: tuple[str, ...] = ()
    if not a.abordage and not b.abordage:
        world.links = [other for other in world.links if other != link]
        spared = (a.id, b.id)
    elif not a.abordage or not b.abordage:
        strike(world, *((a, b) if not a.abordage else (b, a)))
    yield from flags(world, spared)


def by_the_body(a: Sheet, b: Sheet) -> Asking:
    """BB-12.8"""
    mine, theirs = boarding_points(a, b), boarding_points(b, a)
    for ship in (a, b):
        ship.abordage = max(0, ship.abordage - min(mine, theirs) // 5)
    strong, weak = (a, b) if mine > theirs else (b, a)
    if mine != theirs:
        faces = yield "A", (strong.id, abs(mine - theirs))
        weak.abordage = max(0, weak.abordage - sum(face == "weaker" for face in faces))
