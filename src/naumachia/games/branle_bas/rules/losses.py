"""BB-10.7, BB-13 Ships lost."""

from __future__ import annotations

from naumachia.kernel import Blow, Event, Frame
from naumachia.kernel.words import Kind

from ..pieces import Gone
from ..state import Sea

BLOWS: dict[Gone, Kind] = {"sunk": "sink", "exploded": "explode", "scuttled": "sink", "wrecked": "wreck"}


def sink(sea: Sea, ship: str, how: Gone, rule: str) -> None:
    """BB-13.4 A ship is removed with its links; ships that waited to be taken by it now wait for any other (BB-9.8)."""
    here = sea.ships[ship]
    sea.cut(*sea.links_of(ship))
    sea.change(ship, gone=how)
    give_up_claims(sea, ship)
    args = {"ship": sea.label(ship), "how": how, "prize": int(here.prize)}
    side = here.controller or here.owner
    sea.tell(Event("sunk", rule, args, ship=ship, side=side, blow=Blow(BLOWS[how], on=ship)))


def give_up_claims(sea: Sea, victor: str) -> None:
    """BB-9.8 A victor that sinks or strikes before it could take possession never will."""
    for ship in sea.afloat:
        if ship.pending == victor:
            sea.change(ship.id, pending="")


def ground(sea: Sea, ship: str) -> bool:
    """BB-13.2 A ship that comes to rest on a shoal is wrecked; edges count."""
    here = sea.ships[ship]
    shoals = sea.setting.scenario.shoals
    if here.gone or not any(left <= here.x <= right and low <= here.y <= high for left, low, right, high in shoals):
        return False
    sea.tell(Event("aground", "BB-13.2", {"ship": sea.label(ship)}, ship=ship, blow=Blow("ground", on=ship)))
    sink(sea, ship, "wrecked", "BB-13.2")
    return True


class Founder(Frame[Sea], frozen=True):
    """BB-10.7 At the end of the turn, leaks whose turn has come sink their ships, all of them together."""

    beginning = True

    def take(self, sea: Sea, _: None) -> None:
        for ship in sea.afloat:
            if ship.leaks and min(ship.leaks) <= sea.turn:
                sink(sea, ship.id, "sunk", "BB-10.7")
