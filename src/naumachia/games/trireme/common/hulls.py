"""Hulls on two hexes: how they move, where they are struck, what they touch (TF-1.1; section 2 of the specification).

A hull is its bow hex and its heading; the stern lies behind. Everything here goes by small tables of offsets, one for each
heading, because a ship looks at its surroundings thousands of times in a match.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from naumachia.geometry.hexes import FLAT, Hex, Layout
from naumachia.kernel.shown.picture import Pose

STEPS = FLAT.steps
LAYOUT = Layout(flat=True)
Token = Literal["A", "L", "R", "B", "PL", "PR"]
Location = Literal["bow", "bow_flank", "side", "stern_flank", "stern"]
FORWARD: tuple[Token, ...] = ("A", "L", "R")
PIVOTS: tuple[Token, ...] = ("PL", "PR")
TURNS: tuple[Token, ...] = ("L", "R")
BOW_FACES: tuple[Location, ...] = ("bow", "bow_flank", "side", "stern_flank", "side", "bow_flank")
"""By relative direction, on the half of the bow; no ship can strike the face within the hull."""
STERN_FACES: tuple[Location, ...] = ("bow", "side", "stern_flank", "stern", "stern_flank", "side")


class Shift(NamedTuple):
    """One move of a hull with a given heading, as offsets from its bow."""

    bow: Hex
    heading: int
    entered: Hex
    """The hex that is new to the hull."""
    direction: int
    """Which way the moving end goes: the `m` of a contact."""


def stern_of(bow: Hex, heading: int) -> Hex:
    """The hex behind the bow."""
    q, r = STEPS[heading]
    return bow[0] - q, bow[1] - r


def hexes_of(bow: Hex, heading: int) -> tuple[Hex, Hex]:
    """TF-1.1 The two hexes of a hull, bow first."""
    q, r = STEPS[heading]
    return bow, (bow[0] - q, bow[1] - r)


def _shifts(heading: int) -> dict[str, Shift]:
    ahead, port, starboard, astern = heading, (heading - 1) % 6, (heading + 1) % 6, (heading + 3) % 6
    stern = STEPS[astern]

    def pivot(to: int) -> Shift:
        bow = stern[0] + STEPS[to][0], stern[1] + STEPS[to][1]
        return Shift(bow, to, bow, to)

    return {
        "A": Shift(STEPS[ahead], heading, STEPS[ahead], ahead),
        "L": Shift(STEPS[port], port, STEPS[port], port),
        "R": Shift(STEPS[starboard], starboard, STEPS[starboard], starboard),
        "B": Shift(stern, heading, (2 * stern[0], 2 * stern[1]), astern),
        "PL": pivot(port),
        "PR": pivot(starboard),
    }


SHIFTS: tuple[dict[str, Shift], ...] = tuple(_shifts(heading) for heading in range(6))
"""The moves of a hull by heading and letter."""


def moved(bow: Hex, heading: int, token: str) -> tuple[Hex, int]:
    """Where a hull lies after a move."""
    shift = SHIFTS[heading][token]
    return (bow[0] + shift.bow[0], bow[1] + shift.bow[1]), shift.heading


def entered(bow: Hex, heading: int, token: str) -> Hex:
    """The hex a move enters."""
    q, r = SHIFTS[heading][token].entered
    return bow[0] + q, bow[1] + r


def struck_at(bow: Hex, heading: int, hit: Hex, direction: int) -> Location:
    """Where a hull is struck by a ship that enters its hex `hit` moving in `direction`: the face that looks back at it."""
    faces = BOW_FACES if hit == bow else STERN_FACES
    return faces[(direction + 3 - heading) % 6]


def _around(heading: int) -> tuple[Hex, ...]:
    own = hexes_of((0, 0), heading)
    found = dict.fromkeys((at[0] + q, at[1] + r) for at in own for q, r in STEPS)
    return tuple(at for at in found if at not in own)


AROUND: tuple[tuple[Hex, ...], ...] = tuple(_around(heading) for heading in range(6))
"""The eight hexes around a hull, as offsets from its bow."""


def around(bow: Hex, heading: int) -> tuple[Hex, ...]:
    """The eight hexes around a hull."""
    q, r = bow
    return tuple((q + dq, r + dr) for dq, dr in AROUND[heading])


def touches_bow(bow: Hex, heading: int, other: tuple[Hex, Hex]) -> bool:
    """Whether another hull touches the bow or a bow flank of this one."""
    for turn in (-1, 0, 1):
        q, r = STEPS[(heading + turn) % 6]
        if (bow[0] + q, bow[1] + r) in other:
            return True
    return False


def hull_distance(one: tuple[Hex, Hex], other: tuple[Hex, Hex]) -> int:
    """The least distance between a hex of one hull and a hex of the other; 1 is adjacent. It is also the range of fire."""
    least = 999
    for q, r in one:
        for x, y in other:
            far = max(abs(q - x), abs(r - y), abs(q + r - x - y))
            least = min(least, far)
    return least


def named_faces(bow: Hex, heading: int) -> dict[Hex, tuple[Location, ...]]:
    """The hexes around a hull, and the faces that can be struck from each."""
    found: dict[Hex, tuple[Location, ...]] = {}
    for hit in hexes_of(bow, heading):
        for direction, (q, r) in enumerate(STEPS):
            before = hit[0] - q, hit[1] - r
            if before in hexes_of(bow, heading):
                continue
            face = struck_at(bow, heading, hit, direction)
            found[before] = (*(known for known in found.get(before, ()) if known != face), face)
    return found


@cache
def pose(bow: Hex, heading: int) -> Pose:
    """A hull as drawn: the middle of its two hexes and its heading."""
    x, y = LAYOUT.middle(hexes_of(bow, heading))
    return Pose(x, y, LAYOUT.heading(FLAT, heading))
