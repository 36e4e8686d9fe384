"""BB-11.6, BB-11.7, BB-11.9 Linked ships: separation, grapnels in place of tangled rigging, and the drift of a group."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.geometry.plane import Base, advance, sweep_leg
from naumachia.kernel import Act, Acts, Choose, Event, Frame, Refusal, Roll, ShipDecides, always
from naumachia.kernel.shown.picture import Option

from ...pieces import SIDES, Link, Ship
from ...state import Sea
from ..sailing.fleeing import course
from ..sailing.gliding import put, tell_moved
from ..sailing.sailing import Drift, EndOfMove, Step, reckon
from ..sailing.speeds import drift_reasons
from .boarding import board_bar, grapple
from .collision import Contact, between, steer_clear, stop

Groups = tuple[tuple[str, ...], ...]


def separations(sea: Sea, ship: str) -> list[str]:
    """BB-11.6 One link, and the side to swing to."""
    others = sorted((link.to(ship) for link in sea.links_of(ship)), key=sea.index)
    return [f"{other}:{side}" for other in others for side in SIDES]


def part(sea: Sea, ship: str, what: str) -> None:
    """BB-11.6 Friends part without a test (BB-R25); enemies roll."""
    other, _, side = what.partition(":")
    friends = sea.ships[ship].controller == sea.ships[other].controller
    sea.then(Parted(ship, other, side) if friends else SeparationTest(ship, other, side))


def part_option(sea: Sea, ship: str, what: str) -> Option:
    """A link to break."""
    other, _, side = what.partition(":")
    friends = sea.ships[ship].controller == sea.ships[other].controller
    args = between(sea, ship, other) | {"side": side, "friends": int(friends)}
    return Option(f"separate:{what}", "do-separate", "BB-11.6", args, ship=ship, target=other, risky=not friends)


def grapnel_bar(sea: Sea, ship: str, other: str) -> Refusal | None:
    """BB-11.9 Why a ship cannot put a grapnel in place of the entanglement: it must be free to board (BB-R22)."""
    link = sea.link(ship, other) if other in sea.ships else None
    if link is None or link.kind != "entangled":
        return Refusal("BB-11.9", "no-grapnel", {"ship": sea.label(ship)})
    return board_bar(sea, ship, other)


def grapnels(sea: Sea, ship: str) -> list[str]:
    """BB-11.9 The ships that may be boarded over an entanglement."""
    return [link.to(ship) for link in sea.links_of(ship) if grapnel_bar(sea, ship, link.to(ship)) is None]


def put_grapnel(sea: Sea, ship: str, other: str) -> None:
    """BB-11.9 GRAPNEL for ENTANGLED, without a test; they were held together before."""
    old = sea.link(ship, other)
    grapple(sea, ship, other)
    new = sea.link(ship, other)
    assert old is not None
    assert new is not None
    sea.tie(replace(new, since=old.since))
    sea.change(ship, held=True)


def grapnel_option(sea: Sea, ship: str, other: str) -> Option:
    """A ship to be boarded over the entanglement."""
    return Option(f"grapple:{other}", "do-grapple", "BB-11.9", between(sea, ship, other), ship=ship, target=other)


def wait(sea: Sea, ship: str, _: str = "") -> None:
    """BB-11.7 It stays with those it is linked to."""
    sea.change(ship, held=True)


class MayPart(ShipDecides[Sea], frozen=True):
    """BB-11.6, BB-11.9 A linked ship at its place may try once to break one link, or board over an entanglement."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("BB-11.6", "no-such-choice"),
        Act("wait", "BB-11.7", always, wait, words="wait-linked"),
        Act("separate", "BB-11.6", separations, part, part_option),
        Act("grapple", "BB-11.9", grapnels, put_grapnel, grapnel_option, grapnel_bar),
    )

    def ask(self, sea: Sea) -> Choose | None:
        side = sea.ships[self.ship].controller
        if not side or not sea.linked(self.ship):
            return None
        return sea.choose("ask-link", side, "BB-11.6", self.acts.open(sea, self.ship), ship=sea.label(self.ship))

    def skip(self, sea: Sea) -> None:
        wait(sea, self.ship)


class SeparationTest(Frame[Sea], frozen=True):
    """BB-11.6 One random die; each of the two ships has its own try (BB-R59)."""

    ship: str
    other: str
    side: str

    def ask(self, sea: Sea) -> Roll:
        mine = sea.ships[self.ship]
        args = between(sea, self.ship, self.other)
        return Roll("roll-separation", mine.controller, "BB-11.6", sea.die("random"), args=args)

    def take(self, sea: Sea, value: int) -> None:
        done = value in sea.charts.separation_test.success
        args = between(sea, self.ship, self.other) | {"rolled": value, "done": int(done)}
        sea.tell(Event("separation-test", "BB-11.6", args, ship=self.ship, **sea.thrown("random", value)))
        if done:
            sea.then(Parted(self.ship, self.other, self.side))
        else:
            wait(sea, self.ship)


class Parted(Frame[Sea], frozen=True):
    """BB-11.6 The link goes; with no other it steers clear for a unit move and sails on, or drifts if it must."""

    ship: str
    other: str
    side: str

    def take(self, sea: Sea, _: None) -> None:
        link = sea.link(self.ship, self.other)
        assert link is not None
        sea.cut(link)
        sea.tell(Event("parted", "BB-11.6", between(sea, self.ship, self.other), ship=self.ship))
        ship = sea.ships[self.ship]
        if sea.linked(self.ship):
            wait(sea, self.ship)
            return
        if ship.anchored:
            return
        drifts, run = bool(drift_reasons(sea, ship)), reckon(sea, self.ship)
        sea.run = replace(run, moves=run.moves - 1, parted=True)
        goes_on = steer_clear(sea, self.ship, self.other, "port" if self.side == "port" else "starboard", "BB-11.6")
        sea.run = replace(sea.run, flee=course(sea, sea.ships[self.ship]))
        if drifts:
            stop(sea)
            sea.then(*((Drift(self.ship),) if goes_on else ()), EndOfMove(self.ship))
        else:
            sea.then(Step(self.ship))


def groups(sea: Sea) -> Groups:
    """BB-11.7 Ships joined by links that are older than the turn, by index."""
    left = {ship.id for ship in sea.afloat}
    found: list[tuple[str, ...]] = []
    old = [link for link in sea.links if link.since < sea.turn]
    for ship in sea.afloat:
        if ship.id in left and any(link.joins(ship.id) for link in old):
            body = _joined(ship.id, old)
            left -= body
            found.append(tuple(sorted(body, key=sea.index)))
    return tuple(found)


def _joined(ship: str, links: list[Link]) -> set[str]:
    body, edge = {ship}, [ship]
    while edge:
        here = edge.pop()
        for link in links:
            if link.joins(here) and link.to(here) not in body:
                body.add(link.to(here))
                edge.append(link.to(here))
    return body


class GroupDrift(Frame[Sea], frozen=True):
    """BB-11.7 When its last member has acted the group drifts as one body; those left alone since their place drift alone."""

    ships: tuple[str, ...]

    def take(self, sea: Sea, _: None) -> None:
        here = [sea.ships[name] for name in self.ships if not sea.ships[name].gone]
        body = [ship for ship in here if any(link.since < sea.turn for link in sea.links_of(ship.id))]
        alone = [ship for ship in here if ship.held and not sea.linked(ship.id) and not ship.anchored]
        frames: list[Frame[Sea]] = [] if not body or self.stays(sea, body) else [BodyDrift(tuple(ship.id for ship in body))]
        for ship in alone:
            frames += [Drift(ship.id), EndOfMove(ship.id)]
        sea.then(*frames)

    def stays(self, sea: Sea, body: list[Ship]) -> bool:
        """BB-11.7 One at anchor, or made fast this turn to a ship outside the body (BB-R70), holds them all."""
        names = {ship.id for ship in body}
        fast = any(link.since >= sea.turn and (link.one in names) != (link.other in names) for link in sea.links)
        return fast or any(ship.anchored for ship in body)


class BodyDrift(Frame[Sea], frozen=True):
    """BB-11.7 The body goes downwind and stops a step short of any outsider: a contact of the member that touched."""

    ships: tuple[str, ...]

    def take(self, sea: Sea, _: None) -> None:
        sea.run, sea.acting = None, self.ships[0]
        bases, course, way = sea.bases, (sea.wind + 180) % 360, sea.charts.movement.drift
        names = [name for name in bases if name not in self.ships]
        outside = [bases[name] for name in names]
        first, pair = way + 1, ("", "")
        for ship in self.ships:
            found = sweep_leg(bases[ship], min(way, first - 1), outside, course=course)
            if found is not None:
                first, pair = found.step, (ship, names[found.by[0]])
        for ship in self.ships:
            _carry(sea, bases[ship], ship, course, first - 1)
        met = (Contact(*pair, drifting=True),) if pair[0] else ()
        sea.then(*met, *(EndOfMove(ship) for ship in self.ships))


def _carry(sea: Sea, base: Base, ship: str, course: int, way: int) -> None:
    pose = advance(base.pose, way, course=course)
    put(sea, ship, pose)
    tell_moved(sea, ship, [base.pose, pose], "drifted-linked", "BB-11.7", beat=1, way=way)
