"""Sequence of play: rounds, the order of turns, and the end of a round (TC-3, TC-6.3)."""

from __future__ import annotations

from naumachia.kernel import Event, Frame
from naumachia.kernel.words import Outcome

from ..state import CAMPS, Sea
from .boarding import MayBoard
from .fire import MayFire
from .movement import AnnounceSpeed


class NextShip(Frame[Sea], frozen=True):
    """TC-3.1 The ships take their turns in the order of the scenario; a sunk ship has none.

    TC-3.2 A ship moves first, with any ram that comes of it, then may shoot, then may board. TC-3.3 One turn may hold all three.
    """

    beginning = True

    place: int

    def take(self, sea: Sea, _: None) -> None:
        order = sea.setting.order
        if self.place == len(order):
            sea.then(EndRound())
            return
        ship = order[self.place]
        following = NextShip(self.place + 1)
        if sea.ships[ship].afloat:
            sea.then(AnnounceSpeed(ship), MayFire(ship), MayBoard(ship), following)
        else:
            sea.then(following)


class EndRound(Frame[Sea], frozen=True):
    """TC-6.3 At the end of the last round the larger sum of structure wins."""

    def take(self, sea: Sea, _: None) -> None:
        limit = sea.setting.options["rounds"]
        if sea.round < limit:
            sea.round += 1
            sea.tell(Event("round", "TC-3.1", {"round": sea.round}, chapter="turn"))
            sea.then(NextShip(0))
            return
        red, blue = (sum(ship.structure for ship in sea.ships.values() if ship.camp == camp) for camp in CAMPS)
        sums = {"red": red, "blue": blue, "rounds": limit}
        if red == blue:
            sea.end(Outcome(None, "drawn-by-rounds", "TC-6.3", sums))
        else:
            winner = "red" if red > blue else "blue"
            sea.end(Outcome(winner, "won-by-rounds", "TC-6.3", {"camp": winner, **sums}))
