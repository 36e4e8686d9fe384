"""Drift before the wind, of wrecks and of ships that nobody rows (TF-7.2, TS-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from naumachia.geometry.hexes import Hex

from ..hulls import STEPS, hexes_of
from .waters import Waters, on_map

Drift = Literal["stays", "drifts", "ashore"]


def drifted(bow: Hex, wind_dir: int) -> Hex:
    """The bow one hex down the wind; the heading is kept."""
    q, r = STEPS[wind_dir]
    return bow[0] + q, bow[1] + r


def drift(waters: Waters, held: Mapping[Hex, str], name: str, bow: Hex, heading: int, wind_dir: int) -> Drift:
    """Return the result for a hull before the wind: edge and other hulls hold it, which is checked first; land wrecks it."""
    there = hexes_of(drifted(bow, wind_dir), heading)
    if any(not on_map(waters.columns, waters.rows, at) or held.get(at, name) != name for at in there):
        return "stays"
    return "ashore" if any(at in waters.land for at in there) else "drifts"
