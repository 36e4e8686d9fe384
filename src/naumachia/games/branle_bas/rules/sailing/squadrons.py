"""BB-7 Squadrons: who takes part, and how a line moves together or in succession."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.geometry.plane import square_of_distance
from naumachia.kernel import Frame, Refusal

from ...pieces import Run, Squadron
from ...state import Sea
from ..contact.collision import Contact
from ..winds import in_irons
from .alongside import PartFromFellows, fellows
from .following import follow
from .gliding import put, tell_moved
from .moving_together import Together, out
from .order_of_movement import ShipActs
from .sailing import EndOfMove, Step, disband, due_to_tack, reckon
from .speeds import drifts, line_speed


def takes_part_bar(sea: Sea, squadron: Squadron, ship: str) -> Refusal | None:
    """BB-7.1 Why a ship acts alone, its place in the line apart."""
    reason = _acts_alone(sea, squadron, ship)
    return Refusal("BB-7.1", reason, {"ship": sea.label(ship)}) if reason else None


def _acts_alone(sea: Sea, squadron: Squadron, ship: str) -> str:
    """BB-7.1 The words for why a ship acts alone; empty where it takes part."""
    here = sea.ships[ship]
    if here.gone or here.controller != squadron.side or here.fleeing or here.moved:
        return "no-line-lost"
    if here.anchored:
        return "no-line-anchored"
    if in_irons(sea.wind, here.h) or due_to_tack(sea, ship):
        return "no-line-irons"
    return "no-line-drifts" if drifts(sea, here) else ""


def taking_part(sea: Sea, squadron: Squadron, ships: tuple[str, ...]) -> tuple[str, ...]:
    """BB-7.1 The ships that move as one: each near enough to the next ahead that takes part; nobody where it is but one."""
    apart = sea.charts.squadrons.apart**2
    found: list[str] = []
    for name in ships:
        ship = sea.ships[name]
        if _acts_alone(sea, squadron, name):
            continue
        if found:
            ahead = sea.ships[found[-1]]
            if square_of_distance((ahead.x, ahead.y), (ship.x, ship.y)) > apart:
                continue
        found.append(name)
    return tuple(found) if len(found) > 1 else ()


class FormationActs(Frame[Sea], frozen=True):
    """BB-7.1 At the formation's place it is looked at again who takes part; the others act alone just after it."""

    squadron: str
    free: bool = False
    """BB-R73 Its ships have steered clear of prizes they lay against; who came to lie in irons by it has had its move."""

    def take(self, sea: Sea, _: None) -> None:
        squadron = sea.squadrons[self.squadron]
        line, declared = taking_part(sea, squadron, squadron.line), squadron.line
        if not self.free and (beside := [name for name in line if fellows(sea, name)]):
            sea.then(*(LineShipParts(name) for name in beside), FormationActs(self.squadron, free=True))
            return
        if not line:
            disband(sea, self.squadron)
            sea.then(Stragglers(declared))
            return
        moves, full, half = line_speed(sea, [sea.ships[name] for name in line])
        if squadron.order == "together":
            sea.squadrons = sea.squadrons | {self.squadron: replace(squadron, line=line)}
            sea.run = None
            sea.then(Together(self.squadron, moves, full, half), Stragglers(declared))
            return
        if line[0] != squadron.leader:
            squadron = replace(squadron, leader=line[0], waypoints=(), places={}, turning=-1)
        sea.squadrons = sea.squadrons | {self.squadron: replace(squadron, line=line)}
        sea.run, sea.acting = Run(line[0], moves, full, half, squadron=self.squadron), line[0]
        sea.change(line[0], moved=True)
        sea.then(Step(line[0]), Followers(self.squadron), Stragglers(declared))


class LineShipParts(Frame[Sea], frozen=True):
    """BB-R73 A ship of a formation steers clear of the prizes it lies against before the formation moves."""

    ship: str
    parted: bool = False

    def take(self, sea: Sea, _: None) -> None:
        if not self.parted:
            sea.acting, sea.run = self.ship, reckon(sea, self.ship)
            sea.then(PartFromFellows(self.ship), LineShipParts(self.ship, parted=True))
        elif sea.run is not None and sea.run.moves < 1:
            sea.change(self.ship, moved=True)
            sea.then(EndOfMove(self.ship))


class Stragglers(Frame[Sea], frozen=True):
    """BB-7.1 Those of a line that have not begun to move act alone, in its order."""

    ships: tuple[str, ...]

    def take(self, sea: Sea, _: None) -> None:
        sea.then(*(ShipActs(name) for name in self.ships if not sea.ships[name].moved))


class Followers(Frame[Sea], frozen=True):
    """BB-7.4 Each follower in order travels the same distance as the leader; a line that broke up has none."""

    squadron: str

    def take(self, sea: Sea, _: None) -> None:
        run, squadron = sea.run, sea.squadrons[self.squadron]
        if run is not None and run.squadron == self.squadron:
            sea.then(*(Follow(self.squadron, name, run.made, run.full, run.half) for name in squadron.line[1:]))


class Follow(Frame[Sea], frozen=True):
    """BB-7.4 A follower goes from waypoint to waypoint as far as the leader has gone; in contact it drops out."""

    squadron: str
    ship: str
    distance: int
    full: int
    half: int

    def take(self, sea: Sea, _: None) -> None:
        if out(sea, self.ship):
            return
        sea.change(self.ship, moved=True)
        path, left, met, passed = follow(sea, self.squadron, self.ship, self.distance)
        squadron = sea.squadrons[self.squadron]
        if passed != squadron.places.get(self.ship, 0):
            squadron = replace(squadron, places=squadron.places | {self.ship: passed})
            sea.squadrons = sea.squadrons | {self.squadron: squadron}
        put(sea, self.ship, path[-1])
        tell_moved(sea, self.ship, path, "followed", "BB-7.4", beat=1, idle=not met, way=self.distance - left)
        if met:
            sea.run = Run(self.ship, left // self.full, self.full, self.half, self.distance - left, begun=True)
            sea.acting = self.ship
            sea.then(Contact(self.ship, met), Step(self.ship))
        else:
            sea.then(EndOfMove(self.ship))
