"""The geometry of *Branle-bas de combat* written a second time, from the specification alone: nothing of the game or of the
plane is imported. Gunnery follows in `second_reading_guns.py`, movement in `second_reading_moves.py`.

Everything is done as it is defined and nothing is leapt over: a straight is tried millimetre by millimetre, a turn degree by
degree (2.3), and every pair of CLEAR is looked at in its order (2.4).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import cos, isqrt, radians, sin

M = 1_000_000
S = tuple(round(M * sin(radians(h))) for h in range(360))
C = tuple(round(M * cos(radians(h))) for h in range(360))
"""2.1 No entry lies near a half, so floats may make the tables; from here on everything is whole."""
D = (-2, -1, 0, 0, 1, 2)
"""BB-1.1"""
# bordee, force, abordage, rank, decks, half length
CARDS = {
    "120": (12, 10, 13, 1, 3, 42),
    "80": (8, 9, 10, 2, 2, 37),
    "74": (7, 7, 9, 3, 2, 37),
    "64": (6, 5, 7, 4, 2, 37),
    "56": (5, 5, 5, 4, 2, 37),
}
HALF_WIDTH = 19
Pose = tuple[int, int, int]
Vector = tuple[int, int]


@dataclass(frozen=True)
class Ship:
    """3.1 A ship as the rules of movement and fire know it."""

    id: str
    index: int
    kind: str
    x: int
    y: int
    h: int
    controller: str = "A"
    """The side in possession; empty where nobody has it."""
    bordee: int = -1
    fires: int = 0
    leaks: int = 0
    """How many are open."""
    masts_down: int = 0
    rudder: int = 0
    impeded: int = 0
    wreck_port: int = 0
    wreck_starboard: int = 0
    fired_once: bool = False
    flag: str = ""
    """Empty, retreat, rout or struck."""
    anchored: bool = False
    missed_stays: bool = False
    abordage: int = 1
    moved: bool = False
    """Has acted this turn, or was retaken in it (BB-9.10)."""
    attackers: frozenset[str] = frozenset()

    @property
    def half_length(self) -> int:
        return CARDS[self.kind][5]

    @property
    def rank(self) -> int:
        return CARDS[self.kind][3]

    @property
    def bordee_now(self) -> int:
        """3.1 Men at the pumps do not work guns."""
        return (CARDS[self.kind][0] if self.bordee < 0 else self.bordee) - self.leaks

    @property
    def pose(self) -> Pose:
        return self.x, self.y, self.h

    @property
    def fleeing(self) -> bool:
        """BB-9.4, BB-9.9 Ships in retreat or rout, and prizes."""
        return bool(self.flag)

    @property
    def entangling(self) -> bool:
        """Impeded in the wide sense of boarding and possession."""
        return bool(self.impeded or self.wreck_port or self.wreck_starboard)

    def at(self, x: int, y: int, h: int) -> Ship:
        return replace(self, x=x, y=y, h=h % 360)


@dataclass(frozen=True)
class Link:
    """BB-11.1"""

    one: str
    other: str
    grappled: bool
    new: bool = False
    """Made this turn."""

    def holds(self, ship: str) -> bool:
        return ship in (self.one, self.other)

    def beyond(self, ship: str) -> str:
        return self.other if ship == self.one else self.one


# ---- 2.1, 2.2, 2.3 Places, bases, sweeps -----------------------------------------------------------------------------


def rdiv(a: int, b: int) -> int:
    """To the nearest, halves away from zero."""
    whole = (2 * abs(a) + b) // (2 * b)
    return -whole if a < 0 else whole


def ahead(h: int) -> Vector:
    return S[h % 360], C[h % 360]


def starboard(h: int) -> Vector:
    return C[h % 360], -S[h % 360]


def dot(a: Vector, b: Vector) -> int:
    return a[0] * b[0] + a[1] * b[1]


def adv(x: int, y: int, h: int, d: int) -> Vector:
    """ADV: the point d mm away in direction h."""
    return x + rdiv(d * S[h % 360], M), y + rdiv(d * C[h % 360], M)


def gap(a: Ship, b: Ship) -> int:
    """GAP, in millionths of a millionth of a millimetre."""
    difference = b.x - a.x, b.y - a.y

    def extent(ship: Ship, axis: Vector) -> int:
        return ship.half_length * abs(dot(ahead(ship.h), axis)) + HALF_WIDTH * abs(dot(starboard(ship.h), axis))

    axes = (ahead(a.h), starboard(a.h), ahead(b.h), starboard(b.h))
    return max(abs(dot(difference, axis)) * M - extent(a, axis) - extent(b, axis) for axis in axes)


def overlap(a: Ship, b: Ship) -> bool:
    return gap(a, b) < 0


def touch(a: Ship, b: Ship) -> bool:
    return gap(a, b) <= 2 * 10**12


def far(a: Ship, b: Ship) -> bool:
    """Too far apart to overlap, whatever their headings: only so that slow does not become endless."""
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > 110**2


def met(ship: Ship, others: Iterable[Ship]) -> Ship | None:
    """The ship of lowest index that it would overlap there."""
    hit = [other for other in others if other.id != ship.id and not far(ship, other) and overlap(ship, other)]
    return min(hit, key=lambda other: other.index, default=None)


def sweep(ship: Ship, others: Sequence[Ship], way: int, d: int) -> tuple[Ship, int, Ship | None]:
    """A straight of d mm: where it ends, after how many, and with whom it made CONTACT."""
    here = ship
    for k in range(1, d + 1):
        there = ship.at(*adv(ship.x, ship.y, way, k), ship.h)
        if (other := met(there, others)) is not None:
            return here, k - 1, other
        here = there
    return here, d, None


def swing(ship: Ship, others: Sequence[Ship], angle: int) -> tuple[Ship, int, Ship | None]:
    """A turn on the centre, starboard above zero, a degree at a time."""
    sign, here = (1 if angle > 0 else -1), ship
    for a in range(1, abs(angle) + 1):
        there = ship.at(ship.x, ship.y, ship.h + sign * a)
        if (other := met(there, others)) is not None:
            return here, sign * (a - 1), other
        here = there
    return here, angle, None


def clear(mover: Ship, o: Ship, others: Sequence[Ship], side: int) -> tuple[int, int, Ship] | None:
    """2.4 The push, the swing and where it brings the mover; nothing where no pair does."""
    dx, dy = mover.x - o.x, mover.y - o.y
    length = isqrt(dx * dx + dy * dy)
    for s in range(51):
        x, y = mover.x + rdiv(s * dx, length), mover.y + rdiv(s * dy, length)
        for a in range(91):
            there = mover.at(x, y, mover.h + side * a)
            if met(there, others) is not None:
                continue
            if not any(overlap(there.at(*adv(x, y, there.h, k), there.h), o) for k in range(1, 26)):
                return s, a, there
    return None


def lee(ship: Ship, wind: int) -> int:
    """The side the wind blows to: 1 starboard, -1 port, 0 where it blows along the keel."""
    t = (wind + 180 - ship.h) % 360
    return 0 if t in (0, 180) else 1 if t < 180 else -1


def downwind_side(mover: Ship, o: Ship, wind: int) -> int:
    """2.4 For CLEAR."""
    if (side := lee(mover, wind)) != 0:
        return side
    return -1 if dot((o.x - mover.x, o.y - mover.y), starboard(mover.h)) > 0 else 1


# ---- 2.5, 2.6 The wind -----------------------------------------------------------------------------------------------


def theta(h: int, wind: int) -> int:
    return min((h - wind) % 360, (wind - h) % 360)


def phi(h: int, wind: int) -> int:
    """The signed angle from downwind: -120 is direction 3, +120 direction 11."""
    return (h - wind) % 360 - 180


def attitude(h: int, wind: int) -> str:
    t = theta(h, wind)
    return "irons" if t < 60 else "close" if t < 90 else "reach" if t <= 150 else "run"


UNIT_MOVES = {"irons": 0.5, "close": 1, "reach": 3, "run": 2}


def upwind(ship: Ship, wind: int) -> int:
    return ship.x * S[wind] + ship.y * C[wind]


def along_the_wind(ships: Iterable[Ship], wind: int) -> list[str]:
    """2.6 Farthest from the wind's origin first."""
    return [ship.id for ship in sorted(ships, key=lambda ship: (upwind(ship, wind), ship.index))]
