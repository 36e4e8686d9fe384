"""BB-6.1 The place of one ship in the order of movement."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Frame

from ...state import Sea
from ..contact.links import MayPart
from .alongside import PartFromFellows, fellows
from .fleeing import course
from .sailing import Anchored, Drift, EndOfMove, reckon, set_sail
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
        elif fellows(sea, self.ship):
            sea.run = reckon(sea, self.ship)
            sea.then(PartFromFellows(self.ship), SailsFree(self.ship))
        else:
            set_sail(sea, self.ship)


class SailsFree(Frame[Sea], frozen=True):
    """BB-R73 A ship that has steered clear of its allies sails with the unit moves it had; it tacks only if it was not swung."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        run = sea.run
        assert run is not None
        if run.moves < 1:
            sea.then(EndOfMove(self.ship))
        else:
            set_sail(sea, self.ship, replace(run, flee=course(sea, sea.ships[self.ship])))
