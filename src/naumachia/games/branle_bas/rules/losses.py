"""BB-10.7, BB-13 Ships lost."""

from __future__ import annotations

from naumachia.kernel import Blow, Event, Frame

from ..pieces import Gone
from ..state import Sea


def sink(sea: Sea, ship: str, how: Gone, rule: str) -> None:
    """BB-13.4 A ship is removed with its links."""
    sea.cut(*sea.links_of(ship))
    sea.change(ship, gone=how)
    sea.tell(Event("sunk", rule, {"ship": sea.label(ship), "how": how}, ship=ship, blow=Blow("sink", on=ship)))


def ground(sea: Sea, ship: str) -> bool:
    """BB-13.2 A ship that comes to rest on a shoal is wrecked; edges count."""
    here = sea.ships[ship]
    shoals = sea.setting.scenario.shoals
    if here.gone or not any(left <= here.x <= right and low <= here.y <= high for left, low, right, high in shoals):
        return False
    sink(sea, ship, "wrecked", "BB-13.2")
    return True


class Founder(Frame[Sea], frozen=True):
    """BB-10.7 Leaks whose turn has come sink their ship."""

    def take(self, sea: Sea, _: None) -> None:
        for ship in sea.afloat:
            if ship.leaks and min(ship.leaks) <= sea.turn:
                sink(sea, ship.id, "sunk", "BB-10.7")
