"""The named hexes about a ship (WG-4.2), and where one ship lies to another: for the eye, and for refusals that say why."""

from __future__ import annotations

from typing import Literal

from naumachia.geometry.hexes import Hex
from naumachia.kernel.shown.picture import Zone

from ..hulls import BROADSIDES, OFFSETS
from ..pieces import Ship
from ..state import Sea

Place = Literal["bow", "bow-flank", "mid-flank", "stern-flank", "stern"]
PLACES: dict[str, Place] = {
    "BOW": "bow", "BFP": "bow-flank", "BFS": "bow-flank", "MFP": "mid-flank", "MFS": "mid-flank", "SFP": "stern-flank",
    "SFS": "stern-flank", "STERN": "stern",
}  # fmt: skip


def whereabouts(ship: Ship, at: Hex) -> str:
    """The place about a ship a hex is, or `apart`."""
    here = at[0] - ship.bow[0], at[1] - ship.bow[1]
    return next((PLACES[name] for name, there in OFFSETS[ship.length, ship.facing].items() if there == here), "apart")


def zones(sea: Sea, ship: str) -> tuple[Zone, ...]:
    """Return the zones about a ship by an enemy attack: ram from the flanks (WG-7.12), rake along them (WG-7.21), grapple from
    anywhere (WG-8.11), pass through from ahead or astern (WG-7.24); WG-8.41 and how far its own missiles reach.
    """
    mine = sea.ships[ship]
    if mine.gone:
        return ()
    q, r = mine.bow
    found: dict[Hex, Zone] = {}
    for name, (dq, dr) in OFFSETS[mine.length, mine.facing].items():
        place = PLACES[name]
        open_flank = place.endswith("flank") and not mine.aground
        key = "zone-aground" if mine.aground else f"zone-{place}"
        found[q + dq, r + dr] = Zone(q + dq, r + dr, key, "bad" if open_flank else "info")
    if mine.marines:
        for (dq, dr), beyond in BROADSIDES[mine.length, mine.facing]:
            over = q + dq, r + dr
            if sea.there(over) is None and (over in sea.setting.sea or over in sea.setting.land):
                for x, y in beyond:
                    found.setdefault((q + x, r + y), Zone(q + x, r + y, "zone-missiles", "warn"))
    return tuple(zone for at, zone in sorted(found.items()) if at in sea.setting.sea)
