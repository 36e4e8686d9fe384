"""Where a ship can lie at the end of a move: some dozens of the thousands of places the law leaves open."""

from __future__ import annotations

from math import cos, pi, sin

from naumachia.geometry.plane import Pose, advance, turned

from ..pieces import Run, Ship
from ..rules.sailing.courses import bands
from ..rules.sailing.speeds import drifts, speed
from ..rules.winds import EDGE, phi
from ..state import Sea
from .guns import Lie, lie

Legs = tuple[tuple[int, int], ...]
Local = tuple[float, float, int]
"""Ahead, to starboard, and degrees turned."""

SHARP = 30
TURNS = (10, 20, 30)
"""Degrees tried on either side before the last unit move of one's own."""
LAST = (6, 12, 18, 24, 30)
"""And with it: that is the heading she fires on."""


def own(sea: Sea, run: Run) -> dict[Pose, Legs]:
    """Where the ship under way can come to lie, and by which unit moves; contacts are not looked for."""
    ended: dict[Pose, Legs] = {}
    least, open_ = sea.charts.movement.minimum, bands(sea, run)
    going: dict[Pose, tuple[Legs, int]] = {sea.ships[run.ship].pose: ((), run.made)}
    if run.made >= least or run.met:
        ended[sea.ships[run.ship].pose] = ()
    for left in range(run.moves, 0, -1):
        after: dict[Pose, tuple[Legs, int]] = {}
        for pose, (legs, made) in going.items():
            angle = phi(sea.wind, pose.h)
            for way, degrees in _legs(run, angle, left == 1):
                if not legs and not any((way, degrees) in band for band in open_):
                    continue
                there = turned(advance(pose, way), degrees)
                if left == 1 or (degrees and abs(angle + degrees) == EDGE):
                    ended.setdefault(there, (*legs, (way, degrees)))
                elif there not in after:
                    after[there] = ((*legs, (way, degrees)), made + way)
        for pose, (legs, made) in after.items():
            if made >= least:
                ended.setdefault(pose, legs)
        going = after
    return ended


def _legs(run: Run, angle: int, last: bool) -> list[tuple[int, int]]:
    """BB-6.3, BB-6.7 The unit moves tried from a heading."""
    found = [(run.full, 0), (run.half, 0)]
    if last and run.full > run.half:
        found.append(((run.full + run.half) // 2, 0))
    low, high = max(-SHARP, -EDGE - angle), min(SHARP, EDGE - angle)
    for turn in LAST if last else TURNS:
        if turn <= high:
            found.append((run.half, turn))
        if -turn >= low:
            found.append((run.half, -turn))
    if 0 < high < SHARP:
        found.append((run.half, high))
    if -SHARP < low < 0:
        found.append((run.half, low))
    return found


_WAYS: dict[tuple[int, int, int, int, bool], tuple[Local, ...]] = {}


def others(sea: Sea, ship: Ship, fine: bool) -> list[Lie]:
    """Where a ship that has still to move may come to lie; one that cannot sail, where it lies."""
    if ship.anchored or drifts(sea, ship):
        return [lie(*ship.pose)]
    return places(ship.pose, phi(sea.wind, ship.h), *speed(sea, ship), fine)


def places(here: tuple[float, float, int], angle: int, moves: int, full: int, half: int, fine: bool) -> list[Lie]:
    """The places of a ship that lies here at such an angle from downwind, with so many unit moves."""
    key = (angle, moves, full, half, fine)
    ways = _WAYS.get(key)
    if ways is None:
        ways = _WAYS[key] = _ways(*key)
    x, y, _, _, _ = start = lie(*here)
    s, c, h = start[2], start[3], start[4]
    return [lie(x + ahead * s + right * c, y + ahead * c - right * s, (h + turn) % 360) for ahead, right, turn in ways]


def _ways(angle: int, moves: int, full: int, half: int, fine: bool) -> tuple[Local, ...]:
    found: dict[Local, None] = {}
    _sail((0.0, 0.0, 0), angle, moves, full, half, fine, found)
    return tuple(found)


def _sail(at: Local, angle: int, moves: int, full: int, half: int, fine: bool, found: dict[Local, None]) -> None:
    """Every way on: straight, or a sharp turn; with the last unit move, where it is looked at closely, also slight ones."""
    ahead, right, turn = at
    s, c = sin(turn * pi / 180), cos(turn * pi / 180)
    turns = [SHARP, -SHARP, *((SHARP // 2, -SHARP // 2) if fine and moves == 1 else ())]
    for degrees in (0, *turns):
        now = max(-EDGE - angle, min(EDGE - angle, degrees))
        if degrees and now * degrees <= 0:
            continue
        way = half if degrees else full
        there = (round(ahead + way * c, 1), round(right + way * s, 1), turn + now)
        if moves == 1 or (now and abs(angle + now) == EDGE):
            found[there] = None
        else:
            if fine or not degrees:
                found[there] = None
            _sail(there, angle + now, moves - 1, full, half, fine, found)
