"""The gunnery of *Branle-bas de combat* written a second time: who may fire at whom, with what total, and who takes how much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.branle_bas.second_reading.geometry import CARDS, HALF_WIDTH, C, D, Link, M, S, Ship, Vector, ahead, dot, starboard

RANGES = (("point_blank", 100), ("short", 200), ("medium", 400), ("long", 600))
RANGE_MODIFIER = {"point_blank": 5, "short": 2, "medium": 0, "long": -5}


def distance2(a: Ship, b: Ship) -> int:
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def reach(a: Ship, b: Ship) -> str:
    """The range between two ships, empty where it is out of range."""
    return next((name for name, mm in RANGES if distance2(a, b) <= mm * mm), "")


def in_cone(apex: Vector, axis: int, half: int, point: Vector) -> bool:
    """Both points in the same unit, whatever it is."""
    v = point[0] - apex[0], point[1] - apex[1]
    forward, sideways = dot(v, ahead(axis)), abs(dot(v, starboard(axis)))
    return forward > 0 and sideways * C[half] <= forward * S[half]


def side_bearing(shooter: Ship, target: Ship) -> str:
    """The broadside in whose arc the target lies, or nothing."""
    here, there = (shooter.x, shooter.y), (target.x, target.y)
    if in_cone(here, shooter.h + 90, 45, there):
        return "starboard"
    return "port" if in_cone(here, shooter.h + 270, 45, there) else ""


def rake(shooter: Ship, target: Ship) -> str:
    """Stern, bow or nothing: only near, only if the guns bear, and only in the light at the target's end."""
    if reach(shooter, target) not in ("point_blank", "short") or not side_bearing(shooter, target):
        return ""
    u, eye = ahead(target.h), (shooter.x * M, shooter.y * M)
    centre = target.x * M, target.y * M
    stern = centre[0] - target.half_length * u[0], centre[1] - target.half_length * u[1]
    bow = centre[0] + target.half_length * u[0], centre[1] + target.half_length * u[1]
    if in_cone(stern, target.h + 180, 20, eye):
        return "stern"
    return "bow" if in_cone(bow, target.h, 20, eye) else ""


def crosses(a: Ship, b: Ship, third: Ship) -> bool:
    """Whether the line between two centres crosses the inside of a third base."""
    u, r = ahead(third.h), starboard(third.h)
    p, q = (a.x - third.x, a.y - third.y), (b.x - third.x, b.y - third.y)
    pu, pr, qu, qr = dot(p, u), dot(p, r), dot(q, u), dot(q, r)
    length, width = third.half_length * M, HALF_WIDTH * M
    if min(pu, qu) >= length or max(pu, qu) <= -length or min(pr, qr) >= width or max(pr, qr) <= -width:
        return False
    return abs(pu * qr - pr * qu) < length * abs(qr - pr) + width * abs(qu - pu)


def interposed(shooter: Ship, target: Ship, ships: Iterable[Ship]) -> list[str]:
    """BB-8.10 Those in the way, nearest the shooter first."""
    hit = [ship for ship in ships if ship.id not in (shooter.id, target.id) and crosses(shooter, target, ship)]
    return [ship.id for ship in sorted(hit, key=lambda ship: (distance2(shooter, ship), ship.index))]


def hostile(a: Ship, b: Ship) -> bool:
    """BB-8.3 In the hands of the other side: a struck ship that nobody has taken is nobody's."""
    return bool(a.controller and b.controller and a.controller != b.controller)


def grapplers(ship: Ship, links: Iterable[Link]) -> set[str]:
    return {link.beyond(ship.id) for link in links if link.grappled and link.holds(ship.id)}


def may_answer(shooter: Ship, target: Ship, links: Iterable[Link]) -> bool:
    """BB-9.5 A ship in retreat or rout fires only at who attacked it."""
    if shooter.flag not in ("retreat", "rout"):
        return True
    return target.id in shooter.attackers or target.id in grapplers(shooter, links)


def may_fire(shooter: Ship) -> bool:
    """BB-8.2 Any gun at all."""
    return shooter.flag != "struck" and shooter.fires <= 1


def point_blank_targets(shooter: Ship, ships: Iterable[Ship], links: Sequence[Link]) -> list[str]:
    """BB-8.12 Whom the point-blank die may be rolled against, in the arc or not."""
    if not may_fire(shooter):
        return []
    near = (ship for ship in ships if hostile(shooter, ship) and reach(shooter, ship) == "point_blank")
    return [ship.id for ship in near if may_answer(shooter, ship, links)]


def tied_sides(shooter: Ship, ships: dict[str, Ship], links: Iterable[Link]) -> set[str]:
    """BB-8.5 The broadsides on which a linked ship lies."""
    tied = set[str]()
    for link in links:
        if link.holds(shooter.id):
            other = ships[link.beyond(shooter.id)]
            way = dot((other.x - shooter.x, other.y - shooter.y), starboard(shooter.h))
            tied |= {"starboard"} if way > 0 else {"port"} if way < 0 else {"starboard", "port"}
    return tied


@dataclass(frozen=True)
class Shot:
    """One broadside that may be fired."""

    target: str
    aim: str
    side: str
    range: str
    rake: str
    modifiers: tuple[tuple[str, int], ...]
    """All that is added up but the die."""
    halvings: tuple[str, ...]
    way: tuple[str, ...]
    """The interposed ships, nearest first."""

    @property
    def base(self) -> int:
        return sum(value for _, value in self.modifiers)

    def points(self, die: int, also: int = 0) -> int:
        """BB-8.6, BB-8.8, BB-8.9 Points for a face of the die; `also` for a second broadside."""
        return result(self.base + die) >> (len(self.halvings) + also)

    def shares(self, die: int, also: int = 0) -> tuple[tuple[str, int], ...]:
        """BB-8.10 Who takes what."""
        points = self.points(die, also)
        in_line = (*self.way, self.target)
        return tuple((ship, points if place == 0 else points // 2) for place, ship in enumerate(in_line))

    def risks(self, die: int, also: int = 0) -> int:
        """BB-8.13 Risk dice for the ship that took it in full."""
        points = self.points(die, also)
        return 2 if points >= 7 else 1 if points >= 5 else 0

    def odds(self) -> Counter[tuple[tuple[str, int], ...]]:
        """Of six faces, how many come to which shares."""
        return Counter(self.shares(die) for die in D)


def result(total: int) -> int:
    """BB-8.8"""
    return sum(total > most for most in (5, 9, 12, 15, 17, 19, 22, 25, 28))


def shots(shooter: Ship, ships: dict[str, Ship], links: Sequence[Link]) -> list[Shot]:
    """Every broadside it may fire: target by target, hull before masts."""
    if not may_fire(shooter) or shooter.bordee_now < 1:
        return []
    found, tied = list[Shot](), tied_sides(shooter, ships, links)
    for target in sorted(ships.values(), key=lambda ship: ship.index):
        distance, side = reach(shooter, target), side_bearing(shooter, target)
        if target.id == shooter.id or not hostile(shooter, target) or not distance or not side:
            continue
        if not may_answer(shooter, target, links):
            continue
        raked = rake(shooter, target)
        modifiers = {"bordee": shooter.bordee_now, "force": CARDS[shooter.kind][1], distance: RANGE_MODIFIER[distance]}
        modifiers |= {"stern": 4} if raked == "stern" else {"bow": 3} if raked == "bow" else {}
        modifiers |= {} if shooter.fired_once else {"first": 3}
        modifiers |= {"anchor": 3} if shooter.anchored else {}
        wreck = shooter.wreck_port if side == "port" else shooter.wreck_starboard
        halvings = [
            name
            for name, holds in (
                ("fire", shooter.fires == 1),
                ("impeded", bool(shooter.impeded or wreck)),
                ("boarding", bool(grapplers(shooter, links))),
            )
            if holds
        ]
        way = tuple(interposed(shooter, target, ships.values()))
        for aim in ("hull", "masts"):
            if (aim == "hull" and distance == "long") or (aim == "masts" and side in tied):
                continue
            what = tuple(modifiers.items())
            found.append(Shot(target.id, aim, side, distance, raked, what, tuple(halvings), way))
    return found
