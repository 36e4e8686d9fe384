"""The wind rose: attitudes, and the angles between headings and the wind (specification 2.5)."""

from __future__ import annotations

from typing import Literal

from naumachia.geometry.plane import hdiff

from ..charts import Attitude, Charts
from ..pieces import Ship, Side
from ..state import Sea

EDGE = 120
"""The angle from downwind of the two edges of the wind: directions 3 and 11 of the rose."""
Edge = Literal["3", "11"]
EDGES: dict[Edge, int] = {"3": -EDGE, "11": EDGE}


def theta(wind: int, heading: int) -> int:
    """2.5 The angle between a heading and the wind, 0 to 180."""
    return hdiff(heading, wind)


def phi(wind: int, heading: int) -> int:
    """2.5 The signed angle from downwind, -180 to 179; starboard turns raise it, and -120 is direction 3."""
    return (heading - wind) % 360 - 180


def psi(wind: int, heading: int) -> int:
    """The signed angle from the eye of the wind, -180 to 179: 60 is direction 3, -60 direction 11."""
    return (heading - wind + 180) % 360 - 180


def in_irons(wind: int, heading: int) -> bool:
    """2.5 Between the edges, in the eye of the wind."""
    return abs(phi(wind, heading)) > EDGE


def on_edge(wind: int, heading: int) -> bool:
    """BB-6.7 Exactly on an edge of the wind."""
    return abs(phi(wind, heading)) == EDGE


def attitude(charts: Charts, wind: int, heading: int) -> Attitude:
    """2.5 How a ship lies to the wind; on a line, the attitude with more unit moves."""
    angle, rule = theta(wind, heading), charts.attitude
    if angle <= rule.irons.theta[1]:
        return "irons"
    if angle <= rule.close.theta[1]:
        return "close"
    return "reach" if angle <= rule.reach.theta[1] else "run"


def tack_turn(wind: int, heading: int, edge: Edge) -> int:
    """BB-6.8, BB-6.9 The turn to an edge that stays between both: through the eye, or away from it."""
    return (60 if edge == "3" else -60) - psi(wind, heading)


def other_edge(wind: int, heading: int) -> Edge:
    """BB-6.8 The edge across the wind from a ship that lies on the other."""
    return "11" if phi(wind, heading) < 0 else "3"


def lee_side(sea: Sea, ship: Ship) -> Side:
    """BB-10.1 The side away from the wind; starboard where it blows along the keel."""
    return "port" if (sea.wind + 180 - ship.h) % 360 > 180 else "starboard"
