"""BB-1.3, BB-8.13 Risk dice: what else a heavy broadside does to the ship that takes it in full."""

from __future__ import annotations

from naumachia.kernel import Event, Frame, Roll

from ...state import Sea
from ..rolls import for_ship, shows
from .damage import Hull, Leak, Masts, lose_crew
from .fires import FireBreaksOut


class Risk(Frame[Sea], frozen=True):
    """BB-8.13 R-RISK One risk die; a second one is rolled when the first is settled."""

    ship: str
    by: str

    def ask(self, sea: Sea) -> Roll | None:
        return None if sea.ships[self.ship].gone else for_ship(sea, "roll-risk", "BB-8.13", self.ship, "risk")

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        face = shows(sea, "risk", die)
        unsure = face in sea.charts.risk_die.confirm
        args = {"ship": sea.label(self.ship), "face": face, "unsure": int(unsure)}
        sea.tell(Event("risk", "BB-8.13", args, ship=self.ship, **sea.thrown("risk", die)))
        if unsure:
            sea.then(Confirm(self.ship, face))
        else:
            strikes(sea, self.ship, face)


class Confirm(Frame[Sea], frozen=True):
    """BB-1.3 R-CONFIRM The effect happens if a second roll shows a star; it has no other effect."""

    ship: str
    face: str

    def ask(self, sea: Sea) -> Roll:
        return for_ship(sea, "roll-confirm", "BB-1.3", self.ship, "risk", face=self.face)

    def take(self, sea: Sea, die: int) -> None:
        star = shows(sea, "risk", die) in sea.charts.risk_die.stars
        args = {"ship": sea.label(self.ship), "face": self.face, "star": int(star)}
        sea.tell(Event("confirm", "BB-1.3", args, ship=self.ship, idle=not star, **sea.thrown("risk", die)))
        if star:
            strikes(sea, self.ship, self.face)


def strikes(sea: Sea, ship: str, face: str) -> None:
    """BB-1.3 What a face of the risk die does."""
    match face:
        case "fire":
            sea.then(FireBreaksOut(ship))
        case "crew":
            lose_crew(sea, ship, 1, "BB-1.3")
        case "rudder":
            markers = sea.ships[ship].rudder + 1
            sea.change(ship, rudder=markers)
            sea.tell(Event("rudder", "BB-10.10", {"ship": sea.label(ship), "markers": markers}, ship=ship))
        case "leak":
            sea.then(Leak(ship))
        case "masts2":
            sea.then(Masts(ship, 2))
        case _:
            sea.then(Hull(ship, 2))
