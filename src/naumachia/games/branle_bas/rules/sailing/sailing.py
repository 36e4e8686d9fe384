"""BB-6.3 to BB-6.9, BB-6.12 A ship under sail: unit moves, tacking, drift, anchors."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from naumachia.geometry.plane import Pose
from naumachia.kernel import Act, Acts, Answer, Band, Choose, Event, Frame, Leg, Refusal, Roll, ShipDecides, always, nothing
from naumachia.kernel.shown.picture import Option

from ...comfort.standing_orders import order_fleet, quiet
from ...pieces import Run, Waypoint
from ...state import Sea
from ..contact.collision import Contact
from ..flags import Settle
from ..gunnery.damage import lost_capacities
from ..losses import ground
from ..winds import EDGE, EDGES, Edge, in_irons, on_edge, other_edge, phi, tack_turn
from .courses import bands, leg_bar, may_end, over, tack_bar
from .fleeing import course
from .forecast import shown_lead, shown_leg, shown_on
from .gliding import put, straight, tell_moved, turn
from .sample import legs_that_matter
from .speeds import drift_course, speed

BUT_ONE = "but-one"


def due_to_tack(sea: Sea, ship: str) -> bool:
    """BB-6.8 Whether a ship that missed stays must test again; not once it lies off the wind, nor while it flees (BB-9.4)."""
    here = sea.ships[ship]
    return here.missed_stays and abs(phi(sea.wind, here.h)) >= EDGE and not here.fleeing


def reckon(sea: Sea, ship: str) -> Run:
    """BB-6.5 The move of a ship, judged once when its place comes."""
    here = sea.ships[ship]
    moves, full, half = speed(sea, here)
    return Run(ship, moves, full, half, flee=course(sea, here))


def set_sail(sea: Sea, ship: str, run: Run | None = None) -> None:
    """BB-6.8, BB-6.9 A ship sails: it tacks if it must, and in irons has a choice of its own."""
    sea.run, here = run or reckon(sea, ship), sea.ships[ship]
    if here.missed_stays and abs(phi(sea.wind, here.h)) < EDGE:
        sea.change(ship, missed_stays=False)
    if in_irons(sea.wind, here.h):
        sea.then(Irons(ship))
    elif due_to_tack(sea, ship):
        sea.then(Tack(ship, other_edge(sea.wind, here.h)))
    else:
        sea.then(Step(ship))


def turns_told(open_: tuple[Band, ...]) -> dict[str, object]:
    """How far a ship may turn to either side, and whether that is anything to speak of."""
    port, starboard = -min([band.turn_from for band in open_]), max([band.turn_to for band in open_])
    ways = {(False, False): "none", (True, False): "port", (False, True): "starboard", (True, True): "either"}
    way = "both" if port == starboard > 0 else ways[port > 0, starboard > 0]
    return {"port": port, "starboard": starboard, "way": way}


def onward(moves: int) -> tuple[str, ...]:
    """Straight on with all unit moves left; or with all but the last, which is then asked for."""
    return ("on", BUT_ONE) if moves > 1 else ("on",)


def step_asked(sea: Sea, ship: str) -> Leg | None:
    """BB-6.3, BB-6.4 The unit move a ship is asked for; nothing at the end of its move, or where there is no choice."""
    run = sea.run
    if over(sea, run):
        return None
    assert run is not None
    open_ = bands(sea, run)
    words = [*(["tack"] if tack_bar(sea, ship) is None else []), *(["end"] if may_end(sea, run) else [])]
    if not words and len(open_) == 1 and len(open_[0]) == 1:
        return None
    args = {"ship": sea.label(ship), "moves": run.moves, "full": run.full, "half": run.half, "made": run.made}
    args |= {
        "flees": int(run.flee is not None),
        "prize": int(sea.ships[ship].prize),
        "lost": lost_capacities(sea, sea.ships[ship]),
        "least": 0 if may_end(sea, run) else sea.charts.movement.minimum,
        "room": run.full - run.half,
        **turns_told(open_),
        "line": int(bool(run.squadron)),
    }
    return Leg(
        "ask-step",
        sea.ships[ship].controller,
        "BB-9.4" if run.flee is not None else "BB-7.4" if run.squadron else "BB-6.3",
        ship=ship,
        bands=open_,
        path=(sea.ships[ship].pose,),
        args=args,
        answers=tuple(words),
        shortcuts=onward(run.moves) if (run.full, 0) in open_[0] else (),
        asides=sea.asides(sea.ships[ship].controller),
        turn_last=True,
        onward="on" if run.moves > 1 else "",
    )


def step_bar(sea: Sea, ship: str, answer: Answer) -> Refusal:
    """Return the refusal of a leg, a tack or the end of the move."""
    run = sea.run
    assert run is not None
    if isinstance(answer, tuple) and len(answer) == 2 and (bar := leg_bar(sea, run, *answer)):
        return bar
    if answer == "tack" and (bar := tack_bar(sea, ship)):
        return bar
    if answer in ("on", BUT_ONE):
        return Refusal("BB-6.3", "no-on", {"ship": sea.label(ship)})
    if answer == "end":
        args = {"ship": sea.label(ship), "made": run.made, "least": sea.charts.movement.minimum}
        flees = run.flee is not None
        return Refusal("BB-9.4" if flees else "BB-6.4", "no-end-flee" if flees else "no-end", args)
    return Refusal("BB-6.3", "no-such-choice", {"answer": str(answer)})


def leg_shown(sea: Sea, ship: str, distance: int, degrees: int) -> Option:
    """A leg somebody weighs; of a leader, with those who follow."""
    if sea.run is not None and sea.run.squadron:
        return shown_lead(sea, sea.run, distance, degrees)
    return shown_leg(sea, ship, distance, degrees)


def step_shown(sea: Sea, ship: str, answer: str) -> Option:
    """A word instead of a leg, as shown."""
    if answer in ("on", BUT_ONE) and sea.run is not None:
        return shown_on(sea, sea.run, answer)
    rule = "BB-6.8" if answer == "tack" else "BB-6.4"
    return Option(answer, f"do-{answer}", rule, {"ship": sea.label(ship)}, ship=ship, risky=answer == "tack")


class Step(Frame[Sea], frozen=True):
    """BB-6.3 One unit move: straight on by half to one, or half and a turn; asked where there is a choice.

    The shortcut `on` is all unit moves left, straight on, or all but `keep`; a contact brings the question back.
    """

    ends = ("end",)

    ship: str
    on: bool = False
    keep: int = 0

    def ask(self, sea: Sea) -> Leg | None:
        return None if self.goes_on(sea.run) else step_asked(sea, self.ship)

    def goes_on(self, run: Run | None) -> bool:
        """Straight on, as was said, without another word."""
        return self.on and run is not None and not run.met and run.moves > self.keep

    def take(self, sea: Sea, answer: tuple[int, int] | str | None) -> None:
        run = sea.run
        if over(sea, run) or answer == "end":
            sea.then(EndOfMove(self.ship))
        elif answer == "tack":
            sea.then(Tack(self.ship, other_edge(sea.wind, sea.ships[self.ship].h)))
        else:
            assert run is not None
            on = answer in ("on", BUT_ONE) or self.goes_on(run)
            leg = answer if isinstance(answer, tuple) else (run.full, 0) if on else bands(sea, run)[0].number(0)
            sea.then(Step(self.ship, on, 1 if answer == BUT_ONE else 0 if answer else self.keep))
            unit_move(sea, self.ship, *leg, on)

    def sample(self, sea: Sea) -> list[tuple[int, int]]:
        return legs_that_matter(sea, self.ship)

    def show_pose(self, sea: Sea, pose: tuple[int, ...]) -> Option:
        return leg_shown(sea, self.ship, pose[0], pose[1])

    def show(self, sea: Sea, answer: str) -> Option:
        return step_shown(sea, self.ship, answer)

    def refuse(self, sea: Sea, answer: Answer) -> Refusal:
        return step_bar(sea, self.ship, answer)


def unit_move(sea: Sea, ship: str, distance: int, degrees: int, on: bool = False) -> None:
    """BB-6.3 Ahead, then perhaps a turn; a contact ends the unit move, a turn that ends on an edge the whole move (BB-6.7)."""
    run, start = sea.run, sea.ships[ship].pose
    assert run is not None
    way = straight(sea, ship, distance)
    path = [start, way.pose]
    ahead, swung = way.made, 0
    met = run.met and not on  # who goes straight on is asked again only after another contact
    run = replace(run, moves=run.moves - 1, made=run.made + way.made, begun=True, met=met)
    if degrees and not way.met:
        way = turn(sea, ship, degrees, way.pose)
        path.append(way.pose)
        swung = way.made
        if not way.met and on_edge(sea.wind, way.pose.h):
            run = replace(run, moves=0)
    sea.run = run
    put(sea, ship, way.pose)
    beat = int(on or bool(run.squadron))  # the last leg of a leader is seen as one with the ways of those who follow
    side = "port" if degrees < 0 else "starboard"
    if ahead or swung:  # who lies against another makes no way at all: that she runs into it says it
        tell_moved(sea, ship, path, "moved", "BB-6.3", beat, way=ahead, turn=swung, side=side)
    if run.squadron and degrees and not way.met:
        mark_turn(sea, run, way.pose, degrees)
    if way.met:
        if run.squadron:
            break_line(sea, run)
        sea.then(Contact(ship, way.met))


def mark_turn(sea: Sea, run: Run, pose: Pose, degrees: int) -> None:
    """BB-7.4, BB-7.5 A turn of the leader is a waypoint for the line; those of one phase are one turning order."""
    squadron = sea.squadrons[run.squadron]
    turning = squadron.turning if run.turn else len(squadron.waypoints)
    waypoints = (*squadron.waypoints, Waypoint(pose.x, pose.y, pose.h))
    sea.squadrons = sea.squadrons | {squadron.id: replace(squadron, waypoints=waypoints, turning=turning)}
    sea.run = replace(run, turn=1 if degrees > 0 else -1)


def break_line(sea: Sea, run: Run) -> None:
    """BB-7.4 The leader has made contact: the formation breaks up and its list is emptied."""
    disband(sea, run.squadron)
    sea.run = replace(run, squadron="")


def disband(sea: Sea, squadron: str) -> None:
    """BB-7.4 A squadron has no line and no list."""
    old = sea.squadrons[squadron]
    new = replace(old, order="free", line=(), leader="", waypoints=(), places={}, turning=-1)
    sea.squadrons = sea.squadrons | {squadron: new}


def irons_edges(sea: Sea, ship: str) -> tuple[Edge, ...]:
    """BB-6.9, BB-9.4 The edges a ship in irons may test for; one that flees, that on the side of its way out."""
    flee = sea.run.flee if sea.run is not None else None
    return tuple(edge for edge, angle in EDGES.items() if not flee or flee * angle > 0)


def edge_bar(sea: Sea, ship: str, edge: str) -> Refusal | None:
    """BB-9.4 Why a ship in irons cannot test for an edge."""
    if edge not in EDGES:
        return Refusal("BB-6.9", "no-such-choice", {"answer": edge})
    return None if edge in irons_edges(sea, ship) else Refusal("BB-9.4", "no-tack-flee", {"ship": sea.label(ship)})


def tack(sea: Sea, ship: str, edge: str) -> None:
    """BB-6.9 A test for an edge."""
    sea.then(Tack(ship, edge))


def ahead_bar(sea: Sea, ship: str, _: str = "") -> Refusal | None:
    """BB-6.9 A ship that missed stays must test."""
    return Refusal("BB-6.8", "no-ahead", {"ship": sea.label(ship)}) if due_to_tack(sea, ship) else None


def ahead(sea: Sea, ship: str, _: str) -> None:
    """BB-6.9 Straight ahead by the least way."""
    sea.then(EndOfMove(ship))
    assert sea.run is not None
    sea.change(ship, missed_stays=False)
    unit_move(sea, ship, sea.run.half, 0)


def edge_option(sea: Sea, ship: str, edge: str) -> Option:
    """An edge to test for."""
    args = {"ship": sea.label(ship), "edge": edge}
    return Option(f"tack:{edge}", "do-tack-edge", "BB-6.9", args, ship=ship, risky=True)


class Irons(ShipDecides[Sea], frozen=True):
    """BB-6.9 A ship in irons tests to come out on either tack, or goes on straight ahead (BB-R56)."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("BB-6.9", "no-such-choice"),
        Act("ahead", "BB-6.9", lambda sea, ship: () if ahead_bar(sea, ship) else ("",), ahead, bar=ahead_bar),
        Act("tack", "BB-6.9", irons_edges, tack, edge_option, edge_bar),
    )

    def ask(self, sea: Sea) -> Choose:
        side = sea.ships[self.ship].controller
        return sea.choose("ask-irons", side, "BB-6.9", self.acts.open(sea, self.ship), ship=sea.label(self.ship))


class Tack(Frame[Sea], frozen=True):
    """BB-6.8 Two random dice added: she goes about and makes the least way, or misses stays and drifts."""

    ship: str
    edge: str

    def ask(self, sea: Sea) -> Roll:
        rule, args = sea.charts.tack_test, {"ship": sea.label(self.ship), "edge": self.edge}
        return Roll("roll-tack", sea.ships[self.ship].controller, "BB-6.8", sea.die("random"), rule.dice, args)

    def take(self, sea: Sea, values: tuple[int, ...]) -> None:
        assert sea.run is not None
        done = sum(values) > sea.charts.tack_test.fails_to
        args = {"ship": sea.label(self.ship), "total": sum(values), "done": int(done), "edge": self.edge}
        sea.tell(Event("tack-test", "BB-6.8", args, ship=self.ship, **sea.thrown("random", *values)))
        sea.run = replace(sea.run, moves=0, begun=True)
        sea.change(self.ship, missed_stays=not done)
        sea.then(EndOfMove(self.ship))
        if done:
            go_about(sea, self.ship, "3" if self.edge == "3" else "11")
        else:
            sea.then(Drift(self.ship, "BB-6.8"))


def go_about(sea: Sea, ship: str, edge: Edge) -> None:
    """BB-6.8, BB-6.9 The turn through the eye of the wind, or away from it, then the least way ahead, both swept."""
    start = sea.ships[ship].pose
    swung = turn(sea, ship, tack_turn(sea.wind, start.h, edge))
    way = swung if swung.met else straight(sea, ship, sea.charts.movement.minimum, swung.pose)
    put(sea, ship, way.pose)
    tell_moved(sea, ship, [start, swung.pose, way.pose], "tacked", "BB-6.8")
    if way.met:
        sea.then(Contact(ship, way.met))


class Drift(Frame[Sea], frozen=True):
    """BB-6.6 Straight downwind, heading unchanged; BB-11.8 what it meets it cannot avoid."""

    ship: str
    rule: str = "BB-6.6"

    def take(self, sea: Sea, _: None) -> None:
        ship = sea.ships[self.ship]
        if ship.gone or sea.linked(self.ship):  # BB-11.7 who has been made fast this turn does not drift in it
            return
        way = sea.charts.movement.drift
        made = straight(sea, self.ship, way, course=(sea.wind + 180) % 360 if self.rule == "BB-6.8" else drift_course(sea, ship))
        put(sea, self.ship, made.pose)
        tell_moved(sea, self.ship, [ship.pose, made.pose], "drifted", self.rule, way=made.made)
        if made.met:
            sea.then(Contact(self.ship, made.met, drifting=True))


class EndOfMove(Frame[Sea], frozen=True):
    """BB-13.2 At the end of a move or drift a shoal may wreck a ship."""

    ship: str

    def take(self, sea: Sea, _: None) -> None:
        if ground(sea, self.ship):
            sea.then(Settle())


def cut_cable(sea: Sea, ship: str, _: str) -> None:
    """BB-6.12 She drifts this turn and sails from the next on."""
    sea.change(ship, anchored=False)
    sea.tell(Event("cut", "BB-6.12", {"ship": sea.label(ship)}, ship=ship))
    sea.then(Drift(ship, "BB-6.12"), EndOfMove(ship))


def all_stay(sea: Sea, ship: str, _: str) -> None:
    """This ship stays, and so do all of the fleet until their admiral says otherwise."""
    order_fleet(sea, sea.ships[ship].controller, "anchor", "stay")


class Anchored(ShipDecides[Sea], frozen=True):
    """BB-6.12 A ship at anchor stays, or cuts her cable (BB-R52); not asked where a standing order says that all stay."""

    acts: ClassVar[Acts[Sea, str]] = Acts(
        Refusal("BB-6.12", "no-such-choice"),
        Act("cut", "BB-6.12", always, cut_cable),
        Act("stay", "BB-6.12", always, nothing, passes=True),
        Act("all-stay", "BB-6.12", always, all_stay, shortcut=True),
    )

    def ask(self, sea: Sea) -> Choose | None:
        side = sea.ships[self.ship].controller
        if not side or quiet(sea, side, "anchor"):
            return None
        return sea.choose("ask-anchor", side, "BB-6.12", ("cut", "stay"), ("all-stay",), ship=sea.label(self.ship))
