"""BB-6.1 The place of one ship in the order of movement."""

from __future__ import annotations

from naumachia.kernel import Frame

from ..state import Sea
from .links import MayPart
from .sailing import Anchored, Drift, EndOfMove, set_sail
from .speeds import drifts


class ShipActs(Frame[Sea], frozen=True):
    """BB-6.1 A ship's place: linked, at anchor, adrift or under sail. BB-9.10 one taken back this turn does nothing."""

    beginning = True
    ship: str

    def take(self, sea: Sea, _: None) -> None:
        ship = sea.ships[self.ship]
        if ship.gone or ship.moved:
            return
        sea.acting, sea.run = self.ship, None
        sea.change(self.ship, moved=True)
        if sea.linked(self.ship):
            sea.then(MayPart(self.ship))
        elif ship.anchored:
            sea.then(Anchored(self.ship))
        elif drifts(sea, ship):
            sea.then(Drift(self.ship), EndOfMove(self.ship))
        else:
            set_sail(sea, self.ship)
