"""BB-11.2 to BB-11.5, BB-11.8 Contact: who strikes, the collision test, and what comes of it."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from naumachia.kernel import Act, Acts, Blow, Choose, Deciding, Event, Frame, Message, Refusal, Roll, always, nothing
from naumachia.kernel.shown.picture import Option, Pose

from ...pieces import SIDES, Link, Side
from ...state import Sea
from ..flags import Settle, Yield
from ..gunnery.damage import Hull, Masts
from ..sailing.gliding import put, tell_moved
from ..sailing.steering_clear import clear_pose, downwind_side
from ..winds import in_irons
from .boarding import board_bar, grapple, retake_bar
from .prizes import retake, take


def stop(sea: Sea) -> None:
    """The move under way is over."""
    if sea.run is not None:
        sea.run = replace(sea.run, moves=0)


def spend(sea: Sea) -> None:
    """BB-6.11 An avoidance or a separation costs one unit move, if any is left."""
    if sea.run is not None:
        sea.run = replace(sea.run, moves=max(0, sea.run.moves - 1))


def between(sea: Sea, ship: str, other: str) -> dict[str, Message]:
    """Return the arguments that name both ships."""
    return {"ship": sea.label(ship), "other": sea.label(other)}


class Contact(Frame[Sea], frozen=True):
    """BB-11.2 A ship has run into another: it may strike to it, be taken or test for collision; then flags are looked at."""

    ship: str
    other: str
    drifting: bool = False

    def take(self, sea: Sea, _: None) -> None:
        one, other = self.ship, self.other
        if sea.run is not None:
            sea.run = replace(sea.run, met=True)
        sea.tell(Event("contact", "BB-11.2", between(sea, one, other), ship=one, blow=Blow("collision", one, other, True)))
        struck = _struck(sea, one, other)
        fighting = sea.enemies(one, other) and not struck
        tests = (Yield(other, one), Yield(one, other)) if fighting else ()
        sea.then(*tests, Collide(one, other, self.drifting, struck), Settle(), AfterContact(one, other, struck))


def _struck(sea: Sea, one: str, other: str) -> int:
    """How many of two ships have struck."""
    return sea.ships[one].struck + sea.ships[other].struck


class Collide(Frame[Sea], frozen=True):
    """BB-11.2 If one has struck the move ends; a ship nobody holds is taken (b); else the collision test (c)."""

    ship: str
    other: str
    drifting: bool
    struck: int

    def take(self, sea: Sea, _: None) -> None:
        mine, theirs = sea.ships[self.ship], sea.ships[self.other]
        if mine.gone or theirs.gone or _struck(sea, self.ship, self.other) > self.struck:
            stop(sea)
        elif (
            theirs.struck and not theirs.controller and not mine.struck and mine.controller != theirs.owner and not mine.hampered
        ):
            take(sea, self.other, self.ship)
            stop(sea)
        else:
            sea.then(CollisionTest(self.ship, self.other, self.drifting))


class AfterContact(Frame[Sea], frozen=True):
    """BB-11.2 The mover's move ends too if one of the two strikes when flags are brought up to date."""

    ship: str
    other: str
    struck: int

    def take(self, sea: Sea, _: None) -> None:
        if _struck(sea, self.ship, self.other) > self.struck:
            stop(sea)


class CollisionTest(Frame[Sea], frozen=True):
    """BB-11.2 The collision die (BB-R25: friends test too): entangled, a light collision, avoid or board."""

    ship: str
    other: str
    drifting: bool

    def ask(self, sea: Sea) -> Roll:
        mine = sea.ships[self.ship]
        args = between(sea, self.ship, self.other) | {"drifting": int(self.drifting)}
        return Roll("roll-collision", mine.controller or mine.owner, "BB-11.2", sea.die("collision"), args=args)

    def take(self, sea: Sea, face: int) -> None:
        one, other, rule = self.ship, self.other, sea.charts.collision
        result = sea.charts.collision_die.faces[face - 1]
        args = between(sea, one, other) | {"result": result}
        blow = Blow("collision", one, other, result == "choice")
        sea.tell(Event("collision-test", "BB-11.2", args, ship=one, **sea.thrown("collision", face), blow=blow))
        if result == "entangled":
            mine, theirs = violent_points(sea, one, other)
            stop(sea)
            sea.then(Hull(one, mine), Masts(one, mine), Hull(other, theirs), Masts(other, theirs), Entangle(one, other))
        elif result == "light":
            sea.then(Hull(one, rule.light), Hull(other, rule.light), Light(one, other, self.drifting))
        else:
            sea.then(Avoid(one, other, self.drifting))


def violent_points(sea: Sea, ship: str, other: str) -> tuple[int, int]:
    """BB-11.3 Points of hull and of masts for each: the ship of the lower class takes the difference of ranks more (BB-R23)."""
    rule, below = sea.charts.collision, sea.kind(ship).rank - sea.kind(other).rank
    return rule.violent + rule.per_rank * max(0, below), rule.violent + rule.per_rank * max(0, -below)


class Entangle(Frame[Sea], frozen=True):
    """BB-11.3 If both are still afloat they are locked together, and impeded (BB-R21)."""

    ship: str
    other: str

    def take(self, sea: Sea, _: None) -> None:
        one, other = sea.ships[self.ship], sea.ships[self.other]
        if one.gone or other.gone:
            return
        rule = sea.charts.impeded
        sea.tie(Link(self.ship, self.other, "entangled", sea.turn))
        sea.change(self.ship, impeded=rule.rammer)
        sea.change(self.other, impeded=max(other.impeded, rule.rammed))
        args = between(sea, self.ship, self.other)
        sea.tell(Event("entangled", "BB-11.3", args, ship=self.ship, blow=Blow("grapple", self.ship, self.other)))


def steer_clear(sea: Sea, ship: str, other: str, side: Side, rule: str) -> bool:
    """2.4 CLEAR is carried out; with no way out, or a heading in irons, the move ends: whether it may go on."""
    before = sea.ships[ship].pose
    pose = clear_pose(sea, ship, other, side)
    args = {"other": sea.label(other), "side": side}
    if pose is None:
        sea.tell(Event("not-clear", rule, {"ship": sea.label(ship), **args}, ship=ship, idle=True))
        stop(sea)
        return False
    put(sea, ship, pose)
    tell_moved(sea, ship, [before, pose], "clear", rule, other=sea.label(other), side=side)
    if in_irons(sea.wind, pose.h):
        stop(sea)
        return False
    return True


def clear_path(sea: Sea, ship: str, other: str, side: Side) -> tuple[Pose, ...]:
    """2.4 From where a ship lies to where CLEAR would put it, as drawn."""
    pose = clear_pose(sea, ship, other, side)
    return tuple(Pose(float(at.x), float(-at.y), float((at.h - 90) % 360)) for at in (sea.ships[ship].pose, pose) if at)


class PairDecides(Deciding[Sea], frozen=True):
    """A question to a ship about another it has met; its acts are told the frame."""

    ship: str
    other: str
    drifting: bool

    def may_manoeuvre(self, sea: Sea) -> bool:
        """BB-11.8 Not while drifting, nor once either is gone."""
        return not (self.drifting or sea.ships[self.ship].gone or sea.ships[self.other].gone)


def retry_bar(sea: Sea, ask: PairDecides, _: str = "") -> Refusal | None:
    """BB-11.4 Why a ship cannot try again to board: it must be allowed to, and have a unit move left."""
    if sea.run is None or sea.run.moves < 1:
        return Refusal("BB-11.4", "no-retry-moves", between(sea, ask.ship, ask.other))
    return board_bar(sea, ask.ship, ask.other)


def retry(sea: Sea, ask: PairDecides, _: str) -> None:
    """BB-11.4 Another collision test, for a unit move."""
    sea.tell(Event("tries-again", "BB-11.4", between(sea, ask.ship, ask.other), ship=ask.ship))
    spend(sea)
    sea.then(CollisionTest(ask.ship, ask.other, ask.drifting))


def separate(sea: Sea, ask: PairDecides, _: str) -> None:
    """BB-11.4 Clear on the downwind side, for a unit move if any is left (BB-R24)."""
    spend(sea)
    steer_clear(sea, ask.ship, ask.other, downwind_side(sea, ask.ship, ask.other), "BB-11.4")


class Light(PairDecides, frozen=True):
    """BB-11.4 After a light collision the mover tries again to board, or separates; BB-11.8 a drifting one stays."""

    acts: ClassVar[Acts[Sea, PairDecides]] = Acts(
        Refusal("BB-11.4", "no-such-choice"),
        Act("separate", "BB-11.4", always, separate, words="separate-light"),
        Act("retry", "BB-11.4", lambda sea, ask: () if retry_bar(sea, ask) else ("",), retry, bar=retry_bar),
    )

    def ask(self, sea: Sea) -> Choose | None:
        if not self.may_manoeuvre(sea) or retry_bar(sea, self):
            return None
        ship, other, side = sea.label(self.ship), sea.label(self.other), sea.ships[self.ship].controller
        return sea.choose("ask-light", side, "BB-11.4", self.acts.open(sea, self), ship=ship, other=other)

    def skip(self, sea: Sea) -> None:
        if self.may_manoeuvre(sea):
            separate(sea, self, "")


def avoid_sides(sea: Sea, ask: PairDecides) -> tuple[str, ...]:
    """BB-11.5 Either side; BB-11.8 none for a ship that drifts."""
    return () if ask.drifting else SIDES


def avoid(sea: Sea, ask: PairDecides, side: str) -> None:
    """BB-11.5 Clear on the side chosen, for a unit move if any is left."""
    spend(sea)
    steer_clear(sea, ask.ship, ask.other, "port" if side == "port" else "starboard", "BB-11.5")


def avoid_option(sea: Sea, ask: PairDecides, side: str) -> Option:
    """A side to swing to, with the place it leads to."""
    path = clear_path(sea, ask.ship, ask.other, "port" if side == "port" else "starboard")
    args = between(sea, ask.ship, ask.other) | {"side": side}
    return Option(f"avoid:{side}", "do-avoid", "BB-11.5", args, ship=ask.ship, path=path)


def board(sea: Sea, ask: PairDecides, _: str) -> None:
    """BB-11.5 Grapnels are thrown; the move ends."""
    grapple(sea, ask.ship, ask.other)
    stop(sea)


def take_back(sea: Sea, ask: PairDecides, _: str) -> None:
    """BB-9.10 The prize is taken back; the move ends."""
    retake(sea, ask.ship, ask.other)
    stop(sea)


def drifts(sea: Sea, ask: PairDecides) -> tuple[str, ...]:
    """BB-11.8 A ship that drifts may do nothing."""
    return ("",) if ask.drifting else ()


def _barred(bar: Any) -> Any:
    return lambda sea, ask, _="": bar(sea, ask.ship, ask.other)


def _open(bar: Any) -> Any:
    return lambda sea, ask: () if bar(sea, ask.ship, ask.other) else ("",)


def _target(verb: str, rule: str) -> Any:
    def shown(sea: Sea, ask: PairDecides, _: str) -> Option:
        return Option(verb, f"do-{verb}", rule, between(sea, ask.ship, ask.other), ship=ask.ship, target=ask.other)

    return shown


class Avoid(PairDecides, frozen=True):
    """BB-11.5 Avoid, board, or retake (BB-9.10); BB-11.8 a drifting ship boards, retakes (BB-R69) or does nothing."""

    acts: ClassVar[Acts[Sea, PairDecides]] = Acts(
        Refusal("BB-11.5", "no-such-choice"),
        Act("avoid", "BB-11.5", avoid_sides, avoid, avoid_option),
        Act("board", "BB-11.5", _open(board_bar), board, _target("board", "BB-11.5"), _barred(board_bar)),
        Act("retake", "BB-9.10", _open(retake_bar), take_back, _target("retake", "BB-9.10"), _barred(retake_bar)),
        Act("nothing", "BB-11.8", drifts, nothing, words="no-boarding"),
    )

    def ask(self, sea: Sea) -> Choose | None:
        side = sea.ships[self.ship].controller
        answers = self.acts.open(sea, self) if side else ()
        if len(answers) < 2:
            return None
        return sea.choose("ask-avoid", side, "BB-11.5", answers, ship=sea.label(self.ship), other=sea.label(self.other))
