"""BB-9.1, BB-10.1 to BB-10.6 Boxes ticked one by one, and what they bring."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from naumachia.kernel import Blow, Event, Frame, Message, Roll

from ...pieces import Ship
from ...state import Sea
from ..losses import sink
from ..rolls import for_ship
from ..winds import lee_side

Part = Literal["hull", "masts"]


def zeros(sea: Sea, ship: Ship) -> int:
    """BB-9.2 How many of its three capacities are at 0: BORDEE, ABORDAGE, MATS."""
    return (ship.bordee == 0) + (ship.abordage == 0) + (ship.masts >= len(sea.charts.sheet.masts))


def lost_capacities(sea: Sea, ship: Ship) -> tuple[Message, ...]:
    """BB-9.2 Its capacities at 0, in words."""
    gone = (
        ("guns", ship.bordee == 0),
        ("crew", ship.abordage == 0),
        ("masts", ship.masts >= len(sea.charts.sheet.masts)),
    )
    return tuple(Message(f"lost-{key}") for key, on in gone if on)


def hull_boxes(sea: Sea, ship: str) -> int:
    """3.2 The hull boxes of a ship: both lines up to the stop of its rank."""
    return 2 * sea.charts.sheet.columns[sea.kind(ship).rank - 1]


def hull_box(sea: Sea, ship: str, number: int) -> tuple[str, bool]:
    """3.2 What the hull box of a number bears, counted from 1: top line first; and whether it is on the bottom line."""
    sheet, columns = sea.charts.sheet, sea.charts.sheet.columns[sea.kind(ship).rank - 1]
    return (sheet.hull_top[number - 1], False) if number <= columns else (sheet.hull_bottom[number - 1 - columns], True)


def leak_faces(sea: Sea, ship: str, bottom: bool) -> tuple[int, ...]:
    """BB-10.5 The faces on which an L box springs a leak; none, and nobody rolls."""
    rule, heavy = sea.charts.leak_check, sea.kind(ship).rank <= sea.charts.leak_check.heavy_to
    if bottom:
        return rule.bottom_heavy if heavy else rule.bottom_light
    return rule.top_heavy if heavy else rule.top_light


class Hull(Frame[Sea], frozen=True):
    """BB-9.1 Hull points: boxes are ticked, what is over goes to the masts."""

    ship: str
    points: int
    more: bool = False
    """Whether these points are the rest of a number that has been told."""
    beat: int = 0
    """The beat of the broadside that brings them."""

    def take(self, sea: Sea, _: None) -> None:
        tick(sea, self.ship, "hull", self.points, self.more, self.beat)


class Masts(Frame[Sea], frozen=True):
    """BB-9.1 Mast points: boxes are ticked, what is over goes to the hull."""

    ship: str
    points: int
    more: bool = False
    beat: int = 0

    def take(self, sea: Sea, _: None) -> None:
        tick(sea, self.ship, "masts", self.points, self.more, self.beat)


def tick(sea: Sea, name: str, part: Part, points: int, more: bool = False, beat: int = 0) -> None:
    """BB-9.1, BB-8.14 Every box is settled as it is ticked: a leak check comes before the next box."""
    if sea.ships[name].gone or points < 1:
        return
    before, found, given = sea.ships[name], _Sheet(sea, sea.ships[name]), points
    while points and not found.full and not found.check:
        found.tick(part)
        points -= 1
    sea.put(found.ship)
    whole = given if found.check and points and not more else 0
    _tell(sea, before, found, part, {"whole": whole, "more": int(more)}, beat)
    if found.full:  # past repair: what is left of the points is lost
        sink(sea, name, "scuttled", "BB-9.1")
    elif found.check:
        rest = (Hull(name, points, True) if part == "hull" else Masts(name, points, True),) if points else ()
        sea.then(LeakCheck(name, found.bottom), *rest)


class _Sheet:
    """A record sheet while points fall on it."""

    def __init__(self, sea: Sea, ship: Ship) -> None:
        self.sea, self.name = sea, ship.id
        self.old = ship
        self.hull, self.masts, self.guns, self.crew = ship.hull, ship.masts, ship.bordee, ship.abordage
        self.hulls, self.spars = hull_boxes(sea, ship.id), len(sea.charts.sheet.masts)
        self.check = self.bottom = False
        self.fallen = 0

    @property
    def full(self) -> bool:
        """BB-9.1 Whether both lines are full."""
        return self.hull >= self.hulls and self.masts >= self.spars

    def tick(self, part: Part) -> None:
        """One point: the next box of its line, or of the other where that is full."""
        if self.masts >= self.spars or (part == "hull" and self.hull < self.hulls):
            self.hull += 1
            box, bottom = hull_box(self.sea, self.name, self.hull)
            if box == "L" and leak_faces(self.sea, self.name, bottom):
                self.check, self.bottom = True, bottom
        else:
            self.masts += 1
            box = self.sea.charts.sheet.masts[self.masts - 1]
            self.fallen += self.masts in self.sea.charts.sheet.mast_falls_at
        if box == "G":  # BB-10.4
            self.guns = max(0, self.guns - 1)
        elif box == "C":  # BB-10.3
            self.crew = max(0, self.crew - 1)

    @property
    def ship(self) -> Ship:
        """The ship with these boxes ticked; BB-10.1 fallen rigging hangs over the lee side."""
        changes: dict[str, object] = {"hull": self.hull, "masts": self.masts, "bordee": self.guns, "abordage": self.crew}
        if self.fallen:
            changes[f"wreck_{lee_side(self.sea, self.old)}"] = self.sea.charts.impeded.wreck
        return replace(self.old, **changes)


def _tell(sea: Sea, before: Ship, found: _Sheet, part: Part, told: dict[str, int], beat: int) -> None:
    """BB-9.1 What was ticked, of how many points in all; where a line was full, that the rest went to the other."""
    name = before.id
    hull, masts = found.hull - before.hull, found.masts - before.masts
    over = part if (masts if part == "hull" else hull) else "none"
    lost = {"guns": before.bordee - found.guns, "crew": before.abordage - found.crew}
    args: dict[str, object] = {"ship": sea.label(name), "hull": hull, "masts": masts, "over": over, **told, **lost}
    sea.tell(Event("damage", "BB-9.1", args, ship=name, blow=Blow("", on=name, loss={name: hull + masts}), beat=beat))
    if found.fallen:
        down, side = sea.masts_down(sea.ships[name]), lee_side(sea, sea.ships[name])
        args = {"ship": sea.label(name), "down": down, "side": side}
        sea.tell(Event("mast-falls", "BB-10.1", args, ship=name, blow=Blow("mast", on=name), beat=beat))


class LeakCheck(Frame[Sea], frozen=True):
    """BB-10.5 An L box has been ticked: does she leak?"""

    ship: str
    bottom: bool

    def ask(self, sea: Sea) -> Roll:
        faces = leak_faces(sea, self.ship, self.bottom)
        return for_ship(sea, "roll-leak-check", "BB-10.5", self.ship, worst=max(faces))

    def take(self, sea: Sea, die: int) -> None:
        leaks = die in leak_faces(sea, self.ship, self.bottom)
        args = {"ship": sea.label(self.ship), "leaks": int(leaks)}
        sea.tell(Event("leak-check", "BB-10.5", args, ship=self.ship, idle=not leaks, **sea.thrown("random", die)))
        if leaks:
            sea.then(Leak(self.ship))


class Leak(Frame[Sea], frozen=True):
    """BB-10.6 A leak: a die says in which turn it sinks her, if it is not stopped."""

    ship: str

    def ask(self, sea: Sea) -> Roll | None:
        if sea.ships[self.ship].gone:
            return None
        return for_ship(sea, "roll-leak-time", "BB-10.6", self.ship, turn=sea.turn + sea.charts.leak_check.turns)

    def take(self, sea: Sea, die: int | None) -> None:
        if die is None:
            return
        turn = sea.turn + sea.charts.leak_check.turns + die
        sea.change(self.ship, leaks=(*sea.ships[self.ship].leaks, turn))
        args = {"ship": sea.label(self.ship), "turn": turn}
        sea.tell(Event("leak", "BB-10.6", args, ship=self.ship, **sea.thrown("random", die)))


def lose_crew(sea: Sea, ship: str, points: int, rule: str = "BB-10.3") -> None:
    """BB-10.3 ABORDAGE lost, down to 0; nothing more happens to a ship that is sunk."""
    here = sea.ships[ship]
    lost = min(points, here.abordage)
    if here.gone or not lost:
        return
    sea.change(ship, abordage=here.abordage - lost)
    args = {"ship": sea.label(ship), "points": lost, "left": here.abordage - lost}
    sea.tell(Event("crew-lost", rule, args, ship=ship, blow=Blow("", on=ship, loss={ship: lost})))


class CrewLost(Frame[Sea], frozen=True):
    """BB-8.11 A rake at point-blank sweeps the decks."""

    ship: str
    points: int
    rule: str

    def take(self, sea: Sea, _: None) -> None:
        lose_crew(sea, self.ship, self.points, self.rule)
