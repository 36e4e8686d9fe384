"""BB-9.1, BB-10.1 to BB-10.6 Boxes ticked one by one, and what they bring."""

from __future__ import annotations

from naumachia.kernel import Frame

from ..state import Sea
from .losses import sink


class Hull(Frame[Sea], frozen=True):
    """BB-9.1 Hull points: boxes are ticked, what is over goes to the masts."""

    ship: str
    points: int

    def take(self, sea: Sea, _: None) -> None:
        ship = sea.ships[self.ship]
        if not ship.gone:
            most = 2 * sea.charts.sheet.columns[sea.kind(self.ship).rank - 1]
            ticks = min(most, ship.hull + self.points)
            sea.change(self.ship, hull=ticks)
            if ticks == most and ship.masts == len(sea.charts.sheet.masts):
                sink(sea, self.ship, "scuttled", "BB-9.1")


class Masts(Frame[Sea], frozen=True):
    """BB-9.1 Mast points: boxes are ticked, what is over goes to the hull."""

    ship: str
    points: int

    def take(self, sea: Sea, _: None) -> None:
        ship = sea.ships[self.ship]
        if not ship.gone:
            sea.change(self.ship, masts=min(len(sea.charts.sheet.masts), ship.masts + self.points))
