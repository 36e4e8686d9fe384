"""Unit moves that matter, of the hundreds the law allows: a sample for programs only; a player may make any legal one.

Straight on and the sharpest turns always; with the last unit move also the turns that lay an enemy in range on the beam or
steer into it, for then the heading is the one she fires on. Moves that bring the ship nearest to a fight come first.
"""

from __future__ import annotations

from naumachia.geometry.plane import COS, SIN, Pose, advance, turned
from naumachia.kernel import Band

from ...pieces import Ship
from ...state import Sea
from .courses import bands
from .fleeing import away

Legs = list[tuple[int, int]]
TURNS = (15, 30)
"""Degrees that are tried on either side, beside the edges of what is open."""
NEAR = 2
"""Enemies that are aimed at."""
APART = 4
"""Degrees by which turns in a sample differ."""


def legs_that_matter(sea: Sea, ship: str) -> Legs:
    """The next unit moves worth a thought, the most promising first."""
    run = sea.run
    assert run is not None
    open_ = bands(sea, run)
    found = legs_of(open_)
    foes = nearest(sea, ship)
    if not foes or run.flee is not None:
        return found
    here = sea.ships[ship].pose
    if run.moves == 1:
        found = aimed(here, open_, run.half, foes, found)
    return sorted(found, key=lambda leg: _toward(turned(advance(here, leg[0]), leg[1]), foes[0]))


def legs_of(open_: tuple[Band, ...]) -> Legs:
    """Straight on by all and by half; small and sharp turns, and as far as they go."""
    found: Legs = []
    for band in open_:
        if band.turn_from == band.turn_to == 0:
            found += [(band.longest, 0), (band.shortest, 0)]
        else:
            sign, most = (1, band.turn_to) if band.turn_from > 0 else (-1, -band.turn_from)
            found += [(band.shortest, sign * turn) for turn in (most, *TURNS) if turn <= most]
    return list(dict.fromkeys(found))


def nearest(sea: Sea, ship: str) -> list[Ship]:
    """The nearest enemies within range of guns."""
    here, reach = sea.ships[ship], sea.charts.range.long**2
    foes = [(square, foe) for foe in sea.hostile(ship) if (square := (foe.x - here.x) ** 2 + (foe.y - here.y) ** 2) <= reach]
    return [foe for _, foe in sorted(foes, key=lambda found: found[0])[:NEAR]]


def aimed(here: Pose, open_: tuple[Band, ...], half: int, foes: list[Ship], found: list[tuple[int, int]]) -> Legs:
    """The legs found, and the turns that lay an enemy on either beam or steer into it."""
    legs, at = list(found), advance(here, half)
    for foe in foes:
        bearing = away(foe.x - at.x, foe.y - at.y)
        for off in (90, -90, 0):
            turn = (bearing + off - here.h + 180) % 360 - 180
            if turn and any((half, turn) in band for band in open_) and all(abs(turn - old) >= APART for _, old in legs):
                legs.append((half, turn))
    return legs


def _toward(pose: Pose, foe: Ship) -> int:
    """How far a pose is from a fight with an enemy: by distance, and near it by how little it lies on the beam."""
    dx, dy = foe.x - pose.x, foe.y - pose.y
    way = abs(dx) + abs(dy)
    ahead = abs(dx * SIN[pose.h] + dy * COS[pose.h]) // 1_000_000
    return way if way > 200 else ahead
