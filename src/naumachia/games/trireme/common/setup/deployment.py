"""Deployment of fleets bought by points (TF-PC, TS-PC): one ship each in turn, within the rows of one's own edge.

Each game names the frames after its own rule and says with what the battle begins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Act, Acts, Choose, Deciding, Event, Frame, Refusal, Roll, ShipDecides
from naumachia.kernel.shown.picture import Option

from ..hulls import hexes_of, pose, stern_of
from ..pieces import Counter
from ..sea.waters import parse_hex, row_of
from ..state import TriremeSea

Sea = TriremeSea[Any]
SHIP = "[A-Za-z][A-Za-z0-9]*"
LINE = "line"
HEADINGS = range(6)


class WhoBegins(Frame[Sea], frozen=True):
    """One die each, ties again: the higher places the first ship."""

    rule: ClassVar[str]
    deploy: ClassVar[type[Deploy]]
    die: int = 0

    def ask(self, sea: Sea) -> Roll:
        one, two = sea.setting.sides
        side = two if self.die else one
        return Roll("roll-begins", side, self.rule, args={"side": sea.label(side), "die": self.die})

    def take(self, sea: Sea, die: int) -> None:
        if not self.die:
            sea.then(type(self)(die))
            return
        one, two = sea.setting.sides
        args = {"one": sea.label(one), "two": sea.label(two), "rolled": self.die, "against": die}
        if self.die == die:
            sea.tell(Event("begins-again", self.rule, args, dice=(self.die, die)))
            sea.then(type(self)())
            return
        side = one if self.die > die else two
        sea.tell(Event("begins", self.rule, args | {"side": sea.label(side)}, dice=(self.die, die)))
        sea.then(self.deploy(side))


def waiting(sea: Sea, side: str) -> list[Counter]:
    """The ships a side has still to place."""
    return [ship for ship in sea.ships.values() if ship.gone == "waiting" and ship.side == side]


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


def place(sea: Sea, name: str, bow: Hex, h: int, rule: str) -> None:
    """A ship takes its berth, and its place in the list: ships bought by points stand in the order of deployment."""
    ship = replace(sea.ships[name], bow=bow, h=h, gone="")
    sea.put(ship)
    sea.ships = {other.id: other for other in sea.ships.values() if other.id != name} | {name: ship}
    sea.tell(Event("deployed", rule, {"ship": sea.label(name)}, ship=name, path=((bow, h),)))


def leave_out(sea: Sea, name: str, rule: str) -> None:
    """No room is left for a ship: it stays at home and counts nothing."""
    sea.change(name, gone="left")
    sea.tell(Event("left-out", rule, {"ship": sea.label(name)}, ship=name))


def fall_in(sea: Sea, ship: Counter, rule: str) -> None:
    """A ship falls in: bow to the enemy, foremost rows first, from the middle outwards, with gaps while there is room."""
    h = 3 if sea.setting.scenario.sides[ship.side].edge == "north" else 0
    rows = list(home_rows(sea, ship.side))
    rows = rows[::-1] if h == 3 else rows
    columns = sorted(range(sea.setting.scenario.map.columns), key=lambda q: abs(2 * q + 1 - sea.setting.scenario.map.columns))
    for stride in (2, 1):
        for row in rows[:: 2 if stride == 2 else 1]:
            for q in columns:
                if q % stride == 0 and fits(sea, ship.side, (q, row - q // 2), h):
                    place(sea, ship.id, (q, row - q // 2), h, rule)
                    return
    spare = next(berths(sea, ship.side), None)
    if spare is None:
        leave_out(sea, ship.id, rule)
    else:
        place(sea, ship.id, *spare, rule)


class Berth(ShipDecides[Sea], frozen=True):
    """The bow hex of a ship; both its hexes must lie within the rows of its edge."""

    rule: ClassVar[str]

    @property
    def who(self) -> Any:
        """The frame: the acts must know its rule too."""
        return self

    def ask(self, sea: Sea) -> Choose | None:
        offer = self.acts.open(sea, self)
        side = sea.ships[self.ship].side
        return sea.choose("ask-berth", side, self.rule, offer, ship=sea.label(self.ship)) if offer else None

    def skip(self, sea: Sea) -> None:
        """There is no room left."""
        leave_out(sea, self.ship, self.rule)


def hexes_open(sea: Sea, ask: Berth) -> list[str]:
    """Where the bow of a ship may lie."""
    return [f"{q},{r}" for q, r in dict.fromkeys(bow for bow, _ in berths(sea, sea.ships[ask.ship].side))]


def berth_option(_: Sea, ask: Berth, what: str) -> Option:
    """A hex for the bow, as shown."""
    at = parse_hex(what)
    return Option(what, "do-berth", ask.rule, {"q": at[0], "row": row_of(at)}, ship=ask.ship, cell=at)


def berth_acts(rule: str, heading: type[Heading]) -> Acts[Sea, Any]:
    """A hex for the bow; its heading is asked for next."""
    form = "-?[0-9]{1,3},-?[0-9]{1,3}"

    def berth(sea: Sea, ask: Berth, what: str) -> None:
        sea.then(heading(ask.ship, parse_hex(what)))

    return Acts(Refusal(rule, "not-offered"), Act("berth", rule, hexes_open, berth, berth_option, form=form))


class Heading(ShipDecides[Sea], frozen=True):
    """The heading is free, as long as the stern finds room too."""

    rule: ClassVar[str]
    bow: Hex

    @property
    def who(self) -> Any:
        """The frame: the acts must know the bow hex too."""
        return self

    def ask(self, sea: Sea) -> Choose:
        offer = self.acts.open(sea, self)
        return sea.choose("ask-heading", sea.ships[self.ship].side, self.rule, offer, ship=sea.label(self.ship))


def headings(sea: Sea, ask: Heading) -> list[str]:
    """The headings with which a ship finds room."""
    return [str(h) for h in HEADINGS if fits(sea, sea.ships[ask.ship].side, ask.bow, h)]


def lie(sea: Sea, ask: Heading, what: str) -> None:
    """The ship lies as its owner wants it."""
    place(sea, ask.ship, ask.bow, int(what), ask.rule)


def heading_option(_: Sea, ask: Heading, what: str) -> Option:
    """A heading as shown: the ghost of the ship."""
    h = int(what)
    ghost = (pose(ask.bow, h),)
    return Option(what, "do-heading", ask.rule, {"h": h}, ship=ask.ship, path=ghost, cell=stern_of(ask.bow, h))


def heading_acts(rule: str) -> Acts[Sea, Any]:
    """The six headings."""
    act: Act[Sea, Any] = Act("heading", rule, headings, lie, heading_option, words="berth", form="[0-5]")
    return Acts(Refusal(rule, "not-offered"), act)


class Deploy(Deciding[Sea], frozen=True):
    """The players place one ship each in turn until all are on the map; `line` leaves the rest to the program."""

    rule: ClassVar[str]
    berth: ClassVar[type[Berth]]
    battle: ClassVar[type[Frame[Any]]]
    """First frame after all ships are on the map."""
    side: str

    def ask(self, sea: Sea) -> Choose | None:
        ships = tuple(ship.id for ship in waiting(sea, self.side))
        if not ships or self.side in sea.lined:
            return None
        return sea.choose("ask-deploy", self.side, self.rule, ships, shortcuts=(LINE,))

    def skip(self, sea: Sea) -> None:
        """The next ship falls in, or there is none left; then the other side places one, or the battle begins."""
        if ships := waiting(sea, self.side):
            fall_in(sea, ships[0], self.rule)
        left = any(ship.gone == "waiting" for ship in sea.ships.values())
        sea.then(type(self)(sea.other(self.side)) if left else self.battle())


def deploy(sea: Sea, ask: Deploy, name: str) -> None:
    """A ship is placed; then it is the other side's turn."""
    sea.then(ask.berth(name), type(ask)(sea.other(ask.side)))


def into_line(sea: Sea, ask: Deploy, _: str) -> None:
    """The rest of a side's ships go into line by themselves, each when its turn comes."""
    sea.lined = (*sea.lined, ask.side)
    ask.skip(sea)


def deploy_option(sea: Sea, ask: Deploy, name: str) -> Option:
    """A ship to be placed, as shown."""
    return Option(name, "do-deploy", ask.rule, {"ship": sea.label(name)}, ship=name)


def deploy_acts(rule: str) -> Acts[Sea, Any]:
    """The ships still to be placed, or all of them at once."""
    return Acts(
        Refusal(rule, "not-offered"),
        Act("deploy", rule, lambda sea, ask: [ship.id for ship in waiting(sea, ask.side)], deploy, deploy_option, form=SHIP),
        Act(LINE, rule, lambda _sea, _ask: ("",), into_line, shortcut=True),
    )
