"""Set-up at the table: fleets drawn up in secret (S7 of our specification), and catapults for marines (CV-5.5)."""

from __future__ import annotations

from typing import ClassVar

from naumachia.geometry.plane import Base, Pose, gap_within
from naumachia.kernel import Act, Acts, Choose, Deciding, Event, Frame, Line, Refusal, Region, Station, always
from naumachia.kernel.positions.two_sides import Sheet
from naumachia.kernel.shown.picture import Option

from ..comfort.line_up import line_up
from ..state import MM, Sea
from .turn import NewTurn


def station_of(text: str) -> Pose:
    """A place as written, in micrometres."""
    x, y, h = Station.spot(text) or (0, 0, 0)
    return Pose(x * MM, y * MM, h)


class Deploy(Sheet[Sea], frozen=True):
    """CV-6.3 In secret each side places its ships in its strip of sea, no two in contact; all are revealed together."""

    key = "ask-deploy"
    rule = "CV-6.3"

    def lines(self, sea: Sea, side: str) -> tuple[Line, ...]:
        camp = sea.setting.scenario.sides[side]
        assert camp.zone is not None
        left, right, low, high = camp.zone
        region = Region.box(left, low, right, high, camp.heading)
        put = line_up(sea, side)
        return tuple(Station(name, "line-station", region, put[name], {"ship": sea.label(name)}) for name in put)

    def bar_sheet(self, sea: Sea, seat: str, lines: dict[str, str]) -> Refusal | None:
        """CV-6.3 No two ships in contact."""
        bases = {name: Base(station_of(text), sea.setting.hulls[name]) for name, text in lines.items()}
        names = list(bases)
        for place, one in enumerate(names):
            for other in names[place + 1 :]:
                if gap_within(bases[one], bases[other], sea.charts.geometry.contact):
                    return Refusal("CV-6.3", "no-station-contact", {"ship": sea.label(one), "other": sea.label(other)})
        return None

    def carry_out(self, sea: Sea, written: dict[str, str]) -> None:
        for name, text in written.items():
            at = station_of(text)
            sea.change(name, x=at.x, y=at.y, h=at.h, gone="")
        sea.tell(Event("deployed", "CV-6.3"))


def fit_bar(sea: Sea, ask: Catapults, ship: str) -> Refusal | None:
    """CV-5.5 Why a ship cannot take a catapult: it needs both amounts, and it may be done once a ship."""
    rule, mine = sea.charts.catapult_option, sea.ships.get(ship)
    if mine is None or mine.side != ask.side:
        return Refusal("CV-5.5", "no-such-ship", {"name": ship})
    if ship in ask.fitted:
        return Refusal("CV-5.5", "no-fit-twice", {"ship": sea.label(ship)})
    if mine.marines < rule.marines or mine.archers < rule.archers or len(mine.catapults) > 5:
        return Refusal("CV-5.5", "no-fit-men", {"ship": sea.label(ship), "marines": rule.marines, "archers": rule.archers})
    return None


def fittable(sea: Sea, ask: Catapults) -> list[str]:
    """CV-5.5 The ships that may still take a catapult."""
    return [ship.id for ship in sea.fleet(ask.side) if fit_bar(sea, ask, ship.id) is None]


def fit(sea: Sea, ask: Catapults, ship: str) -> None:
    """CV-5.5 Two marine and two archer points make room for a catapult."""
    rule, mine = sea.charts.catapult_option, sea.ships[ship]
    catapults = (*mine.catapults, sea.charts.shooting.resistance)
    sea.change(ship, marines=mine.marines - rule.marines, archers=mine.archers - rule.archers, catapults=catapults)
    sea.tell(Event("fitted", "CV-5.5", {"ship": sea.label(ship)}, ship=ship))
    sea.then(Catapults(ask.side, (*ask.fitted, ship)))


def fit_option(sea: Sea, ask: Catapults, ship: str) -> Option:
    """A ship that may take a catapult."""
    return Option(f"fit:{ship}", "do-fit", "CV-5.5", {"ship": sea.label(ship)}, ship=ship)


def fitted_out(sea: Sea, ask: Catapults, _: str) -> None:
    """CV-5.5 No more catapults."""


class Catapults(Deciding[Sea], frozen=True):
    """CV-5.5, CV-R27 Before the first turn a Roman player may exchange men of any own ships for a catapult each."""

    acts: ClassVar[Acts[Sea, Catapults]] = Acts(
        Refusal("CV-5.5", "no-such-choice"),
        Act("fit", "CV-5.5", fittable, fit, fit_option, fit_bar),
        Act("end", "CV-5.5", always, fitted_out, words="fitted-out", ends=True),
    )
    side: str
    fitted: tuple[str, ...] = ()

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.offer(sea, self)
        return sea.choose("ask-catapult", self.side, "CV-5.5", self.acts.moves(offer)) if "fit" in offer else None


class Begin(Frame[Sea], frozen=True):
    """CV-6.2 What a side has lost is counted from here."""

    def take(self, sea: Sea, _: None) -> None:
        sea.men = {side: sum(ship.marines + ship.archers for ship in sea.fleet(side)) for side in sea.setting.sides}
        sea.then(NewTurn())
