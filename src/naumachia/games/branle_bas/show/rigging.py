"""How a ship of the line is drawn: her masts, sails and flags."""

from __future__ import annotations

from ..pieces import Ship
from ..rules.gunnery.damage import hull_boxes
from ..rules.sailing.speeds import drift_reasons
from ..state import Sea

FALLS = ("fore", "mizzen", "main")
"""Which mast is drawn as gone first; the rules count them and do not name them."""


def marks(sea: Sea, ship: Ship) -> tuple[str, ...]:
    """Drawn states: which masts stand and what hangs on them, what burns, whose she is."""
    if ship.gone:
        return ("burnt" if ship.gone == "exploded" else "wreck",)
    drifts = drift_reasons(sea, ship)
    sheet, down = sea.charts.sheet, sea.masts_down(ship)
    torn = (ship.masts - max((box for box in sheet.mast_falls_at if box <= ship.masts), default=0)) * 2
    shown = (
        ("furled", ship.anchored or (ship.struck and bool(drifts))),
        ("crowded", ship.fleeing and not drifts and not ship.anchored),
        ("still", bool(drifts) or ship.anchored),
        ("torn", torn >= sheet.mast_falls_at[0] and down < len(FALLS)),
        ("battered", ship.hull * 2 >= hull_boxes(sea, ship.id)),
        ("wreck-port", ship.wreck_port > 0),
        ("wreck-starboard", ship.wreck_starboard > 0),
        ("fire", ship.fires > 0),
        ("blaze", ship.fires > 1),
        ("list", bool(ship.leaks)),
        ("no-rudder", ship.rudder > 0),
        ("anchor", ship.anchored),
        ("prize", ship.prize),
        (f"flag-{ship.flag}", ship.flag != "" and not ship.prize),
    )
    return (*(f"no-{mast}" for mast in FALLS[:down]), *(name for name, on in shown if on))
