"""BB-3.5 The night: leaks and fires go on until none is left, then ships are counted."""

from __future__ import annotations

from naumachia.kernel import Event, Frame

from ..state import Sea
from .contact.prizes import complete
from .losses import Founder
from .start_of_turn import Explosions, FireTests, LeakTests
from .victory import dusk, verdict


class Night(Frame[Sea], frozen=True):
    """BB-3.5 Night falls: possessions are completed, prizes counted, and what burns or leaks goes on."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "night"
        sea.tell(Event("nightfall", "BB-3.5", {"turn": sea.turn}, chapter="turn"))
        complete(sea, at_night=True)
        sea.score = dusk(sea)
        sea.then(NightTurn())


class NightTurn(Frame[Sea], frozen=True):
    """BB-3.5 One more turn of leaks and fires; when none is left, the count."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        if not any(ship.leaks or ship.fires for ship in sea.afloat):
            sea.end(verdict(sea))
            return
        sea.turn += 1
        sea.then(LeakTests(), FireTests(), Explosions(), Founder(), NightTurn())
