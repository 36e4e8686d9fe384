"""The hard part of *Corvus* written a second time, from the specification alone: nothing of the game or the plane is imported.

Everything is done as it is defined and nothing is leapt over: a leg is tried millimetre by millimetre, a turn degree by degree
(CV-G8). `movement` is a generator: it asks what a player or a die would be asked and is sent the answer.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal, localcontext
from itertools import pairwise

FORWARD_ORDERS = ("forward", "battle", "port", "starboard")
LEVEL = {"conscript": 0, "recruits": 1, "standard": 2, "veteran": 3}
# size, length, width, normal, combat, turn, ram, defence, boarding, marines, archers, catapults, bank, rowers, cataphract, cost
CARDS = {
    "liburnian": (2, 30, 12, 120, 180, 60, 2, 4, 4, 2, 1, 0, 40, 2, False, 9),
    "trireme": (3, 36, 14, 110, 170, 45, 3, 5, 5, 3, 2, 0, 40, 3, False, 16),
    "quadrireme": (4, 40, 16, 100, 160, 45, 3, 6, 7, 4, 2, 0, 30, 0, True, 27),
    "quinquereme": (5, 44, 18, 90, 140, 40, 4, 7, 8, 6, 3, 0, 30, 0, True, 40),
    "hexeres": (6, 48, 20, 80, 120, 30, 4, 8, 9, 8, 3, 1, 20, 0, True, 58),
    "deceres": (7, 52, 22, 70, 100, 30, 5, 9, 10, 10, 4, 2, 20, 0, True, 84),
}
"""The table `ships`."""


def _sines() -> tuple[int, ...]:
    """The sine of each degree times a million, by its series in sixty decimals."""
    with localcontext(prec=60):
        pi = Decimal("3.14159265358979323846264338327950288419716939937510582097494")
        quarter = list[int]()
        for degree in range(91):
            x = pi * degree / 180
            term = total = x
            for n in range(1, 30):
                term = -term * x * x / ((2 * n) * (2 * n + 1))
                total += term
            quarter.append(int((total * 1_000_000).to_integral_value()))
    half = quarter + quarter[89:0:-1]
    return tuple(half + [-value for value in half])


SIN = _sines()
COS = tuple(SIN[(t + 90) % 360] for t in range(360))
Spot = tuple[int, int]
Pose = tuple[int, int, int]


def rdiv(n: int, d: int) -> int:
    """CV-G2 To the nearest, halves away from zero."""
    whole = (2 * abs(n) + d) // (2 * d)
    return -whole if n < 0 else whole


@dataclass(frozen=True)
class Ship:
    """CV-3 A ship as the rules know it."""

    id: str
    side: str
    kind: str
    x: int
    y: int
    h: int
    crew: str = "standard"
    fatigued: bool = False
    damaged: bool = False
    banks: frozenset[str] = frozenset()
    """Broken ones."""
    rowers_lost: int = 0
    marines: int = -1
    archers: int = -1
    corvus: bool = False
    roman: bool = False
    rammed: bool = False
    """Successfully rammed this turn."""
    resting: bool = False
    normal: int = 0
    """Printed speeds; nought for those of the card."""
    combat: int = 0
    size: int = field(init=False)
    length: int = field(init=False)
    width: int = field(init=False)
    turn: int = field(init=False)
    ram: int = field(init=False)
    defence: int = field(init=False)
    boarding: int = field(init=False)

    def __post_init__(self) -> None:
        card = CARDS[self.kind]
        derived = {
            "size": card[0], "length": card[1], "width": card[2], "turn": card[5], "ram": card[6],
            "defence": card[7], "boarding": card[8], "normal": self.normal or card[3], "combat": self.combat or card[4],
            "marines": card[9] if self.marines < 0 else self.marines, "archers": card[10] if self.archers < 0 else self.archers,
        }  # fmt: skip
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def level(self) -> int:
        return LEVEL[self.crew]

    @property
    def pose(self) -> Pose:
        return self.x, self.y, self.h

    def at(self, pose: Pose) -> Ship:
        return replace_pose(self, pose)


def replace_pose(ship: Ship, pose: Pose) -> Ship:
    """The same ship elsewhere, without working out the rest again: a sweep makes hundreds."""
    other = object.__new__(Ship)
    other.__dict__.update(ship.__dict__)
    other.__dict__.update(x=pose[0], y=pose[1], h=pose[2])
    return other


@dataclass(frozen=True)
class Link:
    """An engagement."""

    grappler: str
    grappled: str
    corvus: bool = False

    def other(self, ship: str) -> str:
        return self.grappled if ship == self.grappler else self.grappler

    def holds(self, ship: str) -> bool:
        return ship in (self.grappler, self.grappled)


def linked_with(ship: str, links: Iterable[Link]) -> list[str]:
    return [link.other(ship) for link in links if link.holds(ship)]


# ---- Geometry -------------------------------------------------------------------------------------------------------


def advanced(pose: Pose, mm: int) -> Pose:
    """CV-G3"""
    x, y, h = pose
    return x + rdiv(mm * SIN[h], 1000), y + rdiv(mm * COS[h], 1000), h


def corners(ship: Ship) -> list[Spot]:
    """CV-G4"""
    a, b, s, c = 500 * ship.length, 500 * ship.width, SIN[ship.h], COS[ship.h]
    return [
        (ship.x + rdiv(i * a * s + j * b * c, 10**6), ship.y + rdiv(i * a * c - j * b * s, 10**6))
        for i, j in ((1, -1), (1, 1), (-1, 1), (-1, -1))
    ]


def far_apart(one: Ship, two: Ship, reach: int) -> bool:
    """Whether the circles about the two bases are farther from each other than this."""
    # A base lies within its half diagonal; half of length and width together is more than that, and covers the rounding.
    room = 500 * (one.length + one.width + two.length + two.width) + reach
    return (one.x - two.x) ** 2 + (one.y - two.y) ** 2 > room * room


def overlap(one: Ship, two: Ship) -> bool:
    """CV-G5"""
    return not far_apart(one, two, 0) and quads_overlap(corners(one), corners(two))


def quads_overlap(one: list[Spot], two: list[Spot]) -> bool:
    """CV-G5 On each of the eight normals the shadows overlap by more than nothing."""
    for quad in (one, two):
        for n in range(4):
            (ax, ay), (bx, by) = quad[n], quad[(n + 1) % 4]
            nx, ny = -(by - ay), bx - ax
            mine = [x * nx + y * ny for x, y in one]
            theirs = [x * nx + y * ny for x, y in two]
            if min(max(mine), max(theirs)) - max(min(mine), min(theirs)) <= 0:
                return False
    return True


def gap_within(one: Ship, two: Ship, g: int) -> bool:
    """CV-G6"""
    if far_apart(one, two, g):
        return False
    a, b = corners(one), corners(two)
    if quads_overlap(a, b):
        return True
    return any(_corner_near(p, q[n], q[(n + 1) % 4], g) for points, q in ((a, b), (b, a)) for p in points for n in range(4))


def _corner_near(p: Spot, a: Spot, b: Spot, g: int) -> bool:
    ux, uy, dx, dy = p[0] - a[0], p[1] - a[1], b[0] - a[0], b[1] - a[1]
    t, length = ux * dx + uy * dy, dx * dx + dy * dy
    if t <= 0:
        return ux * ux + uy * uy <= g * g
    if t >= length:
        return (p[0] - b[0]) ** 2 + (p[1] - b[1]) ** 2 <= g * g
    return (ux * dy - uy * dx) ** 2 <= g * g * length


def contact(one: Ship, two: Ship) -> bool:
    """CV-G7"""
    return gap_within(one, two, 1005)


def target_frame(target: Ship, spot: Spot) -> Spot:
    """CV-G9 u and v, times a million."""
    dx, dy = spot[0] - target.x, spot[1] - target.y
    s, c = SIN[target.h], COS[target.h]
    return dx * s + dy * c, dx * c - dy * s


def zone(target: Ship, spot: Spot) -> str:
    """CV-G9"""
    u, v = target_frame(target, spot)
    eu, ev = abs(u) - 500 * target.length * 10**6, abs(v) - 500 * target.width * 10**6
    if ev >= eu:
        return "starboard" if v > 0 else "port"
    return "bow" if u > 0 else "stern"


def bow_point(ship: Ship) -> Spot:
    """CV-G4"""
    return advanced(ship.pose, ship.length // 2)[:2]


def hdiff(a: int, b: int) -> int:
    """CV-G10"""
    d = abs(a - b) % 360
    return min(d, 360 - d)


def axis(a: int, b: int) -> int:
    """CV-G10"""
    return min(hdiff(a, b), 180 - hdiff(a, b))


def alongside(attacker: Ship, target: Ship) -> bool:
    """CV-G11"""
    return (
        axis(attacker.h, target.h) <= 10
        and not overlap(attacker, target)
        and gap_within(attacker, target, 3000)
        and zone(target, (attacker.x, attacker.y)) in ("port", "starboard")
    )


def fled(pose: Pose, width: int, height: int) -> bool:
    """CV-G12 The table in millimetres."""
    return not (0 <= pose[0] <= width * 1000 and 0 <= pose[1] <= height * 1000)


# ---- Allowances and the legality of plans ---------------------------------------------------------------------------


def whole_cm(mm: int, divisor: int) -> int:
    """That part of so many mm, rounded up to a whole cm."""
    return -(-mm // (10 * divisor)) * 10


def current_speed(ship: Ship, printed: int) -> int:
    """CV-2.8"""
    penalty = CARDS[ship.kind][12]
    speed = max(0, printed - penalty * len(ship.banks) - 10 * ship.rowers_lost)
    return whole_cm(speed, 2) if ship.damaged else speed


def at_combat_speed(ship: Ship, order: str) -> bool:
    """CV-1.4, CV-1.8"""
    return order == "battle" and not ship.fatigued


def allowance(ship: Ship, order: str, disengaged: bool = False) -> int:
    """CV-1.3 to CV-1.8, CV-2.7"""
    if order == "stop":
        return 0
    if order == "astern":
        mm = whole_cm(current_speed(ship, ship.normal), 3)
    else:
        mm = current_speed(ship, ship.combat if at_combat_speed(ship, order) else ship.normal)
    return whole_cm(mm, 2) if disengaged else mm


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
    """What an activation's movement has come to."""

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
    """Whose bank was attacked, and which."""
    broken: dict[str, str] = field(default_factory=dict)
    aligned: int = 0
    rams: list[str] = field(default_factory=list)
    """Who may be rammed now."""


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


# ---- Dice -----------------------------------------------------------------------------------------------------------


def _only(**modifiers: int) -> dict[str, int]:
    return {name: value for name, value in modifiers.items() if value}


def oar_modifiers(attacker: Ship, target: Ship, order: str, links: Sequence[Link]) -> dict[str, int]:
    """CV-2.19 To be strictly less than the target's size."""
    return _only(
        crew_level=target.level - attacker.level,
        target_engaged=-1 if linked_with(target.id, links) else 0,
        opposite_courses=-1 if hdiff(attacker.h, target.h) > 90 else 0,
        fatigued=2 if attacker.fatigued else 0,
        normal_speed=0 if at_combat_speed(attacker, order) else 1,
    )


def ram_modifiers(
    attacker: Ship, target: Ship, order: str, turned: int, links: Sequence[Link], sides: dict[str, str]
) -> dict[str, int]:
    """CV-2.10 To be strictly less than the target's size; the attacker where it stopped."""
    friends = [o for o in linked_with(target.id, links) if o != attacker.id and sides[o] == attacker.side]
    return _only(
        target_damaged=-1 if target.damaged else 0,
        side=-1 if zone(target, bow_point(attacker)) in ("port", "starboard") else 0,
        target_engaged_by_friend=-1 if friends else 0,
        crew_level=target.level - attacker.level,
        rammer_fatigued=1 if attacker.fatigued else 0,
        normal_speed=0 if at_combat_speed(attacker, order) else 1,
        turned_over_90=1 if turned > 90 else 0,
    )


def ram_damage(attacker: Ship, target: Ship, die: int) -> str:
    """CV-2.11, CV-2.12"""
    total = die + attacker.ram
    if total <= target.defence:
        return "nothing"
    return "sunk" if total > target.defence + 2 or target.damaged else "damaged"


def corvus_falls(grappler: Ship, target: Ship, links: Sequence[Link]) -> bool:
    """CV-5.2, R32"""
    busy = any(link.corvus and link.grappler == grappler.id for link in links)
    return grappler.roman and grappler.corvus and not busy and axis(grappler.h, target.h) >= 75


def grapple_modifiers(grappler: Ship, target: Ship, links: Sequence[Link]) -> dict[str, int]:
    """CV-2.15 To be at most the grappler's boarding value less the target's size."""
    return _only(
        crew_level=target.level - grappler.level,
        target_rammed_this_turn=-1 if target.rammed else 0,
        target_damaged=-1 if target.damaged else 0,
        target_engaged=-1 if linked_with(target.id, links) else 0,
        self_rammed_this_turn=1 if grappler.rammed else 0,
        corvus=-2 if corvus_falls(grappler, target, links) else 0,
    )


def may_grapple(grappler: Ship, target: Ship, links: Sequence[Link]) -> bool:
    """CV-2.15, CV-2.16 But for having tried already."""
    free = target.id not in linked_with(grappler.id, links)
    return free and not grappler.resting and grappler.side != target.side and contact(grappler, target)


def disengage_modifiers(
    ship: Ship, link: Link, links: Sequence[Link], levels: dict[str, int], sides: dict[str, str]
) -> dict[str, int]:
    """CV-2.7 To be strictly greater than the other's boarding value less the own size."""
    other = link.other(ship.id)
    others = [o for o in linked_with(ship.id, links) if o != other and sides[o] != ship.side]
    return _only(
        crew_level=ship.level - levels[other],
        engaged_by_another=-1 if others else 0,
        rammed_this_turn=-1 if ship.rammed else 0,
        corvus=-2 if link.corvus and link.grappled == ship.id else 0,
    )


def archers_reach(one: Ship, two: Ship) -> bool:
    """CV-3.2"""
    return gap_within(one, two, 20_000)


def catapult_reaches(one: Ship, two: Ship) -> bool:
    """CV-3.2"""
    return gap_within(one, two, 50_000) and not gap_within(one, two, 19_999)


def ratio(a: int, d: int) -> str:
    """CV-4.2 The column, or nothing where there is no assault."""
    if d == 0 or a >= 3 * d:
        return "3/1"
    if a >= 2 * d:
        return "2/1"
    if a >= d:
        return "1/1"
    return "1/2" if 2 * a >= d else ""


BOARDING = {
    "1/2": "rrrr-C", "1/1": "rrr--C", "2/1": "rr--CC", "3/1": "r--CCC",
}  # fmt: skip
"""The table `boarding`, column by column."""


def boarding(column: str, die: int, roman: bool) -> str:
    """CV-4.3"""
    return BOARDING[column][min(6, die + roman) - 1]


def price(kind: str, crew: str, corvus: bool = False) -> int:
    """CV-6.3"""
    percent = {"conscript": 80, "recruits": 90, "standard": 100, "veteran": 115}[crew]
    return -(-CARDS[kind][-1] * percent // 100) + 4 * corvus
