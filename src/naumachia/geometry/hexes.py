"""Hexes in axial coordinates `(q, r)`.

A *compass* lists the six steps of a game in the order of its facings and says which way port is; everything else
follows from it. Flat or pointed tops, and numbers printed on maps, exist only where hexes are drawn or read.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import atan2, degrees, sqrt

Hex = tuple[int, int]


def plus(a: Hex, b: Hex) -> Hex:
    """The sum of two vectors."""
    return a[0] + b[0], a[1] + b[1]


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to another."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def line(a: Hex, b: Hex) -> tuple[Hex, ...]:
    """The hexes on the straight line from `a` to `b`, both included; ties lean the same way every time."""
    length = distance(a, b)
    return tuple(_rounded(a, b, step, length) for step in range(length + 1)) if length else (a,)


def _rounded(a: Hex, b: Hex, step: int, length: int) -> Hex:
    """The point `step / length` of the way from `a` to `b`, rounded in cube coordinates with integers only."""
    scale = 6 * length
    q = 6 * (a[0] * (length - step) + b[0] * step) + 1
    r = 6 * (a[1] * (length - step) + b[1] * step) + 2
    s = -q - r
    near = [(2 * value + scale) // (2 * scale) for value in (q, r, s)]
    off = [abs(value - whole * scale) for value, whole in zip((q, r, s), near, strict=True)]
    if off[0] > off[1] and off[0] > off[2]:
        near[0] = -near[1] - near[2]
    elif off[1] > off[2]:
        near[1] = -near[0] - near[2]
    return near[0], near[1]


@dataclass(frozen=True)
class Compass:
    """The six facings of a game."""

    steps: tuple[Hex, ...]
    names: tuple[str, ...]
    port: int
    """+1 where facings are counted against the clock, -1 where with it."""

    def ahead(self, at: Hex, facing: int, hexes: int = 1) -> Hex:
        """The hex `hexes` steps away; a negative number looks astern."""
        q, r = self.steps[facing % 6]
        return at[0] + q * hexes, at[1] + r * hexes

    def turned(self, facing: int, hexsides: int) -> int:
        """The facing after a turn to port (positive) or to starboard (negative)."""
        return (facing + self.port * hexsides) % 6

    @cached_property
    def _around(self) -> tuple[Hex, ...]:
        return tuple(self.steps)

    def neighbours(self, at: Hex) -> tuple[Hex, ...]:
        """The six hexes around one, in the order of the facings."""
        q, r = at
        return tuple((q + dq, r + dr) for dq, dr in self._around)


POINTED = Compass(((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)), ("E", "NE", "NW", "W", "SW", "SE"), port=1)
"""Pointed tops, facings counted against the clock from east."""

FLAT = Compass(((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)), ("N", "NE", "SE", "S", "SW", "NW"), port=-1)
"""Flat tops, facings counted with the clock from north."""


@dataclass(frozen=True)
class Hull:
    """A ship of one hex or two on the map: its bow hex and its facing say it all."""

    compass: Compass
    bow: Hex
    facing: int
    length: int = 1

    @property
    def stern(self) -> Hex:
        """The last hex; of a one-hex ship the bow hex."""
        return self.compass.ahead(self.bow, self.facing, 1 - self.length)

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """All hexes of the ship, bow first."""
        return (self.bow,) if self.length == 1 else (self.bow, self.stern)

    def named(self) -> dict[str, Hex]:
        """The hexes around the ship by name: bow, stern, and on each side bow, mid and stern flank."""
        look = self.compass.ahead
        turned = self.compass.turned
        bow, stern, f = self.bow, self.stern, self.facing
        found = {
            "bow": look(bow, f),
            "bow-port": look(bow, turned(f, 1)),
            "bow-starboard": look(bow, turned(f, -1)),
            "stern-port": look(stern, turned(f, 2)),
            "stern-starboard": look(stern, turned(f, -2)),
            "stern": look(stern, f + 3),
        }
        if self.length == 2:
            found["mid-port"] = look(bow, turned(f, 2))
            found["mid-starboard"] = look(bow, turned(f, -2))
        return found

    def flanks(self) -> tuple[Hex, ...]:
        """Every hex around the ship except those straight ahead and straight astern."""
        return tuple(at for name, at in self.named().items() if name not in ("bow", "stern"))


@dataclass(frozen=True)
class Layout:
    """Hexes as drawn: pointed or flat tops, and the distance from a centre to a corner."""

    flat: bool
    size: float = 20.0

    def centre(self, at: Hex) -> tuple[float, float]:
        """The middle of a hex in world units, y downwards."""
        q, r = at
        if self.flat:
            return round(self.size * 1.5 * q, 3), round(self.size * sqrt(3) * (r + q / 2), 3)
        return round(self.size * sqrt(3) * (q + r / 2), 3), round(self.size * 1.5 * r, 3)

    def heading(self, compass: Compass, facing: int) -> float:
        """Degrees clockwise from east, as drawn; always a multiple of 30."""
        x, y = self.centre(compass.steps[facing % 6])
        return float(round(degrees(atan2(y, x))) % 360)

    def middle(self, hexes: tuple[Hex, ...]) -> tuple[float, float]:
        """The middle of several hexes."""
        points = [self.centre(at) for at in hexes]
        return round(sum(x for x, _ in points) / len(points), 3), round(sum(y for _, y in points) / len(points), 3)


@lru_cache(maxsize=10_000)
def printed(at: Hex) -> str:
    """The number on a printed map of flat-topped hexes whose odd columns sit half a hex lower: column, then row."""
    q, r = at
    return f"{q:02d}{r + (q - (q & 1)) // 2:02d}"


def from_printed(number: str) -> Hex:
    """The hex with a printed number."""
    if len(number) != 4 or not (number.isascii() and number.isdigit()):
        raise ValueError(number)
    column, row = int(number[:2]), int(number[2:])
    return column, row - (column - (column & 1)) // 2
