"""TS-6 What the dice of a step do: breaches, crippled oars, men lost, ships sunk; all of one step together (TS-4.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from naumachia.kernel import Act, Acts, Choose, Event, Frame, Refusal, Roll, ShipDecides, always
from naumachia.kernel.shown.picture import Option

from ...pieces import Ship
from ...state import Sea
from .harm import Losses, immobilise, man_check, sink

KEPT = "reinforced_bow"


def fittings(ship: Ship) -> bool:
    """TS-6.3 Whether there is any equipment to lose: everything but a reinforced bow."""
    return any(item != KEPT for item in ship.equipment)


def strip(sea: Sea, name: str) -> None:
    """TS-6.3 The equipment is lost."""
    ship = sea.ships[name]
    if fittings(ship):
        sea.change(name, equipment=tuple(item for item in ship.equipment if item == KEPT))
        sea.tell(Event("stripped", "TS-6.3", {"ship": sea.label(name)}, ship=name))


class Apply(Frame[Sea], frozen=True):
    """TS-4.3, TS-4.5 All results of a step apply together: first what is certain, then the dice of breaches, then the men."""

    def take(self, sea: Sea, _: None) -> None:
        sunk = {hit.ship for hit in sea.hits if hit.what == "X"}
        sea.sinking = tuple(sea.listed(sunk))
        for hit in sea.hits:
            self._mark(sea, hit.ship, hit.what, hit.by, hit.stops, sunk)
        breached = [(hit.ship, hit.by) for hit in sea.hits if hit.what in ("Br", "BrI")]  # TS-4.5: of ships that an X sinks too
        dice = [BreachDie(name, by) for name in sea.listed(ship for ship, _ in breached) for ship, by in breached if ship == name]
        sea.hits, sea.owed = (), {}
        sea.then(*dice, Casualties())

    def _mark(self, sea: Sea, name: str, what: str, by: str, stops: bool, sunk: set[str]) -> None:
        if what == "a":
            if by not in sunk and by not in sea.ships[name].eased:
                sea.change(name, eased=(*sea.ships[name].eased, by))
        elif what != "-":
            if stops:  # TS-5.5
                sea.change(name, halted=True, stopped=True)
            if what in ("I", "BrI"):
                immobilise(sea, name)


class BreachDie(Frame[Sea], frozen=True):
    """TS-6.2 One die for a breach; every breach counts, whatever its die."""

    ship: str
    by: str

    def ask(self, sea: Sea) -> Roll | None:
        return Roll("roll-breach", sea.ships[self.ship].side, "TS-6.2", args={"ship": sea.label(self.ship)})

    def take(self, sea: Sea, die: int) -> None:
        ship = sea.ships[self.ship]
        row = sea.charts.breach.rows[die - 1]
        size = sea.kind(ship).size
        larger = bool(self.by) and sea.kind(sea.ships[self.by]).size > size
        ship = sea.change(self.ship, breaches=ship.breaches + 1, fv_loss=ship.fv_loss + row.fv)
        sinks = row.sinks and (ship.breaches > 1 or size <= sea.charts.breach.small)
        args = {"ship": sea.label(self.ship), "rolled": die, "fv": row.fv, "men": row.men, "sinks": int(sinks)}
        sea.tell(Event("breached", "TS-6.2", args, ship=self.ship, dice=(die,)))
        if self.ship in sea.sinking:  # TS-4.5: nothing hangs on it
            return
        if row.men:
            sea.owed = sea.owed | {self.ship: sea.owed.get(self.ship, 0) + row.men}
        if sinks:
            sea.sinking = (*sea.sinking, self.ship)
        if row.immobilised == "choice":
            sea.then(BreachChoice(self.ship))
            return
        if row.equipment:
            strip(sea, self.ship)
        if row.immobilised == "always" or larger:
            immobilise(sea, self.ship)


def spoil_option(verb: str) -> Callable[[Sea, str, str], Option]:
    """How a choice of breach 3 is shown."""

    def shown(sea: Sea, ship: str, _: str) -> Option:
        return Option(verb, f"do-spoil-{verb}", "TS-6.2", {"ship": sea.label(ship)}, ship=ship)

    return shown


class BreachChoice(ShipDecides[Sea], frozen=True):
    """TS-6.2, TR-R11 Breach 3: the owner loses the equipment, or the ship is immobilised; without equipment, the latter."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("TS-6.2", "not-offered"),
        Act("equipment", "TS-6.2", always, lambda sea, ship, _: strip(sea, ship), spoil_option("equipment")),
        Act("oars", "TS-6.2", always, lambda sea, ship, _: immobilise(sea, ship), spoil_option("oars")),
    )

    def ask(self, sea: Sea) -> Choose | None:
        ship = sea.ships[self.ship]
        if not fittings(ship) or self.ship in sea.sinking:
            return None
        return sea.choose("ask-spoil", ship.side, "TS-6.2", ("equipment", "oars"), ship=sea.label(self.ship))

    def skip(self, sea: Sea) -> None:
        """TR-R11 There is nothing to lose but the oars."""
        immobilise(sea, self.ship)


class Casualties(Frame[Sea], frozen=True):
    """TS-6.4 The men lost to breaches, all of one ship together; then the ships that sink are gone."""

    def take(self, sea: Sea, _: None) -> None:
        owed, sea.owed = sea.owed, {}
        losses = [
            Losses(name, sea.ships[name].side, owed[name], "last", "TS-6.4")
            for name in sea.listed(owed)
            if name not in sea.sinking
        ]
        sea.then(*losses, Founder())


class Founder(Frame[Sea], frozen=True):
    """TS-4.3 Ships that were sunk in this step are removed before the next."""

    def take(self, sea: Sea, _: None) -> None:
        for name in sea.listed(sea.sinking):
            sink(sea, name)
        for ship in sea.here:
            man_check(sea, ship.id)
        sea.sinking = ()
