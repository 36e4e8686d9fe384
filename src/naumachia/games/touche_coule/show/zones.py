"""The hexes about a ship that the rules speak of, for the eye."""

from __future__ import annotations

from naumachia.geometry.hexes import POINTED
from naumachia.kernel.shown.picture import Zone

from ..hulls import zone
from ..state import Sea


def zones(sea: Sea, ship: str) -> tuple[Zone, ...]:
    """TC-G6 The hexes about a ship by the zone they lie in: where a ram hurts less, and where boarders come from."""
    mine = sea.ships[ship]
    if not mine.afloat:
        return ()
    around = {at for own in mine.hexes for at in POINTED.neighbours(own)} - set(mine.hexes)
    return tuple(
        Zone(*at, f"zone-{zone(mine, at)}", "bad" if zone(mine, at) == "flank" else "info")
        for at in sorted(around & sea.setting.water)
    )
