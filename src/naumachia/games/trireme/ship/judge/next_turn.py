"""Threats of the next turn: how well a hull points at the weak sides of another.

By small tables, one entry for each way two hulls can lie to each other: a player asks thousands of times.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from naumachia.geometry.hexes import Hex

from ...common.hulls import FORWARD, SHIFTS, Location, hexes_of, moved, struck_at

FACES: dict[Location, float] = {"side": 1.0, "stern_flank": 1.0, "bow_flank": 0.85, "stern": 0.7, "bow": 0.25}
"""How good it is to strike each face of an enemy; bow to bow both are struck."""
STRAIGHT = 0.15
"""Additional value of a straight last move."""
SURE = (1.0, 0.95, 0.85, 0.7, 0.6)
"""How sure a blow is that needs so many moves: the farther, the more may come between."""
AHEAD = ((0, 0.2), (1, 0.2), (2, 0.3), (3, 0.3))
"""How far a ship that can row may have gone on by then, and how likely."""
FAR = 9
"""Beyond this nobody strikes anybody within a turn."""


class Blow(NamedTuple):
    """A contact within reach: which way, by a straight move or not, after how many moves."""

    direction: int
    straight: bool
    moves: int


@cache
def reach(longest: int) -> dict[Hex, tuple[Blow, ...]]:
    """Every hex that a ship at (0, 0) heading north can run its bow into, and how."""
    found: dict[Hex, dict[tuple[int, bool], int]] = {}
    wave: set[tuple[Hex, int]] = {((0, 0), 0)}
    for made in range(1, longest + 1):
        following = set()
        for bow, h in wave:
            for letter in FORWARD:
                shift = SHIFTS[h][letter]
                at = bow[0] + shift.entered[0], bow[1] + shift.entered[1]
                found.setdefault(at, {}).setdefault((shift.direction, letter == "A"), made)
                following.add(moved(bow, h, letter))
        wave = following
    return {at: tuple(Blow(*how, made) for how, made in ways.items()) for at, ways in found.items()}


def turned(at: Hex, h: int) -> Hex:
    """A vector as one sees it who heads `h`."""
    q, r = at
    for _ in range(h):
        q, r = q + r, -q
    return q, r


@cache
def menace(q: int, r: int, h: int, longest: int, heading: int, rows: bool) -> float:
    """How well a ship heading `h` may strike next turn one that lies so far from it, from 0 to about 1.

    `rows`: whether the other can get away."""
    if longest <= 0 or max(abs(q), abs(r), abs(q + r)) > FAR:
        return 0.0
    blows = reach(min(5, longest))
    total, bow, turn, gone = 0.0, turned((q, r), h), (heading - h) % 6, 0
    for ahead, likely in AHEAD if rows else ((0, 1.0),):
        while gone < ahead:
            bow, gone = moved(bow, turn, "A")[0], gone + 1
        best = 0.0
        for hit in hexes_of(bow, turn):
            for blow in blows.get(hit, ()):
                face = struck_at(bow, turn, hit, blow.direction)
                best = max(best, (FACES[face] + STRAIGHT * blow.straight) * (SURE[blow.moves - 1] if rows else 1.0))
        total += likely * best
    return total
