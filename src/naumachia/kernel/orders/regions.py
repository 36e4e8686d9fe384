"""Where things may go on the plane: how far and how turned (`Band`), or anywhere within a region (`Region`).

Whole numbers in the units in which a game's players measure: millimetres and degrees. The law is what lies within; nobody lists
it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from naumachia.kernel.chance.rng import RandomSource

Area = tuple[tuple[int, int], ...]
"""The corners of a polygon in their order; its edges are within."""
Spot = tuple[int, int, int]
"""A place and a heading."""
TRIES = 1000
"""Tries at a point of an area that is not a box."""


class Band(Struct, frozen=True, array_like=True):
    """A range of turns for which the same distances are open: all four ends are, and every whole number between them.

    Turns are degrees, to starboard where positive; distances below zero go astern.
    """

    turn_from: int
    turn_to: int
    shortest: int
    longest: int

    def __contains__(self, leg: tuple[int, int]) -> bool:
        distance, turn = leg
        return self.turn_from <= turn <= self.turn_to and self.shortest <= distance <= self.longest

    def __len__(self) -> int:
        return max(0, self.turn_to - self.turn_from + 1) * max(0, self.longest - self.shortest + 1)

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """A sample: the ends and the middle of both ranges."""
        turns = sorted({self.turn_from, (self.turn_from + self.turn_to) // 2, self.turn_to})
        ways = sorted({self.shortest, (self.shortest + self.longest) // 2, self.longest})
        return ((distance, turn) for turn, distance in product(turns, ways))

    def number(self, place: int) -> tuple[int, int]:
        """The leg of this number, counted from nought, turn by turn."""
        turn, way = divmod(place, self.longest - self.shortest + 1)
        return self.shortest + way, self.turn_from + turn


class Region(Struct, frozen=True, omit_defaults=True):
    """Places within one of several areas, on one of several headings."""

    areas: tuple[Area, ...]
    headings: tuple[tuple[int, int], ...] = ((0, 359),)
    """Ranges of headings, both ends included."""

    @classmethod
    def box(cls, left: int, low: int, right: int, high: int, *headings: int) -> Region:
        """A rectangle along the axes; with headings, on those only."""
        corners = ((left, low), (right, low), (right, high), (left, high))
        return cls((corners,), tuple((h, h) for h in headings) or ((0, 359),))

    def __contains__(self, spot: Spot) -> bool:
        x, y, h = spot
        return any(low <= h <= high for low, high in self.headings) and any(inside(x, y, area) for area in self.areas)

    def __iter__(self) -> Iterator[Spot]:
        """A sample: the corners of every area, and its middle where that is within, at the ends of the headings."""
        places = [place for area in self.areas for place in (*area, _middle(area))]
        ends = dict.fromkeys(end for heading in self.headings for end in heading)
        return ((x, y, h) for x, y in dict.fromkeys(places) for h in ends if (x, y, h) in self)

    def draw(self, rng: RandomSource) -> Spot:
        """Draw a place and a heading, each as likely as the next; where areas overlap, as often as they do."""
        boxes = [_bounds(area) for area in self.areas]
        sizes = [(right - left + 1) * (high - low + 1) for left, low, right, high in boxes]
        place, number = 0, rng.randint(0, sum(sizes) - 1)
        while number >= sizes[place]:
            number -= sizes[place]
            place += 1
        (left, low, right, high), area = boxes[place], self.areas[place]
        x, y = area[0]
        for _ in range(TRIES):
            a, b = rng.randint(left, right), rng.randint(low, high)
            if inside(a, b, area):
                x, y = a, b
                break
        return x, y, self._heading(rng)

    def _heading(self, rng: RandomSource) -> int:
        number = rng.randint(0, sum(high - low + 1 for low, high in self.headings) - 1)
        for low, high in self.headings:
            if low + number <= high:
                return low + number
            number -= high - low + 1
        raise AssertionError


def inside(x: int, y: int, area: Area) -> bool:
    """Whether a point lies within a polygon, or on its edge."""
    within = False
    for (ax, ay), (bx, by) in zip(area, (*area[1:], area[0]), strict=True):
        beside = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if beside == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return True
        if (ay > y) != (by > y) and (beside > 0) == (by > ay):
            within = not within
    return within


def _bounds(area: Area) -> tuple[int, int, int, int]:
    xs, ys = [x for x, _ in area], [y for _, y in area]
    return min(xs), min(ys), max(xs), max(ys)


def _middle(area: Area) -> tuple[int, int]:
    left, low, right, high = _bounds(area)
    return (left + right) // 2, (low + high) // 2
