"""BB-9.2, BB-9.3, BB-9.6 Flags of retreat, rout and surrender."""

from __future__ import annotations

from naumachia.geometry.plane import SQUARE, separation
from naumachia.kernel import Event, Frame, Roll

from ..pieces import Ship
from ..state import Sea
from .contact.prizes import strike
from .gunnery.damage import lost_capacities, zeros
from .rolls import for_ship
from .victory import LastShip


class Settle(Frame[Sea], frozen=True):
    """BB-9.3 Flags are brought up to date, with the surrenders that follow; then the last ship is looked for (section 4)."""

    spared: tuple[str, ...] = ()
    """BB-12.9 Crews that have ruined each other: neither tests nor strikes on this account."""

    def take(self, sea: Sea, _: None) -> None:
        sea.then(*(Beset(name) for name in raised(sea) if name not in self.spared), LastShip())


def raised(sea: Sea) -> list[str]:
    """BB-9.3 The flags that go up now; the ships that have come to two capacities at 0, or three."""
    found = []
    for ship in sea.afloat:
        gone = zeros(sea, ship)
        if ship.struck or gone <= ship.zeros:
            continue
        flag = "rout" if gone > 1 else "retreat"
        sea.change(ship.id, zeros=gone, flag=flag)
        if flag != ship.flag:
            args = {"ship": sea.label(ship.id), "lost": lost_capacities(sea, ship)}
            sea.tell(Event(f"flag-{flag}", "BB-9.3", args, ship=ship.id))
        if gone > 1:
            found.append(ship.id)
    return found


def touch(sea: Sea, one: str, other: str) -> bool:
    """2.2 TOUCH: bases that stand within 2 mm of each other."""
    bases = sea.bases
    return separation(bases[one], bases[other]) <= sea.charts.clear.touch * SQUARE


def beset_by(sea: Sea, ship: str) -> str:
    """BB-9.3 The enemy to whom a ship would strike now: one linked to it, else one that TOUCHes it; of several the first."""

    def enemy(one: Ship) -> bool:
        return not one.struck and sea.enemies(ship, one.id)

    held = {link.to(ship) for link in sea.links_of(ship)}
    foes = [one.id for one in sea.afloat if enemy(one)]
    linked = [name for name in foes if name in held]
    return next(iter(linked or [name for name in foes if touch(sea, ship, name)]), "")


class Beset(Frame[Sea], frozen=True):
    """BB-9.3, BB-9.6 A ship has just gone into ROUT, or come to three capacities at 0: is an enemy upon it?"""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        here = sea.ships[self.ship]
        if not here.gone and not here.struck and (foe := beset_by(sea, self.ship)):
            sea.then(Yield(self.ship, foe))


class Yield(Frame[Sea], frozen=True):
    """BB-11.2a, BB-9.3, BB-9.6 An enemy touches a ship: with three capacities at 0 it strikes, in ROUT it tests."""

    ship: str
    to: str

    def ask(self, sea: Sea) -> Roll | None:
        if self._idle(sea) or zeros(sea, sea.ships[self.ship]) > 2:
            return None
        ship = sea.ships[self.ship]
        if ship.flag != "rout" or ship.tested:
            return None
        args = {"target": sea.label(self.to), "captain": ship.captains, "worst": max(self._faces(sea))}
        return for_ship(sea, "roll-strike", "BB-9.6", self.ship, **args)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            if not self._idle(sea) and zeros(sea, sea.ships[self.ship]) > 2:
                strike(sea, self.ship, self.to)
            return
        strikes = die in self._faces(sea)
        sea.change(self.ship, tested=True)
        args = {"ship": sea.label(self.ship), "target": sea.label(self.to), "strikes": int(strikes)}
        sea.tell(Event("surrender-test", "BB-9.6", args, ship=self.ship, idle=not strikes, **sea.thrown("random", die)))
        if strikes:
            strike(sea, self.ship, self.to)

    def _idle(self, sea: Sea) -> bool:
        """Whether there is nobody left to strike, or to strike to."""
        ship, foe = sea.ships[self.ship], sea.ships[self.to]
        return bool(ship.gone or ship.struck or foe.gone or foe.struck) or not sea.enemies(self.ship, self.to)

    def _faces(self, sea: Sea) -> tuple[int, ...]:
        rule = sea.charts.surrender_test
        return rule.captain_killed if sea.ships[self.ship].captains else rule.strikes_on
