"""TS-7 Drift: ships that nobody rows, and wrecks, go down the wind."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.kernel import Event, Frame

from ....common.hulls import hexes_of
from ....common.sea.drift import drift, drifted
from ....common.state import WRECK
from ...pieces import Ship
from ...state import Sea
from ..combat.contacts import ReefDie
from ..combat.harm import man_check, wreck


def drifts(sea: Sea, ship: Ship) -> bool:
    """TS-7 Whether a ship goes with the wind this turn."""
    if ship.gone or ship.links or ship.beached or ship.wrecked:
        return False
    idle = ship.status in ("derelict", "surrendered") and not any(men.total for men in ship.aboard.values())
    return idle or (sea.wind == "strong" and ship.immobilised and not ship.plot)


class Drift(Frame[Sea], frozen=True):
    """TS-7 One after another in list order, a wreck at the place of its ship; moderate wind on even turns, strong on all."""

    def take(self, sea: Sea, _: None) -> None:
        sea.phase = "drift"
        if sea.wind == "strong" or (sea.wind == "moderate" and sea.turn % 2 == 0):
            sea.then(*(DriftOne(name) for name in sea.ships))


class DriftOne(Frame[Sea], frozen=True):
    """TS-7 One ship, or its wreck: edge and other hulls hold it back, land wrecks it, a reef is rolled for."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        ship, remains = sea.ships[self.ship], sea.wrecks.get(self.ship)
        if remains is None and not drifts(sea, ship):
            return
        bow, h, name = (ship.bow, ship.h, ship.id) if remains is None else (remains.bow, remains.h, WRECK + ship.id)
        how = drift(sea.setting.waters, sea.occupied, name, bow, h, sea.wind_dir)
        if how == "stays":
            return
        there = drifted(bow, sea.wind_dir)
        args = {"ship": sea.label(self.ship)}
        if remains is not None:
            rest = {one: lies for one, lies in sea.wrecks.items() if one != self.ship}
            sea.lay(rest if how == "ashore" else sea.wrecks | {self.ship: replace(remains, bow=there)})
            sea.tell(Event("wreck-drifts", "TS-7", args, ship=self.ship))
        elif how == "ashore":
            wreck(sea, self.ship, "TS-7")
        else:
            sea.change(self.ship, bow=there)
            sea.tell(Event("drifted", "TS-7", args, ship=self.ship, path=((bow, h), (there, h))))
            if sea.on("reefs") and any(at in sea.setting.waters.reef for at in hexes_of(there, h)):
                sea.then(ReefDie(self.ship), Manned(self.ship))


class Manned(Frame[Sea], frozen=True):
    """TS-9.2 A ship wrecked with nobody left to fight is derelict."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        man_check(sea, self.ship)
