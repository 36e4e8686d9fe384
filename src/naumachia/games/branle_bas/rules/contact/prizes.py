"""BB-9.7 to BB-9.10, BB-13.1 Striking, possession, prizes."""

from __future__ import annotations

from typing import ClassVar

from naumachia.kernel import Act, Acts, Blow, Choose, Deciding, Event, Frame, Refusal, always, nothing
from naumachia.kernel.shown.picture import Option

from ...comfort.standing_orders import order_fleet, quiet
from ...state import Sea
from ..gunnery.damage import zeros
from ..losses import give_up_claims, sink
from ..victory import LastShip, prizes_of


def strike(sea: Sea, ship: str, to: str) -> None:
    """BB-9.7, BB-13.3 A ship strikes its colours; BB-9.8 a victor whose hands are full takes possession later."""
    loser, victor = sea.ships[ship], sea.ships[to]
    sea.cut(*sea.links_of(ship))
    sea.change(ship, flag="struck", controller="", impeded=sea.charts.impeded.prize, pending="")
    give_up_claims(sea, ship)
    args = {"ship": sea.label(ship), "target": sea.label(to), "side": sea.label(victor.controller)}
    sea.tell(Event("struck", "BB-9.7", args, ship=ship, side=loser.owner, blow=Blow("strike", to, ship)))
    if victor.hampered:
        sea.change(ship, pending=to)
        sea.tell(Event("possession-waits", "BB-9.8", args, ship=ship, side=victor.controller))
    else:
        take(sea, ship, to)


def take(sea: Sea, ship: str, by: str) -> None:
    """BB-9.7, BB-11.2b Possession of a ship that has struck, and two turns of work for both."""
    shown = sea.charts.impeded.prize
    possess(sea, ship, by, "BB-9.7")
    sea.change(ship, impeded=shown)
    sea.change(by, impeded=shown)


def possess(sea: Sea, ship: str, by: str, rule: str) -> None:
    """BB-9.7 The prize is in the hands of the victor's side."""
    side = sea.ships[by].controller
    sea.change(ship, controller=side, pending="")
    args = {"ship": sea.label(ship), "target": sea.label(by), "side": sea.label(side)}
    sea.tell(Event("captured", rule, args, ship=ship, side=side, blow=Blow("capture", by, ship)))


def retake(sea: Sea, ship: str, prize: str) -> None:
    """BB-9.10 A prize returns to its owner, under the flag its capacities give; it acts from the next turn on."""
    here = sea.ships[prize]
    lost = zeros(sea, here)
    flag = "" if not lost else "retreat" if lost == 1 else "rout"
    sea.change(prize, controller=here.owner, flag=flag, zeros=lost, pending="", retaken=True, moved=True)
    args = {"ship": sea.label(ship), "target": sea.label(prize), "side": sea.label(here.owner)}
    sea.tell(Event("retaken", "BB-9.10", args, ship=prize, side=here.owner, blow=Blow("capture", ship, prize)))


class Possessions(Frame[Sea], frozen=True):
    """BB-9.8 Step h of TESTS: victors whose hands are free again take possession; their markers are not renewed."""

    def take(self, sea: Sea, _: None) -> None:
        complete(sea, at_night=False)


def complete(sea: Sea, at_night: bool) -> None:
    """BB-9.8, BB-3.3 At nightfall possession is taken in any case."""
    for ship in sea.afloat:
        if ship.pending and (at_night or not sea.ships[ship.pending].hampered):
            possess(sea, ship.id, ship.pending, "BB-3.3" if at_night else "BB-9.8")


class Scuttling(Frame[Sea], frozen=True):
    """BB-13.1 At END each side that holds prizes may scuttle them."""

    def take(self, sea: Sea, _: None) -> None:
        sea.then(*(MayScuttle(side) for side in sea.setting.sides))


def scuttle(sea: Sea, ask: MayScuttle, ship: str) -> None:
    """BB-13.1 The prize crew sinks the ship under it."""
    sink(sea, ship, "scuttled", "BB-13.1")
    sea.then(LastShip())


def scuttle_option(sea: Sea, ask: MayScuttle, ship: str) -> Option:
    """A prize that may be scuttled."""
    return Option(f"scuttle:{ship}", "do-scuttle", "BB-13.1", {"ship": sea.label(ship)}, ship=ship, target=ship)


def scuttle_bar(sea: Sea, ask: MayScuttle, ship: str) -> Refusal | None:
    """BB-13.1 Only prizes are scuttled."""
    return (
        None if ship in prizes_of(sea, ask.side) else Refusal("BB-13.1", "no-prize", {"ship": sea.setting.labels.get(ship, ship)})
    )


def keep_all(sea: Sea, ask: MayScuttle, _: str) -> None:
    """All prizes are kept until their captor says otherwise."""
    order_fleet(sea, ask.side, "prizes", "keep")


class MayScuttle(Deciding[Sea], frozen=True):
    """BB-13.1, D-SCUTTLE A side may scuttle prizes, one after the other; not asked where a standing order keeps them."""

    acts: ClassVar[Acts[Sea, MayScuttle]] = Acts(
        Refusal("BB-13.1", "no-such-choice"),
        Act("keep-all", "BB-13.1", always, keep_all, words="keep-all", shortcut=True),
        Act("scuttle", "BB-13.1", lambda sea, ask: prizes_of(sea, ask.side), scuttle, scuttle_option, scuttle_bar, again=True),
        Act("keep", "BB-13.1", always, nothing, words="keep-prizes", passes=True),
    )
    side: str

    def ask(self, sea: Sea) -> Choose | None:
        if not prizes_of(sea, self.side) or quiet(sea, self.side, "prizes"):
            return None
        return sea.choose("ask-scuttle", self.side, "BB-13.1", self.acts.open(sea, self), ("keep-all",))
