"""Unit moves that matter, of the hundreds the law allows: a sample for programs; it is in nobody's way."""

from __future__ import annotations

from naumachia.kernel import Band

from ..state import Sea
from .courses import bands

TURNS = (15, 30)
"""Degrees that are tried on either side, beside the edges of what is open."""


def legs_that_matter(sea: Sea, ship: str) -> list[tuple[int, int]]:
    """The next unit moves worth a thought."""
    run = sea.run
    assert run is not None
    return legs_of(bands(sea, run))


def legs_of(open_: tuple[Band, ...]) -> list[tuple[int, int]]:
    """Straight on by all and by half; small and sharp turns, and as far as they go."""
    found: list[tuple[int, int]] = []
    for band in open_:
        if band.turn_from == band.turn_to == 0:
            found += [(band.longest, 0), (band.shortest, 0)]
        else:
            sign, most = (1, band.turn_to) if band.turn_from > 0 else (-1, -band.turn_from)
            found += [(band.shortest, sign * turn) for turn in (most, *TURNS) if turn <= most]
    return list(dict.fromkeys(found))
