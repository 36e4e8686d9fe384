"""Phase 1, un-immobilising (TF-2): a crippled ship may try to get free, and may go down in trying."""

from __future__ import annotations

from typing import ClassVar

from naumachia.kernel import Act, Acts, Event, Frame, Refusal, Roll
from naumachia.kernel.shown.picture import Option

from ...pieces import Ship
from ...state import Sea, SideDecides
from ..parts import SHIP, done, stranger_bar
from ..victory import first_blow
from .harm import sink

EVENTS = {"permanent": "crippled-for-good", "none": "not-freed", "bf_back": "factor-back", "free": "freed"}


class Attempt(Frame[Sea], frozen=True):
    """TF-2.1, TF-2.2 One die, +2 if the last attempt brought the factor back: sunk, crippled for good, nothing, or free."""

    ship: str

    def ask(self, sea: Sea) -> Roll:
        ship = sea.ships[self.ship]
        args = {"ship": sea.label(self.ship), "bonus": _bonus(sea, ship)}
        return Roll("roll-free", ship.side, "TF-2.1", args=args)

    def take(self, sea: Sea, die: int) -> None:
        table, ship = sea.setting.charts.fleet_unimmobilise, sea.ships[self.ship]
        bonus = _bonus(sea, ship)
        result = table.results[min(die + bonus, len(table.results)) - 1]
        sea.change(self.ship, bonus=False, tried=(*ship.tried, "free"))
        args = {"ship": sea.label(self.ship), "rolled": die, "bonus": bonus, "total": die + bonus}
        if result == "sunk":
            sea.tell(Event("floods", "TF-2.1", args, ship=self.ship, dice=(die,)))
            sink(sea, self.ship, "TF-2.1")
        else:
            if result == "permanent":
                sea.change(self.ship, state="permanent")
            elif result == "bf_back":
                sea.change(self.ship, state="bf_back", bonus=True)
            elif result == "free":
                sea.change(self.ship, state="sound")
            sea.tell(Event(EVENTS[result], "TF-2.1", args, ship=self.ship, dice=(die,)))
        first_blow(sea)


def _bonus(sea: Sea, ship: Ship) -> int:
    return sea.setting.charts.fleet_unimmobilise.next_attempt_bonus if ship.bonus else 0


def free_bar(sea: Sea, ship: Ship) -> Refusal | None:
    """TF-2.1 Why a ship may not try to get free."""
    args = {"ship": sea.label(ship.id)}
    if ship.state == "sound":
        return Refusal("TF-2.1", "no-free-sound", args)
    if ship.state == "permanent":
        return Refusal("TF-2.1", "no-free-permanent", args)
    if ship.wrecked:
        return Refusal("TF-9.4", "no-wrecked", args)
    if ship.links:
        return Refusal("TF-2.1", "no-free-grappled", args)
    if "free" in ship.tried:
        return Refusal("TF-2.1", "no-free-tried", args)
    return None


def free_offers(sea: Sea, ask: SideDecides) -> list[str]:
    """TF-2.1 The ships that may try."""
    return [ship.id for ship in sea.fleet(ask.side) if ship.state != "sound" and free_bar(sea, ship) is None]


def try_free(sea: Sea, ask: SideDecides, name: str) -> None:
    """TF-2.1 One ship tries; then the question stands again."""
    sea.then(Attempt(name), ask)


def free_option(sea: Sea, _: SideDecides, name: str) -> Option:
    """How a try is shown."""
    args = {"ship": sea.label(name), "bonus": _bonus(sea, sea.ships[name])}
    return Option(name, "do-free", "TF-2.1", args, ship=name, target=name, risky=True)


def free_refusal(sea: Sea, ask: SideDecides, name: str) -> Refusal | None:
    """Why a side may not let that ship try."""
    return stranger_bar(sea, ask.side, name, "TF-2.1") or free_bar(sea, sea.ships[name])


class Freeing(SideDecides, frozen=True):
    """TF-2.1 Ship by ship the owner may try, once a turn each; they never must (TR-R22)."""

    key = "ask-free"
    rule = "TF-2.1"
    acts: ClassVar[Acts[Sea, SideDecides]] = Acts(
        Refusal("TF-2.1", "not-offered"),
        Act("free", "TF-2.1", free_offers, try_free, free_option, free_refusal, form=SHIP),
        done("free-done", "TF-2.1"),
    )
