"""The second reading: which plans are legal, and how a plan is rowed (CV-1, CV-2.8, CV-2.18 to CV-2.23)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from games.corvus.second_reading.dice import oar_modifiers
from games.corvus.second_reading.sea import (
    COS,
    FORWARD_ORDERS,
    SIN,
    Link,
    Pose,
    Ship,
    advanced,
    allowance,
    alongside,
    axis,
    bow_point,
    far_apart,
    hdiff,
    overlap,
    rdiv,
    target_frame,
    zone,
)  # fmt: skip

Leg = tuple[str, int]
"""F ahead, A astern, in mm; T for a pivot, degrees to starboard positive."""


def merged(plan: Sequence[Leg]) -> list[Leg]:
    """CV-G3 Straight legs without a pivot between are one."""
    out = list[Leg]()
    for what, amount in plan:
        if out and what != "T" and out[-1][0] == what:
            out[-1] = (what, out[-1][1] + amount)
        else:
            out.append((what, amount))
    return out


def legal(ship: Ship, order: str, plan: Sequence[Leg], disengaged: bool = False) -> bool:
    """CV-1.2 to CV-1.7, CV-G3"""
    if any(amount == 0 or (what != "T" and amount < 0) for what, amount in plan):
        return False
    legs, most, a = merged(plan), allowance(ship, order, disengaged), ship.turn
    pivots = [amount for what, amount in legs if what == "T"]
    ahead = sum(amount for what, amount in legs if what == "F")
    astern = sum(amount for what, amount in legs if what == "A")
    if any(abs(p) > a for p in pivots):
        return False
    match order:
        case "forward" | "battle":
            if most == 0:
                return not legs
            return astern == 0 and 1 <= ahead <= most and len(pivots) <= 1
        case "port" | "starboard":
            sign = -1 if order == "port" else 1
            if astern or ahead > most or any(p * sign < 0 for p in pivots):
                return False
            places = [n for n, (what, _) in enumerate(legs) if what == "T"]
            runs = [sum(mm for _, mm in legs[i + 1 : j]) for i, j in pairwise(places)]
            return a <= sum(map(abs, pivots)) <= 180 and all(run >= 10 for run in runs)
        case "astern":
            return ahead == 0 and astern <= most and len(pivots) <= 2
    return not legs


# ---- Movement -------------------------------------------------------------------------------------------------------


@dataclass
class Course:
    """State of an activation's movement."""

    pose: Pose
    moved: int = 0
    """Forward mm of the activation."""
    straight: int = 0
    """Forward mm since the last pivot, or since the start."""
    turned: int = 0
    blockers: list[str] = field(default_factory=list)
    """Of the leg or pivot that ended the movement, if one did."""
    bow_contact: list[str] = field(default_factory=list)
    """Enemies struck by the bow."""
    blocked: str = ""
    """F, A or T: what was blocked."""
    over: bool = False
    offered_a: set[str] = field(default_factory=set)
    offered_b: set[str] = field(default_factory=set)
    attempted: dict[str, str] = field(default_factory=dict)
    """Ships and banks that were attacked."""
    broken: dict[str, str] = field(default_factory=dict)
    aligned: int = 0
    rams: list[str] = field(default_factory=list)
    """Return the ships that may be rammed now."""


Ask = tuple[str, tuple[str, ...] | int | str]
"""("oars", targets) answered by one of them or nothing; ("die", target) by a face; ("rest", mm) by yes or no, with the mm of the
plan that are left; ("straight", mm) by so many."""
Moving = Generator[Ask, str | int | bool | None, Course]


def movement(
    me: Ship, ships: Sequence[Ship], order: str, plan: Sequence[Leg], links: Sequence[Link] = (), half: bool = False
) -> Moving:
    """CV-2 c The movement of one activation, with everything that is asked on the way."""
    course = Course(me.pose)
    others = [ship for ship in ships if ship.id != me.id]
    steering = _Steering(me, others, order, links, course)
    left = merged(plan)
    while left and not course.over:
        what, amount = left.pop(0)
        if what == "T":
            steering.pivot(amount)
        else:
            yield from steering.straight_leg(what, amount, bool(left))
    # CV-2.23: what comes after a glancing attempt is measured against the allowance, not against the plan.
    most = allowance(me, order, half)
    while steering.may_run_on:
        steering.may_run_on = False
        rest = most - course.moved
        if rest < 1:
            break
        mm = yield ("straight", rest)
        assert isinstance(mm, int)
        if mm:
            course.over = False
            yield from steering.straight_leg("F", mm, False)
    course.rams = steering.rams()
    return course


@dataclass
class _Steering:
    me: Ship
    others: list[Ship]
    order: str
    links: Sequence[Link]
    course: Course
    may_run_on: bool = False

    def overlapped(self, ship: Ship, near: Iterable[Ship]) -> list[Ship]:
        return [other for other in near if overlap(ship, other)]

    def pivot(self, degrees: int) -> None:
        """CV-G8"""
        x, y, h = self.course.pose
        sign = 1 if degrees > 0 else -1
        near = [other for other in self.others if not far_apart(self.me.at(self.course.pose), other, 0)]
        for step in range(1, abs(degrees) + 1):
            pose = (x, y, (h + sign * step) % 360)
            if blockers := self.overlapped(self.me.at(pose), near):
                self.block("T", blockers)
                return
            self.course.pose = pose
            self.course.turned += 1
            self.course.straight = 0

    def block(self, what: str, blockers: list[Ship]) -> None:
        self.course.over = True
        self.course.blocked = what
        self.course.blockers = [other.id for other in blockers]
        self.course.bow_contact = [other.id for other in blockers if what == "F" and other.side != self.me.side]

    def straight_leg(self, what: str, mm: int, more: bool) -> Generator[Ask, str | int | bool | None, None]:
        """CV-G8, CV-2.18 (a)"""
        course, start = self.course, self.course.pose
        sign = 1 if what == "F" else -1
        near = [other for other in self.others if not far_apart(self.me.at(start), other, mm * 1001 + 3010)]
        for k in range(1, mm + 1):
            here = self.me.at(advanced(start, sign * k))
            if blockers := self.overlapped(here, near):
                self.block(what, blockers)
                yield from self.glance()
                return
            course.pose = here.pose
            if what == "A":
                continue
            course.moved += 1
            course.straight += 1
            tried = yield from self.pass_by(here, near)
            if tried and (k < mm or more) and not (yield ("rest", mm - k)):
                course.over = True
                return

    def pass_by(self, here: Ship, near: Sequence[Ship]) -> Generator[Ask, str | int | bool | None, bool]:
        """CV-2.18 (a) One question for all that are first alongside at this mm; whether anything was tried."""
        course, tried = self.course, False
        if self.order not in FORWARD_ORDERS:
            return False
        new = {
            other.id: bank
            for other in near
            if other.side != self.me.side and other.id not in course.offered_a and other.id not in course.attempted
            if axis(here.h, other.h) <= 10 and not far_apart(here, other, 3000) and alongside(here, other)
            if (bank := zone(other, (here.x, here.y))) not in other.banks
        }  # fmt: skip
        course.offered_a |= set(new)
        while new:
            target = yield ("oars", tuple(new))
            if target is None:
                break
            assert isinstance(target, str)
            yield from self.attempt(here, target, new.pop(target))
            tried = True
        return tried

    def attempt(self, here: Ship, target: str, bank: str) -> Generator[Ask, str | int | bool | None, None]:
        die = yield ("die", target)
        assert isinstance(die, int)
        foe = next(other for other in self.others if other.id == target)
        self.course.attempted[target] = bank
        if die + sum(oar_modifiers(here, foe, self.order, self.links).values()) < foe.size:
            self.course.broken[target] = bank
            self.others = [replace(o, banks=o.banks | {bank}) if o.id == target else o for o in self.others]

    def glance(self) -> Generator[Ask, str | int | bool | None, None]:
        """CV-2.18 (b), CV-2.23"""
        course = self.course
        if course.blocked != "F" or self.order not in FORWARD_ORDERS:
            return
        here = self.me.at(course.pose)
        banks = {
            other.id: bank
            for other in self.others
            if other.id in course.bow_contact and other.id not in course.offered_b and other.id not in course.attempted
            if axis(here.h, other.h) < 45
            if (bank := zone(other, bow_point(here))) in ("port", "starboard") and bank not in other.banks
        }  # fmt: skip
        if not banks:
            return
        course.offered_b |= set(banks)
        target = yield ("oars", tuple(banks))
        if target is None:
            return
        assert isinstance(target, str)
        yield from self.attempt(here, target, banks[target])
        foe = next(other for other in self.others if other.id == target)
        pose = aligned(here, foe, banks[target])
        if not self.overlapped(self.me.at(pose), self.others):
            course.pose = pose
            course.aligned += 1
            course.blockers, course.bow_contact, course.blocked = [], [], ""
            self.may_run_on = True

    def rams(self) -> list[str]:
        """CV-2.9"""
        course = self.course
        here = self.me.at(course.pose)
        if course.attempted or self.order not in FORWARD_ORDERS or 2 * course.moved < self.me.normal or course.straight < 30:
            return []
        return [
            other.id
            for other in self.others
            if other.id in course.bow_contact
            if (part := zone(other, bow_point(here))) == "stern" or (part != "bow" and axis(here.h, other.h) >= 30)
        ]


def aligned(attacker: Ship, target: Ship, bank: str) -> Pose:
    """CV-2.23"""
    th = target.h
    heading = th if hdiff(attacker.h, th) < 90 else (th + 180) % 360
    m = 500 * (target.length + attacker.length)
    u = max(-m, min(m, rdiv(target_frame(target, (attacker.x, attacker.y))[0], 10**6)))
    off = (1 if bank == "starboard" else -1) * (500 * (target.width + attacker.width) + 1000)
    return (
        target.x + rdiv(u * SIN[th] + off * COS[th], 10**6),
        target.y + rdiv(u * COS[th] - off * SIN[th], 10**6),
        heading,
    )
