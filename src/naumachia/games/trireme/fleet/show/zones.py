"""The hexes about a ship that the rules speak of: where a ram comes from, and what it then strikes."""

from __future__ import annotations

from naumachia.kernel.shown.picture import Tone, Zone

from ...common.hulls import Location, named_faces
from ..state import Sea

TONES: dict[Location, Tone] = {"bow": "info", "bow_flank": "warn", "side": "bad", "stern_flank": "bad", "stern": "warn"}


def zones(sea: Sea, ship: str) -> tuple[Zone, ...]:
    """TF-4.1 From each hex around a ship, the worst face that a ram from there strikes."""
    mine = sea.ships.get(ship)
    if mine is None or mine.gone:
        return ()
    worst = {"side": 4, "stern_flank": 3, "bow_flank": 2, "stern": 1, "bow": 0}
    found = []
    for at, faces in sorted(named_faces(mine.bow, mine.h).items()):
        if at in sea.setting.waters.open:
            face = max(faces, key=worst.__getitem__)
            found.append(Zone(*at, f"zone-{face}", TONES[face]))
    return tuple(found)
