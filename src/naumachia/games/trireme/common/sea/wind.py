"""Wind, attitudes to it, and what sails give (TF-6; TR-R4, TR-R14, TR-R24)."""

from __future__ import annotations

from typing import Literal

from ..charts import SailPoints, ShipType

Attitude = Literal["A", "B", "C", "D"]
Force = Literal["none", "calm", "light", "moderate", "strong"]
Rig = Literal["", "sail", "mainsail"]
ATTITUDES: tuple[Attitude, ...] = ("A", "B", "C", "D", "C", "B")
"""By heading less the direction the wind blows to: astern, stern quarter, bow quarter, ahead."""


def attitude(heading: int, wind_dir: int) -> Attitude:
    """TR-R4 How a ship lies to the wind."""
    return ATTITUDES[(heading - wind_dir) % 6]


def blows(force: Force) -> bool:
    """Whether there is wind to sail by."""
    return force not in ("none", "calm")


def sail_points(table: SailPoints, name: str, kind: ShipType, rig: Rig, lies: Attitude) -> int:
    """TF-6.2 The movement points a rig gives; the starred value for smaller ships with oars, and for Venetans."""
    if not rig:
        return 0
    if rig == "mainsail" and lies == "A":
        small = kind.fv > 0 and table.star_size_min <= kind.size <= table.star_size_max
        return table.mainsail_star if small or name in table.star_types else table.mainsail.A
    return int(getattr(table.mainsail if rig == "mainsail" else table.sail, lies))
