"""Hulls on the map: named hexes, elementary steps, vacancy and distance (WG-4.2, WG-6.6; specification 2.2 to 2.8).

Everything is read from small tables of offsets from the bow hex, worked out once for both sizes and all six facings. WG-2.5
Port is left and starboard right; line abreast is only a word.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from naumachia.geometry.hexes import FLAT, Hex, Layout
from naumachia.kernel.shown.picture import Pose

D = FLAT.steps
LAYOUT = Layout(flat=True)
Name = str
"""BOW; BFP, BFS bow/flank port and starboard; MFP, MFS mid-flank; SFP, SFS stern/flank; STERN."""
Flank = Literal["P", "S"]
"""Port or starboard."""
OPPOSITE: dict[Flank, Flank] = {"P": "S", "S": "P"}
TURN: dict[Flank, int] = {"P": -1, "S": 1}


class Shift(NamedTuple):
    """An elementary step: where the bow goes, the new facing, the hex newly entered (none when turning in place), its kind."""

    q: int
    r: int
    facing: int
    new: Hex | None
    kind: Literal["forward", "back", "pivot", "about"]


def _sum(*steps: Hex) -> Hex:
    return sum(q for q, _ in steps), sum(r for _, r in steps)


def _d(facing: int) -> Hex:
    return D[facing % 6]


def _named(length: int, f: int) -> dict[Name, Hex]:
    """WG-4.2 The hexes around a ship that lies with its bow at the origin."""
    stern = _d(f + 3) if length == 2 else (0, 0)
    found: dict[Name, Hex] = {"BOW": _d(f), "BFP": _d(f - 1), "BFS": _d(f + 1)}
    if length == 2:
        found |= {"MFP": _d(f - 2), "MFS": _d(f + 2)}
    return found | {"SFP": _sum(stern, _d(f - 2)), "SFS": _sum(stern, _d(f + 2)), "STERN": _sum(stern, _d(f + 3))}


def _shifts(length: int, f: int) -> dict[str, Shift]:
    """WG-6.32 Every elementary step of the specification's table 2.4, from a bow at the origin."""
    ahead = {"fwd": 0, "fwd-p": -1, "fwd-s": 1}
    found = {name: Shift(*_d(f + turn), (f + turn) % 6, _d(f + turn), "forward") for name, turn in ahead.items()}
    stern = _d(f + 3) if length == 2 else (0, 0)
    for name, turn, side in (("back", 0, 3), ("back-p", 1, -2), ("back-s", -1, 2)):
        new = _sum(stern, _d(f + side))
        bow = stern if length == 2 else new
        found[name] = Shift(*bow, (f + turn) % 6, new, "back")
    if length == 1:
        for turn in (1, -1):
            found[f"pivot{turn:+d}"] = Shift(0, 0, (f + turn) % 6, None, "pivot")
        return found | {"about": Shift(0, 0, (f + 3) % 6, None, "about")}
    for turn in (1, -1):
        bow = _sum(stern, _d(f + turn))
        found[f"pivot-bow{turn:+d}"] = Shift(*bow, (f + turn) % 6, bow, "pivot")
        found[f"pivot-stern{turn:+d}"] = Shift(0, 0, (f + turn) % 6, _d(f + turn + 3), "pivot")
    return found | {"about": Shift(*stern, (f + 3) % 6, None, "about")}


OFFSETS: dict[tuple[int, int], dict[Name, Hex]] = {(length, f): _named(length, f) for length in (1, 2) for f in range(6)}
SHIFTS: dict[tuple[int, int], dict[str, Shift]] = {(length, f): _shifts(length, f) for length in (1, 2) for f in range(6)}
STEP_NAMES = "|".join(re.escape(name) for name in dict.fromkeys(name for steps in SHIFTS.values() for name in steps))
"""The form of an answer that is a step."""
_AROUND = {key: tuple(names.values()) for key, names in OFFSETS.items()}
_FLANKS = {key: tuple(at for name, at in names.items() if name not in ("BOW", "STERN")) for key, names in OFFSETS.items()}


def _broadside(length: int, f: int) -> tuple[tuple[Hex, tuple[Hex, ...]], ...]:
    """Each flank hex with the hexes beyond it that lie two away from the ship."""
    hull = {(0, 0), *([_d(f + 3)] if length == 2 else [])}
    near = hull | set(_AROUND[length, f])
    return tuple((at, tuple(b for b in (_sum(at, step) for step in D) if b not in near)) for at in _FLANKS[length, f])


BROADSIDES = {key: _broadside(*key) for key in OFFSETS}


def footprint(length: int, bow: Hex, facing: int) -> tuple[Hex, ...]:
    """The hexes of a ship, bow first."""
    if length == 1:
        return (bow,)
    q, r = D[facing - 3]
    return bow, (bow[0] + q, bow[1] + r)


def around(length: int, bow: Hex, facing: int) -> list[Hex]:
    """All hexes adjacent to a ship: eight for a double ship, six for a small one."""
    q, r = bow
    return [(q + dq, r + dr) for dq, dr in _AROUND[length, facing]]


def flanks(length: int, bow: Hex, facing: int) -> list[Hex]:
    """The flank hexes: all adjacent ones but BOW and STERN."""
    q, r = bow
    return [(q + dq, r + dr) for dq, dr in _FLANKS[length, facing]]


@lru_cache(maxsize=10_000)
def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes around one."""
    q, r = at
    return ((q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r))


@cache
def pose(length: int, bow: Hex, facing: int) -> Pose:
    """A hull as drawn."""
    x, y = LAYOUT.middle(footprint(length, bow, facing))
    return Pose(x, y, LAYOUT.heading(FLAT, facing))
