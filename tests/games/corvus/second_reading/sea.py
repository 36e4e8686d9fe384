"""The second reading: ship cards, ships, links, and the plane they lie on, all as defined (CV-G1 to CV-G12)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from decimal import Decimal, localcontext

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


# ---- Allowances ----------------------------------------------------------------------------------------------------


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
