"""PC Deployment of fleets bought by points (TF-PC): one ship each in turn, within the rows of one's own edge."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from naumachia.geometry.hexes import Hex
from naumachia.kernel import Answer, Choose, Event, Frame, Refusal, Roll
from naumachia.kernel.picture import Option

from ...common.hulls import hexes_of, pose, stern_of
from ...common.waters import row_of
from ..pieces import Ship
from ..state import CONCEDE, Sea
from .parts import concede_option, no_ship
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


class Deploy(Frame[Sea], frozen=True):
    """TF-PC The players place one ship each in turn until all are on the map; `line` leaves the rest to the program."""

    side: str

    def ask(self, sea: Sea) -> Choose | None:
        ships = tuple(ship.id for ship in waiting(sea, self.side))
        return sea.choose("ask-deploy", self.side, "TF-PC", (*ships, LINE)) if ships and self.side not in sea.lined else None

    def take(self, sea: Sea, answer: str | None) -> None:
        if sea.conceded(answer, self.side):
            return
        following = Deploy(sea.other(self.side)) if waiting(sea, self.side) or waiting(sea, sea.other(self.side)) else NewTurn()
        if answer == LINE:
            sea.lined = (*sea.lined, self.side)
        if self.side in sea.lined and (ships := waiting(sea, self.side)):
            fall_in(sea, ships[0])
            sea.then(following)
        elif answer is not None:
            sea.then(Berth(answer), following)
        else:
            sea.then(following)

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == CONCEDE:
            return concede_option()
        if answer == LINE:
            return Option(LINE, "do-line", "TF-PC", section="aside")
        return Option(answer, "do-deploy", "TF-PC", {"ship": sea.label(answer)}, ship=answer)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return no_ship("TF-PC", str(answer))


class Berth(Frame[Sea], frozen=True):
    """TF-PC The bow hex of a ship; both its hexes must lie within the rows of its edge."""

    ship: str

    def ask(self, sea: Sea) -> Choose | None:
        found = dict.fromkeys(bow for bow, _ in berths(sea, sea.ships[self.ship].side))
        answers = tuple(f"{q},{r}" for q, r in found)
        args = {"ship": sea.label(self.ship)}
        return sea.choose("ask-berth", sea.ships[self.ship].side, "TF-PC", answers, args) if answers else None

    def take(self, sea: Sea, answer: str | None) -> None:
        if answer is None:
            leave_out(sea, self.ship)
        elif not sea.conceded(answer, sea.ships[self.ship].side):
            sea.then(Heading(self.ship, parse_hex(answer)))

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == CONCEDE:
            return concede_option()
        at = parse_hex(answer)
        return Option(answer, "do-berth", "TF-PC", {"q": at[0], "row": row_of(at)}, ship=self.ship, cell=at)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return Refusal("TF-PC", "no-berth", {"ship": sea.label(self.ship)})


class Heading(Frame[Sea], frozen=True):
    """TF-PC The heading is free, as long as the stern finds room too."""

    ship: str
    bow: Hex

    def ask(self, sea: Sea) -> Choose:
        side = sea.ships[self.ship].side
        answers = tuple(str(h) for h in HEADINGS if fits(sea, side, self.bow, h))
        return sea.choose("ask-heading", side, "TF-PC", answers, {"ship": sea.label(self.ship)})

    def take(self, sea: Sea, answer: str) -> None:
        if not sea.conceded(answer, sea.ships[self.ship].side):
            place(sea, self.ship, self.bow, int(answer))

    def show(self, sea: Sea, answer: str) -> Option:
        if answer == CONCEDE:
            return concede_option()
        h = int(answer)
        ghost = (pose(self.bow, h),)
        return Option(answer, "do-heading", "TF-PC", {"h": h}, ship=self.ship, path=ghost, cell=stern_of(self.bow, h))

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return Refusal("TF-PC", "no-berth", {"ship": sea.label(self.ship)})


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
