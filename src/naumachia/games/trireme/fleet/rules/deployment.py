"""PC Deployment of fleets bought by points (TF-PC): one ship each in turn, within the rows of one's own edge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Act, Acts, Choose, Event, Frame, Refusal, Roll
from naumachia.kernel.picture import Option

from ...common.hulls import hexes_of, pose, stern_of
from ...common.waters import row_of
from ..pieces import Ship
from ..state import Sea, ShipDecides, SideDecides
from .parts import SHIP
from .turn import NewTurn

LINE = "line"
HEADINGS = range(6)


class WhoBegins(Frame[Sea], frozen=True):
    """TF-PC One die each, ties again: the higher places the first ship."""

    die: int = 0

    def ask(self, sea: Sea) -> Roll:
        one, two = sea.setting.sides
        side = two if self.die else one
        return Roll("roll-begins", side, "TF-PC", args={"side": sea.label(side), "die": self.die})

    def take(self, sea: Sea, die: int) -> None:
        if not self.die:
            sea.then(WhoBegins(die))
            return
        one, two = sea.setting.sides
        args = {"one": sea.label(one), "two": sea.label(two), "rolled": self.die, "against": die}
        if self.die == die:
            sea.tell(Event("begins-again", "TF-PC", args, dice=(self.die, die)))
            sea.then(WhoBegins())
            return
        side = one if self.die > die else two
        sea.tell(Event("begins", "TF-PC", args | {"side": sea.label(side)}, dice=(self.die, die)))
        sea.then(Deploy(side))


def waiting(sea: Sea, side: str) -> list[Ship]:
    """The ships a side has still to place."""
    return [ship for ship in sea.ships.values() if ship.gone == "waiting" and ship.side == side]


def parse_hex(answer: str) -> Hex:
    """`q,r` as a hex."""
    q, _, r = answer.partition(",")
    return int(q), int(r)


def home_rows(sea: Sea, side: str) -> range:
    """The rows of a side's edge."""
    rows = sea.setting.charts.point_choice.deployment_rows
    whole = sea.setting.scenario.map.rows
    return range(rows) if sea.setting.scenario.sides[side].edge == "north" else range(whole - rows, whole)


def fits(sea: Sea, side: str, bow: Hex, h: int) -> bool:
    """Whether a hull finds both its hexes free within the rows of its edge."""
    rows, open_sea, occupied = home_rows(sea, side), sea.setting.waters.open, sea.occupied
    return all(at in open_sea and at not in occupied and row_of(at) in rows for at in hexes_of(bow, h))


def berths(sea: Sea, side: str) -> Iterator[tuple[Hex, int]]:
    """Every place for a hull."""
    for row in home_rows(sea, side):
        for q in range(sea.setting.scenario.map.columns):
            bow = q, row - q // 2
            for h in HEADINGS:
                if fits(sea, side, bow, h):
                    yield bow, h


def place(sea: Sea, name: str, bow: Hex, h: int) -> None:
    """A ship takes its berth, and its place in the list: ships bought by points stand in the order of deployment."""
    ship = replace(sea.ships[name], bow=bow, h=h, gone="")
    sea.put(ship)
    sea.ships = {other.id: other for other in sea.ships.values() if other.id != name} | {name: ship}
    sea.tell(Event("deployed", "TF-PC", {"ship": sea.label(name)}, ship=name, path=((bow, h),)))


def leave_out(sea: Sea, name: str) -> None:
    """No room is left for a ship: it stays at home and counts nothing."""
    sea.change(name, gone="left")
    sea.tell(Event("left-out", "TF-PC", {"ship": sea.label(name)}, ship=name))


def fall_in(sea: Sea, ship: Ship) -> None:
    """A ship falls in: bow to the enemy, foremost rows first, from the middle outwards, with gaps while there is room."""
    h = 3 if sea.setting.scenario.sides[ship.side].edge == "north" else 0
    rows = list(home_rows(sea, ship.side))
    rows = rows[::-1] if h == 3 else rows
    columns = sorted(range(sea.setting.scenario.map.columns), key=lambda q: abs(2 * q + 1 - sea.setting.scenario.map.columns))
    for stride in (2, 1):
        for row in rows[:: 2 if stride == 2 else 1]:
            for q in columns:
                if q % stride == 0 and fits(sea, ship.side, (q, row - q // 2), h):
                    place(sea, ship.id, (q, row - q // 2), h)
                    return
    spare = next(berths(sea, ship.side), None)
    if spare is None:
        leave_out(sea, ship.id)
    else:
        place(sea, ship.id, *spare)


def hexes_open(sea: Sea, name: str) -> list[str]:
    """TF-PC Where the bow of a ship may lie."""
    return [f"{q},{r}" for q, r in dict.fromkeys(bow for bow, _ in berths(sea, sea.ships[name].side))]


def berth_option(_: Sea, name: str, what: str) -> Option:
    """A hex for the bow, as shown."""
    at = parse_hex(what)
    return Option(what, "do-berth", "TF-PC", {"q": at[0], "row": row_of(at)}, ship=name, cell=at)


class Berth(ShipDecides, frozen=True):
    """TF-PC The bow hex of a ship; both its hexes must lie within the rows of its edge."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("TF-PC", "not-offered"),
        Act(
            "berth",
            "TF-PC",
            hexes_open,
            lambda sea, ship, what: sea.then(Heading(ship, parse_hex(what))),
            berth_option,
            form="-?[0-9]{1,3},-?[0-9]{1,3}",
        ),
    )

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.open(sea, self.ship)
        side = sea.ships[self.ship].side
        return sea.choose("ask-berth", side, "TF-PC", offer, ship=sea.label(self.ship)) if offer else None

    def skip(self, sea: Sea) -> None:
        """There is no room left."""
        leave_out(sea, self.ship)


def heading_option(_: Sea, ask: Heading, what: str) -> Option:
    """A heading as shown: the ghost of the ship."""
    h = int(what)
    ghost = (pose(ask.bow, h),)
    return Option(what, "do-heading", "TF-PC", {"h": h}, ship=ask.ship, path=ghost, cell=stern_of(ask.bow, h))


class Heading(ShipDecides, frozen=True):
    """TF-PC The heading is free, as long as the stern finds room too."""

    acts: ClassVar[Acts[Sea, Any]] = Acts(
        Refusal("TF-PC", "not-offered"),
        Act(
            "heading",
            "TF-PC",
            lambda sea, ask: [str(h) for h in HEADINGS if fits(sea, sea.ships[ask.ship].side, ask.bow, h)],
            lambda sea, ask, what: place(sea, ask.ship, ask.bow, int(what)),
            heading_option,
            words="berth",
            form="[0-5]",
        ),
    )
    bow: Hex

    @property
    def who(self) -> Any:
        """The frame: the acts must know the bow hex too."""
        return self

    def ask(self, sea: Sea) -> Choose:
        offer = self.acts.open(sea, self)
        return sea.choose("ask-heading", sea.ships[self.ship].side, "TF-PC", offer, ship=sea.label(self.ship))


def next_to_place(sea: Sea, side: str) -> Frame[Sea]:
    """TF-PC The other side places a ship, while any is left; then the battle begins."""
    left = any(ship.gone == "waiting" for ship in sea.ships.values())
    return Deploy(sea.other(side)) if left else NewTurn()


def deploy(sea: Sea, ask: Deploy, name: str) -> None:
    """TF-PC A ship is placed; then it is the other side's turn."""
    sea.then(Berth(name), Deploy(sea.other(ask.side)))


def into_line(sea: Sea, ask: Deploy, _: str) -> None:
    """The rest of a side's ships go into line by themselves, each when its turn comes."""
    sea.lined = (*sea.lined, ask.side)
    ask.skip(sea)


def deploy_option(sea: Sea, _: Deploy, name: str) -> Option:
    """A ship to be placed, as shown."""
    return Option(name, "do-deploy", "TF-PC", {"ship": sea.label(name)}, ship=name)


class Deploy(SideDecides, frozen=True):
    """TF-PC The players place one ship each in turn until all are on the map; `line` leaves the rest to the program."""

    key = "ask-deploy"
    rule = "TF-PC"
    acts: ClassVar[Acts[Sea, Any]] = Acts(
        Refusal("TF-PC", "not-offered"),
        Act("deploy", "TF-PC", lambda sea, ask: [ship.id for ship in waiting(sea, ask.side)], deploy, deploy_option, form=SHIP),
        Act(LINE, "TF-PC", lambda _sea, _ask: ("",), into_line, shortcut=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        ships = tuple(ship.id for ship in waiting(sea, self.side))
        if not ships or self.side in sea.lined:
            return None
        return sea.choose("ask-deploy", self.side, "TF-PC", ships, shortcuts=(LINE,))

    def skip(self, sea: Sea) -> None:
        """The next ship falls in, or there is none left."""
        if ships := waiting(sea, self.side):
            fall_in(sea, ships[0])
        sea.then(next_to_place(sea, self.side))
