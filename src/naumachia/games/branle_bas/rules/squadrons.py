"""BB-7 Squadrons: who takes part, and how a line moves together or in succession."""

from __future__ import annotations

from msgspec.structs import replace

from naumachia.geometry.plane import square_of_distance
from naumachia.kernel import CONCEDE, Answer, Band, Frame, Leg, Refusal
from naumachia.kernel.picture import Option

from ..pieces import Run, Squadron
from ..state import Sea
from .contact import Contact
from .courses import bands_of, edge_turns, leg_bar
from .following import follow
from .forecast import shown_leg
from .gliding import put, straight, tell_moved, turn
from .places import ShipActs
from .sailing import EndOfMove, Step, disband, due_to_tack
from .sample import legs_of
from .speeds import drift_reasons, line_speed
from .winds import in_irons, on_edge


def takes_part_bar(sea: Sea, squadron: Squadron, ship: str) -> Refusal | None:
    """BB-7.1 Why a ship acts alone, its place in the line apart."""
    here, args = sea.ships[ship], {"ship": sea.label(ship)}
    if here.gone or here.controller != squadron.side or here.fleeing or here.moved:
        return Refusal("BB-7.1", "no-line-lost", args)
    if here.anchored:
        return Refusal("BB-7.1", "no-line-anchored", args)
    if in_irons(sea.wind, here.h) or due_to_tack(sea, ship):
        return Refusal("BB-7.1", "no-line-irons", args)
    return Refusal("BB-7.1", "no-line-drifts", args) if drift_reasons(sea, here) else None


def taking_part(sea: Sea, squadron: Squadron, ships: tuple[str, ...]) -> tuple[str, ...]:
    """BB-7.1 The ships that move as one: each near enough to the next ahead that takes part; nobody where it is but one."""
    apart = sea.charts.squadrons.apart**2
    found: list[str] = []
    for name in ships:
        ship = sea.ships[name]
        if takes_part_bar(sea, squadron, name):
            continue
        if found:
            ahead = sea.ships[found[-1]]
            if square_of_distance((ahead.x, ahead.y), (ship.x, ship.y)) > apart:
                continue
        found.append(name)
    return tuple(found) if len(found) > 1 else ()


def drop(sea: Sea, squadron: str, ship: str) -> None:
    """A ship no longer moves with its line."""
    old = sea.squadrons[squadron]
    new = replace(old, line=tuple(name for name in old.line if name != ship))
    sea.squadrons = sea.squadrons | {squadron: new}


class FormationActs(Frame[Sea], frozen=True):
    """BB-7.1 At the formation's place it is looked at again who takes part; the others act alone just after it."""

    squadron: str

    def take(self, sea: Sea, _: None) -> None:
        squadron = sea.squadrons[self.squadron]
        line, declared = taking_part(sea, squadron, squadron.line), squadron.line
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


class Stragglers(Frame[Sea], frozen=True):
    """BB-7.1 Those of a line that have not begun to move act alone, in its order."""

    ships: tuple[str, ...]

    def take(self, sea: Sea, _: None) -> None:
        sea.then(*(ShipActs(name) for name in self.ships if not sea.ships[name].moved))


class Together(Frame[Sea], frozen=True):
    """BB-7.3 Each unit move ordered is carried out by every ship of the line in turn, leader first."""

    squadron: str
    moves: int
    full: int
    half: int
    made: int = 0

    def run(self, sea: Sea) -> Run:
        """The line's unit move, as that of its leader."""
        return Run(self.moving(sea)[0], self.moves, self.full, self.half, self.made, begun=self.made > 0)

    def moving(self, sea: Sea) -> list[str]:
        """BB-7.1 Those still in the line: sunk, struck and linked ships are out."""
        line = sea.squadrons[self.squadron].line
        return [name for name in line if not sea.ships[name].gone and not sea.ships[name].struck and not sea.linked(name)]

    def bands(self, sea: Sea) -> tuple[Band, ...]:
        """BB-7.3 The unit moves that are legal for every ship still moving."""
        turns = [edge_turns(sea, name) for name in self.moving(sea)]
        return bands_of(self.run(sea), (max(low for low, _ in turns), min(high for _, high in turns)))

    def only(self, sea: Sea) -> tuple[int, int] | None:
        """The unit move to which there is no other: it is not asked."""
        if not self.moving(sea) or self.moves < 1 or self.made >= sea.charts.movement.minimum:
            return None
        bands = self.bands(sea)
        return bands[0].number(0) if sum(map(len, bands)) == 1 else None

    def ask(self, sea: Sea) -> Leg | None:
        moving = self.moving(sea)
        if not moving or self.moves < 1:
            return None
        run, bands = self.run(sea), self.bands(sea)
        if self.only(sea) is not None:
            return None
        args = {"ship": sea.label(run.ship), "moves": self.moves, "full": self.full, "half": self.half, "made": self.made}
        return Leg(
            "ask-together",
            sea.ships[run.ship].controller,
            "BB-7.3",
            ship=run.ship,
            bands=bands,
            path=(sea.ships[run.ship].pose,),
            args=args | {"squadron": sea.label(self.squadron), "ships": len(moving)},
            answers=("end",) if self.made >= sea.charts.movement.minimum else (),
            asides=(CONCEDE,),
            turn_last=True,
        )

    def take(self, sea: Sea, answer: tuple[int, int] | str | None) -> None:
        moving = self.moving(sea)
        answer = self.only(sea) if answer is None else answer
        if not isinstance(answer, tuple):
            sea.then(*(EndOfMove(name) for name in sea.squadrons[self.squadron].line))
            return
        order = Together(self.squadron, self.moves - 1, self.full, self.half, self.made + answer[0])
        sea.then(*(Carry(self.squadron, name, *answer, self.moves - 1, self.full, self.half) for name in moving), order)

    def sample(self, sea: Sea) -> list[tuple[int, int]]:
        """Orders that matter, for programs."""
        asked = self.ask(sea)
        return legs_of(asked.bands) if asked is not None else []

    def show_pose(self, sea: Sea, pose: tuple[int, ...]) -> Option:
        """An order somebody weighs, as the leader would carry it out, and where the others would come to lie."""
        moving = self.moving(sea)
        shown = shown_leg(sea, moving[0], pose[0], pose[1], "BB-7.3")
        company = tuple((name, shown_leg(sea, name, pose[0], pose[1]).path[-1]) for name in moving[1:])
        return replace(shown, company=company)

    def show(self, sea: Sea, answer: str) -> Option:
        return Option(answer, f"do-{answer}", "BB-6.4", {"ship": sea.label(self.moving(sea)[0])}, ship=self.moving(sea)[0])

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        """What stands against an order: the law of a unit move, or a ship of the line that it would take into irons."""
        run = self.run(sea)
        if isinstance(answer, tuple) and len(answer) == 2:
            if bar := leg_bar(sea, run, *answer):
                return bar
            for name in self.moving(sea):
                if bar := leg_bar(sea, replace(run, ship=name), *answer):
                    return Refusal("BB-7.3", bar.key, bar.args)
        args = {"ship": sea.label(run.ship), "made": self.made, "least": sea.charts.movement.minimum}
        return (
            Refusal("BB-6.4", "no-end", args) if answer == "end" else Refusal("BB-7.3", "no-such-choice", {"answer": str(answer)})
        )


class Carry(Frame[Sea], frozen=True):
    """BB-7.3 One ship carries the order out; in contact it leaves the formation, settles it and plays what it has left."""

    squadron: str
    ship: str
    distance: int
    degrees: int
    moves: int
    full: int
    half: int

    def take(self, sea: Sea, _: None) -> None:
        ship = sea.ships[self.ship]
        if ship.gone or ship.struck or sea.linked(self.ship):
            return
        sea.change(self.ship, moved=True)
        start, way = ship.pose, straight(sea, self.ship, self.distance)
        path, made = [start, way.pose], way.made
        if self.degrees and not way.met:
            way = turn(sea, self.ship, self.degrees, way.pose)
            path.append(way.pose)
        put(sea, self.ship, way.pose)
        side = "port" if self.degrees < 0 else "starboard"
        tell_moved(sea, self.ship, path, "moved", "BB-7.3", beat=1, way=self.distance, turn=abs(self.degrees), side=side)
        if way.met:
            drop(sea, self.squadron, self.ship)
            sea.run, sea.acting = Run(self.ship, self.moves, self.full, self.half, made, begun=True), self.ship
            sea.then(Contact(self.ship, way.met), Step(self.ship))
        elif self.degrees and on_edge(sea.wind, way.pose.h):
            drop(sea, self.squadron, self.ship)
            sea.then(EndOfMove(self.ship))


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
        ship = sea.ships[self.ship]
        if ship.gone or ship.struck or sea.linked(self.ship):
            return
        sea.change(self.ship, moved=True)
        path, left, met, passed = follow(sea, self.squadron, self.ship, self.distance)
        squadron = sea.squadrons[self.squadron]
        if passed != squadron.places.get(self.ship, 0):
            squadron = replace(squadron, places=squadron.places | {self.ship: passed})
            sea.squadrons = sea.squadrons | {self.squadron: squadron}
        put(sea, self.ship, path[-1])
        tell_moved(sea, self.ship, path, "followed", "BB-7.4", beat=1, way=self.distance - left)
        if met:
            sea.run = Run(self.ship, left // self.full, self.full, self.half, self.distance - left, begun=True)
            sea.acting = self.ship
            sea.then(Contact(self.ship, met), Step(self.ship))
        else:
            sea.then(EndOfMove(self.ship))
